/** A run of short pieces between commas is set whole: 'dates, recordings, press, contact', of which three are texts by themselves. */
import type { Span } from '../../language/chart.ts'
import type { Sighted } from '../../language/learn/attributes.ts'
import type { Chain } from '../../language/learn/chain.ts'
import { sensesOf } from '../../language/lexicon/senses.ts'
import { type JudgedPiece, judgePieces } from '../../language/texts.ts'
import type { Token } from '../../language/tokens.ts'

/** Longest piece of a run, tokens, and the fewest pieces that are one. */
const [LONGEST, FEWEST] = [3, 3]
/** From this share on all pieces are texts, and so many at least. */
const [SHARE, LEAST] = [0.5, 2]
/** So much more may speak for no text than for one. */
const DOUBT = 2
const LOOKS = new Set(['looks', 'pictures', 'moods', 'colours', 'kinds'])

/** The texts with those that stand in a run with them. */
export function withRuns(spans: readonly Span[], pieces: Chain, sighted: Sighted): Span[] {
  const { tokens } = sighted.words
  const judged = judgePieces(pieces, sighted)
  const asText = ({ from, to }: JudgedPiece) => spans.find((span) => span.from === from && span.to === to)
  const isTaken = ({ from, to }: JudgedPiece) => spans.some((span) => span.from < to && from < span.to)
  const added = runsOf(judged, sighted).flatMap((run) => {
    const told = run.filter(asText).length
    if (told < Math.max(LEAST, run.length * SHARE)) return []
    return run
      .filter((piece) => !isTaken(piece) && !isLook(tokens.slice(piece.from, piece.to)) && isPossible(piece))
      .map(({ from, to }): Span => ({ label: 'text', from, to, score: 1, rule: 'note' }))
  })
  return added.length > 0 ? [...spans, ...added].toSorted((a, b) => a.from - b.from) : [...spans]
}

const isPossible = ({ none, whole, part }: JudgedPiece): boolean => none - Math.max(whole, part) < DOUBT

const isLook = (words: readonly Token[]): boolean =>
  words.some(({ lower, lemma }) => sensesOf(lower, lemma).some((sense) => LOOKS.has(sense)))

/** Short pieces without a day, a price or a number to call, one behind the other, with nothing but a comma between. */
function runsOf(pieces: readonly JudgedPiece[], { words: { tokens }, entities }: Sighted): JudgedPiece[][] {
  const runs: JudgedPiece[][] = []
  for (const piece of pieces) {
    const isShort = piece.to - piece.from <= LONGEST && entities.slice(piece.from, piece.to).every((one) => one === '')
    const last = runs.at(-1)?.at(-1)
    if (!isShort) runs.push([])
    else if (last && tokens[last.to]?.text === ',' && piece.from === last.to + 1) runs.at(-1)?.push(piece)
    else runs.push([piece])
  }
  return runs.filter((run) => run.length >= FEWEST)
}
