/** A design with the words of a row of a table. */
import { expect, test } from 'vitest'
import type { Scene } from '../scene/types.ts'
import { places } from '../scene/walk.ts'
import { openEngine } from './engine.ts'

const engine = await openEngine()
const textsOf = (scene: Scene) => [...places(scene)].flatMap(({ node }) => (node.type === 'text' ? [node] : []))

/** A card that sets a name in capitals. */
async function inCapitals() {
  for (let seed = 1; seed < 20; seed++) {
    const { concepts } = await engine.design({ prompt: 'A business card for Ada Byron, Director', seed })
    const found = concepts.find(({ design }) => textsOf(design.scene).some((node) => isName(node) && node.case))
    if (found) return found.design
  }
  throw new Error('No card sets a name in capitals.')
}
const isName = ({ text }: { text: string }) => text === 'Ada Byron'

test('a name set in capitals has room for others in capitals, of letters that reach below the line', async () => {
  const design = await inCapitals()
  const names = textsOf(design.scene).filter(isName)
  for (const name of ['Fay', 'Grace Hopper', 'Mary Cartwright']) {
    const made = engine.worded(design, Object.fromEntries(names.map(({ id }) => [id, name])))
    expect(made).toEqual({ scene: expect.anything() })
    const set = 'scene' in made ? textsOf(made.scene) : []
    for (const { id, case: before } of names)
      expect(set.find((node) => node.id === id)).toMatchObject({ text: name, ...(before && { case: before }) })
  }
})

test('the row that the design was made of leaves it as it is', async () => {
  const design = await inCapitals()
  const words = Object.fromEntries(textsOf(design.scene).map(({ id, text }) => [id, text]))
  expect(engine.worded(design, words)).toEqual({ scene: design.scene })
})
