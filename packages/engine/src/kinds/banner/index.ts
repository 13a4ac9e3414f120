import { picturedOn } from '../shared/pictured/archetypes.ts'
import { statedLayouts } from '../shared/stated/archetypes.ts'
import { systemsOf } from '../shared/systems/archetypes.ts'
import { wordless } from '../shared/wordless.ts'
import type { Kind } from '../types.ts'
import { bands } from './archetypes/bands.ts'
import { bleed } from './archetypes/bleed.ts'
import { checklist } from './archetypes/checklist.ts'
import { dateBlock } from './archetypes/date-block.ts'
import { halfTone } from './archetypes/half-tone.ts'
import { offerBurst } from './archetypes/offer-burst.ts'
import { photoScrim } from './archetypes/photo-scrim.ts'
import { photoSide } from './archetypes/photo-side.ts'
import { quotation } from './archetypes/quotation.ts'
import { slant } from './archetypes/slant.ts'
import { split } from './archetypes/split.ts'
import { spotlight } from './archetypes/spotlight.ts'
import { statement } from './archetypes/statement.ts'
import { storyThirds } from './archetypes/story-thirds.ts'
import { stripBlocks } from './archetypes/strip-blocks.ts'
import { ticket } from './archetypes/ticket.ts'
import { tower } from './archetypes/tower.ts'
import { picturedWords } from './parts/pictured-words.ts'

export const banner: Kind = {
  name: 'banner',
  archetypes: [
    ...wordless('Instagram post with a hot air balloon, without any text'),
    ...statedLayouts('banner'),
    ...systemsOf('banner'),
    ...picturedOn('banner', picturedWords),
    split,
    spotlight,
    slant,
    statement,
    bands,
    bleed,
    halfTone,
    offerBurst,
    dateBlock,
    ticket,
    checklist,
    quotation,
    stripBlocks,
    storyThirds,
    tower,
    photoSide,
    photoScrim,
  ],
}
