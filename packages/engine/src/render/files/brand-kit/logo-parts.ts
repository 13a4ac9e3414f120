/** The parts of a logo: the whole, the mark alone, the name alone. */
import type { Box } from '../../../base/geometry.ts'
import { nth } from '../../../base/items.ts'
import type { PictogramSource } from '../../../imagery/types.ts'
import { contains } from '../../../scene/contains.ts'
import type { LaidArtboard, LaidNode } from '../../../scene/layout.ts'
import type { Hex, Paint, Scene } from '../../../scene/types.ts'
import { type DisplayItem, partsList } from '../../display.ts'
import { resolvePaint } from '../../paint.ts'
import { extent, glyphsPath } from './drawing.ts'

export interface LogoPart {
  name: 'full' | 'mark' | 'wordmark'
  items: DisplayItem[]
  box: Box
  /** What it stands on: of a mark on a seal the seal's colour. */
  ground: Hex
}

const isMark = ({ node }: LaidNode) => node.role === 'mark' || node.role === 'logo' || node.role === 'icon'
const isName = ({ node }: LaidNode) => node.type === 'text' && node.role === 'brand'

const fillOf = ({ node }: LaidNode): Paint | undefined =>
  node.type === 'frame' ? node.fill : node.type === 'vector' ? node.shapes[0]?.fill : undefined

/** The ground that a part stands on: what is painted last below it; white where that is nothing, and the first colour of many. */
function groundOf(scene: Scene, { root }: LaidArtboard, part: LaidNode): Hex {
  let ground: Hex = '#ffffff'
  const visit = (laid: LaidNode): boolean => {
    if (laid === part && part !== root) return true
    const fill = contains(laid, part) ? fillOf(laid) : undefined
    if (fill) {
      const paint = resolvePaint(fill, scene.palette, laid)
      const colour = paint.type === 'solid' ? paint : paint.stops[0]
      if (colour && colour.alpha > 0.5) ground = colour.colour
    }
    return part === root || laid.children.some(visit)
  }
  visit(root)
  return ground
}

function firstOf(laid: LaidNode, chosen: (part: LaidNode) => boolean): LaidNode | undefined {
  if (chosen(laid)) return laid
  for (const child of laid.children) {
    const found = firstOf(child, chosen)
    if (found) return found
  }
  return undefined
}

/** The parts that this logo has; a name set as one drawing has no mark. */
export function logoParts(scene: Scene, laid: LaidArtboard, pictograms: PictogramSource): LogoPart[] {
  const context = { palette: scene.palette, pictograms }
  const pick = (name: LogoPart['name'], chosen: (part: LaidNode) => boolean): LogoPart[] => {
    const { items } = partsList(laid, context, chosen)
    const box = extent(items)
    const first = firstOf(laid.root, chosen)
    return box && first ? [{ name, items, box, ground: groundOf(scene, laid, first) }] : []
  }
  return [...pick('full', () => true), ...pick('mark', isMark), ...pick('wordmark', isName)]
}

/** What stands for the brand where there is little room: the mark, else the first letter of the name, else the whole. */
export function symbolOf(parts: readonly LogoPart[]): Omit<LogoPart, 'name'> {
  const mark = parts.find(({ name }) => name === 'mark')
  if (mark) return mark
  const wordmark = parts.find(({ name }) => name === 'wordmark')
  const letters = wordmark?.items.find((item) => item.kind === 'glyphs')
  if (letters?.kind === 'glyphs') {
    const initial = letters.glyphs.find((glyph) => glyphsPath({ ...letters, glyphs: [glyph] }))
    const items = initial ? [{ ...letters, glyphs: [initial] }] : []
    const box = extent(items)
    if (box && wordmark) return { items, box, ground: wordmark.ground }
  }
  return nth(parts, 0)
}
