/** A project told in a few sentences. */
import type { DesignChange } from '../../db/documents.ts'

export interface SummaryFacts {
  title: string
  /** Of the latest version of each design. */
  kinds: readonly string[]
  /** The words of the first wish; undefined: nothing was asked for. */
  firstWish: string | undefined
  /** How many others followed. */
  moreWishes: number
  changes: number
  lastChange: { title: string; version: number; changes: readonly DesignChange[]; words: string | null } | undefined
  /** Wishes without a design for them. */
  open: readonly string[]
}

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const KINDS: Record<string, string> = { 'business-card': 'business card' }
const MAX_QUOTE_LENGTH = 160

const number = (count: number): string => NUMBERS[count] ?? String(count)
const counted = (count: number, noun: string): string => `${number(count)} ${noun}${count === 1 ? '' : 's'}`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function listed(texts: readonly string[]): string {
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`
}

/** Words of a person, on one line, cut at a word. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return `“${line.length > MAX_QUOTE_LENGTH ? `${line.slice(0, MAX_QUOTE_LENGTH).replace(/\s+\S*$/, '')} …` : line}”`
}

/** 'two logos and a poster', the most first. */
function kindsIn(kinds: readonly string[]): string {
  const groups = [...Map.groupBy(kinds, (kind) => kind)].toSorted((a, b) => b[1].length - a[1].length)
  return listed(
    groups.map(([kind, { length }]) => {
      const noun = KINDS[kind] ?? kind
      return length === 1 ? `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}` : counted(length, noun)
    }),
  )
}

const changed = ({ what, from, to }: DesignChange): string => {
  const part = what.charAt(0).toLowerCase() + what.slice(1)
  if (from !== undefined && to !== undefined) return `${part} from ${from} to ${to}`
  return to === undefined ? part : `${part}: ${to}`
}

function lastChangeOf({ title, version, changes, words }: NonNullable<SummaryFacts['lastChange']>): string {
  const what = changes.length > 0 ? listed(changes.slice(0, 3).map(changed)) : words ? quoted(words) : ''
  return `version ${version} of “${title}”${what && ` (${what})`}`
}

export function describeProject({
  title,
  kinds,
  firstWish,
  moreWishes,
  changes,
  lastChange,
  open,
}: SummaryFacts): string {
  const sentences = [
    kinds.length > 0 ? `“${title}” holds ${kindsIn(kinds)}.` : `“${title}” holds no design yet.`,
    firstWish &&
      `It began with ${quoted(firstWish)}${moreWishes > 0 ? `; ${counted(moreWishes, 'request')} followed` : ''}.`,
    lastChange &&
      (changes === 1
        ? `One change was made: ${lastChangeOf(lastChange)}.`
        : `${capital(number(changes))} changes were made, the last of them ${lastChangeOf(lastChange)}.`),
    open.length === 1 && `One request is still open: ${quoted(open[0] ?? '')}.`,
    open.length > 1 &&
      `${capital(number(open.length))} requests are still open: ${listed(open.slice(0, 3).map(quoted))}.`,
  ]
  return sentences.filter(Boolean).join(' ')
}
