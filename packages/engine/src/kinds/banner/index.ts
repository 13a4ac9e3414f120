import { asTold } from '../shared/as-told/archetypes.ts'
import type { Kind } from '../types.ts'
import { cornerDisc } from './corner-disc.ts'
import { patternEdge } from './pattern-edge.ts'
import { photoScrim } from './photo-scrim.ts'
import { photoSide } from './photo-side.ts'
import { split } from './split.ts'
import { statement } from './statement.ts'

export const banner: Kind = {
  name: 'banner',
  archetypes: [...asTold('banner'), split, statement, patternEdge, cornerDisc, photoSide, photoScrim],
}
