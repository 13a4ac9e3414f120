import { column, frame } from '../../../scene/build.ts'
import type { Vector } from '../../../scene/types.ts'
import { scene } from '../../shared/brief-scene.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import type { Archetype } from '../../types.ts'
import { bannerSheet } from '../parts/banner-sheet.ts'
import { words } from '../parts/word-block.ts'

/** Two marks of quotation, drawn as large as the ground allows, and what was said on them. */
export const quotation: Archetype = {
  name: 'quotation',
  example: 'Instagram quote post: "Slow down, the mountain waits" for Alpenhof, dark green',
  suits: (brief) =>
    brief.picture?.treatAs === 'photo'
      ? 0
      : brief.copy.some(({ role }) => role === 'quote')
        ? 1
        : /\b(?:quote|testimonial|review|saying|motto)/i.test(brief.prompt)
          ? 0.9
          : 0,
  compose(composition) {
    const sheet = bannerSheet(composition)
    const { brief, direction, width, height, margin, proportion, random } = sheet
    const ground = random.pick([GROUNDS.accent, GROUNDS.paper, GROUNDS.ink, GROUNDS.secondary])
    const across = proportion === 'strip'
    const size = across ? height * 0.66 : Math.min(width, height) * (proportion === 'tall' ? 0.5 : 0.4)
    const mark: Vector = {
      type: 'vector',
      id: 'marks',
      role: 'decoration',
      width: size,
      height: size * 0.72,
      viewBox: [100, 72],
      shapes: [
        {
          d: 'M0 72V34C0 12 14 1 38 0V14C26 16 20 22 20 34H42V72ZM58 72V34C58 12 72 1 96 0V14C84 16 78 22 78 34H100V72Z',
          fill: ground === GROUNDS.paper ? 'accent' : { colour: ground.mark, alpha: 0.24 },
        },
      ],
    }
    const left = across ? size + margin * 1.5 : 0
    const top = across ? 0 : size * 0.72 + margin
    return scene(brief, direction, [
      {
        name: 'banner',
        root: column('root', { fill: ground.fill, clip: true }, [
          frame('marks-place', { at: { left: margin, top: across ? (height - size * 0.72) / 2 : margin } }, [mark]),
          frame('said', { at: { left, top }, width: width - left, height: height - top }, [
            words(sheet, ground, {
              width: width - left,
              height: height - top,
              padding: margin,
              button: [ground.ink, ground.fill],
              share: 0.62,
            }),
          ]),
        ]),
      },
    ])
  },
}
