import { expect, test } from 'vitest'
import { random } from '../base/random.ts'
import { contrast } from '../colour/colour.ts'
import { MOTIFS } from '../imagery/motifs/motif-names.ts'
import { openPictograms } from '../imagery/pictograms.ts'
import { CATALOGUE, covers, fontEntry, hasFont, writingSystemsOf } from '../type/catalogue.ts'
import { asks, mixedBrief, plainBrief } from './briefs.fixture.ts'
import { direct } from './direct.ts'
import { FONT_PAIRS } from './font-pairs.ts'
import { chooseType } from './typography.ts'

const pictograms = openPictograms()
const range = (count: number) => Array.from({ length: count }, (_, index) => index)

test('every family of every pair is in the catalogue, and every family of the catalogue is in a pair', () => {
  for (const { display, text } of FONT_PAIRS)
    expect(hasFont(display) && hasFont(text), `${display} / ${text}`).toBe(true)
  expect(FONT_PAIRS.length).toBeGreaterThanOrEqual(45)
  const used = new Set(FONT_PAIRS.flatMap(({ display, text }) => [display, text]))
  expect(CATALOGUE.map(({ family }) => family).filter((family) => !used.has(family))).toEqual(['Noto Sans'])
})

test('the same brief and seed give the same direction; seeds differ', () => {
  const brief = mixedBrief(3)
  expect(direct(brief, 11, pictograms)).toEqual(direct(brief, 11, pictograms))
  const some = range(12).map((seed) => direct(brief, seed, pictograms))
  expect(new Set(some.map(({ paletteName }) => paletteName)).size).toBeGreaterThanOrEqual(6)
  expect(new Set(some.map(({ typography }) => `${typography.display}/${typography.text}`)).size).toBeGreaterThanOrEqual(
    5,
  )
})

test('no family is above 8% of mixed briefs', () => {
  const counts = new Map<string, number>()
  for (const seed of range(1000)) {
    const { display, text } = chooseType(mixedBrief(seed), random(seed)).typography
    for (const family of new Set([display, text])) counts.set(family, (counts.get(family) ?? 0) + 1)
  }
  for (const [family, count] of counts) expect(count / 1000, family).toBeLessThan(0.08)
})

test.each(['Кофейня Луна', 'قهوة', 'בית קפה', 'चाय', '珈琲店', 'Καφενείο', 'Phở Hà Nội', 'Żółw'])(
  '%s gets type that has its letters',
  (brand) => {
    for (const seed of range(25)) {
      const { typography } = direct(plainBrief({ brand }), seed, pictograms)
      const systems = writingSystemsOf(brand)
      expect(covers(typography.display, systems), typography.display).toBe(true)
      expect(covers(typography.text, systems), typography.text).toBe(true)
    }
  },
)

test('copy that no family covers still gets type', () => {
  expect(hasFont(direct(plainBrief({ brand: 'قهوة 珈琲' }), 1, pictograms).typography.display)).toBe(true)
})

test('type that is asked for comes', () => {
  for (const seed of range(25)) {
    const of = (type: 'serif' | 'script' | 'mono' | 'thin') =>
      direct(plainBrief({ style: { tones: [], type: [type] } }), seed, pictograms)
    expect(['serif', 'slab']).toContain(fontEntry(of('serif').typography.display).category)
    expect(fontEntry(of('script').typography.display).category).toBe('script')
    expect(fontEntry(of('mono').typography.display).category).toBe('mono')
    const thin = of('thin')
    expect(thin.weights.display <= 300 || thin.typography.display === 'Poiret One').toBe(true)
  }
})

test('weights are ones that the families have', () => {
  for (const seed of range(300)) {
    const { typography, weights } = chooseType(mixedBrief(seed), random(seed))
    for (const [family, weight] of [
      [typography.display, weights.display],
      [typography.text, weights.text],
      [typography.text, weights.strong],
    ] as const) {
      const entry = fontEntry(family)
      const [low = 0, high = 0] = entry.weights
      expect(
        entry.variable ? weight >= low && weight <= high : entry.weights.includes(weight),
        `${family} ${weight}`,
      ).toBe(true)
    }
  }
})

test('a mark takes the colour that was asked for it, and shows on paper', () => {
  const asked = direct(plainBrief({ colours: [asks('#1f6b45', 'logo')] }), 4, pictograms)
  expect(asked.mark.primary).toBe('#1f6b45')
  for (const seed of range(80)) {
    const { mark, palette } = direct(mixedBrief(seed), seed, pictograms)
    for (const ref of [mark.primary, mark.secondary]) {
      const colour = ref in palette ? palette[ref as keyof typeof palette] : ref
      expect(contrast(colour as `#${string}`, palette.paper)).toBeGreaterThanOrEqual(1.7)
    }
  }
})

test('motif and pictograms are never missing, and a refused pattern is none', () => {
  for (const seed of range(40)) {
    const direction = direct(mixedBrief(seed), seed, pictograms)
    expect(MOTIFS).toContain(direction.motif)
    expect(direction.pictograms.length).toBeGreaterThan(0)
    for (const name of direction.pictograms) expect(pictograms.get(name).shapes.length).toBeGreaterThan(0)
    expect(direct({ ...mixedBrief(seed), negatives: [{ what: 'pattern' }] }, seed, pictograms).motif).toBe('none')
  }
})

test('the subject comes before the name, the name before the industry', () => {
  const brief = plainBrief({
    brand: 'Harbor & Finch',
    subject: { industry: 'coffee', about: 'coffee roaster', objects: ['coffee'] },
  })
  const found = direct(brief, 1, pictograms).pictograms
  expect(found[0]).toMatch(/coffee/)
  expect(direct(plainBrief({ brand: 'Finch' }), 1, pictograms).pictograms.join()).toMatch(/finch|bird/)
})
