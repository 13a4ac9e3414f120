import { column, row } from '../../../scene/build.ts'
import { scene } from '../../shared/brief-scene.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import { photo } from '../../shared/subject.ts'
import type { Archetype } from '../../types.ts'
import { bannerSheet } from '../parts/banner-sheet.ts'
import { words } from '../parts/word-block.ts'

/** The attached photo to one edge, the words on flat colour beside it. */
export const photoSide: Archetype = {
  name: 'photo-side',
  example: 'Banner with the attached photo "New season, new light" for Atelier Noma, Visit us',
  suits: (brief) =>
    brief.picture?.treatAs === 'photo' && !brief.negatives.some(({ what }) => what === 'picture') ? 1 : 0,
  compose(composition) {
    const sheet = bannerSheet(composition)
    const { brief, direction, width, height, margin, proportion, random } = sheet
    const across = proportion === 'strip' || proportion === 'wide'
    const ground = random.pick([GROUNDS.paper, GROUNDS.accent, GROUNDS.secondary])
    const share = { strip: 0.3, wide: 0.46, box: 0.46, tall: 0.48 }[proportion]
    const picture = photo(sheet, across ? { width: width * share, height } : { width, height: height * share })
    const text = words(sheet, ground, {
      width: across ? width * (1 - share) : width,
      height: across ? height : height * (1 - share),
      padding: margin,
      button: ground === GROUNDS.paper ? ['accent', 'onAccent'] : [ground.ink, ground.fill],
    })
    const make = across ? row : column
    return scene(brief, direction, [
      {
        name: 'banner',
        root: make('root', { fill: ground.fill }, random.chance(0.5) ? [...picture, text] : [text, ...picture]),
      },
    ])
  },
}
