/** Carries out what is told anew: each line in its place, and what else was said as not understood. */
import { SENSES } from '../../language/lexicon/wishes.ts'
import type { Words } from '../../language/tokens.ts'
import type { Step } from '../context.ts'
import { replaceInBrief, setTexts } from '../families/rewriting.ts'
import type { Run } from '../run/run.ts'
import { textNodes } from '../scene-nodes.ts'
import { readWishes } from '../understand/read.ts'
import { heard } from '../utterance/heard.ts'
import { type Restatement, restated } from './restated.ts'

/** Undefined where the message tells no facts anew, or wishes something beside them. */
export function tellAnew(words: Words, run: Run, enter: (step: Step, said: string, run: Run) => Run): Run | undefined {
  const found = restated(words, run.state)
  if (!found || found.left.some((said) => !/\d/.test(said) && wishes(said, run))) return undefined
  for (const one of found.told) {
    const step = stepOf(one, run)
    if (step) enter(step, words.text, run)
  }
  for (const said of found.left)
    run.refusals.push({
      step: 'cannot',
      question: `I did not set “${said}”, because I am not sure where it should stand.`,
    })
  return run.operations.length > 0 ? run : undefined
}

/** "Change the date to 3 July": what is ordered is read by the grammar first. */
export const isCommand = ({ tokens: [first] }: Words): boolean => first !== undefined && COMMANDS.has(first.lower)
const COMMANDS: ReadonlySet<string> = new Set(
  [SENSES.exchange, SENSES.set, SENSES.add, SENSES.remove].flatMap((phrases) => phrases.split('|')),
)

const wishes = (said: string, { state }: Run): boolean =>
  readWishes(heard(said), state)?.some(({ verb }) => verb !== 'unread' && verb !== 'value') ?? false

function stepOf({ line, from, to, becomes }: Restatement, { state }: Run): Step | undefined {
  const nodes = textNodes(state).filter(({ text }) => text === line)
  const [first] = nodes
  if (!first) return undefined
  const step = setTexts(nodes, becomes, first.role ?? 'text', state)
  if (step.step !== 'patch') return step
  // The brief may hold the value in a line of its own, or in a part of this one.
  const brief = replaceInBrief(step.brief ?? state.design.brief, (text) =>
    line.toLowerCase().includes(text.toLowerCase()) ? text.replace(from, () => to) : text,
  )
  return { ...step, brief, changes: step.changes.map((change) => ({ ...change, from, to })) }
}
