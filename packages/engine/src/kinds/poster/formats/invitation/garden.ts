import type { ColourRef, Shape } from '../../../../scene/types.ts'
import { coloursOn } from '../../../shared/printed/kit.ts'
import { drawing, sprig } from '../../../shared/printed/ornaments.ts'
import { backdrop } from '../../../shared/systems/backdrops.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { PieceLayout } from '../page.ts'
import { whole } from '../page.ts'
import { DELICATE, onAxis, PLAYFUL, partsOf } from './parts.ts'

export const garden: PieceLayout = {
  name: 'garden',
  manner: 'Sprigs grow in from two corners, names on the axis, lines below them in their order',
  example:
    'Wedding invitation for Hannah Weiss and Daniel Kim, Saturday 12 September 2026 at 3 pm, Orangery at Schloss Benrath, Düsseldorf',
  leans: { tones: ['elegant'], type: ['serif'] },
  grounds: ['paper', 'surface'],
  suits: (brief) =>
    brief.negatives.some(({ what }) => what === 'pattern' || what === 'picture')
      ? 0.1
      : DELICATE(brief)
        ? 1
        : PLAYFUL(brief)
          ? 0.4
          : 0.6,
  place(page) {
    const { u, ground, width, height, margin } = page
    const parts = partsOf(page)
    const [accent, second] = coloursOn(page, ground)
    const tones: [ColourRef, ColourRef, ColourRef] = ['accent', 'accent/-12', 'secondary']
    const others: [ColourRef, ColourRef, ColourRef] = ['secondary', 'secondary/-10', 'accent']
    const long = Math.min(width * 0.42, height * 0.29)
    const corner = (x: number, y: number, turn: number): Shape[] => [
      ...sprig([x, y], { angle: turn + 8, length: long, bend: 26, leaves: 8, tones }),
      ...sprig([x, y], { angle: turn + 82, length: long, bend: -26, leaves: 8, tones }),
      ...sprig([x, y], { angle: turn + 45, length: long * 0.62, bend: 10, leaves: 6, tones: others }),
      ...sprig([x, y], { angle: turn + 24, length: long * 0.5, bend: 24, leaves: 5, tones: others }),
      ...sprig([x, y], { angle: turn + 66, length: long * 0.5, bend: -24, leaves: 5, tones: others }),
    ]
    const pad = height > width ? height * 0.19 : height * 0.14
    const wide = height > width ? width - 2.4 * margin : width * 0.62
    const area: Area = { x: (width - wide) / 2, y: pad, width: wide, height: height - 2 * pad }
    return [
      ...backdrop(page, 'fibres', whole(page)),
      drawing('corner-top', whole(page), corner(-u * 2, -u * 2, 0)),
      drawing('corner-foot', whole(page), corner(width + u * 2, height + u * 2, 180)),
      onAxis(page, parts, area, {
        ground,
        fill: accent,
        mark: second,
        gap: 4,
        share: 0.48,
        most: 16,
        scale: 0.92,
        largest: 1.35,
      }),
    ]
  },
}
