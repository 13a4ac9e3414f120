/**
 * `node scripts/run.mjs scripts/sheet.ts render FILE.sheet OUT.png [--layout portrait] [--size 1080x1350] [--set headline="Bake sale"]`:
 * paints a sheet with its own words and sample facts, and says what is wrong in it with line and column.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openEngine } from '@limner/engine'
import { openWorkshop } from '@limner/engine/instruments'
import {
  layoutFor,
  lower,
  mended,
  parseSheet,
  sceneOf,
  sheetInstructions,
  sheetLanguagePage,
  sheetSchema,
  type Words,
} from '@limner/engine/sheet'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    layout: { type: 'string' },
    size: { type: 'string' },
    set: { type: 'string', multiple: true },
    empty: { type: 'boolean' },
    notes: { type: 'boolean' },
  },
})
const [command, file, out] = positionals

/** What is told of the language. */
const TOLD: Record<string, () => void> = {
  docs: () => writeFileSync(path.resolve(import.meta.dirname, '../docs/sheet-language.md'), sheetLanguagePage()),
  schema: () => console.log(JSON.stringify(sheetSchema(), null, 2)),
  instructions: () => console.log(sheetInstructions()),
}
const tell = TOLD[command ?? '']
if (tell) {
  tell()
  process.exit(0)
}
const isComplete = command === 'check' ? !out : command === 'render' && out !== undefined
if (!file || !isComplete) {
  console.error(
    'Usage: scripts/sheet.ts render FILE.sheet OUT.png [--layout NAME] [--size WxH] [--set slot=words]… [--empty] [--notes]\n       scripts/sheet.ts check FILE.sheet\n       scripts/sheet.ts docs | schema | instructions',
  )
  process.exit(2)
}

/** What a sheet is tried with: facts of the usual lengths. `--empty` leaves all of them out. */
const SAMPLES: Words = {
  brand: [{ text: 'Marlow & Finch' }],
  offer: [{ text: '25% off' }],
  price: [{ text: 'from £12.50' }],
  date: [{ text: 'Saturday 14 June' }],
  time: [{ text: '10 am to 4 pm' }],
  place: [{ text: 'Harbour Hall' }],
  address: [{ text: '12 Mill Lane, Northgate' }],
  phone: [{ text: '020 7946 0321' }],
  email: [{ text: 'hello@marlow.example' }],
  web: [{ text: 'marlow.example' }],
  social: [{ text: '@marlowfinch' }],
  person: [{ text: 'Ada Marlow' }],
  details: [{ text: 'Open every day until late' }, { text: 'Free parking behind the hall' }],
  items: [{ text: 'The first thing' }, { text: 'Another, a little longer' }, { text: 'A third one' }],
}

const { sheet, faults, notes } = parseSheet(readFileSync(file, 'utf8'))
for (const { line, column, message } of faults) console.log(`${file}:${line}:${column} ${message}`)
if (values.notes)
  for (const { line, column, message } of notes) console.log(`${file}:${line}:${column} note: ${message}`)
if (sheet && out) await render(sheet, out)
process.exitCode = faults.length > 0 ? 1 : 0

type Sheet = NonNullable<ReturnType<typeof parseSheet>['sheet']>

/** Samples and what `--set` says: 'items=One|Two' is a list, 'offer=' leaves it out. */
function wordsToSet(): Words {
  const words: Words = values.empty ? {} : { ...SAMPLES }
  for (const pair of values.set ?? []) {
    const [slot, text] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
    Object.assign(words, { [slot]: text === '' ? [] : text.split('|').map((one) => ({ text: one })) })
  }
  return words
}

function lowered(sheet: Sheet) {
  const { layOut: lay, pictograms } = openWorkshop()
  const [width, height] = (values.size ?? '').split('x').map(Number)
  const wanted = width && height ? { width, height } : undefined
  const nearest = wanted ? layoutFor(sheet, wanted) : sheet.layouts[0]
  const layout = values.layout ? sheet.layouts.find((one) => one.for === values.layout) : nearest
  if (values.layout && !layout)
    console.log(`There is no layout '${values.layout}': ${sheet.layouts.map((one) => one.for).join(', ')}`)
  if (layout) {
    const format = { name: 'custom', ...(wanted ?? { width: layout.width, height: layout.height }) }
    return lower(layout, sheet, { format, words: wordsToSet(), instruments: { lay, pictograms } })
  }
  const plain = sceneOf(sheet)
  return plain && mended(plain, { lay, pictograms })
}

async function render(sheet: Sheet, to: string) {
  const result = lowered(sheet)
  if (!result) return
  for (const sentence of result.mended) console.log(`mended: ${sentence}`)
  const engine = await openEngine()
  writeFileSync(to, await engine.png(await engine.paint(result.scene)))
}
