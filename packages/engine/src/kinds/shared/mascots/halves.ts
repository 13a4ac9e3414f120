/** Forms drawn by their left half: what a front view needs is said once. Path data with M, L, H, V, C, A and Z, all absolute. */
import { present } from '../../../base/items.ts'

/** The middle line of the view box of 240. */
export const AXIS = 120

interface Step {
  command: string
  values: number[]
}

const stepsOf = (d: string): Step[] =>
  [...d.matchAll(/([MLHVCAZ])([^MLHVCAZ]*)/g)].map(([, command = '', rest = '']) => ({
    command,
    values: (rest.match(/-?[\d.]+/g) ?? []).map(Number),
  }))

const short = (value: number): number => Math.round(value * 10) / 10

/** A drawing seen in a mirror that stands on the axis. */
export function mirrored(d: string): string {
  return stepsOf(d)
    .map(({ command, values }) => {
      if (command === 'A') {
        const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, x = 0, y = 0] = values
        return `A${rx} ${ry} ${-turn} ${large} ${1 - sweep} ${short(2 * AXIS - x)} ${y}`
      }
      if (command === 'V') return `V${values.join(' ')}`
      return command + values.map((value, i) => (i % 2 === 0 ? short(2 * AXIS - value) : value)).join(' ')
    })
    .join('')
}

/** The points of an open path of M, L and C, each with the handles that lead to it. */
function stops(d: string): { to: [number, number]; handles: number[] }[] {
  return stepsOf(d).flatMap(({ command, values }) => {
    const size = command === 'C' ? 6 : 2
    return Array.from({ length: values.length / size }, (_, i) => {
      const own = values.slice(i * size, (i + 1) * size)
      return { to: [own.at(-2) ?? 0, own.at(-1) ?? 0] as [number, number], handles: own.slice(0, -2) }
    })
  })
}

/** The way back along an open path. */
function reversed(d: string): string {
  const way = stops(d)
  return way
    .slice(1)
    .map(({ handles }, i) => ({ handles, to: present(way[i]).to }))
    .reverse()
    .map(({ handles: [ax, ay, bx, by], to }) =>
      ax === undefined ? `L${to.join(' ')}` : `C${bx} ${by} ${ax} ${ay} ${to.join(' ')}`,
    )
    .join('')
}

/** A closed form from its left half, drawn from the axis above to the axis below with M, L and C. */
export const whole = (half: string): string => `${half}${reversed(mirrored(half))}Z`

/** The right half of such a form alone. */
export const rightHalf = (half: string): string => `${mirrored(half)}Z`

/** A form on the left and its image on the right. */
export const both = (d: string): string => d + mirrored(d)
