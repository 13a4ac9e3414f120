/** What a told sheet wears: its ground, its picture, what echoes that and what borders it, about words that stand already. */
import type { Bounds } from '../../../base/geometry.ts'
import { contrast, mix } from '../../../colour/colour.ts'
import { resolveColour } from '../../../render/paint.ts'
import type { ColourRef, Hex, Node, PaletteRole, Vector } from '../../../scene/types.ts'
import { figure, inOneColour, tonesOf } from '../figure.ts'
import { arranged, boxOf, type Standing } from '../pictured/group.ts'
import type { GroupSpot } from '../pictured/places.ts'
import { sceneNodes } from '../pictured/scene.ts'
import type { SettingName } from '../pictured/settings.ts'
import type { Piece } from '../pieces.ts'
import { inTwoInks } from '../print.ts'
import { backdrop } from '../systems/backdrops.ts'
import { filled, overSheet, rect } from '../systems/forms.ts'
import { hero } from '../systems/hero.ts'
import type { Area, Stage } from '../systems/types.ts'
import { freeRegion } from '../windows/region.ts'
import { type WindowLook, windowNodes } from '../windows/window.ts'
import { surroundings } from './around.ts'
import { border } from './borders.ts'
import type { Cut, DressRow, Echo } from './dresses.ts'
import { type EchoRequest, frieze, ghost, groundTone, strewn } from './echoes.ts'
import type { Part } from './groups.ts'
import { leadColour } from './inks.ts'
import { floor, valley } from './land.ts'

export interface Dress extends Omit<DressRow, 'form' | 'weight' | 'foot' | 'lettering'> {
  /** A place from edge to edge, in place of a ground. */
  setting?: SettingName
  /** A view through a window, in place of a picture on the ground. */
  window?: WindowLook
  foot: boolean
}

export interface Dressing {
  stage: Stage
  dress: Dress
  words: Bounds[]
  /** The lines of them as they stand. */
  lines: Bounds[]
  pieces: Piece[]
  /** The picture and where it stands. */
  spot?: GroupSpot
  part?: Part
  foot?: { fill: PaletteRole; top: number }
  /** Where the words at the foot begin. */
  tonedFrom?: number
  /** What is strewn or stands round the edges. */
  around: readonly Piece[]
}

const areaOf = ({ x, y, size, wide = size }: GroupSpot): Area => ({
  x: x - wide / 2,
  y: y - size / 2,
  width: wide,
  height: size,
})
const WHOLE = ({ width, height }: Stage): Area => ({
  x: width * 0.3,
  y: height * 0.3,
  width: width * 0.4,
  height: height * 0.4,
})

/** The letters' colour: as it was told where it is seen on the ground, or the ground's ink. */
function leadInk(stage: Stage): ColourRef {
  const { palette } = stage.direction
  const told = leadColour(stage)
  return told && contrast(told, palette[stage.ground.fill]) >= SEEN ? told : stage.ground.ink
}
const SEEN = 1.45

/** The shadow of what was cut out of paper, falling to the lower right. */
function paperShadow(drawn: Vector): Vector {
  const side = typeof drawn.width === 'number' ? drawn.width : 0
  const { left = 0, top = 0 } = drawn.at ?? {}
  return {
    ...inOneColour(drawn, '#000000'),
    id: `${drawn.id}-shade`,
    role: 'decoration',
    opacity: SHADE,
    at: { left: left + side * OFF * 0.7, top: top + side * OFF },
  }
}
/** How dark it is, and how far off, of the drawing's side. */
const [SHADE, OFF] = [0.13, 0.02]

/** The two inks of a print: the letters' and the ground's, as far apart as a picture wants. */
function inksOf(stage: Stage): { dark: Hex; light: Hex } {
  const { palette } = stage.direction
  const ink = resolveColour(leadInk(stage), palette)
  const under = palette[stage.ground.fill]
  const inkDarker = contrast(ink, '#ffffff') > contrast(under, '#ffffff')
  return inkDarker
    ? { dark: mix(ink, '#000000', 0.12), light: mix(under, '#ffffff', 0.6) }
    : { dark: mix(under, '#000000', 0.42), light: mix(ink, '#ffffff', 0.1) }
}

/** A drawing as it is cut or printed, with what it throws. */
function cutOut(stage: Stage, cut: Cut, drawn: Vector): Node[] {
  if (cut !== 'print') return [paperShadow(drawn), drawn]
  const { dark, light } = inksOf(stage)
  return [{ ...drawn, shapes: inTwoInks(drawn.shapes, dark, light, stage.direction.palette) }]
}

/** Where the picture and its company stand. */
const standingOf = ({ stage: { width, height }, spot, words, pieces, foot }: Dressing): Standing[] =>
  spot ? arranged(pieces, { width, height, words, hero: spot, ...(foot && { foot }) }).standing : []

/** The picture with its company, on the ground. */
function subject(dressing: Dressing): Node[] {
  const { stage, dress, spot, pieces, part } = dressing
  if (!spot) return []
  const on = stage.ground.fill
  const role = part?.role ?? 'illustration'
  if (!pieces[0] || stage.brief.picture) return hero(stage, areaOf(spot), { on }).map((node) => ({ ...node, role }))
  return standingOf(dressing).flatMap(({ piece, spot: own }, i) => {
    const drawn = figure(stage, `depiction-${i + 1}`, piece.figure, tonesOf(stage, piece.figure, on), own.size, {
      at: { left: own.x - own.size / 2, top: own.y - own.size / 2 },
      role,
      outlined: dress.cut === 'sticker',
    })
    const named = { ...drawn, alt: piece.words }
    return piece.lent ? [named] : cutOut(stage, dress.cut, named)
  })
}

const ground = ({ stage, dress, spot }: Dressing): Node[] =>
  backdrop(stage, stage.random.fork('backdrop').pick(dress.backdrops), spot ? areaOf(spot) : WHOLE(stage))

/** The foot that words stand on in a colour of its own. */
function footBand({ stage, foot }: Dressing): Node[] {
  if (!foot) return []
  const { width, height, u } = stage
  const top = foot.top - u * 3
  return [overSheet(stage, 'foot-ground', [filled(rect(0, top, width, height - top), foot.fill)], 'band')]
}

/** The words at the foot on a tone of the ground. */
function tonedFoot({ stage, dress, tonedFrom }: Dressing): Node[] {
  if (!dress.toned || tonedFrom === undefined) return []
  const { width, height, u } = stage
  const top = tonedFrom - u * 2.6
  return [
    overSheet(stage, 'foot-tone', [filled(rect(0, top, width, height - top), groundTone(stage, FOOT_TONE))], 'band'),
  ]
}
const FOOT_TONE = 7

const ECHOES: Record<Echo, (request: EchoRequest) => Node[]> = { strewn, frieze, ghost }

/** What is seen of the leading thing, where it stands. */
function seenOf(it: Dressing): Bounds | undefined {
  const lead = standingOf(it).find(({ piece }) => piece === it.pieces[0])
  return lead && boxOf(lead)
}

/** What the picture stands on. */
function land(it: Dressing): Node[] {
  const { stage, dress, words, spot } = it
  if (!dress.land || !spot) return []
  const area = areaOf(spot)
  const picture = seenOf(it) ?? { left: area.x, top: area.y, right: area.x + area.width, bottom: area.y + area.height }
  if (dress.land === 'floor') return floor({ stage, words, picture })
  return valley({ stage, words, picture, ink: resolveColour(leadInk(stage), stage.direction.palette) })
}

/** The picture repeated, unless patterns are refused. */
function echoes(it: Dressing): Node[] {
  const { stage, dress, lines, pieces, spot } = it
  const refused = stage.brief.picture || stage.brief.negatives.some(({ what }) => what === 'pattern')
  const picture = dress.echo && !refused && spot && seenOf(it)
  return dress.echo && picture ? ECHOES[dress.echo]({ stage, pieces, words: lines, picture }) : []
}

/** A place from edge to edge. */
function place({ stage, dress, words, pieces, spot, foot }: Dressing): Node[] {
  const { width, height } = stage
  if (!dress.setting) return []
  return sceneNodes(
    stage,
    dress.setting,
    {
      left: 0,
      top: 0,
      width,
      height,
      words,
      fill: 'paper',
      asTold: true,
      ...(foot && { foot }),
      ...(spot && { hero: spot }),
    },
    pieces,
  )
}

/** A window smaller than this share of the sheet is none. */
const LEAST_WINDOW = 0.16
/** Between words and window, × u. */
const WINDOW_GAP = 2.4
/** A window's own tone, hundredths of lightness off its ground. */
const WINDOW_TONE = 9

/** A view in all that the words leave free about its place, in a tone of the ground that was told. */
function viewed(it: Dressing): Node[] {
  const { stage, dress, words, spot } = it
  const [lead, ...others] = it.pieces
  if (!spot || !lead || !dress.window || stage.brief.picture) return subject(it)
  const { width, height, u } = stage
  const area = freeRegion({ width, height, words, gap: u * WINDOW_GAP, about: spot })
  if (area.width * area.height < width * height * LEAST_WINDOW) return subject(it)
  const lift = Number(groundTone(stage, WINDOW_TONE).split('/')[1] ?? 0)
  return windowNodes({
    sheet: stage,
    look: dress.window,
    area,
    pieces: [lead, ...others],
    fill: stage.ground.fill,
    lift,
    about: spot,
  })
}

/** What surrounds words and picture because the prompt says so. */
function surrounding(it: Dressing): Node[] {
  const picture = seenOf(it)
  const { stage, around, lines } = it
  return around.length === 0
    ? []
    : surroundings({ stage, pieces: around, taken: [...lines, ...(picture ? [picture] : [])] })
}

export function drawn(it: Dressing): Node[] {
  const { stage, dress } = it
  if (dress.setting) return [...place(it), ...surrounding(it)]
  return [
    ...ground(it),
    ...tonedFoot(it),
    ...land(it),
    ...(it.around.length === 0 ? echoes(it) : surrounding(it)),
    ...footBand(it),
    ...(dress.border ? border(dress.border, { stage, ink: leadInk(stage) }) : []),
    ...(dress.window ? viewed(it) : subject(it)),
  ]
}
