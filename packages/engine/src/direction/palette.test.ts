import { expect, test } from 'vitest'
import { random } from '../base/random.ts'
import type { Negative } from '../brief/types.ts'
import { contrast, difference, hex, isDark, oklch } from '../colour/colour.ts'
import type { Hex, Palette } from '../scene/types.ts'
import { asks, mixedBrief, plainBrief } from './briefs.fixture.ts'
import { makePalette } from './palette.ts'
import { RECIPES } from './recipes.ts'
import { isRefused } from './refusals.ts'

/** What every palette promises whose pairs the brief did not fix. */
function expectLegible(palette: Palette, why: string) {
  const { paper, surface, ink, muted, accent, onAccent, secondary, onSecondary } = palette
  expect(contrast(ink, paper), `ink on paper, ${why}`).toBeGreaterThanOrEqual(7)
  expect(contrast(ink, surface), `ink on surface, ${why}`).toBeGreaterThanOrEqual(4.5)
  expect(contrast(muted, paper), `muted on paper, ${why}`).toBeGreaterThanOrEqual(4.5)
  expect(contrast(muted, surface), `muted on surface, ${why}`).toBeGreaterThanOrEqual(4.5)
  expect(contrast(onAccent, accent), `text on accent, ${why}`).toBeGreaterThanOrEqual(4.5)
  expect(contrast(onSecondary, secondary), `text on secondary, ${why}`).toBeGreaterThanOrEqual(4.5)
  expect(contrast(accent, paper), `accent on paper, ${why}`).toBeGreaterThanOrEqual(3)
}

const someColour = (seed: number): Hex => {
  const dice = random(seed)
  return hex({ l: dice.between(0.15, 0.95), c: dice.between(0, 0.25), h: dice.between(0, 360) })
}
const holds = (palette: Palette, colour: Hex) => Object.values(palette).includes(colour)
const range = (count: number) => Array.from({ length: count }, (_, index) => index)

test('500 briefs without wishes get legible palettes with a wide range of lightness', () => {
  for (const seed of range(500)) {
    const { palette, name } = makePalette(mixedBrief(seed), random(seed))
    expectLegible(palette, `${name}, seed ${seed}`)
    const lightness = Object.values(palette).map((colour) => oklch(colour).l)
    expect(Math.max(...lightness) - Math.min(...lightness)).toBeGreaterThanOrEqual(0.5)
  }
})

test('500 briefs with one or two wished colours show them to the digit and stay legible', () => {
  for (const seed of range(500)) {
    const wishes = range(1 + (seed % 2)).map((index) => someColour(seed * 2 + index))
    const brief = { ...mixedBrief(seed), colours: wishes.map((colour) => asks(colour)) }
    const { palette, name } = makePalette(brief, random(seed))
    for (const colour of wishes) expect(holds(palette, colour), `${colour} of ${wishes} in ${name}`).toBe(true)
    const { ink, paper, muted, accent, onAccent } = palette
    // A wished colour may be the ground itself; then 7:1 can be out of reach, 4.5:1 never is.
    expect(contrast(ink, paper), `ink, ${name}, ${wishes}`).toBeGreaterThanOrEqual(wishes.includes(paper) ? 4.5 : 7)
    expect(contrast(muted, paper)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(onAccent, accent)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(accent, paper), `accent, ${name}, ${wishes}`).toBeGreaterThanOrEqual(3)
  }
})

test.each([
  ['Poster for a bake sale, pastel colours', 'pastel'],
  ['Logo for a nursery in muted tones', 'muted'],
  ['Card for a perfumer, jewel tones', 'jewel'],
  ['Flyer for a club night, neon', 'neon'],
] as const)('%s: the sort of colours that is asked for, legible', (prompt, sort) => {
  for (const seed of range(60)) {
    const negatives: Negative[] = seed % 2 ? [{ what: 'colour', hex: '#ff0000', words: 'red' }] : []
    const { palette, name } = makePalette(plainBrief({ prompt, negatives }), random(seed))
    expect(name).toContain(sort)
    expectLegible(palette, `${name}, seed ${seed}`)
    const [paper, accent] = [oklch(palette.paper), oklch(palette.accent)]
    if (sort === 'pastel') expect(paper.l > 0.9 && paper.c > 0.02 && paper.c < 0.08, palette.paper).toBe(true)
    if (sort === 'muted') expect(accent.c, palette.accent).toBeLessThan(0.085)
    if (sort === 'jewel') expect(accent.c, palette.accent).toBeGreaterThan(0.06)
    if (sort === 'neon') expect(paper.l < 0.2 && accent.l > 0.6 && accent.c > 0.12, palette.accent).toBe(true)
  }
})

test('a name is no sort of colours, and a refused one is none', () => {
  const names = [
    { prompt: 'Logo for Pastel Avenue', brand: 'Pastel Avenue' },
    { prompt: 'Logo for a bar, not pastel' },
    { prompt: 'Logo for a bakery of pastel de nata' },
    { prompt: 'Poster for a neon sign repair shop' },
  ].map((changes) => makePalette(plainBrief(changes), random(3)).name)
  for (const name of names) expect(name).not.toMatch(/pastel$|neon$/)
})

test('a colour asked for a part gets that part', () => {
  for (const seed of range(40)) {
    const brief = plainBrief({
      colours: [asks('#0b3d2e', 'background'), asks('#f5e6c8', 'text'), asks('#ff7a59', 'accent')],
    })
    const { palette } = makePalette(brief, random(seed))
    expect([palette.paper, palette.ink, palette.accent]).toEqual(['#0b3d2e', '#f5e6c8', '#ff7a59'])
  }
})

test('a colour for nothing but a band makes a palette, too', () => {
  const brief = plainBrief({ colours: [asks('#c0392b', 'band')] })
  for (const seed of range(10)) expect(oklch(makePalette(brief, random(seed)).palette.surface).c).toBeGreaterThan(0.05)
})

test('two colours without a part are both plainly there, and apart from each other', () => {
  for (const seed of range(60)) {
    const { palette } = makePalette(plainBrief({ colours: [asks('#14213d'), asks('#b87333')] }), random(seed))
    expect([palette.accent, palette.secondary, palette.paper]).toContain('#14213d')
    expect([palette.accent, palette.secondary, palette.paper]).toContain('#b87333')
    expect(difference(palette.accent, palette.paper)).toBeGreaterThan(0.2)
  }
})

test('black and white means only those', () => {
  for (const seed of range(30)) {
    const { palette } = makePalette(plainBrief({ colours: [asks('#000000'), asks('#ffffff')] }), random(seed))
    expect(new Set(Object.values(palette))).toEqual(new Set(['#000000', '#ffffff']))
  }
})

test('white text on a ground called orange stays white: the orange deepens until it can be read', () => {
  const colours = [asks('#f97316', 'background', 'orange'), asks('#ffffff', 'text', 'white')]
  const { palette } = makePalette(plainBrief({ colours }), random(1))
  expect(palette.ink).toBe('#ffffff')
  expect(contrast(palette.ink, palette.paper)).toBeGreaterThanOrEqual(4.5)
  expect(difference(palette.paper, '#f97316')).toBeLessThan(0.16)
})

test('a dark or a light ground is kept where it was said', () => {
  for (const seed of range(60))
    for (const ground of ['dark', 'light'] as const) {
      const brief = {
        ...mixedBrief(seed),
        style: { tones: [], type: [], ground },
        colours: seed % 2 ? [asks('#e4572e')] : [],
      }
      expect(isDark(makePalette(brief, random(seed)).palette.paper), `${ground}, seed ${seed}`).toBe(ground === 'dark')
    }
})

test('refused colours do not appear', () => {
  const refused: Negative[] = (
    ['#7c3aed', '#ff0000', '#0000ff', '#00a651', '#ffd400', '#8b5a2b', '#000000', '#ff69b4'] as const
  ).map((colour) => ({ what: 'colour', hex: colour, words: colour }))
  for (const seed of range(120)) {
    const negatives = [
      refused[seed % refused.length],
      ...(seed % 3 === 0 ? [refused[(seed + 3) % refused.length]] : []),
    ] as Negative[]
    const { palette, name } = makePalette({ ...mixedBrief(seed), negatives }, random(seed))
    for (const role of ['paper', 'surface', 'ink', 'accent', 'secondary'] as const)
      expect(
        isRefused(palette[role], negatives),
        `${role} ${palette[role]} of ${name} against ${JSON.stringify(negatives)}`,
      ).toBe(false)
  }
})

test('the colours of an attached logo lead, to the digit', () => {
  const picture = {
    media: 'm',
    width: 400,
    height: 400,
    colours: ['#ffffff', '#0f6378', '#f08a5d'] as Hex[],
    treatAs: 'logo' as const,
    focus: [0.5, 0.5] as [number, number],
  }
  for (const seed of range(20)) {
    const { palette } = makePalette(plainBrief({ picture }), random(seed))
    expect(holds(palette, '#0f6378') && holds(palette, '#f08a5d')).toBe(true)
  }
})

test('the same brief and seed give the same palette, and siblings avoid each other', () => {
  const brief = plainBrief({ subject: { industry: 'coffee', about: 'coffee roaster', objects: ['coffee'] } })
  expect(makePalette(brief, random(5))).toEqual(makePalette(brief, random(5)))
  const taken: string[] = []
  for (const seed of range(12)) taken.push(makePalette(brief, random(seed), taken).name)
  expect(new Set(taken).size).toBe(12)
})

test('no recipe is above 8% of mixed briefs, and all are drawn', () => {
  const counts = new Map<string, number>()
  for (const seed of range(1200)) {
    const { name } = makePalette(mixedBrief(seed), random(seed))
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  expect(Math.max(...counts.values()) / 1200).toBeLessThan(0.08)
  expect(counts.size).toBe(RECIPES.length)
})
