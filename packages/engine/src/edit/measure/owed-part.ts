/**
 * A wish owes its change to the part that it names: "the gradient on the button" is on the button, and "the ring round the
 * circle" is no circle. A change elsewhere does not pay, whoever planned it.
 */
import type { Box } from '../../base/geometry.ts'
import { ENCLOSURES, GOES, NO_PARTS, OF_ONE_PART, SIZED } from '../../language/lexicon/part-words.ts'
import { PICTURE_SENSES } from '../../language/lexicon/picture-words.ts'
import { TAKES } from '../../language/lexicon/wish-words.ts'
import type { Frame } from '../../scene/types.ts'
import { subtree } from '../../scene/walk.ts'
import type { Clause } from '../clauses.ts'
import type { State, Step } from '../context.ts'
import { nodeOf, textNodes } from '../scene-nodes.ts'
import { corrected } from '../spelling.ts'
import { cannot } from '../steps.ts'
import type { Target } from '../target-types.ts'
import { findTargets } from '../targets.ts'
import { idsOf } from './claims.ts'
import type { Difference, Measured } from './compare.ts'
import type { Demand } from './demand.ts'
import { meantIn, type Named } from './named.ts'

export type Property = 'colour' | 'gone' | 'any'
type Kind = Difference['property']

/** What pays: what is gone says nothing of a colour, and a colour nothing of what should be gone. */
const PAYS: Readonly<Record<Property, (kind: Kind) => boolean>> = {
  colour: (kind) => kind === 'colour' || kind === 'drawing' || kind === 'setting',
  gone: (kind) => kind === 'gone' || kind === 'words' || kind === 'setting' || kind === 'drawing',
  any: () => true,
}

/** A part that is found, or only something that stands in its name. */
interface Owed {
  named: Named
  words: string
  parts: Target[]
  /** What its name leans on: the circle of "the ring round the circle". */
  leansOn: Target[]
}

/**
 * @param known parts that were found by another reading of the same clause
 * @param owes what is wished of them, where that is known
 */
export function asksOfPart(said: Clause, state: State, known: readonly Target[] = [], owes?: Property): Demand[] {
  const clause = respelled(said, state) ?? said
  const named = meantIn(clause.lower, clause.tokens).filter(({ to }) => !/^ ?\ue000/.test(clause.lower.slice(to)))
  if (named.length === 0 || FACT.test(clause.lower)) return enclosed(clause)
  const { found } = findTargets(clause, state)
  const property = owes ?? propertyOf(clause, named)
  const owed = named.flatMap((one) => owedOf(one, property, clause, found, known) ?? [])
  const demands = owed.map((one) => demandOf(one, property, clause, state))
  const [first] = demands
  // "the icon and the name are too far apart": one of them may stay.
  const either = first && property === 'any' && demands.length > 1
  const isMet: Demand['isMet'] = (...seen) => demands.some((demand) => demand.isMet(...seen))
  const isFound = owed.some(({ parts }) => parts.length > 0)
  const refused = isFound && { refused: notAlone(owed) }
  return [...(either ? [{ ...first, isMet, ...refused }] : demands), ...enclosed(clause)]
}

/** Without slips of the finger. */
function respelled(clause: Clause, state: State): Clause | undefined {
  const copy = new Set(textNodes(state).flatMap(({ text }) => text.toLowerCase().split(/[^\p{L}]+/u)))
  const text = corrected(clause.text, copy)
  return text === clause.text ? undefined : clause.reworded(text)
}

/** "the deal is on Mondays" tells something of it, and wishes no change of a part. */
const FACT =
  /^(?!.*\b(?:should|must|could|needs?|can|ought|too)\b)(?:the|my|our|this|that) (?:[\p{L}\p{N}'-]+ ){1,4}(?:is|are|was|were|starts?|begins?|opens?|closes?|costs?|takes?|moved|moves|will|has|have)\b/u

/** "the price in a red circle": there is something round it that was not there. */
const enclosed = (clause: Clause): Demand[] =>
  ENCLOSURES.some((words) => words.test(clause.lower))
    ? [
        {
          isMet: (differences, _, after) => differences.some((one) => surrounds(one, after)),
          refused: cannot(`I cannot put anything around it here: ${clause.words(0)}. What should I change instead?`),
          wish: clause.words(0),
        },
      ]
    : []

/** Something new, a frame that had no paint and has some now or is bounded otherwise, letters that are drawn otherwise. */
function surrounds(one: Difference, { nodes }: Measured): boolean {
  const type = nodes.get(one.id)?.node.type
  if (one.property === 'added') return true
  if (type === 'frame') return one.property === 'setting' || (one.property === 'colour' && one.from.length === 0)
  return type === 'vector' && one.property === 'drawing'
}

function propertyOf(clause: Clause, named: readonly Named[]): Property {
  const [verb = ''] =
    clause.lower.match(/[\p{L}']+/gu)?.filter((word) => !/^(?:please|can|could|you|just)$/.test(word)) ?? []
  if (TAKES.has(verb) || GOES.test(clause.lower)) return 'gone'
  // "change the headline to Bread, Butter and Jam": words, and no colour.
  const outside = clause.colours.some(
    ({ start, end }) =>
      named.every(({ from, to }) => end <= from || start >= to) && !/^\p{Lu}/u.test(clause.text.slice(start)),
  )
  return outside ? 'colour' : 'any'
}

function owedOf(
  named: Named,
  property: Property,
  clause: Clause,
  found: readonly Target[],
  known: readonly Target[],
): Owed | undefined {
  const { head } = named
  const words = clause.lower.slice(named.from, named.to)
  const own = clause.lower.slice(named.from, head.to)
  const covers = ({ start, end }: Target) => start < head.to && end > head.from
  const parts = [
    ...found.filter(covers),
    ...known.filter((part) => own.includes(plainName(part)) && !isWholeOf(part, own, head.words)),
  ]
  if (parts.some(({ class: kind }) => kind === 'whole' || kind === 'ground' || kind === 'all-text')) return undefined
  const within = found.filter((target) => !covers(target) && target.end > named.from && target.start < named.to)
  // "the third trainer's name": nobody's name but a trainer's.
  const owner = /(?:^|\s)(?<whose>[\p{L}-]+)['’]s? /u.exec(own)?.groups?.whose
  const at = owner === undefined ? -1 : named.from + own.indexOf(owner)
  if (owner !== undefined && found.every(({ start, end }) => end <= at || start > at))
    return { named, words, parts: [], leansOn: [] }
  // "the venue name" is the venue's.
  const texts = within.filter(({ end, class: kind }) => end <= head.from && kind === 'text')
  if (parts.every(({ class: kind }) => kind === 'text') && parts.length > 0)
    return { named, words, parts: [...parts, ...texts], leansOn: [] }
  if (parts.length > 0) return { named, words, parts, leansOn: within }
  // A line is found by any of its words; a drawing is no part of itself.
  const leansOn = within.filter(({ start, class: kind }) => start >= head.to || kind !== 'text')
  // "the orange is too bright" is said of a colour, wherever it is.
  const isSized = SIZED.test(clause.lower)
  const isColour = !isSized && clause.colours.some(({ start, end }) => start < head.to && end > head.from)
  const told = leansOn.length > 0 || (within.length === 0 && (property === 'gone' || !isColour))
  return told && !NO_PARTS.has(head.words) ? { named, words, parts, leansOn } : undefined
}

const plainName = ({ name }: Target) => name.replaceAll("'", '').toLowerCase()
const singular = (words: string) => words.replace(/s$/, '')

/** "the rocket window": the rocket is what it is a part of. */
const isWholeOf = (part: Target, own: string, head: string): boolean =>
  part.class === 'picture' && !singular(own).endsWith(singular(plainName(part))) && !DRAWINGS.has(head)
/** What a drawing is called beside what it shows. */
const DRAWINGS: ReadonlySet<string> = new Set(
  PICTURE_SENSES.drawing.split('|').concat('logo', 'sign', 'figure', 'photo', 'shape', 'art'),
)

function demandOf(owed: Owed, property: Property, clause: Clause, state: State): Demand {
  const { named, words, parts, leansOn } = owed
  const ids = parts.flatMap((part) => part.ids)
  const others = leansOn.flatMap((part) => part.ids).filter((id) => !ids.includes(id))
  return {
    isMet: (differences, before, after) => {
      if (parts.length === 0) return false
      const mine = named.joint === 'behind' ? grounds(ids, before) : around(ids, before, after)
      const paid = differences.some(({ id, property: kind }) => mine.has(id) && PAYS[property](kind))
      const wrong =
        property === 'gone' && differences.some(({ id, property: kind }) => kind === 'gone' && others.includes(id))
      return paid && !wrong && !(named.one && isScattered(parts, property, differences, before))
    },
    wish: clause.words(0),
    refused: parts.length === 0 ? elsewhere(named, words, leansOn, clause, state) : notAlone([owed]),
    ofPart: true,
    ...((property === 'colour' || OF_ONE_PART.test(clause.lower)) && { here: true as const }),
  }
}

/** One was meant among others, "the step 2 box", and several that are not the same were changed. */
function isScattered(
  parts: readonly Target[],
  property: Property,
  differences: readonly Difference[],
  { nodes }: Measured,
): boolean {
  const ids = new Set(parts.flatMap((part) => part.ids))
  const changed = new Set(
    differences.flatMap(({ id, property: kind }) =>
      ids.has(id) && PAYS[property](kind) && kind !== 'place' ? [id] : [],
    ),
  )
  const looks = [...changed].map((id) => {
    const node = nodes.get(id)?.node
    if (node?.type === 'frame') return labelOf(node) ?? id
    return node?.type === 'text' ? node.text : node?.type === 'pictogram' ? node.icon : id
  })
  return new Set(looks).size > 1 && parts.every(({ class: kind }) => kind !== 'text')
}

/** Buttons that say the same are one to who names it. */
function labelOf(frame: Frame): string | undefined {
  const texts = [...subtree(frame)].flatMap((node) => (node.type === 'text' ? [node.text] : []))
  return texts.length === 1 ? texts[0] : undefined
}

/** What parts are seen on: painted things that reach round them. */
function grounds(ids: readonly string[], { nodes }: Measured): ReadonlySet<string> {
  const all = [...nodes.values()].filter(({ node, colours }) => node.type !== 'text' && colours.length > 0)
  return new Set(
    ids.flatMap((id) => {
      const box = nodes.get(id)?.box
      const round = box ? all.filter(({ node, box: other }) => node.id !== id && holds(other, box)) : []
      return round.map(({ node }) => node.id)
    }),
  )
}

/** Whether the middle of a box, and most of it, stands in another. */
const holds = (outer: Box, inner: Box) =>
  outer.width * outer.height >= inner.width * inner.height &&
  outer.x <= inner.x + 0.1 * inner.width &&
  outer.y <= inner.y + 0.1 * inner.height &&
  outer.x + outer.width >= inner.x + 0.9 * inner.width &&
  outer.y + outer.height >= inner.y + 0.9 * inner.height

/** The nodes with all in them, and the frame that holds nothing else: a button is its words and their frame. */
function around(ids: readonly string[], before: Measured, after: Measured): ReadonlySet<string> {
  const frames = [before, after].flatMap(({ nodes }) =>
    ids.flatMap((id) => {
      const parent = nodes.get(nodes.get(id)?.parent ?? '')?.node
      return parent?.type === 'frame' && parent.children.length === 1 ? [parent.id] : []
    }),
  )
  return new Set([...idsOf(ids, before, after), ...frames])
}

/** What was tried left the part as it is, or changed others with it. */
function notAlone(owed: readonly Owed[]): Step {
  const names = owed.map(({ named, words }) => (named.joint === 'behind' ? `what is behind ${words}` : words))
  return cannot(`I cannot change ${names.join(' and ')} alone like that here. What should I change instead?`)
}

/** What was named cannot be told from what its name leans on: that is what could be changed. */
function elsewhere(named: Named, words: string, [other]: readonly Target[], clause: Clause, state: State): Step {
  if (!other) return cannot(`I cannot find “${words}” here. Which part do you mean?`)
  const node = nodeOf(state, other.ids[0] ?? '')
  const name = other.name.toLowerCase()
  const instead = clause.text.slice(0, named.from) + `the ${name}` + clause.text.slice(named.to)
  return cannot(
    `I cannot change ${words} alone here. Shall I change ${name.startsWith("'") ? name : `the ${name}`} instead?`,
    ...(node ? [instead] : []),
  )
}
