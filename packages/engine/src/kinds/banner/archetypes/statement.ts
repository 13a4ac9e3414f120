import { column } from '../../../scene/build.ts'
import { scene } from '../../shared/brief-scene.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import type { Archetype } from '../../types.ts'
import { bannerSheet, proportionOf } from '../parts/banner-sheet.ts'
import { words } from '../parts/word-block.ts'

/** Nothing but type on a full ground of colour. */
export const statement: Archetype = {
  name: 'statement',
  example: 'Instagram post "We are hiring two bakers" for Sweet Crumb, call to action Apply today, warm red',
  suits: (brief) => (brief.picture?.treatAs === 'photo' ? 0.1 : proportionOf(brief) === 'tall' ? 0.25 : 0.6),
  compose(composition) {
    const sheet = bannerSheet(composition)
    const { brief, direction, width, height, margin, random } = sheet
    const ground = random.pick([GROUNDS.accent, GROUNDS.ink, GROUNDS.secondary])
    const align = random.chance(0.3) && sheet.proportion !== 'strip' ? ('center' as const) : ('start' as const)
    return scene(brief, direction, [
      {
        name: 'banner',
        root: column('root', { fill: ground.fill }, [
          words(sheet, ground, {
            width,
            height,
            padding: margin * 1.15,
            mark: true,
            button: [ground.ink, ground.fill],
            align,
          }),
        ]),
      },
    ])
  },
}
