import { expect, test } from 'vitest'
import { visualOrder } from './bidi.ts'
import { openFonts } from './fonts.ts'
import { balance, byPhrases, fitSize, prepare } from './lines.ts'
import { createMeasure } from './measure.ts'
import { createShaper } from './shape.ts'

const fonts = openFonts()
const shaper = createShaper(fonts)
const measure = createMeasure(fonts, shaper)
const sans = { family: 'Inter Tight', weight: 500 }

test('kerning and weight count in widths', () => {
  const together = measure.width('AV', sans, 100)
  expect(together).toBeLessThan(measure.width('A', sans, 100) + measure.width('V', sans, 100))
  expect(measure.width('Harbor', { ...sans, weight: 900 }, 100)).toBeGreaterThan(
    measure.width('Harbor', { ...sans, weight: 200 }, 100),
  )
})

test.each(['Škoda žluť', 'Привет мир', 'Γειά σου', 'مرحبا', 'שלום', 'नमस्ते', '日本語'])(
  '%s is drawn with glyphs, never with tofu',
  (words) => {
    const { runs } = shaper.shape(words, sans)
    const glyphs = runs.flatMap((run) => run.glyphs)
    expect(glyphs.length).toBeGreaterThan(0)
    expect(glyphs.every((glyph) => glyph.id !== 0)).toBe(true)
  },
)

test('characters that no font has are left out instead of drawn as boxes', () => {
  const { runs } = shaper.shape('a\u{1F9FF}b', sans)
  expect(runs.flatMap((run) => run.glyphs).every((glyph) => glyph.id !== 0)).toBe(true)
})

test('an unknown family is named', () => {
  expect(() => measure.width('x', { family: 'Comic Sans', weight: 400 }, 10)).toThrow(
    /No font family 'Comic Sans' in the catalogue/,
  )
})

test('lines break between words and are as even as their number allows', () => {
  const paragraph = prepare('The quick brown fox jumps over the lazy dog', sans, shaper)
  const whole = paragraph.lines(Infinity, 0)
  expect(whole).toHaveLength(1)
  const width = (whole[0]?.advance ?? 0) * 0.7
  const lines = balance(paragraph, width, 0)
  expect(lines).toHaveLength(2)
  expect(lines.map((line) => line.text).join(' ')).toBe('The quick brown fox jumps over the lazy dog')
  const [first = 0, second = 0] = lines.map((line) => line.advance)
  expect(Math.abs(first - second)).toBeLessThan(width * 0.25)
})

test('a short title of as many lines ends none with a word that belongs to the next', () => {
  const paragraph = prepare('Reach for the Stars, Dream Big!', sans, shaper)
  const width = paragraph.lines(Infinity, 0).reduce((sum, { advance }) => sum + advance, 0) * 0.46
  expect(paragraph.lines(width, 0).map(({ text }) => text)).toContain('Reach for the')
  const lines = balance(paragraph, width, 0).map(({ text }) => text)
  expect(lines).toHaveLength(paragraph.lines(width, 0).length)
  for (const line of lines.slice(0, -1)) expect(line).not.toMatch(/ (?:for|the)$/)
})

test('fitting finds the largest size within lines, width and height, and never breaks a word', () => {
  const paragraph = prepare('Internationalisation matters', sans, shaper)
  const request = {
    maxWidth: 300,
    maxHeight: 1000,
    size: 200,
    min: 8,
    lines: 2,
    lineHeight: 1,
    tracking: 0,
    blockHeight: (n: number, size: number) => n * size,
  }
  const size = fitSize(paragraph, request)
  expect(paragraph.widest(0) * size).toBeLessThanOrEqual(300.01)
  expect(paragraph.widest(0) * (size + 0.5)).toBeGreaterThan(300)
  expect(fitSize(paragraph, { ...request, maxHeight: 20 })).toBeLessThanOrEqual(20)
})

test('mixed directions are put in visual order', () => {
  expect(visualOrder('abc', false)).toEqual([{ text: 'abc', from: 0, rightToLeft: false }])
  const runs = visualOrder('شارع 12', true)
  expect(runs.map((run) => run.text.trim())).toEqual(['12', 'شارع'])
})

test('outlines of a line have the box that its path has', () => {
  const { d, box, width } = measure.outline('Finch', sans, 100)
  expect(d).toMatch(/^M[-\d. ]+/)
  expect(box.width).toBeGreaterThan(0)
  expect(box.width).toBeLessThanOrEqual(width + 5)
  expect(box.y).toBeLessThan(0)
})

/** As even as they are and by their phrases, in so many lines as a share of the whole width takes. */
function broken(words: string, share: number): string[] {
  const paragraph = prepare(words, sans, shaper)
  const width = (paragraph.lines(Infinity, 0)[0]?.advance ?? 0) * share
  return balance(paragraph, width, 0).map(({ text }) => text)
}

test.each([
  ['Reach your limits. No. Really, reach!', 0.6, ['Reach your limits.', 'No. Really, reach!']],
  ['Open until late. Come as you are', 0.62, ['Open until late.', 'Come as you are']],
  ['Dance for 30 minutes every day', 0.72, ['Dance for 30 minutes', 'every day']],
  ['Tea with the neighbours on Sunday', 0.75, ['Tea with the neighbours', 'on Sunday']],
  ["See Amber Hill's Garden bloom again", 0.75, ["See Amber Hill's Garden", 'bloom again']],
  ['Der Markt in der Alten Halle', 0.75, ['Der Markt', 'in der Alten Halle']],
  ['Un dîner sous les étoiles de juillet', 0.7, ['Un dîner sous', 'les étoiles de juillet']],
])('“%s” is broken by its phrases', (words, share, lines) => {
  expect(broken(words, share)).toEqual(lines)
})

test('a title that its phrases break already stays as even as it was, and a long text is left alone', () => {
  expect(broken('Bread baked slowly every single morning', 0.6)).toEqual(['Bread baked slowly', 'every single morning'])
  const long =
    'We bake our bread from the grain of the fields around us, and we bring it to the village by five in the morning'
  const paragraph = prepare(long, sans, shaper)
  const lines = paragraph.lines(12, 0)
  expect(byPhrases(paragraph, lines, 12, 0)).toBe(lines)
})
