import type { Kind } from '../types.ts'
import { bentoHero } from './archetypes/bento.ts'
import { booking } from './archetypes/booking.ts'
import { broadsheet } from './archetypes/broadsheet.ts'
import { collage } from './archetypes/collage.ts'
import { contents } from './archetypes/contents.ts'
import { editorial } from './archetypes/editorial.ts'
import { fullBleed } from './archetypes/full-bleed.ts'
import { horizon } from './archetypes/horizon.ts'
import { marquee } from './archetypes/marquee.ts'
import { nameplate } from './archetypes/nameplate.ts'
import { product } from './archetypes/product.ts'
import { SCREENS } from './archetypes/screens.ts'
import { split } from './archetypes/split.ts'
import { typeOnly } from './archetypes/type-only.ts'
import { pagesOf } from './pages/pages.ts'
import { SITES } from './sites/all.ts'

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
    ...SCREENS,
    ...SITES,
  ],
  complete: pagesOf,
}
