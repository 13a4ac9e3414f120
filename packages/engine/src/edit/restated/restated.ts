/**
 * Facts told anew: "the lecture is on the 9th now", "latte 3.60", "12. und 13. Juli". Values of the message stand in the place of those of their
 * kind in the design where its other words either say nothing or stand beside the old ones; whatever says more is left to the grammar.
 */

import { COPY_SENSES } from '../../language/lexicon/copy-words.ts'
import { ALONE, GONE, NOT, TELLING_WORDS } from '../../language/lexicon/restating-words.ts'
import type { Token, Words } from '../../language/tokens.ts'
import type { Text } from '../../scene/types.ts'
import type { State } from '../context.ts'
import { findMentions } from '../nouns.ts'
import { textNodes } from '../scene-nodes.ts'
import { type Group, readGroups } from '../values/groups.ts'
import { isSame } from '../values/read.ts'
import { type Fresh, rewritten } from './rewritten.ts'

/** One value, or several that are told together, in the place of what stands there. */
export interface Restatement {
  /** The line that is told anew, wherever it stands: as it is when what was told before is done. */
  line: string
  from: string
  to: string
  /** The line as it is then. */
  becomes: string
}
export interface Restated {
  told: Restatement[]
  /** Stretches that tell something else. */
  left: string[]
}

/** Whoever says more than this tells more than facts. */
const [MOST_TOKENS, MOST_GROUPS] = [32, 4]
/** What still belongs to a value behind it: "£10 for members". */
const LONGEST_TAIL = 4
const MARKS = /^(?:[.,;:!?]|[-–—])$/
const JOINS = new Set(['and', 'but', 'und', 'aber', 'et', 'mais', 'y', 'pero', 'e', 'ma', 'en', 'maar', 'mas'])

/** Undefined where anything but facts is told, or where it is not clear which are meant. */
export function restated(words: Words, state: State): Restated | undefined {
  const { tokens, text } = words
  if (words.quotations.length > 0 || tokens.length > MOST_TOKENS) return undefined
  const groups = readGroups(text).filter(({ kind }) => kind !== 'shift' && kind !== 'count')
  if (groups.length === 0 || groups.length > MOST_GROUPS) return undefined
  let lines = textNodes(state).flatMap(linesOf)
  const found: Restated = { told: [], left: [] }
  let carried: string[] = []
  for (const segment of segmentsOf(tokens, groups)) {
    const names = segment.groups.length > 0 ? [] : namesIn(segment.tokens)
    if (!names.every((word) => isNamed(word, lines))) found.left.push(saidIn(segment.tokens, text))
    for (const i of segment.groups.keys()) {
      const fresh = freshOf(segment, i, text, carried)
      if (fresh) lines = takenIn(fresh, i > 0, lines, found)
    }
    carried = names
  }
  return found.told.length > 0 ? found : undefined
}

/** The lines as they are when a value is told anew; what has no place goes with what is left. */
function takenIn(fresh: Fresh, isLater: boolean, lines: Line[], found: Restated): Line[] {
  if (fresh.isOld) return lines
  const told = tellAnew(fresh, lines)
  if (told) found.told.push(...told)
  else found.left.push(isLater ? fresh.text.slice(fresh.from, fresh.group.to) : fresh.said)
  return lines.map((one) => anew(told?.find(({ line }) => line === one.now)?.becomes ?? one.now))
}

const saidIn = (tokens: readonly Token[], text: string) => text.slice(tokens[0]?.from ?? 0, tokens.at(-1)?.to ?? 0)

interface Line {
  /** As it is when what was told before is done. */
  now: string
  groups: Group[]
}
const anew = (now: string): Line => ({ now, groups: readGroups(now) })
const linesOf = ({ text, role }: Text): Line[] => (role === 'decoration' ? [] : [anew(text)])

interface Segment {
  tokens: Token[]
  groups: Group[]
}

/** Between marks and joints that are no part of a value. */
function segmentsOf(tokens: readonly Token[], groups: readonly Group[]): Segment[] {
  const isInside = (token: Token) => groups.some(({ from, to }) => token.from < to && token.to > from)
  const segments: Segment[] = []
  let current: Token[] = []
  const close = () => {
    const [first, last] = [current[0], current.at(-1)]
    if (first && last)
      segments.push({
        tokens: current,
        groups: groups.filter(({ from, to }) => from >= first.from && to <= last.to),
      })
    current = []
  }
  for (const [i, token] of tokens.entries()) {
    const isMark = MARKS.test(token.lower)
    const parts = !isInside(token) && (isMark || (JOINS.has(token.lower) && tellsOn(tokens.slice(i + 1), groups)))
    if (parts) close()
    else current.push(token)
  }
  close()
  return segments
}

/** Behind a joint something is told of its own: there is a verb, or another value. */
function tellsOn(rest: readonly Token[], groups: readonly Group[]): boolean {
  const end = rest.findIndex(({ lower }) => MARKS.test(lower))
  const clause = end < 0 ? rest : rest.slice(0, end)
  const [first, last] = [clause[0], clause.at(-1)]
  const hasValue = first && last && groups.some(({ from, to }) => from >= first.from && to <= last.to)
  return hasValue === true || clause.some(({ pos }) => pos === 'AUX' || pos === 'VERB')
}

const isWord = ({ lower }: Token) => /[\p{L}\p{N}]/u.test(lower)
/** Words that name something. */
const namesIn = (tokens: readonly Token[]): string[] =>
  tokens.filter((token) => isWord(token) && !TELLING_WORDS.has(token.lower)).map(({ lower }) => lower)

/** A value with the words about it. */
function freshOf({ tokens, groups }: Segment, i: number, text: string, carried: string[]): Fresh | undefined {
  const group = groups[i]
  if (!group) return undefined
  const begins = groups[i - 1]?.to ?? 0
  const ends = groups[i + 1]?.from ?? Number.POSITIVE_INFINITY
  const before = tokens.filter(({ from, to }) => from >= begins && to <= group.from)
  const behind = tokens.filter(({ from }) => from >= group.to && from < ends)
  const names = namesIn(before)
  const first = tokens.filter(({ to }) => to <= (groups[0]?.from ?? 0))
  const labels = [...(names.length > 0 || i === 0 ? names : namesIn(first)), ...carried]
  const isLast = i === groups.length - 1
  return {
    group,
    text,
    from: before[0]?.from ?? group.from,
    said: saidIn(tokens, text),
    labels,
    hints: before.filter((token) => isWord(token) && token.lower.length > 3).map(({ lower }) => lower),
    isAlone: [...before, ...behind].some(({ lower }) => ALONE.has(lower)),
    isOld: before.some(({ lower }) => NOT.has(lower)),
    isGone:
      group.kind === 'date' &&
      behind.some(({ lower }) => GONE.has(lower)) &&
      namesIn(behind).every((word) => GONE.has(word)),
    tail: isLast ? behind : [],
    behind: isLast ? namesIn(behind) : [],
  }
}

/** Each line that holds the value; none where it stands there already. */
function tellAnew(fresh: Fresh, lines: readonly Line[]): Restatement[] | undefined {
  const named = namedIn(fresh, lines)
  const found = lines.flatMap((line) => {
    const at = line.groups.filter((standing) => areKin(named, standing))
    const [one] = at.length > 1 ? meantOf(at, named, line.now) : at
    return one && isOf(named, line, one) ? [{ line, one }] : []
  })
  const alike = found.filter(({ one }) => one.isSpan === fresh.group.isSpan)
  const pool = alike.length > 0 ? alike : found
  const [first] = pool
  if (!first) return fresh.isGone && lines.length > 0 ? [] : undefined
  if (pool.some(({ one }) => one.words !== first.one.words)) return undefined
  const tail = tailOf(fresh, first.line)
  if (tail === undefined) return undefined
  const to = rewritten(fresh, first.one, tail)
  if (to === undefined) return undefined
  if (to === first.one.words) return []
  return pool.map(({ line: { now }, one }) => ({
    line: now,
    from: one.words,
    to,
    becomes: (now.slice(0, one.from) + to + now.slice(one.to)).replace(/^[\s,·]+|[\s,·]+$/gu, ''),
  }))
}

/**
 * The words that name the line of a value. What the design is about names none: "the concert is on the 13th"; a small word does where it stands
 * beside such a value: "start is at 10".
 */
function namedIn(fresh: Fresh, lines: readonly Line[]): Fresh {
  const kin = lines.filter(({ groups }) =>
    groups.some((standing) => areKin({ ...fresh, labels: fresh.hints }, standing)),
  )
  const stands = (word: string, among: readonly Line[]) => among.some(({ now }) => stems(now).has(stem(word)))
  const isDated = fresh.group.kind === 'date' || fresh.group.kind === 'time'
  const labels = fresh.labels.filter(
    (word) => !(isDated && (EVENTS.has(word) || stands(word, lines)) && !stands(word, kin)),
  )
  return { ...fresh, labels: labels.length > 0 ? labels : fresh.hints.filter((word) => stands(word, kin)) }
}
const EVENTS: ReadonlySet<string> = new Set(COPY_SENSES.event.split(/[| ]/u))

/** Whether the one may stand in the place of the other. */
function areKin({ group, labels }: Fresh, standing: Group): boolean {
  if (group.kind === standing.kind) return true
  if (group.kind !== 'number') return false
  if (standing.kind === 'time') return labels.length > 0 || group.isSpan
  return labels.length > 0 && (standing.kind === 'money' || standing.kind === 'percent')
}

/** All words that name something stand in the line, or name the kind of value. */
function isOf({ labels, group, behind, isGone }: Fresh, { now }: Line, standing: Group): boolean {
  if (isGone)
    return labels.length === 0 && standing.values.some(({ value }) => isSame(value, group.values[0]?.value ?? value))
  if (group.kind === 'number' && labels.length === 0 && !group.isSpan) return false
  const own = stems(now)
  const isHere = (word: string) => own.has(stem(word)) || namesKind(word, standing.kind)
  // "£10 for members": of what stands behind a value it is enough that it may go on.
  return labels.every(isHere) && (behind.every(isHere) || behind.length <= LONGEST_TAIL)
}

const KINDS: Readonly<Record<string, readonly string[]>> = {
  date: ['date', 'day', 'night', 'evening'],
  time: ['time', 'hour', 'door', 'gate'],
  money: ['price', 'fee'],
  percent: ['offer', 'discount'],
}
const DATED = ['date', 'time', 'money', 'percent'] as const
const namesKind = (word: string, kind: Group['kind']): boolean =>
  [...findMentions(word)].some(({ noun }) => KINDS[kind]?.includes(noun.name)) ||
  KINDS[kind]?.includes(stem(word)) === true
const isNamed = (word: string, lines: readonly Line[]): boolean =>
  DATED.some((kind) => namesKind(word, kind)) ||
  lines.some(({ now, groups }) => groups.length > 0 && stems(now).has(stem(word)))

const stem = (word: string) => (word.length > 3 ? word.replace(/(?<!s)s$/u, '') : word)
const stems = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stem))

/** Of several values in a line the one that is named, else the only one that says as much: 'Saturday' is no '22 to 25 January'. */
function meantOf(all: readonly Group[], { group, labels }: Fresh, line: string): Group[] {
  const named = beside(all, labels, line)
  if (named.length > 0) return named
  const shape = ({ values: [first], isSpan }: Group) =>
    first?.value.kind === 'date'
      ? [
          first.value.day === undefined,
          first.value.month === undefined,
          isSpan || first.value.until !== undefined,
        ].join()
      : `${isSpan}`
  const alike = all.filter((one) => shape(one) === shape(group))
  return alike.length === 1 ? alike : []
}

/** Of several values in a line the one behind its name, else the one before it. */
function beside(all: readonly Group[], labels: readonly string[], line: string): Group[] {
  const ends = labels.flatMap((label) => {
    const at = line.toLowerCase().indexOf(stem(label))
    return at < 0 ? [] : [at]
  })
  if (ends.length === 0) return []
  const at = Math.max(...ends)
  const one = all.find(({ from }) => from > at) ?? all.findLast(({ to }) => to <= at)
  return one ? [one] : []
}

/** What goes on behind the value; undefined where it is told of something else. */
function tailOf({ tail, behind, isGone, text }: Fresh, { now }: Line): string | undefined {
  const own = stems(now)
  const news = behind.filter((word) => !own.has(stem(word)))
  if (isGone || news.length === 0) return ''
  const words = tail.filter(isWord)
  const isPlain = words.every(({ pos }) => pos !== 'VERB' && pos !== 'AUX' && pos !== 'ADV')
  const [first, last] = [tail[0], tail.at(-1)]
  return isPlain && first && last && words.length <= LONGEST_TAIL ? ` ${text.slice(first.from, last.to)}` : undefined
}
