import { expect, test } from 'vitest'
import type { Brief, Copy, Negative } from '../../brief/types.ts'
import { makeCandidate } from '../../compose/compose.ts'
import { direct } from '../../direction/direct.ts'
import type { Format } from '../../scene/types.ts'
import { testArchetypes, workshop } from '../archetype-gates.fixture.ts'
import { icon } from './index.ts'
import { INTERFACE, TRADE_ICONS } from './parts/sheets/trades.ts'

interface Case {
  prompt: string
  brand?: string
  copy?: Copy[]
  objects?: string[]
  negatives?: Negative[]
  format?: Format
}
const given = (role: Copy['role'], text: string): Copy => ({ role, text, source: 'given' })

const briefOf = ({ prompt, brand, copy = [], objects = [], negatives = [], format }: Case): Brief => ({
  version: 1,
  prompt,
  kind: 'icon',
  otherKinds: [],
  format: format ?? { name: 'square', width: 1024, height: 1024 },
  ...(brand && { brand }),
  copy: [...(brand ? [given('brand', brand)] : []), ...copy],
  colours: [],
  style: { tones: [], type: [] },
  subject: { industry: 'general', about: '', objects },
  placements: [],
  negatives,
})

const CASES: Case[] = [
  { prompt: 'an icon of a lighthouse', objects: ['lighthouse'] },
  { prompt: 'app icon for Tidal', brand: 'Tidal', objects: ['wave'] },
  { prompt: 'icon with the letter "Q"', copy: [given('headline', 'Q')] },
  { prompt: 'icon with the letters "Wy"', copy: [given('label', 'Wy')] },
  { prompt: 'line icon', objects: ['key'], negatives: [{ what: 'gradient' }, { what: 'shadow' }] },
  { prompt: 'icon, nothing more' },
  {
    prompt: 'icon that says "Open until late tonight"',
    copy: [given('headline', 'Open until late tonight')],
    objects: ['door'],
  },
  { prompt: 'icon', brand: 'مقهى النخيل' },
  { prompt: 'icon', brand: 'Яблоко', objects: ['apple'] },
  {
    prompt: 'icon',
    brand: 'The International Federation of Alpine Botanical Gardens',
    objects: ['mountain', 'flower'],
  },
  { prompt: 'an icon of an owl', objects: ['owl'] },
  { prompt: 'set of 9 icons for a bakery' },
  { prompt: '2x2 icon set: calendar, camera, mail, phone' },
  { prompt: 'small icon', format: { name: 'custom', width: 64, height: 64 }, objects: ['star'] },
  { prompt: 'wide icon', format: { name: 'custom', width: 1200, height: 400 }, brand: 'Ox' },
]

testArchetypes('icon', Object.fromEntries(CASES.map((one) => [[one.prompt, one.brand].join(' '), briefOf(one)])))

test('an icon does not spell the name; it shows a letter that the prompt gives as live text', () => {
  const texts = (brief: Brief) =>
    icon.archetypes
      .filter((one) => one.suits(brief) > 0)
      .flatMap((one) => [
        ...JSON.stringify(
          makeCandidate(one, brief, direct(brief, 3, workshop.pictograms), workshop, new Map()).design.scene.artboards,
        ).matchAll(/"text":"([^"]*)"/g),
      ])
      .map(([, words]) => words)
  expect(texts(briefOf({ prompt: 'icon', brand: 'Tidal' }))).not.toContain('Tidal')
  const quoted = texts(briefOf({ prompt: 'icon with the letter "Q"', copy: [given('headline', 'Q')] }))
  expect(quoted.length).toBeGreaterThanOrEqual(3)
  expect(new Set(quoted)).toEqual(new Set(['Q']))
})

test('a manner that the prompt names leads', () => {
  const best = (prompt: string) => {
    const brief = briefOf({ prompt, objects: ['key'] })
    return [...icon.archetypes].sort((a, b) => b.suits(brief) - a.suits(brief))[0]?.name
  }
  expect(best('a line icon of a key')).toBe('line-glyph')
  expect(best('duotone key icon')).toBe('duotone-glyph')
  expect(best('key icon with a gradient')).toBe('tonal-tile')
})

test('a set is one sheet of as many icons of one hand and weight', () => {
  const iconsOf = (prompt: string) => {
    const brief = briefOf({ prompt })
    const sheets = icon.archetypes.filter((one) => one.suits(brief) > 0)
    expect(sheets.length).toBeGreaterThanOrEqual(4)
    return sheets.map((one) => {
      const { scene } = makeCandidate(one, brief, direct(brief, 3, workshop.pictograms), workshop, new Map()).design
      return [...JSON.stringify(scene.artboards).matchAll(/"icon":"ph:([^"]*)"/g)].map(([, name = '']) => name)
    })
  }
  const weight = (name: string) => name.match(/-(?:thin|light|bold|fill|duotone)$/)?.[0]
  for (const names of iconsOf('set of six icons for a bakery')) {
    expect(new Set(names).size).toBe(6)
    expect(new Set(names.map(weight)).size).toBeLessThanOrEqual(2)
  }
  for (const names of iconsOf('2x2 icon set: calendar, camera, mail, phone'))
    expect(names.map((name) => name.replace(/-(?:thin|light|bold|fill|duotone)$/, ''))).toEqual([
      'calendar-blank',
      'camera',
      'envelope-simple',
      'phone',
    ])
  expect(iconsOf('3x4 grid of icons for a gym').every((names) => names.length === 12)).toBe(true)
})

test('the lists of trades name icons that the set has in every weight', () => {
  for (const name of [INTERFACE, ...Object.values(TRADE_ICONS)].flatMap((list) => list.split(' ')))
    for (const weight of ['', '-bold', '-fill', '-duotone'])
      expect(() => workshop.pictograms.get(`ph:${name}${weight}`), name).not.toThrow()
})

test('the same direction gives the same scene', () => {
  const brief = briefOf({ prompt: 'icon', brand: 'Vela', objects: ['boat'] })
  for (const archetype of icon.archetypes.filter((one) => one.suits(brief) > 0)) {
    const make = () =>
      makeCandidate(archetype, brief, direct(brief, 4, workshop.pictograms), workshop, new Map()).design.scene
    expect(make()).toEqual(make())
  }
}, 30_000)
