/** Values of sample rows: plausible in form, invented by rule, the same for the same seed. What shows them says that they are samples. */

import { cyclic } from '../../../base/items.ts'
import type { Random } from '../../../base/random.ts'
import { toldMembers } from '../../../brief/told/sayings.ts'
import type { Brief } from '../../../brief/types.ts'
import { capitalised, oneOf, singularNoun } from './nouns.ts'
import { type Column, factsOf, type ThingFacts } from './things.ts'

export const SAMPLE = 'Sample data'
export const PEOPLE = ['Ana R.', 'Ben O.', 'Chidi N.', 'Dara K.', 'Elif T.', 'Finn S.', 'Grace M.', 'Hugo L.'] as const
const ORGS = ['Alder & Co.', 'Birch Works', 'Cedar Group', 'Delta Office', 'Elm House', 'Fern Labs'] as const
const TOWNS = ['Northgate', 'Old Town', 'Riverside', 'Harbour', 'Westfield', 'Millbrook'] as const
const STATES = ['Open', 'In progress', 'Done', 'Open', 'Waiting', 'Done'] as const
export const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
const AGO = ['10 min ago', '1 h ago', '3 h ago', 'Yesterday', '2 days ago', 'Last week'] as const
const SLOTS = ['09:00', '10:30', '13:00', '14:30', '16:00', '18:30'] as const

/** The name of the nth sample of a thing: a known one, else the thing with a number. */
export function sampleName(thing: string, index: number): string {
  const { samples } = factsOf(thing)
  if (samples.length > 0) return cyclic(samples, index)
  return `${capitalised(oneOf(thing))} ${101 + index}`
}

/** Names of things on a page: those that its prompt gives, else samples. */
export interface Names {
  /** The nth of a thing. */
  of(thing: string, index: number): string
  /** How many the prompt gives of it; none where it gives no names. */
  told(thing: string): number
}

export function namesFor(brief: Brief): Names {
  const members = new Map([...toldMembers(brief)].map(([noun, names]) => [singularNoun(noun), names.map(capitalised)]))
  const given = (thing: string) => members.get(singularNoun(thing.toLowerCase().split(/\s+/).at(-1) ?? '')) ?? []
  return {
    of: (thing, index) => (given(thing).length > 0 ? cyclic(given(thing), index) : sampleName(thing, index)),
    told: (thing) => given(thing).length,
  }
}

/** What stands in a column of the nth row. */
export function cellOf({ kind, values }: Column, index: number, random: Random): string {
  switch (kind) {
    case 'org':
      return cyclic(ORGS, index)
    case 'person':
      return cyclic(PEOPLE, index)
    case 'town':
      return cyclic(TOWNS, index)
    case 'status':
      return cyclic(STATES, index)
    case 'ago':
      return cyclic(AGO, index)
    case 'slot':
      return cyclic(SLOTS, index)
    case 'day':
      return cyclic(DAYS, index)
    case 'date':
      return `${cyclic([3, 9, 14, 18, 22, 27], index)} ${cyclic(MONTHS, 2 + index)}`
    case 'of':
      return cyclic(values, index)
    default:
      return numberOf(kind, random)
  }
}

function numberOf(kind: Column['kind'], random: Random): string {
  switch (kind) {
    case 'hours':
      return `${1 + random.int(5)} h ${10 + random.int(5) * 10} min`
    case 'minutes':
      return `${15 + random.int(8) * 5} min`
    case 'length':
      return `${2 + random.int(3)}:${10 + random.int(49)}`
    case 'km':
      return `${(0.4 + random.int(60) / 10).toFixed(1)} km`
    case 'money':
      return `$${18 + random.int(180)}`
    case 'percent':
      return `${20 + random.int(78)}%`
    case 'rating':
      return (3.8 + random.int(12) / 10).toFixed(1)
    case 'change':
      return `${random.chance(0.65) ? '+' : '−'}${(0.2 + random.int(40) / 10).toFixed(1)}%`
    case 'degrees':
      return `${8 + random.int(16)}°`
    default:
      return String(4 + random.int(90))
  }
}

/** Under which ways to narrow a list a sample falls; the first of them shows all. */
export const tagsOf = ({ filters, columns }: Pick<ThingFacts, 'filters' | 'columns'>, index: number): string[] => [
  ...filters.slice(1).filter((_, at) => (index + at) % 2 === 0),
  ...columns.flatMap(({ kind, values }) => (kind === 'of' && values.length > 0 ? [cyclic(values, index)] : [])),
]

/** The letters of a person's sign. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .join('')
    .slice(0, 2)
    .toUpperCase()
