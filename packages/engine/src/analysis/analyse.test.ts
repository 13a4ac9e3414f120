import { beforeAll, expect, test } from 'vitest'
import type { Design } from '../design/types.ts'
import { openEngine } from '../engine/engine.ts'
import type { Engine } from '../engine/types.ts'
import { simulate } from './colour-vision.ts'

let engine: Engine
let poster: Design
beforeAll(async () => {
  engine = await openEngine()
  const { concepts } = await engine.design({
    prompt: 'Poster: "Night Market", Friday 12 June, The Blue Door',
    seed: 2,
    count: 1,
  })
  poster = (concepts[0] as (typeof concepts)[number]).design
}, 60_000)

test('greys look the same to everybody; red and green of one lightness come together', () => {
  for (const deficiency of ['protanopia', 'deuteranopia', 'tritanopia'] as const) {
    expect(simulate('#000000', deficiency)).toBe('#000000')
    expect(simulate('#ffffff', deficiency)).toBe('#ffffff')
  }
  const [red, green] = [simulate('#c0392b', 'deuteranopia'), simulate('#6b8e23', 'deuteranopia')]
  const hueOf = (hex: string) => Math.sign(Number.parseInt(hex.slice(1, 3), 16) - Number.parseInt(hex.slice(3, 5), 16))
  expect(hueOf(red)).toBe(hueOf(green))
})

test('every text is read, and a sound design has no weak one', async () => {
  const { contrast, layout, palette } = await engine.analyse(poster)
  expect(contrast.map(({ text }) => text)).toContain('Night Market')
  expect(contrast.filter(({ passes }) => !passes)).toEqual([])
  expect(layout).toMatchObject({ width: 1080, texts: contrast.length })
  expect(palette.length).toBeGreaterThan(1)
  for (const { role, hex } of palette) if (role !== 'own') expect(poster.scene.palette[role].toLowerCase()).toBe(hex)
})

test('words that sink into their ground are found, and the suggestion names them', async () => {
  // A card in roles alone: drawings of a poster have colours of their own.
  const { concepts } = await engine.design({ prompt: 'Business card for Ada Finch, joiner', seed: 2, count: 1 })
  const card = (concepts[0] as (typeof concepts)[number]).design
  const { paper } = card.scene.palette
  const palette = Object.fromEntries(Object.keys(card.scene.palette).map((role) => [role, paper]))
  const scene = { ...card.scene, palette: palette as typeof card.scene.palette }
  const { contrast, suggestions } = await engine.analyse({ ...card, scene })
  expect(contrast.every(({ passes, ratio }) => !passes && ratio <= 1.1)).toBe(true)
  expect(suggestions[0]).toMatch(/^Raise the contrast of "/)
})
