import { expect, test } from 'vitest'
import { contrast, difference, hueDistance, isDark, oklch } from '../colour/colour.ts'
import { findColours } from '../colour/colour-names.ts'
import type { Hex, Palette } from '../scene/types.ts'
import { findNode } from '../scene/walk.ts'
import { edit } from './edit.ts'
import { changed, context, type Outcome, outcome } from './fixtures/outcome.ts'
import { ALL } from './fixtures/scenes.ts'

type Kind = keyof typeof ALL

/** The palette's contract holds after every change of colours. */
function sound(palette: Palette) {
  expect(contrast(palette.ink, palette.paper)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(palette.muted, palette.paper)).toBeGreaterThanOrEqual(4.49)
  expect(contrast(palette.accent, palette.paper)).toBeGreaterThanOrEqual(2.99)
  expect(contrast(palette.secondary, palette.paper)).toBeGreaterThanOrEqual(2.99)
  expect(contrast(palette.onAccent, palette.accent)).toBeGreaterThanOrEqual(4.49)
  expect(contrast(palette.onSecondary, palette.secondary)).toBeGreaterThanOrEqual(4.49)
}

const hexOf = (words: string) => findColours(words)[0]?.hex as Hex
const after = (kind: Kind, instruction: string) => changed(ALL[kind](), instruction).design.scene

/** One part in a colour: the whole outcome. */
const PARTS: [Kind, string, Outcome][] = [
  ['poster', 'make the headline red', { headline: { fill: '#d62731' } }],
  ['poster', 'the headline in mint green', { headline: { fill: '#a5dcc3' } }],
  [
    'poster',
    'can you put the headline in white and the date in pink',
    { headline: { fill: '#ffffff' }, date: { fill: '#ec6c9f' } },
  ],
  [
    'poster',
    'the red circle should be teal',
    { sun: { shapes: [{ d: 'M0 50a50 50 0 1 0 100 0a50 50 0 1 0 -100 0Z', fill: '#1b7d74' }] } },
  ],
  [
    'poster',
    'make the date, time and place white',
    { date: { fill: '#ffffff' }, time: { fill: '#ffffff' }, place: { fill: '#ffffff' } },
  ],
  ['poster', 'headline yellow, date red', { headline: { fill: '#f5c816' }, date: { fill: '#d62731' } }],
  ['logo', 'the icon in copper', { icon: { paint: '#b4683c' } }],
  [
    'logo',
    'the name should be dark blue and the icon orange',
    { name: { fill: '#12306b' }, icon: { paint: '#e77609' } },
  ],
  ['logo', 'give me the icon in #ff6600', { icon: { paint: '#ff6600' } }],
  ['logo', 'make the tagline #444', { tagline: { fill: '#444444' } }],
  ['card', "I'd like the name in burgundy", { person: { fill: '#6d1a2f' } }],
  ['website', 'make the footer black', { footer: { fill: '#000000' } }],
  [
    'website',
    'change the button colour to emerald',
    {
      'nav-button': { fill: '#0f8a5f' },
      'hero-button': { fill: '#0f8a5f' },
      'nav-cta': { fill: '#0b0b0b' },
      cta: { fill: '#0b0b0b' },
    },
  ],
  ['website', 'make the hero background light blue', { hero: { fill: '#a3cdf0' }, subhead: { fill: 'ink' } }],
  ['website', 'change the accent colour to teal', { palette: { accent: '#0f766e' } }],
  ['website', 'primary colour: #ff5500', { palette: { accent: '#ff5500', onAccent: '#000000' } }],
  ['poster', 'change the gold to mint green', { palette: { accent: '#a5dcc3' } }],
  ['poster', 'make the button a bit darker', { button: { fill: '#d5a337' } }],
  ['poster', 'make the border gold', { border: { stroke: { paint: '#c5993b', width: 4 } } }],
  ['logo', 'a slightly lighter orange please', { palette: { accent: '#d3633d', onAccent: '#000000' } }],
  ['website', 'text black', { palette: { ink: '#000000', muted: '#2e2e2e' } }],
]

test.each(PARTS)('%s: %s', (kind, instruction, expected) => {
  expect(outcome(changed(ALL[kind](), instruction).operations)).toEqual(expected)
})

test.each<[Kind, string, string]>([
  ['poster', 'make it dark green', 'dark green'],
  ['card', 'make it dark green please', 'dark green'],
  ['website', 'could you make the whole page dark green?', 'dark green'],
  ['poster', 'black', 'black'],
  ['poster', 'I want it in burgundy', 'burgundy'],
  ['card', 'use #0b3d2e', '#0b3d2e'],
  ['website', 'everything in navy', 'navy'],
])('%s: %s — the ground leads, and everything on it reads', (kind, instruction, colour) => {
  const { palette } = after(kind, instruction)
  expect(palette.paper).toBe(hexOf(colour))
  sound(palette)
})

test.each<[string, string]>([
  ['make it dark green', 'dark green'],
  ['the whole thing in forest green please!!', 'forest green'],
  ['make the logo navy', 'navy'],
])('logo: %s — the mark and the name lead, the ground stays', (instruction, colour) => {
  const { palette } = after('logo', instruction)
  expect(palette.paper).toBe('#ffffff')
  expect(palette.accent).toBe(hexOf(colour))
  expect(palette.ink).toBe(hexOf(colour))
  sound(palette)
})

test.each<[Kind, string, string[]]>([
  ['logo', 'in navy and gold', ['navy', 'gold']],
  ['poster', 'in navy and gold', ['navy', 'gold']],
  ['card', 'make it cream and forest green', ['cream', 'forest green']],
  ['poster', 'red, white and black', ['red', 'white', 'black']],
  ['website', 'use teal and mustard', ['teal', 'mustard']],
])('%s: %s — every colour is there', (kind, instruction, colours) => {
  const scene = after(kind, instruction)
  for (const colour of colours) {
    const shown = JSON.stringify([scene.palette, scene.artboards]).match(/#[0-9a-f]{6}/g) as Hex[]
    expect(Math.min(...shown.map((hex) => difference(hex, hexOf(colour))))).toBeLessThan(0.08)
  }
})

test.each<[Kind, string, string]>([
  ['logo', 'pale blue background', 'pale blue'],
  ['poster', 'white background', 'white'],
  ['poster', 'can the background be a deep purple?', 'deep purple'],
  ['card', 'change the background to navy', 'navy'],
  ['website', 'background: #faf3e7', '#faf3e7'],
])('%s: %s — the ground, and what stands on it reads', (kind, instruction, colour) => {
  const { palette } = after(kind, instruction)
  expect(palette.paper).toBe(hexOf(colour))
  sound(palette)
})

test('white text on a dark green background: both', () => {
  const { palette } = after('website', 'white text on dark green background')
  expect([palette.paper, palette.ink]).toEqual([hexOf('dark green'), '#ffffff'])
})

test('gold on black', () => {
  const { palette } = after('poster', 'gold on black')
  expect([palette.paper, palette.accent]).toEqual(['#000000', hexOf('gold')])
})

test('the ground is taken first, so that a red headline is judged on white', () => {
  const scene = after('poster', 'headline red, background white')
  expect(scene.palette.paper).toBe('#ffffff')
  expect(findNode(scene, 'headline')).toMatchObject({ fill: hexOf('red') })
})

test.each<[Kind, string, (before: Palette, after: Palette) => boolean]>([
  ['poster', 'darker', (a, b) => oklch(b.paper).l < oklch(a.paper).l],
  ['poster', 'make it a bit lighter', (a, b) => oklch(b.paper).l > oklch(a.paper).l],
  ['poster', 'too dark', (a, b) => oklch(b.paper).l > oklch(a.paper).l],
  ['logo', 'darker', (a, b) => oklch(b.accent).l < oklch(a.accent).l && a.paper === b.paper],
  ['logo', 'warmer', (a, b) => hueDistance(oklch(b.secondary).h, 55) < hueDistance(oklch(a.secondary).h, 55)],
  ['logo', 'much cooler', (a, b) => hueDistance(oklch(b.accent).h, 245) < hueDistance(oklch(a.accent).h, 245)],
  ['poster', 'less saturated', (a, b) => oklch(b.accent).c < oklch(a.accent).c * 0.7],
  ['poster', 'more vibrant colours', (a, b) => oklch(b.accent).c > oklch(a.accent).c * 1.15],
  ['website', 'the colours are too dull', (a, b) => oklch(b.accent).c > oklch(a.accent).c],
  ['poster', 'more contrast', (a, b) => contrast(b.ink, b.paper) > contrast(a.ink, a.paper)],
  ['poster', 'The text is hard to read', (a, b) => contrast(b.muted, b.paper) > contrast(a.muted, a.paper)],
  ['logo', 'dark mode', (a, b) => !isDark(a.paper) && isDark(b.paper)],
  ['poster', 'light background please', (_, b) => !isDark(b.paper)],
  ['poster', 'swap the colours', (a, b) => a.accent === b.secondary && a.secondary === b.accent],
  ['poster', 'invert the colours', (a, b) => b.paper === a.ink],
  ['poster', 'use the colours of the first one', (_, b) => b.paper === '#ffffff' && b.accent === '#c2532d'],
  ['poster', 'same palette as version 1', (_, b) => b.accent === '#c2532d'],
  ['logo', 'black and white', (_, b) => Object.values(b).every((hex) => oklch(hex).c < 0.005)],
  ['website', 'different colours please', (a, b) => hueDistance(oklch(a.accent).h, oklch(b.accent).h) > 40],
])('%s: %s', (kind, instruction, holds) => {
  const design = ALL[kind]()
  const { palette } = changed(design, instruction).design.scene
  expect(holds(design.scene.palette, palette)).toBe(true)
  sound(palette)
})

test.each<[Kind, string]>([
  ['logo', 'white background'],
  ['poster', 'dark background'],
  ['poster', 'make the cat red'],
  ['logo', 'white name'],
  ['card', 'make the photo red'],
])('%s: %s — says why it cannot, and changes nothing', (kind, instruction) => {
  const result = edit(ALL[kind](), instruction, context())
  expect(result.status).toBe('unclear')
  if (result.status === 'unclear') expect(result.suggestions.length).toBeGreaterThan(0)
})

const node = (kind: Kind, instruction: string, id: string) => findNode(after(kind, instruction), id)

test('a gradient, an outline and a shadow are on the part that was named, and on no other', () => {
  const before = ALL.poster().scene
  for (const [said, part] of [
    ['put a gradient on the headline from red to yellow', { fill: { gradient: 'linear' } }],
    ['give the headline a thin white outline', { effect: { kind: 'shadow', x: 0, y: 0 } }],
    ['add a soft shadow under the headline', { effect: { kind: 'shadow' } }],
  ] as const) {
    const scene = after('poster', said)
    expect(findNode(scene, 'headline')).toMatchObject(part)
    expect(findNode(scene, 'date')).toEqual(findNode(before, 'date'))
  }
})

test('cards have a soft shadow, a button is only outlined', () => {
  expect(node('website', 'the cards could use a subtle shadow', 'feature-1')).toMatchObject({
    shadow: { alpha: expect.any(Number) },
  })
  const button = node('poster', 'the button should be outlined instead of filled', 'button')
  expect(button).toMatchObject({ stroke: { width: expect.any(Number) } })
  expect(button).not.toHaveProperty('fill')
})

test.each<[string, (before: Palette, after: Palette) => boolean]>([
  ['the gold is too loud', (a, b) => oklch(b.accent).c < oklch(a.accent).c * 0.8 && a.paper === b.paper],
  ['make the gold a bit darker', (a, b) => oklch(b.accent).l < oklch(a.accent).l && a.paper === b.paper],
  ['pastel colours please', (_, b) => oklch(b.paper).l > 0.9 && oklch(b.accent).l > 0.7],
  ['only shades of blue', (_, b) => hueDistance(oklch(b.accent).h, oklch(hexOf('blue')).h) < 20],
])('poster: %s', (instruction, holds) => {
  const design = ALL.poster()
  expect(holds(design.scene.palette, changed(design, instruction).design.scene.palette)).toBe(true)
})

test('a colour that the design has not is said to be missing, and so is one that a part shall keep', () => {
  const told = (said: string) => {
    const result = edit(ALL.poster(), said, context())
    if (result.status === 'unclear') return result.question
    return result.status === 'revert' ? '' : result.changes.map(({ what }) => what).join()
  }
  expect(told('make the turquoise darker')).toMatch(/There is no turquoise/)
  expect(told('the headline in navy, the background stays')).not.toMatch(/Background/)
})
