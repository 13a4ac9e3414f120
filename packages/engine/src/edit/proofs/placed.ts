/** Whether two laid-out scenes show that a part stands where it was wished. */
import type { Box } from '../../base/geometry.ts'
import { type Along, type Side, VECTORS, type Way } from '../../language/lexicon/place-words.ts'
import { gapBetween, hasPlay, meet } from '../boxes.ts'
import { type Difference, type Measured, of } from '../measure/compare.ts'
import type { Place } from '../understand/wish.ts'

const middleX = ({ x, width }: Box) => x + width / 2
const middleY = ({ y, height }: Box) => y + height / 2

/** What is known of a place that was wished. */
interface Placing {
  place: Place
  /** The parts that were named, as the planner found them. */
  named: readonly string[]
  /** They with all in them. */
  moved: ReadonlySet<string>
  /** What the place is seen from. */
  anchor: string | undefined
}

export function isPlaced(
  { place, named, moved, anchor }: Placing,
  differences: readonly Difference[],
  before: Measured,
  after: Measured,
): boolean {
  const mine = differences.filter(({ id }) => moved.has(id))
  if (!after.exact) return differences.length > 0
  const places = of('place', mine)
  const set = mine.some(({ id, property }) => property === 'order' || (property === 'setting' && mayAlign(id, after)))
  // What leads the way is what was named; what stands in it may settle otherwise.
  const own = places.filter(({ id }) => named.includes(id))
  if (place.is === 'step')
    return (own.length > 0 ? own : places).every((one) => went(place.way, one, before, after)) && places.length > 0
  if (place.is === 'spot') {
    if (place.aligned) return set || places.length > 0
    return places.length === 0 ? set : places.some((one) => nearer(place, one.id, before, after))
  }
  const [one, other] = [named[0] ?? '', anchor ?? named[1] ?? '']
  if (place.is === 'beside') return before.nodes.has(other) && stands(place.side, one, other, after)
  if (place.is !== 'distance') return mine.length > 0
  const [was, is] = [before, after].map((measured) => gap(one, other, measured))
  if (was === undefined || is === undefined) return differences.some(({ property }) => property === 'place')
  return place.way === 'closer' ? is < was : is > was
}

/** Whether the lines of a text do not fill its box, so that another alignment shows. */
function mayAlign(id: string, { nodes }: Measured): boolean {
  const { box } = nodes.get(id) ?? {}
  return box === undefined || box.ink === undefined || hasPlay(box) || (box.lines ?? 1) > 1
}

/** Share of the smaller part by which two may reach into each other: boxes of letters hold air. */
const REACH = 0.3

function stands(side: Side, one = '', other = '', { nodes }: Measured): boolean {
  const [a, b] = [nodes.get(one)?.box, nodes.get(other)?.box]
  // Taken apart or put into another line: what stands there now has other names. What lies behind another has to show it.
  if (!a || !b) return side !== 'behind' && side !== 'in front of'
  const high = REACH * Math.min(a.height, b.height)
  const wide = REACH * Math.min(a.width, b.width)
  const holds: Record<Side, boolean> = {
    above: a.y + a.height <= b.y + high,
    below: b.y + b.height <= a.y + high,
    left: a.x + a.width <= b.x + wide,
    right: b.x + b.width <= a.x + wide,
    beside: a.x + a.width <= b.x + wide || b.x + b.width <= a.x + wide,
    before: a.y + a.height <= b.y + high || a.x + a.width <= b.x + wide,
    after: b.y + b.height <= a.y + high || b.x + b.width <= a.x + wide,
    behind: meet(a, b),
    'in front of': meet(a, b),
  }
  return holds[side]
}

/** Pixels between the edges of two parts; undefined where one is gone. */
function gap(one = '', other = '', { nodes }: Measured): number | undefined {
  const [a, b] = [nodes.get(one)?.box, nodes.get(other)?.box]
  return a && b && gapBetween(a, b)
}

type Moved = Extract<Difference, { property: 'place' }>

function went(way: Way, { id, right, down }: Moved, before: Measured, after: Measured): boolean {
  if (way === 'inwards') return edge(id, after) > edge(id, before)
  const [x, y] = VECTORS[way]
  return right * x + down * y > 0.5
}

/** Pixels to the nearest edge of the sheet. */
function edge(id: string, { nodes, scene }: Measured): number {
  const own = nodes.get(id)?.box
  const whole = nodes.get(scene.artboards[0]?.root.id ?? '')?.box
  if (!own || !whole) return 0
  return Math.min(
    own.x - whole.x,
    own.y - whole.y,
    whole.x + whole.width - own.x - own.width,
    whole.y + whole.height - own.y - own.height,
  )
}

function nearer(
  { across, down }: { across?: Along; down?: Along },
  id: string,
  before: Measured,
  after: Measured,
): boolean {
  const [was, is] = [before.nodes.get(id)?.box, after.nodes.get(id)?.box]
  const whole = after.nodes.get(after.scene.artboards[0]?.root.id ?? '')?.box
  if (!was || !is || !whole) return false
  const way = (along: Along | undefined, then: number, now: number, centre: number) => {
    if (along === undefined) return true
    if (along === 'center') return Math.abs(now - centre) <= Math.abs(then - centre) + 1
    return along === 'start' ? now <= then + 1 : now >= then - 1
  }
  return way(across, middleX(was), middleX(is), middleX(whole)) && way(down, middleY(was), middleY(is), middleY(whole))
}
