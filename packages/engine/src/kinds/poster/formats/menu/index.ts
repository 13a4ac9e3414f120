/** Menus: typographic order is the picture. Names and prices in columns, sections under titles. */
import type { PieceFormat } from '../page.ts'
import { blocks } from './blocks.ts'
import { board } from './board.ts'
import { counter } from './counter.ts'
import { fine } from './fine.ts'
import { leaders } from './leaders.ts'

export const menu: PieceFormat = {
  piece: 'menu',
  leads: ['brand', 'headline', 'offer', 'tagline', 'quote'],
  layouts: [leaders, board, counter, fine, blocks],
}
