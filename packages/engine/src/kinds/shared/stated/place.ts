/** Where the picture of a told sheet stands: as large as words and edges leave it, where it was told to be. */
import type { Bounds } from '../../../base/geometry.ts'
import { standsAt, standsBeside } from '../../../critic/placement.ts'
import { classOf, isKnownInPart } from '../../../imagery/figure-classes.ts'
import { sizesOf } from '../../../imagery/figure-drawings.ts'
import type { GroupSpot, Spot } from '../pictured/places.ts'
import { isView } from '../pictured/settings.ts'
import type { Stage } from '../systems/types.ts'
import { aroundOf } from './around.ts'
import type { Told } from './blocks.ts'
import type { Part } from './groups.ts'
import { inOrder, ofPicture, orderly, toldPieces } from './pieces.ts'
import { type PictureSize, sharesOf } from './sizes.ts'
import type { Solved } from './solve.ts'
import { largestSpot, wideAt } from './spot.ts'
import type { Staging } from './staged.ts'

/** Under or over words in the very middle there is no more. */
export const MOST_UNDER_MIDDLE = 0.43

/** How large the picture was told to be: what leads it, before what was said of pictures at large. */
export const pictureSize = (part: Part | undefined, stage: Stage): PictureSize =>
  orderly(stage)[0]?.size ?? (toldPieces(stage.brief).length < 2 ? part?.size : undefined) ?? 'usual'

/** Where the picture is wanted, shares of the sheet. */
function idealOf(stage: Stage, { blocks }: Told): [number, number] {
  const at = ofPicture(stage.brief).find((wish) => wish.at)?.at ?? inOrder(stage.brief)[0]?.at
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
function bleedOf(stage: Stage, { bleed = 0, backing, foot }: Staging): readonly [number, number, number, number] {
  const { brief } = stage
  if (brief.kind === 'business-card') return [-0.07, -0.07, -0.07, -0.07]
  const [first] = orderly(stage)
  const sort = first ? classOf(first.figure) : undefined
  if (brief.picture) return [-0.04, -0.04, -0.04, -0.04]
  // What is known by its whole form stays within the sheet.
  const out = bleed > 0 && first && isKnownInPart(first.figure) && !hasFace(first.figure) ? bleed : INSIDE
  return [INSIDE, out, foot || backing === 'horizon' || sort === 'person' ? FLOORED : out, out]
}
/** A thing with a face is not cut. */
const hasFace = (figure: string): boolean => figure.includes('~')
/** Of the picture's side, what it keeps from the edges; from the lower one where it stands on something. */
const [INSIDE, FLOORED] = [-0.05, -0.075]

/** A place, and whether it is the one that was told. */
export interface ToldSpot extends GroupSpot {
  told: boolean
}

/** Where the picture stands: as large as words and edges leave it, where it was told to be. */
export function spotOf(
  stage: Stage,
  told: Told,
  solved: Solved,
  words: readonly Bounds[],
  staging: Staging,
): ToldSpot | undefined {
  const { brief, width, height, u } = stage
  const { picture } = told
  if (!picture) return undefined
  const wishes = ofPicture(brief)
  const anchorOf = (role: string): Bounds | undefined =>
    solved.title?.part.role === role ? solved.title.box : undefined
  // What stands beside another thing stands where that does, as far as there is room.
  const places = wishes.flatMap(({ at, beside }) => (at && !beside ? [at] : []))
  const accepts = (box: Bounds): boolean =>
    (places.length === 0 || places.some((at) => standsAt(box, at, width, height))) &&
    wishes.every(({ beside }) => {
      const anchor = beside && anchorOf(beside.of)
      if (!beside || !anchor) return true
      const axial = (beside.side === 'below' || beside.side === 'above') && isCentral(anchor, width)
      return standsBeside(box, beside.side, anchor) && (!axial || isCentral(box, width))
    })
  const short = Math.min(width, height)
  const card = brief.kind === 'business-card'
  const cornered = toldPieces(brief).some((piece) => aroundOf(brief, piece)?.how === 'corners')
  const shared = cornered || orderly(stage).some(({ at }) => at)
  const aspect = aspectOf(stage)
  const [, grown] = sharesOf(card, pictureSize(picture, stage))
  const most = short * Math.min(grown * staging.picture, shared ? BESIDE_OTHERS : 1.2)
  const request = {
    width,
    height,
    words,
    gap: u * (card ? 1.7 : 2.4),
    bleed: bleedOf(stage, staging),
    inset: 0,
    aspect,
    most: most / Math.sqrt(aspect),
    ideal: idealOf(stage, told),
  }
  const onAxis = wishes.some(
    ({ at, beside }) =>
      at === 'top' || at === 'bottom' || at === 'centre' || (beside && /above|below/.test(beside.side)),
  )
  const strictly = (box: Bounds) => accepts(box) && Math.abs((box.left + box.right) / 2 / width - 0.5) < ON_AXIS
  const large = (spot: Spot | undefined) =>
    spot && spot.size * Math.sqrt(aspect) > short * (card ? LEAST_ON_CARD : LEAST) ? spot : undefined
  // Where the words leave next to nothing of the place that was told, the picture stands where there is room.
  const near = largestSpot({ ...request, accepts })
  const found = (onAxis ? large(largestSpot({ ...request, accepts: strictly })) : undefined) ?? large(near)
  const any = found ? undefined : largestSpot({ ...request, accepts: () => true })
  const spot = found ?? (near && any && near.size > any.size * WORTH ? near : any)
  return spot && { ...spot, wide: isAlone(stage) ? spot.size * aspect : wideAt(spot, request), told: spot !== any }
}

/** Whether one thing is the whole picture: others stand elsewhere, or there are none. */
const isAlone = (stage: Stage): boolean =>
  !stage.brief.picture &&
  orderly(stage).length > 0 &&
  orderly(stage).every(({ at, several }, i) => (i === 0 ? !several : at !== undefined))

/** How many times as wide as tall the picture is by what is drawn of it; a group takes a square. */
export function aspectOf(stage: Stage): number {
  const [lead] = orderly(stage)
  if (!lead || !isAlone(stage) || isView(lead.figure)) return 1
  const { w, h } = sizesOf(lead.figure)
  return Math.max(NARROWEST, w / h)
}
/** A pencil is no line: so narrow a picture is at least, × its height. */
const NARROWEST = 0.4
/** So near to the middle is on the axis, of the width. */
const ON_AXIS = 0.02

/** Whether a box stands in the middle of a width. */
const isCentral = ({ left, right }: Bounds, width: number): boolean => Math.abs((left + right) / 2 / width - 0.5) < 0.1

/** A small picture where it was told goes before one elsewhere up to so much larger. */
const WORTH = 0.34

/** Of the shorter side: a picture that is one of several, each in its place. */
const BESIDE_OTHERS = 0.62

/** Of the shorter side: a smaller picture is none. */
const [LEAST, LEAST_ON_CARD] = [0.24, 0.19]
