/** Values that are told together: '3 to 5 pm', 'Tuesdays and Thursdays', '£12 / £10', '12. und 13. Juli'. */
import { readValues, type Value, type ValueAt } from './read.ts'

/** Values with what joins them: one, the two ends of a span, or several in a list. */
export interface Group {
  kind: Value['kind']
  values: ValueAt[]
  isSpan: boolean
  words: string
  from: number
  to: number
}

const SPANS = /^\s*(?:[-–—]|to|till?|until|bis|à|a|al|hasta|au|tot|até)\s*$/iu
/** Behind the dot of a German day, and before an article. */
const LISTS = /^\.?\s*(?:[,/&+]|and|und|et|y|e|en|or|oder|ou|o)\s*(?:on\s+|am\s+|den\s+|the\s+|le\s+|el\s+|il\s+)?$/iu

/** The values of a text in their order, those that are told together as one. */
export function readGroups(text: string): Group[] {
  const groups: ValueAt[][] = []
  for (const value of readValues(text)) {
    const last = groups.at(-1)
    const before = last?.at(-1)
    if (last && before && areJoined(before, value, text)) last.push(value)
    else groups.push([value])
  }
  return groups.flatMap((values) => groupOf(values, text) ?? [])
}

const areJoined = (a: ValueAt, b: ValueAt, text: string): boolean => {
  const gap = text.slice(a.to, b.from)
  const [x, y] = [a.value.kind, b.value.kind]
  return (SPANS.test(gap) || LISTS.test(gap)) && (x === y || x === 'number' || (y === 'number' && x !== 'date'))
}

function groupOf(values: ValueAt[], text: string): Group | undefined {
  const [first] = values
  const last = values.at(-1)
  if (!first || !last) return undefined
  const kind = values.find(({ value }) => value.kind !== 'number')?.value.kind ?? 'number'
  const told = values.map((at) => ({ ...at, value: ofKind(at.value, kind, last.value) }))
  const [from, to] = [first.from, last.to]
  const isSpan = values.length === 2 && SPANS.test(text.slice(first.to, last.from))
  return { kind, values: told, isSpan, words: text.slice(from, to), from, to }
}

/** A bare number is what stands beside it: the '2' of '2-4pm', the '12' of '12. und 13. Juli'. */
function ofKind(value: Value, kind: Value['kind'], beside: Value): Value {
  if (value.kind !== 'number') return value
  if (kind === 'money' && beside.kind === 'money') return { ...beside, amount: value.amount }
  if (kind === 'date' && Number.isInteger(value.amount) && value.amount <= 31)
    return {
      kind,
      day: value.amount,
      ...(beside.kind === 'date' && beside.month !== undefined && { month: beside.month }),
    }
  if (kind !== 'time' || value.amount > 24) return value
  const minutes = value.clock ?? value.amount * 60
  const isAfternoon =
    beside.kind === 'time' && beside.minutes >= NOON && minutes < NOON && minutes <= beside.minutes - NOON
  return { kind, minutes: isAfternoon ? minutes + NOON : minutes, ...(minutes < 13 * 60 && { open: true as const }) }
}
const NOON = 12 * 60
