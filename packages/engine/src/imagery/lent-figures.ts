/** Drawings of other rooms that stand among the figures under a name, shown as they are, in their own colours. */
import type { Hex, Shape, ShapeGroup } from '../scene/types.ts'
import type { FigureDrawing } from './packed-figures.ts'

export interface LentFigure extends Pick<FigureDrawing, 'ink'> {
  shapes: Shape[]
  groups: ShapeGroup[]
  viewBox: readonly [width: number, height: number]
  /** Of the square in whose upper left corner it is drawn. */
  side: number
  /** Its leading colours. */
  own: Hex[]
  /** A thing by itself, one on ground of its own that reaches to both sides and down, or a picture with edges. */
  stands: 'free' | 'grounded' | 'framed'
}

const SIGN = '~lent.'
const lent = new Map<string, LentFigure>()

/** The name of a drawing among the figures. @param like the figure that it stands for: it is of that sort */
export const lentName = (like: string, name: string): string => `${like}${SIGN}${name}`

const keyOf = (figure: string): string | undefined => {
  const cut = figure.indexOf(SIGN)
  return cut < 0 ? undefined : figure.slice(cut)
}

/** From here on there is a figure of that name; what a name stands for never changes. */
export function lend(figure: string, drawing: () => LentFigure): void {
  const key = keyOf(figure)
  if (key && !lent.has(key)) lent.set(key, drawing())
}

/** Undefined where none was lent under that name. */
export function lentFigure(figure: string): LentFigure | undefined {
  const key = keyOf(figure)
  return key === undefined ? undefined : lent.get(key)
}

/** Whether a figure brings what it stands on or in: then nothing else of that sort is about it. */
export const bringsGround = (figure: string): boolean => (lentFigure(figure)?.stands ?? 'free') !== 'free'
