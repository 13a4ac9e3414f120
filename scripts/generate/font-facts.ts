/**
 * Writes packages/engine/src/type/font-facts.generated.json: what the installed font packages say of themselves, with
 * the claimed scripts checked against the characters that are really in the files. Run it after adding a family:
 *   node scripts/generate/font-facts.ts
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Blob, Face } from 'harfbuzzjs'
import { scriptsAmong } from '../../packages/engine/src/type/scripts.ts'
import { decompressWoff2 } from '../../packages/engine/src/type/woff2.ts'

const ROOT = join(import.meta.dirname, '../..')
const OUTPUT = join(ROOT, 'packages/engine/src/type/font-facts.generated.json')

interface Metadata {
  family: string
  weights: number[]
  styles: string[]
  variable: false | Record<string, { min: string; max: string }>
  license: { type: string }
}

const facts: Record<string, unknown> = {}
// The engine's own families; the app may bring others for its interface.
const manifest = JSON.parse(readFileSync(join(ROOT, 'packages/engine/package.json'), 'utf8')) as {
  dependencies: Record<string, string>
}
for (const name of Object.keys(manifest.dependencies).filter((dependency) => dependency.startsWith('@fontsource'))) {
  const folder = join(ROOT, 'node_modules', name)
  const metadata = JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8')) as Metadata
  const wght = metadata.variable ? metadata.variable.wght : undefined
  facts[metadata.family] = {
    package: name,
    licence: metadata.license.type,
    variable: wght !== undefined,
    weights: wght ? [Number(wght.min), Number(wght.max)] : metadata.weights,
    italic: metadata.styles.includes('italic'),
    scripts: scriptsIn(join(folder, 'files')),
  }
}
const sorted = Object.fromEntries(Object.entries(facts).sort(([a], [b]) => a.localeCompare(b, 'en')))
const lines = Object.entries(sorted).map(([family, fact]) => `  ${JSON.stringify(family)}: ${JSON.stringify(fact)}`)
writeFileSync(OUTPUT, `{\n${lines.join(',\n')}\n}\n`)

function scriptsIn(folder: string): string[] {
  const characters = new Set<number>()
  // One upright file a subset says enough: the other weights and axes hold the same characters.
  const seen = new Set<string>()
  for (const file of readdirSync(folder).filter((name) => name.endsWith('-normal.woff2'))) {
    const subset = file.replace(/-(\d+|wght|opsz|wdth|full|standard|soft|wonk|slnt)-normal\.woff2$/, '')
    if (seen.has(subset)) continue
    seen.add(subset)
    const face = new Face(new Blob(decompressWoff2(readFileSync(join(folder, file)))), 0)
    for (const code of face.collectUnicodes()) characters.add(code)
  }
  return scriptsAmong(characters)
}
