/** A prompt as a task for a model that draws: what the engine has read, and the language of sheets. */
import { cyclic } from '../base/items.ts'
import { random } from '../base/random.ts'
import type { Ask, AskKind } from '../brief/ask.ts'
import type { Brief } from '../brief/types.ts'
import { refusedIn } from '../language/refused.ts'
import { sheetInstructions } from '../sheet/told/instructions.ts'
import { CATALOGUE } from '../type/catalogue.ts'
import { adviceFor } from './advice.ts'
import { directionsFor } from './directions.ts'
import { exampleFor } from './examples.ts'
import type { DrawingTask } from './types.ts'

const FONTS = CATALOGUE.filter(({ scripts }) => scripts.includes('latin'))
  .map(({ family, category, moods }) => `${family} (${category}, ${moods.slice(0, 2).join(', ')})`)
  .join('; ')

function formatOf({ kind, format: { name, width, height, print } }: Brief): string {
  const tall = height === 'auto' ? 'as high as its content' : `${height} pixels`
  const paper = print ? ` (${print.width} × ${print.height} mm, ${print.bleed} mm bleed)` : ''
  return `${kind} “${name}”, ${width} × ${tall}${paper}`
}

/** Texts of which no other one says the same, or, of those that do not lead, all of it: a model that is told a text twice sets it twice. */
function once(texts: readonly Ask[]): Ask[] {
  const saying = (text: Ask) =>
    ` ${text.words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}%€$£]+/gu, ' ')
      .trim()} `
  return texts.filter((text, i) =>
    texts.every((other, k) => {
      const [own, others] = [saying(text), saying(other)]
      return k === i || (own === others ? i < k : text.leads === true || !others.includes(own))
    }),
  )
}

/** All that is not wanted: what we read of it by name, and what else the words have. */
const unwantedOf = (read: readonly string[], said: readonly string[]): string[] => [
  ...read.filter((one) => !said.some((item) => item.includes(one.toLowerCase()))),
  ...said,
]

/** 'two pandas, black and white': as the prompt has it, with what was said of it. */
const shownOf = ({ words, count, colour }: Ask): string =>
  [words, count && count > 1 ? `${count} of them` : '', colour ?? ''].filter(Boolean).join(', ')

function placesOf({ placements, copy }: Brief): string[] {
  return placements.map(({ target, text, at, beside, size, align }) =>
    [
      text ?? copy.find(({ role }) => role === target)?.text ?? target,
      at && `at the ${at}`,
      beside && `${beside.side} of the ${beside.of}`,
      size,
      align && `aligned ${align}`,
    ]
      .filter(Boolean)
      .join(', '),
  )
}

/**
 * What a model is told of a design that it is to draw.
 * @param brief as the prompt alone is read, with what is remembered
 * @param known what was taken from memory, for people
 * @param seed of the order of directions
 * @param hasPainter whether it may ask for a painted picture
 */
export function drawingTask(brief: Brief, known: readonly string[], seed: number, hasPainter = false): DrawingTask {
  const { asks = [] } = brief
  const of = (...kinds: AskKind[]) => asks.filter(({ kind }) => kinds.includes(kind))
  const texts = once(asks.filter(({ set }) => set))
  const directions = directionsFor(brief.kind, brief.brand !== undefined)
  const start = random(seed).int(directions.length)
  return {
    format: formatOf(brief),
    texts: texts.map(({ words, leads }) => (leads ? `${words} (leads)` : words)),
    shown: of('thing').map(shownOf),
    colours: of('colour').map(({ words, of: what, colour }) =>
      [words, colour, what && `for the ${what}`].filter(Boolean).join(', '),
    ),
    places: placesOf(brief),
    unwanted: unwantedOf(
      of('without').map(({ words }) => words),
      refusedIn(
        brief.prompt,
        texts.map(({ words }) => words),
      ),
    ),
    known,
    ...(hasPainter && { hasPainter }),
    language: sheetInstructions({ forBoards: true }),
    fonts: FONTS,
    advice: adviceFor(brief.kind),
    example: exampleFor(brief.kind),
    directions: directions.map((_, i) => cyclic(directions, start + i)),
  }
}
