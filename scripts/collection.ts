/**
 * `npm run collection`: packs the sheets of `packages/engine/collection/<subject>/<name>.sheet` for the engine, one file a subject, and says
 * what is wrong with those that cannot be read. Only subjects whose sheets changed are packed. `-- --check` packs nothing and fails where a
 * pack is stale.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  hashOf,
  type Pack,
  type Packed,
  packed,
  packedPoint,
  type Source,
  unpacked,
} from '../packages/engine/src/collection/pack.ts'
import { packedSheet } from '../packages/engine/src/collection/packed-sheet.ts'
import { encode } from '../packages/engine/src/language/encoder.ts'

const ENGINE = path.resolve(import.meta.dirname, '../packages/engine')
const [SOURCES, PACKS] = [path.join(ENGINE, 'collection'), path.join(ENGINE, 'src/collection/packs')]
const ENDING = '.generated.br'

/** So many faults of a sheet are told: the first ones cause the others. */
const MAX_TOLD = 6
const packFile = (subject: string) => path.join(PACKS, `${subject}${ENDING}`)
const subjects = readdirSync(SOURCES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort()

const sourcesOf = (subject: string): Source[] =>
  readdirSync(path.join(SOURCES, subject))
    .filter((file) => file.endsWith('.sheet'))
    .sort()
    .map((name) => ({ name, text: readFileSync(path.join(SOURCES, subject, name), 'utf8') }))

const known = (subject: string): Pack | undefined =>
  existsSync(packFile(subject)) ? unpacked(readFileSync(packFile(subject))) : undefined
const isStale = (subject: string) => known(subject)?.hash !== hashOf(sourcesOf(subject))
const stale = subjects.filter(isStale)
const incomplete = subjects.filter((subject) => !stale.includes(subject) && (known(subject)?.left ?? 0) > 0)
const orphans = (existsSync(PACKS) ? readdirSync(PACKS) : [])
  .filter((file) => file.endsWith(ENDING))
  .map((file) => file.slice(0, -ENDING.length))
  .filter((subject) => !subjects.includes(subject))

const names = subjects.flatMap((subject) => sourcesOf(subject).map(({ name }) => name))
const twice = names.filter((name, i) => names.indexOf(name) !== i)
for (const name of twice) console.log(`Two sheets are called ${name}: a design names its sheet`)
if (twice.length > 0) process.exitCode = 1

if (process.argv.includes('--check')) check()
else await pack()

function check(): void {
  for (const subject of [...stale, ...orphans])
    console.log(`The pack of '${subject}' is not of its sheets: \`npm run collection\` packs them`)
  if (stale.length + orphans.length > 0) process.exitCode = 1
  else if (twice.length === 0) console.log(`${subjects.length} packs, all of their sheets`)
}

async function pack(): Promise<void> {
  let faulty = 0
  for (const subject of [...stale, ...incomplete]) {
    const sheets: Packed[] = []
    const sources = sourcesOf(subject)
    for (const { name, text } of sources) {
      const { sheet, faults } = packedSheet(name.replace(/\.sheet$/, ''), text)
      for (const message of [...new Set(faults)].slice(0, MAX_TOLD)) console.log(`${subject}/${name}:${message}`)
      if (sheet) sheets.push({ ...sheet, point: await pointOf(sheet) })
      else faulty++
    }
    const left = sources.length - sheets.length
    writeFileSync(packFile(subject), packed({ hash: hashOf(sources), left, sheets }))
  }
  for (const subject of orphans) rmSync(packFile(subject))
  console.log(`${stale.length} of ${subjects.length} subjects packed, ${orphans.length} taken away`)
  if (faulty > 0) {
    console.log(`${faulty} sheets cannot be read and are left out`)
    process.exitCode = 1
  }
}

/** Where a sheet lies among meanings: what its picture is of. */
async function pointOf({ head }: Omit<Packed, 'point'>): Promise<string> {
  const [point] = await encode([head.about.join(' ')])
  return packedPoint(point ?? new Float32Array())
}
