import { showing } from '../meaning.ts'
import { circle, type Illustration, land, round } from '../types.ts'

/** A crescent and stars over sleeping hills. */
export const night: Illustration = {
  name: 'night',
  suits: showing('moon, star, stargazing, astronomy, observatory, sleep, planet, night sky, bedtime, mattress, dream'),
  draw({ width, height, random, colours }) {
    const side = Math.min(width, height)
    const r = side * 0.23
    const [x, y] = [width * random.pick([0.3, 0.66]), height * 0.36]
    const [px, py] = [r * 0.5, r * 0.866]
    const moon = `M${round(x + px)} ${round(y - py)}A${round(r)} ${round(r)} 0 1 0 ${round(x + px)} ${round(y + py)}A${round(r * 0.9)} ${round(r * 0.9)} 0 0 1 ${round(x + px)} ${round(y - py)}Z`
    // A sparkle has four points; its sides bend inwards.
    const sparkle = (cx: number, cy: number, s: number) =>
      `M${round(cx)} ${round(cy - s)}Q${round(cx)} ${round(cy)} ${round(cx + s)} ${round(cy)}Q${round(cx)} ${round(cy)} ${round(cx)} ${round(cy + s)}Q${round(cx)} ${round(cy)} ${round(cx - s)} ${round(cy)}Q${round(cx)} ${round(cy)} ${round(cx)} ${round(cy - s)}Z`
    let stars = ''
    for (let i = 0; i < 46; i++) {
      const [sx, sy] = [random.next() * width, random.next() * height * 0.72]
      if (Math.hypot(sx - x, sy - y) < r * 1.35) continue
      stars +=
        i % 6 === 0
          ? sparkle(sx, sy, side * random.between(0.03, 0.055))
          : circle(sx, sy, side * random.between(0.004, 0.009))
    }
    return [
      { d: `M0 0H${round(width)}V${round(height)}H0Z`, fill: colours.near },
      { d: stars, fill: colours.ground },
      { d: moon, fill: colours.light },
      { d: land(width, height, [0.2, 0.3, 0.22, 0.34, 0.24, 0.3]), fill: colours.middle },
      { d: land(width, height, [0.1, 0.12, 0.2, 0.12, 0.08, 0.16]), fill: colours.light },
    ]
  },
}
