/** Colours by name or code: "make it dark green", "the headline red", "white text on navy", "change the green to blue". */
import { nth } from '../../base/items.ts'
import type { FoundColour } from '../../colour/colour-names.ts'
import { apply } from '../apply.ts'
import type { Clause } from '../clauses.ts'
import type { Recogniser, State, Step } from '../context.ts'
import { DISLIKES } from '../joining.ts'
import { textNodes } from '../scene-nodes.ts'
import type { Target, Targets } from '../target-types.ts'
import { findTargets, openTarget } from '../targets.ts'
import type { Change, Operation } from '../types.ts'
import {
  banish,
  exchange,
  gradient,
  lessOf,
  moreOf,
  notThere,
  onGround,
  replaceColour,
  roleColour,
} from './colour-exchange.ts'
import { paint } from './colour-painting.ts'
import { missingStep } from './replies.ts'

/** Wishes that name a colour and are about something else. */
const NOT_ABOUT_COLOUR = /^(?:please )?(?:add|insert|include|append|write)\b(?!.*\bcolou?r)/

export const namedColours: Recogniser = (clause, state) => {
  const colours = clause.colours.filter(
    (colour, _, all) =>
      !standsInCopy(colour, clause, state) &&
      // "a leaf in the corner" is a thing, and no green.
      !(colour.thing && /^(?:an?|some|two) $/.test(clause.lower.slice(0, colour.start))) &&
      !(all.length > 1 && /,? (?:and )?not (?:the |in )?$/.test(clause.lower.slice(0, colour.start))),
  )
  if (colours.length === 0 || NOT_ABOUT_COLOUR.test(clause.lower)) return undefined
  if (/\b(?:is|are|looks?|feels?|seems?) (?:\w+ )?too [\w-]+$/.test(clause.lower)) return undefined
  const targets = findTargets(clause, state)
  // "I don't like the orange circle" says which one, and not what shall become of it.
  if (DISLIKES.test(clause.lower) && targets.found.some((target) => target.class !== 'whole')) return undefined
  return (
    notThere(clause, colours, state) ??
    gradient(clause, colours, state) ??
    exchange(clause, colours, state) ??
    roleColour(clause, colours, state) ??
    lessOf(clause, colours, state) ??
    moreOf(clause, colours, state) ??
    replaceColour(clause, colours, targets, state) ??
    banish(clause, colours, targets, state) ??
    onGround(clause, colours, targets, state) ??
    assign(clause, colours, targets, state)
  )
}

/** "make Blue Door bigger": a name of this design, and no colour. */
export function standsInCopy({ start, end }: FoundColour, { text }: Clause, state: State): boolean {
  const next = text.slice(end).match(/^\s+\p{Lu}[\p{L}\p{N}]*/u)?.[0]
  const before = text.slice(0, start).match(/\p{Lu}[\p{L}\p{N}]*\s+$/u)?.[0]
  const words = text.slice(start, end)
  return [next && words + next, before && before + words].some(
    (pair) => pair && textNodes(state).some((node) => node.text.includes(pair)),
  )
}

/** Each colour to the thing that stands beside it; what stands beside nothing is for the whole design. */
function assign(clause: Clause, colours: FoundColour[], targets: Targets, state: State): Step | undefined {
  colours = withoutDescribing(colours, clause, targets)
  const groups = new Map<string, { targets: Target[]; colours: FoundColour[] }>()
  for (const colour of colours) {
    const mine = targetsFor(colour, clause, targets)
    if (mine === 'missing') return missingStep(targets.missing, state)
    const key = mine.map((target) => target.start).join(',')
    const group = groups.get(key) ?? { targets: mine.length > 0 ? mine : [openTarget(clause, state)], colours: [] }
    group.colours.push(colour)
    groups.set(key, group)
  }
  const operations: Operation[] = []
  const changes: Change[] = []
  let current = state
  // The ground first, since what stands on it is judged against it.
  const ordered = [...groups.values()].sort((a, b) => rank(a.targets) - rank(b.targets))
  for (const group of ordered) {
    for (const target of group.targets) {
      const step = paint(target, group.colours, current)
      if (step.step !== 'patch') return step
      operations.push(...step.operations)
      changes.push(...step.changes)
      current = { ...current, design: { ...current.design, scene: apply(current.design.scene, step.operations) } }
    }
  }
  return { step: 'patch', operations, changes }
}

/** "the red circle should be teal": red says which circle. */
function withoutDescribing(colours: FoundColour[], { lower }: Clause, { found }: Targets): FoundColour[] {
  return colours.filter((colour) => {
    const thing = found.find(
      (target) => target.start >= colour.end && lower.slice(colour.end, target.start).trim() === '',
    )
    const [next] = thing ? colours.filter((other) => other.start >= thing.end) : []
    return !(
      thing &&
      next &&
      /^(?:\s*(?:should|could|must|needs? to|to|in|be|become|into|with|→|->|a|an|more|bit|of))+\s*$/.test(
        lower.slice(thing.end, next.start),
      )
    )
  })
}

const rank = (targets: Target[]) =>
  targets.some((target) => target.class === 'whole') ? 0 : targets.some((target) => target.class === 'ground') ? 1 : 2

function targetsFor(colour: FoundColour, clause: Clause, { found, missing }: Targets): Target[] | 'missing' {
  const named = [...found, ...missing.map((item) => ({ ...item, class: 'missing' as const }))].sort(
    (a, b) => a.start - b.start,
  )
  const behind = named.find(
    (item) =>
      item.start >= colour.end &&
      /^\s*(?:(?:-?\s*colou?r(?:ed)?|for|on|as|in)\s+)?(?:the |an? |its |my |our |all |all the )?$/.test(
        clause.lower.slice(colour.end, item.start),
      ),
  )
  // "navy as the background", "gold for the name", "white text": what follows directly.
  const before = named.filter((item) => item.end <= colour.start)
  const last = before.at(-1)
  const direct =
    behind && (!last || clause.lower.slice(last.end, colour.start).trim().length > 0 || behind.start - colour.end <= 1)
  if (
    behind &&
    direct &&
    !(
      last &&
      /^\s*(?:to|in|be|→|->)?\s*$/.test(clause.lower.slice(last.end, colour.start)) &&
      /\b(?:on|for|in)\b/.test(clause.lower.slice(colour.end, behind.start))
    )
  ) {
    return behind.class === 'missing' ? 'missing' : [behind]
  }
  if (!last) return []
  // "the name and the tagline in gold": all things of the group.
  const group = groupBefore(named, last, clause)
  if (group.some((item) => item.class === 'missing')) return 'missing'
  return group as Target[]
}

function groupBefore<T extends { start: number; end: number }>(named: T[], last: T, clause: Clause): T[] {
  const group = [last]
  for (let i = named.indexOf(last) - 1; i >= 0; i--) {
    const item = nth(named, i)
    if (
      !/^\s*(?:,|and|&|, and|plus)\s*(?:the |its |my |our )?$/.test(clause.lower.slice(item.end, nth(group, 0).start))
    )
      break
    group.unshift(item)
  }
  return group
}
