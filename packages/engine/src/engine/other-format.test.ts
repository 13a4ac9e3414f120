/** A design that was worked on, in other formats: its words, colours and picture are those that it has now. */
import { expect, test } from 'vitest'
import type { Design } from '../design/types.ts'
import { paintsOf } from '../scene/paints.ts'
import type { Scene } from '../scene/types.ts'
import { places } from '../scene/walk.ts'
import { openEngine } from './engine.ts'

const SEED = 5
const engine = await openEngine()
const { concepts } = await engine.design({
  prompt: 'Poster for the Millbrook village summer fair, Saturday 12 July, 10am to 4pm, The Green',
  seed: SEED,
})

const nodesOf = (scene: Scene) => [...places(scene)].map(({ node }) => node)
const pictures = (scene: Scene) =>
  nodesOf(scene).filter((node) => node.type === 'vector' && node.role === 'illustration')
const looks = (scene: Scene) => new Set(pictures(scene).map((node) => JSON.stringify([node.type, paintsOf(node)])))
const words = (scene: Scene) => nodesOf(scene).flatMap((node) => (node.type === 'text' ? [node.text] : []))

/** Recoloured and told another date in words, its picture made smaller by hand. */
async function workedOn(first: Design): Promise<Design> {
  let design = first
  for (const instruction of ['make it all in blue', 'the date is now Saturday 26 July']) {
    const result = await engine.revise({ design, instruction, seed: SEED })
    if (result.status === 'changed') design = result.concept.design
  }
  const id = pictures(design.scene)[0]?.id
  const box = engine.parts(design.scene).artboards[0]?.parts.find((part) => part.id === id)?.box
  if (!id || !box) return design
  const { x, y, width, height } = box
  const smaller = { x: x + 20, y: y + 20, width: width * 0.85, height: height * 0.85 }
  const sized = await engine.operate(design, [{ op: 'size', id, ...smaller }])
  return sized.status === 'changed' ? sized.concept.design : design
}

test.each(['make it a story', 'turn it into a banner'])(
  '%s: the words, the colours and the picture are those of the design now',
  async (instruction) => {
    expect(concepts.some(({ design }) => pictures(design.scene).length > 0)).toBe(true)
    for (const { design: first } of concepts) {
      const design = await workedOn(first)
      expect(design.scene.palette).not.toEqual(first.scene.palette)
      const result = await engine.revise({ design, instruction, seed: SEED })
      if (result.status !== 'changed') throw new Error(JSON.stringify(result))
      const { scene } = result.concept.design
      expect(scene.palette).toEqual(design.scene.palette)
      expect(looks(scene), first.archetype).toEqual(looks(design.scene))
      expect(words(scene).join(' ')).toContain('26 July')
      // What its own layout cannot take is said.
      const isRoot = (one: Scene) => one.artboards[0]?.root.id === 'sheet'
      expect(isRoot(scene) ? result.noted?.[0] : undefined).toEqual(
        isRoot(scene) ? expect.stringMatching(/the picture and the words stand in two parts/) : undefined,
      )
    }
  },
  60_000,
)
