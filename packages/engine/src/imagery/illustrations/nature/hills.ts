import { showing } from '../meaning.ts'
import { circle, type Illustration, land, round } from '../types.ts'

/** Rolling fields under a large sun. */
export const hills: Illustration = {
  name: 'hills',
  suits: showing(
    'farm, field, harvest, garden, countryside, vineyard, orchard, picnic, village',
    ['farm', 'environment', 'outdoors', 'food'],
    0.7,
  ),
  draw({ width, height, random, colours }) {
    const sunX = width * random.between(0.3, 0.7)
    const radius = Math.min(width, height) * random.between(0.2, 0.26)
    const skyline = (base: number, swell: number) =>
      Array.from({ length: 5 }, (_, i) => base + swell * Math.sin(i * random.between(1.2, 2) + random.next() * 6))
    const near = skyline(0.24, 0.05)
    const rows = Array.from({ length: 9 }, (_, i) => {
      const foot = width * ((i - 4) * 0.26 + 0.5)
      const top = width * ((i - 4) * 0.045 + 0.55)
      return `M${round(foot)} ${round(height)}Q${round((foot + top) / 2 + width * 0.02)} ${round(height * 0.9)} ${round(top)} ${round(height * (1 - (near[2] ?? 0.24) + 0.03))}`
    })
    return [
      { d: circle(sunX, height * 0.42, radius), fill: colours.light },
      { d: land(width, height, skyline(0.46, 0.05)), fill: colours.far },
      { d: land(width, height, skyline(0.35, 0.05)), fill: colours.middle },
      { d: land(width, height, near), fill: colours.near },
      { d: rows.join(''), stroke: { paint: colours.middle, width: Math.max(2, width * 0.006), cap: 'round' } },
    ]
  },
}
