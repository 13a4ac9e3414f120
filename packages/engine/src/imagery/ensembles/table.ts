/** Every ensemble by its name: people by theirs, arranged things by what leads and the way ('pizza~still', 'cat+yarn~still'). */
import { isKeyOf } from '../../base/tables.ts'
import { isPacked, uncoloured } from '../packed-figures.ts'
import { ARRANGEMENTS, amid } from './arrangements.ts'
import { characterOf, MOODS, type Mood, shapedAs } from './characters.ts'
import { type ArrangementName, GROUNDLESS, worldly, worldOf } from './companions.ts'
import { holding, mayHold } from './holding.ts'
import { MARKS } from './marks.ts'
import { PEOPLE } from './people.ts'
import type { Part } from './types.ts'

const BETWEEN = '~'
const AND = '+'

/** A thing in another one's form; somebody with what they hold; something that others surround. */
const [SHAPED, HOLDING, AMID] = ['shaped', 'holding', 'amid'] as const
const isMood = (way: string): way is Mood => MOODS.some((mood) => mood === way)

interface Arranged {
  lead: string
  /** Other things that were named. */
  said: string[]
  way: ArrangementName | Mood | typeof SHAPED | typeof HOLDING | typeof AMID
}

function arrangedBy(name: string): Arranged | undefined {
  const cut = name.indexOf(BETWEEN)
  if (cut < 0) return undefined
  const way = name.slice(cut + 1)
  const [lead = '', ...said] = name.slice(0, cut).split(AND)
  if (way === HOLDING)
    return mayHold(lead) && said.length === 1 && said.every(isPacked) ? { lead, said, way } : undefined
  if (way === AMID) return (isPacked(lead) || lead in PEOPLE) && said.every(isPacked) ? { lead, said, way } : undefined
  return (isKeyOf(ARRANGEMENTS, way) || isMood(way) || way === SHAPED) && [lead, ...said].every(isPacked)
    ? { lead, said, way }
    : undefined
}

/** What was named, then what goes with all of it: a glass beside glasses has no grapes. */
function besideOf({ lead, said }: Arranged): string[] {
  const shared = worldOf(lead).beside.filter((one) => said.every((other) => worldOf(other).beside.includes(one)))
  return [...said, ...shared.filter((one) => !said.includes(one))]
}

/** The name of things arranged in a way, the first leading. */
export const arrangementOf = (things: readonly string[], way: Arranged['way']): string =>
  `${things.join(AND)}${BETWEEN}${way}`

/** What leads in an ensemble of things, without a colour that was said of it; other names as they are. */
export const leadOf = (name: string): string => uncoloured(name.split(/[~+]/, 1)[0] ?? name)

/** Ensembles that are known by a name of their own. */
const NAMED: Readonly<Record<string, readonly Part[]>> = { ...PEOPLE, ...MARKS }

export const isEnsemble = (name: string): boolean => Object.hasOwn(NAMED, name) || arrangedBy(name) !== undefined

/** Undefined where no ensemble has that name. */
export function partsOf(name: string): readonly Part[] | undefined {
  const named = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined
  if (named) return named
  const arranged = arrangedBy(name)
  if (!arranged) return undefined
  const { lead, said, way } = arranged
  if (way === HOLDING) return holding(lead, said[0] ?? '')
  if (way === AMID) return amid(lead in PEOPLE ? (PEOPLE[lead] ?? []) : lead, said)
  if (way === SHAPED) return shapedAs(lead, said[0] ?? lead)
  return isMood(way) ? characterOf(lead, said, way) : ARRANGEMENTS[way](lead, besideOf(arranged))
}

/** The figures that stand in an ensemble besides what leads it; none in any other figure. */
export const withinOf = (name: string): string[] =>
  (partsOf(name) ?? []).flatMap((part) => ('figure' in part && part.figure !== name ? [part.figure] : []))

/** The way in which a thing stands with others that were named. */
export const wayOf = (lead: string): ArrangementName =>
  worldOf(lead).ways.find((way) => GROUNDLESS.includes(way)) ?? 'still'

/** The arrangements of a figure and what goes with it. */
const arrangementsOf = (figure: string): string[] => worldOf(figure).ways.map((way) => arrangementOf([figure], way))

export const peopleNames = (): string[] => Object.keys(PEOPLE)

/** Those that have a name of their own, and those of each thing that has a world. */
export const ensembleNames = (): string[] => [...Object.keys(NAMED), ...worldly().flatMap(arrangementsOf)]
