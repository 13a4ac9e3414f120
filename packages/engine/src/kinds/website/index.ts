import type { Kind } from '../types.ts'
import { bentoHero } from './archetypes/bento.ts'
import { booking } from './archetypes/booking.ts'
import { broadsheet } from './archetypes/broadsheet.ts'
import { editorial } from './archetypes/editorial.ts'
import { enquiry } from './archetypes/enquiry.ts'
import { framed } from './archetypes/framed.ts'
import { fullBleed } from './archetypes/full-bleed.ts'
import { nameplate } from './archetypes/nameplate.ts'
import { PHONES } from './archetypes/phones.ts'
import { podium } from './archetypes/podium.ts'
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
    editorial,
    enquiry,
    framed,
    fullBleed,
    nameplate,
    podium,
    split,
    typeOnly,
    ...PHONES,
    ...SCREENS,
    ...SITES,
  ],
  complete: pagesOf,
}
