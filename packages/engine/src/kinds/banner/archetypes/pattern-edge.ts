import { column, frame, row } from '../../../scene/build.ts'
import { scene } from '../../shared/brief-scene.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import { field } from '../../shared/subject.ts'
import type { Archetype } from '../../types.ts'
import { bannerSheet } from '../parts/banner-sheet.ts'
import { words } from '../parts/word-block.ts'

/** A band of pattern along one edge; calm ground for the words. */
export const patternEdge: Archetype = {
  name: 'pattern-edge',
  example: 'Web banner 970x250 for the Lisbon design fair, 6–7 June, "Barro & Cor", Get tickets, colourful',
  suits: (brief) =>
    brief.negatives.some(({ what }) => what === 'pattern') || brief.picture?.treatAs === 'photo' ? 0 : 0.75,
  compose(composition) {
    const motif = composition.direction.motif === 'none' ? 'quarter-circles' : composition.direction.motif
    const sheet = bannerSheet({ ...composition, direction: { ...composition.direction, motif } })
    const { brief, direction, width, height, margin, proportion, random } = sheet
    const across = proportion === 'strip' || proportion === 'wide'
    const ground = random.pick([GROUNDS.paper, GROUNDS.accent])
    const thick = across ? Math.min(width * 0.3, height * (proportion === 'strip' ? 1.3 : 0.42)) : height * 0.2
    const [bandWidth, bandHeight] = across ? [thick, height] : [width, thick]
    const colours =
      ground === GROUNDS.accent
        ? (['paper', 'ink', 'secondary', 'accent'] as const)
        : (['accent', 'secondary', 'ink', 'surface'] as const)
    const band = frame(
      'band',
      { role: 'band', fill: colours[3], width: bandWidth, height: bandHeight, clip: true },
      field(sheet, Math.round(bandWidth), Math.round(bandHeight), [...colours]),
    )
    const text = words(sheet, ground, {
      width: across ? width - thick : width,
      height: across ? height : height - thick,
      padding: margin,
      mark: true,
      button: ground === GROUNDS.accent ? ['onAccent', 'accent'] : ['accent', 'onAccent'],
    })
    const make = across ? row : column
    return scene(brief, direction, [
      { name: 'banner', root: make('root', { fill: ground.fill }, random.chance(0.5) ? [band, text] : [text, band]) },
    ])
  },
}
