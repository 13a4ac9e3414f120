import type { Node } from '../../../../scene/types.ts'
import { circle, polygon, rectangle } from '../../../shared/geometry.ts'
import { coloursOn, frame } from '../../../shared/printed/kit.ts'
import { drawing, shade } from '../../../shared/printed/ornaments.ts'
import type { Ground } from '../../../shared/sheet.ts'
import { GROUNDS } from '../../../shared/sheet.ts'
import { backdrop } from '../../../shared/systems/backdrops.ts'
import { hasHero, hero } from '../../../shared/systems/hero.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { Page, PieceLayout } from '../page.ts'
import { whole } from '../page.ts'
import { DELICATE, onAxis, partsOf } from './parts.ts'

/** The inner side of the flap, dotted. */
function lining(page: Page): Node {
  const { u, ground, width, height } = page
  const liner = ground.fill === 'accent' ? 'secondary' : 'accent'
  const dots = Array.from({ length: 90 }, (_, i) => {
    const [column, line] = [i % 10, Math.floor(i / 10)]
    return circle((column + (line % 2) * 0.5) * (width / 9.5), height * 0.42 + line * u * 5.2, u * 0.6)
  }).join('')
  return drawing(
    'flap',
    whole(page),
    [
      { d: rectangle(0, height * 0.4, width, height * 0.6), fill: liner },
      { d: dots, fill: shade(liner, 8) },
    ],
    'background',
  )
}

/** Its front, of three triangles. */
function pocket(page: Page, shut: number): Node {
  const { u, ground, width, height } = page
  const tip = (x: number): string =>
    polygon([
      [x, height * 0.74],
      [width / 2, shut + u * 5],
      [x, height],
    ])
  return drawing('pocket', whole(page), [
    { d: tip(0), fill: shade(ground.fill, -5) },
    { d: tip(width), fill: shade(ground.fill, -5) },
    {
      d: polygon([
        [0, height],
        [width / 2, shut + u * 1.5],
        [width, height],
      ]),
      fill: shade(ground.fill, 2),
    },
  ])
}

export const envelope: PieceLayout = {
  name: 'envelope',
  manner: 'A card that comes out of its envelope: the flap behind, the lined pocket in front of its foot',
  example: 'Baby shower invitation for Amira, 22 March, 3 pm, 8 Rose Court, rsvp to Leila 555 0177, pastel',
  grounds: ['secondary', 'accent', 'surface'],
  suits: (brief) => (brief.format.height !== 'auto' && brief.format.height > brief.format.width ? 0.95 : 0),
  place(page) {
    const { u, width, height, margin } = page
    const parts = partsOf(page)
    const on: Ground = GROUNDS.paper
    const [accent, second] = coloursOn(page, on)
    const shut = height * 0.83
    const card: Area = { x: margin * 1.35, y: margin, width: width - margin * 2.7, height: height * 0.86 }
    const area: Area = {
      x: card.x + u * 5,
      y: card.y + u * 6,
      width: card.width - u * 10,
      height: shut - card.y - u * 9,
    }
    const shown = hasHero(page) && !DELICATE(page.brief)
    const side = shown ? Math.min(card.width * 0.46, height * 0.2) : 0
    const room: Area = { ...area, y: area.y + side, height: area.height - side }
    return [
      ...backdrop(page, 'sheen', whole(page)),
      lining(page),
      frame('card', {
        role: 'panel',
        fill: on.fill,
        at: { left: card.x, top: card.y },
        width: card.width,
        height: card.height,
      }),
      drawing(
        'card-line',
        { x: card.x + u * 1.6, y: card.y + u * 1.6, width: card.width - 3.2 * u, height: card.height },
        [
          {
            d: `M0 ${card.height}V0H${card.width - 3.2 * u}V${card.height}`,
            stroke: { paint: accent, width: u * 0.26 },
          },
        ],
      ),
      ...(shown
        ? hero(
            { ...page, ground: on },
            { x: (width - side) / 2, y: area.y - u * 2, width: side, height: side },
            { on: on.fill, repeated: true },
          )
        : []),
      onAxis(page, parts, room, {
        ground: on,
        fill: accent,
        mark: second,
        gap: 3.4,
        share: 0.38,
        most: 14,
        scale: 0.9,
        largest: 1.4,
      }),
      pocket(page, shut),
    ]
  },
}
