/** Drawings in a flow: beside the one that is there, above or below a text; on an app icon a second, smaller one. */
import type { Frame, Pictogram, Vector } from '../../../scene/types.ts'
import { places } from '../../../scene/walk.ts'
import type { State, Step } from '../../context.ts'
import { freshId } from '../../ids.ts'
import { pictograms } from '../../pictures/drawn.ts'
import { cannot, patchOf } from '../../steps.ts'
import type { Operation } from '../../types.ts'

/** Shares of an app icon's glyph: the first one gives room to a second one at its lower right. */
const [FIRST, SECOND, FROM] = [0.7, 0.44, 0.56]

/** An app icon shows one thing, or one thing with a smaller one at its side. */
export function onIcon(icon: string, label: string, state: State): Step {
  const { scene, brief } = state.design
  const drawn = pictograms(state)
  const [glyph] = drawn
  const { left, top } = glyph?.at ?? {}
  const side = typeof glyph?.width === 'number' ? glyph.width : undefined
  const parent = [...places(scene)].find(({ node }) => node === glyph)?.parent
  if (!glyph || !parent || drawn.length > 1 || left === undefined || top === undefined || side === undefined)
    return cannot(
      `This icon shows one thing, and there is no room for a second. Shall I show the ${label} instead?`,
      `use a ${label} instead`,
      'another layout, same colours',
    )
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
    ...patchOf(
      'Icon',
      label,
      [id],
      [
        { op: 'set', id: glyph.id, set: { width: whole(FIRST), height: whole(FIRST) } },
        { op: 'insert', parent: parent.id, index: parent.children.indexOf(glyph) + 1, node: second },
      ],
    ),
    brief: { ...brief, subject: { ...brief.subject, objects: [...brief.subject.objects, label] } },
  }
}

/** In a design about its middle, the new drawing stands beside the one that is there. */
export function besideDrawing(node: Pictogram | Vector, state: State): Operation[] | undefined {
  const { scene } = state.design
  const drawn = [...places(scene)].find(
    ({ node: one, artboard }) => one.type === 'pictogram' && artboard === 0 && !one.at,
  )
  const parent = drawn?.parent
  if (!drawn || !parent || drawn.node.type !== 'pictogram' || parent.layout?.align !== 'center') return undefined
  if (scene.kind === 'website' || scene.kind === 'icon' || parent.layout.direction === 'row') return undefined
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
        ...(plain.type === 'pictogram' && { paint: drawn.node.paint }),
        ...(width !== undefined && { width: scaled(width) as number }),
        ...(height !== undefined && { height: scaled(height) as number }),
      },
    },
  ]
}

/** Above or below a text, in its flow. */
export function stacked(
  node: Pictogram | Vector,
  text: Extract<Frame['children'][number], { type: 'text' }>,
  parent: Frame,
  index: number,
  size: number,
  below: boolean,
): Operation[] {
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
