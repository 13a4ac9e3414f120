/** Lines, borders and drawings thicker or thinner. */
import { places } from '../../scene/walk.ts'
import type { Clause } from '../clauses.ts'
import type { State, Step } from '../context.ts'
import { findTargets } from '../targets.ts'
import type { Operation } from '../types.ts'
import { alreadySo } from './replies.ts'

/** "a thicker border": strokes have weights, too. */
export function thickLines(clause: Clause, state: State): Step | undefined {
  const factor = /thinner|finer|slimmer|thin|too heavy|too thick|too bold|lighter/.test(clause.lower)
    ? 1 / (1 + 0.5 * clause.degree)
    : /thicker|bolder|heavier|bold/.test(clause.lower)
      ? 1 + 0.5 * clause.degree
      : undefined
  if (factor === undefined) return undefined
  const { found } = findTargets(clause, state)
  const operations: Operation[] = []
  for (const target of found) {
    for (const id of target.ids) operations.push(...strokeOperations(id, factor, state))
  }
  if (operations.length === 0)
    return found.length > 0
      ? alreadySo(`The ${found[0]?.name} cannot be drawn ${factor > 1 ? 'thicker' : 'thinner'}`, state)
      : undefined
  return {
    step: 'patch',
    operations,
    changes: [
      {
        what: found[0]?.name ?? 'Line',
        to: factor > 1 ? 'thicker' : 'thinner',
        nodes: operations.map((operation) => ('id' in operation ? operation.id : '')),
      },
    ],
  }
}

function strokeOperations(id: string, factor: number, state: State): Operation[] {
  const node = [...walkNodes(state)].find((candidate) => candidate.id === id)
  if (node?.type === 'frame' && node.stroke)
    return [{ op: 'set', id, set: { stroke: { ...node.stroke, width: round(node.stroke.width * factor) } } }]
  if (node?.type === 'frame' && typeof node.height === 'number' && node.height <= 24)
    return [{ op: 'set', id, set: { height: round(node.height * factor) } }]
  if (node?.type === 'frame' && typeof node.width === 'number' && node.width <= 24)
    return [{ op: 'set', id, set: { width: round(node.width * factor) } }]
  if (node?.type === 'vector' && node.shapes.some((shape) => shape.stroke)) {
    const shapes = node.shapes.map((shape) =>
      shape.stroke ? { ...shape, stroke: { ...shape.stroke, width: round(shape.stroke.width * factor) } } : shape,
    )
    return [{ op: 'set', id, set: { shapes } }]
  }
  if (node?.type === 'pictogram') {
    const icon = factor > 1 ? heavierIcon(node.icon) : lighterIcon(node.icon)
    return icon === node.icon ? [] : [{ op: 'set', id, set: { icon } }]
  }
  return []
}

/** Phosphor draws every pictogram in weights: thin, light, regular, bold, fill. */
const WEIGHTS = ['-thin', '-light', '', '-bold', '-fill']

const stem = (icon: string) => icon.replace(/-(?:thin|light|bold|fill|duotone)$/, '')

const weightOf = (icon: string) =>
  Math.max(
    0,
    WEIGHTS.findIndex((suffix) => suffix !== '' && icon.endsWith(suffix)),
  ) || 2

const heavierIcon = (icon: string) =>
  icon.startsWith('ph:') ? stem(icon) + WEIGHTS[Math.min(4, weightOf(icon) + 1)] : icon

const lighterIcon = (icon: string) =>
  icon.startsWith('ph:') ? stem(icon) + WEIGHTS[Math.max(0, weightOf(icon) - 1)] : icon

function* walkNodes(state: State) {
  for (const { node } of places(state.design.scene)) yield node
}

const round = (value: number) => Math.round(value * 1000) / 1000
