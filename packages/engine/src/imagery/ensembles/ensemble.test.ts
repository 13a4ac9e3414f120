/** People and groups that are put together of parts: whole in their square, of many skins, and found by what people do. */
import { expect, test } from 'vitest'
import { activityIn, redrawn, variantsOf } from '../activities.ts'
import { classOf } from '../figure-classes.ts'
import { drawFigure, figureDrawing, figureNames, hasFigure } from '../figure-drawings.ts'
import { ensembleNames } from './ensemble.ts'

const COLOURS = {
  tones: ['accent', 'secondary', 'surface'],
  light: 'paper',
  dark: 'ink',
  skins: ['#f3c9a5', '#c68a5c', '#6b4430'],
} as const

test('every ensemble is a figure like any other: it has a name, a box of what is seen, and shapes of numbers', () => {
  expect(ensembleNames().length).toBeGreaterThan(70)
  for (const name of ensembleNames()) {
    expect(hasFigure(name), name).toBe(true)
    const { left, top, right, bottom } = figureDrawing(name).ink
    expect(right - left, name).toBeGreaterThan(0.2)
    expect(bottom - top, name).toBeGreaterThan(0.3)
    const data = drawFigure(name, COLOURS).map(({ d }) => d)
    expect(data.join(''), name).not.toMatch(/NaN|Infinity|undefined|e-/)
  }
  expect(new Set(figureNames()).size).toBe(figureNames().length)
})

test('nothing of an ensemble is cut off by its square', () => {
  for (const name of ensembleNames())
    for (const { d } of drawFigure(name, COLOURS)) {
      // Absolute data: pairs are points. Drawings of the set are relative but for their first move, which is one.
      const numbers = /[a-z]/.test(d) ? (d.match(/^M(\S+) ([-\d.]+)/) ?? []).slice(1) : d.match(/-?[\d.]+/g)
      for (const value of numbers?.map(Number) ?? []) {
        expect(value, name).toBeGreaterThan(-9)
        expect(value, name).toBeLessThan(137)
      }
    }
})

test('people of a group have skins of their own, and clothes in the tones of the palette', () => {
  const paints = JSON.stringify(drawFigure('people-running', COLOURS).map(({ fill }) => fill))
  for (const skin of COLOURS.skins) expect(paints).toContain(skin)
  for (const tone of COLOURS.tones) expect(paints).toContain(tone)
})

test.each([
  ['Poster for a yoga class in the park', 'people-yoga'],
  ['Flyer for a barbershop, haircut and beard trim', 'people-barber'],
  ['Poster for kids football training', 'people-football'],
  ['Invitation to a team meeting', 'people-meeting'],
  ['Salsa dance night at the harbour', 'people-dancing'],
  ['Beach cleanup, volunteers wanted', 'people-cleanup'],
  ['Poster for a jar of salted almonds', undefined],
  ['Banner for a quality service', undefined],
])('%s → %s', (prompt, figure) => {
  expect(activityIn(prompt)).toBe(figure)
})

test('people of the set give way to ensembles that exist; variants are of the same', () => {
  expect(redrawn('person-running')).toBe('people-running-2')
  expect(redrawn('lobster')).toBe('lobster')
  expect(variantsOf('people-yoga')).toEqual(['people-yoga', 'people-yoga-2', 'people-yoga-3'])
  expect(variantsOf('lobster')).toEqual(['lobster'])
  for (const name of figureNames()) {
    expect(hasFigure(redrawn(name)), name).toBe(true)
    if (redrawn(name) !== name) expect(classOf(redrawn(name))).toBe('person')
  }
})
