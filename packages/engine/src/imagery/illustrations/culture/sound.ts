/** A record, and the sound that goes out from it: grooves, a tone arm, bars of a level. */
import { circle, type Drawing, illustration, line, rect, rounded, shape } from '../drawing.ts'
import { showing } from '../meaning.ts'

const draw: Drawing = ({ width: w, height: h, unit: u, random, colours }) => {
  const shapes = [shape(rect(0, 0, w, h), colours.ground)]
  const wide = w > h * 1.3
  const radius = Math.min(w, h) * (wide ? 0.46 : 0.42)
  const mirrored = random.chance(0.5)
  const [x, y] = [wide ? w * (mirrored ? 0.66 : 0.34) : w * 0.5, wide ? h * 0.52 : h * 0.4]

  // Levels stand behind, across the whole width.
  const bars = Math.max(9, Math.round(w / (11 * u)))
  const pitch = w / bars
  const shift = random.between(0, 6)
  for (let i = 0; i < bars; i++) {
    const high = h * (0.14 + 0.3 * Math.abs(Math.sin(shift + i * 0.9) * Math.cos(i * 0.37)))
    shapes.push(
      shape(rect(i * pitch + pitch * 0.2, h - high, pitch * 0.6, high), i % 4 === 1 ? colours.middle : colours.light),
    )
  }
  shapes.push(shape(circle(x, y, radius), colours.near))
  for (const share of [0.92, 0.84, 0.76, 0.68, 0.6, 0.52]) {
    shapes.push({
      d: circle(x, y, radius * share),
      stroke: { paint: { colour: colours.far, alpha: 0.24 }, width: Math.round(4 * u) / 10 },
    })
  }
  // Light on the grooves: two opposite arcs.
  const glint = (from: number) => {
    const at = (degrees: number, r: number) =>
      `${Math.round(x + r * Math.cos((degrees * Math.PI) / 180))} ${Math.round(y + r * Math.sin((degrees * Math.PI) / 180))}`
    return `M${at(from, radius * 0.94)}A${Math.round(radius * 0.94)} ${Math.round(radius * 0.94)} 0 0 1 ${at(from + 26, radius * 0.94)}L${at(from + 26, radius * 0.46)}A${Math.round(radius * 0.46)} ${Math.round(radius * 0.46)} 0 0 0 ${at(from, radius * 0.46)}z`
  }
  shapes.push(shape(glint(-64) + glint(116), { colour: colours.far, alpha: 0.2 }))
  shapes.push(
    shape(circle(x, y, radius * 0.36), colours.middle),
    shape(circle(x, y, radius * 0.26), colours.light),
    shape(circle(x, y, radius * 0.045), colours.far),
  )

  // The tone arm.
  const way = wide && mirrored ? -1 : 1
  const pivot = [x + way * radius * 1.05, y - radius * 0.8] as const
  shapes.push(
    line(
      `M${Math.round(pivot[0])} ${Math.round(pivot[1])}L${Math.round(pivot[0])} ${Math.round(y + radius * 0.2)}L${Math.round(x + way * radius * 0.62)} ${Math.round(y + radius * 0.56)}`,
      colours.far,
      1.6 * u,
    ),
  )
  shapes.push(
    shape(circle(pivot[0], pivot[1], 4.6 * u), colours.light),
    shape(circle(pivot[0], pivot[1], 2 * u), colours.far),
  )
  shapes.push(
    shape(rounded(x + way * radius * 0.62 - 3 * u, y + radius * 0.56 - 2 * u, 6 * u, 4.4 * u, u), colours.far),
  )
  return shapes
}

export const sound = illustration(
  'sound',
  showing(
    'record, vinyl, radio, podcast, dj, sound, audio, studio recording, playlist, hi-fi',
    ['music', 'media'],
    0.7,
  ),
  draw,
)
