/**
 * What is learned of links: which part a colour, a place or a size is said of. A prompt is read with a chooser that looks up what
 * a careful reader takes from it and remembers what there was to choose from; weights are learned by which the right ones score
 * highest.
 */
import { LABELLED, WORDED } from '@limner/engine/fixtures'
import { bestOf, type Choice, readBrief } from '@limner/engine/language'
import { APPLICATIONS } from './applications.ts'
import { arranged } from './arranged.ts'
import type { Learned } from './learn.ts'
import type { Linked, LinkedFact } from './linked.ts'
import { seeded } from './seeded.ts'

/** One choice with its right answers; of several any will do. */
interface LinkExample {
  /** Number of the prompt. */
  prompt: number
  rows: readonly Int32Array[]
  right: readonly boolean[]
  weight: number
}

const SORTS: readonly [Choice['sort'], RegExp][] = [
  ['size', /^(?:small|large|huge)(?= |$)/],
  ['corner', /^(?:(?:top|bottom)(?:-left|-right)?|left|right|centre)(?= (?!of )|$)/],
  ['side', /^(?:left|right|above|below) of [\w-]+/],
  ['align', /^(?:start|center|end)$/],
]

/** 'headline large below of brand start' → what it says, each by its sort. */
function factsIn(line: string): LinkedFact[] {
  const [role = ''] = line.split(' ')
  const said: LinkedFact[] = []
  let rest = line.slice(role.length + 1)
  for (const [sort, pattern] of SORTS) {
    const [outcome] = pattern.exec(rest) ?? []
    if (outcome === undefined) continue
    said.push({ role, sort, outcomes: [outcome] })
    rest = rest.slice(outcome.length + 1)
  }
  if (rest !== '') throw new RangeError(`'${rest}' of '${line}' says nothing of a place.`)
  return said
}

/** 'background: navy' → its target and its words. */
function colourIn(line: string): LinkedFact {
  const at = line.indexOf(': ')
  return { role: line.slice(at < 0 ? 0 : at + 2), sort: 'colour', outcomes: [at < 0 ? 'any' : line.slice(0, at)] }
}

const away = ({ of }: Choice, candidate: Choice['candidates'][number]) =>
  candidate.from < 0 ? Infinity : Math.max(of.from - candidate.to, candidate.from - of.to)

/** The number of the nearest candidate that is right; the first one where none is. */
function nearest(choice: Choice, right: readonly boolean[]): number {
  let best = Math.max(0, right.indexOf(true))
  for (const [n, candidate] of choice.candidates.entries()) {
    const now = choice.candidates[best]
    if (right[n] && now && away(choice, candidate) < away(choice, now)) best = n
  }
  return best
}

const outcomesOf = ({ candidates }: Choice, outcomes: readonly string[]): boolean[] =>
  candidates.map(({ outcome }) => outcomes.includes(outcome))

/** The choices of a prompt with what is told of them; those that nothing told can be true of are left out. */
function linkExamples(told: Linked, prompt: number, weight = 1): LinkExample[] {
  const choices: Choice[] = []
  readBrief(told.prompt, { choose: (choice) => choices.push(choice) * 0 })
  const right = rightOf(choices, told)
  const examples: LinkExample[] = []
  let n = 0
  readBrief(told.prompt, {
    choose: (choice, rows) => {
      const own = right[n++] ?? []
      if (own.includes(true)) examples.push({ prompt, rows, right: own, weight })
      return nearest(choice, own)
    },
  })
  return examples
}

/** 'The details at the bottom': the place of all of these that have none of their own. */
const GATHERED = new Set(
  'date time place address price detail list-item phone email link social hashtag title'.split(' '),
)

const PICTURES = new Set(['illustration', 'icon', 'photo', 'mark'])

/** Of several colours the target that all are read from: the last one's, unless the first one's is the ground. */
function leading({ said }: Choice, own: readonly LinkedFact[]): string[] {
  const targets = (words = '') => own.filter(({ role }) => role === words).flatMap(({ outcomes }) => outcomes)
  const [first, last] = [targets(said[0]), targets(said.at(-1))]
  return last.length === 0 || (first.includes('background') && last.includes('accent')) ? first : last
}

/** Each thing that is told is true of the mention next to it; of others of the same part or words it may be, too. */
function rightOf(
  choices: readonly Choice[],
  { colours = [], places = [], copy = [], said: more = [] }: Linked,
): boolean[][] {
  const roles = new Map(copy.map((line) => [line.slice(line.indexOf(': ') + 2), line.slice(0, line.indexOf(': '))]))
  const said = [...places.flatMap(factsIn), ...colours.map(colourIn), ...more]
  const isOf = ({ sort, of, said: words }: Choice, one: LinkedFact) =>
    sort === one.sort &&
    (sort === 'colour'
      ? one.role !== undefined && words.includes(one.role)
      : one.text !== undefined
        ? of.note === 'given' && one.text.includes(words[0] ?? '')
        : one.role === ((of.note === 'given' ? roles.get(words[0] ?? '') : undefined) ?? of.label) ||
          (one.role === 'picture' && of.note === 'part' && PICTURES.has(of.label)))
  const gathers = ({ sort, of }: Choice, one: LinkedFact) =>
    sort === one.sort &&
    sort !== 'size' &&
    (of.note === 'rest' || (of.label === 'detail' && of.note === 'part')) &&
    GATHERED.has(one.role ?? '')
  const right = choices.map((choice) => {
    const own = said.filter((one) => isOf(choice, one))
    if (choice.sort === 'colour') return outcomesOf(choice, own.length === 0 ? ['none'] : leading(choice, own))
    const role = roles.get(choice.said[0] ?? '')
    const several = choice.of.note === 'given' && [...roles.values()].filter((other) => other === role).length > 1
    return outcomesOf(choice, ['', ...(several ? [] : own.flatMap(({ outcomes }) => outcomes))])
  })
  const owned = new Set<number>()
  for (const one of said) {
    const near = choices.flatMap((choice, n) => {
      if (owned.has(n) || !(isOf(choice, one) || gathers(choice, one))) return []
      const at = nearest(choice, outcomesOf(choice, one.outcomes))
      const candidate = choice.candidates[at]
      return candidate && one.outcomes.includes(candidate.outcome) ? [{ n, choice, away: away(choice, candidate) }] : []
    })
    const [owner] = near.sort((a, b) => a.away - b.away)
    if (owner === undefined) continue
    if (!gathers(owner.choice, one) && owner.choice.said.length === 1) owned.add(owner.n)
    if (one.sort !== 'colour' || owner.choice.said.length === 1) right[owner.n] = outcomesOf(owner.choice, one.outcomes)
  }
  return right
}

/** How many prompts are arranged, and how much each counts beside the project's own. */
const [ARRANGED, LESS] = [300, 0.3]
/** How often what was misread of the project's own prompts is learned again with more weight. */
const REPEATS = 5

/** What is learned from: the project's own prompts, which are tests as well, and those that are built. */
export function linkCourse(seed: number): { own: LinkExample[]; made: LinkExample[] } {
  const worded = WORDED.map(
    ({ prompt, places }): Linked => ({
      prompt,
      said: places.map(({ text, at }) => ({
        ...(text === undefined ? { role: 'picture' } : { text }),
        sort: 'corner',
        outcomes: [at],
      })),
    }),
  )
  return {
    own: LABELLED.flatMap((told, n) => linkExamples(told, n)),
    made: [...worded, ...APPLICATIONS, ...arranged(ARRANGED, seeded(seed))].flatMap((told) =>
      linkExamples(told, MADE, LESS),
    ),
  }
}
const MADE = -1

export function learnLinks({ own, made }: ReturnType<typeof linkCourse>, seed: number): Learned {
  let learned = study([...own, ...made], seed)
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const misread = [...own, ...made].filter((example) => !isLinked(learned, example))
    if (misread.every(({ prompt }) => prompt === MADE)) break
    for (const example of misread) example.weight += example.prompt === MADE ? LESS : 1
    learned = study([...own, ...made], seed)
  }
  return learned
}

/** Of the choices of the project's own prompts, how many are right where their prompt was not learned from. */
export function measureLinks({ own, made }: ReturnType<typeof linkCourse>, seed: number): void {
  const FOLDS = 5
  const wrong = Array.from({ length: FOLDS }, (_, fold) => {
    const learned = study([...own.filter(({ prompt }) => prompt % FOLDS !== fold), ...made], seed)
    return own.filter((example) => example.prompt % FOLDS === fold && !isLinked(learned, example))
  }).flat()
  const prompts = new Set(own.map(({ prompt }) => prompt)).size
  console.log(
    `links: ${wrong.length} of ${own.length} choices wrong, in ${new Set(wrong.map(({ prompt }) => prompt)).size} of ${prompts} prompts`,
  )
}

const [ROUNDS, AVERAGED, RATE, DROP, DECAY, SIZE] = [16, 6, 0.15, 0.3, 1e-4, 1 << 17]
const TINY = 1e-6

/** Gradient steps with AdaGrad on the log-likelihood that a right candidate is chosen; features dropped at random. Seeded. */
function study(examples: readonly LinkExample[], seed: number): Learned {
  const random = seeded(seed)
  const [weights, squares, sum] = [new Float64Array(SIZE), new Float64Array(SIZE), new Float64Array(SIZE)]
  for (let round = 0; round < ROUNDS; round++) {
    const order = examples.map((example) => ({ example, at: random() })).sort((a, b) => a.at - b.at)
    for (const { example } of order) step(example, weights, squares, random)
    if (round >= ROUNDS - AVERAGED) for (let k = 0; k < SIZE; k++) sum[k] = (sum[k] ?? 0) + (weights[k] ?? 0)
  }
  const averaged = sum.map((value) => (value / AVERAGED) * (1 - DROP))
  return { labels: ['linked'], weights: averaged, steps: [0, 0], scale: 1, size: SIZE }
}

function step(example: LinkExample, weights: Float64Array, squares: Float64Array, random: () => number): void {
  const { rows, right, weight } = example
  const seen = rows.map((row) => row.filter(() => random() >= DROP).map((number) => number & (SIZE - 1)))
  const scores = seen.map((row) => row.reduce((total, k) => total + (weights[k] ?? 0), 0))
  const most = Math.max(...scores)
  const chances = scores.map((score) => Math.exp(score - most))
  const all = chances.reduce((total, chance) => total + chance, 0)
  const good = chances.reduce((total, chance, n) => total + (right[n] ? chance : 0), 0)
  for (const [n, row] of seen.entries()) {
    const chance = chances[n] ?? 0
    const gradient = weight * ((right[n] ? chance / Math.max(good, TINY) : 0) - chance / all)
    if (Math.abs(gradient) < DECAY) continue
    for (const k of row) {
      const square = (squares[k] ?? 0) + gradient * gradient
      squares[k] = square
      weights[k] = (weights[k] ?? 0) + (RATE / Math.sqrt(square + TINY)) * (gradient - DECAY * (weights[k] ?? 0))
    }
  }
}

/** Whether a right candidate scores highest. */
const isLinked = (learned: Learned, { rows, right }: LinkExample): boolean => right[bestOf(learned, rows)] === true
