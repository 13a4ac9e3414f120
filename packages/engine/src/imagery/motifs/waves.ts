/** Bands that run in waves across the width, drawing closer towards one edge. */
import { type DrawMotif, n, plates, point } from './drawing.ts'

export const waves: DrawMotif = ({ width, height, random, colours, unit }) => {
  const length = width / Math.max(1.5, Math.round((width / (unit * 2.6)) * 2) / 2)
  const amplitude = unit * random.between(0.22, 0.34)
  const bands = Math.max(5, Math.round(height / (unit * 0.52)))
  const phase = random.next() * length
  const inks = plates(colours)
  const thick = (height / bands) * 0.52
  for (let band = -1; band <= bands; band++) {
    const y = (band + 0.5) * (height / bands)
    const shift = phase - (band * length) / 14 // each band a little behind the last: the water moves
    const colour = colours[((band % colours.length) + colours.length) % colours.length]
    if (colour) inks.add(colour, ribbon(width, y, thick, amplitude, length, shift))
  }
  return inks.shapes()
}

/** A wave of even thickness, as half periods of cubic curves; .3642 approximates the sine. */
function ribbon(width: number, y: number, thick: number, amplitude: number, length: number, shift: number): string {
  const half = length / 2
  const start = -(((shift % length) + length) % length) - half
  const count = Math.ceil((width - start) / half) + 1
  const k = half * 0.3642
  let d = `M${point(start, y)}`
  for (let index = 0; index < count; index++)
    d += `c${n(k)} ${n(bulge(index, amplitude))} ${n(half - k)} ${n(bulge(index, amplitude))} ${n(half)} 0`
  d += `v${n(thick)}`
  for (let index = count - 1; index >= 0; index--)
    d += `c${n(-k)} ${n(bulge(index, amplitude))} ${n(k - half)} ${n(bulge(index, amplitude))} ${n(-half)} 0`
  return `${d}z`
}

/** Height of the handles: a cubic arch rises to three quarters of them. */
function bulge(index: number, amplitude: number): number {
  return (index % 2 === 0 ? -4 / 3 : 4 / 3) * amplitude
}
