/** More of what is drawn, and less: copies where there is room, and one of several. */

import { freeSpot } from '../../../critic/free-spot.ts'
import { figureFor } from '../../../imagery/figures.ts'
import { places } from '../../../scene/walk.ts'
import { apply } from '../../apply.ts'
import { boxesOf } from '../../boxes.ts'
import type { State, Step } from '../../context.ts'
import { emptied } from '../../families/remove-words.ts'
import { freshId } from '../../ids.ts'
import { type Drawing, drawingsOf, leading } from '../../pictures/drawn.ts'
import { inkBox } from '../../pictures/figure-node.ts'
import { cannot, patchOf } from '../../steps.ts'
import type { Operation } from '../../types.ts'

/** Shares of the first one's ink that copies may have. */
const [LEAST, MOST] = [0.3, 0.85]
/** Degrees by which copies are turned in turn. */
const TURNS = [8, -6, 4, -10]

/** Copies of a drawing in the empty places of its sheet. */
export function moreOf(name: string, first: Drawing, count: number, state: State): Step {
  const root = state.design.scene.artboards[0]?.root
  const box = boxesOf(state.design.scene, state.context).get(first.id)
  const operations: Operation[] = []
  const ids: string[] = []
  for (
    let scene = state.design.scene;
    root && box && ids.length < count;
    scene = apply(state.design.scene, operations)
  ) {
    const [artboard] = state.context.layout?.(scene) ?? []
    const ink = inkBox(first, box)
    const side = Math.max(ink.width, ink.height)
    const middle = { x: ink.x + ink.width / 2, y: ink.y }
    const spot = artboard && freeSpot(artboard, { min: side * LEAST, max: side * MOST, gap: side * 0.06, near: middle })
    if (!spot) break
    const by = spot.width / side
    const id = freshId(`${first.id}-copy`, { scene })
    const [width, height] = [box.width * by, box.height * by]
    const at = {
      left: spot.x + (spot.width - ink.width * by) / 2 - (ink.x - box.x) * by,
      top: spot.y + (spot.height - ink.height * by) / 2 - (ink.y - box.y) * by,
    }
    const { margin: _margin, alignSelf: _align, ...plain } = first
    const rotate = (first.rotate ?? 0) + (TURNS[ids.length % TURNS.length] ?? 0)
    operations.push({
      op: 'insert',
      parent: root.id,
      index: root.children.length + ids.length,
      node: { ...plain, id, at, width, height, rotate },
    })
    ids.push(id)
  }
  if (ids.length === 0)
    return cannot(
      `There is no room for more of the ${name} in this layout. Shall I try another one?`,
      'another layout, same colours',
      `make the ${name} smaller`,
    )
  return patchOf(name, ids.length === 1 ? 'one more' : `${ids.length} more`, ids, operations)
}

/** Of several drawings the one that leads stays. */
export function onlyOne(state: State): Step {
  const all = drawingsOf(state).filter(({ role }) => role !== 'pattern')
  const [kept] = leading(all, state)
  const others = all.filter((node) => node !== kept)
  if (!kept || others.length === 0)
    return cannot(
      kept?.alt
        ? `There is only one picture here, of ${kept.alt}. Shall I make it simpler, or smaller?`
        : 'There is only one picture here. Shall I make it smaller?',
      'another icon',
      'make the picture smaller',
      'remove the picture',
    )
  let { scene } = state.design
  const operations: Operation[] = []
  for (const { id } of others) {
    const there = [...places(scene)].map(({ node }) => node.id)
    for (const gone of [id, `${id}-shadow`].filter((one) => there.includes(one))) {
      const more: Operation[] = [{ op: 'remove', id: emptied(scene, gone) }]
      operations.push(...more)
      scene = apply(scene, more)
    }
  }
  return patchOf(
    'Other pictures',
    'removed',
    others.map(({ id }) => id),
    operations,
  )
}

/** Whether one drawing shows a thing. */
export const showsThing = ({ alt }: Drawing, words: string) =>
  alt !== undefined && figureFor(alt) !== undefined && figureFor(alt) === figureFor(words)
