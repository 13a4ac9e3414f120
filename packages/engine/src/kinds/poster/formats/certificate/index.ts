/** Certificates: who gets it, what for, who says so; what nobody gave is a line to write on. */
import type { PieceFormat } from '../page.ts'
import { engraved } from './engraved.ts'
import { party } from './party.ts'
import { plaque } from './plaque.ts'
import { poster } from './poster.ts'
import { sash } from './sash.ts'

export const certificate: PieceFormat = {
  piece: 'certificate',
  leads: ['headline', 'brand', 'offer', 'quote', 'tagline'],
  layouts: [engraved, sash, plaque, poster, party],
}
