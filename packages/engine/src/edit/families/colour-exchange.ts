/** Colours that stand for colours of the design: exchanged, replaced, banished, named by their role, set on a ground. */
import { contrast, difference, hex, mix, oklch } from '../../colour/colour.ts'
import type { FoundColour } from '../../colour/colour-names.ts'
import { colourName, pointedAt } from '../../colour/plain-names.ts'
import type { Hex, PlainColour, Scene } from '../../scene/types.ts'
import { places } from '../../scene/walk.ts'
import { apply } from '../apply.ts'
import { boxesOf } from '../boxes.ts'
import type { Clause } from '../clauses.ts'
import type { State, Step } from '../context.ts'
import { coloursOf, isHex, paintsOf, resolve } from '../paints.ts'
import { withAccent, withSecondary } from '../palette/harmony.ts'
import { coverage } from '../palette/lead.ts'
import { paletteTo, recolourGround, recolourRef, settled, visibleColours, type Wanted } from '../palette/recolour.ts'
import type { Targets } from '../target-types.ts'
import type { Operation } from '../types.ts'
import { alreadySo } from './replies.ts'

/** A colour as it was asked for; codes are meant exactly. */
export const wantedOf = ({ hex, words }: FoundColour): Wanted => ({ hex, exact: /^(?:#|rgb|hsl|hex)/i.test(words) })

/** "gradient background from navy to purple", "a gradient from gold": top to bottom, each line still reads. */
export function gradient({ lower }: Clause, colours: FoundColour[], state: State): Step | undefined {
  const [first, second] = colours
  const { scene } = state.design
  const root = scene.artboards[0]?.root
  if (!/\bgradient\b/.test(lower) || /\b(?:no|remove|without)\b/.test(lower) || !first || !root) return undefined
  const end =
    second?.hex ?? hex({ ...oklch(first.hex), l: oklch(first.hex).l + (oklch(first.hex).l > 0.5 ? -0.18 : 0.18) })
  const across = /\b(?:left|right|horizontal)\b/.test(lower) ? 0 : 90
  const fill = {
    gradient: 'linear',
    angle: across,
    stops: [
      { at: 0, colour: first.hex },
      { at: 1, colour: end },
    ],
  }
  const operations = settled(scene, [{ op: 'set', id: root.id, set: { fill } }], state.context)
  const to = `gradient of ${colours.map(({ words }) => words).join(' and ')}`
  return { step: 'patch', operations, changes: [{ what: 'Background', to, nodes: [root.id] }] }
}

/** "swap navy and gold" */
export function exchange(clause: Clause, colours: FoundColour[], state: State): Step | undefined {
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

const ROLE_COLOUR =
  /\b(?:(accent|highlight|primary|main|brand|leading|dominant|key)|(secondary|second|supporting)) colou?rs?\b|\b(?:(accents?|highlights?)|(secondary))(?=\s*(?:to|in|:|is|=|#|should)|\s+[a-z]+$)|\b(?:as|for) (?:the |an? |our |its )?(?:(accents?|highlights?|main|primary)|(secondary|second))(?: colou?r)?$/

/** "accent colour: teal", "my brand colour is #123abc" */
export function roleColour({ lower }: Clause, colours: FoundColour[], state: State): Step | undefined {
  const [colour] = colours
  const match = ROLE_COLOUR.exec(lower)
  // "our brand colours: navy, white and orange" are the whole design's.
  if (colours.length > 1) return undefined
  if (!match || !colour) return undefined
  const { palette } = state.design.scene
  const wanted = wantedOf(colour)
  const leads = match[1] ?? match[3] ?? match[5]
  const after = leads ? withAccent(palette, wanted.hex, wanted.exact) : withSecondary(palette, wanted.hex, wanted.exact)
  const operations = settled(state.design.scene, [paletteTo(palette, after)], state.context)
  const role = leads ? 'accent' : 'secondary'
  if (operations.length === 0) return alreadySo(`The ${match[0]} is ${colour.words} already`, state)
  return {
    step: 'patch',
    operations,
    changes: [
      { what: leads ? 'Accent colour' : 'Second colour', from: colourName(palette[role]), to: colour.words, nodes: [] },
    ],
  }
}

/** "more red": it becomes the accent, and where it is that already, the ground. */
export function moreOf({ lower }: Clause, [colour]: FoundColour[], state: State): Step | undefined {
  if (
    !colour ||
    !/\bmore\s+(?:of (?:the |that )?)?$/.test(lower.slice(0, colour.start)) ||
    lower.slice(colour.end).trim() !== ''
  )
    return undefined
  const { scene } = state.design
  const { hex: wanted } = colour
  const accented = pointedAt(wanted, [scene.palette.accent]) !== undefined
  const operations = accented
    ? recolourGround(scene, wantedOf(colour), state.context)
    : settled(scene, [paletteTo(scene.palette, withAccent(scene.palette, wanted))], state.context)
  return {
    step: 'patch',
    operations,
    changes: [{ what: accented ? 'Background' : 'Accent colour', to: colour.words, nodes: [] }],
  }
}

/** "less orange": the colour that is pointed at becomes quieter. */
export function lessOf({ lower }: Clause, [colour]: FoundColour[], state: State): Step | undefined {
  const loud =
    colour &&
    /^\s*(?:is|are|looks?|feels?)\s+(?:a bit |way |much |far )?too (?:flashy|bright|strong|loud|much|dominant|intense|harsh|garish|vivid|heavy)\b/.test(
      lower.slice(colour.end),
    )
  if (
    !colour ||
    (!loud &&
      !/\b(?:less|too much|reduce the|not so much)(?: of)?(?: the| that)?\s*$/.test(lower.slice(0, colour.start)))
  )
    return undefined
  const { scene } = state.design
  const refs = refsLike(colour.hex, scene)
  if (refs.length === 0)
    return {
      step: 'cannot',
      question: `There is no ${colour.words} in this design: it has ${listColours(scene, state)}.`,
      already: true,
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
export function replaceColour(
  clause: Clause,
  colours: FoundColour[],
  targets: Targets,
  state: State,
): Step | undefined {
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
export function banish(clause: Clause, colours: FoundColour[], targets: Targets, state: State): Step | undefined {
  const [colour] = colours
  if (!colour || targets.found.some((target) => target.class !== 'whole')) return undefined
  const gone =
    /\b(?:no(?: more)?|not|without(?: the| any)?|remove(?: the| all(?: the)?)?|get rid of(?: the)?|lose(?: the)?|drop(?: the)?|(?:don't|do not) (?:really )?(?:want|like|use|love)(?: the| that| this| any)?|(?:(?:not (?:so |really |very |too |quite )?(?:sure|convinced|happy|thrilled|in love) (?:about|with|of|by)|not a fan of|dislike|not keen on|tired of|hate|avoid)(?: the| that| this)?))\s*$/
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
export function onGround(clause: Clause, colours: FoundColour[], targets: Targets, state: State): Step | undefined {
  const [top, ground] = colours
  if (!top || !ground || colours.length !== 2) return undefined
  if (
    !/^(?: (?:logo|mark|design|everything|icon|poster|card|banner))? on (?:an? |the )?$/.test(
      clause.lower.slice(top.end, ground.start),
    )
  )
    return undefined
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

/** Roles and codes of the scene whose colour a name points at: the nearest, and of near ones what is seen most. */
export function refsLike(named: Hex, scene: Scene): PlainColour[] {
  const refs = [...new Set([...places(scene)].flatMap(({ node }) => paintsOf(node).flatMap(coloursOf)))]
  const hexOf = (ref: PlainColour) => resolve(ref, scene.palette)
  const exact = refs.filter((ref) => hexOf(ref) === named)
  if (exact.length > 0) return exact
  const shares = coverage(scene, boxesOf(scene, {}))
  const like = refs.filter((ref) => pointedAt(named, [hexOf(ref)]) !== undefined)
  const score = (ref: PlainColour) => difference(named, hexOf(ref)) - 0.4 * Math.min(1, shares.get(ref) ?? 0)
  const [best] = like.sort((a, b) => score(a) - score(b))
  return best === undefined ? [] : like.filter((ref) => hexOf(ref) === hexOf(best))
}

/** The design's colours by name, widest first. */
export function listColours(scene: Scene, state: State): string {
  const names = [...new Set(visibleColours(scene, state.context).map(colourName))]
  return names.slice(0, 4).join(', ')
}

/** "make the blue darker" of a design without blue: a comparison of what is not there is no wish for it. */
export function notThere(clause: Clause, colours: FoundColour[], state: State): Step | undefined {
  const [colour] = colours
  if (!colour || colours.length > 1 || !/\b(?:the|that|this) $/.test(clause.lower.slice(0, colour.start)))
    return undefined
  const compared =
    /^ (?:(?:a bit|a little|much|slightly|way|is|looks|too|should be) )*(?:darker|lighter|brighter|deeper|paler|softer|stronger|warmer|cooler|dark|light|bright|pale|strong)\b/
  if (!compared.test(clause.lower.slice(colour.end)) || refsLike(colour.hex, state.design.scene).length > 0)
    return undefined
  return {
    step: 'cannot',
    question: `There is no ${colour.words} in this design: it has ${listColours(state.design.scene, state)}.`,
  }
}
