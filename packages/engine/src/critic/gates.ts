/**
 * The gates on geometry: what no design may do. Each answers with what is wrong, in words; an empty list is a pass.
 * (Contrast, which needs pixels, is in contrast.ts.)
 */
import type { Brief } from '../brief/types.ts'
import type { LaidArtboard, LaidNode } from '../scene/layout.ts'
import { shownText } from '../scene/text-layout.ts'
import type { Scene, Text } from '../scene/types.ts'

export interface TextBox {
  node: Text
  /** The ink's box, artboard pixels, rotation applied. */
  left: number
  top: number
  right: number
  bottom: number
  laid: LaidNode
}

/** Boxes of every set text on an artboard, tight to capitals and descent. */
export function textBoxes(artboard: LaidArtboard): TextBox[] {
  const boxes: TextBox[] = []
  const visit = (laid: LaidNode, turns: { degrees: number; x: number; y: number }[]) => {
    const here = laid.node.rotate
      ? [{ degrees: laid.node.rotate, x: laid.x + laid.width / 2, y: laid.y + laid.height / 2 }, ...turns]
      : turns
    if (laid.node.type === 'text' && laid.text && laid.text.lines.length > 0) {
      boxes.push({ node: laid.node, laid, ...turned(inkBox(laid), here) })
    }
    for (const child of laid.children) visit(child, here)
  }
  visit(artboard.root, [])
  return boxes
}

function inkBox(laid: LaidNode) {
  const text = laid.text as NonNullable<LaidNode['text']>
  if (laid.node.type === 'text' && laid.node.arc)
    return { left: laid.x, top: laid.y, right: laid.x + laid.width, bottom: laid.y + laid.height }
  const first = text.lines[0]
  const last = text.lines.at(-1)
  return {
    left: Math.min(...text.lines.map((line) => line.x)),
    right: Math.max(...text.lines.map((line) => line.x + line.width)),
    top: (first?.baseline ?? 0) - text.capHeight,
    bottom: (last?.baseline ?? 0) + text.descent * 0.5,
  }
}

function turned(
  box: { left: number; top: number; right: number; bottom: number },
  turns: { degrees: number; x: number; y: number }[],
) {
  let corners = [
    [box.left, box.top],
    [box.right, box.top],
    [box.right, box.bottom],
    [box.left, box.bottom],
  ] as [number, number][]
  for (const { degrees, x, y } of turns) {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    corners = corners.map(([px, py]) => [x + (px - x) * cos - (py - y) * sin, y + (px - x) * sin + (py - y) * cos])
  }
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

const TOLERANCE = 1.5
/** The smallest type that can be read, as a share of the artboard's shorter side, and never below these pixels. */
const SMALLEST = { screen: 11, share: 0.012 }

function insideAndLegible(artboard: LaidArtboard, boxes: TextBox[]): string[] {
  const faults: string[] = []
  const smallest = Math.min(SMALLEST.screen, Math.max(8, Math.min(artboard.width, artboard.height) * SMALLEST.share))
  for (const box of boxes) {
    const { laid, node } = box
    if (!laid.text?.fits) faults.push(`'${node.id}' does not fit its box`)
    if (laid.text && laid.text.size < smallest)
      faults.push(`'${node.id}' is set in ${laid.text.size} px, less than ${smallest}`)
    const out =
      box.left < -TOLERANCE ||
      box.top < -TOLERANCE ||
      box.right > artboard.width + TOLERANCE ||
      box.bottom > artboard.height + TOLERANCE
    // Decoration may bleed off the edge; words that inform may not.
    if (out && node.role !== 'decoration') faults.push(`'${node.id}' reaches beyond the artboard`)
  }
  return faults
}

function overlaps(boxes: TextBox[]): string[] {
  const faults: string[] = []
  const solid = boxes.filter((box) => box.node.role !== 'decoration' && !box.node.arc)
  for (let i = 0; i < solid.length; i++) {
    for (let j = i + 1; j < solid.length; j++) {
      const [a, b] = [solid[i] as TextBox, solid[j] as TextBox]
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (width > TOLERANCE && height > TOLERANCE) faults.push(`'${a.node.id}' and '${b.node.id}' overlap`)
    }
  }
  return faults
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Every given text of the brief stands in the scene, letter by letter. An icon stands for a name without spelling it. */
export function missingFacts(brief: Brief, scene: Scene, laid: LaidArtboard[]): string[] {
  const shown = laid.flatMap((artboard) =>
    textBoxes(artboard)
      .filter(({ node }) => node.role !== 'decoration')
      .map(({ node }) => squeeze(shownText(node))),
  )
  const together = shown.join(' ')
  return brief.copy
    .filter((copy) => copy.source === 'given' && !(scene.kind === 'icon' && copy.role === 'brand'))
    .filter((copy) => !together.includes(squeeze(copy.text)))
    .map((copy) => `the ${copy.role} "${copy.text}" is missing from the ${scene.kind}`)
}

/** All gates on geometry. */
export function gateFaults(brief: Brief, scene: Scene, laid: LaidArtboard[]): string[] {
  return [
    ...laid.flatMap((artboard) => {
      const boxes = textBoxes(artboard)
      return [...insideAndLegible(artboard, boxes), ...overlaps(boxes)]
    }),
    ...missingFacts(brief, scene, laid),
  ]
}
