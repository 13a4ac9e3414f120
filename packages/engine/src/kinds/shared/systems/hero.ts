/** The picture of a sheet as its subject, large: a photo that was attached, things in depth, a silhouette. */
import { oklch } from '../../../colour/colour.ts'
import { isAbstract } from '../../../direction/subject-pictograms.ts'
import { isEnsemble, leadOf } from '../../../imagery/ensembles/table.ts'
import { classOf, type FigureClass, isKnownInPart } from '../../../imagery/figure-classes.ts'
import { sizesOf } from '../../../imagery/figure-drawings.ts'
import { figureOfPictogram } from '../../../imagery/figures.ts'
import { frame } from '../../../scene/build.ts'
import type { Frame, Node, PaletteRole, Vector } from '../../../scene/types.ts'
import { fading } from '../fading.ts'
import { figure, tonesOf, tonesOn } from '../figure.ts'
import { pickPictogram } from '../pictograms.ts'
import { clustered, outlineOf, type Place, type Square } from '../pictured/cluster.ts'
import { isComplete } from '../pictured/group.ts'
import { shadow, shownOf } from '../pictured/scene.ts'
import { isView } from '../pictured/settings.ts'
import { viewPanel } from '../pictured/view-panel.ts'
import { piecesOf } from '../pieces.ts'
import { refusesPictures } from '../refusals.ts'
import { hasPictogram, photo } from '../subject.ts'
import type { Area, Stage } from './types.ts'

/** The figures that show the subject, the leading one first; none where none does, or none is wanted. */
function heroFigures(stage: Stage, free = true): string[] {
  const { brief, direction } = stage
  if (refusesPictures(brief)) return []
  const pieces = shownOf(stage, piecesOf(brief), free).filter(({ figure: name }, i) => i === 0 || !isView(name))
  const [piece] = pieces
  if (piece) {
    if (pieces.length === 1 && piece.several && !isComplete(piece.figure))
      return [piece.figure, piece.figure, piece.figure]
    return pieces.map(({ figure: name }) => name)
  }
  const [first] = direction.pictograms
  const shown = first && !isAbstract(first) && brief.subject.objects.length > 0 ? figureOfPictogram(first) : undefined
  return shown ? [shown] : []
}

/** Whether there is something to look at. */
export const hasHero = (stage: Stage): boolean =>
  stage.brief.picture?.treatAs === 'photo' || heroFigures(stage).length > 0 || hasPictogram(stage)

export interface HeroOptions {
  /** What it stands on. */
  on?: PaletteRole
  rotate?: number
  id?: string
  radius?: number | 'full'
  /** One of many: by itself, without a shadow. */
  repeated?: true
}

/** How often a thing alone runs out of the sheet, and how far, a share of its place. */
const [RUNS, OUT] = [0.4, 0.13]
/** What hangs or flies throws no shadow. */
const AIRBORNE: readonly FigureClass[] = ['aircraft', 'sky', 'space', 'portrait', 'sea-life']
/** From an edge of the sheet, a share of the place's shorter side. */
const INSET = 0.03

/** Where in an area of the sheet the picture stands: within its edges, on its foot or out of its side. */
function placeIn(stage: Stage, area: Area, lead: string, alone: boolean): Place {
  const { width, height, random } = stage
  const sort = classOf(lead)
  const pad = Math.min(area.width, area.height) * INSET
  const touches = (at: number, edge: number) => (Math.abs(at - edge) < 1 ? pad : 0)
  const [left, right] = [touches(area.x, 0), touches(area.x + area.width, width)]
  const [top, foot] = [touches(area.y, 0), touches(area.y + area.height, height)]
  const runs = alone && isKnownInPart(lead) && !isComplete(lead) && left + right > 0 && random.fork('runs').chance(RUNS)
  const out = runs ? area.width * OUT : 0
  return {
    x: area.x + (left > 0 && runs ? -out : left),
    y: area.y + top,
    width: area.width - (runs ? 0 : left + right) + out,
    // Who is shown to the shoulders ends where the sheet does.
    height: area.height - top - (sort === 'portrait' ? 0 : foot),
  }
}

/** The picture in an area: a photo covers it, drawings are as large in it as they can. */
export function hero(stage: Stage, area: Area, options: HeroOptions = {}): Node[] {
  const { on = stage.ground.fill, id = 'picture' } = options
  if (stage.brief.picture?.treatAs === 'photo')
    return photo(stage, {
      at: { left: area.x, top: area.y },
      width: area.width,
      height: area.height,
      ...(options.radius !== undefined && { radius: options.radius }),
    }).map((node) => ({ ...node, id }))
  const all = heroFigures(stage, on === stage.ground.fill && !options.radius)
  const [lead] = all
  if (!lead) return silhouette(stage, area, { ...options, on, id })
  if (isTile(lead) && !options.repeated && !options.rotate) return [tile(stage, lead, area, { ...options, on, id })]
  const figures = options.repeated ? [leadOf(lead)] : all
  const place = options.repeated ? area : placeIn(stage, area, lead, figures.length === 1)
  const squares = clustered(figures, place, stage.random.fork('beside').chance(0.5))
  return [
    ...(options.repeated ? [] : lightBehind(stage, place, on, id)),
    ...squares.flatMap((square, i) => drawn(stage, figures[i] ?? lead, square, i, { ...options, on, id })),
  ]
}

/** Drawings that are whole pictures in a square with round corners: a thing among others they would be stickers. */
const isTile = isView
/** How much nearer such a picture is than its window, so that its own corners are out of sight: in a square, in a long one. */
const [SQUARE, LONG] = [1.14, 1.02]

/** Such a picture as a window onto it, from edge to edge of its place. */
function tile(stage: Stage, name: string, { x, y, width, height }: Area, { on, id, radius }: Drawn): Frame {
  const { ink, w, h } = sizesOf(name)
  const [wide, tall] = [width / w, height / h]
  const long = Math.max(wide, tall) / Math.min(wide, tall)
  const side = Math.max(wide, tall) * Math.max(LONG, SQUARE - (long - 1) * 0.4)
  const at = {
    left: (width - w * side) / 2 - ink.left * side,
    top: (height - h * side) / 2 - ink.top * side,
  }
  const corner = radius ?? Math.min(stage.direction.radius, stage.u * 3)
  const view = viewPanel(stage, id, name, { width, height }, on)
  return frame(
    `${id}-window`,
    { role: 'panel', at: { left: x, top: y }, width, height, fill: on, clip: true, radius: corner },
    [view ?? figure(stage, id, name, tonesOf(stage, name, on), side, { at, role: 'illustration' })],
  )
}

/** A ground darker than this is lit behind what stands on it, by so many hundredths. */
const [DARK, LIT] = [0.55, 12]

/** Light behind the thing on a dark ground, within its place: words beside it keep their ground. */
function lightBehind(
  { direction: { palette } }: Stage,
  { x, y, width, height }: Place,
  on: PaletteRole,
  id: string,
): Vector[] {
  if (oklch(palette[on]).l > DARK) return []
  const side = Math.min(width, height)
  const colour = `${on}/${LIT}` as const
  const square = { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side }
  return [
    fading(`${id}-light`, square, [
      { at: 0, colour, alpha: 0.9 },
      { at: 1, colour, alpha: 0 },
    ]),
  ]
}

type Drawn = HeroOptions & { on: PaletteRole; id: string }

/** A figure with what it throws on the ground. */
function drawn(stage: Stage, name: string, square: Square, i: number, options: Drawn): Node[] {
  const { on, rotate, repeated } = options
  const id = i === 0 ? options.id : `${options.id}-${i + 1}`
  const one = figure(stage, id, name, tonesOf(stage, name, on), square.side, {
    at: { left: square.left, top: square.top },
    role: 'illustration',
    // What stands before another is parted from it, where both stand on one ground.
    ...(i > 0 && { outlined: on }),
    ...(rotate && { rotate }),
  })
  const { x, y, width, height } = outlineOf(name, square)
  const stands = !repeated && !isEnsemble(name) && !AIRBORNE.includes(classOf(name))
  return [...(stands ? [shadow(id, { left: x, right: x + width, top: y, bottom: y + height })] : []), one]
}

/** A drawing has so much air about it in its square. */
const AIR = 0.06

/** The subject in one colour, where no figure shows it. */
function silhouette(stage: Stage, { x, y, width, height }: Area, { on, id, rotate }: Drawn): Node[] {
  const { brief, direction, random } = stage
  if (!hasPictogram(stage)) return []
  const square = Math.min(width, height)
  const side = square * (1 - AIR)
  const at = { left: x + (width - side) / 2, top: y + (height - side) / 2 }
  return [
    {
      type: 'pictogram',
      role: 'illustration',
      icon: pickPictogram(direction.pictograms, random.fork('icon'), 'solid'),
      width: side,
      height: side,
      ...(rotate && { rotate }),
      id,
      at,
      paint: tonesOn(stage, on)[0],
      alt: brief.subject.about,
    },
  ]
}
