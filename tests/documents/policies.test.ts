/** What the policies say is kept is what the code keeps: in the browser, as cookies, in the database. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_DAYS } from '@limner/contract/language'
import { PLACE_COOKIE_DAYS } from '@limner/contract/pages'
import { expect, test } from 'vitest'
import { COOKIE_DAYS } from '../../apps/server/src/features/identity/cookies.ts'
import { COOKIE_KEYS, KEYS, OPTIONAL_KEYS } from '../../apps/web/src/lib/storage.ts'
import {
  COOKIES,
  ESSENTIAL,
  NOTHING_PERSONAL,
  ON_SERVER,
  PREFERENCES,
} from '../../apps/web/src/pages/legal/data-inventory.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const names = (items: readonly { name: string }[]) => items.map(({ name }) => name).sort()

test('the cookie policy names every key of the browser’s storage, under the right heading', () => {
  const optional = new Set<string>(OPTIONAL_KEYS)
  expect(names(ESSENTIAL)).toEqual(
    Object.values(KEYS)
      .filter((key) => !optional.has(key))
      .sort(),
  )
  expect(names(PREFERENCES)).toEqual([...optional].sort())
})

test('the cookie policy names every cookie, and how long it is kept', () => {
  const place = Object.fromEntries(COOKIE_KEYS.map((key) => [key, PLACE_COOKIE_DAYS]))
  const kept = { ...COOKIE_DAYS, [LANGUAGE_COOKIE]: LANGUAGE_COOKIE_DAYS, ...place }
  const told = [...COOKIES, ...PREFERENCES.filter(({ days }) => days)]
  expect(Object.fromEntries(told.map(({ name, days }) => [name, days]))).toEqual(kept)
})

test('the privacy policy speaks of every table of the database once', () => {
  // A test of the server holds the schema against the database itself.
  const files = globSync('apps/server/src/db/*schema.ts', { cwd: ROOT })
  const schema = files.map((file) => readFileSync(path.join(ROOT, file), 'utf8')).join('\n')
  const tables = [...schema.matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, name]) => name)
  expect(tables.length).toBeGreaterThan(10)
  const told = [...ON_SERVER.flatMap((entry) => entry.tables), ...NOTHING_PERSONAL]
  expect(told.sort()).toEqual(tables.sort())
})

/** Files of the product that speak of something, besides those that may. */
function filesWith(pattern: RegExp, where: string, allowed: readonly string[]): string[] {
  const files = globSync(where, { cwd: ROOT }).filter((file) => !/\.test\.tsx?$/.test(file) && !allowed.includes(file))
  return files.filter((file) => pattern.test(readFileSync(path.join(ROOT, file), 'utf8')))
}

test('nothing is kept in the browser past the list of keys', () => {
  const language = 'apps/web/src/lib/language/load.ts'
  const allowed = ['apps/web/src/lib/storage.ts', 'apps/web/src/lib/theme.ts', language]
  const storages = /\b(localStorage|sessionStorage|indexedDB|document\.cookie|cookieStore|caches\.open|serviceWorker)\b/
  expect(filesWith(storages, 'apps/web/{src,public}/**/*.{ts,tsx,js,html}', allowed)).toEqual([])
  // They reach the storage by the keys alone.
  for (const file of allowed)
    expect(readFileSync(path.join(ROOT, file), 'utf8')).not.toMatch(/(set|get|remove)Item\(['"](?!\$\{KEYS\.)/)
})

test('no cookie is set past the list of cookies', () => {
  const allowed = ['apps/server/src/features/identity/cookies.ts']
  expect(filesWith(/setCookie|set-cookie/i, 'apps/server/src/**/*.ts', allowed)).toEqual([])
})
