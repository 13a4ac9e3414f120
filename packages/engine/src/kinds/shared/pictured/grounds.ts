/**
 * Grounds with depth, all in tones of the sheet's own ground, so that words read on them as they do on it: a sky in light, hills
 * one behind the other, rays, paper in layers, a wall and a table.
 */
import type { Random } from '../../../base/random.ts'
import { oklch } from '../../../colour/colour.ts'
import { circle, land, polygon, rect, round, smooth } from '../../../imagery/illustrations/types.ts'
import type { ColourRef, Paint, Palette, PaletteRole, Shape, Vector } from '../../../scene/types.ts'
import type { Spot } from './places.ts'

export interface GroundCanvas {
  width: number
  height: number
  palette: Palette
  fill: PaletteRole
  /** A colour that stands out from it, for a form behind the picture. */
  form: PaletteRole
  /** Where the leading picture stands. */
  hero: Spot
  /** How far from its centre the next words are, pixels. */
  free: number
  random: Random
}
// biome-ignore format: one line
export const GROUND_NAMES = ['hills', 'rays', 'layers', 'studio', 'rings', 'dusk', 'disc', 'splash', 'halftone', 'arch'] as const
export type GroundName = (typeof GROUND_NAMES)[number]

/** A tone of the ground: `by` hundredths lighter (or darker on light grounds where it cannot get lighter). */
function tone({ palette, fill }: GroundCanvas, by: number): ColourRef {
  const { l } = oklch(palette[fill])
  const step = l > 0.93 && by > 0 ? by * 0.25 : l < 0.2 && by < 0 ? by * 0.4 : by
  return `${fill}/${Math.round(step)}`
}
/** Away from the ground's end of the scale: darker on light grounds, lighter on dark ones. */
const apart = (canvas: GroundCanvas, by: number): ColourRef =>
  tone(canvas, oklch(canvas.palette[canvas.fill]).l > 0.55 ? -by : by)

const filled = (d: string, fill: Paint): Shape => ({ d, fill })
const whole = ({ width, height }: GroundCanvas) => rect(0, 0, width, height)
const sky = (canvas: GroundCanvas, from: number, to: number): Shape =>
  filled(whole(canvas), {
    gradient: 'linear',
    angle: 90,
    stops: [
      { at: 0, colour: tone(canvas, from) },
      { at: 1, colour: tone(canvas, to) },
    ],
  })

/** A closed form through points. */
const blob = (points: [number, number][]): string => {
  const [x, y] = points[0] ?? [0, 0]
  return `M${round(x)} ${round(y)}${smooth([...points, [x, y]])}Z`
}

/** Light behind the thing. */
const glow = (canvas: GroundCanvas, radius: number, colour: ColourRef, alpha: number): Shape => {
  const { width, height, hero } = canvas
  return filled(whole(canvas), {
    gradient: 'radial',
    centre: [hero.x / width, hero.y / height],
    radius: radius / Math.max(width, height),
    stops: [
      { at: 0, colour, alpha },
      { at: 1, colour, alpha: 0 },
    ],
  })
}

function hills(canvas: GroundCanvas): Shape[] {
  const { width, height, hero, random } = canvas
  const foot = Math.min(0.62, Math.max(0.16, 1 - (hero.y + hero.size * 0.2) / height))
  const ridge = (share: number, roughness: number) =>
    land(
      width,
      height,
      Array.from({ length: 7 }, () => Math.max(0.02, share + random.between(-roughness, roughness))),
    )
  return [
    sky(canvas, 3, -3),
    filled(circle(hero.x + hero.size * 0.2, hero.y - hero.size * 0.2, hero.size * 0.42), apart(canvas, 4)),
    filled(ridge(foot + 0.1, 0.05), apart(canvas, 5)),
    filled(ridge(foot, 0.04), apart(canvas, 9)),
    filled(ridge(foot * 0.55, 0.03), apart(canvas, 13)),
  ]
}

function rays(canvas: GroundCanvas): Shape[] {
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
    glow(canvas, hero.size * 0.95, tone(canvas, 6), 0.9),
  ]
}

/** Sheets of paper, each a step further in, each with the shadow of the one before it. */
function layers(canvas: GroundCanvas): Shape[] {
  const { width, height, hero, random } = canvas
  const waves = 9
  const sheets = 4
  return Array.from({ length: sheets }, (_, i) => sheets - i)
    .flatMap((depth, i): Shape[] => {
      const radius = hero.size * (0.62 + 0.17 * depth)
      const points = Array.from({ length: waves }, (_, k): [number, number] => {
        const angle = (2 * Math.PI * k) / waves
        const r = radius * (1 + random.between(-0.07, 0.07))
        return [hero.x + r * Math.cos(angle), hero.y + r * Math.sin(angle)]
      })
      const hole = blob(points)
      const shade = apart(canvas, 2.5 + i * 2.8)
      return [filled(hole, shade)]
    })
    .concat(filled(rect(0, height - 1, width, 1), apart(canvas, 3)))
}

function studio(canvas: GroundCanvas): Shape[] {
  const { width, height, hero } = canvas
  const floor = Math.min(height * 0.95, hero.y + hero.size * 0.34)
  return [
    sky(canvas, 2, -2),
    glow(canvas, hero.size * 1.1, tone(canvas, 8), 0.9),
    filled(rect(0, floor, width, height - floor), {
      gradient: 'linear',
      angle: 90,
      stops: [
        { at: 0, colour: apart(canvas, 9) },
        { at: 1, colour: apart(canvas, 5) },
      ],
    }),
  ]
}

/** Rings in steps about the thing. */
function rings(canvas: GroundCanvas): Shape[] {
  const { hero } = canvas
  return [4, 3, 2, 1].map((step, i) =>
    filled(circle(hero.x, hero.y, hero.size * (0.3 + step * 0.2)), apart(canvas, 2.2 + i * 2.4)),
  )
}

function dusk(canvas: GroundCanvas): Shape[] {
  const { width, height, random } = canvas
  const spots = Array.from({ length: 5 }, () => ({
    x: random.between(0, 1),
    y: random.between(0, 1),
    r: random.between(0.35, 0.7),
    by: random.pick([6, 8, -5]),
  }))
  return [
    sky(canvas, 2, -4),
    ...spots.map(({ x, y, r, by }) =>
      filled(whole(canvas), {
        gradient: 'radial',
        centre: [x, y],
        radius: (r * Math.min(width, height)) / Math.max(width, height),
        stops: [
          { at: 0, colour: tone(canvas, by), alpha: 0.85 },
          { at: 1, colour: tone(canvas, by), alpha: 0 },
        ],
      }),
    ),
  ]
}

/** As large as a form behind the thing may be: it keeps clear of the words, or goes off the sheet. */
const reach = ({ hero, free }: GroundCanvas, share: number): number =>
  Math.max(hero.size * 0.3, Math.min(hero.size * share, free * 0.96))

function disc(canvas: GroundCanvas): Shape[] {
  const { hero, form } = canvas
  const r = reach(canvas, 0.62)
  return [
    sky(canvas, 3, -2),
    filled(circle(hero.x, hero.y, r), {
      gradient: 'linear',
      angle: 90,
      stops: [
        { at: 0, colour: `${form}/6` },
        { at: 1, colour: `${form}/-6` },
      ],
    }),
  ]
}

/** A splash of colour with its drops. */
function splash(canvas: GroundCanvas): Shape[] {
  const { hero, form, random } = canvas
  const r = reach(canvas, 0.66) / 1.12
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

/** Dots that grow towards the thing, in its colour. */
function halftone(canvas: GroundCanvas): Shape[] {
  const { hero, form } = canvas
  const r = reach(canvas, 0.7)
  const step = r / 11
  const dots: string[] = []
  for (let y = -r; y <= r; y += step)
    for (let x = -r; x <= r; x += step) {
      const shift = Math.round((y + r) / step) % 2 === 0 ? 0 : step / 2
      const far = Math.hypot(x + shift, y) / r
      if (far < 1) dots.push(circle(hero.x + x + shift, hero.y + y, step * 0.56 * Math.sqrt(1 - far)))
    }
  return [sky(canvas, 2, -2), filled(dots.join(''), form)]
}

/** A niche, × the size of the thing: how far it reaches up from its middle, to the sides and down. */
const ARCH = { tall: 0.66, half: 0.46, foot: 0.44 } as const

/** A niche behind the thing, lit from one side. */
function arch(canvas: GroundCanvas): Shape[] {
  const { hero, form } = canvas
  const size = reach(canvas, ARCH.tall) / ARCH.tall
  const half = size * ARCH.half
  const [top, foot] = [hero.y - size * (ARCH.tall - ARCH.half), hero.y + size * ARCH.foot]
  const niche = (inset: number) =>
    `M${hero.x - half + inset} ${foot}V${top}a${half - inset} ${half - inset} 0 0 1 ${2 * (half - inset)} 0V${foot}Z`
  return [sky(canvas, 2, -3), filled(niche(0), `${form}/-7`), filled(niche(half * 0.09), form)]
}

const GROUNDS: Record<GroundName, (canvas: GroundCanvas) => Shape[]> = {
  hills,
  rays,
  layers,
  studio,
  rings,
  dusk,
  disc,
  splash,
  halftone,
  arch,
}

/** The ground as a node that fills the sheet. */
export const groundInDepth = (name: GroundName, canvas: GroundCanvas): Vector => ({
  type: 'vector',
  id: 'ground',
  role: 'background',
  at: { left: 0, top: 0 },
  width: canvas.width,
  height: canvas.height,
  viewBox: [canvas.width, canvas.height],
  shapes: GROUNDS[name](canvas),
})
