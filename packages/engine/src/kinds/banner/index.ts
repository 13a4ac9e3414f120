import { picturedOn } from '../shared/pictured/archetypes.ts'
import { toldSheets } from '../shared/stated/archetypes.ts'
import { systemsOf } from '../shared/systems/archetypes.ts'
import { wordsAlone } from '../shared/systems/words.ts'
import { uncovered } from '../shared/uncovered.ts'
import { windowsOn } from '../shared/windows/archetypes.ts'
import { wordless } from '../shared/wordless.ts'
import type { Kind } from '../types.ts'
import { photoScrim } from './archetypes/photo-scrim.ts'
import { photoSide } from './archetypes/photo-side.ts'

export const banner: Kind = {
  name: 'banner',
  archetypes: [
    ...wordless('Instagram post with a hot air balloon, without any text'),
    ...toldSheets('banner'),
    ...systemsOf('banner'),
    ...picturedOn('banner', wordsAlone),
    ...windowsOn('banner', wordsAlone),
    ...uncovered([photoSide]),
    photoScrim,
  ],
}
