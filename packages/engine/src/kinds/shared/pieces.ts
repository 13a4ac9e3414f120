/** The things of a brief that can be drawn in depth, the one that leads first. */
import type { Brief, Depiction } from '../../brief/types.ts'
import { classOf, type FigureClass } from '../../imagery/figure-classes.ts'
import { figureFor, figuresFor } from '../../imagery/figures.ts'

export interface Piece extends Depiction {
  /** The figure that shows it. */
  figure: string
}

const MOST = 5

/** The figures of a thing as the prompt says it, or by its noun. */
function figuresOf({ thing, words }: Depiction): string[] {
  const said = figuresFor(words)
  if (said.length > 0) return said
  const own = figureFor(thing)
  return own ? [own] : []
}

const refuses = ({ negatives }: Brief, figure: string): boolean =>
  negatives.some(
    (negative) =>
      negative.what === 'picture' ||
      negative.what === 'icon' ||
      (negative.what === 'thing' && figure.includes(negative.words)),
  )

const known = new WeakMap<Brief, Piece[]>()

/** What is said to be large leads, then what has a place, then what was named first. */
const weight = ({ size, at }: Depiction): number => (size === 'huge' || size === 'large' ? 2 : 0) + (at ? 1 : 0)

const PEOPLE: readonly FigureClass[] = ['person', 'portrait']
const rest = ({ at, several }: Depiction) => ({ ...(at && { at }), ...(several && { several }) })

function drawn(brief: Brief, things: readonly Depiction[]): Piece[] {
  const pieces: Piece[] = []
  for (const one of things)
    for (const [i, figure] of figuresOf(one).entries())
      if (!refuses(brief, figure) && !pieces.some((piece) => piece.figure === figure)) {
        const { at: _, several: __, size, ...own } = one
        // A little girl is no small picture.
        const sized = size && !(size === 'small' && PEOPLE.includes(classOf(figure))) ? { size } : {}
        pieces.push({ ...own, ...(i === 0 && { ...rest(one) }), ...sized, figure })
      }
  return pieces
}

/** Of what stands for a subject so many are tried: the first that can be drawn is shown, alone. */
const TRIED = 2

/** What the prompt wants to be seen; where it names nothing that can be drawn, what its subject is known by. */
export function piecesOf(brief: Brief): Piece[] {
  const before = known.get(brief)
  if (before) return before
  const asked = (brief.depictions ?? []).filter(({ backdrop }) => !backdrop).toSorted((a, b) => weight(b) - weight(a))
  const about: Depiction[] = brief.subject.objects.slice(0, TRIED).map((thing) => ({ thing, words: thing }))
  const said = drawn(brief, asked)
  const result = said.length > 0 ? said.slice(0, MOST) : drawn(brief, about).slice(0, 1)
  known.set(brief, result)
  return result
}

/** Whether what the brief wants to be seen can be shown, in part at least. */
export const isPictured = (brief: Brief): boolean => !brief.picture && piecesOf(brief).length > 0

/** Whether the prompt itself names a thing to be seen that can be drawn. */
export const isAsked = (brief: Brief): boolean =>
  piecesOf(brief).some(({ words }) => brief.depictions?.some((one) => one.words === words))
