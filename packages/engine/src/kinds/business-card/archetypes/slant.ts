import { polygon } from '../../shared/geometry.ts'
import { fitted, placed } from '../../shared/printed/kit.ts'
import { drawing, shade } from '../../shared/printed/ornaments.ts'
import { backdrop } from '../../shared/systems/backdrops.ts'
import { inside } from '../../shared/systems/room.ts'
import type { Area } from '../../shared/systems/types.ts'
import { isCrowded } from '../parts/card.ts'
import { cardArchetype, contact, contactStyle, hasFacts, nameIn, who } from '../parts/desk.ts'

/** Two boards glued along a slanting edge: the name on one, the facts on the other. */
export const slant = cardArchetype({
  name: 'slant',
  manner: 'Two colours along a slanting edge, a thin third between them',
  example: 'Business card for Ace Plumbing, 24/7, 555 0166, aceplumbing.example, licensed & insured, blue and orange',
  leans: { tones: ['modern', 'bold'] },
  grounds: ['paper', 'accent', 'ink'],
  suits: (brief) =>
    isCrowded(brief) || brief.style.tones.some((tone) => ['elegant', 'luxury', 'classic'].includes(tone)) ? 0.25 : 0.75,
  place(desk, second) {
    const { u, width, height, margin, portrait, ground } = desk
    const area = inside(desk)
    const [from, to] = portrait ? [height * 0.5, height * 0.4] : [width * 0.58, width * 0.46]
    const field = (shift: number): string =>
      portrait
        ? polygon([
            [0, from + shift],
            [width, to + shift],
            [width, height],
            [0, height],
          ])
        : polygon([
            [from + shift, 0],
            [width, 0],
            [width, height],
            [to + shift, height],
          ])
    const left: Area = portrait ? { ...area, height: to - margin - u * 3 } : { ...area, width: to - margin - u * 4 }
    const right: Area = portrait
      ? { ...area, y: from + margin * 0.5, height: height - from - margin * 1.5 }
      : { ...area, x: from + u * 4, width: width - from - u * 4 - margin }
    const style = contactStyle(desk)
    const facts = fitted(
      desk,
      right.height,
      (scale) => contact(desk, style, { width: right.width, ground: second, scale }),
      1.15,
    )
    const persons = fitted(desk, left.height * 0.44, (scale) => who(desk, { width: left.width, ground, scale }), 1.1)
    return [
      ...backdrop(desk, 'sheen', { x: 0, y: 0, width, height }),
      drawing(
        'boards',
        { x: 0, y: 0, width, height },
        [
          { d: field(-u * 1.8), fill: shade(second.fill, second.fill === 'ink' ? 22 : -14) },
          { d: field(0), fill: second.fill },
        ],
        'panel',
      ),
      placed('named', left, [
        nameIn(desk, { width: left.width, height: left.height - persons.height - u * 4, most: u * 15 }, ground),
      ]),
      placed('who-place', { ...left, y: left.y + left.height - persons.height }, [persons.node]),
      ...(hasFacts(desk)
        ? [placed('facts-place', { ...right, y: right.y + right.height - facts.height }, [facts.node])]
        : []),
    ]
  },
})
