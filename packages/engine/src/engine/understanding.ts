/**
 * An edit in words that no rule reads: what it means is learned (language/learn/meanings.ts), said plainly and carried out where that
 * is beyond doubt, else offered.
 */
import type { Design } from '../design/types.ts'
import type { EditContext } from '../edit/context.ts'
import { edit } from '../edit/edit.ts'
import { maskedWords } from '../edit/plainly/masked.ts'
import { type Plain, plainly } from '../edit/plainly/plainly.ts'
import type { EditResult } from '../edit/types.ts'
import { encode } from '../language/encoder.ts'
import { guess } from '../language/learn/meanings.ts'
import { learnedMeanings } from '../language/learned.ts'
import { readTokens } from '../language/tokens.ts'

/** From here on a meaning is beyond doubt: of a hundred such about ninety are right. */
const SURE = 0.6
/** Less likely ones are not offered. */
const LIKELY = 0.05
const MOST_OFFERED = 3
/** Longest message whose meaning is guessed, in characters. */
const LONGEST = 400

/** What an edit comes to, in whatever words it is wished. */
export async function understood(design: Design, message: string, context: EditContext): Promise<EditResult> {
  const result = edit(design, message, context)
  if (message.length > LONGEST) return result
  if (result.status === 'unclear' && (result.unread || result.open)) return meant(design, message, context, result)
  if (result.status === 'changed' && result.notUnderstood) return withRest(result, context)
  return result
}

async function readings(design: Design, message: string, context: EditContext): Promise<Plain[]> {
  const [point] = await encode([message])
  if (!point) return []
  return plainly(design, message, guess(point, maskedWords(readTokens(message)), learnedMeanings()), context)
}

type Unclear = Extract<EditResult, { status: 'unclear' }>
type Changed = Extract<EditResult, { status: 'changed' }>

async function meant(design: Design, message: string, context: EditContext, asked: Unclear): Promise<EditResult> {
  const plain = (await readings(design, message, context)).filter(({ likely }) => likely >= LIKELY)
  const [first] = plain
  if (first && first.likely >= SURE) {
    const done = edit(design, first.sentence, context)
    if (done.status !== 'unclear' || done.act) return done
  }
  const works = plain
    .slice(0, 2 * MOST_OFFERED)
    .map(({ sentence }) => sentence)
    .filter((sentence) => isDone(edit(design, sentence, context)))
    .slice(0, MOST_OFFERED)
  if (works.length === 0) return asked
  return { status: 'unclear', question: `I am not sure what is meant. Which of these shall I do?`, suggestions: works }
}

const isDone = (result: EditResult) => result.status !== 'unclear' || result.act !== undefined

/** What of a message was left, done on the design that the rest of it made. */
async function withRest(result: Changed, context: EditContext): Promise<EditResult> {
  let so: Changed = result
  for (const words of result.notUnderstood ?? []) {
    const [first] = await readings(so.design, words, context)
    const done = first && first.likely >= SURE ? edit(so.design, first.sentence, context) : undefined
    if (done?.status === 'changed') so = both(so, done, words)
  }
  return so
}

function both(first: Changed, second: Changed, words: string): Changed {
  const { notUnderstood = [], ...rest } = first
  const left = notUnderstood.filter((one) => one !== words)
  const [also, notDone] = [
    [...(first.also ?? []), ...(second.also ?? [])],
    [...(first.notDone ?? []), ...(second.notDone ?? [])],
  ]
  return {
    ...rest,
    design: second.design,
    operations: [...first.operations, ...second.operations],
    changes: [...first.changes, ...second.changes],
    ...(also.length > 0 && { also }),
    ...(notDone.length > 0 && { notDone }),
    ...(left.length > 0 && { notUnderstood: left }),
  }
}
