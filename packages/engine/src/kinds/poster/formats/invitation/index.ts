/** Invitations: who invites to what, when and where in this order, how to answer; names lead, the occasion decides the ornament. */
import type { PieceFormat } from '../page.ts'
import { arch } from './arch.ts'
import { envelope } from './envelope.ts'
import { garden } from './garden.ts'
import { letterpress } from './letterpress.ts'
import { party } from './party.ts'

export const invitation: PieceFormat = {
  piece: 'invitation',
  leads: ['headline', 'brand', 'offer', 'quote', 'tagline', 'person'],
  layouts: [garden, arch, letterpress, envelope, party],
}
