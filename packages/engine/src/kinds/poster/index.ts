import { photoSheets } from '../shared/photo-sheet.ts'
import { picturedOn } from '../shared/pictured/archetypes.ts'
import { toldSheets } from '../shared/stated/archetypes.ts'
import { systemsOf } from '../shared/systems/archetypes.ts'
import { wordsAlone } from '../shared/systems/words.ts'
import { windowsOn } from '../shared/windows/archetypes.ts'
import { wordless } from '../shared/wordless.ts'
import type { Kind } from '../types.ts'
import { formats } from './formats/index.ts'

export const poster: Kind = {
  name: 'poster',
  archetypes: [
    ...wordless('Poster of a fox in the snow, no text'),
    ...formats,
    ...toldSheets('poster'),
    ...systemsOf('poster'),
    ...picturedOn('poster', wordsAlone),
    ...windowsOn('poster', wordsAlone),
    ...photoSheets('poster'),
  ],
}
