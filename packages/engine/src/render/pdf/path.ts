/** SVG path data as PDF operators. */

import { Path2D } from '@napi-rs/canvas'
import { nth } from '../../base/items.ts'
import { number } from './file.ts'

const TOKEN = /([MLHVQCZ])|(-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/gi

/** Skia writes any path with few, absolute commands; PDF has no quadratic curves, so those become cubic ones. */
export function pathOperators(path: Path2D): string {
  const out: string[] = []
  const tokens = [...path.toSVGString().matchAll(TOKEN)]
  let at = 0
  let [x, y] = [0, 0]
  const take = () => Number(tokens[at++]?.[0])
  let command = ''
  while (at < tokens.length) {
    if (tokens[at]?.[1]) command = nth(tokens, at++)[0]
    const from: [number, number] = [x, y]
    if (command === 'Z') out.push('h')
    else if (command === 'M' || command === 'L') {
      ;[x, y] = [take(), take()]
      out.push(`${number(x)} ${number(y)} ${command === 'M' ? 'm' : 'l'}`)
      // Further pairs after a move are lines.
      if (command === 'M') command = 'L'
    } else if (command === 'H' || command === 'V') {
      if (command === 'H') x = take()
      else y = take()
      out.push(`${number(x)} ${number(y)} l`)
    } else if (command === 'Q') {
      const [cx, cy] = [take(), take()]
      ;[x, y] = [take(), take()]
      const handle = (end: number, control: number) => number(end + (2 / 3) * (control - end))
      out.push(
        `${handle(from[0], cx)} ${handle(from[1], cy)} ${handle(x, cx)} ${handle(y, cy)} ${number(x)} ${number(y)} c`,
      )
    } else if (command === 'C') {
      const points = [take(), take(), take(), take(), take(), take()]
      ;[x, y] = [nth(points, 4), nth(points, 5)]
      out.push(`${points.map(number).join(' ')} c`)
    } else throw new Error(`The path has the command ${command || 'of no letter'}, which PDF has no word for.`)
  }
  return out.join('\n')
}

export const pathOf = (d: string): string => pathOperators(new Path2D(d))
