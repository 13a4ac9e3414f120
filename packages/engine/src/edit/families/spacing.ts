/** Room: "more white space", "tighter", "more line spacing", "bigger margins", "rounder corners". */
import { mapTuple } from '../../base/items.ts'
import type { Frame, Insets, Node } from '../../scene/types.ts'
import { findPlace, places } from '../../scene/walk.ts'
import { boxesOf } from '../boxes.ts'
import type { Clause } from '../clauses.ts'
import type { Recogniser, State, Step } from '../context.ts'
import { textNodes, textsIn } from '../scene-nodes.ts'
import { resizeContent } from '../sizes/resizing.ts'
import { findTargets } from '../targets.ts'
import type { Operation } from '../types.ts'
import { alreadySo } from './replies.ts'

const MORE =
  /\b(?:more|bigger|larger|increase|wider|add(?: some| more)?|extra|generous|give (?:it|everything|them)(?: some| more)?|let it breathe|breathe|breathing|airy|airier|roomier|looser|spread(?: it| things| everything)?(?: out)?|space (?:it |things |everything )?out|too (?:tight|cramped|crowded|dense|packed|close)|not enough|less (?:tight|cramped|crowded|dense))\b/
const LESS =
  /\b(?:less|smaller|decrease|reduce|narrower|tighter|tighten|closer|compact|denser|too (?:much|wide|loose|far apart|further apart|airy|empty)|fewer|no)\b/
const ROOM =
  /\b(?:(?<=more |bigger |larger |wider |less |smaller )(?:border|frame|edge) around|white ?space|negative space|empty space|space|spacing|breath(?:e|ing)(?: (?:room|space))?|room|margins?|padding|gaps?|air|airy|airier|roomier|cramped|crowded|tight(?:er|en)?|loose(?:r)?|compact|dense(?:r)?|closer together|spread|far apart|packed|squeezed|squashed|jammed|claustrophobic|suffocating|close together)\b/
/** Complaints that nothing has room. */
const SQUEEZED = /\b(?:cramped|crowded|packed|squeezed|squashed|jammed|claustrophobic|suffocating)\b/
const LINES =
  /\b(?:line[- ](?:height|spacing)|leading|space between (?:the )?lines|lines (?:closer|further|tighter|looser))\b/
const CORNERS = /\b(?:corners?|edges?|radius)\b/

/** "round buttons", "make the photo rounded" */
const SHAPED =
  /\b(?:buttons?|cards?|photos?|images?|pictures?|panels?|box(?:es)?)\b.*\b(?:round(?:ed|er)?|pill|sharp(?:er)?|square(?:d|r)?)\b|\b(?:round(?:ed|er)?|pill(?:[- ]shaped)?|sharp(?:er)?|square) (?:buttons?|cards?|photos?|images?|pictures?|panels?|box(?:es)?)\b/

export const spacing: Recogniser = (clause, state) => {
  const { lower } = clause
  if (clause.quotes.length > 0 || clause.colours.length > 0) return undefined
  if (CORNERS.test(lower) || SHAPED.test(lower)) return corners(clause, state)
  if (LINES.test(lower)) return lineHeight(clause, state)
  if (!ROOM.test(lower) || /\bletters?\b|\bkerning|tracking\b/.test(lower)) return undefined
  const less = LESS.test(lower) && !SQUEEZED.test(lower) && !/\bless (?:tight|dense)\b/.test(lower)
  const more = MORE.test(lower) || SQUEEZED.test(lower)
  if (!less && !more) return undefined
  const grows = more && !(less && !/\btoo (?:tight|cramped|crowded|dense|packed|close)\b/.test(lower))
  return spread(clause, grows, 1, state)
}

function spread(clause: Clause, grows: boolean, strength: number, state: State): Step {
  const by = 0.35 * clause.degree * strength
  const operations = roomier(clause, grows ? 1 + by : 1 / (1 + by), state)
  if (operations.length === 0 || strength < 0.2) return alreadySo('This layout has no room to give', state)
  const nodes = operations.flatMap((operation) => ('id' in operation ? [operation.id] : []))
  const weaker = () => spread(clause, grows, strength * 0.55, state)
  return { step: 'patch', operations, changes: [{ what: 'White space', to: grows ? 'more' : 'less', nodes }], weaker }
}

/** Paddings and gaps of the flow; where things are placed, the things themselves give way. */
function roomier(clause: Clause, factor: number, state: State): Operation[] {
  const { scene } = state.design
  const { found } = findTargets(clause, state)
  const scope = new Set(found.filter((target) => target.class === 'part').flatMap((target) => target.ids))
  const pair = /\bbetween\b|\bcloser\b|\bapart\b|\bfurther from\b|\baway from\b/.test(clause.lower)
    ? sharedFrame(
        /\b(?:them|these|those)\b/.test(clause.lower) ? state.focus : found.flatMap((target) => target.ids.slice(0, 1)),
        state,
      )
    : undefined
  if (pair?.layout?.gap)
    return [{ op: 'set', id: pair.id, set: { layout: { ...pair.layout, gap: round(pair.layout.gap * factor) } } }]
  const margins = /\b(?:margins?|padding)\b/.test(clause.lower)
  const flow = [...places(scene)].flatMap(({ node, parent }): Operation[] => {
    if (node.type !== 'frame' || (scope.size > 0 && !scope.has(node.id))) return []
    if (node.role === 'button' && scope.size === 0) return []
    const { gap, padding } = node.layout ?? {}
    const outer =
      parent === undefined ||
      node.role === 'section' ||
      node.role === 'hero' ||
      node.role === 'footer' ||
      scope.size > 0
    const set = {
      ...node.layout,
      ...(gap && !margins && { gap: round(gap * factor) }),
      ...(padding !== undefined && outer && { padding: scaled(padding, factor) }),
    }
    return JSON.stringify(set) === JSON.stringify(node.layout ?? {})
      ? []
      : [{ op: 'set', id: node.id, set: { layout: set } }]
  })
  if (flow.length > 0) return flow
  const placed = placedRoom(factor, state)
  // A mark alone in the middle: it becomes smaller, and its ground more.
  return placed.length > 0
    ? placed
    : resizeContent(factor > 1 ? 1 / (1 + (factor - 1) * 0.5) : 1 + (1 / factor - 1) * 0.4, state)
}

/** The frame in which two named things flow. */
function sharedFrame(ids: string[], state: State): Frame | undefined {
  const parents = ids.map((id) => findPlace(state.design.scene, id)?.parent)
  return parents.length > 1 && parents.every((parent) => parent === parents[0]) ? parents[0] : undefined
}

const round = (value: number) => Math.round(value * 10) / 10
const scaled = (insets: Insets, by: number): Insets =>
  typeof insets === 'number' ? round(insets * by) : mapTuple(insets, (value) => round(value * by))

/** Placed things draw in from the edges and become a little smaller. */
function placedRoom(factor: number, state: State): Operation[] {
  const { scene } = state.design
  const boxes = boxesOf(scene, state.context)
  const shrink = factor > 1 ? 1 / (1 + (factor - 1) * 0.35) : Math.min(1.12, 1 + (1 / factor - 1) * 0.25)
  return scene.artboards.flatMap(({ root }) => {
    const whole = boxes.get(root.id)
    if (!whole) return []
    return root.children.flatMap((child): Operation[] => {
      const box = boxes.get(child.id)
      const bleeds = box && box.width >= whole.width * 0.98 && box.height >= whole.height * 0.5
      if (!child.at || bleeds || child.role === 'background' || child.role === 'pattern') return []
      const set = smaller(child, shrink)
      const step = Math.min(whole.width, whole.height) * 0.025 * (factor > 1 ? 1 : -1)
      const at = Object.fromEntries(
        Object.entries(child.at).map(([side, value]) => [side, value > 0 ? Math.max(0, round(value + step)) : value]),
      )
      return [{ op: 'set', id: child.id, set: { ...set, at } }]
    })
  })
}

function smaller(node: Node, by: number): Record<string, unknown> {
  if (node.type === 'text')
    return {
      size: round(node.size * by),
      ...(node.fit && { fit: { ...node.fit, min: Math.min(node.fit.min, round(node.size * by)) } }),
    }
  const set: Record<string, unknown> = {}
  if (node.type !== 'frame' && typeof node.width === 'number') set.width = round(node.width * by)
  if (node.type !== 'frame' && typeof node.height === 'number') set.height = round(node.height * by)
  return set
}

function lineHeight(clause: Clause, state: State): Step {
  const { found } = findTargets(clause, state)
  const named = textsIn(
    found.filter((target) => target.class === 'text').flatMap((target) => target.ids),
    state,
  )
  const texts = named.length > 0 ? named : textNodes(state)
  const by = LESS.test(clause.lower) ? -0.12 * clause.degree : 0.15 * clause.degree
  const operations: Operation[] = texts.map((node) => ({
    op: 'set',
    id: node.id,
    set: { lineHeight: Math.round(Math.max(0.85, Math.min(2.2, (node.lineHeight ?? 1.2) + by)) * 100) / 100 },
  }))
  return {
    step: 'patch',
    operations,
    changes: [{ what: 'Line spacing', to: by > 0 ? 'more' : 'less', nodes: texts.map(({ id }) => id) }],
  }
}

/** What runs from edge to edge has no corners to round. */
const BANDS = ['section', 'hero', 'footer', 'nav', 'band', 'frame']

/** Corners of panels, cards, buttons and pictures. */
function corners(clause: Clause, state: State): Step | undefined {
  const { lower } = clause
  const scope = new Set(
    findTargets(clause, state)
      .found.filter((target) => target.class !== 'whole')
      .flatMap((target) => target.ids),
  )
  const sharp = /\b(?:sharp(?:er)?|square(?:r|d)?|straight|no|less|hard|crisp|angular|not so)\b/.test(lower)
  const round_ = /\b(?:round(?:ed|er)?|soft(?:er)?|more|curved|pill)\b/.test(lower)
  if (!sharp && !round_) return undefined
  const short = Math.min(
    state.design.scene.format.width,
    state.design.scene.format.height === 'auto' ? 1000 : state.design.scene.format.height,
  )
  const operations = [...places(state.design.scene)].flatMap(({ node, parent }): Operation[] => {
    if (scope.size > 0 ? !scope.has(node.id) : BANDS.includes(node.role ?? '')) return []
    if (!parent || (node.type !== 'frame' && node.type !== 'picture') || node.radius === 'full') return []
    if (node.type === 'frame' && node.fill === undefined && !node.stroke) return []
    const thin = typeof node.height === 'number' && node.height < 12
    if (thin || (node.at && node.width === '100%')) return []
    const now = typeof node.radius === 'number' ? node.radius : 0
    const next = sharp ? 0 : now === 0 ? Math.round(short * 0.016) : Math.round(now * 1.75)
    return next === now || (sharp && node.radius === undefined)
      ? []
      : [{ op: 'set', id: node.id, set: { radius: next } }]
  })
  if (operations.length === 0)
    return alreadySo(
      sharp ? 'The corners are sharp already' : 'There is nothing here whose corners could be rounded',
      state,
    )
  return {
    step: 'patch',
    operations,
    changes: [
      {
        what: 'Corners',
        to: sharp ? 'sharper' : 'rounder',
        nodes: operations.flatMap((operation) => ('id' in operation ? [operation.id] : [])),
      },
    ],
  }
}
