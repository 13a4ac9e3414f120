/** What stands in a message and that neither a change, nor a refusal, nor what is told as unread speaks of. */
import type { FoundColour } from '../../colour/colour-names.ts'
import type { Design } from '../../design/types.ts'
import { readTokens } from '../../language/tokens.ts'
import { toClause } from '../clauses.ts'
import type { Step } from '../context.ts'
import { isCalled } from '../measure/claims.ts'
import { compare, letters, measure } from '../measure/compare.ts'
import { textsOf } from '../scene-nodes.ts'
import { shield } from '../shield.ts'
import { designAt } from '../understand/colour-spans.ts'
import type { Reading } from '../understand/wish.ts'
import type { Run } from './run.ts'

type Refusal = Extract<Step, { step: 'cannot' }>

/** Colours and quotations that were said and went nowhere. */
export function unaccounted(design: Design, said: string, reading: Reading | undefined, run: Run): Refusal[] {
  if (run.operations.length === 0 || run.revert || run.recompose || run.isBack) return []
  const shielded = shield(said)
  const told = letters(toldBy(run).join(' '))
  const isTold = (words: string) => told.includes(letters(words))
  const texts = [design, run.state.design].flatMap(({ scene }) => textsOf(scene).map(({ text }) => text))
  const stands = (words: string) => texts.some((text) => letters(text).includes(letters(words)))
  const quoted = shielded.quotes.filter((words) => !stands(words) && !isTold(words))
  const pointed = (reading ?? []).flatMap((wish) =>
    wish.verb === 'unread' ? [] : wish.of.flatMap(({ is, words }) => (is === 'colour' ? [words] : [])),
  )
  const coloured = toClause(shielded.text, shielded).colours.filter(
    (colour) =>
      !colour.thing &&
      !LEFT.test(shielded.text.slice(0, colour.start)) &&
      !TAKEN_BACK.test(shielded.text.slice(colour.end)) &&
      ![colour.words, ...colour.words.split(' ').slice(-1)].some((words) => isTold(words) || stands(words)) &&
      !pointed.includes(colour.words),
  )
  const missing = coloured.length > 0 ? unseen(coloured, design, run) : []
  return [
    ...quoted.map((words) => refused(`I did not set “${words}”, because it is not clear which text should say it`)),
    ...missing.map(({ words }) => refused(`I did not understand what should be ${words}`)),
  ]
}

const refused = (why: string): Refusal => ({ step: 'cannot', question: `${why}.` })

/** Before a colour that is there already, or shall not be. */
const LEFT =
  /\b(?:not|no|without|instead of|rather than|than|from|less|too|the|that|this|my|our|all|any|so|swap|replace) (?:so |very |of )?$/i

/** "blue, no, green": another one was meant. */
const TAKEN_BACK = /^[^,.;]{0,20}[,.;]? ?(?:no|sorry|wait|actually|rather)\b/i

const toldBy = ({ changes, refusals, unread }: Run): string[] => [
  ...changes.flatMap(({ what, from = '', to = '' }) => [what, from, to]),
  ...refusals.map(({ question }) => question),
  ...unread,
]

/** Colours that nothing which was painted has. */
function unseen(colours: readonly FoundColour[], { scene }: Design, { state }: Run): FoundColour[] {
  const is = measure(state.design.scene, state.context)
  const painted = new Set(compare(measure(scene, state.context), is).map(({ id }) => id))
  const seen = [...is.nodes].flatMap(([id, one]) => (painted.has(id) ? one.colours : []))
  return colours.filter(({ hex }) => !seen.some((colour) => isCalled(colour, hex)))
}

/** "take the dog from version 1": another design is spoken of, and what was read is nothing of it. */
export function ofOtherDesign(said: string, reading: Reading | undefined): Refusal | undefined {
  if (reading?.some(({ verb }) => verb !== 'unread')) return undefined
  const { tokens } = readTokens(said)
  const at = tokens.findIndex(
    ({ lower }, i) => /^(?:version|design|concept|variant)$/.test(lower) && designAt(tokens, i),
  )
  if (at < 1) return undefined
  return {
    step: 'cannot',
    question: 'I cannot copy a part of another version into this one. What should I change here instead?',
  }
}

/** "make it bigger, the saxophone": what "it" is follows, and it is not there. */
export function postponed(said: string, reading: Reading | undefined): Refusal | undefined {
  const at = (reading ?? []).findIndex(
    (wish, i) =>
      wish.verb !== 'unread' &&
      wish.of.some(({ is }) => is === 'it') &&
      reading?.[i + 1]?.verb === 'unread' &&
      /^\s*,\s*$/.test(said.slice(wish.clause.to, reading[i + 1]?.clause.from)) &&
      BARE.test(reading[i + 1]?.clause.words ?? ''),
  )
  const words = at < 0 ? undefined : reading?.[at + 1]?.clause.words
  return words === undefined
    ? undefined
    : { step: 'cannot', question: `I cannot find “${words}” here. Which part do you mean?` }
}
const BARE = /^(?:the|my|our) [\p{L}-]+$/iu
