/** Measures on the laid-out scene: alignment, colours in use, path commands. */

import type { ColourRef, Paint, Palette } from '@limner/engine'
import { elements, type LaidArtboard, type LaidNode, linesOf, resolveColour } from '@limner/engine/instruments'

/** Elements on an edge or axis that another element or the artboard's middle has too (±0.5% of the width): [aligned, all]. */
export function aligned(artboard: LaidArtboard): [number, number] {
  const slack = artboard.width * 0.005
  const all = elements(artboard).map(linesOf)
  const meets = (a: number[], b: number[]) => a.some((one) => b.some((other) => Math.abs(one - other) <= slack))
  const middle = [artboard.width / 2]
  const good = all.filter(
    (own, i) =>
      all.length === 1 ||
      meets(own.across, middle) ||
      all.some((other, j) => i !== j && (meets(own.across, other.across) || meets(own.down, other.down))),
  )
  return [good.length, all.length]
}

const refs = (paint: Paint | undefined): ColourRef[] => {
  if (!paint) return []
  if (typeof paint === 'string') return [paint]
  return 'colour' in paint ? [paint.colour] : paint.stops.map(({ colour }) => colour)
}

function paintsOf(node: LaidNode['node']): (Paint | undefined)[] {
  switch (node.type) {
    case 'frame':
      return [node.fill, node.stroke?.paint]
    case 'text':
      return [node.fill]
    case 'pictogram':
      return [node.paint, node.tone]
    case 'vector':
      return node.shapes.flatMap((shape) => [shape.fill, shape.stroke?.paint])
    default:
      return []
  }
}

/** Colours that an artboard is drawn in, its ground left out. */
export function coloursOf({ root }: LaidArtboard, palette: Palette): number {
  const found = new Set<string>()
  const visit = ({ node, children }: LaidNode) => {
    for (const ref of paintsOf(node).flatMap(refs)) found.add(resolveColour(ref, palette))
    children.forEach(visit)
  }
  root.children.forEach(visit)
  const { fill } = root.node as { fill?: Paint }
  for (const ref of refs(fill)) found.delete(resolveColour(ref, palette))
  return found.size
}

/** Commands in the paths of a mark; `drawing` gives the shapes of a pictogram. */
export function pathCommands(artboard: LaidArtboard, drawing: (icon: string) => { d: string }[]): number {
  let count = 0
  const visit = ({ node, children }: LaidNode) => {
    const shapes = node.type === 'vector' ? node.shapes : node.type === 'pictogram' ? drawing(node.icon) : []
    for (const { d } of shapes) count += d.match(/[a-df-z]/gi)?.length ?? 0
    children.forEach(visit)
  }
  visit(artboard.root)
  return count
}
