import { showing } from '../meaning.ts'
import { circle, type Illustration, rect, round } from '../types.ts'

/** The keys of a piano, and sound rising from them in rings. */
export const keys: Illustration = {
  name: 'keys',
  suits: showing('piano, jazz, concert, recital, orchestra, symphony, sonata, choir, chamber, swing', ['music'], 0.75),
  draw({ width, height, random, colours }) {
    const count = Math.max(7, Math.round(width / (height * 0.16)))
    const w = width / count
    const top = height * 0.56
    // Black keys stand in groups of two and three.
    const pattern = [1, 1, 0, 1, 1, 1, 0]
    const shift = random.int(7)
    const black = Array.from({ length: count - 1 }, (_, i) =>
      pattern[(i + shift) % 7] ? rect((i + 1) * w - w * 0.3, top, w * 0.6, (height - top) * 0.58) : '',
    ).join('')
    const pressed = random.int(count - 2) + 1
    const [cx, cy] = [(pressed + 0.5) * w, top]
    const reach = Math.min(height * 0.54, Math.max(cx, width - cx))
    const half = (r: number) => `M${round(cx - r)} ${round(cy)}a${round(r)} ${round(r)} 0 0 1 ${round(2 * r)} 0Z`
    return [
      { d: half(reach), fill: colours.far },
      { d: half(reach * 0.74), fill: colours.middle },
      { d: half(reach * 0.48), fill: colours.light },
      { d: half(reach * 0.22), fill: colours.near },
      { d: circle(width * (cx > width / 2 ? 0.16 : 0.84), height * 0.2, height * 0.055), fill: colours.light },
      { d: rect(0, top, width, height - top), fill: colours.near },
      {
        d: Array.from({ length: count }, (_, i) =>
          i === pressed ? '' : rect(i * w + w * 0.03, top + w * 0.06, w * 0.94, height - top - w * 0.12),
        ).join(''),
        fill: colours.ground,
      },
      { d: rect(pressed * w + w * 0.03, top + w * 0.06, w * 0.94, height - top), fill: colours.light },
      { d: black, fill: colours.near },
    ]
  },
}
