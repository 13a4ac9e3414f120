import { showing } from '../meaning.ts'
import { circle, type Illustration, polygon, rect, round, smooth } from '../types.ts'

/** A banded tower on its rock, and the light over the sea. */
export const lighthouse: Illustration = {
  name: 'lighthouse',
  suits: showing('lighthouse, beacon'),
  draw({ width, height, random, colours }) {
    const x = width * random.pick([0.34, 0.64])
    const foot = height * 0.8
    const top = height * 0.2
    const half = Math.min(width * 0.1, height * 0.1)
    const edge = (y: number) => half * (0.62 + (0.38 * (y - top)) / (foot - top))
    const ring = (from: number, to: number) =>
      polygon([
        [x - edge(from), from],
        [x + edge(from), from],
        [x + edge(to), to],
        [x - edge(to), to],
      ])
    const step = (foot - top) / 7
    const bands = [1, 3, 5].map((i) => ring(top + i * step, top + (i + 1) * step)).join('')
    const lamp = top - half * 0.7
    const beam = (to: number) =>
      polygon([
        [x, lamp],
        [to, lamp - height * 0.15],
        [to, lamp + height * 0.13],
      ])
    const wave = (y: number, swell: number) => {
      const points = Array.from({ length: 9 }, (_, i): [number, number] => [
        (width * i) / 8,
        y + (i % 2 === 0 ? swell : -swell),
      ])
      return `M0 ${round(points[0]?.[1] ?? y)}${smooth(points)}V${round(height)}H0Z`
    }
    const rock = polygon([
      [x - half * 3.4, height],
      [x - half * 2.2, foot + half * 0.5],
      [x - half * 1.2, foot],
      [x + half * 1.3, foot],
      [x + half * 2.4, foot + half * 0.7],
      [x + half * 3.8, height],
    ])
    return [
      { d: beam(0) + beam(width), fill: colours.light, opacity: 0.85 },
      { d: wave(height * 0.78, height * 0.008), fill: colours.far },
      { d: wave(height * 0.84, height * 0.012), fill: colours.middle },
      { d: rock, fill: colours.near },
      { d: ring(top, foot), fill: colours.far },
      { d: bands, fill: colours.light },
      {
        d:
          rect(x - half * 0.85, top - half * 0.16, half * 1.7, half * 0.3) +
          rect(x - half * 0.4, top - half * 1.1, half * 0.8, half),
        fill: colours.near,
      },
      { d: circle(x, lamp, half * 0.26), fill: colours.light },
      {
        d: polygon([
          [x - half * 0.6, top - half * 1.05],
          [x, top - half * 1.75],
          [x + half * 0.6, top - half * 1.05],
        ]),
        fill: colours.near,
      },
      { d: wave(height * 0.93, height * 0.014), fill: colours.middle },
    ]
  },
}
