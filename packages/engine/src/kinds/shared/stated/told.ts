/** A stated sheet: what was told as boxes, and about them what a system or a scene adds. */
import { nth } from '../../../base/items.ts'
import type { Brief, Placement } from '../../../brief/types.ts'
import { standsAt, standsBeside } from '../../../critic/placement.ts'
import { askedObjects } from '../../../direction/subject-pictograms.ts'
import { classOf, isKnownInPart } from '../../../imagery/figure-classes.ts'
import { frame } from '../../../scene/build.ts'
import type { Node, Scene } from '../../../scene/types.ts'
import type { Composition } from '../../types.ts'
import { scene } from '../brief-scene.ts'
import { type Box, type GroupSpot, wordsOf } from '../pictured/places.ts'
import { type Piece, piecesOf } from '../pieces.ts'
import { planCopy } from '../plan.ts'
import { readable } from '../readable.ts'
import { refusesPictures } from '../refusals.ts'
import { GROUNDS, type Ground, type Sheet, sheetOf } from '../sheet.ts'
import { hasPictogram } from '../subject.ts'
import { measuresOf } from '../systems/room.ts'
import type { LetteringName, Stage, System } from '../systems/types.ts'
import { blocksOf, type Told } from './blocks.ts'
import { type Dress, drawn } from './dress.ts'
import { addForms, formsGround, hasForms, roomInHalf } from './forms.ts'
import { formLeads, type Part, PICTURES, placedPicture } from './groups.ts'
import { type Rules, type Solved, solve } from './solve.ts'
import { largestSpot, wideAt } from './spot.ts'

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
  const told = brief.colours.length > 0 || brief.forms !== undefined || dress.manner === 'scene'
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

function stageOf(composition: Composition, wardrobe: Wardrobe): Stage {
  const { brief, random } = composition
  const sheet = sheetOf(composition, planCopy(brief))
  return {
    ...sheet,
    ...(brief.kind === 'business-card' ? { margin: marginOf(sheet) } : measuresOf(sheet)),
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
  const can = piecesOf(brief).length > 0 || hasPictogram(stage) || brief.picture !== undefined
  const asked = askedObjects(brief).length > 0 || brief.depictions !== undefined || brief.picture !== undefined
  const roomy = width < height * STRIP && roomInHalf(stage) === Number.POSITIVE_INFINITY
  const wants = brief.kind === 'business-card' ? asked : true
  return { any: can, unplaced: can && !placed && wants && roomy }
}

/** The pieces in the order in which they lead: what is to be large, then what was named first, several of a thing a little later. */
function inOrder(brief: Brief): Piece[] {
  const order = (brief.depictions ?? []).map(({ words }) => words)
  const rank = ({ size, words, several }: Piece) => {
    const named = order.indexOf(words)
    return (size === 'large' || size === 'huge' ? -100 : 0) + (several ? 1.5 : 0) + (named < 0 ? 50 : named)
  }
  return piecesOf(brief).toSorted((a, b) => rank(a) - rank(b))
}

/** What was said of where the picture stands: of what leads it, where several things have places of their own. */
function ofPicture(brief: Brief): Placement[] {
  const wishes = brief.placements.filter(({ target }) => PICTURES.includes(target))
  const [lead, ...others] = inOrder(brief)
  const isOfAnother = ({ at }: Placement) => at !== undefined && others.some((other) => other.at === at)
  if (!lead || lead.at === undefined) return wishes.filter((wish) => !isOfAnother(wish))
  return wishes.some(isOfAnother) ? [{ target: 'illustration', at: lead.at }] : wishes
}

/** The pieces as they lead. The first one's place is the sheet's affair: it was settled with the words; what was told to stand elsewhere stands there. */
function orderly({ brief }: Stage): Piece[] {
  const [lead, ...others] = inOrder(brief)
  if (!lead) return []
  const { at, ...first } = lead
  const place = at ?? ofPicture(brief).find((wish) => wish.at)?.at
  return [
    first,
    ...others.map(({ at: own, ...piece }): Piece => {
      if (!own || own === place) return piece
      const size =
        piece.size ?? brief.placements.find((wish) => wish.at === own && PICTURES.includes(wish.target))?.size
      return { ...piece, at: own, ...(size && { size }) }
    }),
  ]
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

/** Of a sheet's height, what a picture is to have. */
const SHARES = { small: 0.26, usual: 0.46, large: 0.52, huge: 0.56 } as const
const CARD_SHARES = { small: 0.17, usual: 0.27, large: 0.4, huge: 0.42 } as const

/** Under or over words in the very middle there is no more. */
const MOST_UNDER_MIDDLE = 0.43

function pictureSize(part: Part | undefined, stage: Stage): keyof typeof SHARES {
  const size = part?.size ?? orderly(stage)[0]?.size ?? 'usual'
  return size === 'medium' ? 'usual' : size
}

/** What is settled before anything is set. */
function rulesOf(stage: Stage, told: Told, dress: Dress): Rules {
  const { brief, width, height } = stage
  const card = brief.kind === 'business-card'
  const size = pictureSize(told.picture, stage)
  const centred = told.blocks.some(({ row }) => row === 1)
  const besides = told.picture !== undefined && standsAside(stage, told)
  const shares = card ? CARD_SHARES : SHARES
  const share = Math.min(shares[size], centred ? MOST_UNDER_MIDDLE : 1)
  const side = sideOf(stage, told)
  return {
    // A floor in a colour of its own lies under all that stands below the picture.
    foot: dress.foot && told.picture && !centred ? footOf(stage) : stage.ground,
    picture: !told.picture || besides ? 0 : share,
    centred: ofPicture(brief).some(({ at }) => at === 'centre'),
    ...(side && { side }),
    beside: besides ? 0.54 : 0.8,
    inked: dress.manner === 'scene',
    most: card ? 0.3 : width > height * STRIP ? 0.8 : 0.5,
  }
}

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

/** Where the picture is wanted, shares of the sheet. */
function idealOf(stage: Stage, { blocks }: Told): [number, number] {
  const at = ofPicture(stage.brief).find((wish) => wish.at)?.at
  const free = ([0, 2] as const).filter((column) => !blocks.some((block) => block.column === column))
  const x = at?.includes('left')
    ? 0.25
    : at?.includes('right')
      ? 0.75
      : !at && free.length === 1
        ? free[0] === 0
          ? 0.25
          : 0.75
        : 0.5
  const y = at?.startsWith('top') ? 0.2 : at?.startsWith('bottom') ? 0.85 : at ? 0.5 : 0.66
  return [x, y]
}

/** How far a picture may run out of the sheet: never with its head, hardly where it stands on a floor. */
function bleedOf(stage: Stage, { bleeds, foot }: Dress): readonly [number, number, number, number] {
  const { brief } = stage
  if (brief.kind === 'business-card') return [-0.07, -0.07, -0.07, -0.07]
  const [first] = orderly(stage)
  const sort = first ? classOf(first.figure) : undefined
  if (!bleeds || brief.picture) return [-0.04, -0.04, -0.04, -0.04]
  // What is known by its whole form stays within the sheet.
  const out = first && isKnownInPart(first.figure) ? 0.05 : -0.015
  return [-0.02, out, foot || sort === 'person' ? -0.045 : out, out]
}

/** Where the picture stands: as large as words and edges leave it, where it was told to be. */
function spotOf(stage: Stage, told: Told, solved: Solved, words: readonly Box[], dress: Dress): GroupSpot | undefined {
  const { brief, width, height, u } = stage
  const { picture } = told
  if (!picture) return undefined
  const wishes = ofPicture(brief)
  const anchorOf = (role: string): Box | undefined => (solved.title?.part.role === role ? solved.title.box : undefined)
  const places = wishes.flatMap(({ at }) => (at ? [at] : []))
  const accepts = (box: Box): boolean =>
    (places.length === 0 || places.some((at) => standsAt(box, at, width, height))) &&
    wishes.every(({ beside }) => {
      const anchor = beside && anchorOf(beside.of)
      if (!beside || !anchor) return true
      const axial = (beside.side === 'below' || beside.side === 'above') && isCentral(anchor, width)
      return standsBeside(box, beside.side, anchor) && (!axial || isCentral(box, width))
    })
  const size = pictureSize(picture, stage)
  const short = Math.min(width, height)
  const card = brief.kind === 'business-card'
  const shared = size === 'usual' && orderly(stage).some(({ at }) => at)
  const most = short * (size === 'small' ? 0.34 : shared ? BESIDE_OTHERS : card && size === 'usual' ? 0.62 : 1.15)
  const request = {
    width,
    height,
    words,
    gap: u * (card ? 1.7 : 2.2),
    bleed: bleedOf(stage, dress),
    most,
    ideal: idealOf(stage, told),
  }
  const found = largestSpot({ ...request, accepts })
  // Where the words leave next to nothing of the place that was told, the picture stands where there is room.
  const spot = found && found.size > short * LEAST ? found : largestSpot({ ...request, accepts: () => true })
  return spot && { ...spot, wide: wideAt(spot, request) }
}

/** Whether a box stands in the middle of a width. */
const isCentral = ({ left, right }: Box, width: number): boolean => Math.abs((left + right) / 2 / width - 0.5) < 0.1

/** Of the shorter side: a picture that is one of several, each in its place. */
const BESIDE_OTHERS = 0.58

/** Of the shorter side: a smaller picture is none. */
const LEAST = 0.3

/** The words alone, to see where they really stand. */
function standing(stage: Stage, nodes: Node[]): Box[] {
  const root = frame('root', { fill: stage.ground.fill }, nodes)
  const [laid] = stage.layOut(scene(stage.brief, stage.direction, [{ name: 'words', root }]))
  return laid ? wordsOf(laid.root) : []
}

/** A composition in which everything stands as it was told. */
export function composeTold(composition: Composition, wardrobe: Wardrobe): Scene {
  const { brief, direction } = composition
  const stage = stageOf(composition, wardrobe)
  const shown = shows(stage)
  const told = blocksOf(brief, shown.unplaced)
  const dress = brief.forms ? bareOf(wardrobe.dress, hasForms(brief) || formsGround(brief)) : wardrobe.dress
  const rules = rulesOf(stage, told, dress)
  const solved = solve(stage, told, rules)
  const effects = solved.title ? [solved.title.box] : []
  const words = [...standing(stage, solved.nodes), ...effects]
  const spot = shown.any ? spotOf(stage, told, solved, words, dress) : undefined
  const footed = rules.foot !== stage.ground && solved.foot !== undefined && solved.foot > stage.height * 0.5
  const crossed =
    footed &&
    spot !== undefined &&
    words.some(({ top, bottom }) => bottom > spot.y + spot.size * 0.3 && top < (solved.foot ?? 0) - 1)
  const behind = drawn({
    stage,
    dress: crossed ? bareOf(dress, true) : dress,
    words,
    pieces: orderly(stage),
    ...(spot && { spot }),
    ...(told.picture && { part: told.picture }),
    ...(footed && { foot: { fill: rules.foot.fill, top: solved.foot ?? 0 } }),
  })
  const root = frame('root', { fill: stage.ground.fill, clip: true }, [...behind, ...solved.nodes])
  const result = scene(brief, direction, [{ name: 'front', root }])
  if (brief.forms) addForms(stage, result, nth(composition.layOut(result), 0))
  return result
}

/** Where forms were asked for, the dress is seen in letters and picture alone. */
const bareOf = (dress: Dress, covers: boolean): Dress => ({
  ...dress,
  manner: dress.manner === 'framed' && !covers ? 'framed' : 'bare',
  backdrops: ['flat'],
  foot: false,
})
