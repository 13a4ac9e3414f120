/** The words of a banner where the picture leads: on the left of a wide one, at the head of others. */
import { row } from '../../../scene/build.ts'
import { scene } from '../../shared/brief-scene.ts'
import type { SetWords } from '../../shared/pictured/archetypes.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import { bannerSheet } from './banner-sheet.ts'
import { words } from './word-block.ts'

/** Shares of the sheet that the words have. */
const [WIDE, TALL] = [0.52, 0.48]

export const picturedWords: SetWords = (composition) => {
  const sheet = bannerSheet(composition)
  const { width, height, margin, proportion } = sheet
  const across = proportion === 'strip' || proportion === 'wide'
  const block = words(sheet, GROUNDS.paper, {
    width: across ? width * WIDE : width,
    height: across ? height : height * TALL,
    padding: margin,
    button: ['accent', 'onAccent'],
  })
  const root = row('root', { fill: 'paper', clip: true }, [block])
  return { scene: scene(composition.brief, composition.direction, [{ name: 'banner', root }]) }
}
