import { beforeAll, expect, test } from 'vitest'
import type { Design } from '../../design/types.ts'
import { openEngine } from '../../engine/engine.ts'
import type { Engine } from '../../engine/types.ts'
import { designsOf } from '../fixtures/designed.ts'
import { EVERYDAY } from '../fixtures/hundreds/everyday.ts'
import { INDIRECT } from '../fixtures/hundreds/indirect.ts'
import { REFERENCES } from '../fixtures/hundreds/references.ts'
import { carry } from '../fixtures/hundreds/run.ts'
import { SEVERAL } from '../fixtures/hundreds/several.ts'
import { SUBJECTS, type Subject, type Wished } from '../fixtures/hundreds/types.ts'
import { WEBSITES } from '../fixtures/hundreds/websites.ts'

/**
 * Messages as people type them, judged by what is measured of the design afterwards. The floors stand at or one below
 * the worse of two draws of designs, as archetypes come and go; they only rise, and the ceilings of 'wrong' only fall.
 */

/** Every so manieth wish of a set is carried out: the whole of them takes a minute. */
const EVERY = 4

let designs: ReadonlyMap<Subject, Design[]>
let engine: Engine

const chosen = (set: readonly Wished[]) => set.filter((_, index) => index % EVERY === 0)

beforeAll(async () => {
  engine = await openEngine()
  designs = await designsOf(engine, SUBJECTS)
}, 60_000)

test.each([
  { name: 'everyday', set: EVERYDAY, right: 23, wrong: 1 },
  { name: 'indirect', set: INDIRECT, right: 22, wrong: 2 },
  { name: 'several', set: SEVERAL, right: 16, wrong: 5 },
  { name: 'references', set: REFERENCES, right: 22, wrong: 1 },
  { name: 'websites', set: WEBSITES, right: 20, wrong: 1 },
])(
  'of the $name wishes at least $right are done, and at most $wrong wrongly told as done',
  {
    timeout: 120_000,
  },
  async ({ set, right, wrong }) => {
    const outcomes: Awaited<ReturnType<typeof carry>>[] = []
    for (const [turn, wished] of chosen(set).entries())
      outcomes.push(await carry(engine, wished, designs.get(wished[0]) ?? [], turn))
    const judged = (as: string) => outcomes.filter((outcome) => outcome.judged === as)
    const told = outcomes
      .filter(({ judged, stray }) => judged !== 'right' || stray.length > 0)
      .map(({ judged, design, said, faults, stray }) =>
        [judged, design.archetype, said, [...faults, ...stray].join(', ')].join(': '),
      )
    expect(judged('right').length, told.join('\n')).toBeGreaterThanOrEqual(right)
    expect(judged('wrong').length, told.join('\n')).toBeLessThanOrEqual(wrong)
  },
)
