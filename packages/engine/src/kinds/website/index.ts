import type { Kind } from '../types.ts'
import { bentoHero } from './archetypes/bento.ts'
import { editorial } from './archetypes/editorial.ts'
import { framed } from './archetypes/framed.ts'
import { fullBleed } from './archetypes/full-bleed.ts'
import { PHONES } from './archetypes/phones.ts'
import { SCREENS } from './archetypes/screens.ts'
import { split } from './archetypes/split.ts'
import { typeOnly } from './archetypes/type-only.ts'
import { pagesOf } from './pages/pages.ts'
import { SITES } from './sites/all.ts'

export const website: Kind = {
  name: 'website',
  archetypes: [bentoHero, editorial, framed, fullBleed, split, typeOnly, ...PHONES, ...SCREENS, ...SITES],
  complete: pagesOf,
}
