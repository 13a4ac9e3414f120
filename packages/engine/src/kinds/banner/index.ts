import { photoSheets } from '../shared/photo-sheet.ts'
import { picturedOn } from '../shared/pictured/archetypes.ts'
import { toldSheets } from '../shared/stated/archetypes.ts'
import { systemsOf } from '../shared/systems/archetypes.ts'
import { wordsAlone } from '../shared/systems/words.ts'
import { windowsOn } from '../shared/windows/archetypes.ts'
import { wordless } from '../shared/wordless.ts'
import type { Kind } from '../types.ts'

export const banner: Kind = {
  name: 'banner',
  archetypes: [
    ...wordless('Instagram post with a hot air balloon, without any text'),
    ...toldSheets('banner'),
    ...systemsOf('banner'),
    ...picturedOn('banner', wordsAlone),
    ...windowsOn('banner', wordsAlone),
    ...photoSheets('banner'),
  ],
}
