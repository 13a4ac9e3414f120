/** What can be known of a text's treatment without drawing it. */
import type { LaidText } from './text-layout.ts'
import type { TextEffect } from './types.ts'

/** Where a line under letters and one through them lies from the baseline, and how thick it is, in ems. */
export const STRUCK = { below: 0.12, above: 0.27, thickness: 0.07 } as const

type Sized = Pick<LaidText, 'size'> & { lines: readonly { size?: number }[] }

/** Pixels of one em for a treatment: of a stack the mean size of its lines. */
export const emOf = ({ lines, size }: Sized): number =>
  lines.length === 0 ? size : lines.reduce((sum, line) => sum + (line.size ?? size), 0) / lines.length

/** [top, right, bottom, left], em. */
type Reach = [number, number, number, number]

const towards = (x: number, y: number, edge = 0): Reach => [
  Math.max(edge, -y),
  Math.max(edge, x),
  Math.max(edge, y),
  Math.max(edge, -x),
]
const round = (width: number): Reach => [width, width, width, width]
/** The tube's own width and its near light; the far light is air. */
const LIGHT = 1.2

/** A thing that stands for a letter may be a little wider, one that stands for a dot larger than it. */
const [SWAP_OVER, DOT_OVER] = [0.14, 0.16]

/** How far a treatment reaches beyond the ink of its letters. */
export function reachOf(effect: TextEffect): Reach {
  switch (effect.kind) {
    case 'shadow':
      return towards(effect.x, effect.y, effect.edge?.width)
    case 'extrusion': {
      const turn = (effect.angle * Math.PI) / 180
      return towards(Math.cos(turn) * effect.depth, Math.sin(turn) * effect.depth)
    }
    case 'hollow':
      return round(effect.width / 2)
    case 'echo':
      return towards(effect.x * effect.count, effect.y * effect.count, effect.width / 2)
    case 'neon':
      return round(effect.width * LIGHT)
    case 'cut':
      return [0, Math.max(0, effect.shift), effect.gap / 2, Math.max(0, -effect.shift)]
    case 'swap':
      return effect.part === 'dot' ? round(DOT_OVER) : [0, SWAP_OVER, 0, SWAP_OVER]
    default:
      return round(0)
  }
}
