/** A large padlock before rings of a wall, keys beside it. */
import { circle, illustration, rect, rounded } from '../drawing.ts'
import { backdrop, pens } from '../figure.ts'
import { showing } from '../meaning.ts'

export const padlock = illustration(
  'padlock',
  showing(
    'security, lock, cyber security, cybersecurity, privacy, password, locksmith, escape room, vault, safe, insurance, alarm, vpn, backup',
    ['security'],
    0.9,
  ),
  (canvas) => {
    const { width: w, height: h, unit: u, colours: c, focus = 0.5 } = canvas
    return [
      backdrop(canvas),
      ...[62, 50, 38].map((r, i) => ({ d: circle(w * focus, h * 0.52, r * u), fill: i === 1 ? c.ground : c.far })),
      ...pens(canvas, { width: 300, height: 200, floor: 0.92, fills: 0.88, most: 1 }).flatMap((p) => [
        p.line('M-48 -104V-138C-48 -202 48 -202 48 -138V-104', c.near, 24),
        p.line('M-48 -104V-138C-48 -172 -34 -186 -16 -190', { colour: c.far, alpha: 0.5 }, 5),
        p.fill(rounded(-84, -112, 168, 112, 16), c.light),
        p.fill('M40 -112H68a16 16 0 0 1 16 16V-16a16 16 0 0 1 -16 16H40Z', { colour: c.near, alpha: 0.18 }),
        p.fill(`${circle(0, -66, 18)}M-9 -62H9L14 -24H-14Z`, c.near),
        p.fill(circle(-66, -94, 5) + circle(66, -94, 5) + circle(-66, -18, 5) + circle(66, -18, 5), c.near),
        p.line(circle(132, -40, 20), c.middle, 11),
        p.line('M132 -20V44M132 18H150M132 36H146', c.middle, 11),
      ]),
      { d: rect(0, h * 0.92, w, h * 0.08), fill: c.middle },
    ]
  },
)
