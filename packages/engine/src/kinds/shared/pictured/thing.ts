/** What a brief wants to be seen, as one drawing for a place that was left for it. */
import { aroundIn } from '../../../brief/interpret/around.ts'
import type { Brief } from '../../../brief/types.ts'
import { sizesOf } from '../../../imagery/figure-drawings.ts'
import { bringsGround, lentFigure } from '../../../imagery/lent-figures.ts'
import type { PaletteRole, Vector } from '../../../scene/types.ts'
import { figure, type Inks, isSeenOn, tonesOf } from '../figure.ts'
import { oneDrawing } from '../one-drawing.ts'
import { type Piece, piecesOf } from '../pieces.ts'
import { clustered, outlineOf } from './cluster.ts'
import { isView } from './settings.ts'

/** More would be a heap. */
const COMPANY = 2

/** The leading thing and what stands with it; undefined where there is nothing to be drawn, or it wants more than one place. */
export function thingsOf(brief: Brief): readonly [Piece, ...Piece[]] | undefined {
  if (brief.forms || brief.picture) return undefined
  const [lead, ...others] = piecesOf(brief)
  if ([lead, ...others].some((piece) => piece && aroundIn(brief.prompt, piece.words))) return undefined
  if (!lead || isView(lead.figure) || bringsGround(lead.figure)) return undefined
  if (others.some(({ at }) => at !== undefined && at !== lead.at)) return undefined
  if (lentFigure(lead.figure)) return [lead]
  return [lead, ...others.filter(({ figure: name }) => !isView(name) && !lentFigure(name)).slice(0, COMPANY)]
}

const SIDE = 600

/** The things as one drawing, cut to what is seen of it. */
export function drawnThings([lead, ...others]: readonly [Piece, ...Piece[]], on: PaletteRole, inks: Inks): Vector {
  const one = (piece: Piece, side: number) =>
    figure(inks, 'thing', piece.figure, tonesOf(inks, piece.figure, on), side, {
      outlined: !isSeenOn(inks, piece.figure, on),
    })
  if (lentFigure(lead.figure)) return { ...one(lead, SIDE), alt: lead.words }
  const { w, h } = sizesOf(lead.figure)
  const pieces = lead.several && others.length === 0 ? [lead, lead, lead] : [lead, ...others]
  const wide = pieces.length > 1 ? Math.max(SIDE * WIDE, (SIDE * w) / h) : (SIDE * w) / h
  const names = pieces.map(({ figure: name }) => name)
  const squares = clustered(names, { x: 0, y: 0, width: wide, height: SIDE }, false)
  const seen = squares.map((square, i) => outlineOf(names[i] ?? lead.figure, square))
  const [left, top] = [Math.min(...seen.map(({ x }) => x)), Math.min(...seen.map(({ y }) => y))]
  const width = Math.max(...seen.map((box) => box.x + box.width)) - left
  const height = Math.max(...seen.map((box) => box.y + box.height)) - top
  // Those before the others last.
  const nodes = squares.map((square, i) => ({
    ...one(pieces[i] ?? lead, square.side),
    at: { left: square.left - left, top: square.top - top },
  }))
  return {
    type: 'vector',
    id: 'thing',
    role: 'illustration',
    viewBox: [width, height],
    shapes: oneDrawing(nodes, width, height),
    alt: lead.words,
  }
}
/** A group is wider than a thing alone. */
const WIDE = 1.25
