/** SVG path data: read strictly, moved, and the plain shapes of SVG as paths. */
import type { Point } from '../../base/geometry.ts'
import { type Matrix, moved } from './matrix.ts'

/** Absolute commands of few sorts: M, L, C, Q, Z. */
export type Segment = readonly [command: 'M' | 'L' | 'C' | 'Q' | 'Z', ...points: Point[]]

const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 }
const TOKEN = /[\s,]*(?:([a-z])|([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?))/iy
/** Flags of arcs may stand without a space behind them: 'a1 1 0 011 1'. */
const FLAG = /[\s,]*([01])/y

const REST = /[\s,]*$/y

/** Tokens of path data, one after the other. */
class Scanner {
  at = 0
  readonly text: string
  constructor(text: string) {
    this.text = text
  }

  private take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text) ?? undefined
    if (found) this.at = pattern.lastIndex
    return found
  }

  isDone(): boolean {
    REST.lastIndex = this.at
    return REST.test(this.text)
  }

  command(): string | undefined {
    const before = this.at
    const letter = this.take(TOKEN)?.[1]
    if (letter === undefined) this.at = before
    return letter
  }

  number(isFlag: boolean): number | undefined {
    const before = this.at
    const found = isFlag ? this.take(FLAG)?.[1] : this.take(TOKEN)?.[2]
    if (found === undefined) {
      this.at = before
      return undefined
    }
    return Number(found)
  }
}

/** Where a path has come to. */
interface Pen {
  at: Point
  start: Point
  /** The handle that a smooth curve mirrors. */
  handle?: { of: 'C' | 'Q'; point: Point }
}

/** @returns nothing for what is no path data */
export function readPath(d: string): Segment[] | undefined {
  const scanner = new Scanner(d)
  const segments: Segment[] = []
  const pen: Pen = { at: [0, 0], start: [0, 0] }
  let command: string | undefined
  while (!scanner.isDone()) {
    command = scanner.command() ?? following(command)
    if (command === undefined || (segments.length === 0 && command.toUpperCase() !== 'M')) return undefined
    const values = valuesFor(command, scanner)
    if (!values) return undefined
    drawn(command, values, pen, segments)
  }
  return segments
}

/** What numbers without a command go on with: behind a move they are lines, behind a close nothing. */
function following(command: string | undefined): string | undefined {
  if (command === 'M') return 'L'
  if (command === 'm') return 'l'
  return command?.toUpperCase() === 'Z' ? undefined : command
}

function valuesFor(command: string, scanner: Scanner): number[] | undefined {
  const count = COUNTS[command.toUpperCase()]
  if (count === undefined) return undefined
  const values: number[] = []
  for (let i = 0; i < count; i++) {
    const value = scanner.number(count === 7 && (i === 3 || i === 4))
    if (value === undefined || !Number.isFinite(value)) return undefined
    values.push(value)
  }
  return values
}

function drawn(command: string, values: readonly number[], pen: Pen, segments: Segment[]) {
  const isRelative = command === command.toLowerCase()
  const [fromX, fromY] = pen.at
  const [originX, originY] = isRelative ? pen.at : [0, 0]
  const point = (index: number): Point => [originX + (values[index] ?? 0), originY + (values[index + 1] ?? 0)]
  const mirrored = (of: 'C' | 'Q'): Point =>
    pen.handle?.of === of ? [2 * fromX - pen.handle.point[0], 2 * fromY - pen.handle.point[1]] : pen.at
  const line = (to: Point) => {
    segments.push(['L', to])
    pen.at = to
    delete pen.handle
  }
  const cubic = (a: Point, b: Point, to: Point) => {
    segments.push(['C', a, b, to])
    pen.at = to
    pen.handle = { of: 'C', point: b }
  }
  const quadratic = (a: Point, to: Point) => {
    segments.push(['Q', a, to])
    pen.at = to
    pen.handle = { of: 'Q', point: a }
  }
  switch (command.toUpperCase()) {
    case 'M':
      pen.at = point(0)
      pen.start = pen.at
      delete pen.handle
      segments.push(['M', pen.at])
      break
    case 'L':
      line(point(0))
      break
    case 'H':
      line([originX + (values[0] ?? 0), fromY])
      break
    case 'V':
      line([fromX, originY + (values[0] ?? 0)])
      break
    case 'C':
      cubic(point(0), point(2), point(4))
      break
    case 'S':
      cubic(mirrored('C'), point(0), point(2))
      break
    case 'Q':
      quadratic(point(0), point(2))
      break
    case 'T':
      quadratic(mirrored('Q'), point(0))
      break
    case 'A': {
      const to = point(5)
      for (const [a, b, end] of arcOf(pen.at, values, to)) segments.push(['C', a, b, end])
      pen.at = to
      delete pen.handle
      break
    }
    default:
      segments.push(['Z'])
      pen.at = pen.start
      delete pen.handle
  }
}

/** An elliptical arc as cubics: https://www.w3.org/TR/SVG/implnote.html#ArcImplementationNotes */
function arcOf(from: Point, values: readonly number[], to: Point): (readonly [Point, Point, Point])[] {
  const [givenX = 0, givenY = 0, turn = 0, large = 0, sweep = 0] = values
  let [rx, ry] = [Math.abs(givenX), Math.abs(givenY)]
  if (rx === 0 || ry === 0) return [[from, to, to]]
  if (from[0] === to[0] && from[1] === to[1]) return []
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const [halfX, halfY] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]
  const [x1, y1] = [cos * halfX + sin * halfY, -sin * halfX + cos * halfY]
  const over = (x1 / rx) ** 2 + (y1 / ry) ** 2
  if (over > 1) [rx, ry] = [rx * Math.sqrt(over), ry * Math.sqrt(over)]
  const under = (rx * y1) ** 2 + (ry * x1) ** 2
  const side = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, ((rx * ry) ** 2 - under) / under))
  const [cx, cy] = [(side * rx * y1) / ry, (-side * ry * x1) / rx]
  const middle: Point = [cos * cx - sin * cy + (from[0] + to[0]) / 2, sin * cx + cos * cy + (from[1] + to[1]) / 2]
  const start = Math.atan2((y1 - cy) / ry, (x1 - cx) / rx)
  let sweepBy = Math.atan2((-y1 - cy) / ry, (-x1 - cx) / rx) - start
  if (sweep && sweepBy < 0) sweepBy += 2 * Math.PI
  if (!sweep && sweepBy > 0) sweepBy -= 2 * Math.PI
  const parts = Math.max(1, Math.ceil(Math.abs(sweepBy) / (Math.PI / 2) - 1e-9))
  const step = sweepBy / parts
  const reach = (4 / 3) * Math.tan(step / 4)
  const place = (x: number, y: number): Point => [
    middle[0] + cos * rx * x - sin * ry * y,
    middle[1] + sin * rx * x + cos * ry * y,
  ]
  return Array.from({ length: parts }, (_, i) => {
    const [a, b] = [start + i * step, start + (i + 1) * step]
    const [ca, sa, cb, sb] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)]
    return [
      place(ca - reach * sa, sa + reach * ca),
      place(cb + reach * sb, sb - reach * cb),
      i === parts - 1 ? to : place(cb, sb),
    ] as const
  })
}

export const movedPath = (segments: readonly Segment[], matrix: Matrix): Segment[] =>
  segments.map(([command, ...points]): Segment => [command, ...points.map((point) => moved(point, matrix))])

/** @param digits behind the point */
export function dataOf(segments: readonly Segment[], digits = 2): string {
  const by = 10 ** digits
  const n = (value: number) => Math.round(value * by) / by + 0
  return segments.map(([command, ...points]) => command + points.map(([x, y]) => `${n(x)} ${n(y)}`).join(' ')).join('')
}

/** A path with copies of itself, each moved: what follows a move is written relative, so that all copies share their words. */
export function repeatedPath(d: string, moves: readonly Point[], digits = 2): string {
  const by = 10 ** digits
  const n = (value: number) => Math.round(value * by) / by + 0
  const lines: { from: Point; rest: string }[] = []
  let at: Point = [0, 0]
  for (const [command, ...points] of readPath(d) ?? []) {
    const end = points.at(-1)
    if (command === 'M') lines.push({ from: end ?? at, rest: '' })
    else {
      const line = lines.at(-1)
      const [x, y] = at
      if (line) line.rest += command.toLowerCase() + points.map((one) => `${n(one[0] - x)} ${n(one[1] - y)}`).join(' ')
    }
    at = command === 'Z' ? (lines.at(-1)?.from ?? at) : (end ?? at)
  }
  return [[0, 0] as const, ...moves]
    .map(([x, y]) => lines.map(({ from, rest }) => `M${n(from[0] + x)} ${n(from[1] + y)}${rest}`).join(''))
    .join('')
}
