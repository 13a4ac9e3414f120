/** A drawing cut out of a design: its extent, and moved to a page of its own. */

import { DOMMatrix, Path2D } from '@napi-rs/canvas'
import type { Box } from '../../../base/geometry.ts'
import type { Hex } from '../../../scene/types.ts'
import type { DisplayItem, DisplayList } from '../../display.ts'
import { lettersPath } from '../../lettering/letters.ts'
import { rectPath } from '../../rect-path.ts'
import type { SoftEffect } from '../../soft-effects.ts'

type Matrix = [number, number, number, number, number, number]
type Glyphs = Extract<DisplayItem, { kind: 'glyphs' }>

const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
]

export const glyphsPath = (letters: Glyphs): string => lettersPath(letters)

/** Everything of a list under one transform; glyphs become shapes. */
function placed(item: DisplayItem, matrix: Matrix): DisplayItem[] {
  if (item.kind === 'glyphs') return [{ kind: 'path', d: glyphsPath(item), transform: matrix, fill: item.fill }]
  if (item.kind === 'path') return [{ ...item, transform: item.transform ? times(matrix, item.transform) : matrix }]
  if (item.kind === 'picture') {
    // Only ever scaled and moved: pictures keep upright.
    const { box } = item
    const moved = { x: box.x * matrix[0] + matrix[4], y: box.y * matrix[3] + matrix[5] }
    const size = { width: box.width * matrix[0], height: box.height * matrix[3] }
    return [{ ...item, box: { ...moved, ...size }, ...(item.clip && { clip: transformed(item.clip, matrix) }) }]
  }
  let inner = matrix
  if (item.rotate) {
    const { degrees, x, y } = item.rotate
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    inner = times(matrix, [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos])
  }
  const items = item.items.flatMap((child) => placed(child, inner))
  const { opacity, clip, clipRule, mask, soft, blend, asOne } = item
  if (!clip && !mask && !soft && !blend && opacity === 1) return items
  const group: DisplayItem = {
    ...{ kind: 'group', opacity, items },
    ...(clip && { clip: transformed(clip, inner), ...(clipRule && { clipRule }) }),
    ...(mask && { mask: mask.flatMap((one) => placed(one, inner)) }),
    ...(soft && { soft: scaledSoft(soft, Math.sqrt(Math.abs(inner[0] * inner[3] - inner[1] * inner[2]))) }),
    ...(blend && { blend }),
    ...(asOne && { asOne }),
  }
  return [group]
}

const scaledSoft = ({ blur, shadows }: SoftEffect, by: number): SoftEffect => ({
  ...(blur !== undefined && { blur: blur * by }),
  shadows: shadows.map((one) => ({ ...one, x: one.x * by, y: one.y * by, deviation: one.deviation * by })),
})

function transformed(d: string, [a, b, c, dd, e, f]: Matrix): string {
  const path = new Path2D()
  path.addPath(new Path2D(d), new DOMMatrix([a, b, c, dd, e, f]))
  return path.toSVGString()
}

/** How far the ink of some items reaches; null where there is none. */
export function extent(items: readonly DisplayItem[]): Box | null {
  const boxes: [number, number, number, number][] = []
  const visit = (item: DisplayItem): void => {
    if (item.kind === 'group') {
      if (item.clip) boxes.push(new Path2D(item.clip).computeTightBounds())
      else item.items.forEach(visit)
    } else if (item.kind === 'picture') {
      const { x, y, width, height } = item.box
      boxes.push([x, y, x + width, y + height])
    } else if (item.kind === 'path') {
      const path = new Path2D()
      path.addPath(new Path2D(item.d), item.transform && new DOMMatrix(item.transform))
      const [left, top, right, bottom] = path.computeTightBounds()
      if (right <= left && bottom <= top) return
      const scale = item.transform ? Math.hypot(item.transform[0], item.transform[1]) : 1
      const half = item.stroke ? (item.stroke.width * scale) / 2 : 0
      boxes.push([left - half, top - half, right + half, bottom + half])
    }
  }
  items.flatMap((item) => placed(item, [1, 0, 0, 1, 0, 0])).forEach(visit)
  if (boxes.length === 0) return null
  const [left, top] = [Math.min(...boxes.map((box) => box[0])), Math.min(...boxes.map((box) => box[1]))]
  const [right, bottom] = [Math.max(...boxes.map((box) => box[2])), Math.max(...boxes.map((box) => box[3]))]
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** The items of a box, scaled and centred in a page of their own. */
export function centred(
  items: readonly DisplayItem[],
  box: Box,
  page: { width: number; height: number; margin: number },
): DisplayList {
  const scale = Math.min((page.width - 2 * page.margin) / box.width, (page.height - 2 * page.margin) / box.height)
  const x = (page.width - box.width * scale) / 2 - box.x * scale
  const y = (page.height - box.height * scale) / 2 - box.y * scale
  return {
    width: page.width,
    height: page.height,
    items: items.flatMap((item) => placed(item, [scale, 0, 0, scale, x, y])),
  }
}

/** A page as large as the drawing with clear space around it, its longer side of a given length. */
export function trimmed(items: readonly DisplayItem[], box: Box, longest: number): DisplayList {
  const clear = Math.min(box.width, box.height) * 0.12
  const scale = longest / (Math.max(box.width, box.height) + 2 * clear)
  const side = (length: number) => Math.round((length + 2 * clear) * scale)
  return centred(items, box, { width: side(box.width), height: side(box.height), margin: clear * scale })
}

/** A list on a ground of one colour; undefined: as it is. */
export const onGround = (list: DisplayList, ground: Hex | undefined): DisplayList =>
  ground === undefined
    ? list
    : {
        ...list,
        items: [
          {
            kind: 'path',
            d: rectPath({ x: 0, y: 0, width: list.width, height: list.height }),
            fill: { type: 'solid', colour: ground, alpha: 1 },
          },
          ...list.items,
        ],
      }
