import { beforeAll, expect, test } from 'vitest'
import type { Design } from '../design/types.ts'
import { type Engine, openEngine } from '../index.ts'

let engine: Engine
let card: Design
beforeAll(async () => {
  engine = await openEngine()
  const { concepts } = await engine.design({
    prompt: 'Business card for Ines Moreau, dentist, +33 1 44 55 66 77',
    seed: 3,
    count: 1,
  })
  card = concepts[0]?.design ?? ({} as Design)
})

const textId = () => engine.parts(card.scene).artboards[0]?.parts.find(({ kind }) => kind === 'text')?.id ?? ''
const faultsOf = async (design: Design, name: string) =>
  (await engine.preflight(design.scene)).checks.find((check) => check.name === name)?.faults ?? []
async function changed(design: Design, operations: Parameters<Engine['operate']>[1]): Promise<Design> {
  const result = await engine.operate(design, operations)
  if (result.status !== 'changed') throw new Error(JSON.stringify(result))
  return result.concept.design
}

test('what is for screens is not looked over', async () => {
  const { concepts } = await engine.design({ prompt: 'Instagram post for a bakery', seed: 1, count: 1 })
  expect((await engine.preflight(concepts[0]?.design.scene ?? card.scene)).page).toBeNull()
})

test('a card as it is made passes: its words are in the safe zone and large enough', async () => {
  const { page, checks } = await engine.preflight(card.scene)
  expect(page).toMatchObject({ width: 85, height: 55, bleed: 3 })
  expect(checks.flatMap(({ faults }) => faults)).toEqual([])
})

test('words nearer to the edge than its printer wants are told, and what is offered moves them away', async () => {
  const { format } = card.scene
  const print = { width: 85, height: 55, bleed: 3, safe: 7 }
  const strict = { ...card, scene: { ...card.scene, format: { ...format, print } } }
  const faults = await faultsOf(strict, 'edge')
  const [fault] = faults
  expect(fault?.said).toMatch(/ stands [\d.]+ mm from the edge; 7 mm are safe\.$/)
  const moved = await changed(strict, fault?.mend ?? [])
  expect((await faultsOf(moved, 'edge')).map(({ id }) => id)).not.toContain(fault?.id)
})

test('type that is too small is told in points, and what is offered mends it', async () => {
  const id = textId()
  const small = await changed(card, [{ op: 'style', id, set: { size: 12 } }])
  const [fault] = await faultsOf(small, 'type')
  expect(fault?.said).toMatch(/ is [\d.]+ pt; (light letters on dark need 6|letters need 5) pt\.$/)
  expect(await faultsOf(await changed(small, fault?.mend ?? []), 'type')).toEqual([])
})

test('the ink of a page is measured, and a colour that inks cannot show is told with what they show', async () => {
  const { press } = await engine.preflight(card.scene)
  expect(press).toMatchObject({ inkLimit: 300, condition: 'FOGRA39' })
  expect(press?.ink).toBeGreaterThan(0)
  expect(press?.ink).toBeLessThanOrEqual(300)
  const { palette } = card.scene
  const loud = { ...card, scene: { ...card.scene, palette: { ...palette, ink: '#0000ff' as const } } }
  const [fault] = await faultsOf(loud, 'colours')
  expect(fault?.said).toMatch(/^Inks cannot show #0000ff: it prints as #[0-9a-f]{6} \(ΔE \d+\.\d\)\.$/)
  expect(fault?.swatch?.asked).toBe('#0000ff')
})
