import { converter } from 'culori'
import { expect, test } from 'vitest'
import { findColours, namedColour, parseHex, toldByCodes } from './colour-names.ts'
import { COLOUR_WORDS, THING_WORDS } from './colour-table.ts'

const read = (text: string) => findColours(text).map(({ words, hex }) => `${words} ${hex}`)
const oklch = converter('oklch')

test('knows more than 400 colour words, each a six-digit hex, none twice', () => {
  const names = [...Object.keys(COLOUR_WORDS), ...Object.keys(THING_WORDS)]
  expect(names.length).toBeGreaterThan(400)
  expect(new Set(names).size).toBe(names.length)
  for (const hex of [...Object.values(COLOUR_WORDS), ...Object.values(THING_WORDS)])
    expect(hex).toMatch(/^#[0-9a-f]{6}$/)
})

test.each([
  ['make it dark green', ['dark green #0b4a2f']],
  ['in navy and gold', ['navy #14254b', 'gold #c5993b']],
  ['Dark-Green with off-white', ['Dark-Green #0b4a2f', 'off-white #faf7f2']],
  ['British racing green, cream', ['British racing green #0b3d2c', 'cream #f7efdc']],
  ['skyblue and light grey', ['skyblue #74bdec', 'light grey #dcdee1']],
  ['dark green, blue', ['dark green #0b4a2f', 'blue #1f5fd0']],
  ['shades of greens and blues', ['greens #24894d', 'blues #1f5fd0']],
  ['#0B3D2E on #fff', ['#0B3D2E #0b3d2e', '#fff #ffffff']],
  ['#1 in town, #100 days, #123, #decade, #blackfriday', []],
  ['hex 0b3d2e', ['hex 0b3d2e #0b3d2e']],
  ['rgb(11, 61, 46)', ['rgb(11, 61, 46) #0b3d2e']],
  ['rgb 11 61 46', ['rgb 11 61 46 #0b3d2e']],
  ['hsl(210 50% 40%)', ['hsl(210 50% 40%) #336699']],
  ['evergreen, blackboard, Redmond, tangible', []],
])('%s', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test('ranges point into the text', () => {
  const text = 'ein Logo: Grün, then  dark  teal.'
  const [teal] = findColours(text)
  expect(teal && text.slice(teal.start, teal.end)).toBe('dark  teal')
})

test('things are marked, unless a modifier or a plain colour says that a colour is meant', () => {
  expect(findColours('Peach & Plum').map((colour) => colour.thing)).toEqual([true, true])
  expect(findColours('pale peach, plum purple, teal').map((colour) => colour.thing)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('modifiers move a colour the way they say and keep its hue', () => {
  for (const name of ['terracotta', 'peach', 'coral', 'lavender', 'crimson']) {
    const base = oklch(namedColour(name)?.hex ?? '')
    const dark = oklch(namedColour(`dark ${name}`)?.hex ?? '')
    const pale = oklch(namedColour(`pale ${name}`)?.hex ?? '')
    const muted = oklch(namedColour(`muted ${name}`)?.hex ?? '')
    expect(dark?.l).toBeLessThan((base?.l ?? 0) - 0.08)
    expect(pale?.l).toBeGreaterThan(base?.l ?? 1)
    expect(muted?.c).toBeLessThan((base?.c ?? 0) * 0.7)
    expect(Math.abs((dark?.h ?? 0) - (base?.h ?? 0))).toBeLessThan(8)
  }
})

test('parseHex reads all lengths and nothing else', () => {
  expect(parseHex('#0b3')).toBe('#00bb33')
  expect(parseHex('0B3D2EFF')).toBe('#0b3d2e')
  expect(parseHex('#12345')).toBeUndefined()
  expect(parseHex('green')).toBeUndefined()
})

test.each([
  ['make it blue #1f4fa3', 'make it #1f4fa3'],
  ['in our navy (#0a1f44) and gold: #c9a227.', 'in our #0a1f44 and #c9a227.'],
  ['blue, #c9a227', 'blue, #c9a227'],
  ['write "Blue #1f4fa3" below', 'write "Blue #1f4fa3" below'],
])('a colour that has a code beside its name is that one: %s', (text, told) => {
  expect(toldByCodes(text)).toBe(told)
})
