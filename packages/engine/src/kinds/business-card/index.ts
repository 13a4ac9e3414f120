import { GROUNDS } from '../shared/sheet.ts'
import { toldCards } from '../shared/stated/archetypes.ts'
import type { Kind } from '../types.ts'
import { bordered } from './archetypes/bordered.ts'
import { colourBlocks } from './archetypes/colour-blocks.ts'
import { cropMark } from './archetypes/crop-mark.ts'
import { edge } from './archetypes/edge.ts'
import { initial } from './archetypes/initial.ts'
import { ledger } from './archetypes/ledger.ts'
import { letters } from './archetypes/letters.ts'
import { personFirst } from './archetypes/person-first.ts'
import { photoBand } from './archetypes/photo-band.ts'
import { photoHalf } from './archetypes/photo-half.ts'
import { plaque } from './archetypes/plaque.ts'
import { slant } from './archetypes/slant.ts'
import { window } from './archetypes/window.ts'
import { back, cardOf } from './parts/card.ts'

export const businessCard: Kind = {
  name: 'business-card',
  archetypes: [
    ...toldCards((composition) => [back(cardOf(composition), GROUNDS.accent)]),
    colourBlocks,
    ledger,
    letters,
    window,
    slant,
    initial,
    edge,
    bordered,
    personFirst,
    plaque,
    cropMark,
    photoHalf,
    photoBand,
  ],
}
