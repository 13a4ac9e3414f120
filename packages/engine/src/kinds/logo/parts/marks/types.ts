/** A mark that is constructed: shapes in a square view box of 240. */
import type { Random } from '../../../../base/random.ts'
import type { ColourRef, Shape, Vector } from '../../../../scene/types.ts'
import type { MarkPart } from '../lockups.ts'

export const VIEW = 240
/** The middle of the view box. */
export const MIDDLE = VIEW / 2

export interface MarkColours {
  primary: ColourRef
  secondary: ColourRef
}

/** Draws a mark; the same random stream gives the same mark. */
export type MarkMaker = (random: Random, colours: MarkColours) => Shape[]

/** Shapes as a part of a lockup. */
export const vectorMark = (shapes: Shape[], alt: string, view: [number, number] = [VIEW, VIEW]): MarkPart => ({
  ratio: view[0] / view[1],
  node: (height): Vector => ({
    type: 'vector',
    id: 'mark',
    role: 'mark',
    viewBox: view,
    width: (height * view[0]) / view[1],
    height,
    shapes,
    alt,
  }),
})
