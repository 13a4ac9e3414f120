/** What the report measures is what is drawn: strokes, edges and outlines of forms whose measures are known. */
import { expect, test } from 'vitest'
import type { Design } from '../design/types.ts'
import { openEngine } from '../engine/engine.ts'
import type { Hex, Scene } from '../scene/types.ts'
import { likeness, silhouetteOf, thinnestStroke } from './raster.ts'

const engine = await openEngine()

/** A mask in which a pixel is inked where this says so. */
const mask = (side: number, isInked: (x: number, y: number) => boolean) => ({
  ink: Uint8Array.from({ length: side * side }, (_, i) => (isInked(i % side, Math.floor(i / side)) ? 1 : 0)),
  width: side,
  height: side,
})

test.each([8, 20, 41])('a bar of %i pixels is so thick, however thick a bar beside it is', (thick) => {
  const two = mask(200, (x, y) => (x >= 20 && x < 20 + thick && y > 10 && y < 190) || (x >= 100 && x < 180 && y > 10))
  expect(Math.abs(thinnestStroke(two) - thick)).toBeLessThan(3)
})

test('an outline is like itself wherever it stands and however large it is, and not like another', () => {
  const disc = (x0: number, y0: number, r: number) => mask(200, (x, y) => Math.hypot(x - x0, y - y0) < r)
  const bar = mask(200, (x, y) => x > 90 && x < 110 && y > 10 && y < 190)
  const [one, other] = [silhouetteOf(disc(60, 70, 40)), silhouetteOf(disc(110, 100, 80))]
  expect(likeness(one, other)).toBeGreaterThan(0.93)
  expect(likeness(one, silhouetteOf(bar))).toBeLessThan(0.3)
})

const [made] = (await engine.design({ prompt: 'Logo for Wren, a bakery', seed: 3 })).concepts

/** The logo with another drawing: a bar of this colour and thickness on a white ground. */
function barred(thickness: number, fill: Hex): Design {
  if (!made) throw new Error('Nothing was made')
  const scene: Scene = {
    ...made.design.scene,
    artboards: [
      {
        name: 'front',
        root: {
          type: 'frame',
          id: 'root',
          width: 1000,
          height: 1000,
          fill: '#ffffff',
          children: [
            {
              type: 'vector',
              id: 'bar',
              role: 'mark',
              at: { left: 100, top: 100 },
              width: 800,
              height: 800,
              viewBox: [800, 800],
              shapes: [
                {
                  d: `M0 ${400 - thickness / 2}H800V${400 + thickness / 2}H0ZM${400 - thickness / 2} 0H${400 + thickness / 2}V800H${400 - thickness / 2}Z`,
                  fill,
                },
              ],
            },
          ],
        },
      },
    ],
  }
  return { ...made.design, scene, archetype: 'bar' }
}
const verdictsOf = async (design: Design) => {
  const { checks } = await engine.logoReport(design, 'Bar')
  return Object.fromEntries(checks.map(({ name, verdict }) => [name, verdict]))
}

test('a heavy black cross holds, a hairline one is lost small, a pale one on its own ground', async () => {
  expect(await verdictsOf(barred(160, '#101010'))).toMatchObject({
    small: 'holds',
    colours: 'holds',
    'one-colour': 'holds',
  })
  expect((await verdictsOf(barred(12, '#101010'))).small).toBe('mend')
  expect((await verdictsOf(barred(160, '#e8e2da'))).colours).toBe('mend')
})

test('every picture has its verdict and sentences, what holds has nothing to mend, and the page is A4', async () => {
  if (!made) throw new Error('Nothing was made')
  const { checks } = await engine.logoReport(made.design, made.title)
  expect(checks.map(({ name }) => name)).toEqual([
    'small',
    'colours',
    'one-colour',
    'reversed',
    'blurred',
    'photo',
    'likeness',
  ])
  for (const { verdict, measured, mend } of checks) {
    expect(measured).toMatch(/\d.*\.$/)
    if (verdict === 'holds') expect(mend).toBeNull()
    else expect(mend).toMatch(/\.$/)
  }
  expect(checks.at(-1)?.title).toBe('Beside 20 other marks')
  const png = Buffer.from(await engine.logoReportFile(made.design, made.title, 'png'))
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1240, 1754])
  const pdf = Buffer.from(await engine.logoReportFile(made.design, made.title, 'pdf'))
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
})

test('what is no logo is refused with a sentence', async () => {
  const [poster] = (await engine.design({ prompt: 'Poster for a jazz night', seed: 1, count: 1 })).concepts
  if (!poster) throw new Error('Nothing was made')
  await expect(engine.logoReport(poster.design, 'Jazz')).rejects.toThrow('A logo report is made of a logo.')
})
