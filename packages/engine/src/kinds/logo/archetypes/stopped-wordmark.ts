/** The name closed by one small form in the accent: a disc, a square, a quarter, a slash. */
import { keysOf } from '../../../base/tables.ts'
import { row } from '../../../scene/build.ts'
import { circle, rectangle } from '../../shared/geometry.ts'
import type { Archetype } from '../../types.ts'
import { suitability } from '../parts/suits.ts'
import { largeName, wordmarkScene } from '../parts/wordmark.ts'

const STOPS = {
  disc: circle(50, 50, 50),
  square: rectangle(0, 0, 100, 100),
  quarter: 'M0 100V0A100 100 0 0 1 100 100Z',
  leaf: 'M0 0H50A50 50 0 0 1 100 50V100H50A50 50 0 0 1 0 50Z',
} as const

export const stoppedWordmark: Archetype = {
  name: 'stopped-wordmark',
  sort: 'wordmark',
  example: 'Wordmark for Ember, a ceramics studio, warm and modern',
  suits: (brief) => suitability(brief, { family: 'wordmark', base: 0.38, letters: true, longest: 14, shortest: 1 }),
  compose(composition) {
    const { brief, direction, random, measure } = composition
    // As large as a full stop of the same voice, or as tall as the capitals.
    const small = random.chance(0.7)
    const name = largeName(composition, { width: small ? 0.72 : 0.58, largest: 27, single: true })
    const capHeight = measure.metrics(
      { family: direction.typography.display, weight: direction.weights.display },
      name.size,
    ).capHeight
    const side = small ? capHeight * 0.3 : capHeight
    const stop = brief.negatives.some(({ what }) => what === 'icon') ? 'square' : random.pick(keysOf(STOPS))
    const wordmark = row('wordmark', { role: 'group', layout: { align: 'end', gap: Math.max(4, side * 0.28) } }, [
      name.node,
      {
        type: 'vector',
        id: 'stop',
        role: 'decoration',
        viewBox: [100, 100],
        width: side,
        height: side,
        shapes: [{ d: STOPS[stop], fill: direction.mark.primary }],
      },
    ])
    return wordmarkScene(composition, wordmark, name)
  },
}
