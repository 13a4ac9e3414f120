/** A pictogram that was not there: where the clause says, else in an empty place of the sheet, else in the flow beside the name. */
import { nth } from '../../base/items.ts'
import type { Brief } from '../../brief/types.ts'
import type { Frame, Pictogram } from '../../scene/types.ts'
import { places } from '../../scene/walk.ts'
import { boxesOf } from '../boxes.ts'
import type { Clause } from '../clauses.ts'
import { toClause } from '../clauses.ts'
import type { State, Step } from '../context.ts'
import { freeSpot, pointIn } from '../free-spot.ts'
import { freshId } from '../ids.ts'
import { findTargets } from '../targets.ts'
import type { Change, Operation } from '../types.ts'
import { nouns, pictured, plain, redraw } from './drawing.ts'
import { composedAnew } from './replies.ts'
import { seen } from './seen-paint.ts'

/** `wanted` names the thing; without it, the next that fits the subject. */
export function addPicture(clause: Clause, wanted: string | undefined, state: State): Step | undefined {
  const { scene, direction, brief } = state.design
  const words = nouns(wanted ?? '')
  if (words.some((word) => /^(?:another|bigger|different|other)$/.test(word)))
    return redraw(undefined, pictured(state), state)
  const icon = words.length > 0 ? state.context.pictograms?.find(words, { count: 1 })[0] : direction.pictograms[0]
  if (!icon)
    return {
      step: 'cannot',
      question: `The library has no pictogram for '${words.join(' ')}'. Which thing shall it show?`,
      suggestions: ['add a star icon'],
    }
  if (scene.kind === 'icon') return onIcon(icon, words.join(' ') || plain(icon), state)
  const all = [...places(scene)].filter(({ artboard }) => artboard === 0)
  const place = ['brand', 'headline', 'person']
    .map((role) => all.find(({ node }) => node.role === role && node.type === 'text'))
    .find((found) => found !== undefined)
  if (!place?.parent || place.node.type !== 'text')
    return {
      step: 'cannot',
      question: 'There is no place in this layout where an icon could stand. Shall I compose it anew with one?',
      suggestions: ['another layout'],
    }
  const size = Math.round(place.node.size * 1.4)
  const id = freshId('icon', state.design)
  const node: Pictogram = {
    id,
    role: 'icon',
    type: 'pictogram',
    icon,
    paint: direction.mark.primary,
    width: size,
    height: size,
    ...(words.length > 0 && { alt: words.join(' ') }),
  }
  const flowing = stacked(node, place.node, place.parent, place.index, size, clause)
  const label = words.join(' ') || plain(icon)
  const changes: Change[] = [{ what: 'Icon', to: label, nodes: [id] }]
  const updated: Brief = {
    ...brief,
    negatives: brief.negatives.filter((item) => item.what !== 'icon'),
    subject: { ...brief.subject, objects: [label, ...brief.subject.objects] },
  }
  const inFlow = {
    step: 'patch' as const,
    operations: flowing,
    changes,
    brief: updated,
    shrinks: [place.node.id],
    otherwise: composedAnew(updated, changes),
  }
  const placed = inEmptyPlace(node, clause, state)
  if (/\bon the (?:back|reverse)\b/.test(clause.lower) && scene.artboards.length > 1)
    return onBack(node, { changes, brief: updated }, state)
  const empty = besideDrawing(node, clause, state) ?? (placed && seen(placed, id, state))
  const seenInFlow = { ...inFlow, operations: seen(flowing, id, state) }
  return empty ? { step: 'patch', operations: empty, changes, brief: updated, otherwise: seenInFlow } : seenInFlow
}

/** On the back of a card, where it has room. */
function onBack(node: Pictogram, done: { changes: Change[]; brief: Brief }, state: State): Step {
  const { artboards } = state.design.scene
  const back = artboards[1]?.root
  const board = state.context.layout?.(state.design.scene)[1]
  const short = board ? Math.min(board.width, board.height) : 0
  const spot = board && freeSpot(board, { min: short * 0.14, max: short * 0.4, gap: short * 0.05 })
  if (!back || !spot)
    return {
      step: 'cannot',
      question: 'There is no room for it on the back. Shall it stand on the front?',
      suggestions: [`add a ${node.alt ?? plain(node.icon)} icon`],
    }
  const side = Math.round(spot.width)
  const at = { left: Math.round(spot.x), top: Math.round(spot.y) }
  const insert: Operation = {
    op: 'insert',
    parent: back.id,
    index: back.children.length,
    node: { ...node, at, width: side, height: side },
  }
  return { step: 'patch', operations: seen([insert], node.id, state), ...done }
}

/** Shares of an app icon's glyph: the first one gives room to a second one at its lower right. */
const [FIRST, SECOND, FROM] = [0.7, 0.44, 0.56]

/** An app icon shows one thing, or one thing with a smaller one at its side. */
function onIcon(icon: string, label: string, state: State): Step {
  const { scene, brief } = state.design
  const drawn = pictured(state)
  const [glyph] = drawn
  const { left, top } = glyph?.at ?? {}
  const side = typeof glyph?.width === 'number' ? glyph.width : undefined
  const parent = [...places(scene)].find(({ node }) => node === glyph)?.parent
  if (!glyph || !parent || drawn.length > 1 || left === undefined || top === undefined || side === undefined)
    return {
      step: 'cannot',
      question: `This icon shows one thing, and there is no room for a second one. Shall it show the ${label} instead?`,
      suggestions: [`use a ${label} instead`, 'another layout, same colours'],
    }
  const id = freshId('icon', state.design)
  const whole = (share: number) => Math.round(side * share)
  const second: Pictogram = {
    ...glyph,
    id,
    icon,
    alt: label,
    at: { left: left + whole(FROM), top: top + whole(FROM) },
    width: whole(SECOND),
    height: whole(SECOND),
  }
  return {
    step: 'patch',
    operations: [
      { op: 'set', id: glyph.id, set: { width: whole(FIRST), height: whole(FIRST) } },
      { op: 'insert', parent: parent.id, index: parent.children.indexOf(glyph) + 1, node: second },
    ],
    changes: [{ what: 'Icon', to: label, nodes: [id] }],
    brief: { ...brief, subject: { ...brief.subject, objects: [...brief.subject.objects, label] } },
  }
}

/** In a design about its middle, the new drawing stands beside the one that is there. */
function besideDrawing(node: Pictogram, clause: Clause, state: State): Operation[] | undefined {
  const { scene } = state.design
  const drawn = [...places(scene)].find(
    ({ node: one, artboard }) => one.type === 'pictogram' && artboard === 0 && !one.at,
  )
  const parent = drawn?.parent
  if (!drawn || !parent || drawn.node.type !== 'pictogram' || parent.layout?.align !== 'center') return undefined
  if (scene.kind === 'website' || scene.kind === 'icon' || parent.layout.direction === 'row') return undefined
  if (/\b(?:above|below|under|next to|beside|top|bottom|left|right|corner)\b/.test(clause.lower)) return undefined
  const { width, height, margin } = drawn.node
  const id = freshId('drawings', state.design)
  const gap = Math.round((typeof width === 'number' ? width : (node.width as number)) * 0.2)
  const pair: Frame = {
    id,
    role: 'group',
    type: 'frame',
    layout: { direction: 'row', gap, align: 'center' },
    children: [],
    ...(margin !== undefined && { margin }),
  }
  const { alignSelf: _alignSelf, ...plain } = node
  // Both have to stand in what holds the first one.
  const wide = (typeof width === 'number' ? width : (node.width as number)) * 2 + gap
  const by = typeof parent.width === 'number' ? Math.min(1, (0.84 * parent.width) / wide) : 1
  const scaled = (side: Pictogram['width']) => (typeof side === 'number' ? Math.round(side * by) : side)
  const set = {
    ...(margin !== undefined && { margin: null }),
    ...(by < 1 && { width: scaled(width), height: scaled(height) }),
  }
  return [
    { op: 'insert', parent: parent.id, index: drawn.index, node: pair },
    { op: 'move', id: drawn.node.id, parent: id, index: 0 },
    ...(Object.keys(set).length > 0 ? [{ op: 'set' as const, id: drawn.node.id, set }] : []),
    {
      op: 'insert',
      parent: id,
      index: 1,
      node: {
        ...plain,
        paint: drawn.node.paint,
        ...(width !== undefined && { width: scaled(width) as number }),
        ...(height !== undefined && { height: scaled(height) as number }),
      },
    },
  ]
}

/** Posters, banners and cards are sheets with empty places; a logo is one thing, and a page flows. */
function inEmptyPlace(node: Pictogram, clause: Clause, state: State): Operation[] | undefined {
  const { scene } = state.design
  const root = scene.artboards[0]?.root
  const artboard = state.context.layout?.(scene)[0]
  if (!artboard || !root || /^(?:logo|website)$/.test(scene.kind)) return undefined
  const short = Math.min(artboard.width, artboard.height)
  const where =
    /\b(?:above|below|under|next to|beside|near|by|close to|on|in|at|to|left|right)\b(?<what>.*)$/.exec(clause.lower)
      ?.groups?.what ?? ''
  const [anchor] = findTargets(toClause(where), state).found.filter(
    ({ class: kind }) => kind === 'text' || kind === 'part',
  )
  const box = anchor && boxesOf(scene, state.context).get(nth(anchor.ids, 0))
  const near = box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : pointIn(clause.lower, artboard).near
  const small = /\b(?:small|little|tiny)\b/.test(clause.lower) || box !== undefined
  const big = /\b(?:big|large|huge|giant)\b/.test(clause.lower)
  const spot = freeSpot(artboard, {
    min: short * (small ? 0.07 : 0.11),
    max: short * (small ? 0.16 : big ? 0.6 : 0.36),
    gap: short * 0.03,
    ...(near && { near }),
  })
  if (!spot) return undefined
  const side = Math.round(spot.width)
  const at = { left: Math.round(spot.x), top: Math.round(spot.y) }
  return [
    { op: 'insert', parent: root.id, index: root.children.length, node: { ...node, at, width: side, height: side } },
  ]
}

function stacked(
  node: Pictogram,
  text: Extract<Frame['children'][number], { type: 'text' }>,
  parent: Frame,
  index: number,
  size: number,
  clause: Clause,
): Operation[] {
  const below = /\bbelow|under|beneath\b/.test(clause.lower)
  if (!text.at) {
    const align = text.align === 'center' ? 'center' : text.align === 'end' ? 'end' : 'start'
    const inColumn = parent.layout?.direction !== 'row'
    const gap = Math.round(size * 0.2)
    const margin: [number, number, number, number] = below ? [gap, 0, 0, 0] : [0, 0, gap, 0]
    return [
      {
        op: 'insert',
        parent: parent.id,
        index: below ? index + 1 : index,
        node: {
          ...node,
          ...(inColumn && { alignSelf: parent.layout?.align === 'center' ? 'center' : align }),
          ...(!parent.layout?.gap && { margin }),
        },
      },
    ]
  }
  const { top, bottom, ...across } = text.at
  const gap = Math.round(size * 0.25)
  const at =
    top !== undefined
      ? { ...across, top: below ? top + text.size * 1.3 + gap : Math.max(0, top - size - gap) }
      : { ...across, bottom: (bottom ?? 0) + text.size * 1.3 + gap }
  return [{ op: 'insert', parent: parent.id, index, node: { ...node, at } }]
}
