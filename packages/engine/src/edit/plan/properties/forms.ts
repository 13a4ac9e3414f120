/** What boxes, lines and drawings have: corners, thickness, how much shows through, how they are turned. */
import type { Node } from '../../../scene/types.ts'
import { places } from '../../../scene/walk.ts'
import type { State } from '../../context.ts'
import { nodeOf } from '../../scene-nodes.ts'
import { idsOf, namesOf } from '../../steps.ts'
import type { Target } from '../../target-types.ts'
import type { Operation } from '../../types.ts'
import type { Turning } from '../../understand/wish.ts'
import { type Asked, allSet, type Plan, partsAmong, planOf, setEach } from './row.ts'

const nodesOf = (targets: readonly Target[], state: State): Node[] =>
  idsOf(targets).flatMap((id) => nodeOf(state, id) ?? [])

/** What runs from edge to edge has no corners to round. */
const BANDS = ['section', 'hero', 'footer', 'nav', 'band', 'frame']
/** Share of the shorter side that a first radius has, and by how much one grows; pixels of a page of which it is reckoned. */
const [FIRST, GROWS, PAGE] = [0.016, 1.75, 1000]

/** Rounder or sharper corners: of what was named, else of all that has some. */
export const corners: Plan = planOf<Asked>({
  set: (parts, { way }, { design: { scene } }) => {
    const scope = new Set(idsOf(parts))
    const { width, height } = scene.format
    const first = Math.round(Math.min(width, height === 'auto' ? PAGE : height) * FIRST)
    return [...places(scene)].flatMap(({ node, parent }): Operation[] => {
      const isMeant = scope.size > 0 ? scope.has(node.id) : !BANDS.includes(node.role ?? '')
      const now = isMeant && parent ? radiusOf(node) : undefined
      const next = way === 'less' ? 0 : now ? Math.round(now * GROWS) : first
      return now === undefined || next === now ? [] : [{ op: 'set', id: node.id, set: { radius: next } }]
    })
  },
  what: () => 'Corners',
  nodes: allSet,
  to: ({ way }) => (way === 'less' ? 'sharper' : 'rounder'),
  full: ({ way }) => (way === 'less' ? 'The corners are already sharp' : 'There are no corners here to round'),
})

/** Undefined for what has no corners that could be seen. */
function radiusOf(node: Node): number | undefined {
  if ((node.type !== 'frame' && node.type !== 'picture') || node.radius === 'full') return undefined
  if (node.type === 'frame' && node.fill === undefined && !node.stroke) return undefined
  const thin = typeof node.height === 'number' && node.height < 12
  if (thin || (node.at && node.width === '100%')) return undefined
  return typeof node.radius === 'number' ? node.radius : 0
}

const isThicker = ({ way }: Asked) => way === 'more' || way === 'bold'
const isWeighed = ({ way }: Asked) => isThicker({ way, degree: 1 }) || way === 'less' || way === 'thin'

/** Lines have weights, too. */
const lines: Plan = planOf<Asked>({
  of: (targets) => targets.filter(({ class: kind }) => kind !== 'whole'),
  set: (parts, asked, state) => {
    const by = 1 + 0.5 * asked.degree
    return setEach(nodesOf(parts, state), (node) => drawnBy(node, isThicker(asked) ? by : 1 / by))
  },
  what: ([first]) => first?.name ?? 'lines',
  nodes: allSet,
  to: (asked) => (isThicker(asked) ? 'thicker' : 'thinner'),
  full: (asked, [first]) => `The ${first?.name} cannot be drawn ${isThicker(asked) ? 'thicker' : 'thinner'}`,
})
export const weightOfLines: Plan = (targets, asked, state) =>
  isWeighed(asked) && targets.every(({ class: kind }) => kind !== 'ground') ? lines(targets, asked, state) : undefined

const HAIR = 24
const fine = (value: number) => Math.round(value * 1000) / 1000

function drawnBy(node: Node, by: number): Record<string, unknown> | undefined {
  if (node.type === 'frame' && node.stroke) return { stroke: { ...node.stroke, width: fine(node.stroke.width * by) } }
  if (node.type === 'frame')
    for (const side of ['height', 'width'] as const) {
      const now = node[side]
      if (typeof now === 'number' && now <= HAIR) return { [side]: fine(now * by) }
    }
  if (node.type === 'vector' && node.shapes.some(({ stroke }) => stroke))
    return {
      shapes: node.shapes.map((shape) =>
        shape.stroke ? { ...shape, stroke: { ...shape.stroke, width: fine(shape.stroke.width * by) } } : shape,
      ),
    }
  return node.type === 'pictogram' ? { icon: iconBy(node.icon, by > 1 ? 1 : -1) } : undefined
}

/** Phosphor draws every pictogram in weights: thin, light, regular, bold, fill. */
const WEIGHTS = ['-thin', '-light', '', '-bold', '-fill']

function iconBy(icon: string, step: 1 | -1): string {
  if (!icon.startsWith('ph:')) return icon
  const now = WEIGHTS.findIndex((suffix) => suffix !== '' && icon.endsWith(suffix))
  return unweighted(icon) + WEIGHTS[Math.min(4, Math.max(0, (now < 0 ? 2 : now) + step))]
}

/** The name of a pictogram without the manner in which its set draws it. */
export const unweighted = (icon: string) => icon.replace(/-(?:thin|light|bold|fill|duotone)$/, '')

/** What is left of a part that is only called more transparent, and the least that is left of any. */
const [FADED, CLEAREST] = [0.55, 0.1]

/** How much shows through; `stated`: the opacity that was said, 0 to 1. */
export const opacity: Plan = planOf<Asked>({
  of: partsAmong,
  set: (parts, { way, degree, stated }, state) =>
    setEach(nodesOf(parts, state), ({ opacity: now = 1 }) => {
      const faded = Math.max(CLEAREST, Math.round(now * FADED ** Math.max(0.5, degree) * 100) / 100)
      const next = stated ?? (way === 'more' ? 1 : faded)
      return { opacity: next === 1 ? null : next }
    }),
  to: ({ way, stated }) =>
    stated === undefined ? (way === 'more' ? 'opaque' : 'more transparent') : `${Math.round(stated * 100)}% opaque`,
  full: (_, parts) => `The ${namesOf(parts)} already looks like that`,
})

/** Degrees of a tilt without a figure. */
const TILT = 8
const degreesOf = (turning: Exclude<Turning, { is: 'flip' }>): number | undefined =>
  turning.is === 'straight' ? undefined : (turning.degrees ?? TILT * Math.min(1, turning.degree)) * turning.sign

/** Turned by so many degrees, or straight again. */
export const angle: Plan<Exclude<Turning, { is: 'flip' }>> = planOf<Exclude<Turning, { is: 'flip' }>>({
  set: (parts, turning, state) => {
    const by = degreesOf(turning)
    return setEach(nodesOf(parts, state), ({ rotate = 0 }) => ({
      rotate: by === undefined ? null : normal(rotate + by) || null,
    }))
  },
  to: (turning) => (turning.is === 'straight' ? 'straight' : `turned by ${degreesOf(turning)}°`),
  full: (_, parts) => `The ${namesOf(parts)} is already straight`,
  refits: true,
})

const normal = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180
