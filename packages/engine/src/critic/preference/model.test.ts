/** What was learned by looking holds for pairs that it was not learned from. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { preferenceScore, type Traits } from './model.ts'

interface Pair {
  value: [left: number, right: number]
  traits: [left: Partial<Traits>, right: Partial<Traits>]
  better: 'left' | 'right'
  set: 'fitted' | 'held out'
}
const pairs = JSON.parse(readFileSync(new URL('pairs.json', import.meta.url), 'utf8')) as Pair[]

/** The share of pairs of which the better one leads; equals count half. */
const agreement = (among: Pair[], worthOf: (pair: Pair, side: 0 | 1) => number): number =>
  among.reduce((sum, pair) => {
    const lead = (worthOf(pair, 0) - worthOf(pair, 1)) * (pair.better === 'left' ? 1 : -1)
    return sum + (lead > 0 ? 1 : lead < 0 ? 0 : 0.5)
  }, 0) / among.length

test('with the preference model the choice agrees more often with people than by the score alone, on pairs held out too', () => {
  for (const set of ['fitted', 'held out'] as const) {
    const own = pairs.filter((pair) => pair.set === set)
    const alone = agreement(own, ({ value }, side) => value[side])
    const together = agreement(own, ({ value, traits }, side) => value[side] + preferenceScore(traits[side]))
    expect(own.length).toBeGreaterThan(80)
    expect(together).toBeGreaterThan(alone + 0.02)
  }
})
