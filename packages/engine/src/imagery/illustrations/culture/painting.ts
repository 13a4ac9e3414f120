/** Brushes in a jar, a palette, and a canvas begun. */
import { circle, ellipse, illustration, leaf, rect } from '../drawing.ts'
import { backdrop, disc, floorAt, pens } from '../figure.ts'
import { showing } from '../meaning.ts'

export const painting = illustration(
  'painting',
  showing(
    'paint, painting, painter, artist, watercolour, watercolor, palette, brush, easel, drawing, illustrator, illustration, art class, gallery, mural, decorator, sketch, art',
    ['art'],
    0.8,
  ),
  (canvas) => {
    const { colours: c } = canvas
    return [
      backdrop(canvas),
      disc(canvas, 0.72, 0.34, 0.24, c.far),
      floorAt(canvas, 0.82, c.middle),
      ...pens(canvas, { width: 290, height: 212, floor: 0.86, fills: 0.94, most: 3 }).flatMap((p) => [
        p.line('M-62 -190L-104 0M-30 -190L12 0', c.near, 8),
        p.fill(rect(-122, -196, 150, 128), c.far),
        p.fill('M-122 -68V-112C-90 -140 -60 -92 -28 -118C-6 -134 12 -124 28 -112V-68Z', c.middle),
        p.fill('M-122 -68V-88C-80 -110 -40 -74 28 -96V-68Z', c.near),
        p.fill(circle(-14, -158, 20), c.light),
        p.fill(rect(-130, -68, 166, 10), c.near),
        p.line('M70 -64L56 -150M84 -64L88 -172M98 -64L116 -146', c.near, 6),
        p.fill(leaf(56, -146, 44, -99, 0.2), c.light),
        p.fill(leaf(88, -166, 46, -87, 0.22), c.near),
        p.fill(leaf(116, -142, 42, -72, 0.2), c.far),
        p.fill('M52 -78H116L110 0H58Z', c.light),
        p.fill('M92 -78H116L110 0H84Z', { colour: c.near, alpha: 0.2 }),
        p.fill(ellipse(-16, -8, 66, 16), c.near),
        p.fill(ellipse(-52, -11, 9, 4), c.light),
        p.fill(ellipse(-28, -14, 9, 4), c.middle),
        p.fill(ellipse(0, -14, 9, 4), c.far),
        p.fill(ellipse(26, -10, 8, 4), c.light),
      ]),
    ]
  },
)
