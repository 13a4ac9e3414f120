/** Corners of panels, cards, buttons and pictures. */
import type { Node } from '../../scene/types.ts'
import { places } from '../../scene/walk.ts'
import type { State, Step } from '../context.ts'
import { alreadySo } from '../families/replies.ts'
import type { Target } from '../target-types.ts'
import type { Operation } from '../types.ts'

/** What runs from edge to edge has no corners to round. */
const BANDS = ['section', 'hero', 'footer', 'nav', 'band', 'frame']

/** Share of the shorter side that a first radius has, and by how much one grows. */
const [FIRST, GROWS] = [0.016, 1.75]

/** Rounder ('more') or sharper corners: of what was named, else of all that has some. */
export function planCorners(targets: Target[], way: 'more' | 'less', state: State): Step {
  const scope = new Set(targets.filter(({ class: kind }) => kind !== 'whole').flatMap(({ ids }) => ids))
  const { width, height } = state.design.scene.format
  const short = Math.min(width, height === 'auto' ? PAGE : height)
  const operations = [...places(state.design.scene)].flatMap(({ node, parent }): Operation[] => {
    if (scope.size > 0 ? !scope.has(node.id) : BANDS.includes(node.role ?? '')) return []
    const now = parent && radiusOf(node)
    if (now === undefined) return []
    const next = way === 'less' ? 0 : now === 0 ? Math.round(short * FIRST) : Math.round(now * GROWS)
    return next === now ? [] : [{ op: 'set', id: node.id, set: { radius: next } }]
  })
  if (operations.length === 0)
    return alreadySo(way === 'less' ? 'The corners are already sharp' : 'There are no corners here to round', state)
  const nodes = operations.flatMap((operation) => ('id' in operation ? [operation.id] : []))
  return {
    step: 'patch',
    operations,
    changes: [{ what: 'Corners', to: way === 'less' ? 'sharper' : 'rounder', nodes }],
  }
}

/** Pixels of a page of which a radius is reckoned. */
const PAGE = 1000

/** Undefined for what has no corners that could be seen. */
function radiusOf(node: Node): number | undefined {
  if ((node.type !== 'frame' && node.type !== 'picture') || node.radius === 'full') return undefined
  if (node.type === 'frame' && node.fill === undefined && !node.stroke) return undefined
  const thin = typeof node.height === 'number' && node.height < 12
  if (thin || (node.at && node.width === '100%')) return undefined
  return typeof node.radius === 'number' ? node.radius : 0
}
