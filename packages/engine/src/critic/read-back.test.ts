import { expect, test } from 'vitest'
import { openWorkshop } from '../compose/workshop.ts'
import { openEngine } from '../engine/engine.ts'
import type { Scene, Text } from '../scene/types.ts'
import { subtree } from '../scene/walk.ts'
import { readBack, unansweredTexts } from './read-back.ts'

const SLOW = 60_000

test(
  'what was asked for is found in the artwork, and missed where it is taken out',
  async () => {
    const engine = await openEngine()
    const { concepts } = await engine.design({
      prompt: 'Poster for a plant sale on Saturday 3 May at Alder Hall, £2, tea and cake, dark green',
      seed: 4,
      count: 2,
    })
    for (const { design, asked } of concepts) {
      expect(asked.filter(({ met }) => !met)).toEqual([])
      const without = structuredClone(design.scene) as Scene
      const texts = without.artboards
        .flatMap(({ root }) => [...subtree(root)])
        .filter((node): node is Text => node.type === 'text')
      for (const text of texts) text.text = text.text.replace(/tea and cake/i, '').replace(/plant sale/i, 'Hello')
      const missed = readBack(design.brief, without).flatMap(({ ask, met }) => (met ? [] : [ask.words.toLowerCase()]))
      expect(missed).toEqual(expect.arrayContaining(['plant sale', 'tea and cake']))
      const { layOut } = openWorkshop()
      expect(unansweredTexts(design.brief, design.scene, layOut(design.scene))).toEqual([])
      expect(unansweredTexts(design.brief, without, layOut(without)).join()).toContain('none of what leads')
    }
  },
  SLOW,
)

test('a thing that no part of a drawing is named by is not said to be missing, nor the name that an icon stands for', async () => {
  const engine = await openEngine()
  const [concept] = (await engine.design({ prompt: 'icon for “Dune”, a cactus', seed: 4, count: 1 })).concepts
  if (!concept) throw new Error('It makes one')
  const { design } = concept
  const { asks = [] } = design.brief
  expect(asks.map(({ kind }) => kind)).toContain('name')
  const bare = {
    ...design.scene,
    artboards: design.scene.artboards.map((one) => ({ ...one, root: { ...one.root, children: [] } })),
  }
  const missed = (isDrawn: boolean) =>
    readBack(design.brief, bare, isDrawn).flatMap(({ ask, met }) => (met ? [] : [ask.kind]))
  expect(missed(false)).toEqual(['thing'])
  expect(missed(true)).toEqual([])
})
