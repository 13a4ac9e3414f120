/** The other side of postcards: a message, a stamp, lines for an address. Their fronts are sheets like any other. */
import type { PieceFormat } from '../page.ts'
import { backs } from './parts.ts'

export const postcard: PieceFormat = {
  piece: 'postcard',
  leads: ['headline', 'quote', 'brand', 'offer', 'tagline'],
  layouts: backs,
}
