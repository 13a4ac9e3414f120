import { column, frame } from '../../../scene/build.ts'
import type { Vector } from '../../../scene/types.ts'
import { scene } from '../../shared/brief-scene.ts'
import { regularPolygon } from '../../shared/geometry.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import { standingOut } from '../../shared/standing-out.ts'
import { hasPictogram, pictogram } from '../../shared/subject.ts'
import type { Archetype } from '../../types.ts'
import { bannerSheet } from '../parts/banner-sheet.ts'
import { words } from '../parts/word-block.ts'

/** The subject larger than anything else, half over a disc, a tilted square or a hexagon of colour. */
export const spotlight: Archetype = {
  name: 'spotlight',
  example: 'Banner for Kiln & Clay teapots, "Made to be poured from", Shop the set, sage and terracotta',
  suits: (brief) =>
    brief.negatives.some(({ what }) => what === 'icon') || brief.picture?.treatAs === 'photo' ? 0 : 0.75,
  compose(composition) {
    const sheet = bannerSheet(composition)
    const { brief, direction, width, height, margin, proportion, random } = sheet
    const across = proportion === 'strip' || proportion === 'wide'
    const ground = random.pick([GROUNDS.paper, GROUNDS.surface])
    const back = random.pick(['accent', 'secondary'] as const)
    const [artWidth, artHeight] = across
      ? [Math.min(width * 0.46, height * (proportion === 'strip' ? 1.7 : 1)), height]
      : [width, Math.min(height * (proportion === 'tall' ? 0.48 : height < 400 ? 0.4 : 0.5), width * 1.5)]
    const side = Math.min(artWidth, artHeight)
    const size = side * (proportion === 'strip' ? 0.78 : 0.94)
    const form = side * (proportion === 'strip' ? 1.1 : 0.9)
    const shift = side * 0.1
    const d = random.pick([
      'M0 50A50 50 0 1 1 100 50A50 50 0 1 1 0 50Z',
      'M8 18L82 8L92 82L18 92Z',
      regularPolygon(50, 50, 50, 6, 12),
      'M0 100V50A50 50 0 0 1 100 50V100Z',
    ])
    const shape: Vector = {
      type: 'vector',
      id: 'form',
      role: 'background',
      at: {
        left: (artWidth - form) / 2 + shift,
        top: (artHeight - form) / 2 + (proportion === 'strip' ? 0 : shift * 0.6),
      },
      width: form,
      height: form,
      viewBox: [100, 100],
      shapes: [{ d, fill: back }],
    }
    const art = frame(
      'art',
      {
        role: 'group',
        at: across ? { right: 0, top: 0 } : { left: 0, bottom: 0 },
        width: artWidth,
        height: artHeight,
        clip: true,
      },
      [
        shape,
        ...(hasPictogram(sheet)
          ? pictogram(sheet, standingOut(sheet, [back, ground.fill], ['ink', 'accent', 'onAccent']), {
              at: { left: (artWidth - size) / 2 - shift * 0.6, top: (artHeight - size) / 2 },
              width: size,
              height: size,
              behind: back,
            })
          : []),
      ],
    )
    return scene(brief, direction, [
      {
        name: 'banner',
        root: column('root', { fill: ground.fill, clip: true }, [
          art,
          words(sheet, ground, {
            width: across ? width - artWidth : width,
            height: across ? height : height - artHeight,
            padding: margin,
            button: ['accent', 'onAccent'],
            share: across ? 0.5 : 0.42,
          }),
        ]),
      },
    ])
  },
}
