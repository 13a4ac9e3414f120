import { asTold } from '../shared/as-told/archetypes.ts'
import { GROUNDS } from '../shared/sheet.ts'
import type { Kind } from '../types.ts'
import { baselineRow } from './baseline-row.ts'
import { bordered } from './bordered.ts'
import { cornerAnchors } from './corner-anchors.ts'
import { cropMark } from './crop-mark.ts'
import { hugeName } from './huge-name.ts'
import { leftRail } from './left-rail.ts'
import { monogram } from './monogram.ts'
import { back, cardOf } from './parts.ts'
import { patternSide } from './pattern-side.ts'
import { personFirst } from './person-first.ts'
import { photoBand } from './photo-band.ts'
import { photoHalf } from './photo-half.ts'
import { plaque } from './plaque.ts'
import { quietList } from './quiet-list.ts'
import { splitColour } from './split-colour.ts'
import { stamp } from './stamp.ts'
import { toneOnTone } from './tone-on-tone.ts'
import { twoColumns } from './two-columns.ts'
import { watermark } from './watermark.ts'

export const businessCard: Kind = {
  name: 'business-card',
  archetypes: [
    ...asTold('business-card', (composition) => [back(cardOf(composition), GROUNDS.accent)]),
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
