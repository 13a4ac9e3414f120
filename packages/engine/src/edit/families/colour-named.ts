/** Colours by name or code: "make it dark green", "the headline red", "white text on navy", "change the green to blue". */
import { contrast, hex, isDark, mix, oklch } from '../../direction/colour.ts'
import type { FoundColour } from '../../direction/colour-names.ts'
import type { Hex } from '../../scene/types.ts'
import { places } from '../../scene/walk.ts'
import { apply } from '../apply.ts'
import { boxesOf } from '../boxes.ts'
import type { Clause } from '../clauses.ts'
import type { Recogniser, State, Step } from '../context.ts'
import { DISLIKES } from '../joining.ts'
import { coloursOf, groundColour, paintsOf, resolve } from '../paints.ts'
import { groundsOf } from '../palette/grounds.ts'
import { mutedOn } from '../palette/harmony.ts'
import { colourName } from '../palette/names.ts'
import { paintTarget } from '../palette/parts.ts'
import { recolourDesign, recolourGround, settled, type Wanted } from '../palette/recolour.ts'
import { textNodes } from '../scene-nodes.ts'
import { findTargets, openTarget, type Target, type Targets } from '../targets.ts'
import type { Change, Operation } from '../types.ts'
import {
  banish,
  exchange,
  gradient,
  lessOf,
  listColours,
  moreOf,
  onGround,
  replaceColour,
  roleColour,
  title,
  wantedOf,
} from './colour-exchange.ts'
import { alreadySo, missingStep } from './replies.ts'

/** Wishes that name a colour and are about something else. */
const NOT_ABOUT_COLOUR = /^(?:please )?(?:add|insert|include|append|write)\b(?!.*\bcolou?r)/

export const namedColours: Recogniser = (clause, state) => {
  const colours = clause.colours.filter(
    (colour, _, all) =>
      !standsInCopy(colour, clause, state) &&
      !(all.length > 1 && /,? (?:and )?not (?:the |in )?$/.test(clause.lower.slice(0, colour.start))),
  )
  if (colours.length === 0 || NOT_ABOUT_COLOUR.test(clause.lower)) return undefined
  const targets = findTargets(clause, state)
  // "I don't like the orange circle" says which one, and not what shall become of it.
  if (DISLIKES.test(clause.lower) && targets.found.some((target) => target.class !== 'whole')) return undefined
  return (
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
function standsInCopy({ start, end }: FoundColour, { text }: Clause, state: State): boolean {
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
    return behind.class === 'missing' ? 'missing' : [behind as Target]
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
    const item = named[i] as T
    if (
      !/^\s*(?:,|and|&|, and|plus)\s*(?:the |its |my |our )?$/.test(clause.lower.slice(item.end, (group[0] as T).start))
    )
      break
    group.unshift(item)
  }
  return group
}

function paint(target: Target, colours: FoundColour[], state: State): Step {
  const { scene } = state.design
  const wanted = colours.map(wantedOf)
  const [first] = wanted as [Wanted]
  const words = colours.map((colour) => colour.words).join(' and ')
  const done = (operations: Operation[], change: Change, note = ''): Step =>
    operations.length === 0
      ? alreadySo(`${change.what} ${change.what === 'Colours' ? 'are' : 'is'} ${words} already`, state)
      : { step: 'patch', operations, changes: [{ ...change, to: `${words}${note}` }] }

  if (target.class === 'whole') {
    return done(recolourDesign(scene, wanted, state.context), {
      what: 'Colours',
      from: listColours(scene, state),
      nodes: [],
    })
  }
  if (target.class === 'ground') {
    const artboard = Math.max(
      0,
      scene.artboards.findIndex(({ root }) => root.id === target.ids[0]),
    )
    const [ground] = coloursOf(scene.artboards[artboard]?.root.fill)
    const from = colourName(ground ? resolve(ground, scene.palette) : groundColour(scene))
    const what = target.name === 'background' ? 'Background' : title(target.name)
    return done(recolourGround(scene, first, state.context, artboard), { what, from, nodes: target.ids })
  }
  if (target.class === 'all-text') return paintAllText(first, words, state)
  const [node] = [...places(scene)].filter(({ node }) => target.ids.includes(node.id))
  const colour = node && leadingHex(node.node, state)
  const result = paintTarget(target, wanted, state)
  if ('unreadable' in result) return unreadable(words, target.name, result.unreadable)
  const note = result.moved ? ', shifted so that it reads on its ground' : ''
  return done(
    result.operations,
    { what: title(target.name), ...(colour && { from: colourName(colour) }), nodes: target.ids },
    note,
  )
}

/** Ink and its quieter sister, where the texts use them; what else is text on the same ground joins in. */
function paintAllText(wanted: Wanted, words: string, state: State): Step {
  const { scene } = state.design
  const grounds = groundsOf(scene, boxesOf(scene, state.context))
  const ground = groundColour(scene)
  const onRoot = textNodes(state).filter((node) => {
    const behind = grounds.get(node.id)?.colours.map((colour) => resolve(colour, scene.palette))
    return (
      behind === undefined ||
      behind.length === 0 ||
      behind.includes(ground) ||
      behind.includes(scene.palette.paper) ||
      behind.includes(scene.palette.surface)
    )
  })
  if (contrast(wanted.hex, ground) < 2) {
    const under = carrying(wanted.hex, scene.palette.accent)
    const first = recolourGround(scene, { hex: under, exact: true }, state.context)
    const rest = paintAllText(wanted, words, { ...state, design: { ...state.design, scene: apply(scene, first) } })
    if (rest.step !== 'patch') return rest
    const change = {
      what: 'Background',
      from: colourName(ground),
      to: `${colourName(under)}, so that the text reads`,
      nodes: [],
    }
    return { ...rest, operations: [...first, ...rest.operations], changes: [...rest.changes, change] }
  }
  const byRole = onRoot.some((node) => node.fill === 'ink')
  const { palette } = scene
  const operations: Operation[] = byRole
    ? [
        {
          op: 'palette',
          set: {
            ink: wanted.hex,
            ...(onRoot.some((node) => node.fill === 'muted') && {
              muted: mutedOn(palette.paper, palette.surface, wanted.hex, mix(wanted.hex, palette.paper, 0.3)),
            }),
          },
        },
      ]
    : []
  for (const node of onRoot) {
    const isRole = byRole && (node.fill === 'ink' || node.fill === 'muted')
    if (!isRole && node.fill !== wanted.hex)
      operations.push({ op: 'set', id: node.id, set: { fill: byRole ? 'ink' : wanted.hex } })
  }
  const useful = operations.filter((operation) => operation.op !== 'palette' || operation.set.ink !== palette.ink)
  if (useful.length === 0) return alreadySo(`The text is ${words} already`, state)
  const fixed = new Set(onRoot.map((node) => node.id))
  const from = onRoot[0] && leadingHex(onRoot[0], state)
  return {
    step: 'patch',
    operations: settled(scene, useful, state.context, fixed),
    changes: [{ what: 'Text', ...(from && { from: colourName(from) }), to: words, nodes: [...fixed] }],
  }
}

/** A ground for letters of a colour: dark under light ones, pale under dark ones, with a breath of the design's own hue. */
function carrying(letters: Hex, accent: Hex): Hex {
  const { c, h } = oklch(accent)
  return isDark(letters) ? hex({ l: 0.96, c: Math.min(c, 0.02), h }) : hex({ l: 0.24, c: Math.min(c, 0.05), h })
}

function unreadable(words: string, what: string, ground: Hex): Step {
  const name = colourName(ground)
  return {
    step: 'cannot',
    question: `${title(words)} ${what} could not be read on the ${name} ground. Shall the background change, too?`,
    suggestions: [`make the background ${contrast(ground, '#ffffff') > 4 ? 'white' : 'navy'} and the ${what} ${words}`],
  }
}

function leadingHex(node: Parameters<typeof paintsOf>[0], state: State): Hex | undefined {
  const inner = node.type === 'frame' && node.fill === undefined ? node.children[0] : node
  const [colour] = inner ? paintsOf(inner).flatMap(coloursOf) : []
  return colour && resolve(colour, state.design.scene.palette)
}
