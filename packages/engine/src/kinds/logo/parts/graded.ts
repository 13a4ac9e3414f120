/** A mark whose leading colour runs, for those who ask for a gradient: on all that is painted in it but words. */
import { difference, isDark } from '../../../colour/colour.ts'
import { resolveColour } from '../../../render/paint.ts'
import type { Node, Paint, Shape } from '../../../scene/types.ts'
import { blended, isAsked, running, wantsGradient } from '../../shared/gradients.ts'
import type { Composition } from '../../types.ts'

/** Nearer than this in OKLab, two colours are no gradient. */
const ALIKE = 0.06
const ANGLE = 45

function gradientOf(composition: Composition): Paint {
  const { mark, palette } = composition.direction
  const [first, second] = [mark.primary, mark.secondary]
  const apart = difference(resolveColour(first, palette), resolveColour(second, palette)) > ALIKE
  return apart && isAsked(composition, first) && isAsked(composition, second)
    ? blended(first, second, palette, ANGLE)
    : running(first, palette, !isDark(palette.paper), ANGLE)
}

/** The nodes as they are, or in a gradient where the prompt asks for one. */
export function graded(composition: Composition, nodes: Node[]): Node[] {
  if (!wantsGradient(composition)) return nodes
  const gradient = gradientOf(composition)
  const leading: unknown[] = ['accent', composition.direction.mark.primary]
  const change = (paint: Paint): Paint => (leading.includes(paint) ? gradient : paint)
  const shape = (one: Shape): Shape => ({
    ...one,
    ...(one.fill && { fill: change(one.fill) }),
    ...(one.stroke && { stroke: { ...one.stroke, paint: change(one.stroke.paint) } }),
  })
  const visit = (node: Node): Node => {
    if (node.type === 'frame')
      return { ...node, ...(node.fill && { fill: change(node.fill) }), children: node.children.map(visit) }
    if (node.type === 'vector') return { ...node, shapes: node.shapes.map(shape) }
    return node.type === 'pictogram' ? { ...node, paint: change(node.paint) } : node
  }
  return nodes.map(visit)
}
