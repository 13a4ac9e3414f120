/** What phrases of places may be, and what each carries. */
import {
  ANGLES,
  type AngleRow,
  DISTANCES,
  type DistanceWay,
  MUTUAL_COMPLAINTS,
  SIDES,
  type Side,
  SPOTS,
  type SpotRow,
  STEPS,
  type Way,
} from '../../language/lexicon/place-words.ts'

/** What each kind of span of a place carries. */
export interface PlaceCarried {
  spot: { row: SpotRow }
  /** `misplaced`: said of what stands too far the other way. */
  step: { way: Way; misplaced?: true }
  side: { side: Side }
  /** Whether the other part follows, both do, or both came before. */
  distance: { way: DistanceWay; form: 'to' | 'between' | 'mutual'; misplaced?: true }
  angle: { row: AngleRow }
}
export type PlaceEntry = { [K in keyof PlaceCarried]: { is: K } & PlaceCarried[K] }[keyof PlaceCarried]

/** Phrases, '|' between them, with what they may be. */
export const PLACE_ENTRIES: readonly [phrases: string, entry: PlaceEntry][] = [
  ...SPOTS.map((row): [string, PlaceEntry] => [row.words, { is: 'spot', row }]),
  ...STEPS.flatMap(({ way, words, complaint }): [string, PlaceEntry][] => [
    [words, { is: 'step', way }],
    [complaint, { is: 'step', way, misplaced: true }],
  ]),
  ...SIDES.map(({ side, words }): [string, PlaceEntry] => [words, { is: 'side', side }]),
  ...DISTANCES.flatMap(({ way, words, between, mutual, complaint }): [string, PlaceEntry][] => [
    [words, { is: 'distance', way, form: 'to' }],
    [between, { is: 'distance', way, form: 'between' }],
    [mutual, { is: 'distance', way, form: 'mutual' }],
    [complaint, { is: 'distance', way, form: 'to', misplaced: true }],
  ]),
  ...MUTUAL_COMPLAINTS.map(({ way, words }): [string, PlaceEntry] => [
    words,
    { is: 'distance', way, form: 'mutual', misplaced: true },
  ]),
  ...ANGLES.map((row): [string, PlaceEntry] => [row.words, { is: 'angle', row }]),
]
