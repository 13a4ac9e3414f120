import { column, row } from '../../../scene/build.ts'
import { artBox } from '../../shared/art/art.ts'
import { scene } from '../../shared/brief-scene.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import type { Archetype } from '../../types.ts'
import { bannerSheet } from '../parts/banner-sheet.ts'
import { words } from '../parts/word-block.ts'

/** Words on one side, the subject on a field of colour on the other. */
export const split: Archetype = {
  name: 'split',
  example: 'Banner for Nordby Bikes "Ride into spring", city bikes ready to go, call to action Shop bikes, teal',
  suits: (brief) =>
    brief.picture?.treatAs === 'photo' ? 0 : brief.negatives.some(({ what }) => what === 'icon') ? 0.1 : 0.9,
  compose(composition) {
    const sheet = bannerSheet(composition)
    const { brief, direction, width, height, margin, proportion, random } = sheet
    const across = proportion === 'strip' || proportion === 'wide'
    const share = { strip: 0.24, wide: 0.44, box: height < 400 ? 0.36 : 0.46, tall: 0.44 }[proportion]
    const ground = random.pick([GROUNDS.paper, GROUNDS.surface, GROUNDS.ink])
    const art = random.pick([GROUNDS.accent, GROUNDS.accent, GROUNDS.secondary])
    const [artWidth, artHeight] = across ? [width * share, height] : [width, height * share]
    const panel = artBox(sheet, art.fill, artWidth, artHeight)
    const text = words(sheet, ground, {
      width: across ? width - artWidth : width,
      height: across ? height : height - artHeight,
      padding: margin,
      button: ['accent', 'onAccent'],
    })
    const parts = random.chance(across ? 0.75 : 0.4) ? [text, panel] : [panel, text]
    const make = across ? row : column
    return scene(brief, direction, [{ name: 'banner', root: make('root', { fill: ground.fill }, parts) }])
  },
}
