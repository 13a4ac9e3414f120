/** SVG path data as PDF operators. */

import { Path2D } from '@napi-rs/canvas'
import type { Point } from '../../base/geometry.ts'
import { nth } from '../../base/items.ts'
import { number } from './file.ts'

const TOKEN = /([MLHVQCZ])|(-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/gi

/** A command's operator, and where it ends. */
interface Step {
  operator: string
  end: Point
}
type Command = (take: () => number, from: Point) => Step

const to =
  (operator: string): Command =>
  (take) => {
    const end = [take(), take()] as const
    return { operator: `${number(end[0])} ${number(end[1])} ${operator}`, end }
  }
const COMMANDS: Partial<Record<string, Command>> = {
  M: to('m'),
  L: to('l'),
  H: (take, [, y]) => lineTo([take(), y]),
  V: (take, [x]) => lineTo([x, take()]),
  Q: (take, from) => {
    const [cx, cy, x, y] = [take(), take(), take(), take()]
    const handle = (end: number, control: number) => number(end + (2 / 3) * (control - end))
    const [first, second] = [`${handle(from[0], cx)} ${handle(from[1], cy)}`, `${handle(x, cx)} ${handle(y, cy)}`]
    return { operator: `${first} ${second} ${number(x)} ${number(y)} c`, end: [x, y] }
  },
  C: (take) => {
    const points = [take(), take(), take(), take(), take(), take()]
    return { operator: `${points.map(number).join(' ')} c`, end: [nth(points, 4), nth(points, 5)] }
  },
  Z: (_, from) => ({ operator: 'h', end: from }),
}
const lineTo = (end: Point): Step => ({ operator: `${number(end[0])} ${number(end[1])} l`, end })

/** Skia writes any path with few, absolute commands; PDF has no quadratic curves, so those become cubic ones. */
export function pathOperators(path: Path2D): string {
  const out: string[] = []
  const tokens = [...path.toSVGString().matchAll(TOKEN)]
  let at = 0
  let from: Point = [0, 0]
  let command = ''
  while (at < tokens.length) {
    if (tokens[at]?.[1]) command = nth(tokens, at++)[0]
    const write = COMMANDS[command]
    if (!write) throw new Error(`The path has the command ${command || 'of no letter'}, which PDF has no word for.`)
    const { operator, end } = write(() => Number(tokens[at++]?.[0]), from)
    out.push(operator)
    from = end
    // Further pairs after a move are lines.
    if (command === 'M') command = 'L'
  }
  return out.join('\n')
}

export const pathOf = (d: string): string => pathOperators(new Path2D(d))
