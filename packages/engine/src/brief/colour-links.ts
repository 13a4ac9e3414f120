/** What colours are said of: for each group of them, the parts, texts and nouns around it from which one is chosen. */
import type { Candidate, Mark } from '../language/learn/links.ts'
import type { KindName } from '../scene/types.ts'
import type { Hit } from './colour-hits.ts'
import { ACCENTS, GROUNDS, roleTarget, type Target } from './colour-nouns.ts'
import type { Linker } from './linker.ts'
import { partsOf } from './parts.ts'
import type { Reading } from './reading.ts'
import { TYPE_NOUNS } from './words/parts.ts'

type ColourCandidate = Candidate & { target: Target | undefined }

const wordless = (target: Target | undefined): ColourCandidate => ({
  label: target ?? 'none',
  outcome: target ?? 'none',
  target,
  from: -1,
  to: -1,
})
/** Nothing but the colour says what it is for. */
const WORDLESS = (['any', 'background', 'text', 'accent'] as const).map(wordless)
/** The name of a thing may name no colour. */
const NO_COLOUR = wordless(undefined)
/** How many candidates on either side, and how far away, tokens; rivals on either side. */
const [EACH_SIDE, REACH, RIVALS] = [4, 24, 3]

/** The target of each group of colours; undefined where the words name no colour. */
export function colourTargets(linker: Linker, groups: readonly Hit[][], kind: KindName): (Target | undefined)[] {
  if (groups.length === 0) return []
  const targets = targetsOf(linker.reading, kind)
  const marks = groups.map(markOf)
  return marks.map((of, n) => {
    const before = targets.filter(({ to }) => to <= of.from && of.from - to <= REACH).slice(-EACH_SIDE)
    const behind = targets.filter(({ from }) => from >= of.to && from - of.to <= REACH).slice(0, EACH_SIDE)
    const rivals = marks.slice(Math.max(0, n - RIVALS), n + RIVALS + 1)
    const candidates = [...WORDLESS, ...(of.label === 'thing' ? [NO_COLOUR] : []), ...before, ...behind]
    const said = groups[n]?.map(({ words }) => words) ?? []
    return linker.choose({ sort: 'colour', of, said, candidates, rivals, kind })?.target
  })
}

function markOf(hits: readonly Hit[]): Mark {
  const [first, last] = [hits[0], hits.at(-1)]
  const label = first?.mood ? 'mood' : hits.every(({ thing }) => thing) ? 'thing' : hits.length > 1 ? 'several' : 'one'
  return { label, from: first?.from ?? 0, to: last?.to ?? 0 }
}

/** All that a colour may be for, in the prompt's order. */
function targetsOf(reading: Reading, kind: KindName): ColourCandidate[] {
  const found: ColourCandidate[] = []
  const add = (target: Target, from: number, to: number, note: string) =>
    found.push({ label: target, outcome: target, target, from, to, note })
  for (const { role, from, to, given, rest } of partsOf(reading, kind, []))
    if (!rest) add(roleTarget(role), from, to, given ? 'given' : 'part')
  for (const [i, { lower }] of reading.tokens.entries()) {
    if (reading.uses[i] === 'fact' || reading.uses[i] === 'negative') continue
    if (GROUNDS.has(lower)) add('background', i, i + 1, lower)
    else if (ACCENTS.has(lower)) add('accent', i, i + 1, lower)
    else if (TYPE_NOUNS.has(lower)) add('text', i, i + 1, lower)
  }
  return found.sort((a, b) => a.from - b.from)
}
