/** Lines, borders and drawings thicker or thinner. */
import type { State, Step } from '../context.ts'
import { alreadySo } from '../families/replies.ts'
import { nodeOf } from '../scene-nodes.ts'
import type { Target } from '../target-types.ts'
import type { Operation } from '../types.ts'
import type { Style } from './style.ts'

const THICKER: ReadonlySet<Style> = new Set<Style>(['bold', 'bolder'])
const THINNER: ReadonlySet<Style> = new Set<Style>(['thin', 'thinner'])

/** Lines have weights, too; undefined where something else is wished of them. */
export function thickLines(targets: Target[], style: Style, degree: number, state: State): Step | undefined {
  const raised = 1 + 0.5 * degree
  const factor = THICKER.has(style) ? raised : THINNER.has(style) ? 1 / raised : undefined
  const [first] = targets
  if (factor === undefined || !first) return undefined
  const operations = targets.flatMap(({ ids }) => ids.flatMap((id) => strokeOperations(id, factor, state)))
  const way = factor > 1 ? 'thicker' : 'thinner'
  if (operations.length === 0) return alreadySo(`The ${first.name} cannot be drawn ${way}`, state)
  const nodes = operations.flatMap((operation) => ('id' in operation ? [operation.id] : []))
  return { step: 'patch', operations, changes: [{ what: first.name, to: way, nodes }] }
}

function strokeOperations(id: string, factor: number, state: State): Operation[] {
  const node = nodeOf(state, id)
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

const round = (value: number) => Math.round(value * 1000) / 1000
