/** "Your words, letter for letter": what the public pages suggest to ask is drawn with every word of it, in every concept. */
import { type Engine, openEngine } from '@limner/engine'
import { beforeAll, expect, test } from 'vitest'
import { STARTS } from '../../apps/web/src/features/messages/starting/prompts.ts'
import { CONVERSATION, EXAMPLE, MORE_EXAMPLES } from '../../apps/web/src/pages/landing/prompts.ts'
import { missing } from '../../scripts/pictures/stated-words.ts'

let engine: Engine
beforeAll(async () => {
  engine = await openEngine()
}, 60_000)

test.each([EXAMPLE, ...MORE_EXAMPLES, CONVERSATION.asked, ...STARTS])(
  '$prompt',
  async ({ prompt, words }) => {
    for (const seed of [1, 2]) {
      const { concepts } = await engine.design({ prompt, seed, count: 4 })
      expect(concepts).toHaveLength(4)
      for (const { design } of concepts) expect(missing(design, words)).toEqual([])
    }
  },
  60_000,
)
