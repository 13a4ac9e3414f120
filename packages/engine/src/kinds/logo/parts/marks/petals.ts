/** One form repeated about a centre. */
import { circle, turned } from '../../../shared/geometry.ts'
import { type MarkMaker, MIDDLE } from './types.ts'

/** A form that points up from the origin, its outer end `r` away, written through `p`. */
type Form = (p: (x: number, y: number) => string, r: number, step: number) => string

const leaf: Form = (p, r, step) => {
  const w = r * Math.min(0.34, Math.tan((step * Math.PI) / 360) * 0.56)
  return `M${p(0, -r * 0.1)}C${p(-w * 1.5, -r * 0.42)} ${p(-w * 1.1, -r * 0.82)} ${p(0, -r)}C${p(w * 1.1, -r * 0.82)} ${p(w * 1.5, -r * 0.42)} ${p(0, -r * 0.1)}Z`
}
/** A leaf with one straight edge: together they spin. */
const blade: Form = (p, r) => `M${p(0, 0)}L${p(0, -r)}C${p(r * 0.52, -r * 0.92)} ${p(r * 0.62, -r * 0.4)} ${p(0, 0)}Z`
const bar: Form = (p, r, step) => {
  const w = r * Math.min(0.13, Math.tan((step * Math.PI) / 360) * 0.3)
  const k = w * 1.33
  return `M${p(-w, -r * 0.34)}L${p(-w, -r + w)}C${p(-w, -r + w - k)} ${p(w, -r + w - k)} ${p(w, -r + w)}L${p(w, -r * 0.34)}C${p(w, -r * 0.34 + k)} ${p(-w, -r * 0.34 + k)} ${p(-w, -r * 0.34)}Z`
}
/** A heart-like lobe: broad outside, pointed at the centre. */
const lobe: Form = (p, r, step) => {
  const w = r * Math.min(0.62, Math.tan((step * Math.PI) / 360) * 0.84)
  return `M${p(0, -r * 0.06)}L${p(-w * 0.78, -r * 0.62)}C${p(-w * 1.05, -r * 0.84)} ${p(-w * 0.6, -r * 1.02)} ${p(0, -r)}C${p(w * 0.6, -r * 1.02)} ${p(w * 1.05, -r * 0.84)} ${p(w * 0.78, -r * 0.62)}Z`
}

const DESIGNS: { form: Form; counts: number[] }[] = [
  { form: leaf, counts: [5, 6, 8] },
  { form: blade, counts: [3, 4, 5, 6] },
  { form: bar, counts: [6, 8, 10] },
  { form: lobe, counts: [3, 4] },
]

/** A rosette; forms alternate in two colours where their number is even. */
export const petals: MarkMaker = (random, { primary, secondary }) => {
  const { form, counts } = random.pick(DESIGNS)
  const count = random.pick(counts)
  const step = 360 / count
  const twoTone = count % 2 === 0 && random.chance(0.55)
  const offset = form !== blade && count % 2 === 0 && random.chance(0.4) ? step / 2 : 0
  const paths = Array.from({ length: count }, (_, index) =>
    form(turned(MIDDLE, MIDDLE, offset + index * step), 118, step),
  )
  const even = paths.filter((_, index) => index % 2 === 0).join('')
  const odd = paths.filter((_, index) => index % 2 === 1).join('')
  const shapes = twoTone
    ? [
        { d: even, fill: primary },
        { d: odd, fill: secondary },
      ]
    : [{ d: even + odd, fill: primary }]
  // A dot in the middle of a wreath of bars holds it together.
  return form === bar && random.chance(0.6)
    ? [...shapes, { d: circle(MIDDLE, MIDDLE, 17), fill: twoTone ? primary : secondary }]
    : shapes
}
