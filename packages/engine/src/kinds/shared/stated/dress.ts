/** What a stated sheet wears: ground, picture and signature of a system or a scene, drawn about words that stand already. */
import { contrast, oklch } from '../../../colour/colour.ts'
import type { ColourRef, Node, PaletteRole } from '../../../scene/types.ts'
import { figure, inOneColour, isSeenOn, standsOut, tonesOf } from '../figure.ts'
import { arranged } from '../pictured/group.ts'
import type { Box, GroupSpot, Spot } from '../pictured/places.ts'
import { sceneNodes } from '../pictured/scene.ts'
import type { SettingName } from '../pictured/settings.ts'
import { isView } from '../pictured/settings.ts'
import type { Piece } from '../pieces.ts'
import { backdrop } from '../systems/backdrops.ts'
import { circle, filled, overSheet, polygon } from '../systems/forms.ts'
import { hero } from '../systems/hero.ts'
import { border } from '../systems/layouts/deco.ts'
import { form, grown } from '../systems/layouts/emblem.ts'
import { inksOn } from '../systems/lettering.ts'
import type { Area, BackdropName, Stage } from '../systems/types.ts'
import { freeRegion } from '../windows/region.ts'
import { type WindowLook, windowNodes } from '../windows/window.ts'
import type { Part } from './groups.ts'

/** How the picture stands in its room. */
export type Manner = 'bare' | 'shadowed' | 'form' | 'field' | 'framed' | 'tilted' | 'ghost' | 'scene' | 'window'

export interface Dress {
  name: string
  manner: Manner
  backdrops: readonly BackdropName[]
  setting?: SettingName
  window?: WindowLook
  /** Words at the foot stand on a colour of their own. */
  foot: boolean
  /** Whether the picture may run out of the sheet. */
  bleeds: boolean
}

export interface Dressing {
  stage: Stage
  dress: Dress
  words: Box[]
  pieces: Piece[]
  /** The picture and where it stands. */
  spot?: GroupSpot
  part?: Part
  foot?: { fill: PaletteRole; top: number }
}

const areaOf = ({ x, y, size }: Spot): Area => ({ x: x - size / 2, y: y - size / 2, width: size, height: size })
const WHOLE = ({ width, height }: Stage): Area => ({
  x: width * 0.3,
  y: height * 0.3,
  width: width * 0.4,
  height: height * 0.4,
})

/** The picture with its company, on a fill. */
function subject({ stage, spot, words, pieces, part, foot }: Dressing, on: PaletteRole): Node[] {
  if (!spot) return []
  const [first] = pieces
  const role = part?.role ?? 'illustration'
  if (!first || stage.brief.picture) return hero(stage, areaOf(spot), { on }).map((node) => ({ ...node, role }))
  const { width, height } = stage
  const { standing } = arranged(pieces, { width, height, words, hero: spot, ...(foot && { foot }) })
  return standing.map(({ piece, spot: own }, i) => ({
    ...figure(stage, `depiction-${i + 1}`, piece.figure, tonesOf(stage, piece.figure, on), own.size, {
      at: { left: own.x - own.size / 2, top: own.y - own.size / 2 },
      role,
    }),
    alt: piece.words,
  }))
}

/** A colour behind the thing, and the role that the thing's own tones are chosen for. */
interface Tint {
  fill: ColourRef
  on: PaletteRole
  /** How much lighter the colour is than that role, hundredths. */
  lift: number
}

/** A soft colour that is seen on the ground, and the thing on it; else a tone of the ground: never a hole of black or white. */
function tint({ stage, pieces }: Dressing, { soft, tone } = { soft: SOFT, tone: TONE }): Tint {
  const { palette } = stage.direction
  const [first] = pieces
  const light = oklch(palette[stage.ground.fill]).l > LIGHT
  const hues = (['accent', 'secondary', 'surface', 'paper'] as const).filter(
    (role) =>
      contrast(palette[role], palette[stage.ground.fill]) >= SEEN &&
      (!light || oklch(palette[role]).l > DEEP) &&
      contrast(palette[role], palette[stage.ground.fill]) <= soft &&
      (!first || (isSeenOn(stage, first.figure, role) && standsOut(stage, first.figure, role) >= SEEN)),
  )
  const { fill, ink } = stage.ground
  if (hues.length > 0) {
    const on = stage.random.fork('tint').pick(hues)
    return { fill: on, on, lift: 0 }
  }
  const dark = oklch(palette[fill]).l < oklch(palette[ink]).l
  const lift = dark ? tone : -tone
  return { fill: `${fill}/${lift}`, on: fill, lift }
}
const [SEEN, SOFT] = [1.22, 4.5]
/** On a light ground nothing is darker than that: it would be a hole. */
const [LIGHT, DEEP] = [0.55, 0.34]
/** Hundredths of lightness. */
const TONE = 11

/** A colour field from the thing's waist down, its edge aslant, clear of the words above. */
function field(dressing: Dressing): Node[] {
  const { stage, spot, foot, words } = dressing
  if (!spot) return []
  const { width, height, random } = stage
  const lean = height * random.fork('lean').pick([0, 0.04, -0.04, 0.07])
  const edge = foot ? foot.top : height
  const fill = foot?.fill ?? tint(dressing).fill
  const on = (box: Box) => box.top >= edge - 1
  if (!foot && words.some(({ bottom }) => bottom > spot.y + spot.size * 0.1)) return []
  const wanted = Math.min(spot.y + spot.size * 0.16, edge - stage.u * 3 - Math.abs(lean))
  const least = Math.max(0, ...words.filter((box) => !on(box)).map(({ bottom }) => bottom)) + stage.u * 2
  const y = Math.max(wanted, least + Math.abs(lean))
  const d = polygon([
    [0, y + lean],
    [width, y - lean],
    [width, height],
    [0, height],
  ])
  return [overSheet(stage, 'field', [filled(d, fill)])]
}

/** A tone of the ground that is just seen, away from its ink. */
function faint({ direction: { palette }, ground: { fill, ink } }: Stage): ColourRef {
  const light = oklch(palette[fill]).l > oklch(palette[ink]).l
  return `${fill}/${light ? 4 : -4}`
}

/** Broad bars on one axis through the thing, and a disc behind it, in tones of the ground. */
function bars(dressing: Dressing): Node[] {
  const { stage, spot } = dressing
  if (!spot) return []
  const { width, height, random } = stage
  const turn = (random.fork('tilt').pick([-28, 24, -36]) * Math.PI) / 180
  const reach = Math.hypot(width, height)
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)]
  const bar = (off: number, thick: number) => {
    const [cx, cy] = [spot.x - uy * off, spot.y + ux * off]
    const at = (along: number, across: number): [number, number] => [
      cx + ux * along - uy * across,
      cy + uy * along + ux * across,
    ]
    return polygon([at(-reach, -thick), at(reach, -thick), at(reach, thick), at(-reach, thick)])
  }
  const s = spot.size
  const fill = faint(stage)
  const disc = tint(dressing).fill
  return [
    overSheet(stage, 'bars', [
      filled(bar(0, s * 0.3), fill),
      filled(bar(s * 0.5, s * 0.07), fill),
      filled(bar(-s * 0.46, s * 0.04), fill),
    ]),
    overSheet(stage, 'disc', [filled(circle(spot.x, spot.y, s * 0.43), disc)], 'decoration'),
  ]
}

/** The thing again, far larger than the sheet, as a tone of the ground. */
function ghost({ stage, pieces, spot }: Dressing): Node[] {
  const [piece] = pieces
  if (!piece || isView(piece.figure)) return []
  const { width, height, ground, random } = stage
  const size = Math.max(width, height) * 0.92
  const left = spot && spot.x > width / 2 ? -size * 0.2 : width - size * 0.8
  const drawn = figure(stage, 'ghost', piece.figure, tonesOf(stage, piece.figure, ground.fill), size, {
    at: { left, top: (height - size) / 2 },
    role: 'decoration',
    rotate: random.fork('turn').pick([-12, 0, 10]),
  })
  return [inOneColour(drawn, faint(stage))]
}

const ground = ({ stage, dress, spot }: Dressing): Node[] =>
  backdrop(stage, stage.random.fork('backdrop').pick(dress.backdrops), spot ? areaOf(spot) : WHOLE(stage))

/** The foot that words stand on in a colour of its own, where nothing else draws it. */
function footBand({ stage, foot }: Dressing): Node[] {
  if (!foot) return []
  const { width, height, u } = stage
  const top = foot.top - u * 3
  return [
    overSheet(
      stage,
      'foot-ground',
      [
        filled(
          polygon([
            [0, top],
            [width, top],
            [width, height],
            [0, height],
          ]),
          foot.fill,
        ),
      ],
      'band',
    ),
  ]
}

const DRAW: Record<Manner, (dressing: Dressing) => Node[]> = {
  bare: (it) => [...ground(it), ...footBand(it), ...subject(it, it.stage.ground.fill)],
  shadowed: (it) => [...ground(it), ...footBand(it), ...cast(it), ...subject(it, it.stage.ground.fill)],
  form: (it) => [
    ...ground(it),
    ...footBand(it),
    ...(it.spot ? form(it.stage, areaOf({ ...it.spot, size: it.spot.size * FORM }), tint(it).fill) : []),
    ...subject(within(it), tint(it).on),
  ],
  field: (it) => [...ground(it), ...field(it), ...subject(it, it.stage.ground.fill)],
  framed: (it) => [
    ...ground(it),
    overSheet(it.stage, 'frame-lines', border(it.stage), 'decoration'),
    ...subject(it, it.stage.ground.fill),
  ],
  tilted: (it) => [...ground(it), ...bars(it), ...footBand(it), ...subject(within(it), it.stage.ground.fill)],
  ghost: (it) => [...ground(it), ...ghost(it), ...footBand(it), ...subject(it, it.stage.ground.fill)],
  scene: (it) => {
    const { stage, dress, words, pieces, spot, foot } = it
    const { width, height } = stage
    const box = {
      left: 0,
      top: 0,
      width,
      height,
      words,
      fill: 'paper' as const,
      ...(foot && { foot }),
      ...(spot && { hero: spot }),
    }
    return dress.setting ? sceneNodes(stage, dress.setting, box, pieces) : []
  },
  window: (it) => [...ground(it), ...window(it)],
}

/** A window smaller than this share of the sheet is none. */
const LEAST_WINDOW = 0.16

/** The picture in all that the words leave free about its place, as through a window. */
function window(it: Dressing): Node[] {
  const { stage, dress, words, spot } = it
  const [lead, ...others] = it.pieces
  if (!spot || !lead || !dress.window || stage.brief.picture) return subject(it, stage.ground.fill)
  const { width, height, u } = stage
  const area = freeRegion({ width, height, words, gap: u * WINDOW_GAP, about: spot })
  if (area.width * area.height < width * height * LEAST_WINDOW) return subject(it, stage.ground.fill)
  const { on, lift } = tint(it, { soft: BOLD, tone: TONE * 1.5 })
  return windowNodes({ sheet: stage, look: dress.window, area, pieces: [lead, ...others], fill: on, lift, about: spot })
}
/** A window may stand out more than a form behind a thing: a ratio. */
const BOLD = 6
/** Between words and window, × u. */
const WINDOW_GAP = 2.4

/** A burst's points reach out of its circle. */
const FORM = 0.95

/** The thing a little smaller than the form that it stands in. */
function within(it: Dressing): Dressing {
  if (!it.spot) return it
  const { x, y, width } = grown(areaOf(it.spot))
  return {
    ...it,
    pieces: it.pieces.filter(({ at }, i) => i === 0 || at),
    spot: { x: x + width / 2, y: y + width / 2, size: width },
  }
}

/** A hard shadow of the thing, in a colour that stands out. */
function cast(it: Dressing): Node[] {
  const { stage, spot } = it
  if (!spot || stage.brief.picture) return []
  const { other } = inksOn(stage, stage.ground, true)
  return subject(it, stage.ground.fill).flatMap((node): Node[] => {
    if (node.type !== 'vector') return []
    const by = spot.size * 0.025
    return [
      {
        ...inOneColour(node, other),
        id: `${node.id}-cast`,
        role: 'decoration',
        at: { left: (node.at?.left ?? 0) + by, top: (node.at?.top ?? 0) + by },
      },
    ]
  })
}

export const drawn = (dressing: Dressing): Node[] => DRAW[dressing.dress.manner](dressing)
