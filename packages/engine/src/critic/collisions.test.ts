/** Collisions on pixels: what is covered or run through is found, and what is meant to lie under words is not. */
import { expect, test } from 'vitest'
import { openEngine } from '../index.ts'
import { collisions, openWorkshop } from '../instruments.ts'
import { frame, text } from '../scene/build.ts'
import type { Frame, Node, Scene, Vector } from '../scene/types.ts'
import { hasSmallWords } from './reading-size.ts'
import { touches } from './touching.ts'

const workshop = openWorkshop()
const NONE = new Map()

const scene = (children: Node[], palette: Partial<Scene['palette']> = {}): Scene => ({
  version: 1,
  kind: 'poster',
  format: { name: 'a sheet', width: 600, height: 400 },
  palette: {
    ...{ paper: '#ffffff', surface: '#eeeeee', ink: '#111111', muted: '#555555', line: '#cccccc' },
    ...{ accent: '#e8b93c', onAccent: '#111111', secondary: '#1b4f9c', onSecondary: '#ffffff' },
    ...palette,
  },
  typography: { display: 'Archivo', text: 'Archivo' },
  artboards: [{ name: 'poster', root: { type: 'frame', id: 'root', fill: 'paper', children } satisfies Frame }],
})

const found = (one: Scene) => collisions(workshop.layOut(one)[0], one.palette, workshop.pictograms, NONE)

const title = text('title', 'Harbour lights', {
  ...{ role: 'headline', font: 'display', weight: 800, size: 70, fill: 'ink' },
  ...{ at: { left: 40, top: 150 }, width: 520 },
})
const disc = (left: number, top: number, size: number): Vector => ({
  ...{ type: 'vector', id: 'disc', role: 'illustration', viewBox: [100, 100] },
  ...{ at: { left, top }, width: size, height: size },
  shapes: [{ d: 'M50 0A50 50 0 1 1 50 100A50 50 0 1 1 50 0Z', fill: 'accent' }],
})

test('words on a plain ground, beside a picture and on a plate of their own collide with nothing', () => {
  expect(found(scene([title]))).toEqual([])
  expect(found(scene([disc(430, 250, 140), title]))).toEqual([])
  const plate = frame('plate', { fill: 'accent', at: { left: 20, top: 120 }, width: 560, height: 160 }, [])
  expect(found(scene([plate, title]))).toEqual([])
})

test('a picture over the letters hides them', () => {
  expect(found(scene([title, disc(200, 120, 160)]))).toMatchObject([{ id: 'title', kind: 'hidden' }])
})

test("a picture's outline that runs through the letters crosses them", () => {
  expect(found(scene([disc(200, 60, 220), title]))).toMatchObject([{ id: 'title', kind: 'crossed' }])
})

test('a pale picture that reaches into the line, or ends right below it, touches words', () => {
  const touched = (one: Scene) => touches(workshop.layOut(one)[0], one.palette, workshop.pictograms, NONE)
  const pale = { accent: '#e4eef2' } as const
  expect(touched(scene([disc(200, 60, 220), title], pale))).toBe(true)
  expect(found(scene([disc(200, 60, 220), title], pale))).toEqual([])
  expect(touched(scene([title, disc(430, 250, 140)], pale))).toBe(false)
  const plate = frame('plate', { fill: 'accent', at: { left: 20, top: 120 }, width: 560, height: 160 }, [])
  expect(touched(scene([plate, title]))).toBe(false)
  const below = frame('below', { fill: 'ink', at: { left: 60, top: 226 }, width: 480, height: 60 }, [])
  expect(touched(scene([title, below]))).toBe(true)
  expect(touched(scene([title, { ...below, role: 'button' }]))).toBe(false)
})

test('words are small by the size at which a format is seen', () => {
  const small = (size: number, width: number, height: number) => {
    const words = { ...title, size, at: { left: 10, top: 10 }, width: width - 20 }
    const one = { ...scene([words]), format: { name: 'a post', width, height } }
    return hasSmallWords(workshop.layOut(one)[0])
  }
  expect([small(22, 1200, 630), small(36, 1200, 630)]).toEqual([true, false])
  expect([small(8, 300, 250), small(12, 300, 250)]).toEqual([true, false])
})

test('of two texts in one place the lower one is hidden', () => {
  const other = text('other', 'Tickets at the door', {
    ...{ role: 'detail', font: 'text', weight: 700, size: 40, fill: 'secondary' },
    ...{ at: { left: 60, top: 175 }, width: 500 },
  })
  expect(found(scene([title, other]))).toMatchObject([{ id: 'title', kind: 'hidden' }])
})

test('concepts that collide are not shown where others do not', async () => {
  const engine = await openEngine()
  const prompts = [
    'Create a poster for the exhibition "Paper Cities" by the artist Mina Sol. The title runs along the left edge. The artist name goes in the bottom right corner. Dates (2.–30. Mai) at the top right.',
    'Flyer for a kite festival on the beach, Sunday 3 May, title at the top',
    "Business card for Rachel Green, fashion buyer at Bloomingdale's, rachel@bloom.example",
  ]
  for (const prompt of prompts) {
    const { concepts } = await engine.design({ prompt, seed: 5, count: 4 })
    expect(concepts.map(({ design }) => found(design.scene))).toEqual([[], [], [], []])
  }
})
