/** A heart with its beat, capsules and leaves around it. */
import { circle, illustration, leaf } from '../drawing.ts'
import { backdrop, disc, pens } from '../figure.ts'
import { showing } from '../meaning.ts'

export const medicine = illustration(
  'medicine',
  showing(
    'medicine, doctor, clinic, pharmacy, nurse, hospital, health, physio, physiotherapy, surgery, medical, vaccine, chemist, caregiver, hospice',
    ['health'],
    0.85,
  ),
  (canvas) => {
    const { width: w, height: h, unit: u, random, colours: c } = canvas
    const capsules = Array.from({ length: Math.round(w / (26 * u)) }, (_, i) => {
      const [x, y, a] = [
        ((i + 0.5) * w) / Math.round(w / (26 * u)),
        h * (i % 2 === 0 ? random.between(0.08, 0.18) : random.between(0.84, 0.93)),
        random.between(-0.9, 0.9),
      ]
      const [dx, dy] = [Math.cos(a) * 5 * u, Math.sin(a) * 5 * u]
      return [
        { d: `M${x - dx} ${y - dy}L${x} ${y}`, stroke: { paint: c.light, width: 6 * u, cap: 'round' as const } },
        {
          d: `M${x + dx * 0.1} ${y + dy * 0.1}L${x + dx} ${y + dy}`,
          stroke: { paint: c.middle, width: 6 * u, cap: 'round' as const },
        },
      ]
    }).flat()
    return [
      backdrop(canvas),
      disc(canvas, 0.5, 0.5, 0.4, c.far),
      ...capsules,
      ...pens(canvas, { width: 230, height: 190, floor: 0.86, fills: 0.86, most: 1 }).flatMap((p) => [
        p.fill([-160, -140, -120].map((degrees) => leaf(-60, -20, 74, degrees, 0.24)).join(''), c.middle),
        p.fill([-60, -40, -20].map((degrees) => leaf(60, -20, 74, degrees, 0.24)).join(''), c.middle),
        p.fill(
          'M0 0C-48 -34 -100 -74 -100 -126C-100 -184 -24 -196 0 -146C24 -196 100 -184 100 -126C100 -74 48 -34 0 0Z',
          c.light,
        ),
        p.fill('M40 -178C80 -180 100 -156 100 -126C100 -74 48 -34 0 0C60 -60 80 -120 40 -178Z', {
          colour: c.near,
          alpha: 0.18,
        }),
        p.line('M-100 -96H-48L-32 -128L-8 -62L14 -118L28 -96H100', c.far, 9),
        p.fill(circle(100, -96, 9), c.far),
      ]),
    ]
  },
)
