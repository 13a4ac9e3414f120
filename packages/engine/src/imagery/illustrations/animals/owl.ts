/** An owl on a branch at night. */
import { circle, ellipse, illustration } from '../drawing.ts'
import { backdrop, both, disc, pens } from '../figure.ts'
import { showing } from '../meaning.ts'

export const owl = illustration('owl', showing('owl, wisdom, night school, tutor, tutoring'), (canvas) => {
  const { width: w, height: h, unit: u, random, colours: c } = canvas
  const stars = Array.from({ length: 16 }, () =>
    circle(random.next() * w, random.next() * h * 0.6, random.between(0.4, 0.9) * u),
  ).join('')
  return [
    backdrop(canvas),
    disc(canvas, 0.62, 0.36, 0.3, c.far),
    { d: stars, fill: c.far },
    ...pens(canvas, { width: 170, height: 200, floor: 0.86, fills: 0.88, most: 3 }).flatMap((p, index) => [
      p.fill(
        'M-72 -196C-56 -182 -34 -178 0 -178C34 -178 56 -182 72 -196C86 -150 84 -110 78 -80C70 -30 40 0 0 0C-40 0 -70 -30 -78 -80C-84 -110 -86 -150 -72 -196Z',
        index === 1 ? c.middle : c.near,
      ),
      p.fill('M-42 -92C-20 -78 20 -78 42 -92C48 -40 28 -10 0 -8C-28 -10 -48 -40 -42 -92Z', c.far),
      p.line('M-26 -66l10 9l10 -9l10 9l10 -9l10 9M-20 -44l10 9l10 -9l10 9l10 -9', index === 1 ? c.near : c.middle, 5),
      p.fill(both('M-78 -110C-92 -70 -84 -30 -52 -10C-44 -40 -52 -80 -78 -110Z'), { colour: c.light, alpha: 0.85 }),
      p.fill(both(circle(-32, -130, 32)), c.far),
      p.fill(both(circle(-32, -130, 19)), c.light),
      p.fill(both(circle(-32, -130, 10)), index === 1 ? c.near : c.near),
      p.fill('M-11 -122h22L0 -96Z', c.light),
      p.line('M-22 -2v10M-12 -2v10M12 -2v10M22 -2v10', c.light, 7),
    ]),
    {
      d: `M${-u} ${h * 0.9}C${w * 0.3} ${h * 0.86} ${w * 0.6} ${h * 0.93} ${w + u} ${h * 0.86}`,
      stroke: { paint: c.middle, width: 5 * u, cap: 'round' },
    },
    { d: ellipse(w * 0.12, h * 0.95, 9 * u, 4 * u) + ellipse(w * 0.88, h * 0.93, 9 * u, 4 * u), fill: c.light },
  ]
})
