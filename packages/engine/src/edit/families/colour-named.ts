/** Colours by name or code: "make it dark green", "the headline red", "white text on navy", "change the green to blue". */
import { contrast, hex, mix, oklch } from '../../direction/colour.ts'
import type { FoundColour } from '../../direction/colour-names.ts'
import type { ColourRef, Hex, Scene } from '../../scene/types.ts'
import { places } from '../../scene/walk.ts'
import { apply } from '../apply.ts'
import { boxesOf } from '../boxes.ts'
import type { Clause } from '../clauses.ts'
import type { Recogniser, State, Step } from '../context.ts'
import { coloursOf, groundColour, isHex, paintsOf, resolve } from '../paints.ts'
import { groundsOf } from '../palette/grounds.ts'
import { mutedOn, withAccent, withSecondary } from '../palette/harmony.ts'
import { colourName, pointedAt } from '../palette/names.ts'
import { paintTarget } from '../palette/parts.ts'
import {
  paletteTo,
  recolourDesign,
  recolourGround,
  recolourRef,
  settled,
  visibleColours,
  type Wanted,
} from '../palette/recolour.ts'
import { findTargets, openTarget, type Target, type Targets, textNodes } from '../targets.ts'
import type { Change, Operation } from '../types.ts'
import { alreadySo, missingStep } from './replies.ts'

/** Wishes that name a colour and are about something else. */
const NOT_ABOUT_COLOUR = /^(?:please )?(?:add|insert|include|append|write)\b(?!.*\bcolou?r)/

export const namedColours: Recogniser = (clause, state) => {
  const colours = clause.colours.filter((colour) => !standsInCopy(colour, clause, state))
  if (colours.length === 0 || NOT_ABOUT_COLOUR.test(clause.lower)) return undefined
  const targets = findTargets(clause, state)
  return (
    exchange(clause, colours, state) ??
    roleColour(clause, colours, state) ??
    lessOf(clause, colours, state) ??
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

const wantedOf = ({ hex, words }: FoundColour): Wanted => ({ hex, exact: /^(?:#|rgb|hsl|hex)/i.test(words) })

/** "swap navy and gold" */
function exchange(clause: Clause, colours: FoundColour[], state: State): Step | undefined {
  const [a, b] = colours
  if (!/\b(?:swap|switch|exchange|flip)\b/.test(clause.lower) || !a || !b) return undefined
  const { scene } = state.design
  const [from, to] = [refsLike(a.hex, scene), refsLike(b.hex, scene)]
  const [first, second] = [from[0], to[0]]
  if (!first || !second || isHex(first) || isHex(second)) return undefined
  const { palette } = scene
  const operations = settled(
    scene,
    [{ op: 'palette', set: { [first]: palette[second], [second]: palette[first] } }],
    state.context,
  )
  return {
    step: 'patch',
    operations,
    changes: [{ what: 'Colours', from: `${a.words}, ${b.words}`, to: `${b.words}, ${a.words}`, nodes: [] }],
  }
}

/** "accent colour: teal", "my brand colour is #123abc" */
function roleColour({ lower }: Clause, [colour]: FoundColour[], state: State): Step | undefined {
  const match =
    /\b(?:(accent|highlight|primary|main|brand|leading|dominant|key)|(secondary|second|supporting)) colou?rs?\b/.exec(
      lower,
    )
  if (!match || !colour) return undefined
  const { palette } = state.design.scene
  const wanted = wantedOf(colour)
  const after = match[1]
    ? withAccent(palette, wanted.hex, wanted.exact)
    : withSecondary(palette, wanted.hex, wanted.exact)
  const operations = settled(state.design.scene, [paletteTo(palette, after)], state.context)
  const role = match[1] ? 'accent' : 'secondary'
  if (operations.length === 0) return alreadySo(`The ${match[0]} is ${colour.words} already`, state)
  return {
    step: 'patch',
    operations,
    changes: [{ what: title(match[0]), from: colourName(palette[role]), to: colour.words, nodes: [] }],
  }
}

/** "less orange": the colour that is pointed at becomes quieter. */
function lessOf({ lower }: Clause, [colour]: FoundColour[], state: State): Step | undefined {
  if (
    !colour ||
    !/\b(?:less|too much|reduce the|not so much)(?: of)?(?: the| that)?\s*$/.test(lower.slice(0, colour.start))
  )
    return undefined
  const { scene } = state.design
  const refs = refsLike(colour.hex, scene)
  if (refs.length === 0)
    return {
      step: 'cannot',
      question: `There is no ${colour.words} in this design: it has ${listColours(scene, state)}.`,
    }
  const operations = refs.flatMap((ref) => {
    const at = oklch(resolve(ref, scene.palette))
    return recolourRef(scene, ref, { hex: hex({ ...at, c: at.c * 0.5 }), exact: true })
  })
  return {
    step: 'patch',
    operations: settled(scene, operations, state.context),
    changes: [{ what: `The ${colour.words}`, to: 'quieter', nodes: [] }],
  }
}

/** "change the green to navy", "red → orange", "make the blue parts teal" */
function replaceColour(clause: Clause, colours: FoundColour[], targets: Targets, state: State): Step | undefined {
  const [from, to] = colours
  if (!from || !to || targets.found.some((target) => target.class !== 'whole' && target.end <= from.start))
    return undefined
  const between = clause.lower.slice(from.end, to.start)
  const before = clause.lower.slice(0, from.start)
  const pointed =
    /\b(?:the|that|this|all|every|any|from|replace|swap|switch|change|turn)\s*(?:the |that |all |of )*$/.test(before)
  const arrow =
    /^\s*(?:(?:parts?|bits?|elements?|colou?r|ones?|shapes?|text|areas?)\s*)?(?:to|with|into|by|for|→|->|=>|should be|should become|could be|in)?\s*(?:be )?(?:an? |the )?(?:something )?$/.test(
      between,
    )
  const instead = /^\s*instead of (?:the )?$/.test(between)
  const [old, wanted] = instead ? [to, from] : [from, to]
  if (!instead && !(pointed && arrow)) return undefined
  const { scene } = state.design
  const refs = refsLike(old.hex, scene)
  if (refs.length === 0)
    return {
      step: 'cannot',
      question: `There is no ${old.words} in this design: it has ${listColours(scene, state)}. Which of them shall become ${wanted.words}?`,
    }
  let current = scene
  const operations: Operation[] = []
  for (const ref of refs) {
    const more = recolourRef(current, ref, wantedOf(wanted))
    operations.push(...more)
    current = apply(current, more)
  }
  const all = settled(scene, operations, state.context)
  return { step: 'patch', operations: all, changes: [{ what: 'Colour', from: old.words, to: wanted.words, nodes: [] }] }
}

/** "no red", "get rid of the blue", "without the pink" */
function banish(clause: Clause, colours: FoundColour[], targets: Targets, state: State): Step | undefined {
  const [colour] = colours
  if (!colour || targets.found.some((target) => target.class !== 'whole')) return undefined
  const gone =
    /\b(?:no(?: more)?|not|without(?: the| any)?|remove(?: the| all(?: the)?)?|get rid of(?: the)?|lose(?: the)?|drop(?: the)?|don't (?:want|like|use)(?: the| any)?|hate(?: the)?|avoid(?: the)?)\s*$/
  if (!gone.test(clause.lower.slice(0, colour.start).trimEnd())) return undefined
  const { scene } = state.design
  const refs = refsLike(colour.hex, scene)
  if (refs.length === 0)
    return {
      step: 'cannot',
      question: `There is no ${colour.words} in this design: it has ${listColours(scene, state)}.`,
    }
  const { palette } = scene
  const other = refs.includes('secondary') || refs.includes('paper') ? palette.accent : palette.secondary
  const quiet =
    refsLike(colour.hex, { ...scene, palette: { ...palette, accent: other, secondary: other } }).length === 0
      ? other
      : palette.ink
  const hex = refs.includes('paper') ? '#ffffff' : quiet
  const operations = settled(
    scene,
    refs.flatMap((ref) => recolourRef(scene, ref, { hex, exact: true })),
    state.context,
  )
  return {
    step: 'patch',
    operations,
    changes: [{ what: 'Colour', from: colour.words, to: colourName(hex), nodes: [] }],
  }
}

/** "gold on black", "white text on a navy background" is read by `assign`. */
function onGround(clause: Clause, colours: FoundColour[], targets: Targets, state: State): Step | undefined {
  const [top, ground] = colours
  if (!top || !ground || colours.length !== 2) return undefined
  if (!/^ on (?:an? |the )?$/.test(clause.lower.slice(top.end, ground.start))) return undefined
  if (targets.found.some((target) => target.class !== 'whole') || targets.missing.length > 0) return undefined
  const { scene, ...rest } = state.design
  const first = recolourGround(scene, wantedOf(ground), state.context)
  const next = apply(scene, first)
  const { palette } = next
  const led = {
    ...palette,
    accent: top.hex,
    ...(contrast(top.hex, ground.hex) >= 4.5 && { ink: top.hex, muted: mix(top.hex, ground.hex, 0.2) }),
  }
  const second = settled(next, [paletteTo(palette, led)], state.context)
  return {
    step: 'patch',
    operations: [...first, ...second],
    changes: [
      {
        what: 'Colours',
        from: listColours(scene, { ...state, design: { ...rest, scene } }),
        to: `${top.words} on ${ground.words}`,
        nodes: [],
      },
    ],
  }
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
    const from = colourName(groundColour(scene))
    return done(recolourGround(scene, first, state.context), { what: 'Background', from, nodes: target.ids })
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
  if (contrast(wanted.hex, ground) < 2) return unreadable(words, 'text', ground)
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

function unreadable(words: string, what: string, ground: Hex): Step {
  const name = colourName(ground)
  return {
    step: 'cannot',
    question: `${title(words)} ${what} could not be read on the ${name} ground. Shall the background change, too?`,
    suggestions: [`make the background ${contrast(ground, '#ffffff') > 4 ? 'white' : 'navy'} and the ${what} ${words}`],
  }
}

/** Roles and codes of the scene whose colour a name points at. */
function refsLike(named: Hex, scene: Scene): ColourRef[] {
  const refs = [...new Set([...places(scene)].flatMap(({ node }) => paintsOf(node).flatMap(coloursOf)))]
  const hexes = refs.map((ref) => resolve(ref, scene.palette))
  const exact = refs.filter((_, i) => hexes[i] === named)
  if (exact.length > 0) return exact
  const near = pointedAt(named, hexes)
  return near === undefined ? [] : refs.filter((_, i) => hexes[i] === near)
}

function leadingHex(node: Parameters<typeof paintsOf>[0], state: State): Hex | undefined {
  const inner = node.type === 'frame' && node.fill === undefined ? node.children[0] : node
  const [colour] = inner ? paintsOf(inner).flatMap(coloursOf) : []
  return colour && resolve(colour, state.design.scene.palette)
}

function listColours(scene: Scene, state: State): string {
  const names = [...new Set(visibleColours(scene, state.context).map(colourName))]
  return names.slice(0, 4).join(', ')
}

const title = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
