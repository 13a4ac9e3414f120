/**
 * The score: how good a candidate that passed the gates looks, as far as geometry tells, 0–1. Each measure comes with the
 * range that human reference sets show (docs/decisions tell the sources).
 */
import type { LaidArtboard, LaidNode } from '../scene/layout.ts'
import type { Scene } from '../scene/types.ts'
import { type TextBox, textBoxes } from './gates.ts'

/** 1 inside [low, high], falling to 0 over `slope` outside. */
export const within = (value: number, low: number, high: number, slope: number): number =>
  value < low ? Math.max(0, 1 - (low - value) / slope) : value > high ? Math.max(0, 1 - (value - high) / slope) : 1

/** Share of the area that no content covers. */
export function whiteSpace(artboard: LaidArtboard): number {
  const cells = 48
  const taken = new Uint8Array(cells * cells)
  const visit = (laid: LaidNode) => {
    const { node } = laid
    const isContent =
      node.type !== 'frame' && node.role !== 'background' && node.role !== 'pattern' && node.role !== 'decoration'
    if (isContent) {
      const [x0, x1] = [laid.x, laid.x + laid.width].map((x) =>
        Math.min(cells, Math.max(0, Math.round((x / artboard.width) * cells))),
      ) as [number, number]
      const [y0, y1] = [laid.y, laid.y + laid.height].map((y) =>
        Math.min(cells, Math.max(0, Math.round((y / artboard.height) * cells))),
      ) as [number, number]
      for (let y = y0; y < y1; y++) taken.fill(1, y * cells + x0, y * cells + x1)
    }
    laid.children.forEach(visit)
  }
  visit(artboard.root)
  return 1 - taken.reduce((sum, cell) => sum + cell, 0) / taken.length
}

/** Share of texts whose left, middle or right stands on a line with another's. */
function alignment(boxes: TextBox[], width: number): number {
  if (boxes.length < 2) return 1
  const near = (a: number, b: number) => Math.abs(a - b) <= width * 0.005
  const edges = boxes.map((box) => {
    const { laid } = box
    const left = Math.min(...(laid.text?.lines.map((line) => line.x) ?? [box.left]))
    const right = Math.max(...(laid.text?.lines.map((line) => line.x + line.width) ?? [box.right]))
    return [left, (left + right) / 2, right] as const
  })
  const aligned = edges.filter((own, i) =>
    edges.some((other, j) => i !== j && (near(own[0], other[0]) || near(own[1], other[1]) || near(own[2], other[2]))),
  )
  return aligned.length / boxes.length
}

const TYPE_RATIO: Record<Scene['kind'], [number, number]> = {
  logo: [1, 9],
  icon: [1, 99],
  'business-card': [3, 8],
  poster: [5, 16],
  banner: [2, 10],
  website: [3, 10],
}
const WHITE_SPACE: Record<Scene['kind'], [number, number]> = {
  logo: [0.5, 0.88],
  icon: [0, 1],
  'business-card': [0.45, 0.78],
  poster: [0.35, 0.75],
  banner: [0.35, 0.8],
  website: [0.34, 0.68],
}

export function scoreOf(scene: Scene, laid: LaidArtboard[]): number {
  const front = laid[0]
  if (!front) return 0
  const boxes = textBoxes(front).filter(({ node }) => node.role !== 'decoration')
  const sizes = boxes.map(({ laid: own }) => own.text?.size ?? 0)
  const ratio = sizes.length > 1 ? Math.max(...sizes) / Math.min(...sizes) : TYPE_RATIO[scene.kind][0]
  const distinct = new Set(sizes.map((size) => Math.round(size))).size
  return (
    0.3 * alignment(boxes, front.width) +
    0.3 * within(whiteSpace(front), ...WHITE_SPACE[scene.kind], 0.3) +
    0.25 * within(ratio, ...TYPE_RATIO[scene.kind], 3) +
    0.15 * within(distinct, 1, scene.kind === 'website' ? 9 : 5, 3)
  )
}
