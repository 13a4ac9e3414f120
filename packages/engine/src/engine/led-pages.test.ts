/** Pages that are led by drawings of the collection. */
import { beforeAll, expect, test } from 'vitest'
import type { Node, Scene, Vector } from '../scene/types.ts'
import { subtree } from '../scene/walk.ts'
import { openEngine } from './engine.ts'
import type { Engine } from './types.ts'

let engine: Engine
beforeAll(async () => {
  engine = await openEngine()
})

const scenesFor = async (prompt: string): Promise<Scene[]> =>
  (await engine.design({ prompt, seed: 3, count: 4 })).concepts.map(({ design }) => design.scene)
const nodesOf = ({ artboards: [front] }: Scene): Node[] => (front ? [...subtree(front.root)] : [])
const drawingsIn = (scene: Scene): Vector[] =>
  nodesOf(scene).filter((node): node is Vector => node.type === 'vector' && node.role === 'illustration')

const BEES = 'Website for the beekeepers Thistle & Comb in Ludlow, bees and honey'

test('a page shows what it is about as somebody drew it, each in colours and an order of its own', async () => {
  const scenes = await scenesFor(BEES)
  const led = scenes.filter((scene) => drawingsIn(scene).some(({ alt }) => /\bbee\b|honey/.test(alt ?? '')))
  expect(led.length).toBeGreaterThanOrEqual(3)
  const palettes = new Set(scenes.map(({ palette }) => `${palette.paper} ${palette.accent}`))
  expect(palettes.size).toBeGreaterThanOrEqual(3)
})

test('colours that were asked for are those of the page, whatever leads it', async () => {
  for (const { palette } of await scenesFor(
    'Website for the cyclists of Hub & Rim. Lavender background, indigo components',
  )) {
    expect(palette.paper).toBe('#e6e6fa')
    expect(palette.accent).toBe('#4b0082')
  }
})

test('where no pictures are wanted none leads', async () => {
  for (const scene of await scenesFor(`${BEES}, no pictures`)) expect(drawingsIn(scene)).toEqual([])
})

test('a tool is shown in a window by some, and is the first screen of others', async () => {
  const scenes = await scenesFor(
    'A web application called Hivebook where beekeepers can track hives, log harvests, plan inspections and chat',
  )
  const inWindow = (scene: Scene) => nodesOf(scene).some(({ id }) => id.startsWith('work-window'))
  expect(scenes.some(inWindow)).toBe(true)
  expect(scenes.every(inWindow)).toBe(false)
})
