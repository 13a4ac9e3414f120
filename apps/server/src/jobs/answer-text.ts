/** The assistant's sentences about edits. Those about new designs are the engine's. */
import type { CheckedAsk } from '@limner/contract/types'
import type { Concept } from '@limner/engine'
import type { DesignChange } from '../db/documents.ts'

const CHANGES_SHOWN = 4
/** Of what changed beside what was asked for. */
const ALSO_SHOWN = 3

function line({ what, from, to }: DesignChange): string {
  if (from !== undefined && to !== undefined) return `${what}: ${from} → ${to}`
  return to !== undefined ? `${what}: ${to}` : what
}

function list(changes: readonly DesignChange[], most: number): string {
  const more = changes.length > most ? `, and ${changes.length - most} more` : ''
  return `${changes.slice(0, most).map(line).join('; ')}${more}`
}

interface EditReport {
  changes: DesignChange[]
  also?: DesignChange[]
  notDone?: string[]
  /** What came of it, in sentences. */
  noted?: string[]
  notUnderstood?: string[]
}

/** 'Done. Background: white → dark green; Title: larger. Also changed: …' and what was not done or not understood. */
export function describeChanges({
  changes,
  also = [],
  notDone = [],
  noted = [],
  notUnderstood = [],
}: EditReport): string {
  const begins = changes.length === 0 && also.length === 0 ? 'Nothing was changed.' : ''
  const sentences = [
    begins || (notDone.length + notUnderstood.length > 0 ? 'Done in part.' : 'Done.'),
    changes.length > 0 && `${list(changes, CHANGES_SHOWN)}.`,
    also.length > 0 && `Also changed: ${list(also, ALSO_SHOWN)}.`,
    ...noted,
    notDone.length > 0 && `Not done: ${notDone.join(' ')}`,
    notUnderstood.length > 0 && `I did not understand ${notUnderstood.map((words) => `“${words}”`).join(', ')}.`,
  ]
  return sentences.filter(Boolean).join(' ')
}

interface NamedEditReport extends EditReport {
  name: string
}

/**
 * 'Done: story, banner and card, made from this design, which stays as it is.' or 'Done in all 4 designs. Colours: …', and
 * what of it was not done.
 */
export function describeSeveral(
  of: 'all' | 'others' | 'copies',
  made: readonly NamedEditReport[],
  missed: readonly { name: string; question: string }[],
  cannot: readonly string[],
): string {
  const lines = made.map(({ changes }) => list(changes, CHANGES_SHOWN))
  const same = new Set(lines).size === 1
  const names = made.map(({ name }) => name)
  const begins =
    of === 'copies'
      ? `Done: ${enumerated(names)}, made from this design, which stays as it is.`
      : of === 'others'
        ? `Done in the other formats: ${enumerated(names)}.`
        : `Done in ${missed.length > 0 ? enumerated(names) : `all ${made.length} designs`}.`
  const changes = of === 'copies' ? [] : same ? [`${lines[0]}.`] : lines.map((text, at) => `${names[at]}: ${text}.`)
  const notDone = made.flatMap(({ name, notDone = [] }) => notDone.map((text) => `${name}: ${text}`))
  const noted = made.flatMap(({ name, noted = [] }) => noted.map((text) => `${name}: ${text}`))
  const notUnderstood = new Set(made.flatMap((one) => one.notUnderstood ?? []))
  const sentences = [
    begins,
    ...changes,
    ...noted,
    ...[...notDone, ...missed.map(({ name, question }) => `${name}: ${question}`)].map((text) => `Not done: ${text}`),
    cannot.length > 0 && `I cannot make ${enumerated(cannot.map((name) => `a ${name}`))}.`,
    notUnderstood.size > 0 && `I did not understand ${[...notUnderstood].map((words) => `“${words}”`).join(', ')}.`,
  ]
  return sentences.filter(Boolean).join(' ')
}

/** 'a, b and c' */
const enumerated = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')

/** 'US$ 0.0042'. @param micros millionths of a dollar */
export const inDollars = (micros: number): string =>
  `US$ ${(micros / 1e6).toFixed(micros < 1e6 ? 4 : 2).replace(/(\.\d\d\d*?)0+$/, '$1')}`

/** The line of an answer that tells what models cost; none where they cost nothing. @param micros millionths of a dollar */
export const costLines = (micros: number) => (micros > 0 ? [{ label: 'Cost', value: inDollars(micros) }] : [])

/** Of a picture that a painter made whole: nobody has checked what stands in it. */
export const wholePictureNotice = (by: string, isRaster: boolean): string =>
  `${by} made the whole picture: check its words and figures before you use it. ${isRaster ? 'It is a single picture, so parts of it cannot be changed separately.' : 'It is flat, so it was turned into shapes whose colours can be changed.'}`

/** Nothing is perfect of which a chosen model made nothing: what went wrong comes first. */
export const withFaultNotices = (confirmation: string, faults: readonly string[]): string =>
  faults.length === 0 ? confirmation : [...faults, confirmation.replace(/^Perfect! /, '')].join('\n\n')

/** The question for a wish of which no word says whether it is a change or a new design. */
export const askForIntent = (prompt: string) => ({
  message: 'I am not sure what you mean by that. Shall I change this design, or make a new one from these words?',
  choices: [
    { label: 'Change this design', prompt, intent: 'change' as const },
    { label: 'Make a new design', prompt, intent: 'new' as const },
  ],
})

export const describeWhich = (place: number, of: number): string =>
  `This is concept ${place} of ${of}; the others stay as they are.`

export const describeReturn = (version: number): string => `Done. This is version ${version} again.`
export const NOTHING_BEFORE = 'There is no earlier version of this design to go back to.'
export const FAILED = 'Sorry, I had trouble generating your design. Please try with a different prompt.'
export const GAVE_UP = 'The design could not be made. Please try again.'
export const DISK_FULL =
  'The disk of this server is full: the design could not be saved. Please tell the administrator.'
export const TOOK_TOO_LONG = 'The design took too long to make. Please try again with a simpler prompt.'

/** What the designs of an answer were asked for, in the prompt's order, each with those that do not show it. */
export function asksOf(concepts: readonly Pick<Concept, 'asked'>[]): CheckedAsk[] {
  const asks = new Map<string, number[]>()
  for (const [at, { asked }] of concepts.entries())
    for (const { words, met } of asked) {
      const missing = asks.get(words) ?? []
      asks.set(words, met ? missing : [...missing, at + 1])
    }
  return [...asks].map(([words, missing]) => ({
    words,
    met: missing.length === 0,
    ...(missing.length > 0 && { missing }),
  }))
}

/** One sentence on what no design shows. */
export function missedAsksLine(asked: readonly CheckedAsk[], designs: number): string[] {
  const missed = asked.filter(({ missing = [] }) => missing.length === designs).map(({ words }) => `“${words}”`)
  return missed.length === 0 ? [] : [`None of them shows this yet: ${missed.join(', ')}.`]
}
