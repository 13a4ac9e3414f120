import { picturedOn } from '../shared/pictured/archetypes.ts'
import { toldSheets } from '../shared/stated/archetypes.ts'
import { systemsOf } from '../shared/systems/archetypes.ts'
import { wordsAlone } from '../shared/systems/words.ts'
import { uncovered } from '../shared/uncovered.ts'
import { unpictured } from '../shared/unpictured.ts'
import { windowsOn } from '../shared/windows/archetypes.ts'
import { wordless } from '../shared/wordless.ts'
import type { Kind } from '../types.ts'
import { bands } from './archetypes/bands.ts'
import { checklist } from './archetypes/checklist.ts'
import { dateBlock } from './archetypes/date-block.ts'
import { offerBurst } from './archetypes/offer-burst.ts'
import { photoScrim } from './archetypes/photo-scrim.ts'
import { photoSide } from './archetypes/photo-side.ts'
import { quotation } from './archetypes/quotation.ts'
import { stripBlocks } from './archetypes/strip-blocks.ts'
import { ticket } from './archetypes/ticket.ts'

export const banner: Kind = {
  name: 'banner',
  archetypes: [
    ...wordless('Instagram post with a hot air balloon, without any text'),
    ...toldSheets('banner'),
    ...systemsOf('banner'),
    ...picturedOn('banner', wordsAlone),
    ...windowsOn('banner', wordsAlone),
    ...unpictured(uncovered([bands, offerBurst, dateBlock, ticket, checklist, quotation, stripBlocks])),
    ...uncovered([photoSide]),
    photoScrim,
  ],
}
