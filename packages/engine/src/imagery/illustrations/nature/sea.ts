import { nth } from '../../../base/items.ts'
import { showing } from '../meaning.ts'
import { circle, type Illustration, round } from '../types.ts'

/** Bands of waves before a low sun or moon. */
export const sea: Illustration = {
  name: 'sea',
  suits: showing(
    'sea, ocean, wave, surf, beach, harbour, harbor, sail, boat, ship, swim, fish, coast, island, river, lake',
  ),
  draw({ width, height, random, colours }) {
    const bands = 7
    const top = height * 0.5
    const shapes = [
      {
        d: circle(width * random.between(0.32, 0.68), height * 0.44, Math.min(width, height) * 0.27),
        fill: colours.light,
      },
    ]
    const tones = [colours.far, colours.middle, colours.near]
    const waves = Array.from({ length: bands }, (_, band) => {
      const y = top + ((height - top) * band) / bands
      const swell = height * (0.012 + band * 0.004)
      const length = width / (5 - band * 0.35)
      const shift = random.next() * length
      let d = `M${round(-length - shift)} ${round(y)}`
      for (let x = -length - shift; x < width + length; x += length)
        d += `q${round(length / 4)} ${round(-swell)} ${round(length / 2)} 0t${round(length / 2)} 0`
      return { d: `${d}V${round(height)}H${round(-length - shift)}Z`, fill: nth(tones, band % 3) }
    })
    return [...shapes, ...waves]
  },
}
