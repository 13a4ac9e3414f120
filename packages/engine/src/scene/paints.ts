/** What a scene is painted with. */
import type { ColourRef, Node, Paint } from './types.ts'

/** The colours that a paint names. */
export const refsOf = (paint: Paint | undefined): ColourRef[] => {
  if (!paint) return []
  if (typeof paint === 'string') return [paint]
  return 'colour' in paint ? [paint.colour] : paint.stops.map(({ colour }) => colour)
}

/** Everything that a node is painted with. */
export function paintsOf(node: Node): (Paint | undefined)[] {
  if (node.type === 'frame') return [node.fill, node.stroke?.paint]
  if (node.type === 'text') return [node.fill]
  if (node.type === 'pictogram') return [node.paint, node.tone]
  if (node.type === 'vector') return node.shapes.flatMap(({ fill, stroke }) => [fill, stroke?.paint])
  return [node.scrim]
}
