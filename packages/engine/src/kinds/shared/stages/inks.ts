/** The colours of the words of a stage: those that were told, to the letter, where they can be read. */
import type { Brief } from '../../../brief/types.ts'
import { contrast, difference, ensureContrast, hex, oklch } from '../../../colour/colour.ts'
import type { Hex, Text } from '../../../scene/types.ts'
import type { SheetText } from '../../../sheet/types.ts'
import type { Part } from '../stated/groups.ts'
import { askedColour, ratioFor, toldInk } from '../stated/inks.ts'
import type { Stage } from '../systems/types.ts'

/** The colour that was told, to the letter: where it would have to be another to be read on the ground, large letters have an edge. */
export function inkOf(
  stage: Stage,
  { fill, effect, slot }: SheetText,
  part: Part,
  size: number,
  facts?: Hex,
): Pick<Text, 'fill' | 'effect'> {
  const { role } = part
  const own = facts ?? toldBehind(stage.brief, part)
  const told = own ?? toldInk(stage, role)
  if (!told || fill !== 'ink') return { fill: told ?? fill, ...(effect && { effect }) }
  const read = own ? readOn(stage, own, size) : (askedColour(stage, role, PAPER, size) ?? told)
  if (read === told || size < stage.u * (slot === 'lead' ? EDGED : EDGED * 1.5) || difference(read, told) < SAME_NAME)
    return { fill: read, ...(effect && { effect }) }
  const paint = contrast(told, '#ffffff') > ON_WHITE ? '#ffffff' : deep(told)
  return { fill: told, effect: { kind: 'shadow', paint, x: 0, y: 0, edge: { paint, width: EDGE } } }
}
/** The colour that a prompt says right behind a text, before it speaks of the next one: ''Sale' in huge red letters'. */
function toldBehind({ prompt, colours, copy }: Brief, part: Part): Hex | undefined {
  const own = part.copy?.text ?? ''
  const at = prompt.indexOf(own)
  if (own === '' || at < 0) return undefined
  const rest = prompt.slice(at + own.length)
  const next = copy.flatMap(({ text }) => (text === own || !rest.includes(text) ? [] : [rest.indexOf(text)]))
  const said = rest.slice(0, Math.min(REACH, ...next)).toLowerCase()
  const end = /\b(?:on|against|background|featuring|with|and)\b/.exec(said)?.index ?? said.length
  return colours
    .filter(({ target }) => target !== 'background')
    .map(({ words, hex }) => ({ hex, place: said.slice(0, end).indexOf(words.toLowerCase()) }))
    .filter(({ place }) => place >= 0)
    .sort((a, b) => a.place - b.place)[0]?.hex
}
const REACH = 90

/** A colour as far as it can be read on the ground. */
function readOn({ direction: { palette } }: Stage, colour: Hex, size: number): Hex {
  const ratio = ratioFor(size)
  return contrast(colour, palette.paper) >= ratio ? colour : ensureContrast(colour, palette.paper, ratio)
}

/** × u: letters that an edge does not fill up; how wide that is, em; nearer than this two tones go by one name, OKLab. */
const [EDGED, EDGE, SAME_NAME] = [5, 0.06, 0.15]
/** From this contrast on letters have a white edge; else one in a deep tone of their own. */
const ON_WHITE = 3
const deep = (colour: Hex): Hex => {
  const { c, h } = oklch(colour)
  return hex({ l: 0.27, c: Math.min(0.11, c * 1.1), h })
}
const PAPER = { fill: 'paper', ink: 'ink', soft: 'muted', mark: 'accent' } as const

/** The one colour of the facts of a card that stand together, where one was told for any of them. */
export function factInk(stage: Stage, facts: readonly Part[]): Hex | undefined {
  if (stage.brief.kind !== 'business-card') return undefined
  return (
    facts.flatMap((part) => toldBehind(stage.brief, part) ?? [])[0] ??
    facts.flatMap(({ role }) => toldInk(stage, role) ?? [])[0]
  )
}
