/**
 * `npm run bench:stages -- FILE|FOLDER…`: each stage with what a dozen prompts tell, in its shapes of format, on one contact sheet a stage in
 * `.cache/stages/`. Prompts that it does not serve are left out; what the gates find is framed red and said.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openEngine } from '@limner/engine'
import { loadImage, openWorkshop, packedSheet, sheetEntry, tryStage } from '@limner/engine/instruments'
import { readBrief } from '@limner/engine/language'
import { type Cell, contactSheet } from './contact-sheet.ts'
import { TOLD, TOLD_SHAPES } from './told.ts'

const SOURCES = path.resolve(import.meta.dirname, '../packages/engine/collection')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    most: { type: 'string', default: '8' },
    out: { type: 'string', default: path.resolve(import.meta.dirname, '../.cache/stages') },
  },
})
const [CELL, COLUMNS] = [300, 5]
mkdirSync(values.out, { recursive: true })
const engine = await openEngine()
const workshop = openWorkshop()

const all = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sheet'))
    .map((file) => path.join(folder, file))
    .sort()
const filesOf = (named: string): string[] =>
  existsSync(named) ? (statSync(named).isDirectory() ? all(named) : [named]) : all(path.join(SOURCES, named))

for (const file of positionals.flatMap(filesOf)) await show(file)

/** Cards are told of cards. */
function toldFor(shape: string): readonly string[] {
  return TOLD.filter((prompt) => prompt.startsWith('Business card') === (shape === 'card'))
}

async function show(file: string): Promise<void> {
  const name = path.basename(file, '.sheet')
  const { sheet, faults } = packedSheet(name, readFileSync(file, 'utf8'))
  for (const fault of faults) console.log(`${name}:${fault}`)
  if (!sheet?.head.kinds.includes('stage')) return
  const entry = sheetEntry(sheet)
  const cells: Cell[] = []
  for (const shape of new Set(sheet.layouts.map((layout) => layout.for))) {
    const format = TOLD_SHAPES[shape]
    let left = Number(values.most)
    for (const prompt of format ? toldFor(shape) : []) {
      if (!format || left === 0) break
      const brief = { ...readBrief(prompt), format }
      const made = await tryStage(entry, brief, { workshop, images: new Map() })
      if (!made) continue
      left--
      for (const fault of made.faults) console.log(`${name} · ${shape} · ${prompt.slice(0, 60)}: ${fault}`)
      const { width, height } = engine.size(made.design.scene)
      const scale = Math.min(1, (CELL * 1.4) / Math.max(width, height))
      const picture = await loadImage(Buffer.from(await engine.png(await engine.paint(made.design.scene, { scale }))))
      cells.push({ picture, words: prompt.slice(0, 60), isFaulty: made.faults.length > 0 })
    }
  }
  if (cells.length === 0) {
    console.log(`${name}: serves none of the prompts`)
    return
  }
  const out = path.join(values.out, `${name}.png`)
  writeFileSync(out, await contactSheet(name, cells, { columns: COLUMNS, side: CELL, top: 30 }).encode('png'))
  console.log(out)
}
