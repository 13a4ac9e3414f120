import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { thirdParty } from './third-party.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Licences that a self-hosted product under MIT may build on. */
const WELCOME =
  /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|MPL-2\.0|BlueOak-1\.0\.0|OFL-1\.1|CC0-1\.0|CC-BY-[34]\.0|Python-2\.0|Unlicense|LGPL-3\.0-or-later)$/

test('THIRD_PARTY.md is what "npm run third-party" writes', () => {
  expect(readFileSync(path.join(ROOT, 'THIRD_PARTY.md'), 'utf8')).toBe(thirdParty(ROOT))
})

test('every package is under a licence that we may build on', () => {
  const licences = [...thirdParty(ROOT).matchAll(/^### (.+)$/gm)].map(([, licence = '']) => licence)
  expect(licences.length).toBeGreaterThan(3)
  // Of licences to choose from one must do; of those that hold together all.
  const isWelcome = (licence: string) =>
    licence
      .replace(/[()]/g, '')
      .split(' AND ')
      .every((all) => all.split(' OR ').some((one) => WELCOME.test(one)))
  expect(licences.filter((licence) => !isWelcome(licence))).toEqual([])
})
