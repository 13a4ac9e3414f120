/**
 * What has to be seen of a wish, as rows: of which wishes each is asked, and what it measures. They stand beside the
 * comparison of nodes (`proof.ts`): there something of the kind changed, here it changed as much, and there, as was wished.
 */

import type { Box } from '../../base/geometry.ts'
import type { Along } from '../../language/lexicon/place-words.ts'
import type { Node, Paint } from '../../scene/types.ts'
import { subtree } from '../../scene/walk.ts'
import type { EditContext } from '../context.ts'
import type { Measured, MeasuredNode } from '../measure/compare.ts'
import { type Sight, seenOf } from '../measure/sight.ts'
import { lightnessOf, pixelsOf, unlike } from '../measure/tint.ts'
import { paintsOf } from '../paints.ts'
import { ALL_ROOM } from '../plan/properties/room.ts'
import { seenOfLook } from '../plan/properties.ts'
import type { Change } from '../types.ts'
import type { Wish } from '../understand/wish.ts'

interface Row {
  of: (wish: Wish, isWhole: boolean) => boolean
  /** `selected`: what the person holds in the hand. */
  shows: (sight: Sight & { wish: Wish; selected: string | undefined }) => boolean
}

const isScheme = (wish: Wish, ...schemes: string[]): boolean =>
  wish.verb === 'scheme' && wish.scheme.is === 'scheme' && schemes.includes(wish.scheme.scheme)
/** What somebody sees of any change; how light a dark design may be, and a light one at least. */
const OTHER = 0.015
const [DARK, PALE] = [0.5, 0.68]

const ROWS: readonly Row[] = [
  {
    of: (wish, isWhole) => isScheme(wish, 'dark') && isWhole,
    shows: seenOf((_, is) => lightnessOf(is) < DARK),
  },
  {
    of: (wish, isWhole) => isScheme(wish, 'light') && isWhole,
    shows: seenOf((_, is) => lightnessOf(is) > PALE),
  },
  {
    of: (wish) => isScheme(wish, 'pastel', 'other'),
    shows: seenOf((was, is) => unlike(was, is) > OTHER),
  },
  {
    of: (wish) => isScheme(wish, 'few colours'),
    shows: ({ before, after }) => coloursIn(after) < coloursIn(before),
  },
  {
    of: (wish, isWhole) => !isWhole && wish.verb === 'effect' && wish.effect === 'gradient',
    shows: ({ parts }) => parts.some(([, { node }]) => [...subtree(node)].some(hasGradient)),
  },
  {
    // Both ends: the one is where the other was, or says what it said.
    of: (wish) => wish.verb === 'swap',
    shows: ({ parts }) => parts.every(([was, is]) => apart(was.box, is.box) > AWAY || textOf(was) !== textOf(is)),
  },
  {
    of: (wish) => wish.verb === 'place' && wish.place.is === 'step',
    shows: ({ wish, parts, before, after }) => {
      const way = wish.verb === 'place' && wish.place.is === 'step' ? wish.place.way : 'inwards'
      if (way === 'inwards' || parts.length === 0) return true
      const axis = way === 'left' || way === 'right' ? 'x' : 'y'
      const sign = way === 'left' || way === 'up' ? -1 : 1
      return parts.some(([was, is]) => sign * (share(is, axis, after) - share(was, axis, before)) > STEP)
    },
  },
  {
    of: (wish) => wish.verb === 'place' && wish.place.is === 'spot' && !wish.place.aligned,
    shows: ({ wish, parts, before, after, selected }) => {
      if (wish.verb !== 'place' || wish.place.is !== 'spot' || parts.length === 0) return true
      const { across, down } = wish.place
      // What is held in the hand goes there as far as there is room.
      const went = (along: Along | undefined, axis: 'x' | 'y', [was, is]: Sight['parts'][number]) =>
        along !== undefined &&
        along !== 'center' &&
        (along === 'start' ? -1 : 1) * (share(is, axis, after) - share(was, axis, before)) > STEP
      return parts.some(
        (part) =>
          (isAt(across, part[1], 'x', after) && isAt(down, part[1], 'y', after)) ||
          (part[1].node.id === selected && (went(across, 'x', part) || went(down, 'y', part))),
      )
    },
  },
]

/** Pixels from which a part is somewhere else. */
const AWAY = 4
const apart = (a: Box, b: Box) => Math.hypot(a.x - b.x, a.y - b.y)
const textOf = ({ node }: MeasuredNode) => (node.type === 'text' ? node.text : '')

/** Share of the sheet that a step goes at least. */
const STEP = 0.005
/** Where the middle of a part stands at an end of its sheet, and how far from its middle one in the middle. */
const [START, END, CENTRE] = [0.36, 0.6, 0.03]

function isAt(along: 'start' | 'center' | 'end' | undefined, one: MeasuredNode, axis: 'x' | 'y', measured: Measured) {
  if (along === undefined) return true
  const at = share(one, axis, measured)
  const { node, box } = one
  if (along === 'center') return Math.abs(at - 0.5) < CENTRE || [...subtree(node)].some(isCentred)
  const whole = wholeOf(measured)
  const reaches =
    axis === 'x' &&
    whole &&
    (along === 'end' ? (box.x + box.width - whole.x) / whole.width > 0.9 : (box.x - whole.x) / whole.width < 0.1)
  return reaches || (along === 'start' ? at < START : at > (axis === 'x' ? 0.55 : END))
}

/** What centres itself, its words or what it holds. */
const isCentred = (node: Node): boolean =>
  node.alignSelf === 'center' ||
  (node.type === 'text' && node.align === 'center') ||
  (node.type === 'frame' && (node.layout?.align === 'center' || node.layout?.justify === 'center'))

const wholeOf = ({ scene, nodes }: Measured): Box | undefined => nodes.get(scene.artboards[0]?.root.id ?? '')?.box

/** Where the middle of a part stands, as a share of the first artboard. */
function share({ box }: MeasuredNode, axis: 'x' | 'y', measured: Measured): number {
  const whole = wholeOf(measured)
  if (!whole) return 0
  return axis === 'x'
    ? (box.x + box.width / 2 - whole.x) / Math.max(1, whole.width)
    : (box.y + box.height / 2 - whole.y) / Math.max(1, whole.height)
}

const coloursIn = ({ nodes }: Measured) => new Set([...nodes.values()].flatMap(({ colours }) => colours)).size

const isGradient = (paint: Paint) => typeof paint === 'object' && 'gradient' in paint
const hasGradient = (node: Node) =>
  paintsOf(node).some(isGradient) || (node.type === 'text' && node.effect?.kind === 'window')

/** Whether the sheet itself is seen to be as a wish of it says; true where nothing is asked of it. */
export function isSeenAsWished(
  wish: Wish,
  changes: readonly Change[],
  before: Measured,
  after: Measured,
  { seen, selected }: Pick<EditContext, 'seen' | 'selected'>,
): boolean {
  if (!seen || !after.exact) return true
  const [first] = changes
  const ids = first === undefined || first.what === ALL_ROOM ? [] : first.nodes
  const rows = ROWS.filter(({ of }) => of(wish, ids.length === 0))
  const ofLook = wish.verb === 'look' && seenOfLook(wish.look)
  if (rows.length === 0 && !ofLook) return true
  const parts = ids.flatMap((id) => {
    const [was, is] = [before.nodes.get(id), after.nodes.get(id)]
    return was && is ? [[was, is] as const] : []
  })
  if (ids.length > 0 && parts.length === 0) return true
  const pixels = () => {
    const [was, is] = [pixelsOf(before.scene, seen), pixelsOf(after.scene, seen)]
    return was && is && ([was, is] as const)
  }
  const sight: Sight = { sign: isLess(wish) ? -1 : 1, parts, before, after, pixels }
  return (!ofLook || ofLook(sight)) && rows.every(({ shows }) => shows({ ...sight, wish, selected }))
}

const isLess = (wish: Wish): boolean =>
  wish.verb === 'look' && 'way' in wish.look && (wish.look.way === 'less' || wish.look.way === 'thin')
