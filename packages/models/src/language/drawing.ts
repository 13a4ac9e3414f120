/** A design drawn by a model as a sheet: what it is told, how a sheet is mended, and what it says after it has seen its picture. */
import type { DrawingTask } from '@limner/engine'
import type { Drawing, DrawingReview, Redrawn } from '../ports.ts'

/** Characters of what was said before that are sent along, a line and all of them. */
const HISTORY_LINE = 500
const HISTORY_LINES = 6
const PROMPT_CHARACTERS = 20_000
const SHEET_CHARACTERS = 24_000

/** What holds for every drawing, whoever asks; the language of sheets and what holds for a kind come from the engine. */
export const drawingInstructions = ({ language, fonts, advice }: DrawingTask): string =>
  `You are an art director who draws. A client asks for one design; you answer with one finished drawing as a sheet: XML near SVG, described below. A type-setter sets your words by measure, checks every contrast and exports the result.

How to work
- Have an idea first: picture and words say one thing.
${advice.map((line) => `- ${line}`).join('\n')}
- A line of your own holds no name, number (in digits or words), date, place, price, promise, rank, scarcity, quotation or testimonial.
- Never guess how wide words are. No shape lies over words, no outline runs behind small ones.
- Named parts: give groups of the drawing, frames and texts ids that say what they are.
- Stated colours, places, sizes and formats are exact.
- No comments, no scripts, nothing from outside. Answer with the sheet alone, from <sheet to </sheet>.

${language}

Typefaces: ${fonts}`

const list = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `${title}:\n${lines.map((line) => `- ${line}`).join('\n')}\n`

/** What was asked for, apart from what we say: whatever it holds, it is the client's words. */
export function drawingRequest({ prompt, task, direction, history }: Drawing): string {
  const said = history.slice(-HISTORY_LINES).map((line) => line.slice(0, HISTORY_LINE))
  return [
    list('Said before', said),
    `The client's request:\n<request>\n${prompt.slice(0, PROMPT_CHARACTERS)}\n</request>\n`,
    `As the studio reads it: ${task.format}.\n`,
    list('Given texts, letter for letter', task.texts),
    list('To be seen', task.shown),
    list('Stated colours', task.colours),
    list('Stated places and sizes', task.places),
    list('Not wanted', task.unwanted),
    list('Known of the client', task.known),
    task.hasPainter ? PAINTER : '',
    task.example === '' ? '' : `A sheet, to see the form (not the idea):\n${task.example}\n`,
    `This is one of several concepts that must differ. Yours: ${direction}`,
  ]
    .filter((part) => part !== '')
    .join('\n')
}

/** Where a painter may be asked. */
const PAINTER = `A painter stands ready. Where a photograph or a painting carries the idea better than shapes do, you may ask for one:
<image ask="a bowl of ramen seen from above, steam, dark wood" left="…" top="…" width="…" height="…"/>: what is to be seen in plain words, without any letters; transparent="true" for an object alone, cut out. It is painted later and laid there: draw below it what stands there until then, or if nothing comes. No words lie on it.
`

/** What an attached picture is for: the client's words say which of these. */
export const REFERENCE = `The attached picture is the client's. Look at it before you draw, and take from it what the request asks for:
- "in this style": its colours (name them as hex), its kind of line and shape, its light and its mood; the subject is the request's.
- a logo of theirs: draw it anew as shapes, true to its form and colours, where a logo stands.
- the picture itself, shown: <image slot="given"> where it stands.
- "like this, but for us": its layout and its idea, with the client's own words.
No other words or names in it are the client's: set none of them.
Say in one short sentence what you took of it, for the client, colours by name and without figures: <sheet took="Its deep blue and sand, and the diagonal of the roof" …>.`

/** How a sheet is changed without writing it anew. */
const CHANGES = `<changes> with, in any number and order:
<set id="headline" top="780" size="120"/>   attributes of a part set anew (moves, resizes, recolours); an empty value takes one away; words in it are its new words; id="palette" or "type" for colours and families
<move id="badge" into="front"/>   or before="…" or after="…": later parts lie above earlier ones
<insert into="front">…</insert>   or before="…" or after="…": new parts of a sheet
<replace id="kite">…</replace>   <remove id="tail"/>
Ids are those of the sheet; a part without one goes by its slot or element ("date", "text-2").`

/** Asks for the faults to be mended: by changes, or by the whole sheet. */
export const repairRequest = (sheet: string, faults: readonly string[]): string =>
  `Your sheet:\n${sheet.slice(0, SHEET_CHARACTERS)}\n\n${list('What is wrong with it', faults)}
Mend it and leave the rest. Where a few parts are at fault, answer with changes alone, which is quicker:
${CHANGES}
Otherwise answer with the whole sheet, mended. Nothing else.`

/** Asks for changes after a look at the painted picture. */
export const reviewRequest = ({ sheet, faults, boxes }: DrawingReview): string =>
  `The attached picture is your sheet as it was set and painted, all of its boards in their order.\n\nYour sheet:\n${sheet.slice(0, SHEET_CHARACTERS)}\n\n${list('Where everything stands (left, top, width, height)', boxes)}${list('Measured faults', faults)}
Look as an art director: words that touch or cross the drawing, words too small for where this is seen, broken joints, empty areas, weak contrast of size, a subject that does not read. Change what gains most and leave the rest. Answer with the word KEEP where nothing is worth a change; where a few parts are to change, with
${CHANGES}
and where the drawing is to be another, with the whole sheet, improved. Nothing else.`

/** What stands between two tags in an answer: models put words and fences around it. One that was cut off keeps what there is. */
function elementIn(text: string, name: string): string | undefined {
  const from = text.search(new RegExp(`<${name}[\\s>]`))
  if (from < 0) return undefined
  const end = `</${name}>`
  const to = text.lastIndexOf(end)
  return to < from ? text.slice(from).replace(/```\s*$/, '') : text.slice(from, to + end.length)
}

/** The sheet in an answer. */
export const sheetIn = (text: string): string | undefined => elementIn(text, 'sheet')

/** What a model made of its sheet: another one, or changes to it by the ids of its parts. */
export function redrawnIn(text: string): Redrawn | undefined {
  const sheet = sheetIn(text)
  if (sheet !== undefined) return { sheet }
  const changes = elementIn(text, 'changes')
  return changes === undefined ? undefined : { changes }
}

/** Whether a model left its sheet as it is. */
export const isUnchanged = (text: string): boolean => /^\W*keep\W*$/i.test(text)
