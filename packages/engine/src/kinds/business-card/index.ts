import { GROUNDS } from '../shared/sheet.ts'
import { toldCards } from '../shared/stated/archetypes.ts'
import type { Kind } from '../types.ts'
import { baselineRow } from './archetypes/baseline-row.ts'
import { bordered } from './archetypes/bordered.ts'
import { cornerAnchors } from './archetypes/corner-anchors.ts'
import { cropMark } from './archetypes/crop-mark.ts'
import { hugeName } from './archetypes/huge-name.ts'
import { leftRail } from './archetypes/left-rail.ts'
import { monogram } from './archetypes/monogram.ts'
import { patternSide } from './archetypes/pattern-side.ts'
import { personFirst } from './archetypes/person-first.ts'
import { photoBand } from './archetypes/photo-band.ts'
import { photoHalf } from './archetypes/photo-half.ts'
import { plaque } from './archetypes/plaque.ts'
import { quietList } from './archetypes/quiet-list.ts'
import { splitColour } from './archetypes/split-colour.ts'
import { stamp } from './archetypes/stamp.ts'
import { toneOnTone } from './archetypes/tone-on-tone.ts'
import { twoColumns } from './archetypes/two-columns.ts'
import { watermark } from './archetypes/watermark.ts'
import { back, cardOf } from './parts/card.ts'

export const businessCard: Kind = {
  name: 'business-card',
  archetypes: [
    ...toldCards((composition) => [back(cardOf(composition), GROUNDS.accent)]),
    bordered,
    cornerAnchors,
    monogram,
    personFirst,
    plaque,
    hugeName,
    leftRail,
    patternSide,
    quietList,
    splitColour,
    twoColumns,
    watermark,
    baselineRow,
    cropMark,
    stamp,
    toneOnTone,
    photoHalf,
    photoBand,
  ],
}
