/** A sentence as pieces of words that are known (SentencePiece's unigram model, Kudo 2018), for the encoder. */

/** A piece and the logarithm of how likely it is. */
export type Vocabulary = readonly (readonly [piece: string, score: number | null])[]

export type Split = (sentence: string) => number[]

/** The first places of the vocabulary are no words. */
const RESERVED = 6
const UNKNOWN = 0

export function openPieces(vocabulary: Vocabulary): Split {
  const known = new Map(
    vocabulary.map(([piece, score], place) => [piece, { place, score: score ?? 0 }] as const).slice(RESERVED),
  )
  const longest = Math.max(...vocabulary.map(([piece]) => piece.length))
  return (sentence) => split(known, longest, [...`▁${sentence.normalize('NFKC').replaceAll(' ', '▁')}`])
}

type Known = ReadonlyMap<string, { place: number; score: number }>

/** The likeliest way to put the letters together from pieces (Viterbi). What is unknown stands as one, however long. */
function split(known: Known, longest: number, letters: readonly string[]): number[] {
  const best: ({ score: number; place: number; from: number } | undefined)[] = [{ score: 0, place: -1, from: 0 }]
  const reach = (to: number, score: number, place: number, from: number) => {
    const other = best[to]
    if (!other || score >= other.score) best[to] = { score, place, from }
  }
  for (let from = 0; from < letters.length; from++) {
    const { score } = best[from] ?? { score: 0 }
    let piece = ''
    let found = false
    for (let to = from + 1; to <= Math.min(letters.length, from + longest); to++) {
      piece += letters[to - 1]
      const one = known.get(piece)
      if (!one) continue
      found = true
      reach(to, score + one.score, one.place, from)
    }
    if (!found) reach(from + 1, score, UNKNOWN, from)
  }
  const places: number[] = []
  for (let at = letters.length; at > 0; at = best[at]?.from ?? 0) {
    const place = best[at]?.place ?? UNKNOWN
    if (place !== UNKNOWN || places.at(-1) !== UNKNOWN) places.push(place)
  }
  return places.reverse()
}
