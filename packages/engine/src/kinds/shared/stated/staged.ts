/** What a told sheet stages about words that stand already: its ground, its picture with what stands behind it, what surrounds them. */
import type { Bounds } from '../../../base/geometry.ts'
import { contrast, oklch } from '../../../colour/colour.ts'
import { classOf, type FigureClass } from '../../../imagery/figure-classes.ts'
import { resolveColour } from '../../../render/paint.ts'
import type { ColourRef, Hex, Node, PaletteRole } from '../../../scene/types.ts'
import { arranged, boxOf, type Standing } from '../pictured/group.ts'
import type { GroupSpot } from '../pictured/places.ts'
import { sceneNodes } from '../pictured/scene.ts'
import { isView, type SettingName } from '../pictured/settings.ts'
import type { Piece } from '../pieces.ts'
import { backdrop } from '../systems/backdrops.ts'
import { filled, overSheet, rect } from '../systems/forms.ts'
import { hero } from '../systems/hero.ts'
import type { Area, Stage } from '../systems/types.ts'
import { freeRegion } from '../windows/region.ts'
import { type WindowLook, windowNodes } from '../windows/window.ts'
import { surroundings } from './around.ts'
import { backing } from './backings.ts'
import { groundTone } from './fields.ts'
import type { Part } from './groups.ts'
import { ofPicture } from './pieces.ts'
import { coloursOf, shown } from './shown.ts'
import type { StagingRow } from './stagings.ts'

export interface Staging extends Omit<StagingRow, 'form' | 'weight' | 'foot' | 'lettering'> {
  /** A place from edge to edge, in place of a ground. */
  setting?: SettingName
  /** A view through a window, in place of a picture on the ground. */
  window?: WindowLook
  foot: boolean
}

export interface ToStage {
  stage: Stage
  staging: Staging
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
  /** What the title stands on. */
  plate?: { area: Bounds; fill: ColourRef }
  /** What is strewn or stands round the edges. */
  around: readonly Piece[]
}

const areaOf = ({ x, y, size, wide = size }: GroupSpot): Area => ({
  x: x - wide / 2,
  y: y - size / 2,
  width: wide,
  height: size,
})
const boundsOf = ({ x, y, width, height }: Area): Bounds => ({ left: x, top: y, right: x + width, bottom: y + height })
const WHOLE = ({ width, height }: Stage): Area => ({
  x: width * 0.3,
  y: height * 0.3,
  width: width * 0.4,
  height: height * 0.4,
})

/** Where the picture and its company stand. */
const standingOf = ({ stage: { width, height }, spot, words, pieces, foot }: ToStage): Standing[] =>
  spot ? arranged(pieces, { width, height, words, hero: spot, ...(foot && { foot }) }).standing : []

/** The picture with its company, on the ground. */
function subject(it: ToStage): Node[] {
  const { stage, spot, pieces, part } = it
  if (!spot) return []
  const role = part?.role ?? 'illustration'
  if (!pieces[0] || stage.brief.picture)
    return hero(stage, areaOf(spot), { on: stage.ground.fill }).map((node) => ({ ...node, role }))
  return standingOf(it).map(({ piece, spot: { x, y, size } }, i) =>
    shown(stage, `depiction-${i + 1}`, piece, size, { at: { left: x - size / 2, top: y - size / 2 }, role }),
  )
}

/** Light on white paper is grey. */
const [WHITISH, GREY] = [0.93, 0.03]
function ground({ stage, staging, spot }: ToStage): Node[] {
  const { l, c } = oklch(stage.direction.palette[stage.ground.fill])
  if (l > WHITISH && c < GREY) return []
  return backdrop(stage, stage.random.fork('backdrop').pick(staging.backdrops), spot ? areaOf(spot) : WHOLE(stage))
}

/** The foot that words stand on in a colour of its own. */
function footBand({ stage, foot }: ToStage): Node[] {
  if (!foot) return []
  const { width, height, u } = stage
  const top = foot.top - u * 3
  return [overSheet(stage, 'foot-ground', [filled(rect(0, top, width, height - top), foot.fill)], 'band')]
}

/** The words at the foot on a tone of the ground. */
function tonedFoot({ stage, staging, tonedFrom }: ToStage): Node[] {
  if (!staging.toned || tonedFrom === undefined) return []
  const { width, height, u } = stage
  const top = tonedFrom - u * 2.6
  return [
    overSheet(stage, 'foot-tone', [filled(rect(0, top, width, height - top), groundTone(stage, FOOT_TONE))], 'band'),
  ]
}
const FOOT_TONE = 7

function titlePlate({ stage, plate }: ToStage): Node[] {
  if (!plate) return []
  const { left, top, right, bottom } = plate.area
  return [overSheet(stage, 'title-plate', [filled(rect(left, top, right - left, bottom - top), plate.fill)], 'band')]
}

/** What is seen of the leading thing, where it stands. */
function seenOf(it: ToStage): Bounds | undefined {
  const lead = standingOf(it).find(({ piece }) => piece === it.pieces[0])
  return lead && boxOf(lead)
}

/** What is in the air, or shines there. */
const FLYING: readonly FigureClass[] = ['sky', 'space', 'aircraft']
/** What stands behind the picture. */
function behind(it: ToStage): Node[] {
  const { stage, staging, words, spot, pieces, foot } = it
  const refused = stage.brief.negatives.some(({ what }) => what === 'pattern')
  // The plate is a field at the head already.
  if (!staging.backing || !spot || foot || refused || (it.plate && staging.backing === 'masthead')) return []
  const [lead] = pieces
  const picture = seenOf(it) ?? boundsOf(areaOf(spot))
  const isHigh = ofPicture(stage.brief).some(({ at }) => at?.startsWith('top'))
  const flies = isHigh || (lead !== undefined && FLYING.includes(classOf(lead.figure)))
  return backing(staging.backing, {
    stage,
    words,
    picture,
    flies,
    colours: lead ? coloursOf(stage, lead) : [],
    inkOf: () => darkestInk(stage),
  })
}

/** The ink that has most to lose on a field: words are in the ground's, or in a colour that was told. */
function darkestInk(stage: Stage): Hex {
  const { palette } = stage.direction
  const under = palette[stage.ground.fill]
  const inks: Hex[] = [
    palette[stage.ground.ink],
    ...stage.brief.colours.flatMap(({ target, hex }) => (target === 'background' ? [] : [hex])),
  ]
  return inks
    .filter((one) => contrast(one, under) >= READ)
    .reduce(
      (a, b) => (contrast(b, under) < contrast(a, under) ? b : a),
      resolveColour(stage.ground.ink as ColourRef, palette),
    )
}
const READ = 3

/** A place from edge to edge. */
function place({ stage, staging, words, pieces, spot, foot }: ToStage): Node[] {
  const { width, height } = stage
  if (!staging.setting) return []
  return sceneNodes(
    stage,
    staging.setting,
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
function viewed(it: ToStage): Node[] {
  const { stage, staging, words, spot } = it
  const [lead, ...others] = it.pieces
  if (!spot || !lead || !staging.window || stage.brief.picture) return subject(it)
  const { width, height, u } = stage
  const area = freeRegion({ width, height, words, gap: u * WINDOW_GAP, about: spot })
  if (area.width * area.height < width * height * LEAST_WINDOW) return subject(it)
  const lift = Number(groundTone(stage, WINDOW_TONE).split('/')[1] ?? 0)
  return windowNodes({
    sheet: stage,
    look: staging.window,
    area,
    pieces: [lead, ...others],
    fill: stage.ground.fill,
    lift,
    about: spot,
  })
}

/** What surrounds words and picture because the prompt says so. */
function surrounding(it: ToStage): Node[] {
  const [lead] = it.pieces
  const picture = lead && isView(lead.figure) ? undefined : seenOf(it)
  const { stage, around, lines, plate } = it
  return around.length === 0
    ? []
    : surroundings({
        stage,
        pieces: around,
        taken: [...lines, ...(plate ? [plate.area] : []), ...(picture ? [picture] : [])],
      })
}

export function staged(it: ToStage): Node[] {
  const { staging } = it
  if (staging.setting) return [...place(it), ...titlePlate(it), ...surrounding(it)]
  return [
    ...ground(it),
    ...tonedFoot(it),
    ...behind(it),
    ...surrounding(it),
    ...footBand(it),
    ...titlePlate(it),
    ...(staging.window ? viewed(it) : subject(it)),
  ]
}
