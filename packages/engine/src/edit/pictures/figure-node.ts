/** A thing drawn in many tones, in the colours of a finished design. */

import type { Box } from '../../base/geometry.ts'
import { random } from '../../base/random.ts'
import { difference } from '../../colour/colour.ts'
import { sizesOf } from '../../imagery/figure-drawings.ts'
import { figure, type Inks, tonesOf } from '../../kinds/shared/figure.ts'
import { boundsOf } from '../../render/display.ts'
import { anchorShares } from '../../scene/anchors.ts'
import type { Node, PaletteRole, PlainColour, Vector } from '../../scene/types.ts'
import { boxesOf, type Laid } from '../boxes.ts'
import type { State } from '../context.ts'
import { resolve } from '../paints.ts'
import { groundsOf } from '../palette/grounds.ts'

const GROUNDS = ['paper', 'surface', 'accent', 'secondary', 'ink'] as const satisfies readonly PaletteRole[]

/** A figure in a square of a side, painted for where another node stands. */
export function figureLike(
  name: string,
  side: number,
  behind: string | undefined,
  words: string,
  state: State,
): Vector {
  const { scene, brief, direction } = state.design
  const inks: Inks = {
    brief,
    direction: { ...direction, palette: scene.palette },
    random: random(direction.seed),
  }
  return { ...figure(inks, 'figure', name, tonesOf(inks, name, roleBehind(behind, state)), side), alt: words }
}

/** The role that the ground behind a node is nearest to. */
function roleBehind(id: string | undefined, { design: { scene }, context }: State): PaletteRole {
  const [root] = scene.artboards
  const ground = id === undefined ? undefined : groundsOf(scene, boxesOf(scene, context)).get(id)?.colours[0]
  const fill = root?.root.fill
  const colour: PlainColour = ground ?? (typeof fill === 'string' ? (fill.split('/')[0] as PlainColour) : 'paper')
  const hex = resolve(colour, scene.palette)
  const away = (role: PaletteRole) => difference(scene.palette[role], hex)
  return GROUNDS.reduce((best, role) => (away(role) < away(best) ? role : best), 'paper' as PaletteRole)
}

/** Where ink is within a node's box, in artboard pixels: drawings have empty margins. */
export function inkBox(node: Node, box: Laid | Box): Box {
  if (node.type !== 'vector' || node.scale === 'stretch' || node.scale === 'cover') return box
  const [width, height] = node.viewBox
  const by = Math.min(box.width / width, box.height / height)
  const [across, down] = anchorShares(node.anchor)
  const [left, top] = [box.x + (box.width - width * by) * across, box.y + (box.height - height * by) * down]
  const parts = node.shapes.map(({ d }) => boundsOf(d)).filter((one) => one.width > 0 || one.height > 0)
  if (parts.length === 0) return box
  const x = Math.max(0, Math.min(...parts.map((one) => one.x)))
  const y = Math.max(0, Math.min(...parts.map((one) => one.y)))
  const right = Math.min(width, Math.max(...parts.map((one) => one.x + one.width)))
  const bottom = Math.min(height, Math.max(...parts.map((one) => one.y + one.height)))
  return { x: left + x * by, y: top + y * by, width: (right - x) * by, height: (bottom - y) * by }
}

/** The square in which a figure stands in a box: as large as it allows, on its foot. */
export function squareIn(name: string, box: Box): Box {
  const { ink, w, h } = sizesOf(name)
  const side = Math.min(box.width / w, box.height / h)
  return {
    x: box.x + (box.width - w * side) / 2 - ink.left * side,
    y: box.y + box.height - h * side - ink.top * side,
    width: side,
    height: side,
  }
}
