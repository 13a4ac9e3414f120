/** Where a text begins: a name is not cut in two, what is refused is no text, nor are the words by which the piece is asked for. */
import type { Span } from '../../language/chart.ts'
import type { Sighted } from '../../language/learn/attributes.ts'
import type { Chain } from '../../language/learn/chain.ts'
import { type JudgedPiece, judgePieces } from '../../language/texts.ts'
import type { Token } from '../../language/tokens.ts'

const NO = new Set('no not without never kein keine keinen geen sans sin senza sem ohne nada'.split(' '))
/** What may stand between a refusal and what is refused: 'not just a plain circle'. */
const BETWEEN = new Set('just only a an the any another'.split(' '))

/**
 * The texts as they begin and end, in their order; what stands in quotation marks stays as it is.
 * @param isAsked whether a token belongs to the words by which the piece itself is asked for
 */
export function bounded(
  spans: readonly Span[],
  pieces: Chain,
  sighted: Sighted,
  isAsked: (token: Token) => boolean,
): Span[] {
  const { tokens } = sighted.words
  const judged = judgePieces(pieces, sighted)
  return spans.flatMap((span, n): Span[] => {
    const first = tokens[span.from]
    if (!first || first.quote >= 0) return [span]
    if (span.to - span.from > 1 && isAsked(first) && tokens[span.from + 1]?.pos === 'ADP') return []
    const least = Math.max(spans[n - 1]?.to ?? 0, startOf(tokens, span.from))
    const at = refusedAt(tokens, span.from, least)
    if (at === undefined) {
      const from = nameStart(sighted, span.from, least, isAsked)
      const own = from === span.from ? span : { ...span, from }
      const beside = namedBeside(sighted, own, least, isAsked)
      return beside ? [beside, own] : [own]
    }
    if (isNone(judged.find(({ from, to }) => from <= span.from && span.from < to))) return []
    return at === span.from - 1 ? [{ ...span, from: at }] : [span]
  })
}

/** 'App Store and Google Play': of two names that are joined, both are texts. */
function namedBeside(
  sighted: Sighted,
  span: Span,
  least: number,
  isAsked: (token: Token) => boolean,
): Span | undefined {
  const { tokens } = sighted.words
  const to = span.from - 1
  if (to <= least || tokens[to]?.lower !== 'and' || !isCapital(tokens[span.from]) || tokens[to - 1]?.pos !== 'PROPN')
    return undefined
  const last = tokens[to - 1]
  if (!last || !isCapital(last) || isAsked(last)) return undefined
  return { ...span, from: nameStart(sighted, to - 1, least, isAsked), to }
}

const isNone = (piece: JudgedPiece | undefined): boolean =>
  piece !== undefined && piece.none > Math.max(piece.whole, piece.part)

/** Where the sentence of a token begins, and the quotation or the line that it stands behind. */
function startOf(tokens: readonly Token[], at: number): number {
  const { sentence } = tokens[at] ?? {}
  let from = at
  while (from > 0 && !tokens[from]?.opensLine && tokens[from - 1]?.sentence === sentence) {
    if ((tokens[from - 1]?.quote ?? -1) >= 0 || tokens[from - 1]?.pos === 'PUNCT') break
    from--
  }
  return from
}

/** The word that refuses what begins here. */
function refusedAt(tokens: readonly Token[], from: number, least: number): number | undefined {
  let at = from - 1
  while (at >= least && BETWEEN.has(tokens[at]?.lower ?? '')) at--
  return at >= least && NO.has(tokens[at]?.lower ?? '') ? at : undefined
}

/** A name's word: not 'I', not 'I'm'. */
const isCapital = (token: Token | undefined): boolean => /^\p{Lu}[\p{L}\p{N}&.-]+$/u.test(token?.text ?? '')

/** 'World' of 'World Book Day': a word with a capital before one, which is no verb, no label and none that asks. */
function nameStart(sighted: Sighted, at: number, least: number, isAsked: (token: Token) => boolean): number {
  const { words, parts, entities } = sighted
  const { tokens } = words
  let from = at
  while (from > least && isCapital(tokens[from]) && (entities[from] ?? '') === '') {
    const before = tokens[from - 1]
    const isName = before?.pos === 'PROPN' && isCapital(before) && (parts[from - 1] ?? '') === '' && !isAsked(before)
    if (!isName || (entities[from - 1] ?? '') !== '') break
    from--
  }
  return from
}
