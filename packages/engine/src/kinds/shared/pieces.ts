/** The things of a brief that can be drawn in depth, the one that leads first. */
import type { Brief, Depiction } from '../../brief/types.ts'
import { figureNamed } from '../../imagery/figures.ts'

export interface Piece extends Depiction {
  /** The figure that shows it. */
  figure: string
}

const MOST = 5

/** The figure of a thing as it was called, or of its noun alone. */
const figureOf = (thing: string): string | undefined => figureNamed(thing) ?? figureNamed(thing.split(' ').at(-1) ?? '')

const refuses = ({ negatives }: Brief, figure: string): boolean =>
  negatives.some(
    (negative) =>
      negative.what === 'picture' ||
      negative.what === 'icon' ||
      (negative.what === 'thing' && figure.includes(negative.words)),
  )

/** What the prompt wants to be seen; where it names nothing, what its subject is known by. */
export function piecesOf(brief: Brief): Piece[] {
  const asked: Depiction[] = (brief.depictions ?? []).filter(({ backdrop }) => !backdrop)
  const known: Depiction[] = brief.subject.objects.map((thing) => ({ thing, words: thing }))
  const pieces: Piece[] = []
  for (const one of asked.length > 0 ? asked : known) {
    const figure = figureOf(one.thing)
    if (figure && !refuses(brief, figure) && !pieces.some((piece) => piece.figure === figure))
      pieces.push({ ...one, figure })
  }
  return pieces.slice(0, MOST)
}

/** Whether what the brief wants to be seen can be shown: the first of it at least. */
export function isPictured(brief: Brief): boolean {
  const asked = (brief.depictions ?? []).filter(({ backdrop }) => !backdrop)
  const [first] = asked.length > 0 ? asked.map(({ thing }) => thing) : brief.subject.objects
  return !brief.picture && first !== undefined && figureOf(first) !== undefined && piecesOf(brief).length > 0
}
