/** How something stands, by the word for it: well, not yet, or badly. Other words say no more than what they say. */

const WORDS = [
  ['good', 'done, paid, final, sent, in stock, open now, online, active, accepted, approved, completed, available'],
  ['waiting', 'in progress, waiting, in review, doing, draft, planned, low, ordered, pending, due today, today'],
  ['bad', 'closed, cancelled, overdue, out of stock, failed, rejected, offline, urgent, late'],
] as const
export type State = (typeof WORDS)[number][0]

const STATE_OF: ReadonlyMap<string, State> = new Map(
  WORDS.flatMap(([state, words]) => words.split(', ').map((word) => [word, state] as const)),
)

/** How the thing stands of which this is said; a change is good where it rises. */
export const stateOf = (words: string): State | undefined =>
  /^\+\d/.test(words) ? 'good' : /^[−-]\d/.test(words) ? 'bad' : STATE_OF.get(words.toLowerCase())
