/** A word of which one letter is a thing: an O that is a record, an A that is a mountain, a flame on the i. */
import { present } from '../../../../base/items.ts'
import type { Brief } from '../../../../brief/types.ts'
import { contrast } from '../../../../colour/colour.ts'
import { resolveColour } from '../../../../render/paint.ts'
import type { ColourRef, Shape } from '../../../../scene/types.ts'
import type { FontSpec } from '../../../../type/types.ts'
import { letterFont, letterVoice } from '../../../shared/letter-font.ts'
import type { Archetype, Composition } from '../../../types.ts'
import { type FoundThing, letterThings } from '../../parts/letter-things/find.ts'
import type { ThingTone } from '../../parts/letter-things/things.ts'
import { suitability } from '../../parts/suits.ts'
import { readWording } from '../../parts/wording.ts'
import { largeName, wordmarkScene } from '../../parts/wordmark.ts'
import { accentForWords } from '../../parts/words.ts'

/** Below this ratio a second colour is lost on the paper. */
const SEEN = 1.9
/** Letters of a name as heavy as a thing: from this weight on. */
const HEAVY = 600

const fits = (brief: Brief): number => {
  const [found] = letterThings(brief)
  return found ? (found.thing.dot ? 0.6 : 0.95) : 0
}

export const letterThing: Archetype = {
  name: 'letter-thing',
  sort: 'letter-thing',
  example: 'Wordmark for Nova Records, a vinyl shop',
  suits: (brief) =>
    suitability(brief, {
      family: 'wordmark',
      also: 'pictorial',
      base: fits(brief),
      letters: true,
      longest: 24,
      shortest: 3,
    }),
  compose(composition) {
    const { brief, direction, random } = composition
    const { palette, mark } = direction
    const font = letterFont(direction, HEAVY)
    const use = letterVoice(direction, font).font
    const text = present(readWording(brief).name).text
    const [chosen, other] = letterThings(brief).map((found) => ({
      found,
      room: roomFor(composition, text, found, font),
    }))
    const best = [chosen, other].filter((one) => one !== undefined).toSorted((a, b) => b.room.tall - a.room.tall)
    const { found, room } = present(random.chance(0.6) && chosen && chosen.room.tall >= FULL ? chosen : best[0])
    const name = largeName(composition, {
      style: { font: use, weight: font.weight, align: 'center', tracking: room.tracking },
      largest: 25,
      width: 0.8,
      wanted: 14,
    })
    const main = accentForWords(direction)
    const second = mark.secondary !== main && contrast(resolveColour(mark.secondary, palette), palette.paper) >= SEEN
    const tones: Record<ThingTone, ColourRef> = {
      main,
      extra: second ? mark.secondary : 'ink',
      name: main === 'ink' && second ? mark.secondary : 'ink',
      paper: 'paper',
    }
    const shapes = shapesOf(found, tones)
    const set = {
      ...name.node,
      fill: tones.name,
      effect: {
        kind: 'swap' as const,
        of: text,
        letter: found.letter,
        part: found.thing.dot ? ('dot' as const) : ('whole' as const),
        wider: room.wider,
        viewBox: found.thing.view,
        shapes,
      },
    }
    return wordmarkScene(composition, room.tall >= LEAST ? set : name.node, name, 'center')
  },
}

/** As tall as its letter, nearly; below the second share it would no longer be read as one. */
const [FULL, LEAST] = [0.92, 0.8]
/** The tracking of a name, em: usual, and the most that makes room for a thing. */
const [CLOSE, OPEN] = [0.012, 0.09]

/** How wide a thing may be between the neighbours of its letter, and how tall it becomes: a share of the letter's height. */
function roomFor({ measure, direction }: Composition, text: string, { thing, letter }: FoundThing, font: FontSpec) {
  const usual = Math.max(direction.displayTracking, CLOSE)
  if (thing.dot) return { tracking: usual, wider: 1, tall: 1 }
  const own = [...text].filter((one) => one.trim() !== '')[letter] ?? ''
  const { box, width } = measure.outline(own, font, 1)
  const { width: wide, height: high } = box
  const wanted = (thing.view[0] / thing.view[1]) * high
  // Half of the air on both sides may be taken, and tracking adds to it.
  const air = (width - wide) * 0.6
  const tracking = Math.min(OPEN, Math.max(usual, wanted - wide - air))
  const most = wide + air + tracking
  return { tracking, wider: Math.max(1, Math.min(most, wanted) / wide), tall: Math.min(1, most / wanted) }
}

const shapesOf = ({ thing }: FoundThing, tones: Record<ThingTone, ColourRef>): Shape[] =>
  thing.shapes.map(({ d, tone, rule, line }) =>
    line === undefined
      ? { d, fill: tones[tone], ...(rule && { rule }) }
      : { d, stroke: { paint: tones[tone], width: line, cap: 'round', join: 'round' } },
  )
