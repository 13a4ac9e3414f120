/** What the engine is told for a sheet brings a page that goes on it, upright or lying as the design is. */

import { PRINT_SIZE_NAMES } from '@limner/contract/printing'
import { openEngine } from '@limner/engine'
import { expect, test } from 'vitest'
import type { DesignRow } from '../features/designs/store.ts'
import { inFormats } from './in-set.ts'

test.each(['3:4', '16:9 landscape format'])(
  'a poster of %s goes on every sheet',
  async (shape) => {
    const engine = await openEngine()
    const { concepts } = await engine.design({
      prompt: `Poster for a jazz night "Blue Hour", ${shape}`,
      seed: 3,
      count: 1,
    })
    const { design } = concepts[0] ?? {}
    if (!design) throw new Error('There is no design.')
    for (const name of PRINT_SIZE_NAMES.filter((one) => one !== '85x55' && one !== '3.5x2')) {
      const [change] = inFormats({ scene: design.scene } as DesignRow, [name])
      const made = await engine.revise({ design, instruction: change?.said ?? '', seed: 1 })
      if (made.status !== 'changed') throw new Error(`${name}: ${made.status}`)
      const size = engine.printChoices(made.concept.design, 'en')?.sizes.find((one) => one.name === name)
      expect(size, name).toMatchObject({ fits: true })
      const { width, height } = made.concept.design.scene.format
      if (name !== 'dl') expect(Number(width) > Number(height), name).toBe(shape.startsWith('16'))
    }
  },
  240_000,
)
