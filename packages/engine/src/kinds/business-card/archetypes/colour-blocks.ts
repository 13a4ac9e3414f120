import { fitted, panel, placed } from '../../shared/printed/kit.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import { hasHero, hero } from '../../shared/systems/hero.ts'
import type { Area } from '../../shared/systems/types.ts'
import { isCrowded } from '../parts/card.ts'
import { cardArchetype, contact, contactStyle, hasFacts, nameIn, who } from '../parts/desk.ts'

/** Letters of a line that wants more than half of a card. */
const LONG = 70

/** Fields of colour in a grid: the name on one, a thing on another, facts on the third. */
export const colourBlocks = cardArchetype({
  name: 'colour-blocks',
  manner: 'Fields of colour in a grid, each with one job',
  example: 'Business card for Luna Florals, florist, pink and sage green, 555 0199, hello@lunaflorals.example',
  leans: { tones: ['bauhaus'] },
  grounds: ['paper', 'surface'],
  suits: (brief) =>
    isCrowded(brief) || brief.copy.some(({ text }) => text.length > LONG)
      ? 0
      : brief.subject.objects.length > 0
        ? 0.8
        : 0.25,
  place(desk, second) {
    const { u, width, height, margin, portrait, ground } = desk
    const on = second.fill === 'paper' ? GROUNDS.accent : second
    const third = [GROUNDS.secondary, GROUNDS.accent, GROUNDS.ink].find(({ fill }) => fill !== on.fill) ?? GROUNDS.ink
    const high = portrait ? height * 0.3 : height * 0.54
    const aside = portrait ? width : width * 0.34
    const name: Area = portrait
      ? { x: 0, y: height * 0.26, width, height: high }
      : { x: 0, y: 0, width: width - aside, height: high }
    const thing: Area = portrait
      ? { x: 0, y: 0, width, height: height * 0.26 }
      : { x: width - aside, y: 0, width: aside, height: high }
    const top = portrait ? height * 0.56 : high
    const low: Area = {
      x: margin,
      y: top + margin * 0.72,
      width: width - 2 * margin,
      height: height - top - margin * 1.72,
    }
    const half = portrait ? low.width : (low.width - u * 4) / 2
    const left: Area = portrait ? { ...low, height: low.height * 0.46 } : { ...low, width: half }
    const right: Area = portrait
      ? { ...low, y: low.y + low.height * 0.46, height: low.height * 0.54 }
      : { ...low, x: low.x + half + u * 4, width: half }
    const style = contactStyle(desk)
    const persons = fitted(desk, left.height, (scale) => who(desk, { width: half, ground, scale }), 1.2)
    const facts = fitted(desk, right.height, (scale) => contact(desk, style, { width: half, ground, scale }), 1.1)
    const box = {
      x: name.x + margin,
      y: name.y + margin * 0.9,
      width: name.width - 2 * margin,
      height: name.height - margin * 1.6,
    }
    return [
      panel('name-field', name, on.fill),
      panel('thing-field', thing, third.fill),
      ...(hasHero(desk)
        ? hero(
            { ...desk, ground: third },
            { x: thing.x + u * 2, y: thing.y + u * 2, width: thing.width - 4 * u, height: thing.height - 4 * u },
            { on: third.fill, repeated: true },
          )
        : []),
      placed('named', { ...box, y: box.y }, [nameIn(desk, { width: box.width, height: box.height, most: u * 18 }, on)]),
      placed('who-place', left, [persons.node]),
      ...(hasFacts(desk) ? [placed('facts-place', right, [facts.node])] : []),
    ]
  },
})
