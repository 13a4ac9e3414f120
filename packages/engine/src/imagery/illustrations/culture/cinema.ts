/** A film projector throws its light; reels above it. */
import { circle, illustration, rounded } from '../drawing.ts'
import { backdrop, floorAt, pen } from '../figure.ts'
import { showing } from '../meaning.ts'

export const cinema = illustration(
  'cinema',
  showing(
    'cinema, film, movie, screening, filmmaker, documentary, short film, reel, video, film festival, videographer, film club',
    ['film'],
    0.85,
  ),
  (canvas) => {
    const { width: w, height: h, random, colours: c } = canvas
    const mirrored = random.chance(0.5)
    const scale = Math.min((h * 0.8) / 220, (w * 0.6) / 220)
    const p = pen(w * (mirrored ? 0.76 : 0.24), h * 0.92, scale, mirrored)
    const reach = w / scale
    const reel = (x: number, y: number, r: number) => [
      p.fill(circle(x, y, r), c.near),
      p.fill(
        [0, 72, 144, 216, 288]
          .map((degrees) =>
            circle(
              x + Math.cos((degrees * Math.PI) / 180) * r * 0.58,
              y + Math.sin((degrees * Math.PI) / 180) * r * 0.58,
              r * 0.24,
            ),
          )
          .join(''),
        c.middle,
      ),
      p.fill(circle(x, y, r * 0.16), c.far),
    ]
    return [
      backdrop(canvas),
      p.fill(`M84 -88L${reach} -220V80L84 -60Z`, c.far),
      p.fill(`M84 -82L${reach} -150V0L84 -66Z`, { colour: c.light, alpha: 0.45 }),
      floorAt(canvas, 0.9, c.middle),
      ...reel(-44, -168, 46),
      ...reel(44, -156, 34),
      p.fill(rounded(-84, -120, 150, 84, 10), c.light),
      p.fill('M18 -120H56C62 -120 66 -116 66 -110V-46C66 -40 62 -36 56 -36H18Z', { colour: c.near, alpha: 0.2 }),
      p.fill('M66 -92L92 -100V-50L66 -58Z', c.near),
      p.fill(circle(-44, -78, 20), c.near),
      p.fill(circle(-44, -78, 9), c.far),
      p.fill(rounded(-10, -100, 58, 10, 4) + rounded(-10, -80, 40, 10, 4), c.near),
      p.line('M-40 -36L-70 6M24 -36L54 6M-8 -36V6', c.near, 10),
    ]
  },
)
