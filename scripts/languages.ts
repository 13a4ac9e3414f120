/**
 * `npm run languages`: what the catalogues of the interface lack, have too much, or have wrong.
 * `npm run languages -- --keys FILE` writes every text that is to be translated, with the places where it stands.
 * `npm run languages -- --tidy` drops what is no longer used and puts the rest into the order of the sources.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { faultsOf } from './languages/faults.ts'
import { readCatalogues, readSources } from './languages/keys.ts'

const FOLDER = path.resolve(import.meta.dirname, '../apps/web/src/lib/language/catalogues')
const { keys: found, early } = readSources()
const places = new Map<string, string[]>()
for (const { key, file, line } of found) places.set(key, [...(places.get(key) ?? []), `${file}:${line}`])
const keys = new Set(places.keys())

const [option, file] = process.argv.slice(2)
if (option === '--keys' && file) {
  const list = [...places].map(([key, where]) => ({ key, where }))
  writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`)
  console.log(`${list.length} texts in ${file}`)
}

for (const [language, catalogue] of Object.entries(readCatalogues())) {
  if (option === '--tidy') {
    const kept = [...keys].filter((key) => Object.hasOwn(catalogue, key)).map((key) => [key, catalogue[key]])
    writeFileSync(path.join(FOLDER, `${language}.json`), `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
  }
  const { missing, unused, wrong } = faultsOf(language, catalogue, keys)
  console.log(`${language}: ${missing.length} missing, ${unused.length} unused, ${wrong.length} wrong`)
  for (const fault of wrong) console.log(`  wrong: ${fault}`)
  if (option !== '--tidy') for (const key of unused) console.log(`  unused: ${key}`)
  if (missing.length < 50) for (const key of missing) console.log(`  missing: ${key}`)
}
for (const { key, file: where, line } of early)
  console.log(`too early (before a reader is known): ${where}:${line} ${key}`)
