import { column, frame } from '../../../scene/build.ts'
import { scene } from '../../shared/brief-scene.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import { field } from '../../shared/subject.ts'
import type { Archetype } from '../../types.ts'
import { bannerSheet } from '../parts/banner-sheet.ts'
import { words } from '../parts/word-block.ts'

/** Pattern all the way round, a calm panel within. */
export const patternFrame: Archetype = {
  name: 'pattern-frame',
  example: 'Instagram post "Spring menu is here" for Olive & Thyme, Reserve a table, green and pink, playful',
  suits: (brief) =>
    brief.picture?.treatAs === 'photo' || brief.negatives.some(({ what }) => what === 'pattern' || what === 'border')
      ? 0
      : 0.55,
  compose(composition) {
    const motif = composition.direction.motif === 'none' ? 'scallops' : composition.direction.motif
    const sheet = bannerSheet({ ...composition, direction: { ...composition.direction, motif } })
    const { brief, direction, width, height, margin, proportion, random } = sheet
    const panel = random.pick([GROUNDS.paper, GROUNDS.ink])
    const under = random.pick([GROUNDS.accent, GROUNDS.surface])
    const colours =
      under === GROUNDS.accent ? (['paper', 'secondary', 'ink'] as const) : (['accent', 'secondary', 'ink'] as const)
    const side = proportion === 'strip' ? height * 1.25 : Math.min(width, height) * 0.11
    const rim = proportion === 'strip' ? 0 : side
    const [w, h] = [width - 2 * side, height - 2 * rim]
    return scene(brief, direction, [
      {
        name: 'banner',
        root: column('root', { fill: under.fill, clip: true, layout: { padding: [rim, side, rim, side] } }, [
          ...field(sheet, width, height, [...colours], { at: { left: 0, top: 0 } }),
          frame('panel', { role: 'panel', fill: panel.fill, width: w, height: h, radius: direction.radius }, [
            words({ ...sheet, width: w, height: h }, panel, {
              width: w,
              height: h,
              padding: margin * (proportion === 'strip' ? 1.2 : 0.85),
              mark: true,
              button: panel === GROUNDS.ink ? ['paper', 'ink'] : ['accent', 'onAccent'],
              ...(proportion !== 'strip' && random.chance(0.6) && { align: 'center' as const }),
              share: 0.46,
            }),
          ]),
        ]),
      },
    ])
  },
}
