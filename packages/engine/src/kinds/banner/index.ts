import { asTold } from '../shared/as-told/archetypes.ts'
import { wordless } from '../shared/wordless.ts'
import type { Kind } from '../types.ts'
import { bands } from './bands.ts'
import { bleed } from './bleed.ts'
import { checklist } from './checklist.ts'
import { cornerDisc } from './corner-disc.ts'
import { dateBlock } from './date-block.ts'
import { giantType } from './giant-type.ts'
import { halfTone } from './half-tone.ts'
import { landscape } from './landscape.ts'
import { offerBurst } from './offer-burst.ts'
import { patternEdge } from './pattern-edge.ts'
import { patternFrame } from './pattern-frame.ts'
import { photoScrim } from './photo-scrim.ts'
import { photoSide } from './photo-side.ts'
import { quotation } from './quotation.ts'
import { slant } from './slant.ts'
import { split } from './split.ts'
import { spotlight } from './spotlight.ts'
import { statement } from './statement.ts'
import { storyThirds } from './story-thirds.ts'
import { stripBlocks } from './strip-blocks.ts'
import { ticket } from './ticket.ts'
import { tower } from './tower.ts'
import { wallpaper } from './wallpaper.ts'

export const banner: Kind = {
  name: 'banner',
  archetypes: [
    ...wordless('Instagram post with a hot air balloon, without any text'),
    ...asTold('banner'),
    split,
    spotlight,
    slant,
    statement,
    giantType,
    bands,
    bleed,
    wallpaper,
    halfTone,
    landscape,
    offerBurst,
    dateBlock,
    ticket,
    checklist,
    quotation,
    patternEdge,
    patternFrame,
    cornerDisc,
    stripBlocks,
    storyThirds,
    tower,
    photoSide,
    photoScrim,
  ],
}
