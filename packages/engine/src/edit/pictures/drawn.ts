/** What is drawn in a design, and what a later composition draws. */

import type { Brief } from '../../brief/types.ts'
import { figureFor } from '../../imagery/figures.ts'
import type { Node, Pictogram, Vector } from '../../scene/types.ts'
import { places } from '../../scene/walk.ts'
import { boxesOf } from '../boxes.ts'
import type { State } from '../context.ts'
import { leaves } from '../scene-nodes.ts'
import type { Target } from '../target-types.ts'

export type Drawing = Pictogram | Vector

const SHOWING = /^(?:icon|mark|logo|illustration)$/

/** Drawn as a thing: neither ground nor ornament. */
export const isDrawing = (node: Node): node is Drawing =>
  node.type === 'pictogram' || (node.type === 'vector' && (SHOWING.test(node.role ?? '') || node.alt !== undefined))

export const pictograms = (state: State): Pictogram[] =>
  [...places(state.design.scene)].flatMap(({ node }) => (node.type === 'pictogram' ? [node] : []))

/** All drawings of the first artboard. */
export const drawingsOf = (state: State): Drawing[] =>
  [...places(state.design.scene)].flatMap(({ node, artboard }) => (artboard === 0 && isDrawing(node) ? [node] : []))

/** Drawings among what was named. */
export const drawingsIn = (targets: readonly Target[], state: State): Drawing[] =>
  leaves(
    targets.flatMap(({ ids }) => ids),
    state,
  ).filter(isDrawing)

/** The mark itself, where small signs stand beside texts, too; on a page the drawing that leads. */
export function leading(all: readonly Drawing[], state: State): Drawing[] {
  const marks = all.filter(({ role }) => SHOWING.test(role ?? ''))
  const list = marks.length > 0 ? marks : all
  const signs = list.filter((node) => node.type === 'pictogram')
  const figures = list.filter((node) => node.type === 'vector')
  const [first] = signs
  if (figures.every(({ role }) => role !== 'illustration') && first)
    return signs.filter(({ icon }) => icon === first.icon)
  const boxes = boxesOf(state.design.scene, state.context)
  const area = ({ id }: Drawing) => (boxes.get(id)?.width ?? 0) * (boxes.get(id)?.height ?? 0)
  return list.toSorted((a, b) => area(b) - area(a)).slice(0, 1)
}

/** The brief with a thing first among those to show, in the place of another one. */
export function showing(label: string, brief: Brief, old?: string): Brief {
  const objects = [label, ...brief.subject.objects.filter((object) => object !== label)]
  const was = old && figureFor(old)
  const depictions = brief.depictions?.map((one) =>
    was !== undefined && figureFor(one.words) === was ? { ...one, words: label } : one,
  )
  return {
    ...brief,
    negatives: brief.negatives.filter((item) => item.what !== 'icon'),
    subject: { ...brief.subject, objects },
    ...(depictions && { depictions }),
  }
}
