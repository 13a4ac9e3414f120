/**
 * What an attribute (a colour, a place, a size) is said of: of several candidates the one whose score is highest. A score is the
 * sum of learned weights of what stands between the two and around them.
 */
import { type Columns, filled } from './attributes.ts'
import { type Chain, emissions } from './chain.ts'
import { featuresOf } from './features.ts'

/** A text as links see it: each token by what it is to a request, and in which sentence it stands. */
export interface Tagged {
  /** A small word as it is written, any other by its class ('part', 'colour'). */
  tags: readonly string[]
  words: readonly string[]
  sentences: readonly number[]
}

/** Something that is spoken of, in a half-open range of tokens; `from` is -1 where no word says it. */
export interface Mark {
  label: string
  from: number
  to: number
  /** What else is known of it: 'given' for a text of the prompt, the noun that it is, how often it was chosen before. */
  note?: string
}

export interface Candidate extends Mark {
  /** What it comes to if it is chosen: 'background', 'below of brand'. */
  outcome: string
  /** Words for a side ('below') belong to what they are a side of, too. */
  of?: Mark
}

/** One choice: a mark, and what it may belong to. */
export interface Choice<C extends Candidate = Candidate> {
  sort: 'colour' | 'corner' | 'side' | 'size' | 'align'
  of: Mark
  /** The words of the mark; of several colours each. */
  said: readonly string[]
  candidates: readonly C[]
  /** Marks of the sort of `of`, in order: between a mark and its candidate another may stand nearer. */
  rivals: readonly Mark[]
  /** The kind of the design. */
  kind: string
}

const LINK_TEMPLATES = [
  'sort label',
  'sort label note',
  'sort kind label',
  'sort label side order',
  'sort side gap',
  'sort label side gap',
  'sort side order rivals',
  'sort side order rivals commas sentences',
  'sort label path',
  'sort path',
  'sort path left right',
  'sort note path left',
  'sort path own',
  'sort between',
  'sort label between',
  'sort between left right',
  'sort side first last',
  'sort side last label',
  'sort side first gap',
  'sort side commas sentences order',
  'sort side opens order commas',
  'sort side opens others',
  'sort side others order',
  'sort side others rivals path',
  'sort label left',
  'sort label right',
  'sort label left right',
  'sort label left left2',
  'sort label right right2',
  'sort label leftWord',
  'sort label rightWord',
  'sort label value',
  'sort value side order',
  'sort side candidateLeft candidateRight',
  'sort side candidateLeft order path',
  'sort label opens left right',
  'sort kind label side order commas',
  'sort only side',
] as const

const LONGEST = 7
const bucket = (n: number) => (n < 5 ? n : n < 7 ? 5 : n < 10 ? 7 : n < 15 ? 10 : 15)
const few = (n: number) => Math.min(n, 3)
const OPENING = new Set([',', ';', ':', '(', '-', '–', '—', '.', '!', '\n', 'and', 'with', ''])

/** What is known of each candidate of a choice: the columns that LINK_TEMPLATES are written in. */
function linkColumns(text: Tagged, { sort, of, candidates, rivals, kind }: Relation): Columns {
  const tag = (i: number) => text.tags[i] ?? ''
  const opens = (i: number) => Number(OPENING.has(tag(i - 1)) || text.sentences[i - 1] !== text.sentences[i])
  const fixed: Record<string, string | number> = {
    sort,
    kind,
    value: of.label,
    own: text.words.slice(of.from, of.to).join(' '),
    left: tag(of.from - 1),
    left2: tag(of.from - 2),
    right: tag(of.to),
    right2: tag(of.to + 1),
    leftWord: text.words[of.from - 1] ?? '',
    rightWord: text.words[of.to] ?? '',
    opens: opens(of.from),
    only: few(rivals.length),
  }
  const rows = candidates.map(
    (candidate): Record<string, string | number> => ({
      ...fixed,
      ...relation(text, of, candidate, candidates, rivals),
    }),
  )
  const one = new Map<string, Int32Array>()
  for (const name of new Set(rows.flatMap((row) => Object.keys(row))))
    one.set(
      name,
      filled(rows, (row) => row[name] ?? ''),
    )
  return { length: rows.length, one, many: new Map() }
}

function relation(
  text: Tagged,
  of: Mark,
  candidate: Mark,
  candidates: readonly Mark[],
  rivals: readonly Mark[],
): Record<string, string | number> {
  const { label, note = '' } = candidate
  if (candidate.from < 0) return { label, note, side: 'none' }
  const before = candidate.from < of.from
  const [from, to] = before ? [candidate.to, of.from] : [of.to, candidate.from]
  const between = text.tags.slice(from, Math.max(from, to))
  const within = (mark: Mark) => mark.from >= from && mark.to <= to
  const clear = (other: Mark) => other !== of && other.from >= 0 && within(other)
  return {
    label,
    note,
    side: to < from ? 'over' : before ? 'before' : 'behind',
    gap: bucket(between.length),
    between: between.length > LONGEST ? 'far' : between.join(' '),
    path: pathOf(between),
    first: between[0] ?? '',
    last: between.at(-1) ?? '',
    order: few(candidates.filter(clear).length),
    rivals: few(rivals.filter(clear).length),
    others: nearer(of, candidate, rivals),
    commas: few(between.filter((one) => one === ',').length),
    sentences: Math.min(2, Math.abs((text.sentences[of.from] ?? 0) - (text.sentences[candidate.from] ?? 0))),
    candidateLeft: text.tags[candidate.from - 1] ?? '',
    candidateRight: text.tags[candidate.to] ?? '',
  }
}

/** What stands between, without the words that say little and without repetition. */
function pathOf(between: readonly string[]): string {
  const path: string[] = []
  for (const one of between) if (!QUIET.has(one) && path.at(-1) !== one) path.push(one)
  return path.length > LONGEST ? 'far' : path.join(' ')
}
const QUIET = new Set(['the', 'look', 'tone', 'ly'])

/** Whether another mark of the sort stands nearer to the candidate, before it or behind it. */
function nearer(of: Mark, candidate: Mark, rivals: readonly Mark[]): string {
  const away = (mark: Mark) => (mark.from < candidate.from ? candidate.from - mark.to : mark.from - candidate.to)
  const own = away(of)
  let [left, right] = [0, 0]
  for (const rival of rivals)
    if (rival !== of && away(rival) <= own) {
      if (rival.from < candidate.from) left = 1
      else right = 1
    }
  return `${left}${right}`
}

type Relation = Omit<Choice, 'sort' | 'said' | 'candidates'> & { sort: string; candidates: readonly Mark[] }

const rowsOf = (text: Tagged, one: Relation): Int32Array[] => featuresOf(linkColumns(text, one), LINK_TEMPLATES)

/** The features of each candidate: of the link to it, and from the words for a side on to what they are a side of. */
export function linkFeatures(text: Tagged, choice: Choice): Int32Array[] {
  const sides = new Map<string, Int32Array>()
  const { rivals, kind } = choice
  return rowsOf(text, choice).map((row, n) => {
    const candidate = choice.candidates[n]
    if (candidate?.of === undefined) return row
    const key = `${candidate.from} ${candidate.of.from}`
    const side =
      sides.get(key) ?? rowsOf(text, { sort: 'of', of: candidate, candidates: [candidate.of], rivals, kind })[0] ?? row
    sides.set(key, side)
    const both = new Int32Array(row.length + side.length)
    both.set(row)
    both.set(side, row.length)
    return both
  })
}

/** The number of the candidate with the highest score; the first one where all are alike. */
export function bestOf(chain: Chain, rows: readonly Int32Array[]): number {
  let [best, most] = [0, Number.NEGATIVE_INFINITY]
  for (const [n, [score = 0]] of emissions(chain, rows).entries()) if (score > most) [best, most] = [n, score]
  return best
}
