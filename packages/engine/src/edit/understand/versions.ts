/** Which version of the design is meant: "version 2", "the original", "two steps", "the last two changes". */
import { ORDINALS } from '../../language/lexicon/parts.ts'
import {
  BEGINNING,
  COUNTS,
  EARLIER,
  EARLIEST,
  LAST,
  LOOSELY,
  STEPS,
  VERSIONS,
} from '../../language/lexicon/version-words.ts'
import type { Lattice } from './spans.ts'
import { TOLD, type Way } from './stretch.ts'
import type { Back } from './wish.ts'

type Reader = (lattice: Lattice, at: number, to: number) => Way[]
const number = (word: string): number | undefined =>
  /^\d{1,2}$/.test(word) ? Number(word) : (COUNTS.get(word) ?? undefined)

/** What a word may be; a figure where it counts. */
const IS: Readonly<Record<string, (word: string, names: ReadonlySet<string>) => number | boolean>> = {
  N: (word) => number(word) ?? false,
  ORDINAL: (word) => (Object.hasOwn(ORDINALS, word) && (ORDINALS[word] ?? 0) > 1 ? (ORDINALS[word] ?? false) : false),
  SHORT: (word) => Number(/^v(\d{1,2})$/.exec(word)?.[1] ?? 0) || false,
  CALLED: (word, names) => VERSIONS.has(word) || (names === LOOSELY && /^(?:number|design)$/.test(word)),
  STEP: (word) => STEPS.has(word),
  NAME: (word, names) => names.has(word),
  LAST: (word) => LAST.has(word),
  EARLIER: (word) => EARLIER.has(word),
  EARLIEST: (word) => EARLIEST.has(word),
  BEGINNING: (word) => BEGINNING.has(word),
}

type Row = readonly [words: string, to: Back['to'], count?: number]

/** Words of a version and what they mean; the figure among them, where none stands in the row. */
const ROWS: readonly Row[] = [
  ['SHORT', 'version'],
  ['CALLED N', 'version'],
  ['ORDINAL NAME', 'version'],
  ['first NAME', 'version', 1],
  ['very first NAME', 'version', 1],
  ['EARLIEST NAME', 'version', 1],
  ['BEGINNING', 'version', 1],
  ['EARLIER NAME', 'previous'],
  ['NAME before', 'previous'],
  ['NAME before that', 'previous'],
  ['NAME before this', 'previous'],
  ['N STEP', 'steps'],
  ['N more STEP', 'steps'],
  ['LAST N', 'steps'],
  ['LAST N STEP', 'steps'],
  ['LAST STEP', 'steps', 1],
  ['twice', 'steps', 2],
  ['couple of STEP', 'steps', 2],
]
const COMPILED = ROWS.map(([words, to, count]) => ({ steps: words.split(' '), to, count }))

/** What words say of a version, from the first one on. */
const versionsIn = (words: readonly string[], names: ReadonlySet<string>) =>
  COMPILED.flatMap(({ steps, to, count }) => {
    const found = steps.map((step, i) => IS[step]?.(words[i] ?? '', names) ?? step === words[i])
    const figure = count ?? found.find((one) => typeof one === 'number') ?? 1
    return found.every((one) => one !== false) ? [{ length: steps.length, back: backOf(to, figure) }] : []
  })

const backOf = (to: Back['to'], figure: number): Back =>
  to === 'version' ? { to, number: figure } : to === 'steps' ? { to, count: figure } : { to }

const reader =
  (names: ReadonlySet<string>): Reader =>
  ({ words: { tokens } }, at, to) =>
    versionsIn(
      tokens.slice(at, Math.min(to, at + 3)).map(({ lower }) => lower),
      names,
    ).flatMap(({ length, back }) =>
      at + length <= to ? [{ to: at + length, score: TOLD * length, add: () => ({ back }) }] : [],
    )

/** Labels of versions: one that is called so, and anything that may be one behind "go back". */
export const VERSIONS_OF: Readonly<Record<string, Reader>> = { VERSION: reader(VERSIONS), STATE: reader(LOOSELY) }
