/** Every ensemble by its name: people by theirs, arranged things by what leads and the way ('pizza~still', 'cat+yarn~still'). */
import { keysOf } from '../../base/tables.ts'
import { isPacked } from '../packed-figures.ts'
import { ARRANGEMENTS } from './arrangements.ts'
import { worldly, worldOf } from './companions.ts'
import { PEOPLE } from './people.ts'
import type { Part } from './types.ts'

const BETWEEN = '~'
const AND = '+'

interface Arranged {
  lead: string
  beside: string[]
  way: keyof typeof ARRANGEMENTS
}

function arrangedBy(name: string): Arranged | undefined {
  const cut = name.indexOf(BETWEEN)
  if (cut < 0) return undefined
  const way = keysOf(ARRANGEMENTS).find((one) => one === name.slice(cut + 1))
  const [lead = '', ...said] = name.slice(0, cut).split(AND)
  if (!way || ![lead, ...said].every(isPacked)) return undefined
  return { lead, way, beside: [...said, ...shared([lead, ...said]).filter((one) => !said.includes(one))] }
}

/** What goes with all of them: a glass beside glasses has no grapes. */
const shared = ([lead = '', ...others]: readonly string[]): string[] =>
  worldOf(lead).beside.filter((one) => others.every((other) => worldOf(other).beside.includes(one)))

/** The name of things arranged in a way, the first leading. */
export const arrangementOf = (things: readonly string[], way: keyof typeof ARRANGEMENTS): string =>
  `${things.join(AND)}${BETWEEN}${way}`

/** What leads in an ensemble of things; other names as they are. */
export const leadOf = (name: string): string => name.split(/[~+]/, 1)[0] ?? name

export const isEnsemble = (name: string): boolean => Object.hasOwn(PEOPLE, name) || arrangedBy(name) !== undefined

/** Undefined where no ensemble has that name. */
export function partsOf(name: string): readonly Part[] | undefined {
  const people = Object.hasOwn(PEOPLE, name) ? PEOPLE[name] : undefined
  if (people) return people
  const arranged = arrangedBy(name)
  return arranged && ARRANGEMENTS[arranged.way](arranged.lead, arranged.beside)
}

/** The way in which a thing stands with others that were named. */
export const wayOf = (lead: string): keyof typeof ARRANGEMENTS => {
  const { ways } = worldOf(lead)
  return ways.find((way) => way === 'still' || way === 'thicket') ?? 'still'
}

/** The arrangements of a figure and what goes with it; none where nothing is known to. */
export const arrangementsOf = (figure: string): string[] =>
  worldOf(figure).ways.map((way) => arrangementOf([figure], way))

export const peopleNames = (): string[] => Object.keys(PEOPLE)

/** Those of people, and those of each thing that has a world. */
export const ensembleNames = (): string[] => [...peopleNames(), ...worldly().flatMap(arrangementsOf)]
