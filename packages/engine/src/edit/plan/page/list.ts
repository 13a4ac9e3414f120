/** The lists of a website: which one is meant, which thing of it, and how its things stand. */
import type { Frame, Node } from '../../../scene/types.ts'
import { findPlace, subtree } from '../../../scene/walk.ts'
import { boxesOf } from '../../boxes.ts'
import type { State } from '../../context.ts'
import { itemsOf } from '../../pages/items.ts'
import { pageParts } from '../../pages/page-parts.ts'
import { nodeOf } from '../../scene-nodes.ts'
import type { Operation } from '../../types.ts'

export interface Listing {
  items: Frame[]
  /** The frame that holds them all, or the rows in which they stand. */
  frame: Frame
}

const holds = (frame: Node, id: string) => [...subtree(frame)].some((node) => node.id === id)

function listing(section: Node | undefined): Listing | undefined {
  if (section?.type !== 'frame') return undefined
  const items = itemsOf(section)
  const [first] = items
  if (!first || items.length < 2) return undefined
  let frame = section
  for (;;) {
    const next = frame.children.find(
      (child): child is Frame => child.type === 'frame' && items.every(({ id }) => id !== child.id && holds(child, id)),
    )
    if (!next) return { items, frame }
    frame = next
  }
}

/** The list in a part of the page. */
export const listIn = (id: string, state: State): Listing | undefined => listing(nodeOf(state, id))

/** The list that something stands in, and the thing of it. */
export function listAround(id: string, state: State): { list: Listing; item: Frame } | undefined {
  for (const part of pageParts(state.design.scene).toReversed()) {
    const node = nodeOf(state, part.id)
    const list = node && holds(node, id) ? listing(node) : undefined
    const item = list?.items.find((one) => holds(one, id))
    if (list && item) return { list, item }
  }
  return undefined
}

/** Narrower things hold nothing that could be read, pixels. */
const LEAST = 120

/** So many side by side; undefined where they would be too narrow. */
export function inColumns({ items, frame }: Listing, columns: number, state: State): Operation[] | undefined {
  const box = boxesOf(state.design.scene, state.context).get(frame.id)
  const gap = frame.layout?.gap || GAP
  const width = Math.floor(((box?.width ?? 0) - gap * (columns - 1)) / columns)
  if (width < LEAST) return undefined
  const isPicture = items.every(({ element }) => element === 'figure')
  const moved = items.flatMap(({ id }, index): Operation[] => [
    { op: 'move', id, parent: frame.id, index },
    { op: 'set', id, set: { width, margin: null, ...(isPicture && { height: Math.round(width * UPRIGHT) }) } },
  ])
  const rows = frame.children.filter((child) => items.every(({ id }) => id !== child.id) && isRow(child, items))
  const layout = { direction: 'row', wrap: true, gap, align: frame.layout?.align === 'center' ? 'center' : 'stretch' }
  return [
    ...moved,
    ...rows.map(({ id }): Operation => ({ op: 'remove', id })),
    { op: 'set', id: frame.id, set: { layout: { ...frame.layout, ...layout, justify: 'start' }, width: 'fill' } },
  ]
}

const GAP = 24
/** How tall pictures side by side are by their width. */
const UPRIGHT = 0.75

/** What held things of the list, and nothing else, goes with them. */
const isRow = (node: Node, items: readonly Frame[]) => node.type === 'frame' && items.some(({ id }) => holds(node, id))

/** How many stand side by side. */
export function columnsOf({ items }: Listing, state: State): number {
  const boxes = boxesOf(state.design.scene, state.context)
  const top = boxes.get(items[0]?.id ?? '')?.y
  const first = items.filter(({ id }) => Math.abs((boxes.get(id)?.y ?? 0) - (top ?? 0)) < SAME_ROW)
  return Math.max(1, first.length)
}
const SAME_ROW = 60

/** The things in another order, each in the place of the one that stood there. */
export function ordered({ items }: Listing, wanted: readonly Frame[], state: State): Operation[] {
  const slots = items.flatMap(({ id }) => {
    const place = findPlace(state.design.scene, id)
    return place?.parent ? [{ parent: place.parent.id, index: place.index }] : []
  })
  if (slots.length !== wanted.length) return []
  return wanted.flatMap(({ id }, at): Operation[] => {
    const slot = slots[at]
    return slot ? [{ op: 'move', id, ...slot }] : []
  })
}
