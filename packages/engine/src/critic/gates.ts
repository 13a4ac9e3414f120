/**
 * The gates on geometry: what no design may do. Each answers with what is wrong, in words; an empty list is a pass.
 * (Contrast, which needs pixels, is in contrast.ts.)
 */
import type { Bounds } from '../base/geometry.ts'
import { nth, present } from '../base/items.ts'
import { memo } from '../base/memo.ts'
import type { Brief } from '../brief/types.ts'
import { asHeadline } from '../brief/write/casing.ts'
import { emOf, reachOf } from '../scene/effects.ts'
import type { LaidArtboard, LaidNode } from '../scene/layout.ts'
import { edgesOf } from '../scene/safe-area.ts'
import type { Scene, Text } from '../scene/types.ts'
import { glyphBox } from '../type/outline.ts'
import { boundsOf } from './bounds.ts'
import { wordsOnLines } from './lines.ts'
import { type Rotation, turnedBounds, withOwn } from './turned.ts'

export { type Rotation, turnedBounds, withOwn } from './turned.ts'

/** A text and its ink's box, rotation applied. */
export interface TextBox extends Bounds {
  node: Text
  laid: LaidNode
  /** How it is turned, the innermost first. */
  turns: readonly Rotation[]
  /** The filled or clipping frame that it stands on; the artboard's own where there is none nearer. */
  ground: LaidNode
}

const boxesOf = new WeakMap<LaidArtboard, readonly TextBox[]>()

/** Boxes of every set text on an artboard, tight to capitals and descent. Found once: every gate and measure asks for them. */
export const textBoxes = (artboard: LaidArtboard): readonly TextBox[] =>
  memo(boxesOf, artboard, () => findTextBoxes(artboard))

function findTextBoxes(artboard: LaidArtboard): TextBox[] {
  const boxes: TextBox[] = []
  const visit = (laid: LaidNode, turns: readonly Rotation[], ground: LaidNode) => {
    const here = withOwn(laid, turns)
    if (laid.node.type === 'text' && laid.text && laid.text.lines.length > 0) {
      boxes.push({ node: laid.node, laid, turns: here, ground, ...turnedBounds(treatedBox(laid), here) })
    }
    const under = laid.node.type === 'frame' && (laid.node.fill || laid.node.clip) ? laid : ground
    for (const child of laid.children) visit(child, here, under)
  }
  visit(artboard.root, [], artboard.root)
  return boxes
}

/** The box of the ink with what its treatment adds. */
function treatedBox(laid: LaidNode): Bounds {
  const box = inkBox(laid)
  if (laid.node.type !== 'text' || !laid.node.effect || !laid.text) return box
  const em = emOf(laid.text)
  const [top, right, bottom, left] = reachOf(laid.node.effect)
  return {
    left: box.left - left * em,
    top: box.top - top * em,
    right: box.right + right * em,
    bottom: box.bottom + bottom * em,
  }
}

/** The box of the ink itself, glyph by glyph; of text on a circle the box of the circle. */
function inkBox(laid: LaidNode): Bounds {
  const text = present(laid.text)
  if (laid.node.type === 'text' && laid.node.arc) return boundsOf(laid)
  const box: Bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { font, id, x, y, size = text.size } of text.glyphs) {
    const ink = glyphBox(font, id)
    if (!ink) continue
    const scale = size / font.unitsPerEm
    box.left = Math.min(box.left, x + ink.left * scale)
    box.right = Math.max(box.right, x + ink.right * scale)
    box.top = Math.min(box.top, y - ink.top * scale)
    box.bottom = Math.max(box.bottom, y - ink.bottom * scale)
  }
  return box.left === Infinity ? boundsOf(laid) : box
}

/** The size of the smallest line of a text, or run in it, pixels. */
const smallestSize = ({ text }: LaidNode): number =>
  Math.min(
    ...(text?.lines ?? []).flatMap(({ size, runs = [] }) => [
      size ?? text?.size ?? Infinity,
      ...runs.map((run) => run.size),
    ]),
  )

const TOLERANCE = 1.5
/** The smallest type that can be read, as a share of the artboard's shorter side, and never below these pixels. */
const MIN_SIZE = { screen: 11, share: 0.012 }

const reachesOut = (box: Bounds, of: Bounds, slack: number): boolean =>
  box.left < of.left - slack ||
  box.top < of.top - slack ||
  box.right > of.right + slack ||
  box.bottom > of.bottom + slack

/** Words keep this share of the shorter side away from the artboard's edge; on cards the printer's safe zone. */
const EDGE = 0.015

function insideAndLegible(scene: Scene, artboard: LaidArtboard, boxes: readonly TextBox[]): string[] {
  const faults: string[] = []
  const side = Math.min(artboard.width, artboard.height)
  const smallest = Math.min(MIN_SIZE.screen, Math.max(8, side * MIN_SIZE.share))
  const { print } = scene.format
  const edge = print ? Math.max(side * EDGE, (print.safe * artboard.width) / print.width) : side * EDGE
  const { top, right, bottom, left } = edgesOf(scene.format, artboard.width, artboard.height, edge)
  const safe = { left, top, right: artboard.width - right, bottom: artboard.height - bottom }
  for (const box of boxes) {
    const { laid, node } = box
    // Decoration may bleed off the edge; words that inform may not.
    if (node.role === 'decoration') continue
    if (!laid.text?.fits) faults.push(`'${node.id}' does not fit its box`)
    const least = smallestSize(laid)
    if (least < smallest) faults.push(`'${node.id}' is set in ${least} px, less than ${smallest}`)
    if (reachesOut(box, safe, TOLERANCE)) faults.push(`'${node.id}' reaches beyond the artboard or its safe zone`)
    else if (reachesOut(box, boundsOf(box.ground), TOLERANCE))
      faults.push(`'${node.id}' reaches beyond the '${box.ground.node.id}' that it stands on`)
  }
  const visit = (laid: LaidNode) => {
    const rect = boundsOf(laid)
    if (laid.node.role === 'button' && reachesOut(rect, safe, TOLERANCE))
      faults.push(`'${laid.node.id}' reaches beyond the artboard or its safe zone`)
    laid.children.forEach(visit)
  }
  visit(artboard.root)
  return faults
}

/** Share of the smaller size by which two boxes may meet. */
const TAIL = 0.12

function overlaps(boxes: readonly TextBox[]): string[] {
  const faults: string[] = []
  const solid = boxes.filter((box) => box.node.role !== 'decoration' && !box.node.arc)
  for (let i = 0; i < solid.length; i++) {
    for (let j = i + 1; j < solid.length; j++) {
      const [a, b] = [nth(solid, i), nth(solid, j)]
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      // Boxes of several lines meet before their ink does: a tail may reach into the gap between the tops of letters.
      const slack = TOLERANCE + TAIL * Math.min(a.laid.text?.size ?? 0, b.laid.text?.size ?? 0)
      if (width > TOLERANCE && height > slack) faults.push(`'${a.node.id}' and '${b.node.id}' overlap`)
    }
  }
  return faults
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Every given text of the brief stands in the scene, letter by letter but for a capital at its head. An icon stands for a name without spelling it. */
export function missingFacts(brief: Brief, scene: Scene, laid: LaidArtboard[]): string[] {
  const shown = laid.flatMap((artboard) =>
    textBoxes(artboard)
      .filter(({ node }) => node.role !== 'decoration')
      .map(({ node }) => squeeze(node.text)),
  )
  const together = shown.join(' ')
  return brief.copy
    .filter((copy) => copy.source === 'given' && !(scene.kind === 'icon' && copy.role === 'brand'))
    .filter(({ text }) => ![text, asHeadline(text)].some((one) => together.includes(squeeze(one))))
    .map((copy) => `the ${copy.role} "${copy.text}" is missing from the ${scene.kind}`)
}

/** All gates on geometry. */
export function gateFaults(brief: Brief, scene: Scene, laid: LaidArtboard[]): string[] {
  return [
    ...laid.flatMap((artboard) => {
      const boxes = textBoxes(artboard)
      return [...insideAndLegible(scene, artboard, boxes), ...overlaps(boxes), ...wordsOnLines(artboard, boxes)]
    }),
    ...missingFacts(brief, scene, laid),
  ]
}
