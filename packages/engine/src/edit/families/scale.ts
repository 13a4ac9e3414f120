/** Larger and smaller: "bigger title", "smaller text", "make the logo 20% larger", "the icon is too small". */
import { mapTuple } from '../../base/items.ts'
import type { Frame, Insets, Node } from '../../scene/types.ts'
import { findPlace, subtree } from '../../scene/walk.ts'
import { apply } from '../apply.ts'
import { type Box, boxesOf, type Laid } from '../boxes.ts'
import type { Clause } from '../clauses.ts'
import type { Recogniser, State, Step } from '../context.ts'
import { round } from '../pixels.ts'
import type { Target } from '../target-types.ts'
import { findTargets, targetsOrOpen } from '../targets.ts'
import type { Operation } from '../types.ts'
import { resizeGlyphs } from './glyphs.ts'
import { resizeText, widened, withTwins } from './larger-text.ts'
import { alreadySo, missingStep } from './replies.ts'

const BIGGER =
  /\b(?:bigger|larger|enlarge|increase|grow|scale(?:d)? up|blow up|huge|big|large|more prominent(?:ly)?|prominent(?:ly)?|stand out(?: \w+){0,2} more|more visible|taller|wider|too small|too tiny|bump up|beef up|pump up|biggest|largest|most prominent|upsize|massive|giant|dominant|more emphasis|emphasi[sz]e|more important|size up|make more of|double|twice)\b/
const SMALLER =
  /\b(?:smaller|shrink|decrease|reduce|scale(?:d)? down|tiny|small|less prominent|shorter|narrower|too (?:big|large|huge|wide|tall|prominent|dominant)|downsize|tone down the size|size down|halve|(?:by |to )?half (?:the |its |as |that |of the )?(?:size|big|large|tall|wide)|half(?: size)?$|by half|de-?emphasi[sz]e|more discreet|more subtle|subtler)\b/
const NOT_SIZE =
  /\b(?:contrast|saturation|spacing|space|margins?|padding|gap|brightness|weight|letters?[- ]?spacing|radius|corners?|number of|colou?rs?)\b/

export const scale: Recogniser = (clause, state) => {
  const { lower } = clause
  if (NOT_SIZE.test(lower) || clause.quotes.length > 1) return undefined
  const tooSmall = /\b(?:too (?:small|tiny|little)|not (?:big|large|prominent|visible) enough)\b/.test(lower)
  const tooBig =
    /\b(?:too (?:big|large|huge|wide|tall|prominent|dominant)|not so (?:big|large)|less (?:big|large))\b/.test(lower)
  const direction = tooSmall
    ? 1
    : tooBig
      ? -1
      : BIGGER.test(lower) && !SMALLER.test(lower)
        ? 1
        : SMALLER.test(lower)
          ? -1
          : 0
  if (direction === 0 && sizeIn(lower) === undefined) return undefined
  const targets = findTargets(clause, state)
  // "the big text" names; it does not wish.
  const wished = targets.found.reduce(
    (text, target) => text.slice(0, target.start) + ' '.repeat(target.end - target.start) + text.slice(target.end),
    lower,
  )
  const stated = sizeIn(lower)
  if (direction !== 0 && stated === undefined && !BIGGER.test(wished) && !SMALLER.test(wished) && !tooBig && !tooSmall)
    return undefined
  if (targets.found.length === 0 && targets.missing.length > 0) return missingStep(targets.missing, state)
  return resize(targetsOrOpen(clause, state, targets), direction, clause, state)
}

/** "to 48px" */
function sizeIn(lower: string): number | undefined {
  const match = lower.match(/\b(?:to|at|=)?\s*(\d{1,4})\s?(?:px|pt|pixels|points)\b/)
  return match ? Number(match[1]) : undefined
}

function factorOf(clause: Clause, direction: number): number {
  const { lower, degree } = clause
  const percent = lower.match(/\b(\d{1,3})\s?(?:%|percent)/)
  if (percent) return direction > 0 ? 1 + Number(percent[1]) / 100 : Math.max(0.1, 1 - Number(percent[1]) / 100)
  if (/\b(?:twice|double|two times|2x|x2)\b/.test(lower)) return 2
  if (/\b(?:half|halve)\b/.test(lower)) return 0.5
  if (/\b(?:huge|massive|giant)\b/.test(lower)) return 1.8
  if (direction < 0 && /\btiny\b(?! (?:bit|touch|tad))/.test(lower)) return 0.5
  const step = 0.25 * Math.min(2, degree)
  return direction > 0 ? 1 + step : 1 / (1 + step)
}

/** `strength` 1 is what was asked for; less is tried where that has no room. */
function resize(targets: Target[], direction: number, clause: Clause, state: State, strength = 1): Step {
  const stated = sizeIn(clause.lower)
  const factor = 1 + (factorOf(clause, direction) - 1) * strength
  const operations: Operation[] = []
  let current = state
  for (const target of targets) {
    const more =
      target.class === 'whole' || target.class === 'ground'
        ? resizeContent(factor, current)
        : target.ids.flatMap((id) =>
            resizeNode(id, factor, stated, current, target.class === 'all-text' || target.ids.length > 3),
          )
    operations.push(...more)
    current = { ...current, design: { ...current.design, scene: apply(current.design.scene, more) } }
  }
  const names = [...new Set(targets.map((target) => (target.class === 'all-text' ? 'text' : target.name)))]
  const nodes = targets.flatMap((target) => (target.class === 'whole' ? [] : target.ids))
  if (operations.length === 0) return factor > 1 ? widerStep(nodes, names, state) : noSmaller(names, state)
  const to = stated ? `${stated} px` : factor > 1 ? 'larger' : 'smaller'
  return {
    step: 'patch',
    operations,
    changes: names.map((name) => ({ what: name.charAt(0).toUpperCase() + name.slice(1), to, nodes })),
    ...(factor > 1 && { grows: resized(operations) }),
    ...(stated === undefined && { weaker: () => weaker(targets, direction, clause, state, strength, names) }),
  }
}

/** Texts that a change sets in another size. */
const resized = (operations: Operation[]) =>
  operations.flatMap((operation) => (operation.op === 'set' && 'size' in operation.set ? [operation.id] : []))

function weaker(
  targets: Target[],
  direction: number,
  clause: Clause,
  state: State,
  strength: number,
  names: string[],
): Step {
  if (strength >= 0.2) return resize(targets, direction, clause, state, strength * 0.6)
  const nodes = targets.flatMap((target) => (target.class === 'whole' ? [] : target.ids))
  return direction > 0 ? widerStep(nodes, names, state) : noSmaller(names, state)
}

const noSmaller = (names: string[], state: State) =>
  alreadySo(`The ${names.join(', ')} cannot become smaller and still be read`, state)

/** Where neither lines nor neighbours give room, a line that fills its width takes some of the margins. */
function widerStep(ids: string[], names: string[], state: State, share = 0.8): Step {
  const operations = ids.flatMap((id) => widened(id, share, state))
  if (operations.length === 0 || share < 0.25)
    return alreadySo(`The ${names.join(', ')} cannot become larger: there is no more room`, state)
  return {
    step: 'patch',
    operations,
    changes: names.map((name) => ({
      what: name.charAt(0).toUpperCase() + name.slice(1),
      to: 'a little larger',
      nodes: ids,
    })),
    grows: resized(operations),
    weaker: () => widerStep(ids, names, state, share * 0.6),
  }
}

/** "make it bigger": what stands on the artboard, as one. */
export function resizeContent(factor: number, state: State): Operation[] {
  if (state.design.scene.kind === 'icon') return resizeGlyphs(factor, state)
  const root = state.design.scene.artboards[0]?.root
  return (root?.children ?? [])
    .filter((child) => child.role !== 'background' && child.role !== 'pattern')
    .flatMap((child) => resizeNode(child.id, factor, undefined, state, false))
}

function resizeNode(
  id: string,
  factor: number,
  stated: number | undefined,
  state: State,
  gently: boolean,
): Operation[] {
  const { scene } = state.design
  const place = findPlace(scene, id)
  if (!place) return []
  const boxes = boxesOf(scene, state.context)
  const { node, parent } = place
  if (node.type === 'text') {
    const by = stated ? stated / (boxes.get(id)?.size ?? node.size) : gently ? 1 + (factor - 1) * 0.6 : factor
    return withTwins(node, resizeText(node, by, boxes, state, gently), state)
  }
  const whole = parent && boxes.get(parent.id)
  const own = boxes.get(id)
  const limited =
    own && whole ? Math.min(factor, Math.max(1, Math.min(whole.width / own.width, whole.height / own.height))) : factor
  const by = stated && own ? stated / own.width : node.at ? limited : factor
  if (Math.abs(by - 1) < 0.01) return []
  if (node.type === 'frame') return scaleFrame(node, by, own, whole)
  const set = { ...scaledSize(node, by, own), ...(node.at && own && whole ? recentred(node, by, own, whole) : {}) }
  return Object.keys(set).length > 0 ? [{ op: 'set', id, set }] : []
}

function scaledSize(node: Node, by: number, own: Box | undefined): Record<string, unknown> {
  const set: Record<string, unknown> = {}
  if (typeof node.width === 'number') set.width = round(node.width * by)
  if (typeof node.height === 'number') set.height = round(node.height * by)
  if (typeof node.width === 'string' && node.width.endsWith('%'))
    set.width = `${round(Math.min(100, Number.parseFloat(node.width) * by))}%`
  if (typeof node.height === 'string' && node.height.endsWith('%'))
    set.height = `${round(Math.min(100, Number.parseFloat(node.height) * by))}%`
  if (Object.keys(set).length === 0 && own)
    return { width: round(own.width * by), ...(node.type !== 'pictogram' && { height: round(own.height * by) }) }
  return set
}

/** What stood in the middle stays in the middle; what hung at an edge stays there. */
function recentred(node: Node, by: number, own: Box, parent: Box): Record<string, unknown> {
  const at = node.at ?? {}
  const middle = (start: number, length: number, from: number, all: number) =>
    Math.abs(start + length / 2 - (from + all / 2)) < all * 0.02
  const result = { ...at }
  if (at.left !== undefined && at.right === undefined && middle(own.x, own.width, parent.x, parent.width))
    result.left = round(at.left - (own.width * (by - 1)) / 2)
  if (at.top !== undefined && at.bottom === undefined && middle(own.y, own.height, parent.y, parent.height))
    result.top = round(at.top - (own.height * (by - 1)) / 2)
  return JSON.stringify(result) === JSON.stringify(at) ? {} : { at: result }
}

/** A group grows as one thing: sizes, gaps and places inside it. */
function scaleFrame(frame: Frame, by: number, own: Laid | undefined, parent: Box | undefined): Operation[] {
  return [...subtree(frame)].flatMap((node): Operation[] => {
    const set: Record<string, unknown> = {}
    if (node.type === 'text') {
      set.size = round(node.size * by)
      if (node.fit) set.fit = { ...node.fit, min: round(node.fit.min * by) }
      if (node.arc) set.arc = { ...node.arc, radius: round(node.arc.radius * by) }
    }
    for (const key of ['width', 'height', 'minWidth', 'maxWidth', 'minHeight', 'maxHeight'] as const) {
      const value = node[key]
      if (typeof value === 'number') set[key] = round(value * by)
    }
    if (node.margin !== undefined) set.margin = scaledInsets(node.margin, by)
    if (node.at && node.id !== frame.id)
      set.at = Object.fromEntries(Object.entries(node.at).map(([key, value]) => [key, round(value * by)]))
    if (node.type === 'frame' && node.layout && (node.layout.gap || node.layout.padding)) {
      const { gap, padding } = node.layout
      set.layout = {
        ...node.layout,
        ...(gap && { gap: round(gap * by) }),
        ...(padding !== undefined && { padding: scaledInsets(padding, by) }),
      }
    }
    if (node.type === 'frame' && typeof node.radius === 'number') set.radius = round(node.radius * by)
    if (node.id === frame.id && frame.at && own && parent) Object.assign(set, recentred(frame, by, own, parent))
    return Object.keys(set).length > 0 ? [{ op: 'set', id: node.id, set }] : []
  })
}

function scaledInsets(insets: Insets, by: number): Insets {
  return typeof insets === 'number' ? round(insets * by) : mapTuple(insets, (value) => round(value * by))
}
