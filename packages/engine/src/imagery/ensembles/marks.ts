/** Marks of tools and forces that are known by their form alone: a splash of paint, a stroke of a brush, a wave of sound, a jet of water. */
import type { Point } from '../../base/geometry.ts'
import type { PackedShape } from '../packed-figures.ts'
import { capsule, oval } from './paths.ts'
import type { Part } from './types.ts'

const drawn = (...shapes: [paint: string, path: string][]): Part => ({
  shapes: shapes.map(([paint, path]): PackedShape => ({ paint, path })),
})
const n = (value: number): string => value.toFixed(1)

/** A drop that has burst: arms of different lengths about a middle, each with a round end. */
function burst([x, y]: Point, size: number, arms: readonly number[], from = 0): string {
  const step = (2 * Math.PI) / arms.length
  const at = (angle: number, reach: number): Point => [
    x + Math.cos(angle) * reach * size,
    y + Math.sin(angle) * reach * size,
  ]
  const start = at(from - step / 2, 0.46)
  const path = arms.map((reach, i) => {
    const angle = from + i * step
    const [a, b, c] = [at(angle - step * 0.16, reach), at(angle + step * 0.16, reach), at(angle + step / 2, 0.46)]
    const [neck, back] = [at(angle - step * 0.1, 0.55), at(angle + step * 0.1, 0.55)]
    const [tip, far] = [at(angle - step * 0.12, reach * 1.12), at(angle + step * 0.12, reach * 1.12)]
    return `C${n(neck[0])} ${n(neck[1])} ${n(neck[0])} ${n(neck[1])} ${n(a[0])} ${n(a[1])}C${n(tip[0])} ${n(tip[1])} ${n(far[0])} ${n(far[1])} ${n(b[0])} ${n(b[1])}C${n(back[0])} ${n(back[1])} ${n(back[0])} ${n(back[1])} ${n(c[0])} ${n(c[1])}`
  })
  return `M${n(start[0])} ${n(start[1])}${path.join('')}Z`
}

const ARMS = [0.95, 0.66, 1.02, 0.62, 0.84, 0.7, 1.06, 0.64, 0.9, 0.72, 0.98, 0.6]

/** Paint has colours of its own, whatever the sheet has. */
const splash: Part[] = [
  drawn(
    ['#1f9d94', burst([82, 52], 42, ARMS, 0.4)],
    ['#f2b134', burst([42, 82], 38, ARMS, 1.1)],
    ['#e5484d', burst([60, 60], 50, ARMS)],
    ['#b92f33;60', burst([63, 64], 28, ARMS, 0.2)],
    ['N98;55', 'M38 50C40 40 48 33 58 32C60 32 60 36 58 37C50 39 45 44 42 52C41 55 37 54 38 50Z'],
    ['#e5484d', oval([112, 22], 4.4, 4.4) + oval([16, 34], 3.4, 3.4) + oval([108, 92], 3, 3)],
    ['#1f9d94', oval([118, 64], 3.6, 3.6) + oval([96, 108], 5, 5) + oval([28, 18], 2.8, 2.8)],
    ['#f2b134', oval([14, 108], 4.6, 4.6) + oval([72, 116], 3.2, 3.2) + oval([10, 62], 2.6, 2.6)],
  ),
]

/** How late a bristle touches the ground, and how early it leaves it. */
const BRISTLES: readonly Point[] = [
  [6, 14],
  [2, 4],
  [0, 10],
  [1, 0],
  [3, 7],
  [0, 2],
  [5, 16],
]
/** A stroke from left to right, dry at its end: bristles part. */
const stroke = (y: number, tall: number, left: number, right: number, paint: string): [string, string][] => {
  const bristles = BRISTLES.map(([late, early], i) => {
    const at = y - tall / 2 + (tall * (i + 0.5)) / BRISTLES.length
    const [start, end] = [left + late, right - early]
    return capsule([start, at + 1.4], tall * 0.085, [end, at - 2.4], tall * 0.062)
  })
  return [
    [paint, bristles.join('')],
    [
      paint,
      `M${left + 5} ${y - tall * 0.44}L${right - 24} ${y - tall * 0.5}L${right - 18} ${y + tall * 0.34}L${left + 6} ${y + tall * 0.46}Z`,
    ],
    [`${paint}-8;55`, capsule([left + 12, y + tall * 0.2], tall * 0.03, [right - 30, y + tall * 0.12], tall * 0.02)],
    [`${paint}12;60`, capsule([left + 10, y - tall * 0.24], tall * 0.03, [right - 26, y - tall * 0.3], tall * 0.02)],
  ]
}
const strokes: Part[] = [
  drawn(
    ...stroke(38, 30, 6, 112, '#e5484d'),
    ...stroke(68, 26, 16, 124, '#1f9d94'),
    ...stroke(96, 24, 4, 104, '#f2b134'),
  ),
]

const HEIGHTS = [10, 22, 14, 38, 26, 58, 44, 76, 92, 60, 84, 48, 64, 30, 42, 18, 26, 10]
const soundWave: Part[] = [
  drawn(
    ...HEIGHTS.map((height, i): [string, string] => [
      i % 3 === 0 ? 'B' : 'A',
      capsule([9.5 + i * 6.4, 64 - height / 2], 2.1, [9.5 + i * 6.4, 64 + height / 2], 2.1),
    ]),
  ),
]

const geyser: Part[] = [
  drawn(
    ['#e3f1f6;80', oval([44, 30], 22, 18) + oval([84, 34], 22, 17) + oval([64, 20], 24, 18)],
    ['#ffffff;85', oval([54, 34], 17, 15) + oval([76, 30], 16, 14)],
    ['#a9d6e8', 'M50 104C55 76 48 54 42 36C52 42 56 32 64 20C70 32 78 42 86 34C80 56 73 78 78 104Z'],
    ['#d9eff7', 'M58 104C61 80 58 58 58 40C62 46 64 34 66 30C68 42 70 48 74 44C70 62 68 82 70 104Z'],
    ['#8a7663', 'M8 122C18 104 38 98 50 100C56 106 72 106 78 100C92 98 110 104 120 122Z'],
    ['#a38d77', 'M8 122C18 104 38 98 50 100C54 104 60 105 64 105C48 110 32 114 26 122Z'],
    ['#5fb3cf', oval([64, 102.5], 15, 3.6)],
  ),
]

export const MARKS: Readonly<Record<string, readonly Part[]>> = {
  'paint-splash': splash,
  'brush-strokes': strokes,
  'sound-wave': soundWave,
  geyser,
}
