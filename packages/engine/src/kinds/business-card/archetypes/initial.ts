import { letterFont } from '../../shared/letter-font.ts'
import { panel, placed } from '../../shared/printed/kit.ts'
import { shade } from '../../shared/printed/ornaments.ts'
import { inside } from '../../shared/systems/room.ts'
import type { Area } from '../../shared/systems/types.ts'
import { hasLongWord, initials, isCrowded } from '../parts/card.ts'
import { atFoot, cardArchetype, contactStyle, details, letterForm, nameIn } from '../parts/desk.ts'

/** Letters that have capitals to show; an 'I' alone is a bar. */
const LETTERED = /^(?![Ii])[\p{Lu}\p{Ll}]/u

/** One letter taller than the card, cut by its edges; all words in one column beside it. */
export const initial = cardArchetype({
  name: 'initial',
  manner: 'One letter taller than the card, cropped on two sides',
  example: 'Business card for Halden Architects, Ida Halden, ida@halden.example, 555 0180, minimal, white and ink',
  grounds: ['paper', 'surface', 'ink'],
  suits: (brief) =>
    !LETTERED.test(brief.brand ?? brief.copy[0]?.text ?? '') || hasLongWord(brief) || isCrowded(brief) ? 0 : 0.8,
  place(desk, second) {
    const { width, height, margin, portrait, measure, direction, u, ground, random } = desk
    const box: Area = portrait
      ? { x: 0, y: 0, width, height: height * 0.42 }
      : { x: 0, y: 0, width: width * 0.44, height }
    const letter = initials(desk).slice(0, 1)
    const font = letterFont(direction, 800)
    const { capHeight } = measure.metrics(font, 1)
    const size = (box.height * (portrait ? 1.3 : 1.16)) / capHeight
    const wide = measure.width(letter, font, size)
    const area = inside(desk)
    const words: Area = portrait
      ? { ...area, y: box.height + margin * 0.8, height: height - box.height - margin * 1.8 }
      : { ...area, x: box.width + margin * 0.8, width: width - box.width - margin * 1.8 }
    const block = details(desk, { ...words, height: words.height * 0.66 }, { ground, style: contactStyle(desk) })
    const left = words.height - block.height - u * 4
    return [
      panel('initial', box, second.fill, [
        letterForm(desk, 'initial-letter', letter, font, {
          size,
          fill: random.fork('tone').chance(0.5) ? second.ink : shade(second.fill, second.fill === 'ink' ? 14 : -11),
          at: {
            left: (box.width - wide) * 0.5 - (portrait ? 0 : u * 3),
            top: (box.height - size * capHeight) * (portrait ? 0.3 : 0.5),
          },
          width: wide * 1.1,
        }),
      ]),
      placed('named', words, [nameIn(desk, { width: words.width, height: left, most: u * 14 }, ground)]),
      atFoot('details-place', words, block),
    ]
  },
})
