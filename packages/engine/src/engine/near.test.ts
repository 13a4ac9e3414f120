/** New concepts near some that are there: they differ from those and from one another, and what is told of each is seen. */
import { expect, test } from 'vitest'
import { openEngine } from './engine.ts'
import type { ChosenDesign } from './types.ts'

const engine = await openEngine()

async function chosenOf(prompt: string, places: readonly number[]): Promise<ChosenDesign[]> {
  const { concepts } = await engine.design({ prompt, seed: 1 })
  return places.flatMap((place) => {
    const concept = concepts[place - 1]
    return concept ? [{ ...concept, called: String(place) }] : []
  })
}

test.each([
  ['Poster for a jazz night at Blue Door on Friday 3 May, 8pm', [2, 4]],
  ['Logo for Wren, a bakery', [1, 3]],
  ['Banner for a spring sale at Fern & Moss, 20% off', [1, 2, 3]],
] as const)('%s', async (prompt, places) => {
  const near = await chosenOf(prompt, places)
  const { concepts, near: told } = await engine.design({ prompt: 'more', seed: 7, near })
  expect(concepts).toHaveLength(4)
  expect(told?.taken).toHaveLength(4)
  const marks = [...near, ...concepts].map(({ fingerprint }) => fingerprint)
  expect(new Set(marks).size).toBe(marks.length)
  for (const [at, { design }] of concepts.entries()) {
    const words = told?.taken[at] ?? ''
    expect(design.brief.prompt).toBe(prompt)
    for (const { called, design: other } of near) {
      const says = (what: string) =>
        words.split(', ').some((part) => part.includes(what) && part.endsWith(`of ${called}`))
      if (says('letters')) expect(design.scene.typography.display).toBe(other.scene.typography.display)
      if (says('colours')) expect(design.scene.palette.accent).toBe(other.scene.palette.accent)
      if (says('layout')) expect(design.archetype).toBe(other.archetype)
    }
    if (words.startsWith('another layout'))
      expect(near.map((one) => one.design.archetype)).not.toContain(design.archetype)
  }
})

test('what all share stays: a design and its own recolouring lend their layout and letters', async () => {
  const [one] = await chosenOf('Poster for a jazz night at Blue Door on Friday 3 May, 8pm', [1])
  if (!one) throw new Error('Nothing was made')
  const revised = await engine.revise({ design: one.design, instruction: 'make it dark green', seed: 1 })
  if (revised.status !== 'changed') throw new Error('It was not recoloured')
  const near = [one, { ...revised.concept, called: 'version 2' }]
  const { concepts, near: told } = await engine.design({ prompt: 'more', seed: 7, near })
  expect(told?.shared).toBe('the letters and the layout')
  for (const { design } of concepts) expect(design.scene.typography.display).toBe(one.design.scene.typography.display)
})
