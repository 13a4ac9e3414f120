/** Forms behind the thing instead of a place: rays, rings, paper in layers, dots, a niche, inks that overprint. */
import type { Random } from '../../../../base/random.ts'
import { circle, polygon, round, smooth } from '../../../../imagery/shapes.ts'
import type { ColourRef, Shape } from '../../../../scene/types.ts'
import { apart, filled, glow, roomForForm, type SceneCanvas, shade, sky, tone } from '../canvas.ts'

/** Forms that a thing stands before, by how far they want to reach from its middle, × its size. */
export const FORMS = { disc: 0.62, splash: 0.66, arch: 0.66, risograph: 0.62, collage: 0.66 } as const

/** A closed form through points. */
const blob = (points: [number, number][]): string => {
  const [x, y] = points[0] ?? [0, 0]
  return `M${round(x)} ${round(y)}${smooth([...points, [x, y]])}Z`
}

export function rays(canvas: SceneCanvas): Shape[] {
  const { width, height, hero, random } = canvas
  const count = random.pick([12, 16, 20])
  const reach = Math.hypot(width, height)
  const turn = random.between(0, Math.PI / count)
  const beam = (i: number) => {
    const [a, b] = [turn + (2 * Math.PI * i) / count, turn + (2 * Math.PI * (i + 0.5)) / count]
    const end = (angle: number): [number, number] => [
      hero.x + reach * Math.cos(angle),
      hero.y + reach * Math.sin(angle),
    ]
    return polygon([[hero.x, hero.y], end(a), end(b)])
  }
  return [
    filled(Array.from({ length: count }, (_, i) => beam(i)).join(''), apart(canvas, 4.5)),
    glow(canvas, [hero.x, hero.y], hero.size * 0.95, tone(canvas, 6), 0.9),
  ]
}

/** A form behind the thing: it keeps clear of the words, or, where they leave it no room, goes behind them in tones of the ground. */
function behind(
  canvas: SceneCanvas,
  share: number,
): { r: number; form: ColourRef; other: ColourRef; lit(by: number): ColourRef } {
  const { hero, form, other } = canvas
  const r = roomForForm(canvas, share)
  if (r !== undefined) return { r, form, other, lit: (by) => shade(form, by) }
  return {
    r: hero.size * share,
    form: apart(canvas, 5),
    other: apart(canvas, 3),
    lit: (by) => apart(canvas, 5 + by / 2),
  }
}

export function disc(canvas: SceneCanvas): Shape[] {
  const { hero } = canvas
  const { r, lit } = behind(canvas, FORMS.disc)
  return [
    sky(canvas, 3, -2),
    filled(circle(hero.x, hero.y, r), {
      gradient: 'linear',
      angle: 90,
      stops: [
        { at: 0, colour: lit(6) },
        { at: 1, colour: lit(-6) },
      ],
    }),
  ]
}

/** A splash of colour with its drops. */
export function splash(canvas: SceneCanvas): Shape[] {
  const { hero, random } = canvas
  const { r: whole, form } = behind(canvas, FORMS.splash)
  const r = whole / 1.2
  const corners = 11
  const points = Array.from({ length: corners }, (_, k): [number, number] => {
    const angle = (2 * Math.PI * k) / corners
    const far = r * (1 + random.between(-0.14, 0.12))
    return [hero.x + far * Math.cos(angle), hero.y + far * Math.sin(angle)]
  })
  const drops = Array.from({ length: 5 }, () => {
    const angle = random.between(0, 2 * Math.PI)
    const far = r * random.between(1.0, 1.1)
    return circle(hero.x + far * Math.cos(angle), hero.y + far * Math.sin(angle), r * random.between(0.03, 0.08))
  })
  return [sky(canvas, 2, -3), filled(blob(points), form), filled(drops.join(''), form)]
}

/** A niche, × the size of the thing: how far it reaches up from its middle, to the sides and down. */
const ARCH = { tall: FORMS.arch, half: 0.46, foot: 0.44 } as const

/** A niche behind the thing, lit from one side. */
export function arch(canvas: SceneCanvas): Shape[] {
  const { hero } = canvas
  const { r, lit } = behind(canvas, FORMS.arch)
  const size = r / ARCH.tall
  const half = size * ARCH.half
  const [top, foot] = [hero.y - size * (ARCH.tall - ARCH.half), hero.y + size * ARCH.foot]
  const niche = (inset: number) =>
    `M${hero.x - half + inset} ${foot}V${top}a${half - inset} ${half - inset} 0 0 1 ${2 * (half - inset)} 0V${foot}Z`
  return [sky(canvas, 2, -3), filled(niche(0), lit(-7)), filled(niche(half * 0.09), lit(0))]
}

/** The outline of a torn sheet, from -1 to 1 on both axes: each of its sides in steps, none of them straight. */
function tornEdge(random: Random): [number, number][] {
  const steps = 7
  const side = (at: (along: number) => [number, number]) =>
    Array.from({ length: steps }, (_, k): [number, number] => {
      const [x, y] = at((2 * k) / steps - 1)
      const tear = 1 + random.between(-0.035, 0.035)
      return [x * tear, y * tear]
    })
  return [
    ...side((along) => [along, -1]),
    ...side((along) => [1, along]),
    ...side((along) => [-along, 1]),
    ...side((along) => [-1, -along]),
  ]
}

/** How far the corners of turned sheets reach, × the size that they are drawn in. */
const TURNED = 1.18

/** Torn sheets of paper, one on the other, each with its shadow and its white edge. */
export function collage(canvas: SceneCanvas): Shape[] {
  const { hero, random } = canvas
  const { r, form, other } = behind(canvas, FORMS.collage)
  const size = r / TURNED
  const scrap = (dx: number, dy: number, w: number, h: number, turn: number) =>
    tornEdge(random).map(([x, y]): [number, number] => [
      hero.x + dx + x * w * Math.cos(turn) - y * h * Math.sin(turn),
      hero.y + dy + x * w * Math.sin(turn) + y * h * Math.cos(turn),
    ])
  const laid = (points: [number, number][], fill: ColourRef): Shape[] => {
    const moved = (by: number, grow: number) =>
      polygon(points.map(([x, y]) => [hero.x + (x - hero.x) * grow + by, hero.y + (y - hero.y) * grow + by]))
    return [
      filled(moved(size * 0.025, 1.02), { colour: '#000000', alpha: 0.16 }),
      filled(moved(0, 1.025), tone(canvas, 12)),
      filled(moved(0, 1), fill),
    ]
  }
  return [
    sky(canvas, 2, -3),
    ...laid(scrap(-size * 0.16, -size * 0.1, size * 0.74, size * 0.6, -0.16), other),
    ...laid(scrap(size * 0.08, size * 0.06, size * 0.72, size * 0.74, 0.07), form),
  ]
}
