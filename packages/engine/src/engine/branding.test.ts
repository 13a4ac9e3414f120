/** A brand, from a logo that was designed to designs that wear it. */
import { beforeAll, expect, test } from 'vitest'
import { contrast } from '../colour/colour.ts'
import { readSvg } from '../imagery/svg/read.ts'
import type { BrandKit, Engine, Scene } from '../index.ts'
import { openEngine } from '../index.ts'

let engine: Engine
let kit: BrandKit
let pictures: Map<string, Uint8Array>
beforeAll(async () => {
  engine = await openEngine()
  const prompt = 'Logo for the coffee roaster Orrin & Sedge, navy and copper'
  const [concept] = (await engine.design({ prompt, seed: 3, count: 1 })).concepts
  if (!concept) throw new Error('No logo')
  const { logo, carries: _, ...found } = await engine.brandOf(concept.design)
  if (!logo) throw new Error('No logo file')
  const seen = await engine.examine(logo.bytes, 'logo-1', readSvg(logo.bytes))
  kit = { ...found, logo: { picture: { ...seen.facts, treatAs: 'logo' }, showsName: logo.showsName } }
  pictures = new Map([['logo-1', seen.bytes]])
})

/** Where a layout has no place for it, it is placed on the finished one, in colours of the ground there. */
const carriesLogo = ({ artboards }: Scene) => {
  const shown = JSON.stringify(artboards)
  const sign = kit.logo?.picture.drawing?.shapes[0]?.d ?? 'logo-1'
  return shown.includes('"brand-logo"') || shown.includes(JSON.stringify(sign))
}

test('a logo gives its colours, typefaces, name, and itself as shapes', () => {
  expect(kit.facts.name).toBe('Orrin & Sedge')
  expect(Object.keys(kit.colours)).toEqual(['paper', 'surface', 'ink', 'accent', 'secondary'])
  expect(kit.logo).toMatchObject({ showsName: true, picture: { drawing: { shapes: expect.any(Array) } } })
})

test.each(['Poster for an autumn sale', 'Instagram post: we are hiring', 'Business card for Ana Lima, head roaster'])(
  '%s: in its colours and typefaces, with its logo',
  async (prompt) => {
    const { concepts, branded } = await engine.design({ prompt, seed: 5, brand: kit, pictures })
    expect(branded).toContain('the logo')
    for (const { design } of concepts) {
      const { palette, typography } = design.scene
      expect(typography.display).toBe(kit.typefaces?.display)
      expect(Object.values(palette)).toContain(kit.colours.accent)
      expect(contrast(palette.ink, palette.paper)).toBeGreaterThan(4.5)
    }
    const carrying = concepts.filter(({ design }) => carriesLogo(design.scene))
    expect(carrying.length).toBeGreaterThanOrEqual(concepts.length - 1)
  },
)

test.each([
  'Red poster for a jazz night at The Blue Door, Friday 12 June, 9 pm',
  'Business card for Ana Lima, baker, 555 0142',
])('%s: what is there is put into a brand as one change, and stays readable', async (prompt) => {
  const [concept] = (await engine.design({ prompt, seed: 7, count: 1 })).concepts
  if (!concept) throw new Error('No design')
  const result = await engine.operate(concept.design, [{ op: 'brand', kit }], pictures)
  if (result.status !== 'changed') throw new Error(result.status === 'unclear' ? result.question : result.status)
  const { scene } = result.concept.design
  expect(scene.palette.paper).toBe(kit.colours.paper)
  expect(contrast(scene.palette.ink, scene.palette.paper)).toBeGreaterThanOrEqual(7)
  expect(contrast(scene.palette.onAccent, scene.palette.accent)).toBeGreaterThanOrEqual(4.5)
  expect(carriesLogo(scene) || result.noted?.some((said) => said.includes('no free corner'))).toBe(true)
  const told = [...result.changes.map(({ what }) => what), ...(result.noted ?? [])].join()
  expect(told).toMatch(/Fonts|typefaces of the brand have no room/)
  const { logo: _, ...withoutLogo } = kit
  const again = await engine.operate(result.concept.design, [{ op: 'brand', kit: withoutLogo }], pictures)
  expect(again).toMatchObject({ status: 'unclear' })
})

test('colours of a picture get the roles of a brand: words can be read on the ground', () => {
  const { paper, ink, accent } = engine.brandColours(['#d9a441', '#20301f', '#f4ede0', '#7a2e1d'])
  expect(paper).toBe('#f4ede0')
  expect(ink).toBe('#20301f')
  expect(['#7a2e1d', '#d9a441']).toContain(accent)
  const pale = engine.brandColours(['#fafafa', '#f2f2f2'])
  expect(contrast(pale.ink ?? '#ffffff', pale.paper ?? '#ffffff')).toBeGreaterThan(7)
})
