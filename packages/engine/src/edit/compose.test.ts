import { expect, test } from 'vitest'
import { edit } from './edit.ts'
import { context } from './fixtures/outcome.ts'
import { ALL } from './fixtures/scenes.ts'
import type { EditResult } from './types.ts'

type Kind = keyof typeof ALL
const run = (kind: Kind, instruction: string) => edit(ALL[kind](), instruction, context())

function recomposed(kind: Kind, instruction: string): Extract<EditResult, { status: 'recompose' }> {
  const result = run(kind, instruction)
  if (result.status !== 'recompose') throw new Error(`'${instruction}' gave ${JSON.stringify(result).slice(0, 200)}`)
  return result
}

const ALL_KEPT = { palette: true, typography: true, pictogram: true }
const NONE_KEPT = { palette: false, typography: false, pictogram: false }

test.each<[Kind, string, object]>([
  ['poster', 'another layout', ALL_KEPT],
  ['poster', 'another layout, same colours', ALL_KEPT],
  ['website', 'rearrange everything', ALL_KEPT],
  ['poster', "I don't like the layout", ALL_KEPT],
  ['poster', 'try something different', NONE_KEPT],
  ['poster', 'give me another version', NONE_KEPT],
  ['poster', 'start over', NONE_KEPT],
  ['poster', 'try something else but keep the colours', { ...NONE_KEPT, palette: true }],
  ['poster', 'something completely different, same font', { ...NONE_KEPT, typography: true }],
])('%s: %s', (kind, instruction, keep) => {
  const result = recomposed(kind, instruction)
  expect(result.keep).toEqual(keep)
  expect(result.otherThan).toBe(ALL[kind]().archetype)
  expect(result.format).toBeUndefined()
})

test.each<[Kind, string, string[]]>([
  ['poster', 'more playful', ['playful', 'modern']],
  ['poster', 'make it look more premium', ['luxury', 'modern']],
  ['logo', 'make it simpler', ['minimal', 'modern']],
  ['logo', 'too busy', ['minimal', 'modern']],
  ['poster', 'cleaner', ['minimal', 'modern']],
  ['card', 'a more classic look please', ['classic']],
  ['poster', 'vintage style', ['vintage']],
])('%s: %s', (kind, instruction, tones) => {
  expect(recomposed(kind, instruction).brief.style.tones).toEqual(tones)
})

test.each<[Kind, string, { name?: string; width: number; height: number }]>([
  ['poster', 'make it a story', { width: 1080, height: 1920 }],
  ['poster', 'as A4 landscape', { name: 'A4 landscape', width: 1527, height: 1080 }],
  ['poster', '1200x630', { width: 1200, height: 630 }],
  ['poster', 'resize to 1500 x 500 px', { width: 1500, height: 500 }],
  ['poster', '18x24 inches', { width: 1080, height: 1440 }],
  ['poster', 'can you resize this for instagram story', { width: 1080, height: 1920 }],
  ['poster', 'square please', { width: 1080, height: 1080 }],
  ['card', 'make it vertical', { name: 'US business card portrait', width: 600, height: 1050 }],
  ['card', 'EU size', { name: 'EU business card', width: 1004, height: 650 }],
])('%s: %s', (kind, instruction, format) => {
  const result = recomposed(kind, instruction)
  expect(result.format).toMatchObject(format)
  expect(result.brief.format).toEqual(result.format)
  expect(result.keep).toEqual(ALL_KEPT)
})

test('another kind of design from the same brief', () => {
  expect(recomposed('poster', 'turn it into a banner').brief.kind).toBe('banner')
  expect(recomposed('website', 'make it a poster').brief.kind).toBe('poster')
})

test('what else was asked for is carried out on the new composition', () => {
  const result = recomposed('poster', 'another layout, and change the date to "14 June" and make the headline bigger')
  expect(result.afterwards).toBe('make the headline bigger')
  expect(result.brief.copy.find(({ role }) => role === 'date')?.text).toBe('14 June')
})

test.each<[string, 'previous' | number]>([
  ['undo', 'previous'],
  ['undo that please', 'previous'],
  ['go back', 'previous'],
  ['revert to version 2', 2],
  ['like version 1', 1],
  ['go back to the first version', 1],
  ['back to the original', 1],
  ['I liked the previous one better', 'previous'],
])('%s', (instruction, to) => {
  expect(run('poster', instruction)).toEqual({ status: 'revert', to })
})

test.each<[Kind, string]>([
  ['poster', 'dance like nobody is watching'],
  ['poster', 'what do you think?'],
  ['poster', 'asdfgh'],
  ['poster', ''],
  ['poster', 'thanks, that looks great!'],
  ['card', 'remove the photo'],
  ['poster', 'make the tagline red'],
  ['poster', 'make the cat bigger'],
  ['card', 'add a QR code'],
  ['card', 'add an address'],
  ['card', 'landscape'],
  ['poster', 'delete everything'],
  ['poster', "replace 'Winter' with 'Autumn'"],
])('%s: "%s" is not carried out, and help is given', (kind, instruction) => {
  const result = run(kind, instruction)
  expect(result.status).toBe('unclear')
  if (result.status !== 'unclear') return
  expect(result.question).toMatch(/[.?!]$/)
  expect(result.suggestions.length).toBeGreaterThan(0)
})

test('suggestions work', () => {
  for (const kind of Object.keys(ALL) as Kind[]) {
    const result = run(kind, 'asdfgh')
    if (result.status !== 'unclear') throw new Error('understood asdfgh')
    for (const suggestion of result.suggestions)
      expect([kind, suggestion, run(kind, suggestion).status]).not.toContain('unclear')
  }
})

test('what was understood is done, and what was not is said', () => {
  const result = run('poster', 'make the headline red, frobnicate the widgets and make the date bigger')
  if (result.status !== 'changed') throw new Error(result.status)
  expect(result.changes.map(({ what }) => what)).toEqual(['Headline', 'Date'])
  expect(result.notUnderstood).toEqual(['frobnicate the widgets'])
})

test('assurances ask for nothing', () => {
  const result = run(
    'poster',
    "don't change the colours, just make the headline smaller, keep everything else as it is",
  )
  if (result.status !== 'changed') throw new Error(result.status)
  expect(result.operations).toEqual([{ op: 'set', id: 'headline', set: { size: 208 } }])
  expect(result.notUnderstood).toBeUndefined()
})

test('the same instruction and seed give the same design', () => {
  for (const instruction of ['another font', 'different colours', 'add a pattern']) {
    expect(run('poster', instruction)).toEqual(run('poster', instruction))
  }
})
