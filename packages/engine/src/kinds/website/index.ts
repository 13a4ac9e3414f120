import type { Kind } from '../types.ts'
import { bentoHero } from './archetypes/bento.ts'
import { booking } from './archetypes/booking.ts'
import { broadsheet } from './archetypes/broadsheet.ts'
import { contents } from './archetypes/contents.ts'
import { diagonal } from './archetypes/diagonal.ts'
import { editorial } from './archetypes/editorial.ts'
import { enquiry } from './archetypes/enquiry.ts'
import { framed } from './archetypes/framed.ts'
import { fullBleed } from './archetypes/full-bleed.ts'
import { horizon } from './archetypes/horizon.ts'
import { marquee } from './archetypes/marquee.ts'
import { nameplate } from './archetypes/nameplate.ts'
import { offerCard } from './archetypes/offer-card.ts'
import { PHONES } from './archetypes/phones.ts'
import { podium } from './archetypes/podium.ts'
import { product } from './archetypes/product.ts'
import { SCREENS } from './archetypes/screens.ts'
import { services } from './archetypes/services.ts'
import { split } from './archetypes/split.ts'
import { typeOnly } from './archetypes/type-only.ts'
import { wall } from './archetypes/wall.ts'
import { pagesOf } from './pages/pages.ts'
import { SITES } from './sites/all.ts'

export const website: Kind = {
  name: 'website',
  archetypes: [
    bentoHero,
    booking,
    broadsheet,
    contents,
    diagonal,
    editorial,
    enquiry,
    framed,
    fullBleed,
    horizon,
    marquee,
    nameplate,
    offerCard,
    podium,
    product,
    services,
    split,
    typeOnly,
    wall,
    ...PHONES,
    ...SCREENS,
    ...SITES,
  ],
  complete: pagesOf,
}
