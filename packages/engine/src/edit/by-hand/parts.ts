/** What can be selected on an artboard, named by what it means, with what of it can be changed. */

import type { ContrastReading } from '../../critic/contrast.ts'
import { type Rotation, withOwn } from '../../critic/turned.ts'
import type { PictogramSource } from '../../imagery/types.ts'
import type { LaidArtboard, LaidNode } from '../../scene/layout.ts'
import type { Node, Paint, Palette } from '../../scene/types.ts'
import { familyName } from '../../type/own-family.ts'
import type { FontFamily } from '../../type/types.ts'
import { isGroup, nameOf } from '../scene-nodes.ts'
import { fittedBox } from './group-size.ts'
import type { Part, PartKind } from './part-types.ts'
import { shapesIn } from './shapes.ts'
import { toldColour } from './told-colour.ts'
import { degreesOf, seenBox, upright } from './turns.ts'

function kindOf(node: Node): PartKind {
  if (node.type === 'text') return 'text'
  if (node.type === 'vector') return 'drawing'
  if (node.type === 'pictogram') return 'icon'
  if (node.type === 'picture') return 'picture'
  return node.children.length > 0 ? 'group' : 'shape'
}

/** The one paint that says the colour of a part. */
export function paintKeyOf(node: Node): 'fill' | 'paint' | undefined {
  if (node.type === 'text') return 'fill'
  if (node.type === 'pictogram') return 'paint'
  return node.type === 'frame' && node.fill !== undefined ? 'fill' : undefined
}

function colourOf(node: Node, palette: Palette): Part['colour'] {
  const key = paintKeyOf(node)
  const paint: Paint | undefined =
    key === undefined ? undefined : node.type === 'pictogram' ? node.paint : 'fill' in node ? node.fill : undefined
  return typeof paint === 'string' ? toldColour(paint, palette) : undefined
}

/**
 * Parts of an artboard, those that lie lower first.
 * @param readings contrast of its texts, as far as it was read
 * @param shapes the drawing of which the shapes are told, too
 */
export function partsOn(
  { root }: LaidArtboard,
  {
    palette,
    typography,
  }: { palette: Palette; typography: Record<'display' | 'text', FontFamily> & { accent?: FontFamily } },
  readings: readonly ContrastReading[],
  shapes: { inside?: string | undefined; pictograms: PictogramSource },
): Part[] {
  const contrasts = new Map(readings.map((reading) => [reading.id, reading]))
  const found: Part[] = []
  const visit = (laid: LaidNode, parent: string | undefined, above: readonly Rotation[]) => {
    const { node, text } = laid
    const turns = withOwn(laid, above)
    const { x, y, width, height } = seenBox(fittedBox(laid), turns)
    const rotate = upright(degreesOf(turns))
    const reading = contrasts.get(node.id)
    const colour = colourOf(node, palette)
    found.push({
      id: node.id,
      ...(parent !== undefined && { parent }),
      name: nameOf(node),
      kind: kindOf(node),
      box: { x, y, width, height },
      ...(rotate !== 0 && { rotate }),
      ...(isGroup(node) && { grouped: true }),
      ...(node.locked && { locked: true }),
      ...(node.opacity === 0 && { hidden: true }),
      ...(colour && { colour }),
      ...(node.type === 'picture' &&
        node.crop && { crop: { focus: [node.crop[1], node.crop[2]], zoom: node.crop[0] } }),
      ...(node.type === 'text' && {
        text: {
          words: node.text,
          font: node.font,
          family: familyName(typography[node.font] ?? typography.text),
          weight: node.weight,
          size: text?.size ?? node.size,
          tracking: node.tracking ?? 0,
          lineHeight: node.lineHeight ?? 1.2,
          align: node.align ?? 'start',
          ...(reading && { contrast: { ratio: reading.ratio, needed: reading.needed } }),
        },
      }),
    })
    if (node.id === shapes.inside) found.push(...shapesIn(laid, turns, { palette, ...shapes }))
    for (const child of laid.children) visit(child, node.id, turns)
  }
  for (const child of root.children) visit(child, undefined, withOwn(root, []))
  return found
}
