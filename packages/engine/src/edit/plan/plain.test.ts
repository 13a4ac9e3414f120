import { expect, test } from 'vitest'
import { openEngine } from '../../engine/engine.ts'
import type { Concept } from '../../engine/types.ts'
import type { Scene } from '../../scene/types.ts'
import { places } from '../../scene/walk.ts'

const engine = await openEngine()
const { concepts } = await engine.design({
  prompt: 'Poster for a jazz night at the Blue Room on 14 March, 8 pm, tickets 12 €',
  seed: 3,
})
const [{ design }] = concepts as [Concept]
const words = (scene: Scene) => [...places(scene)].flatMap(({ node }) => (node.type === 'text' ? [node.text] : []))
const after = async (instruction: string) => {
  const result = await engine.revise({ design, instruction, seed: 3 })
  if (result.status !== 'changed') throw new Error(`${instruction}: ${JSON.stringify(result)}`)
  return result.concept.design
}

test.each(['make it more elegant', 'make it more luxurious', 'make it landscape'])(
  '"%s" keeps the layout and every word',
  async (instruction) => {
    const { archetype, scene } = await after(instruction)
    expect(archetype).toBe(design.archetype)
    expect(words(scene).toSorted()).toEqual(words(design.scene).toSorted())
  },
)

test('another manner has other colours and other type', async () => {
  const { scene } = await after('make it more luxurious')
  expect(scene.palette).not.toEqual(design.scene.palette)
  expect(scene.typography).not.toEqual(design.scene.typography)
})

test.each(['a gradient on the background', 'more margin', 'add a line under the headline'])(
  '"%s" draws no picture of its words',
  async (instruction) => {
    // A layout without room to give says so, and draws nothing either.
    const result = await engine.revise({ design, instruction, seed: 3 })
    const { scene } = result.status === 'changed' ? result.concept.design : design
    expect([...places(scene)].some(({ node }) => node.type === 'pictogram' && node.alt !== undefined)).toBe(
      [...places(design.scene)].some(({ node }) => node.type === 'pictogram' && node.alt !== undefined),
    )
  },
)

test.each(['add some decoration', 'add a shadow to the picture'])('"%s" adds what was not there', async (wish) => {
  const { scene } = await after(wish)
  expect([...places(scene)].length).toBeGreaterThan([...places(design.scene)].length)
})

test('small letters are written anew in what the design says by itself, too', async () => {
  const { scene } = await after('the subtitle in lowercase')
  const lines = [...places(scene)].flatMap(({ node }) =>
    node.type === 'text' && node.role === 'subhead' ? [node.text] : [],
  )
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(line).toBe(line.toLowerCase())
})
