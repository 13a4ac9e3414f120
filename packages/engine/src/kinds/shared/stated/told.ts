/** A stated sheet: what was told as boxes, and about them what a system or a scene adds. */
import type { Bounds } from '../../../base/geometry.ts'
import { nth } from '../../../base/items.ts'
import type { Brief } from '../../../brief/types.ts'
import { askedObjects } from '../../../direction/subject-pictograms.ts'
import { frame } from '../../../scene/build.ts'
import type { ColourRef, Node, Scene } from '../../../scene/types.ts'
import type { Composition } from '../../types.ts'
import { scene } from '../brief-scene.ts'
import { wordsOf } from '../pictured/places.ts'
import { planCopy } from '../plan.ts'
import { readable } from '../readable.ts'
import { refusesPictures } from '../refusals.ts'
import { GROUNDS, type Ground, type Sheet, sheetOf } from '../sheet.ts'
import { hasPictogram } from '../subject.ts'
import { measuresOf } from '../systems/room.ts'
import type { LetteringName, Stage, System } from '../systems/types.ts'
import { aroundOf } from './around.ts'
import { blocksOf, type Told } from './blocks.ts'
import { addForms, roomInHalf } from './forms.ts'
import { formLeads, placedPicture } from './groups.ts'
import { plateFor } from './inks.ts'
import { inOrder, ofPicture, orderly, toldPieces } from './pieces.ts'
import { aspectOf, MOST_UNDER_MIDDLE, pictureSize, spotOf, type ToldSpot } from './place.ts'
import { sharesOf } from './sizes.ts'
import { type Rules, type Solved, solve } from './solve.ts'
import { type Staging, staged } from './staged.ts'

/** Wider than tall by so much, words and picture may stand side by side; by so much, they must. */
const WIDE = 1.2
export const STRIP = 2.6

/** What a staging takes from a system. */
export interface Wardrobe {
  system: System
  staging: Staging
}

/** The margin of a card keeps well within what is safe in print. */
function marginOf({ brief: { format }, width, u }: Sheet): number {
  const safe = format.print ? (format.print.safe * width) / format.print.width : u * 5
  return Math.max(safe * 1.6, u * 6.4)
}

/** Grounds that a prompt's colours leave open: its own, where it names one. */
function groundOf({ brief, direction, random }: Composition, { system, staging }: Wardrobe): Ground {
  const told = brief.colours.length > 0 || brief.forms !== undefined || staging.setting !== undefined
  if (told) return GROUNDS.paper
  return random.fork('ground').pick(
    readable(
      direction.palette,
      system.grounds.map((name) => GROUNDS[name]),
    ),
  )
}

/** Letters that are cut through want a title that is one large line: none that was told is sure to be. */
const whole = (names: readonly LetteringName[]): LetteringName[] => {
  const left = names.filter((name) => name !== 'cut')
  return left.length > 0 ? left : ['plain']
}

/** What stands round the edges has the margin for itself. */
const widened = <T extends { margin: number }>(brief: Brief, measures: T): T =>
  toldPieces(brief).some((piece) => aroundOf(brief, piece)?.how === 'edges')
    ? { ...measures, margin: measures.margin * WIDENED }
    : measures
const WIDENED = 1.9

function stageOf(composition: Composition, wardrobe: Wardrobe): Stage {
  const { brief, random } = composition
  const sheet = sheetOf(composition, planCopy(brief))
  return {
    ...sheet,
    ...widened(brief, brief.kind === 'business-card' ? { margin: marginOf(sheet) } : measuresOf(sheet)),
    system: wardrobe.system,
    ground: groundOf(composition, wardrobe),
    lettering: random.fork('lettering').pick<LetteringName>(whole(wardrobe.system.lettering)),
  }
}

/** Whether a picture is shown, and whether one that nobody placed. */
function shows(stage: Stage): { any: boolean; unplaced: boolean } {
  const { brief, width, height } = stage
  const placed = placedPicture(brief) !== undefined
  if (refusesPictures(brief) || formLeads(brief)) return { any: placed, unplaced: false }
  const led = inOrder(brief).length > 0
  const around = !led && toldPieces(brief).length > 0
  const can = led || (hasPictogram(stage) && !around) || brief.picture !== undefined
  const asked = askedObjects(brief).length > 0 || brief.depictions !== undefined || brief.picture !== undefined
  const roomy = width < height * STRIP && roomInHalf(stage) === Number.POSITIVE_INFINITY
  const wants = brief.kind === 'business-card' ? asked : true
  return { any: can, unplaced: can && !placed && wants && roomy }
}

/** Where a picture is wanted from the middle row's words: by what was said of it, else where there is room. */
function sideOf(stage: Stage, { blocks, picture }: Told): 'above' | 'below' | undefined {
  if (!picture || !blocks.some(({ row }) => row === 1)) return undefined
  const wishes = ofPicture(stage.brief)
  const said = wishes.flatMap(({ at, beside }) => [at ?? '', beside?.side ?? ''])
  if (said.some((one) => one === 'above' || one.startsWith('top'))) return 'above'
  if (said.some((one) => one === 'below' || one.startsWith('bottom'))) return 'below'
  return blocks.some(({ row }) => row === 2) ? 'above' : 'below'
}

/** What is settled before anything is set. */
function rulesOf(stage: Stage, told: Told, staging: Staging): Rules {
  const { brief, width, height } = stage
  const card = brief.kind === 'business-card'
  const centred = told.blocks.some(({ row }) => row === 1)
  const besides = told.picture !== undefined && standsAside(stage, told)
  const side = sideOf(stage, told)
  const shift = shiftOf(stage, told)
  return {
    // A floor in a colour of its own lies under all that stands below the picture.
    foot: staging.foot && told.picture && !centred ? footOf(stage) : stage.ground,
    picture:
      !told.picture || besides || shift
        ? 0
        : Math.min(kept(stage, told, staging), centred ? MOST_UNDER_MIDDLE : MOST_KEPT),
    centred: ofPicture(brief).some(({ at }) => at === 'centre'),
    ...(side && { side }),
    ...(shift && { shift }),
    beside: besides ? 0.54 : 0.8,
    inked: staging.setting !== undefined,
    // What is to stand in corners or round the edges alone has its room of the words'.
    title: !told.picture && toldPieces(brief).some((piece) => aroundOf(brief, piece)) ? BESIDE_AROUND : 1,
    most: card ? 0.3 * staging.title : width > height * STRIP ? 0.8 : staging.title,
    isSheet: !card && width <= height * STRIP,
    bricks: staging.bricks === true,
  }
}

/** Of a sheet's height, what is kept for the picture at most. */
const MOST_KEPT = 0.64
/** Of a sheet's height, what is kept for the picture. */
function kept(stage: Stage, told: Told, staging: Staging): number {
  const { brief, width, height } = stage
  const [least] = sharesOf(brief.kind === 'business-card', pictureSize(told.picture, stage))
  return (least * staging.picture * Math.min(width, height)) / Math.sqrt(Math.min(1, aspectOf(stage))) / height
}

/** On broad sheets words in the middle make room for a picture that was told to stand at a side: they stand a little off it, and over it still. */
function shiftOf({ width, height, brief }: Stage, { blocks, picture }: Told): -1 | 1 | undefined {
  if (!picture || width < height * WIDE || width > height * STRIP) return undefined
  if (!blocks.some(({ row, column }) => row === 1 && column === 1) || blocks.some(({ column }) => column !== 1))
    return undefined
  const at = ofPicture(brief).find((wish) => wish.at)?.at ?? ''
  return at.includes('right') ? -1 : at.includes('left') ? 1 : undefined
}

/** Of the title's room. */
const BESIDE_AROUND = 0.86

/** Whether the picture stands beside the words: on strips, and on wide sheets whose words keep to one side. */
function standsAside({ width, height, brief }: Stage, { blocks }: Told): boolean {
  if (width > height * STRIP) return true
  const wishes = ofPicture(brief)
  const upright = wishes.some(
    ({ at, beside }) =>
      at === 'top' || at === 'bottom' || at === 'centre' || beside?.side === 'below' || beside?.side === 'above',
  )
  return width > height * WIDE && !upright && blocks.every(({ column }) => column !== 1)
}

/** Grounds for words at the foot on which what was asked for their colour reads. */
function footOf(stage: Stage): Ground {
  const { direction, brief, random } = stage
  const told = brief.colours.some(
    ({ target }) =>
      target !== 'background' && target !== 'any' && target !== 'accent' && target !== 'headline' && target !== 'brand',
  )
  if (told || brief.forms) return stage.ground
  const others: Ground[] = [GROUNDS.secondary, GROUNDS.ink, GROUNDS.accent]
  return random.fork('foot').pick(readable(direction.palette, others))
}

/** The words alone, to see where they really stand. */
function standing(stage: Stage, nodes: Node[]): Bounds[] {
  const root = frame('root', { fill: stage.ground.fill }, nodes)
  const [laid] = stage.layOut(scene(stage.brief, stage.direction, [{ name: 'words', root }]))
  return laid ? wordsOf(laid.root) : []
}

/** Words and picture as they stand together. */
interface Together {
  solved: Solved
  /** What no picture may meet: the lines as they stand, and the whole width of the title. */
  words: Bounds[]
  lines: Bounds[]
  /** What the title stands on. */
  plate?: { area: Bounds; fill: ColourRef }
  spot: ToldSpot | undefined
}

/** Round a title on a plate, × u. */
const PLATE = { across: 3, down: 2.4 } as const
/** A band of its own for a title in a colour that was told and does not read on the ground: to the edges, where nothing stands beside it. */
function plateOf(stage: Stage, { title, nodes }: Solved, shift: Rules['shift']): Together['plate'] {
  const fill = title && plateFor(stage, title.part.role, stage.ground)
  if (!title || !fill) return undefined
  const { width, height, u } = stage
  const { left, top, right, bottom } = title.box
  const others = standing(
    stage,
    nodes.filter(({ id }) => id !== 'title'),
  )
  const [above, below] = [
    Math.max(0, ...others.map((box) => (box.bottom <= top + 1 ? box.bottom : 0))),
    Math.min(height, ...others.map((box) => (box.top >= bottom - 1 ? box.top : height))),
  ]
  const down = Math.min(u * PLATE.down, (below - bottom) * 0.5, top - above > 0 ? (top - above) * 0.6 : u)
  const isFirst = above === 0 && title.row === 0
  const isLast = below === height && title.row === 2
  const isWide = others.length === 0 || isFirst || isLast
  return {
    fill,
    area: {
      // A picture at one side has that side.
      left: isWide && shift !== 1 ? 0 : Math.max(0, left - u * PLATE.across),
      right: isWide && shift !== -1 ? width : Math.min(width, right + u * PLATE.across),
      top: isFirst ? 0 : top - down,
      bottom: isLast ? height : bottom + down,
    },
  }
}

/** How large the title is tried, × the largest that its room allows: it gives way until the picture has what it was to have. */
const TITLES = [1, 0.72] as const
/** Of what a picture is to have of the sheet's height, what is enough. */
const ENOUGH = 0.78
/** A group counts as so many times as wide as tall at most; a place that was not told is worth so much; a smaller title has to win so much. */
const [WIDEST, ELSEWHERE, LARGER] = [1.6, 0.5, 1.25]

/** How large a picture stands, pixels of its mean side. */
const largeness = (spot: ToldSpot | undefined): number =>
  spot ? spot.size * Math.sqrt(Math.min((spot.wide ?? spot.size) / spot.size, WIDEST)) * (spot.told ? 1 : ELSEWHERE) : 0

/** Words and picture, settled together. */
function together(stage: Stage, told: Told, staging: Staging, rules: Rules, pictured: boolean): Together {
  const wanted = Math.min(rules.picture * stage.height, stage.width * 0.8) * ENOUGH
  const settled = (title: number): Together => {
    const solved = solve(stage, told, { ...rules, title: rules.title * title })
    const lines = standing(stage, solved.nodes)
    const plate = plateOf(stage, solved, rules.shift)
    const words = [...lines, ...(solved.title ? [solved.title.box] : []), ...(plate ? [plate.area] : [])]
    return {
      solved,
      words,
      lines,
      ...(plate && { plate }),
      spot: pictured ? spotOf(stage, told, solved, words, staging) : undefined,
    }
  }
  const first = settled(TITLES[0])
  let best = first
  for (const title of TITLES.slice(1)) {
    if (!best.spot || largeness(best.spot) >= wanted) break
    const next = settled(title)
    if (largeness(next.spot) > largeness(best.spot)) best = next
  }
  // Words give way for a picture that gains by it.
  return largeness(best.spot) > largeness(first.spot) * LARGER ? best : first
}

/** A composition in which everything stands as it was told. */
export function composeTold(composition: Composition, wardrobe: Wardrobe): Scene {
  const { brief, direction } = composition
  const stage = stageOf(composition, wardrobe)
  const shown = shows(stage)
  const told = blocksOf(brief, shown.unplaced)
  const staging = brief.forms ? bareOf(wardrobe.staging) : wardrobe.staging
  const rules = rulesOf(stage, told, staging)
  const { solved, words, lines, plate, spot } = together(stage, told, staging, rules, shown.any)
  const footed = rules.foot !== stage.ground && solved.foot !== undefined && solved.foot > stage.height * 0.5
  const crossed =
    footed &&
    spot !== undefined &&
    words.some(({ top, bottom }) => bottom > spot.y + spot.size * 0.3 && top < (solved.foot ?? 0) - 1)
  const behind = staged({
    stage,
    staging: crossed ? bareOf(staging) : staging,
    words,
    lines,
    pieces: orderly(stage),
    around: refusesPictures(brief) || brief.picture ? [] : toldPieces(brief).filter((piece) => aroundOf(brief, piece)),
    ...(plate && { plate }),
    ...(spot && { spot }),
    ...(told.picture && { part: told.picture }),
    ...(footed && { foot: { fill: rules.foot.fill, top: solved.foot ?? 0 } }),
    ...(solved.foot !== undefined && solved.foot > stage.height / 2 && { tonedFrom: solved.foot }),
  })
  const root = frame('root', { fill: stage.ground.fill, clip: true }, [...behind, ...solved.nodes])
  const result = scene(brief, direction, [{ name: 'front', root }])
  if (brief.forms) addForms(stage, result, nth(composition.layOut(result), 0))
  return result
}

/** Where forms were asked for, a staging is seen in letters and picture alone. */
const bareOf = ({ name, picture, title }: Staging): Staging => ({
  name,
  picture,
  title,
  backdrops: ['flat'],
  foot: false,
})
