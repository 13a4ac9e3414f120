/** A profile with long waves of hair. */
import { circle, illustration } from '../drawing.ts'
import { backdrop, pen } from '../figure.ts'
import { showing } from '../meaning.ts'

export const salon = illustration(
  'salon',
  showing(
    'hair, hairdresser, salon, haircut, stylist, barber, beauty, makeup, nail, cosmetics, skincare, facial, lash, brow, spa, perfume',
    ['beauty'],
    0.8,
  ),
  (canvas) => {
    const { width: w, height: h, random, colours: c } = canvas
    const mirrored = random.chance(0.5)
    const scale = Math.min(h / 214, (w * 0.9) / 200)
    const p = pen(w * (w > h * 1.3 ? (mirrored ? 0.36 : 0.64) : 0.56), h, scale, mirrored)
    const reach = w / scale
    // Waves flow from the crown to the edge of the picture.
    const wave = (y: number, drop: number) =>
      `C-50 ${y - 30} -90 ${y + drop} -140 ${y + drop * 0.6}S-210 ${y + drop + 50} -${Math.round(reach)} ${y + drop + 24}`
    return [
      backdrop(canvas),
      { d: circle(w * (mirrored ? 0.74 : 0.26), h * 0.3, Math.min(w, h) * 0.2), fill: c.far },
      p.fill(`M20 -196${wave(-180, 40)}V0H20Z`, c.middle),
      p.fill(`M10 -170${wave(-140, 44)}V0H10Z`, c.light),
      p.fill(`M6 -140${wave(-104, 46)}V0H6Z`, c.middle),
      p.fill(`M0 -110${wave(-66, 48)}V0H0Z`, c.light),
      p.fill(
        'M-34 0C-20 -28 -14 -44 -16 -66C-30 -100 -20 -160 22 -168C52 -172 66 -152 66 -132C66 -122 76 -110 80 -102C82 -98 76 -96 70 -94C74 -88 72 -84 68 -82C72 -78 70 -74 66 -72C68 -58 60 -52 46 -54C34 -56 30 -52 30 -40C32 -22 50 -8 64 0Z',
        c.near,
      ),
      p.fill(
        'M22 -196C64 -200 84 -170 72 -142C50 -150 36 -140 30 -118C24 -96 6 -88 4 -66C2 -40 -20 -10 -60 0H-110C-60 -60 -66 -150 -20 -184C-8 -192 6 -196 22 -196Z',
        c.light,
      ),
      p.line(
        'M52 -176C16 -176 -14 -150 -24 -106C-30 -70 -40 -30 -70 0M30 -150C8 -140 -4 -116 -10 -90C-18 -50 -28 -24 -48 0',
        { colour: c.near, alpha: 0.34 },
        3.4,
      ),
      p.line('M50 -116q8 5 15 1', c.far, 3.4),
      p.fill(circle(20, -64, 7), c.far),
    ]
  },
)
