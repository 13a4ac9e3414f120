/** A band across the foot of a shield, with the name in it. */
import type { Copy } from '../../../brief/types.ts'
import { frame } from '../../../scene/build.ts'
import type { ColourRef, Node } from '../../../scene/types.ts'
import { copyText } from '../../shared/brief-scene.ts'
import type { Composition } from '../../types.ts'
import { board } from './lockups.ts'

interface Band {
  top: number
  width: number
  height: number
  /** What parts it from the shield. */
  air: number
  /** Of the band; the name on it is in the colour of the paper. */
  fill: ColourRef
}

/** The band's nodes, from the back to the front; lengths in pixels. */
export const nameBand = (name: Node, { top, width, height, air, fill }: Band): Node[] => [
  frame('band-air', {
    role: 'decoration',
    at: { left: 0, top: top - air },
    width,
    height: height + 2 * air,
    fill: 'paper',
  }),
  frame(
    'band',
    { role: 'band', at: { left: 0, top }, width, height, fill, layout: { align: 'center', justify: 'center' } },
    [name],
  ),
]

/** The name as large as a band goes that belongs to a shield of a height, and the band's measures. Pixels. */
export function nameOnBand(
  composition: Composition,
  name: Copy,
  tall: number,
  least = tall * 0.99,
): { name: Node; width: number; height: number } {
  const { direction, measure } = composition
  const { width } = board(composition)
  const spec = { family: direction.typography.display, weight: direction.weights.display }
  const tracking = Math.max(direction.displayTracking, 0.005)
  const em = measure.width(name.text, spec, 1, tracking)
  const size = Math.min(tall * 0.17, (width * 0.8) / em)
  const height = measure.metrics(spec, size).capHeight * 2.1
  const wide = Math.max(least, em * size + height * 0.9)
  const text = copyText('name', name, {
    role: 'brand',
    element: 'h1',
    font: 'display',
    weight: spec.weight,
    size,
    tracking,
    fill: 'paper',
    trim: true,
    maxWidth: wide - height * 0.4,
    fit: { min: size * 0.6, lines: 1 },
  })
  return { name: text, width: wide, height }
}
