/** A stated sheet: what was told as boxes, and about them what a system or a scene adds. */
import type { Bounds } from '../../../base/geometry.ts'
import { nth } from '../../../base/items.ts'
import type { Brief } from '../../../brief/types.ts'
import { askedObjects } from '../../../direction/subject-pictograms.ts'
import { frame } from '../../../scene/build.ts'
import type { Node, Scene } from '../../../scene/types.ts'
import type { Composition } from '../../types.ts'
import { scene } from '../brief-scene.ts'
import { wordsOf } from '../pictured/places.ts'
import { piecesOf } from '../pieces.ts'
import { planCopy } from '../plan.ts'
import { readable } from '../readable.ts'
import { refusesPictures } from '../refusals.ts'
import { GROUNDS, type Ground, type Sheet, sheetOf } from '../sheet.ts'
import { hasPictogram } from '../subject.ts'
import { measuresOf } from '../systems/room.ts'
import type { LetteringName, Stage, System } from '../systems/types.ts'
import { aroundOf } from './around.ts'
import { blocksOf, type Told } from './blocks.ts'
import { type Dress, drawn } from './dress.ts'
import { addForms, formsGround, hasForms, roomInHalf } from './forms.ts'
import { formLeads, placedPicture } from './groups.ts'
import { inOrder, ofPicture, orderly } from './pieces.ts'
import { CARD_SHARES, MOST_UNDER_MIDDLE, pictureSize, SHARES, spotOf, type ToldSpot } from './place.ts'
import { type Rules, type Solved, solve } from './solve.ts'

/** Wider than tall by so much, words and picture may stand side by side; by so much, they must. */
const WIDE = 1.2
export const STRIP = 2.6

/** What a dress takes from a system. */
export interface Wardrobe {
  system: System
  dress: Dress
}

/** The margin of a card keeps well within what is safe in print. */
function marginOf({ brief: { format }, width, u }: Sheet): number {
  const safe = format.print ? (format.print.safe * width) / format.print.width : u * 5
  return Math.max(safe * 1.6, u * 6.4)
}

/** Grounds that a prompt's colours leave open: its own, where it names one. */
function groundOf({ brief, direction, random }: Composition, { system, dress }: Wardrobe): Ground {
  const told = brief.colours.length > 0 || brief.forms !== undefined || dress.setting !== undefined
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
  piecesOf(brief).some((piece) => aroundOf(brief, piece)?.how === 'edges')
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
  const around = !led && piecesOf(brief).length > 0
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
function rulesOf(stage: Stage, told: Told, dress: Dress): Rules {
  const { brief, width, height } = stage
  const card = brief.kind === 'business-card'
  const size = pictureSize(told.picture, stage)
  const centred = told.blocks.some(({ row }) => row === 1)
  const besides = told.picture !== undefined && standsAside(stage, told)
  const shares = card ? CARD_SHARES : SHARES
  const share = Math.min(shares[size] * dress.share, centred ? MOST_UNDER_MIDDLE : 1)
  const side = sideOf(stage, told)
  return {
    // A floor in a colour of its own lies under all that stands below the picture.
    foot: dress.foot && told.picture && !centred ? footOf(stage) : stage.ground,
    picture: !told.picture || besides ? 0 : share,
    centred: ofPicture(brief).some(({ at }) => at === 'centre'),
    ...(side && { side }),
    beside: besides ? 0.54 : 0.8,
    inked: dress.setting !== undefined,
    // What is to stand in corners or round the edges alone has its room of the words'.
    title: !told.picture && piecesOf(brief).some((piece) => aroundOf(brief, piece)) ? BESIDE_AROUND : 1,
    most: card ? 0.3 : width > height * STRIP ? 0.8 : 0.5,
  }
}

/** Of the title's room. */
const BESIDE_AROUND = 0.6

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
  spot: ToldSpot | undefined
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
function together(stage: Stage, told: Told, dress: Dress, rules: Rules, pictured: boolean): Together {
  const wanted = Math.min(rules.picture * stage.height, stage.width * 0.8) * ENOUGH
  const settled = (title: number): Together => {
    const solved = solve(stage, told, { ...rules, title: rules.title * title })
    const lines = standing(stage, solved.nodes)
    const words = [...lines, ...(solved.title ? [solved.title.box] : [])]
    return { solved, words, lines, spot: pictured ? spotOf(stage, told, solved, words, dress) : undefined }
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
  const worn = unbordered(brief, wardrobe.dress)
  const dress = brief.forms ? bareOf(worn, hasForms(brief) || formsGround(brief)) : worn
  const rules = rulesOf(stage, told, dress)
  const { solved, words, lines, spot } = together(stage, told, dress, rules, shown.any)
  const footed = rules.foot !== stage.ground && solved.foot !== undefined && solved.foot > stage.height * 0.5
  const crossed =
    footed &&
    spot !== undefined &&
    words.some(({ top, bottom }) => bottom > spot.y + spot.size * 0.3 && top < (solved.foot ?? 0) - 1)
  const behind = drawn({
    stage,
    dress: crossed ? bareOf(dress, true) : dress,
    words,
    lines,
    pieces: orderly(stage),
    around: refusesPictures(brief) || brief.picture ? [] : piecesOf(brief).filter((piece) => aroundOf(brief, piece)),
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

/** What stands round the edges is the border. */
function unbordered(brief: Brief, dress: Dress): Dress {
  const { border: _, ...rest } = dress
  return piecesOf(brief).some((piece) => aroundOf(brief, piece)?.how === 'edges') ? rest : dress
}

/** Where forms were asked for, the dress is seen in letters and picture alone. */
const bareOf = ({ name, cut, share, border }: Dress, covers: boolean): Dress => ({
  name,
  cut,
  share,
  ...(border && !covers && { border }),
  backdrops: ['flat'],
  foot: false,
})
