/**
 * `npm run bench:collection -- --sheets FOLDER|NAME…`: each sheet filled with a dozen sorts of words, in three formats and in colours that are
 * asked for, on one contact sheet a sheet in `.cache/collection/`; what the gates find is framed red and said. `-- --prompts FILE`: a line a
 * prompt (or JSON with `prompt`), each with its four concepts and what they were made of. `--out FOLDER` puts the pictures elsewhere.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openEngine } from '@limner/engine'
import { FORMATS, sampleBriefs } from '@limner/engine/collection-samples'
import { type Entry, loadImage, openWorkshop, packedSheet, sheetEntry, trySheet } from '@limner/engine/instruments'
import { type Cell, contactSheet, type Picture } from './contact-sheet.ts'

const SOURCES = path.resolve(import.meta.dirname, '../packages/engine/collection')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sheets: { type: 'string', multiple: true },
    formats: { type: 'string', default: 'portrait,square,wide' },
    prompts: { type: 'string' },
    seed: { type: 'string', default: '1' },
    every: { type: 'string', default: '1' },
    out: { type: 'string', default: path.resolve(import.meta.dirname, '../.cache/collection') },
  },
})
const NAVY_ON_CREAM = [
  { words: 'navy', hex: '#1b2a4a', target: 'accent' },
  { words: 'cream', hex: '#f6ecd9', target: 'background' },
] as const satisfies Parameters<typeof trySheet>[1]['colours']

const ROWS = 5
const engine = await openEngine()
const [CELL, COLUMNS] = [250, 6]
mkdirSync(values.out, { recursive: true })
if (values.prompts) await promptSheets(values.prompts)
else await sheetSheets([...(values.sheets ?? []), ...positionals])

/** Files of a folder of sheets, of a file, or of a name of a sheet or a subject. */
function filesOf(named: string): string[] {
  const all = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.sheet'))
      .map((file) => path.join(folder, file))
      .sort()
  if (existsSync(named)) return statSync(named).isDirectory() ? all(named) : [named]
  return all(SOURCES).filter((file) => path.basename(file, '.sheet') === named || file.includes(`/${named}/`))
}

async function sheetSheets(named: readonly string[]): Promise<void> {
  const files = (named.length > 0 ? named : [SOURCES]).flatMap(filesOf)
  if (files.length === 0) console.log(`No sheet is called ${named.join(', ')}`)
  for (const file of files) {
    const name = path.basename(file, '.sheet')
    const { sheet, faults } = packedSheet(name, readFileSync(file, 'utf8'))
    for (const fault of faults) console.log(`${name}:${fault}`)
    if (sheet) await sheetOf(sheetEntry(sheet))
  }
}

/** One sheet, filled. */
async function sheetOf(entry: Entry): Promise<void> {
  const formats = values.formats.split(',').flatMap((name) => FORMATS[name] ?? [])
  const workshop = openWorkshop()
  const images = new Map()
  const cells: Cell[] = []
  for (const format of formats) {
    const samples = sampleBriefs(entry.head, format)
    const [first] = samples
    const tries = [
      ...samples.map(({ name, brief }) => ({ name, brief, turn: 0 })),
      ...(first
        ? [
            { name: 'other colours', brief: samples[1]?.brief ?? first.brief, turn: 1 },
            {
              name: 'navy on cream was asked for',
              brief: { ...(samples[2] ?? first).brief, colours: NAVY_ON_CREAM },
              turn: 0,
            },
          ]
        : []),
    ]
    for (const { name, brief, turn } of tries) {
      const { design, faults } = trySheet(entry, brief, { workshop, images, turn })
      for (const fault of faults) console.log(`${entry.name} · ${format.name} · ${name}: ${fault}`)
      cells.push({
        picture: await pictureOf(design.scene),
        words: `${format.name}: ${name}`,
        isFaulty: faults.length > 0,
      })
    }
  }
  await write(
    `${entry.name}.png`,
    cells,
    `${entry.name} · ${entry.head.announces.join(' ')} · ${entry.head.about.join(' ')}`,
  )
}

async function pictureOf(scene: Parameters<typeof engine.paint>[0]): Promise<Picture> {
  const { width, height } = engine.size(scene)
  const scale = Math.min(1.5, (CELL * 1.6) / Math.max(width, height))
  return loadImage(Buffer.from(await engine.png(await engine.paint(scene, { scale }))))
}

async function write(name: string, cells: readonly Cell[], title: string, columns = COLUMNS): Promise<void> {
  const canvas = contactSheet(title, cells, { columns, side: CELL, top: 30 })
  const file = path.join(values.out, name)
  writeFileSync(file, await canvas.encode('png'))
  console.log(file)
}

/** Prompts with their concepts, five rows a picture. */
async function promptSheets(file: string): Promise<void> {
  const prompts = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => (line.startsWith('{') ? String(JSON.parse(line).prompt) : line))
    .filter((_, i) => i % Number(values.every) === 0)
  let cells: Cell[] = []
  for (const [i, prompt] of prompts.entries()) {
    const { concepts } = await engine.design({ prompt, seed: Number(values.seed), count: 4 })
    cells.push({ words: prompt })
    for (const { design } of concepts) cells.push({ picture: await pictureOf(design.scene), words: design.archetype })
    console.log(`${concepts.map(({ design }) => design.archetype).join(', ')} ← ${prompt.slice(0, 100)}`)
    if (cells.length < ROWS * 5 && i < prompts.length - 1) continue
    await write(`prompts-${String(Math.floor(i / ROWS) + 1).padStart(2, '0')}.png`, cells, path.basename(file), 5)
    cells = []
  }
}
