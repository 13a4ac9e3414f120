/** People and groups that are put together of parts: whole in their square, of many skins, and found by what people do. */
import { expect, test } from 'vitest'
import { activityIn, redrawn, variantsOf } from '../activities.ts'
import { classOf } from '../figure-classes.ts'
import { drawFigure, figureDrawing, figureNames, hasFigure } from '../figure-drawings.ts'
import { ensembleNames } from './table.ts'

const COLOURS = {
  tones: ['accent', 'secondary', 'surface'],
  light: 'paper',
  dark: 'ink',
  skins: ['#f3c9a5', '#c68a5c', '#6b4430'],
} as const

/** All people, and of arranged things every ninth. */
const SOME = ensembleNames().filter((name, i) => !name.includes('~') || i % 9 === 0)

test('every ensemble is a figure like any other: it has a name, a box of what is seen, and shapes of numbers', () => {
  expect(ensembleNames().length).toBeGreaterThan(70)
  for (const name of SOME) {
    expect(hasFigure(name), name).toBe(true)
    const { left, top, right, bottom } = figureDrawing(name).ink
    expect(right - left, name).toBeGreaterThan(0.2)
    expect(bottom - top, name).toBeGreaterThan(0.3)
    const data = drawFigure(name, COLOURS).map(({ d }) => d)
    expect(data.join(''), name).not.toMatch(/NaN|Infinity|undefined|e-/)
  }
  expect(new Set(figureNames()).size).toBe(figureNames().length)
})

test('nothing that is drawn for an ensemble is cut off by its square', () => {
  for (const name of SOME)
    for (const { path, of } of figureDrawing(name).shapes)
      for (const value of (of ? undefined : path.match(/-?[\d.]+/g))?.map(Number) ?? []) {
        expect(value, name).toBeGreaterThan(-9)
        expect(value, name).toBeLessThan(137)
      }
})

test('things are arranged with what goes with all of them, and keep their own tones', () => {
  const parts = (name: string) => new Set(figureDrawing(name).shapes.flatMap(({ of }) => of ?? []))
  expect(parts('pizza~still')).toContain('tomato')
  expect(parts('wine-glass~still')).toContain('grapes')
  expect(parts('wine-glass+tumbler-glass~still')).not.toContain('grapes')
  expect(hasFigure('no-such-thing~still')).toBe(false)
  expect(hasFigure('pizza~no-such-way')).toBe(false)
  const paints = JSON.stringify(
    drawFigure('pizza~still', {
      ...COLOURS,
      tonesOf: (part) => (part === 'tomato' ? ['#cc0000', '#00aa00', '#880000'] : COLOURS.tones),
    }),
  )
  expect(paints).toContain('#cc0000')
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
