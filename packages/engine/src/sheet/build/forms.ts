/** The plain shapes of SVG as path data. */
import { readPath, type Segment } from '../drawing/path.ts'
import { numberOf, type Part, textOf } from '../grammar/part.ts'
import { looseNumber } from '../grammar/values.ts'
import type { Build } from './context.ts'

/** A cubic's handle for a quarter circle: 4/3·(√2 − 1). */
const HANDLE = 0.5522847498

const n = (value: number) => Math.round(value * 1000) / 1000 + 0

/** Path data of a shape. @returns nothing, and tells, where it has none */
export function dataOfForm(build: Build, part: Part): string | undefined {
  const side = (name: string, usual = 0) => numberOf(part, name) ?? usual
  switch (part.element.name) {
    case 'path':
      return textOf(part, 'd')
    case 'rect':
      return rectangle(
        side('x'),
        side('y'),
        side('width'),
        side('height'),
        side('rx', side('ry')),
        side('ry', side('rx')),
      )
    case 'circle':
      return oval(side('cx'), side('cy'), side('r'), side('r'))
    case 'ellipse':
      return oval(side('cx'), side('cy'), side('rx', side('ry')), side('ry', side('rx')))
    case 'line':
      return `M${side('x1')} ${side('y1')}L${side('x2')} ${side('y2')}`
    default:
      return polygon(build, part)
  }
}

function polygon(build: Build, part: Part): string | undefined {
  const text = textOf(part, 'points') ?? ''
  const values = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((word) => looseNumber(word)?.value)
  if (values.length < 4 || values.includes(undefined)) {
    build.messages.fault(
      part,
      `points of <${part.element.name}>: '${text.slice(0, 40)}' is no list of points ('0,0 20,0 20,20')`,
    )
    return undefined
  }
  const pairs = values.slice(0, values.length - (values.length % 2)).join(' ')
  return `M${pairs}${part.element.name === 'polygon' ? 'Z' : ''}`
}

function rectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  roundX: number,
  roundY: number,
): string | undefined {
  if (width <= 0 || height <= 0) return undefined
  const [rx, ry] = [Math.min(roundX, width / 2), Math.min(roundY, height / 2)]
  if (rx <= 0 || ry <= 0) return `M${n(x)} ${n(y)}H${n(x + width)}V${n(y + height)}H${n(x)}Z`
  const [kx, ky] = [rx * (1 - HANDLE), ry * (1 - HANDLE)]
  const [right, bottom] = [x + width, y + height]
  const c = (...values: number[]) => `C${values.map(n).join(' ')}`
  return [
    `M${n(x + rx)} ${n(y)}H${n(right - rx)}`,
    c(right - kx, y, right, y + ky, right, y + ry),
    `V${n(bottom - ry)}`,
    c(right, bottom - ky, right - kx, bottom, right - rx, bottom),
    `H${n(x + rx)}`,
    c(x + kx, bottom, x, bottom - ky, x, bottom - ry),
    `V${n(y + ry)}`,
    c(x, y + ky, x + kx, y, x + rx, y),
    'Z',
  ].join('')
}

function oval(cx: number, cy: number, rx: number, ry: number): string | undefined {
  if (rx <= 0 || ry <= 0) return undefined
  const [hx, hy] = [rx * HANDLE, ry * HANDLE]
  const c = (...values: number[]) => `C${values.map(n).join(' ')}`
  return [
    `M${n(cx + rx)} ${n(cy)}`,
    c(cx + rx, cy + hy, cx + hx, cy + ry, cx, cy + ry),
    c(cx - hx, cy + ry, cx - rx, cy + hy, cx - rx, cy),
    c(cx - rx, cy - hy, cx - hx, cy - ry, cx, cy - ry),
    c(cx + hx, cy - ry, cx + rx, cy - hy, cx + rx, cy),
    'Z',
  ].join('')
}

/** Path data that was read. @returns nothing, and tells, where it is none */
export function segmentsOf(build: Build, part: Part, d: string): Segment[] | undefined {
  const segments = readPath(d)
  if (!segments)
    build.messages.fault(
      part,
      `d of <${part.element.name}>: '${d.trim().slice(0, 40)}…' is no path data, or stops in the middle of a command`,
    )
  return segments?.length ? segments : undefined
}
