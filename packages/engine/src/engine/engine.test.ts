/** The engine as its users see it: words in, finished designs out. */
import { beforeAll, expect, test } from 'vitest'
import { askedColoursShare } from '../critic/asked-colours.ts'
import { greyOf, inkCentroid } from '../critic/raster.ts'
import type { Node, Text } from '../scene/types.ts'
import { openEngine } from './engine.ts'
import type { DesignResult, Engine } from './types.ts'

let engine: Engine
let result: DesignResult
const PROMPT = 'Logo for a coffee roaster called Harbor & Finch, navy and copper, calm and modern'

beforeAll(async () => {
  engine = await openEngine()
  result = await engine.design({ prompt: PROMPT, seed: 7 })
})

function* nodes(node: Node): Generator<Node> {
  yield node
  if (node.type === 'frame') for (const child of node.children) yield* nodes(child)
}
const texts = (design: DesignResult['concepts'][number]['design']) =>
  [...nodes(design.scene.artboards[0]?.root as Node)].filter((node): node is Text => node.type === 'text')

test('a prompt gives four different concepts with the name exactly as written', () => {
  expect(result.concepts).toHaveLength(4)
  expect(new Set(result.concepts.map(({ fingerprint }) => fingerprint)).size).toBe(4)
  for (const { design, title } of result.concepts) {
    expect(
      texts(design)
        .map(({ text }) => text)
        .join(' '),
    ).toContain('Harbor')
    expect(title).toBe('Harbor & Finch logo')
  }
  expect(result.understood.map(({ label }) => label)).toEqual(expect.arrayContaining(['Kind', 'Name', 'Colours']))
})

test('the same prompt and seed give the same bytes, another seed other designs', async () => {
  const again = await engine.design({ prompt: PROMPT, seed: 7 })
  expect(again.concepts.map(({ design }) => design.scene)).toEqual(result.concepts.map(({ design }) => design.scene))
  const first = result.concepts[0]?.design.scene as NonNullable<(typeof result.concepts)[0]>['design']['scene']
  const pictures = await Promise.all([1, 2].map(async () => engine.png(await engine.paint(first))))
  expect(Buffer.compare(pictures[0] as Uint8Array, pictures[1] as Uint8Array)).toBe(0)
  const other = await engine.design({ prompt: PROMPT, seed: 8 })
  expect(other.concepts.map(({ fingerprint }) => fingerprint)).not.toEqual(
    result.concepts.map(({ fingerprint }) => fingerprint),
  )
})

test('the weight of a logo stands near the middle', async () => {
  const { concepts } = await engine.design({ prompt: 'Wordmark logo for Harbor & Finch', seed: 7 })
  for (const { design } of concepts) {
    const painted = await engine.paint(design.scene, { scale: 0.2 })
    expect(Math.hypot(...inkCentroid(greyOf(painted))), design.archetype).toBeLessThan(0.04)
  }
})

test('every colour that was asked for is to be seen, in each concept', async () => {
  for (const prompt of [
    'Icon of a flame, red and orange gradient',
    'App icon of a check mark, teal and blue',
    "Logo for Kofi's Kitchen in green, yellow and red",
  ]) {
    const { brief, concepts } = await engine.design({ prompt, seed: 2 })
    expect(brief.colours.length, prompt).toBeGreaterThanOrEqual(2)
    for (const { design } of concepts) expect(askedColoursShare(brief, design.scene), prompt).toBe(1)
  }
}, 30_000)

test('asked for more or fewer, it makes so many', async () => {
  expect((await engine.design({ prompt: 'two logo options for Otter', seed: 1 })).concepts).toHaveLength(2)
  expect((await engine.design({ prompt: 'logo for Otter', seed: 1, count: 6 })).concepts).toHaveLength(6)
})

test('what a project has already is not made again', async () => {
  const prompt = 'logo for Otter'
  const first = await engine.design({ prompt, seed: 3 })
  const known = first.concepts.map(({ fingerprint }) => fingerprint)
  const next = await engine.design({ prompt, seed: 3, avoid: known })
  const same = next.concepts.filter(({ fingerprint }) => known.includes(fingerprint))
  expect(same.length).toBeLessThan(4)
})

test('an edit changes what it names; another layout keeps colours and type', async () => {
  const { design } = result.concepts[1] as (typeof result.concepts)[0]
  const green = await engine.revise({ design, instruction: 'make it dark green', seed: 1 })
  if (green.status !== 'changed') throw new Error(green.status)
  expect(green.concept.design.scene.palette).not.toEqual(design.scene.palette)
  expect(texts(green.concept.design).map(({ text }) => text)).toEqual(texts(design).map(({ text }) => text))

  const moved = await engine.revise({
    design: green.concept.design,
    instruction: 'another layout, same colours',
    seed: 1,
  })
  if (moved.status !== 'changed') throw new Error(moved.status)
  expect(moved.concept.design.archetype).not.toBe(design.archetype)
  expect(moved.concept.design.scene.palette).toEqual(green.concept.design.scene.palette)
  expect(moved.concept.design.scene.typography).toEqual(green.concept.design.scene.typography)
})

test('what was not understood is said, with what would be', async () => {
  const { design } = result.concepts[0] as (typeof result.concepts)[0]
  const answer = await engine.revise({ design, instruction: 'frobnicate the wibble', seed: 1 })
  expect(answer).toMatchObject({ status: 'unclear', question: expect.any(String) })
  expect(answer.status === 'unclear' && answer.suggestions.length).toBeGreaterThan(0)
})

test('stages are told in order while it works', async () => {
  const stages: string[] = []
  await engine.design({ prompt: 'icon for a recipe app', seed: 2, onStage: (stage) => stages.push(stage) })
  expect([...new Set(stages)]).toEqual(['reading', 'directing', 'composing'])
})

test('what is offered next is carried out, in every concept', async () => {
  const prompt = 'Poster for a jazz night at The Blue Door, Friday 12 June, 9 pm'
  const { concepts } = await engine.design({ prompt, seed: 1 })
  for (const { design } of concepts) {
    const wishes = await engine.suggest(design, prompt, 1)
    expect(wishes, design.archetype).toHaveLength(3)
    for (const instruction of wishes) {
      const answer = await engine.revise({ design, instruction, seed: 3 })
      expect(answer.status, `${design.archetype}: ${instruction}`).toBe('changed')
    }
  }
})
