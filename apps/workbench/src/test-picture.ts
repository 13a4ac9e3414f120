/** Pictures to attach, drawn by arithmetic: a landscape for a photo, two overlapping rings for a logo. */
import type { Painted } from '@limner/engine'

type Colour = [red: number, green: number, blue: number, alpha: number]

function drawn(width: number, height: number, colourAt: (x: number, y: number) => Colour): Painted {
  const pixels = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [r, g, b, a] = colourAt(x / width, y / height)
      pixels.set([(r * a) / 255, (g * a) / 255, (b * a) / 255, a], (y * width + x) * 4)
    }
  return { pixels, width, height }
}

const between = (a: number, b: number, share: number) => a + (b - a) * share

/** Evening sky, a low sun, three ranges of hills. */
export const landscape = (): Painted =>
  drawn(1200, 800, (x, y) => {
    const ranges = [0.62 + 0.06 * Math.sin(x * 7), 0.72 + 0.07 * Math.sin(x * 5 + 2), 0.86 + 0.05 * Math.sin(x * 9 + 4)]
    const hill = ranges.findLastIndex((ridge) => y > ridge)
    if (hill >= 0) return [between(120, 22, hill / 2), between(100, 44, hill / 2), between(110, 52, hill / 2), 255]
    if (Math.hypot((x - 0.66) * 1.5, y - 0.46) < 0.11) return [255, 236, 190, 255]
    return [between(70, 250, y / 0.7), between(96, 176, y / 0.7), between(140, 120, y / 0.7), 255]
  })

/** On a transparent ground. */
export const rings = (): Painted =>
  drawn(600, 600, (x, y) => {
    const onRing = (cx: number) => Math.abs(Math.hypot(x - cx, y - 0.5) - 0.24) < 0.06
    if (onRing(0.36)) return [20, 70, 110, 255]
    return onRing(0.64) ? [214, 90, 60, 255] : [0, 0, 0, 0]
  })
