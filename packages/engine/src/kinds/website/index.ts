import type { Kind } from '../types.ts'
import { bentoHero } from './bento.ts'
import { booking } from './booking.ts'
import { broadsheet } from './broadsheet.ts'
import { collage } from './collage.ts'
import { contents } from './contents.ts'
import { editorial } from './editorial.ts'
import { fullBleed } from './full-bleed.ts'
import { horizon } from './horizon.ts'
import { marquee } from './marquee.ts'
import { nameplate } from './nameplate.ts'
import { product } from './product.ts'
import { split } from './split.ts'
import { typeOnly } from './type-only.ts'

export const website: Kind = {
  name: 'website',
  archetypes: [
    bentoHero,
    booking,
    broadsheet,
    collage,
    contents,
    editorial,
    fullBleed,
    horizon,
    marquee,
    nameplate,
    product,
    split,
    typeOnly,
  ],
}
