import type { Brief } from '../../../brief/types.ts'
import { circle } from '../../shared/geometry.ts'
import { placed } from '../../shared/printed/kit.ts'
import { drawing, shade } from '../../shared/printed/ornaments.ts'
import { refusesPictures } from '../../shared/refusals.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import { archway } from '../../shared/systems/forms.ts'
import { hasHero, hero } from '../../shared/systems/hero.ts'
import { inside } from '../../shared/systems/room.ts'
import type { Area } from '../../shared/systems/types.ts'
import { isCrowded } from '../parts/card.ts'
import { atFoot, cardArchetype, contactStyle, details, nameIn } from '../parts/desk.ts'

/** A square card has no room beside a window. */
const isSquare = ({ format: { width, height } }: Brief): boolean =>
  height === 'auto' || (width < height * 1.3 && height < width * 1.3)

/** As if cut out of the board: an arch or a round window with the thing in it, large, running out at the foot. */
export const window = cardArchetype({
  name: 'window',
  manner: 'A die-cut window with the thing in it, words beside it',
  example: 'Business card for Still Waters Yoga, Isla Grant, 555 0185, islagrant.example, calm, sage',
  grounds: ['paper', 'surface', 'ink'],
  suits: (brief) =>
    isCrowded(brief) || isSquare(brief) || refusesPictures(brief) ? 0 : brief.subject.objects.length > 0 ? 0.85 : 0.2,
  place(desk, second) {
    const { u, width, height, margin, portrait, ground, random } = desk
    const on = second.fill === 'paper' ? GROUNDS.accent : second
    const area = inside(desk)
    const side = portrait ? Math.min(width * 0.62, height * 0.34) : height * 0.78
    const round = random.fork('window').chance(0.4)
    const x = portrait ? (width - side) / 2 : width - margin * 0.8 - side
    const top = portrait ? height * 0.07 : height * 0.13
    const cut = portrait ? top + side + u * 3 : height + u
    const disc = { x: x + side / 2, y: portrait ? top + side / 2 : height / 2 + height * 0.06, r: side / 2 }
    const spot: Area =
      round || portrait
        ? { x: disc.x - disc.r * 0.68, y: disc.y - disc.r * 0.68, width: disc.r * 1.36, height: disc.r * 1.36 }
        : { x: x + side * 0.1, y: height - side * 0.92, width: side * 0.8, height: side * 0.86 }
    const words: Area = portrait
      ? { ...area, y: cut + margin * 0.4, height: height - cut - margin * 1.4 }
      : { ...area, width: x - area.x - u * 5 }
    const block = details(desk, { ...words, height: words.height * 0.64 }, { ground, style: contactStyle(desk) })
    const form = round || portrait ? circle(disc.x, disc.y, disc.r) : archway(x, top, side, cut)
    const line =
      round || portrait
        ? circle(disc.x, disc.y, disc.r + u * 1.6)
        : archway(x - u * 1.6, top - u * 1.6, side + 3.2 * u, cut)
    return [
      drawing(
        'window',
        { x: 0, y: 0, width, height },
        [
          {
            d: line,
            stroke: { paint: shade(ground.fill, ground.fill === 'ink' ? 18 : -14), width: Math.max(1.5, u * 0.26) },
          },
          { d: form, fill: on.fill },
        ],
        'panel',
      ),
      ...(hasHero(desk) ? hero({ ...desk, ground: on }, spot, { on: on.fill, repeated: true }) : []),
      placed('named', words, [
        nameIn(desk, { width: words.width, height: words.height - block.height - u * 4, most: u * 13 }, ground),
      ]),
      atFoot('details-place', words, block),
    ]
  },
})
