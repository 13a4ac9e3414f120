/** Postcards: a picture with a greeting, or the other side: a message, a stamp, lines for an address. */
import type { PieceFormat } from '../page.ts'
import { bordered } from './bordered.ts'
import { letters } from './letters.ts'
import { mailed } from './mailed.ts'
import { backs } from './parts.ts'
import { views } from './views.ts'

export const postcard: PieceFormat = {
  piece: 'postcard',
  leads: ['headline', 'quote', 'brand', 'offer', 'tagline'],
  layouts: [letters, bordered, mailed, views, ...backs],
}
