import { chooseIllustration, illustrates } from '../../../imagery/illustrations/registry.ts'
import { column, row } from '../../../scene/build.ts'
import type { Vector } from '../../../scene/types.ts'
import { scene } from '../../shared/brief-scene.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import type { Archetype } from '../../types.ts'
import { bannerSheet } from '../parts/banner-sheet.ts'
import { words } from '../parts/word-block.ts'

/** A drawn scene to one side, or at the foot of tall formats. */
export const landscape: Archetype = {
  name: 'landscape',
  example: 'Banner for Alpenhof hiking weekends, "Above the clouds", Book now, deep green and orange',
  suits: (brief) =>
    brief.picture?.treatAs === 'photo' || brief.negatives.some(({ what }) => what === 'picture')
      ? 0
      : illustrates(brief),
  compose(composition) {
    const sheet = bannerSheet(composition)
    const { brief, direction, width, height, margin, proportion, random } = sheet
    const across = proportion === 'strip' || proportion === 'wide'
    const ground = GROUNDS.paper
    const near = random.pick(['ink', 'secondary'] as const)
    const [artWidth, artHeight] = across
      ? [Math.round(Math.min(width * 0.46, height * (proportion === 'strip' ? 2.6 : 1.2))), Math.round(height)]
      : [Math.round(width), Math.round(height * (proportion === 'tall' ? 0.54 : height < 400 ? 0.4 : 0.52))]
    const art: Vector = {
      type: 'vector',
      id: 'scene',
      role: 'illustration',
      viewBox: [artWidth, artHeight],
      width: artWidth,
      height: artHeight,
      scale: 'cover',
      alt: brief.subject.about,
      shapes: [
        { d: `M0 0H${artWidth}V${artHeight}H0Z`, fill: 'surface' },
        ...chooseIllustration(brief, random.fork('which')).draw({
          width: artWidth,
          height: artHeight,
          random: random.fork('scene'),
          colours: {
            ground: 'surface',
            light: 'accent',
            far: 'line',
            middle: near === 'ink' ? 'secondary' : 'muted',
            near,
          },
        }),
      ],
    }
    const said = words(sheet, ground, {
      width: across ? width - artWidth : width,
      height: across ? height : height - artHeight,
      padding: margin,
      button: ['accent', 'onAccent'],
      share: 0.46,
    })
    return scene(brief, direction, [
      { name: 'banner', root: (across ? row : column)('root', { fill: ground.fill }, [said, art]) },
    ])
  },
}
