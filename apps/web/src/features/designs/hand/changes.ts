/** What is done to the selected parts, as operations, with the boxes that they are shown in meanwhile. */
import type { Operation } from '../operate.ts'
import { outermost } from './choosing.ts'
import type { Crop } from './measure/crop.ts'
import { type Alignment, aligned, around, type Box, distributed, type Point } from './measure/geometry.ts'
import { boundsOf, middleOf, normal, scaledWith, type TurnedBox, turned, turnedAbout } from './measure/turned.ts'
import type { Style } from './text-controls.tsx'
import type { Artboard, Part, Shown } from './use-hand.ts'

type Change = (operations: Operation[], boxes?: Shown) => void

/** Artboard pixels below which nothing has moved. */
const STILL = 0.05

const shifted = (box: Box, { x, y }: Point): Box => ({ ...box, x: box.x + x, y: box.y + y })

/** What is done to parts where they stand: one move, size or angle for each of them. */
function placing(selected: readonly Part[], parts: readonly Part[], change: Change) {
  // What lies in another one of them goes with it.
  const all = outermost(selected, parts)
  const [only, ...others] = all
  const whole = around(all.map((part) => boundsOf(turned(part))))
  function moveEach(by: readonly Point[]) {
    const moves = all.flatMap((part, at) => {
      const to = by[at]
      return to && Math.hypot(to.x, to.y) > STILL ? [{ part, to }] : []
    })
    change(
      moves.map(({ part, to }) => ({ op: 'move', id: part.id, ...to })),
      new Map(moves.map(({ part, to }) => [part.id, shifted(part.box, to)])),
    )
  }
  function rotateEach(degrees: number) {
    if (Math.abs(normal(degrees)) < STILL) return
    const next = all.map((part) => ({ part, to: turnedAbout(turned(part), middleOf(whole), degrees) }))
    change(
      next.flatMap(({ part, to }): Operation[] => {
        const [was, is] = [middleOf(part.box), middleOf(to)]
        const by = { x: is.x - was.x, y: is.y - was.y }
        const isMoved = Math.hypot(by.x, by.y) > STILL
        return [
          ...(isMoved ? [{ op: 'move', id: part.id, ...by } as const] : []),
          { op: 'rotate', id: part.id, degrees: to.rotate ?? 0 },
        ]
      }),
      new Map(next.map(({ part, to }) => [part.id, to])),
    )
  }
  function sizeEach(boxes: readonly TurnedBox[]) {
    const sizes = all.flatMap((part, at) => (boxes[at] ? [{ id: part.id, box: boxes[at] }] : []))
    change(
      sizes.map(({ id, box: { x, y, width, height } }) => ({ op: 'size', id, x, y, width, height })),
      new Map(sizes.map(({ id, box }) => [id, box])),
    )
  }
  /** The box of one part; of several the one around them, with all in it. */
  function size(box: Box) {
    if (others.length === 0) return sizeEach([{ ...box, rotate: only?.rotate }])
    sizeEach(all.map((part) => scaledWith(turned(part), whole, box)))
  }
  return {
    all,
    whole,
    moveEach,
    size,
    /** By so much, about the middle of all of them. */
    turn: rotateEach,
    /** One part until it stands so; several by so much. */
    rotate: (degrees: number) => rotateEach(others.length > 0 ? degrees : degrees - (only?.rotate ?? 0)),
  }
}

type Board = Pick<Artboard, 'width' | 'height'> & { parts: readonly Part[] }

export function changesOf(selected: readonly Part[], { parts, ...board }: Board, change: Change) {
  const { all, whole, moveEach, size, turn, rotate } = placing(selected, parts, change)
  const boxes = all.map((part) => boundsOf(turned(part)))
  const [only] = selected
  return {
    move: (by: Point) => moveEach(all.map(() => by)),
    align: (to: Alignment) => moveEach(aligned(boxes, to, { x: 0, y: 0, ...board })),
    distribute: (axis: 'x' | 'y') => moveEach(distributed(boxes, axis)),
    size,
    /** A new place alone is a move. */
    box(box: Box) {
      const was = all.length === 1 && only ? only.box : whole
      if (box.width !== was.width || box.height !== was.height) return size(box)
      moveEach(all.map(() => ({ x: box.x - was.x, y: box.y - was.y })))
    },
    rotate,
    turn,
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
    replace: (id: string, item: string) => change([{ op: 'replace', id, item }]),
    order: (to: 'front' | 'forward' | 'backward' | 'back') => only && change([{ op: 'order', id: only.id, to }]),
    remove: () => change(all.map(({ id }) => ({ op: 'remove', id }))),
    show: ({ id }: Part, shown: boolean) => change([{ op: 'show', id, shown }]),
    write: (id: string, text: string) => change([{ op: 'text', id, text }]),
  }
}
export type Changes = ReturnType<typeof changesOf>
