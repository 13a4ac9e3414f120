/** A dachshund in a striped coat: as long as the picture allows. */
import { circle, illustration } from '../drawing.ts'
import { backdrop, disc, floorAt, pen } from '../figure.ts'
import { showing } from '../meaning.ts'

export const dog = illustration(
  'dog',
  showing('dog, puppy, hound, canine, kennel, walkies, grooming, groomer', ['pets', 'veterinary'], 0.75),
  (canvas) => {
    const { width: w, height: h, random, colours: c } = canvas
    const scale = Math.min((h * 0.7) / 170, w / 330)
    const half = Math.min(190, w / scale / 2 - 118)
    const p = pen(w / 2, h * 0.86, scale, random.chance(0.5))
    const L = half
    const coat: [number, number] = [-L * 0.72, L * 0.62]
    const stripes = Math.max(3, Math.round((coat[1] - coat[0]) / 26))
    const band = (coat[1] - coat[0]) / (stripes * 2)
    const leg = (x: number) => `M${x} -52V-8q0 8 8 8h18q0 -12 -10 -13V-52Z`
    return [
      backdrop(canvas),
      disc(canvas, 0.34, 0.4, 0.3, c.far),
      floorAt(canvas, 0.85, c.middle),
      p.line(`M${-L - 12} -70C${-L - 44} -84 ${-L - 56} -112 ${-L - 48} -140`, c.light, 11),
      p.fill(leg(-L + 26) + leg(L + 4), { colour: c.near, alpha: 0.75 }),
      p.fill(
        `M${-L} -34a27 27 0 0 1 0 -54H${L - 8}L${L + 6} -140C${L + 14} -160 ${L + 46} -162 ${L + 60} -144L${L + 108} -128C${L + 120} -122 ${L + 116} -106 ${L + 102} -104L${L + 54} -100L${L + 32} -46C${L + 26} -34 ${L + 10} -34 ${L} -34Z`,
        c.light,
      ),
      p.fill(leg(-L - 6) + leg(L - 24), c.light),
      p.fill(`M${coat[0]} -90H${coat[1]}V-32H${coat[0]}Z`, c.near),
      p.fill(
        Array.from({ length: stripes }, (_, i) => `M${coat[0] + (i * 2 + 0.5) * band} -90h${band}v58h${-band}Z`).join(
          '',
        ),
        c.far,
      ),
      p.fill(
        `M${L + 20} -150C${L + 46} -142 ${L + 42} -92 ${L + 22} -82C${L} -90 ${L - 6} -132 ${L + 20} -150Z`,
        c.near,
      ),
      p.line(`M${L - 4} -94L${L + 36} -78`, c.middle, 9),
      p.fill(circle(L + 110, -121, 8) + circle(L + 62, -132, 4.6), c.near),
    ]
  },
)
