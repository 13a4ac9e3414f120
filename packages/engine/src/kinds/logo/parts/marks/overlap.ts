/** Two or three plain forms that overlap; what they share is drawn in a colour of its own. */
import { at, circle, rectangle, sector } from '../../../shared/geometry.ts'
import { type MarkMaker, MIDDLE } from './types.ts'

/** The lens that two circles of one radius share, their centres on a line through the middle. */
function lens(cx: number, cy: number, radius: number, distance: number, lying: boolean): string {
  const half = Math.sqrt(radius ** 2 - (distance / 2) ** 2)
  const arc = `A${radius} ${radius} 0 0 1`
  return lying
    ? `M${at(cx, cy - half)}${arc} ${at(cx, cy + half)}${arc} ${at(cx, cy - half)}Z`
    : `M${at(cx - half, cy)}${arc} ${at(cx + half, cy)}${arc} ${at(cx - half, cy)}Z`
}

/** Two discs and their lens. */
export const discs: MarkMaker = (random, { primary, secondary }) => {
  const lying = random.chance(0.65)
  const radius = random.pick([72, 78])
  const distance = 2 * (118 - radius)
  const [dx, dy] = lying ? [distance / 2, 0] : [0, distance / 2]
  return [
    { d: circle(MIDDLE - dx, MIDDLE - dy, radius), fill: primary },
    { d: circle(MIDDLE + dx, MIDDLE + dy, radius), fill: secondary },
    { d: lens(MIDDLE, MIDDLE, radius, distance, lying), fill: 'ink' },
  ]
}

/** Two rings passed through each other: one lies over at the top, the other at the bottom. */
export const links: MarkMaker = (random, { primary, secondary }) => {
  const [radius, width] = [66, random.pick([20, 26])]
  const shift = 118 - radius - width / 2
  const ring = (cx: number) => circle(cx, MIDDLE, radius)
  const [a, b] = [MIDDLE - shift, MIDDLE + shift]
  // Where the first crosses over the second again, it is drawn once more with air on both sides.
  const cross = (Math.acos(shift / radius) * 180) / Math.PI
  const over = (from: number, to: number, r0: number, r1: number) => sector(a, MIDDLE, r0, r1, from, to)
  const angle = 90 - cross
  return [
    { d: ring(a), stroke: { paint: primary, width } },
    { d: ring(b), stroke: { paint: 'paper', width: width + 12 } },
    { d: ring(b), stroke: { paint: secondary, width } },
    { d: over(angle - 22, angle + 22, radius - width / 2 - 6, radius + width / 2 + 6), fill: 'paper' },
    { d: over(angle - 30, angle + 30, radius - width / 2, radius + width / 2), fill: primary },
  ]
}

/** A disc whose centre is a corner of a square: what they share is a quarter disc. */
export const discAndSquare: MarkMaker = (random, { primary, secondary }) => {
  const rising = random.chance(0.5)
  const side = 146
  const radius = 86
  const [x, y] = [150, rising ? 90 : 150]
  const top = rising ? y : y - side
  const [from, to] = rising ? [180, 270] : [270, 360]
  return [
    { d: rectangle(x - side, top, side, side), fill: primary },
    { d: circle(x, y, radius), fill: secondary },
    { d: sector(x, y, 0, radius, from, to), fill: 'ink' },
  ]
}
