/** Tickets: what it admits to, when and where as fields, a stub to tear off; seat and number given, or lines for them. */
import type { PieceFormat } from '../page.ts'
import { cinema } from './cinema.ts'
import { concert } from './concert.ts'
import { keepsake } from './keepsake.ts'
import { pass } from './pass.ts'

export const ticket: PieceFormat = {
  piece: 'ticket',
  leads: ['headline', 'brand', 'offer', 'quote', 'tagline'],
  layouts: [concert, cinema, pass, keepsake],
}
