/** What a prompt sets into the corners of a sheet stands there. */

import { beforeAll, expect, test } from 'vitest'
import type { Point } from '../../../base/geometry.ts'
import { openEngine } from '../../../engine/engine.ts'
import type { Engine } from '../../../engine/types.ts'
import { openWorkshop } from '../../../instruments.ts'
import { type LaidNode, layout } from '../../../scene/layout.ts'

const workshop = openWorkshop()
let engine: Engine
beforeAll(async () => {
  engine = await openEngine()
})

const all = (laid: LaidNode): LaidNode[] => [laid, ...laid.children.flatMap(all)]

/** Middles of all that is drawn small, as shares of the sheet, concept by concept. */
async function smallThings(prompt: string): Promise<Point[][]> {
  const { concepts } = await engine.design({ prompt, seed: 2 })
  return concepts.map(({ design: { scene } }) => {
    const [front] = layout(scene, { ...workshop, typography: scene.typography })
    if (!front) throw new Error('nothing was laid out')
    return all(front.root)
      .filter(({ node }) => node.type === 'pictogram' || node.type === 'vector')
      .filter(({ width, height }) => Math.max(width, height) < 0.3 * Math.min(front.width, front.height))
      .map(({ x, y, width, height }): Point => [(x + width / 2) / front.width, (y + height / 2) / front.height])
  })
}

const CORNER = 0.25
const atFoot = ([x, y]: Point, right: boolean): boolean => (right ? 1 - x : x) < CORNER && 1 - y < CORNER

test.each([
  [
    'in those that words leave',
    "Poster with 'Fern Walk' at the top center in dark green, a large fern in the middle, small stars in the corners, cream background, 'Sunday 9 am' at the bottom center",
  ],
  [
    'in the two that were named',
    "Postcard with 'Good Morning' at the top center in brown, a coffee cup in the middle, small clovers in the bottom corners, light yellow background",
  ],
])('small things told for corners stand %s, on every concept', async (_, prompt) => {
  const sheets = await smallThings(prompt)
  expect(sheets).toHaveLength(4)
  for (const things of sheets)
    for (const right of [false, true]) expect(things.some((point) => atFoot(point, right))).toBe(true)
})
