/** What is told of the language is what the grammar says. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ELEMENTS } from '../grammar/elements.ts'
import { lower } from '../lower.ts'
import { parseSheet } from '../parse.ts'
import { instruments } from '../shown.fixture.ts'
import { EXAMPLE } from './example.ts'
import { sheetInstructions } from './instructions.ts'
import { sheetLanguagePage } from './page.ts'
import { sheetSchema } from './schema.ts'

/** Characters of a token, as models count names, numbers and signs; rather too few. */
const PER_TOKEN = 3.2

test('docs/sheet-language.md is as the grammar is', () => {
  const file = path.resolve(import.meta.dirname, '../../../../../docs/sheet-language.md')
  expect(readFileSync(file, 'utf8')).toBe(sheetLanguagePage())
})

test('a model is told of every attribute in fewer than 1,800 tokens', () => {
  const told = sheetInstructions()
  expect(told.length / PER_TOKEN).toBeLessThan(1800)
  const missing = ELEMENTS.filter(
    ({ rare, name }) => !rare && !['head', 'site', 'part', 'stop'].includes(name),
  ).flatMap(({ attributes }) => attributes.filter(({ name, rare }) => !rare && !told.includes(name)))
  expect(missing.map(({ name }) => name)).toEqual([])
})

test('the example is a sheet, and nothing of it needs mending', () => {
  const { sheet, faults, notes } = parseSheet(EXAMPLE)
  expect([...faults, ...notes]).toEqual([])
  const [layout] = sheet?.layouts ?? []
  if (!sheet || !layout) throw new Error('no layout')
  const words = {
    brand: [{ text: 'Marlow & Finch' }],
    details: [{ text: 'Saturday 14 June' }, { text: 'Harbour Hall' }],
  }
  expect(
    lower(layout, sheet, { format: { name: 'poster', width: 1080, height: 1440 }, words, instruments }).mended,
  ).toEqual([])
})

test('the schema has a definition for all that it refers to', () => {
  const schema = JSON.stringify(sheetSchema())
  const defined = new Set(ELEMENTS.map(({ name }) => name))
  for (const [, name = ''] of schema.matchAll(/"#\/\$defs\/([^"]+)"/g)) expect(defined).toContain(name)
})
