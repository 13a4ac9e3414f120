/** Programmes, timetables and schedules: the hours are what is drawn, to scale where the times say how long. */
import type { PieceFormat } from '../page.ts'
import { bands } from './bands.ts'
import { classical } from './classical.ts'
import { cover } from './cover.ts'
import { rail } from './rail.ts'
import { scale } from './scale.ts'

export const programme: PieceFormat = {
  piece: 'programme',
  leads: ['brand', 'headline', 'quote', 'tagline', 'offer', 'label'],
  layouts: [scale, rail, bands, cover, classical],
}
