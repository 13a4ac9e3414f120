/** Sailing boats heel over long waves. */
import { illustration } from '../drawing.ts'
import { backdrop, disc, pens } from '../figure.ts'
import { showing } from '../meaning.ts'

export const sailing = illustration(
  'sailing',
  showing('sailing, sailboat, yacht, regatta, sail, boat, marina, sailing club, skipper, kayak, rowing'),
  (canvas) => {
    const { width: w, height: h, unit: u, random, colours: c } = canvas
    const wave = (y: number, swell: number, step: number) => {
      let d = `M${-step * random.next()} ${y}`
      for (let x = -step; x < w + step; x += step) d += `q${step / 2} ${-swell} ${step} 0`
      return `${d}V${h}H${-step}Z`
    }
    return [
      backdrop(canvas),
      disc(canvas, 0.24, 0.34, 0.17, c.light),
      { d: wave(h * 0.68, 5 * u, 40 * u), fill: { colour: c.middle, alpha: 0.5 } },
      ...pens(canvas, { width: 200, height: 215, floor: 0.82, fills: 0.9, most: 3 }).flatMap((p, index) => [
        p.fill('M6 -206C60 -160 92 -96 98 -36H6Z', index === 1 ? c.light : c.far),
        p.fill('M6 -90C40 -92 70 -90 88 -84C94 -68 97 -52 98 -36H6Z', index === 1 ? c.far : c.light),
        p.fill('M-6 -186C-24 -130 -56 -76 -92 -40H-6Z', c.near),
        p.line('M0 -214V-20', c.near, 5),
        p.fill('M0 -214l-34 10l34 9Z', c.light),
        p.fill('M-100 -26H104C96 -2 78 12 52 12H-52C-76 12 -92 -4 -100 -26Z', c.near),
        p.line('M-90 -14H96', c.light, 5),
      ]),
      { d: wave(h * 0.8, 6 * u, 30 * u), fill: c.middle },
      { d: wave(h * 0.9, 6 * u, 36 * u), fill: c.near },
    ]
  },
)
