/**
 * An edit in words that no rule reads: what it means is learned (language/learn/meanings.ts), said plainly, and carried out where
 * that is beyond doubt, else offered.
 */
import type { Design } from '../design/types.ts'
import type { EditContext } from '../edit/context.ts'
import { edit } from '../edit/edit.ts'
import { maskedWords } from '../edit/plainly/masked.ts'
import { type Plain, plainly } from '../edit/plainly/plainly.ts'
import type { EditResult } from '../edit/types.ts'
import { cuesOf } from '../edit/utterance/cues.ts'
import { turnOf } from '../edit/utterance/heads.ts'
import { encode } from '../language/encoder.ts'
import { type Guess, guess } from '../language/learn/meanings.ts'
import { learnedMeanings } from '../language/learned.ts'
import { WORDED } from '../language/lexicon/plain-wishes.ts'
import { readTokens, type Words } from '../language/tokens.ts'

/** From here on a meaning is carried out: of nine such eight are right, and the answer says what was done. */
const SURE = 0.7
/** Less likely meanings are not offered, nor those that are a small part as likely as the first. */
const [LIKELY, PART_AS_LIKELY] = [0.06, 0.15]
const MAX_OFFERED = 3
/** So many are tried before fewer are offered: each is a whole edit. */
const MAX_TRIED = 5
/** What is refused for a reason needs no other wish, unless it was surely another one. */
const BESIDE_REFUSALS = 0.3
/** What no word of was read may be no edit at all: nothing is offered for what has no likely meaning. */
const OF_THE_UNREAD = 0.15
/** All meanings that set words are together less likely than this where words were taken for copy that are none. */
const HARDLY_WORDS = 0.1
/** Longest message whose meaning is guessed, in characters. */
const MAX_LENGTH = 400

type Unclear = Extract<EditResult, { status: 'unclear' }>
type Changed = Extract<EditResult, { status: 'changed' }>

/** What an edit comes to, in whatever words it is wished. */
export async function understood(design: Design, words: Words, context: EditContext): Promise<EditResult> {
  const result = edit(design, words, context)
  if (context.asks || words.text.length > MAX_LENGTH) return result
  if (result.status === 'unclear') {
    if (result.act || result.readings) return result
    return meant(design, words, await guesses(words), context, result)
  }
  if (result.status !== 'changed') return result
  if (words.quotations.length === 0 && !result.restated && setsWords(result))
    return heldAgainst(result, design, words, context)
  return result.notUnderstood ? withRest(result, context) : result
}

async function guesses(words: Words): Promise<Guess[]> {
  const [point] = await encode([words.text])
  return point ? guess(point, maskedWords(words), learnedMeanings()) : []
}

/** What nobody read is done where its meaning is beyond doubt; else the likeliest meanings are offered that can be carried out. */
function meant(design: Design, words: Words, all: readonly Guess[], context: EditContext, asked: Unclear): EditResult {
  const plain = plainly(design, words, all, context)
  const [first] = plain
  if (!first) return asked
  const isOpen = asked.unread || asked.open
  if (isOpen && first.likely >= SURE) {
    const done = edit(design, first.sentence, context)
    if (isDone(done)) return done
  }
  const least = asked.unread ? OF_THE_UNREAD : asked.open ? 0 : BESIDE_REFUSALS
  const offers = first.likely >= least ? working(design, plain, context) : []
  if (offers.length === 0) return asked
  if (!isOpen) return { ...asked, suggestions: offers }
  const question = 'I am not sure what you mean. Shall I do one of these?'
  return { status: 'unclear', question, suggestions: offers, open: true }
}

/** The likeliest that can be carried out. */
function working(design: Design, plain: readonly Plain[], context: EditContext): string[] {
  const least = Math.max(LIKELY, PART_AS_LIKELY * (plain[0]?.likely ?? 0))
  const found: string[] = []
  for (const { sentence, likely } of plain.slice(0, MAX_TRIED)) {
    if (found.length === MAX_OFFERED || likely < least) break
    if (isDone(edit(design, sentence, context))) found.push(sentence)
  }
  return found
}

const isDone = (result: EditResult) => result.status !== 'unclear' || result.act !== undefined

const setsWords = ({ operations }: Changed) => operations.some((one) => one.op === 'set' && 'text' in one.set)

/** Words that were set though they were not quoted: a message that means something else altogether was misread. */
async function heldAgainst(result: Changed, design: Design, words: Words, context: EditContext): Promise<EditResult> {
  const all = await guesses(words)
  const wording = all.reduce((sum, { is, likely }) => sum + (WORDED.has(is) ? likely : 0), 0)
  if (wording >= HARDLY_WORDS) return result
  const question =
    'I am not sure what you mean, and I do not want to put it into the design as text. What should I change?'
  return meant(design, words, all, context, { status: 'unclear', question, suggestions: [], open: true })
}

/** What of a message was left, done on the design that the rest of it made. */
async function withRest(result: Changed, context: EditContext): Promise<EditResult> {
  let so = result
  for (const left of result.notUnderstood ?? []) {
    const words = readTokens(left)
    if (await isRemark(words, so.design)) {
      so = without(so, left)
      continue
    }
    const [first] = plainly(so.design, words, await guesses(words), context)
    const done = first && first.likely >= SURE ? edit(so.design, first.sentence, context) : undefined
    if (done?.status === 'changed') so = both(so, done, left)
  }
  return so
}

/** "aww so cute": praise or talk beside a wish is nothing that was left undone. */
async function isRemark(words: Words, { scene }: Design): Promise<boolean> {
  const [point] = await encode([words.text])
  const turn = point && turnOf(point, cuesOf(words, scene.kind))
  return turn !== undefined && (turn.act === 'praise' || turn.act === 'talk') && turn.sure >= REMARK
}
const REMARK = 0.45

function without({ notUnderstood = [], ...rest }: Changed, words: string): Changed {
  const left = notUnderstood.filter((one) => one !== words)
  return { ...rest, ...(left.length > 0 && { notUnderstood: left }) }
}

function both(first: Changed, second: Changed, words: string): Changed {
  const { notUnderstood: left = [], ...rest } = without(first, words)
  const also = [...(first.also ?? []), ...(second.also ?? [])]
  const notDone = [...(first.notDone ?? []), ...(second.notDone ?? [])]
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
