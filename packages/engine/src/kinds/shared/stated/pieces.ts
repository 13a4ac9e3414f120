/** What a told sheet shows, in the order in which it leads, and what was said of where it stands. */
import type { Brief, Placement } from '../../../brief/types.ts'
import { leadOf } from '../../../imagery/ensembles/table.ts'
import { figureFor } from '../../../imagery/figures.ts'
import { type Piece, piecesOf } from '../pieces.ts'
import type { Stage } from '../systems/types.ts'
import { AROUND, aroundOf } from './around.ts'
import { PICTURES } from './groups.ts'

/** Whether the prompt says one of it: 'a pineapple with sunglasses' is one pineapple. */
const isOne = ({ prompt }: Brief, words: string): boolean =>
  /^(?:an?|one)\s/i.test(words) || [`a ${words}`, `an ${words}`, `one ${words}`].some((said) => prompt.includes(said))

/** What is to be seen; what a thing stands amid is strewn about the sheet, and no ring round it. */
export function toldPieces(brief: Brief): Piece[] {
  const pieces = piecesOf(brief)
  return pieces.flatMap((piece): Piece[] => {
    const isAmid = piece.figure.endsWith(AMID)
    if (!isAmid && !(piece.lent && piece.around)) return [piece]
    const strewn = (piece.around ?? []).flatMap((words): Piece[] => {
      const figure = figureFor(words)
      return figure ? [{ thing: words, words, figure, size: 'small', several: true, around: [AROUND] }] : []
    })
    return [isAmid ? { ...piece, figure: leadOf(piece.figure) } : piece, ...strewn]
  })
}
const AMID = '~amid'

/** The pieces in the order in which they lead: what is to be large, then what was named first, several of a thing a little later. */
export function inOrder(brief: Brief): Piece[] {
  const order = (brief.depictions ?? []).map(({ words }) => words)
  const rank = ({ size, words, several }: Piece) => {
    const named = order.indexOf(words)
    return (size === 'large' || size === 'huge' ? -100 : 0) + (several ? 1.5 : 0) + (named < 0 ? 50 : named)
  }
  // Who says where everything stands has said all there is: nothing stands beside it unasked.
  return toldPieces(brief)
    .filter((piece) => !piece.company && !aroundOf(brief, piece))
    .map(({ several, ...piece }) => ({ ...piece, ...(several && !isOne(brief, piece.words) && { several }) }))
    .toSorted((a, b) => rank(a) - rank(b))
}

/** What was said of where the picture stands: of what leads it, where several things have places of their own. */
export function ofPicture(brief: Brief): Placement[] {
  const wishes = brief.placements.filter(({ target }) => PICTURES.includes(target))
  const [lead] = inOrder(brief)
  const others = toldPieces(brief).filter(({ figure }) => figure !== lead?.figure)
  const isOfAnother = ({ at }: Placement) => at !== undefined && others.some((other) => other.at === at)
  if (!lead || lead.at === undefined) return wishes.filter((wish) => !isOfAnother(wish))
  const isStrewn = toldPieces(brief).some((piece) => aroundOf(brief, piece)?.how === 'strewn')
  return isStrewn || wishes.some(isOfAnother) ? [{ target: 'illustration', at: lead.at }] : wishes
}

/** The pieces as they lead. The first one's place is the sheet's affair: it was settled with the words; what was told to stand elsewhere stands there. */
export function orderly({ brief }: Stage): Piece[] {
  const [lead, ...others] = inOrder(brief)
  if (!lead) return []
  const { at, ...first } = lead
  // Of things that were named together, the place was said once, of all.
  if (!at && new Set(others.flatMap((one) => one.at ?? [])).size === 1 && others.every((one) => one.at))
    if (brief.placements.filter(({ target }) => PICTURES.includes(target)).length < 2)
      return [first, ...others.map(({ at: _, ...piece }) => piece)]
  const place = at ?? ofPicture(brief).find((wish) => wish.at)?.at
  return [
    first,
    ...others.map(({ at: own, ...piece }): Piece => {
      if (!own || own === place) return piece
      const size =
        piece.size ?? brief.placements.find((wish) => wish.at === own && PICTURES.includes(wish.target))?.size
      return { ...piece, at: own, ...(size && { size }) }
    }),
  ]
}
