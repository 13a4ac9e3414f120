/** Glasses in a row: coupe, tumbler, highball, beer. */
import { nth } from '../../../base/items.ts'
import type { Shape } from '../../../scene/types.ts'
import { circle, illustration, rect, rounded } from '../drawing.ts'
import { backdrop, disc, floorAt, type Pen, rowOfPens } from '../figure.ts'
import { showing } from '../meaning.ts'
import type { Colours } from '../types.ts'

type Glass = (p: Pen, c: Colours) => Shape[]
const coupe: Glass = (p, c) => [
  p.fill('M-58 -168H58L0 -92Z', { colour: c.far, alpha: 0.9 }),
  p.fill('M-44 -150H44L0 -92Z', c.light),
  p.fill(rect(-3.5, -96, 7, 92) + rounded(-36, -8, 72, 8, 4), c.near),
  p.line('M-10 -122L46 -196', c.near, 4),
  p.fill(circle(2, -138, 10) + circle(20, -162, 10), c.middle),
]
const tumbler: Glass = (p, c) => [
  p.fill('M-46 -104H46L38 0H-38Z', { colour: c.far, alpha: 0.9 }),
  p.fill('M-42 -72H42L37 -6H-37Z', c.middle),
  p.fill('M-28 -82L2 -90L10 -58L-20 -50ZM6 -62L34 -54L26 -26L-2 -34Z', { colour: c.far, alpha: 0.75 }),
  p.fill(circle(44, -108, 24), c.light),
  p.fill(circle(44, -108, 17), c.far),
  p.line('M44 -125V-91M27 -108H61M32 -120L56 -96M56 -120L32 -96', c.light, 3),
]
const beer: Glass = (p, c) => [
  p.line('M40 -112H58C70 -112 72 -104 72 -96V-60C72 -50 66 -44 56 -44H40', c.near, 11),
  p.fill(rounded(-46, -132, 92, 132, 8), c.light),
  p.fill(rounded(-30, -108, 12, 92, 6) + rounded(-6, -108, 12, 92, 6) + rounded(18, -108, 12, 92, 6), {
    colour: c.near,
    alpha: 0.2,
  }),
  p.fill(
    circle(-36, -136, 18) +
      circle(-10, -146, 22) +
      circle(18, -144, 20) +
      circle(38, -134, 16) +
      rect(-46, -138, 92, 20) +
      rounded(-46, -130, 18, 42, 9),
    c.far,
  ),
]
const highball: Glass = (p, c) => [
  p.line('M10 -140L30 -206', c.middle, 7),
  p.fill('M-36 -158H36L30 0H-30Z', { colour: c.far, alpha: 0.9 }),
  p.fill('M-33 -126H33L29 -6H-29Z', c.near),
  p.fill('M-33 -126H33L31 -86C10 -70 -10 -100 -31 -84Z', c.light),
  p.fill('M-22 -60L4 -66L10 -40L-16 -34Z', { colour: c.far, alpha: 0.5 }),
]
const GLASSES = [coupe, beer, tumbler, highball]

export const cocktails = illustration(
  'cocktails',
  showing(
    'cocktail, bar, drink, beer, brewery, pub, gin, rum, spirits, happy hour, taproom, ale, brewpub, aperitif, mixology, lager, cider, whiskey, distillery, nightclub, speakeasy, oktoberfest',
    ['bar'],
    0.92,
  ),
  (canvas) => {
    const { random, colours: c } = canvas
    const shift = random.int(4)
    return [
      backdrop(canvas),
      disc(canvas, random.pick([0.3, 0.7]), 0.4, 0.3, { colour: c.middle, alpha: 0.34 }),
      floorAt(canvas, 0.86, c.middle),
      ...rowOfPens(canvas, { width: 136, height: 212, floor: 0.9 }).flatMap((p, i) =>
        nth(GLASSES, (i + shift) % 4)(p, c),
      ),
    ]
  },
)
