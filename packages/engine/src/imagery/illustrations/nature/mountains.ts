import { showing } from '../meaning.ts'
import { circle, type Illustration, land, polygon } from '../types.ts'

/** Facetted peaks, one side lit. */
export const mountains: Illustration = {
  name: 'mountains',
  suits: showing(
    'mountain, hike, hiking, alp, alpine, ski, trail, summit, peak, trek, trekking, mountaineering',
    ['outdoors'],
    0.8,
  ),
  draw({ width, height, random, colours }) {
    const peak = (x: number, top: number, half: number, light: typeof colours.far, dark: typeof colours.far) => {
      const foot = height * 0.86
      const ridge: [number, number][] = [
        [x, top],
        [x + half * 0.16, top + (foot - top) * 0.34],
        [x - half * 0.06, top + (foot - top) * 0.58],
        [x + half * 0.2, foot],
      ]
      return [
        {
          d: polygon([
            [x, top],
            [x + half, foot],
            [x - half, foot],
          ]),
          fill: light,
        },
        { d: polygon([...ridge, [x + half, foot]]), fill: dark },
      ]
    }
    const centre = width * random.between(0.42, 0.58)
    return [
      {
        d: circle(width * random.pick([0.24, 0.76]), height * 0.24, Math.min(width, height) * 0.1),
        fill: colours.light,
      },
      ...peak(centre - width * 0.3, height * 0.4, width * 0.34, colours.far, colours.middle),
      ...peak(centre + width * 0.32, height * 0.36, width * 0.38, colours.far, colours.middle),
      ...peak(centre, height * 0.2, width * 0.44, colours.middle, colours.near),
      { d: land(width, height, [0.2, 0.24, 0.19, 0.22, 0.17]), fill: colours.near },
    ]
  },
}
