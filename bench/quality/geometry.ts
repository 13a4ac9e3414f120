/** Measures on the laid-out scene: alignment, type sizes, palette, path commands. */

import type { ColourRef, Paint, Palette } from '@limner/engine'
import { contrast, type LaidArtboard, type LaidNode, oklch, resolveColour, textBoxes } from '@limner/engine/instruments'

const DECORATIVE = new Set(['decoration', 'background', 'pattern', 'panel', 'band', 'rule', 'frame'])

/** Every part that a person reads or looks at, with its box. */
export function elements(artboard: LaidArtboard): LaidNode[] {
  const found: LaidNode[] = []
  const visit = (laid: LaidNode) => {
    if (laid.node.type !== 'frame' && !DECORATIVE.has(laid.node.role ?? '')) found.push(laid)
    laid.children.forEach(visit)
  }
  visit(artboard.root)
  return found
}

/** Left, middle, right and top, middle, foot; of text the lines' own extent and its last baseline. */
function lines({ x, y, width, height, text }: LaidNode): { across: number[]; down: number[] } {
  const own = text?.lines ?? []
  const left = own.length > 0 ? Math.min(...own.map((line) => line.x)) : x
  const right = own.length > 0 ? Math.max(...own.map((line) => line.x + line.width)) : x + width
  const baseline = own.at(-1)?.baseline
  return {
    across: [left, (left + right) / 2, right],
    down: [y, y + height / 2, y + height, ...(baseline === undefined ? [] : [baseline])],
  }
}

/** Elements on an edge or axis that another element or the artboard's middle has too (±0.5% of the width): [aligned, all]. */
export function aligned(artboard: LaidArtboard): [number, number] {
  const slack = artboard.width * 0.005
  const all = elements(artboard).map(lines)
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

/** Sizes of the words on an artboard, pixels, smallest first. */
export const typeSizes = (artboard: LaidArtboard): number[] =>
  textBoxes(artboard)
    .filter(({ node }) => node.role !== 'decoration')
    .map(({ laid }) => laid.text?.size ?? 0)
    .sort((a, b) => a - b)

export function paletteMeasures(palette: Palette): { chroma: number; range: number; pair: number } {
  const colours = [palette.paper, palette.surface, palette.ink, palette.accent, palette.secondary]
  const seen = colours.map(oklch)
  const lightness = seen.map(({ l }) => l)
  return {
    chroma: seen.reduce((sum, { c }) => sum + c, 0) / seen.length,
    range: Math.max(...lightness) - Math.min(...lightness),
    pair: Math.max(...colours.flatMap((a) => colours.map((b) => contrast(a, b)))),
  }
}

const refs = (paint: Paint | undefined): ColourRef[] => {
  if (!paint) return []
  if (typeof paint === 'string') return [paint]
  return 'colour' in paint ? [paint.colour] : paint.stops.map(({ colour }) => colour)
}

/** Colours that an artboard is drawn in, its ground left out. */
export function coloursOf(artboard: LaidArtboard, palette: Palette): number {
  const found = new Set<string>()
  const visit = ({ node, children }: LaidNode, isRoot: boolean) => {
    const paints: (Paint | undefined)[] =
      node.type === 'frame'
        ? isRoot
          ? []
          : [node.fill, node.stroke?.paint]
        : node.type === 'text'
          ? [node.fill]
          : node.type === 'pictogram'
            ? [node.paint, node.tone]
            : node.type === 'vector'
              ? node.shapes.flatMap((shape) => [shape.fill, shape.stroke?.paint])
              : []
    for (const ref of paints.flatMap(refs)) found.add(resolveColour(ref, palette))
    for (const child of children) visit(child, false)
  }
  visit(artboard.root, true)
  const { fill } = artboard.root.node as { fill?: Paint }
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
