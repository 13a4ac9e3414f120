/** Do the parts stand where the brief says? Measured on the layout. */
import { type Bounds, common, union } from '../base/geometry.ts'
import { memo } from '../base/memo.ts'
import type { Brief, Corner, Placement } from '../brief/types.ts'
import { boundsOf as pathBounds } from '../render/display.ts'
import type { LaidArtboard, LaidNode } from '../scene/layout.ts'
import type { Role, Vector } from '../scene/types.ts'
import { boundsOf } from './bounds.ts'

const PICTURES: Role[] = ['logo', 'mark', 'icon', 'photo', 'illustration']
/** Names for the same part: a prompt says 'logo' where the scene says 'mark', 'name' where it says 'headline'. */
const ALIKE: Role[][] = [
  PICTURES,
  ['brand', 'headline'],
  ['tagline', 'subhead'],
  ['cta', 'button'],
  ['phone', 'email', 'link', 'address', 'detail'],
]

export const roleMatches = (wanted: Role, role: Role | undefined): boolean =>
  role !== undefined && (role === wanted || ALIKE.some((group) => group.includes(wanted) && group.includes(role)))

/** Whether a wish for one text of a role, or for all of them, is about this one. */
export const isOfText = (wished: string | undefined, own: string | undefined): boolean =>
  wished === undefined || wished === own

function boxOf(laid: LaidNode): Bounds {
  const lines = laid.text?.lines
  if (laid.node.type === 'vector') return inkOf(laid.node, boundsOf(laid))
  if (!lines?.length) return boundsOf(laid)
  return {
    left: Math.min(...lines.map((line) => line.x)),
    right: Math.max(...lines.map((line) => line.x + line.width)),
    top: laid.y,
    bottom: laid.y + laid.height,
  }
}

/** What is seen of a box through a window; of what lies beside it all. */
function within(box: Bounds, window: Bounds): Bounds {
  const seen = common(box, window)
  return seen.right > seen.left && seen.bottom > seen.top ? seen : box
}

const inks = new WeakMap<Vector, Bounds | undefined>()

/** What is drawn of a picture: a skateboard has air above it in its square. */
function inkOf(node: Vector, box: Bounds): Bounds {
  const { viewBox, shapes, scale = 'contain' } = node
  const ink = memo(inks, node, () =>
    shapes.length > 0 ? union(shapes.map(({ d }) => boundsOf(pathBounds(d)))) : undefined,
  )
  if (!ink || scale !== 'contain') return box
  const [wide, tall] = [box.right - box.left, box.bottom - box.top]
  const by = Math.min(wide / viewBox[0], tall / viewBox[1])
  const [left, top] = [box.left + (wide - viewBox[0] * by) / 2, box.top + (tall - viewBox[1] * by) / 2]
  return common(box, {
    left: left + ink.left * by,
    right: left + ink.right * by,
    top: top + ink.top * by,
    bottom: top + ink.bottom * by,
  })
}

/**
 * The parts of a role: exactly that role if there is any, else those that answer to it; of several texts the one that is meant.
 * In reading order.
 */
function find(artboard: LaidArtboard, role: Role, text?: string): Bounds[] {
  const isPicture = role === 'photo' || role === 'illustration'
  const exact: Bounds[] = []
  const alike: Bounds[] = []
  const visit = (laid: LaidNode, window: Bounds) => {
    if (laid.node.type === 'text' && !isOfText(text, laid.node.text)) return
    if (laid.node.role === role) exact.push(within(boxOf(laid), window))
    // A header's logo is no answer to a wish about a picture.
    else if (roleMatches(role, laid.node.role) && !(isPicture && laid.node.role === 'logo'))
      alike.push(within(boxOf(laid), window))
    const inner = laid.node.type === 'frame' && laid.node.clip ? within(boundsOf(laid), window) : window
    for (const child of laid.children) visit(child, inner)
  }
  visit(artboard.root, boundsOf(artboard.root))
  return exact.length > 0 ? exact : alike
}

/** An artboard more than twice as tall as wide and as wide as a window scrolls; what one sees first is this share of its width. */
const isLongPage = ({ width, height }: LaidArtboard) => width >= 1000 && height > 2 * width
const FIRST_VIEW = 0.66

const third = (centre: number, length: number): -1 | 0 | 1 =>
  centre < length * 0.4 ? -1 : centre > length * 0.6 ? 1 : 0

const COLUMN: Record<Corner, -1 | 0 | 1> = {
  'top-left': -1,
  left: -1,
  'bottom-left': -1,
  top: 0,
  centre: 0,
  bottom: 0,
  'top-right': 1,
  right: 1,
  'bottom-right': 1,
}
const ROW: Record<Corner, -1 | 0 | 1> = {
  'top-left': -1,
  top: -1,
  'top-right': -1,
  left: 0,
  centre: 0,
  right: 0,
  'bottom-left': 1,
  bottom: 1,
  'bottom-right': 1,
}

/** Whether a box stands in a corner, an edge or the middle: by its centre, by touching that side's margin, or by reaching over the middle. */
export function standsAt(box: Bounds, at: Corner, width: number, height: number): boolean {
  const column = third((box.left + box.right) / 2, width)
  const row = third((box.top + box.bottom) / 2, height)
  const [wantColumn, wantRow] = [COLUMN[at], ROW[at]]
  const nearSide = (low: number, high: number, length: number, want: -1 | 0 | 1) =>
    want === -1
      ? low < length * 0.15 && high < length * 0.75
      : want === 1
        ? high > length * 0.85 && low > length * 0.25
        : // What is large holds the middle where it reaches over it, though its own middle lies a little off.
          low < length / 2 && high > length / 2 && low + high > length * 0.66 && low + high < length * 1.36
  const columnHolds = column === wantColumn || nearSide(box.left, box.right, width, wantColumn)
  const rowHolds = row === wantRow || nearSide(box.top, box.bottom, height, wantRow)
  // 'left' and 'right', 'top' and 'bottom' say nothing of the other axis.
  if (at === 'left' || at === 'right') return columnHolds
  if (at === 'top' || at === 'bottom') return rowHolds
  return columnHolds && rowHolds
}

export function standsBeside(box: Bounds, side: NonNullable<Placement['beside']>['side'], other: Bounds): boolean {
  const slack = 2
  if (side === 'left') return box.right <= other.left + slack
  if (side === 'right') return box.left >= other.right - slack
  if (side === 'above') return box.bottom <= other.top + slack
  return box.top >= other.bottom - slack
}

const isText = (target: Role): boolean => !PICTURES.includes(target)

/** A part with what is to stand between it and its edge: 'the name at the bottom left, the phone below it'. */
function withCompany(
  box: Bounds,
  { target, at = 'centre' }: Placement,
  artboard: LaidArtboard,
  all: Placement[],
): Bounds {
  const side = ROW[at] === 1 ? 'below' : ROW[at] === -1 ? 'above' : undefined
  // What is to stand below 'the headline' stands below the first of them.
  const [first] = find(artboard, target)
  const leads = first?.left === box.left && first.top === box.top
  const company = leads ? all.filter(({ beside }) => beside?.of === target && beside.side === side) : []
  // Not everything that was told there can stand in the very middle: all of it together does.
  const fellows =
    at === 'centre' && isText(target) ? all.filter((other) => other.at === at && isText(other.target)) : []
  const whole = union([
    box,
    ...[...company, ...fellows].flatMap((other) => find(artboard, other.target, other.text).slice(0, 1)),
  ])
  return fellows.length > 0 ? whole : { ...box, top: whole.top, bottom: whole.bottom }
}

/**
 * Whether one wish is met on an artboard; undefined when the part is not there or nothing is said of its place. On a long
 * page a wish is about the first view, except that what repeats (a phone number) may as well stand at the page's foot.
 * `all`: the wishes of the brief.
 */
export function isMet(placement: Placement, artboard: LaidArtboard, all: Placement[] = []): boolean | undefined {
  const boxes = find(artboard, placement.target, placement.text)
  const [first] = boxes
  if (!first) return undefined
  const { at, beside } = placement
  const { width, height } = artboard
  if (at && isLongPage(artboard)) {
    const fold = width * FIRST_VIEW
    const inView = boxes.filter(({ top }) => top < fold)
    // The middle of a first view is its middle column.
    if (at === 'centre') return inView.some(({ left, right }) => third((left + right) / 2, width) === 0)
    return inView.some((box) => standsAt(box, at, width, fold)) || standsAt(boxes.at(-1) ?? first, at, width, height)
  }
  if (at) return standsAt(withCompany(first, placement, artboard, all), at, width, height)
  if (beside) {
    const [other = NAMES.includes(beside.of) ? find(artboard, 'person')[0] : undefined] = find(artboard, beside.of)
    return other && standsBeside(first, beside.side, other)
  }
  return undefined
}

/** 'The name' may be somebody's. */
const NAMES: readonly Role[] = ['brand', 'headline']

/** A picture that the brief says where to put must be there; other parts may have no text to be. */
const MUST_SHOW: Role[] = ['icon', 'illustration']

/** The share of the brief's placements that hold on the first artboard; 1 when it has none. */
export function placementShare(brief: Brief, laid: LaidArtboard[]): number {
  const front = laid[0]
  if (!front) return 0
  // "At the top, to the left of the name" is two wishes.
  const wishes = brief.placements.flatMap(({ at, beside, ...rest }): Placement[] => [
    ...(at ? [{ ...rest, at }] : []),
    ...(beside ? [{ ...rest, beside }] : []),
  ])
  const shown = !brief.negatives.some(({ what }) => what === 'icon' || what === 'picture')
  const results = wishes
    .map(
      (wish) => isMet(wish, front, brief.placements) ?? (shown && MUST_SHOW.includes(wish.target) ? false : undefined),
    )
    .filter((met) => met !== undefined)
  return results.length === 0 ? 1 : results.filter(Boolean).length / results.length
}
