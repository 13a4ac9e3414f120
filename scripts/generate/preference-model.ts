/**
 * Fits the preference model to pairs that were judged by looking: logistic regression on differences of traits, with a
 * ridge. `node scripts/generate/preference-model.ts` writes the weights and says how often they agree with pairs left out.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const ROOM = new URL('../../packages/engine/src/critic/preference/', import.meta.url)
const TRAITS = ['picture', 'contrast', 'vividness', 'range', 'scale', 'still'] as const
/** Those that a pair was judged without are taken as the same on both sides. */
type Traits = Partial<Record<(typeof TRAITS)[number], number>>

interface Pair {
  kind: string
  prompt: string
  /** Score less what was not heeded of the prompt, as the choice weighs it. */
  value: [left: number, right: number]
  traits: [left: Traits, right: Traits]
  better: 'left' | 'right'
  /** Judged before the weights were first fitted, or after. */
  set: 'fitted' | 'held out'
}

const [RIDGE, STEPS, FOLDS] = [10, 300, 5]
const sigmoid = (value: number) => 1 / (1 + Math.exp(-value))
const difference = ({ traits: [left, right] }: Pair, scales: readonly number[]): number[] =>
  TRAITS.map((trait, i) => ((left[trait] ?? 0) - (right[trait] ?? 0)) / (scales[i] ?? 1))
const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0)

function fit(pairs: readonly Pair[]): number[] {
  const scales = TRAITS.map((_, i) =>
    Math.max(1e-9, Math.sqrt(pairs.reduce((sum, pair) => sum + (difference(pair, [])[i] ?? 0) ** 2, 0) / pairs.length)),
  )
  let weights = TRAITS.map(() => 0)
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map((weight) => RIDGE * weight)
    for (const pair of pairs) {
      const own = difference(pair, scales)
      const error = sigmoid(dot(weights, own)) - Number(pair.better === 'left')
      own.forEach((value, i) => {
        gradient[i] = (gradient[i] ?? 0) + error * value
      })
    }
    weights = weights.map((weight, i) => weight - (gradient[i] ?? 0) / pairs.length)
  }
  return weights.map((weight, i) => weight / (scales[i] ?? 1))
}

/** The share of pairs of which the better one has the higher value; equals count half. */
function agreement(pairs: readonly Pair[], gain: (pair: Pair) => number): number {
  const right = pairs.map((pair): number => {
    const lead = gain(pair) * (pair.better === 'left' ? 1 : -1)
    return lead > 0 ? 1 : lead < 0 ? 0 : 0.5
  })
  return right.reduce((sum, one) => sum + one, 0) / Math.max(1, pairs.length)
}

/** Units of the score in a step of log odds: what near equals differ by decides, and no more. */
const SCALE = 0.15
const byValue = ({ value: [left, right] }: Pair) => left - right
const withModel = (weights: readonly number[]) => (pair: Pair) =>
  byValue(pair) + SCALE * dot(weights, difference(pair, []))

const pairs = JSON.parse(readFileSync(new URL('pairs.json', ROOM), 'utf8')) as Pair[]
const [fitted, heldOut] = [pairs.filter(({ set }) => set === 'fitted'), pairs.filter(({ set }) => set === 'held out')]
const weights = fit(fitted)
const folds = Array.from({ length: FOLDS }, (_, fold) => {
  const own = fit(fitted.filter((_, i) => i % FOLDS !== fold))
  return agreement(
    fitted.filter((_, i) => i % FOLDS === fold),
    withModel(own),
  )
})
const share = (value: number) => `${(value * 100).toFixed(1)}%`
console.log(`${fitted.length} pairs fitted: ${share(agreement(fitted, byValue))} agree by the score alone,`)
console.log(`in folds left out ${share(folds.reduce((sum, one) => sum + one, 0) / FOLDS)} with the preference model;`)
console.log(
  `${heldOut.length} pairs held out: ${share(agreement(heldOut, byValue))} → ${share(agreement(heldOut, withModel(weights)))}`,
)
writeFileSync(
  new URL('weights.generated.json', ROOM),
  `${JSON.stringify(Object.fromEntries(TRAITS.map((trait, i) => [trait, Math.round((weights[i] ?? 0) * SCALE * 10_000) / 10_000])), null, 2)}\n`,
)
