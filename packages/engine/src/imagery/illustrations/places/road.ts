import { showing } from '../meaning.ts'
import { circle, type Illustration, land, round } from '../types.ts'

/** A road winds away to a low sun. */
export const road: Illustration = {
  name: 'road',
  suits: showing(
    'road, ride, drive, trip, journey, rally, road trip, driving, taxi, van',
    ['automotive', 'logistics', 'travel'],
    0.65,
  ),
  draw({ width, height, random, colours }) {
    const flip = random.chance(0.5)
    const at = (x: number, y: number) => `${round((flip ? 1 - x : x) * width)} ${round(y * height)}`
    const way = `M${at(0.02, 1)}C${at(0.2, 0.82)} ${at(0.9, 0.84)} ${at(0.7, 0.68)}C${at(0.6, 0.6)} ${at(0.34, 0.6)} ${at(0.47, 0.5)}L${at(0.49, 0.5)}C${at(0.42, 0.58)} ${at(0.86, 0.6)} ${at(0.88, 0.7)}C${at(0.94, 0.84)} ${at(0.62, 0.9)} ${at(0.56, 1)}Z`
    const middle = `M${at(0.29, 1)}C${at(0.42, 0.86)} ${at(0.92, 0.84)} ${at(0.79, 0.69)}C${at(0.7, 0.6)} ${at(0.4, 0.59)} ${at(0.48, 0.51)}`
    return [
      { d: circle((flip ? 0.62 : 0.36) * width, height * 0.46, Math.min(width, height) * 0.24), fill: colours.light },
      { d: land(width, height, [0.44, 0.56, 0.48, 0.6, 0.5]), fill: colours.far },
      { d: land(width, height, [0.52, 0.47, 0.5, 0.46, 0.54]), fill: colours.middle },
      { d: way, fill: colours.near },
      {
        d: middle,
        stroke: { paint: colours.light, width: Math.max(2, width * 0.008), dash: [width * 0.045, width * 0.035] },
      },
    ]
  },
}
