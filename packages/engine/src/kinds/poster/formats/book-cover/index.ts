/** Book covers: title and author, read at the size of a thumbnail; nothing stands in the fold beside the spine. */
import type { PieceFormat } from '../page.ts'
import { crop } from './crop.ts'
import { emblem } from './emblem.ts'
import { horizon } from './horizon.ts'
import { plate } from './plate.ts'
import { wall } from './wall.ts'

export const bookCover: PieceFormat = {
  piece: 'book-cover',
  leads: ['headline', 'quote', 'brand', 'tagline', 'offer'],
  layouts: [wall, emblem, horizon, plate, crop],
}
