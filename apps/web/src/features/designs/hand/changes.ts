/** What is done to the selected parts, as operations, with the boxes that they are shown in meanwhile. */
import type { Operation } from '../viewer/operate.ts'
import type { Crop } from './crop.ts'
import { type Alignment, aligned, type Box, distributed, type Point } from './geometry.ts'
import type { Style } from './text-controls.tsx'
import { boundsOf, normal, turned } from './turned.ts'
import type { Part, Shown } from './use-hand.ts'

type Change = (operations: Operation[], boxes?: Shown) => void

/** Artboard pixels below which nothing has moved. */
const STILL = 0.05

const shifted = (box: Box, { x, y }: Point): Box => ({ ...box, x: box.x + x, y: box.y + y })

export function changesOf(selected: readonly Part[], board: { width: number; height: number }, change: Change) {
  const boxes = selected.map((part) => boundsOf(turned(part)))
  function moveEach(by: readonly Point[]) {
    const moves = selected.flatMap((part, at) => {
      const to = by[at]
      return to && Math.hypot(to.x, to.y) > STILL ? [{ part, to }] : []
    })
    change(
      moves.map(({ part, to }) => ({ op: 'move', id: part.id, ...to })),
      new Map(moves.map(({ part, to }) => [part.id, shifted(part.box, to)])),
    )
  }
  const [only] = selected
  function size(box: Box) {
    const { x, y, width, height } = box
    if (only) change([{ op: 'size', id: only.id, x, y, width, height }], new Map([[only.id, box]]))
  }
  function rotate(degrees: number) {
    const [to, was] = [normal(degrees), only?.rotate ?? 0]
    if (!only || Math.abs(to - was) < STILL) return
    change([{ op: 'rotate', id: only.id, degrees: to }], new Map([[only.id, { ...only.box, rotate: to }]]))
  }
  return {
    move: (by: Point) => moveEach(selected.map(() => by)),
    align: (to: Alignment) => moveEach(aligned(boxes, to, { x: 0, y: 0, ...board })),
    distribute: (axis: 'x' | 'y') => moveEach(distributed(boxes, axis)),
    size,
    /** A new place alone is a move. */
    box(box: Box) {
      if (!only) return
      if (box.width !== only.box.width || box.height !== only.box.height) return size(box)
      moveEach([{ x: box.x - only.box.x, y: box.y - only.box.y }])
    },
    rotate,
    turn: (by: number) => rotate((only?.rotate ?? 0) + by),
    group: () => selected.length > 1 && change([{ op: 'group', ids: selected.map(({ id }) => id) }]),
    ungroup: () => only?.kind === 'group' && change([{ op: 'ungroup', id: only.id }]),
    name: (name: string) => only && change([{ op: 'name', id: only.id, name }]),
    /** Locked all of them, unlocked where they are. */
    lockAll() {
      const locked = !selected.every((part) => part.locked)
      change(selected.map(({ id }) => ({ op: 'lock', id, locked })))
    },
    lock: ({ id }: Part, locked: boolean) => change([{ op: 'lock', id, locked }]),
    style: (set: Style) => only && change([{ op: 'style', id: only.id, set }]),
    crop: (id: string, { focus: [x, y], zoom }: Crop) => change([{ op: 'crop', id, focus: [x, y], zoom }]),
    order: (to: 'front' | 'forward' | 'backward' | 'back') => only && change([{ op: 'order', id: only.id, to }]),
    duplicate: () => change(selected.map(({ id }) => ({ op: 'duplicate', id }))),
    remove: () => change(selected.map(({ id }) => ({ op: 'remove', id }))),
    show: ({ id }: Part, shown: boolean) => change([{ op: 'show', id, shown }]),
    write: (id: string, text: string) => change([{ op: 'text', id, text }]),
  }
}
export type Changes = ReturnType<typeof changesOf>
