/** Ornament that is not there yet: "add a border", "add a pattern", "underline the headline". */
import type { Frame, Shape, Vector } from '../../scene/types.ts'
import { findPlace, places } from '../../scene/walk.ts'
import type { Recogniser, State, Step } from '../context.ts'
import { groundColour } from '../paints.ts'
import { findTargets } from '../targets.ts'
import type { Operation } from '../types.ts'
import { alreadySo } from './replies.ts'

const ADD = /\b(?:underline|add|put|include|insert|give (?:it|this|the \w+)|with|draw|place|i want|needs?)\b/

export const decorations: Recogniser = (clause, state) => {
  const { lower } = clause
  if (clause.quotes.length > 0 || !ADD.test(lower)) return undefined
  if (/\bwithout\b|\bno\b/.test(lower)) return undefined
  if (/\b(?:border|frame|outline)\b/.test(lower)) return border(clause.colours[0]?.hex, state)
  if (/\b(?:patterns?|texture|dots|stripes|background (?:shapes|graphics))\b/.test(lower)) return pattern(lower, state)
  if (
    /\b(?:line|rule|divider|separator|underline)\b(?! (?:of|saying|that|with|reading|'))/.test(lower) &&
    !/\bline \S*[\p{Lu}\d]/u.test(clause.text)
  )
    return rule(clause, state)
  return undefined
}

const freshId = (base: string, state: State) => {
  const ids = new Set([...places(state.design.scene)].map(({ node }) => node.id))
  if (!ids.has(base)) return base
  let number = 2
  while (ids.has(`${base}-${number}`)) number++
  return `${base}-${number}`
}

function border(colour: Frame['fill'] | undefined, state: State): Step {
  const { scene } = state.design
  const root = scene.artboards[0]?.root
  if (!root) return alreadySo('There is nothing to frame', state)
  if ([...places(scene)].some(({ node }) => node.role === 'frame' && node.type === 'frame' && node.stroke))
    return alreadySo('There is a border already', state)
  const short = Math.min(scene.format.width, scene.format.height === 'auto' ? scene.format.width : scene.format.height)
  const inset = Math.round(short * 0.035)
  const node: Frame = {
    id: freshId('border', state),
    role: 'frame',
    type: 'frame',
    at: { left: inset, top: inset, right: inset, bottom: inset },
    stroke: {
      paint: colour ?? (groundColour(scene) === scene.palette.paper ? 'ink' : 'onAccent'),
      width: Math.max(2, Math.round(short * 0.004)),
    },
    children: [],
  }
  return {
    step: 'patch',
    operations: [{ op: 'insert', parent: root.id, index: 0, node }],
    changes: [{ what: 'Border', to: 'added', nodes: [node.id] }],
  }
}

/** A quiet field over the whole ground, behind everything: dots, stripes or rings, one path. */
function pattern(lower: string, state: State): Step {
  const { scene } = state.design
  const root = scene.artboards[0]?.root
  if (!root) return alreadySo('There is no ground to put a pattern on', state)
  if ([...places(scene)].some(({ node }) => node.role === 'pattern'))
    return alreadySo('There is a pattern already', state)
  const width = scene.format.width
  const height = scene.format.height === 'auto' ? width : scene.format.height
  const kind = /\bdots?\b/.test(lower)
    ? 'dots'
    : /\bstripes?|lines?\b/.test(lower)
      ? 'stripes'
      : /\brings?|circles?\b/.test(lower)
        ? 'rings'
        : state.random.pick(['dots', 'stripes', 'rings'] as const)
  const node: Vector = {
    id: freshId('pattern', state),
    role: 'pattern',
    type: 'vector',
    at: { left: 0, top: 0, right: 0, bottom: 0 },
    viewBox: [width, height],
    scale: 'cover',
    shapes: [field(kind, width, height)],
    opacity: 0.12,
  }
  return {
    step: 'patch',
    operations: [{ op: 'insert', parent: root.id, index: 0, node }],
    changes: [{ what: 'Pattern', to: kind, nodes: [node.id] }],
  }
}

function field(kind: 'dots' | 'stripes' | 'rings', width: number, height: number): Shape {
  const step = Math.round(Math.min(width, height) / (kind === 'dots' ? 22 : 14))
  let d = ''
  if (kind === 'stripes') {
    for (let x = -height; x < width; x += step * 1.5) d += `M${x} ${height}L${x + height} 0`
    return { d, stroke: { paint: 'accent', width: Math.max(1, Math.round(step * 0.16)) } }
  }
  const radius = kind === 'dots' ? Math.max(1.5, Math.round(step * 0.13)) : Math.round(step * 0.72)
  const pitch = kind === 'dots' ? step : step * 2
  for (let [row, y] = [0, pitch / 2]; y < height + pitch; y += pitch, row++) {
    for (let x = (row % 2) * (pitch / 2) + pitch / 2; x < width + pitch; x += pitch) {
      d += `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`
    }
  }
  return kind === 'dots'
    ? { d, fill: 'accent' }
    : { d, stroke: { paint: 'accent', width: Math.max(1, Math.round(step * 0.08)) } }
}

/** A short line under a text, in its flow. */
function rule(clause: Parameters<Recogniser>[0], state: State): Step | undefined {
  const { found } = findTargets(clause, state)
  const target = found.find(({ class: kind }) => kind === 'text')
  const id =
    target?.ids[0] ??
    [...places(state.design.scene)].find(({ node }) => node.role === 'headline' || node.role === 'brand')?.node.id
  const place = id === undefined ? undefined : findPlace(state.design.scene, id)
  if (!place?.parent || place.node.type !== 'text') return undefined
  const { node: text, parent, index } = place
  const thickness = Math.max(2, Math.round(text.size * 0.05))
  const length = Math.round(text.size * 1.4)
  const gap = Math.round(text.size * 0.3)
  const align =
    text.align === 'center' || parent.layout?.align === 'center' ? 'center' : text.align === 'end' ? 'end' : 'start'
  const node: Frame = {
    id: freshId('rule', state),
    role: 'rule',
    type: 'frame',
    width: length,
    height: thickness,
    fill: clause.colours[0]?.hex ?? 'accent',
    children: [],
  }
  const placed: Frame = text.at
    ? {
        ...node,
        at:
          text.at.top !== undefined
            ? { ...text.at, top: Math.round(text.at.top + text.size * 1.25 + gap) }
            : { ...text.at, bottom: Math.max(0, Math.round((text.at.bottom ?? 0) - gap)) },
      }
    : { ...node, alignSelf: align, ...(!parent.layout?.gap && { margin: [gap, 0, 0, 0] }) }
  const operations: Operation[] = [{ op: 'insert', parent: parent.id, index: index + 1, node: placed }]
  return { step: 'patch', operations, changes: [{ what: 'Line', to: 'added', nodes: [placed.id] }] }
}
