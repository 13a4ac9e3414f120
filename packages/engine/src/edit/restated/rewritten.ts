/** What stands in the place of values that are told anew: each as the one was whose place it takes, or all as they are said. */
import { TELLING_WORDS } from '../../language/lexicon/restating-words.ts'
import type { Token } from '../../language/tokens.ts'
import { namedAs } from '../families/rewriting.ts'
import type { Group } from '../values/groups.ts'
import { isSame, type ValueAt } from '../values/read.ts'
import { written } from '../values/write.ts'

export interface Fresh {
  group: Group
  /** The message. */
  text: string
  /** The stretch that it stands in. */
  said: string
  /** Where the words about it begin. */
  from: number
  /** Words that name what it is the value of. */
  labels: string[]
  /** Words before it, small ones as well. */
  hints: string[]
  /** It is said what it is not. */
  isOld: boolean
  /** No other of several stays. */
  isAlone: boolean
  /** It does not take place. */
  isGone: boolean
  tail: Token[]
  behind: string[]
}

/** Undefined where the one cannot stand in the place of the other. */
export function rewritten(fresh: Fresh, standing: Group, tail: string): string | undefined {
  const { values } = fresh.group
  const [told, old] = [values.length, standing.values.length]
  if (fresh.isGone) return without(values, standing)
  if (told === 1 && old > 1) return fresh.isAlone ? onlyOne(values[0], standing) : undefined
  // "change Friday to Saturday"
  const [was, is] = fresh.group.isSpan ? values : []
  const [stood] = standing.values
  if (old === 1 && was && is && stood && isSame(was.value, stood.value)) return inPlaceOf(is, stood, standing.words)
  if (told > 1 && old === 1) return asSaid(fresh, standing) + tail
  if (told !== old) return undefined
  const ends = values.map((value, i) => inPlaceOf(value, standing.values[i], standing.words))
  if (ends.some((end) => end === undefined)) return undefined
  const joined = standing.values.map((value, i) => {
    const next = standing.values[i + 1]
    return `${ends[i]}${next ? standing.words.slice(value.to - standing.from, next.from - standing.from) : ''}`
  })
  return joined.join('') + tail
}

/** The '2' of '2-4pm' stays a figure. */
function inPlaceOf(value: ValueAt, old: ValueAt | undefined, line: string): string | undefined {
  if (!old) return undefined
  const half = /^\d{1,2}$/.test(old.words) ? / ?[ap]\.?m\.?$/i.exec(line)?.[0] : undefined
  const fresh = written(value, half ? { ...old, words: old.words + half } : old)
  return half ? fresh?.replace(/ ?[ap]\.?m\.?$/i, '') : fresh && namedAs(old.words, fresh)
}

/** "only Saturday": of the days that stand there. */
function onlyOne(value: ValueAt | undefined, { values }: Group): string | undefined {
  const one = values.find((old) => value && isSame(value.value, old.value))
  return one && withMonth(one, values)
}

function without([value]: readonly ValueAt[], { values }: Group): string | undefined {
  const rest = values.filter((old) => !value || !isSame(value.value, old.value))
  const [one, ...others] = rest
  return one && others.length === 0 && values.length > 1 ? withMonth(one, values) : undefined
}

/** 'Saturday 14' of 'Saturday 14, Sunday 15 March' is 'Saturday 14 March'. */
function withMonth(one: ValueAt, values: readonly ValueAt[]): string {
  const last = values.at(-1)
  if (one.value.kind !== 'date' || last?.value.kind !== 'date' || last === one || last.value.month === undefined)
    return one.words
  const month = /\p{L}+(?:[ ,]+\d{4})?$/u.exec(last.words)?.[0]
  return month && !one.words.includes(month) ? `${one.words} ${month}` : one.words
}

/** Several where one stood, as they were said; days and months as they were written. */
function asSaid({ group }: Fresh, standing: Group): string {
  const isLarge = /\p{Lu}/u.test(standing.words)
  const said = group.words.replace(/\p{L}+/gu, (word) => {
    const isName = group.kind === 'date' && word.length > 3 && !TELLING_WORDS.has(word.toLowerCase())
    return isName && isLarge ? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase() : word.toLowerCase()
  })
  return group.kind === 'date' || group.kind === 'time' ? said : group.words
}
