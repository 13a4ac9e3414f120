import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { CATALOGUE, covers, fontEntry, writingSystemsOf } from './catalogue.ts'

const ROOT = join(import.meta.dirname, '../../../..')

test('every family is an installed dependency under an open licence', () => {
  expect(CATALOGUE.length).toBeGreaterThanOrEqual(60)
  for (const entry of CATALOGUE) {
    expect(manifest.dependencies, entry.family).toHaveProperty([entry.package])
    expect(existsSync(join(ROOT, 'node_modules', entry.package, 'files')), entry.family).toBe(true)
    expect(['OFL-1.1', 'Apache-2.0']).toContain(entry.licence)
  }
})

test('every font package of the engine is in the catalogue', () => {
  const packages = Object.keys(manifest.dependencies).filter((name) => name.startsWith('@fontsource'))
  expect(packages.sort()).toEqual(CATALOGUE.map((entry) => entry.package).sort())
})

test('a text names the writing systems that it needs', () => {
  expect(writingSystemsOf('Café 24')).toEqual(['latin'])
  expect(writingSystemsOf('Żubr')).toEqual(['latin-ext', 'latin'])
  expect(writingSystemsOf('Кофейня')).toEqual(['cyrillic'])
  expect(writingSystemsOf('قهوة Kaffee')).toEqual(['arabic', 'latin'])
  expect(writingSystemsOf('Phở Việt')).toEqual(['vietnamese', 'latin'])
  expect(writingSystemsOf('2026')).toEqual(['latin'])
})

test('covers speaks of the letters that are in the files', () => {
  expect(covers('Unbounded', ['cyrillic'])).toBe(true)
  expect(covers('Gloock', ['cyrillic'])).toBe(false)
  expect(covers('Rubik', ['hebrew', 'arabic', 'latin'])).toBe(true)
})

test('an unknown family is named in the error', () => {
  expect(() => fontEntry('Comic Sans')).toThrow("No font family 'Comic Sans'")
})
