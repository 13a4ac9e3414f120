/** Vouchers and coupons: the value large, from whom, how long it holds; fields to fill in where nothing was given. */
import type { PieceFormat } from '../page.ts'
import { cutOut } from './cut-out.ts'
import { engraved } from './engraved.ts'
import { pictured } from './pictured.ts'
import { ribbon } from './ribbon.ts'
import { stubbed } from './stubbed.ts'

export const voucher: PieceFormat = {
  piece: 'voucher',
  leads: ['offer', 'price', 'headline', 'brand', 'quote', 'tagline'],
  layouts: [stubbed, engraved, ribbon, pictured, cutOut],
}
