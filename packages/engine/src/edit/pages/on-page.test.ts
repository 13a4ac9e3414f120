import { expect, test } from 'vitest'
import { openEngine } from '../../engine/engine.ts'

const engine = await openEngine()
const { concepts } = await engine.design({
  prompt: 'Website for the pottery studio Clay & Kiln with pages home, about, shop and contact. hello@claykiln.example',
  kind: 'website',
  seed: 3,
  count: 1,
})
const design = concepts[0]?.design
if (!design) throw new Error('no design')

test('a wish about one page changes that page alone', { timeout: 30_000 }, async () => {
  const result = await engine.revise({
    design,
    instruction: 'On the contact page, make the headline twice as big',
    seed: 1,
  })
  if (result.status !== 'changed') throw new Error(result.status)
  const { artboards } = result.concept.design.scene
  const changed = artboards.flatMap(({ name, root }, at) =>
    JSON.stringify(root) === JSON.stringify(design.scene.artboards[at]?.root) ? [] : [name],
  )
  expect(changed).toEqual(['Contact'])
  expect(artboards.map(({ path }) => path)).toEqual(['/', '/about', '/shop', '/contact'])
})
