/**
 * `npm run bench:quality`: the scorecard over the project's prompts and edits, as a table against its targets; the worst
 * designs and archetypes by name. `--quick` takes a tenth, `--every 4` a quarter. docs/how-to/measure-quality.md says what the rows mean.
 */
import { type Concept, openEngine, type Scene } from '@limner/engine'
import { textBoxes } from '@limner/engine/instruments'
import { PROMPTS } from '../../packages/engine/src/brief/prompts.fixture.ts'
import { measureEdits } from './edits.ts'
import { type Following, readRight } from './following.ts'
import { openInstruments } from './instruments.ts'
import { type Judged, judge, type Measured, measure } from './measure.ts'
import { hasReader, readBack, type Sheet } from './read-back.ts'
import {
  designRows,
  editRows,
  followingRows,
  gateRows,
  logoRows,
  type Row,
  readRow,
  samenessRows,
  varietyRows,
} from './scorecard.ts'
import { measureVariety } from './variety.ts'
import { worst, worstArchetypes } from './worst.ts'

const QUICK = 10
const every = process.argv.indexOf('--every')
const step = process.argv.includes('--quick') ? QUICK : every > 0 ? Number(process.argv[every + 1]) : 1
if (!Number.isInteger(step) || step < 1) throw new RangeError('--every takes a whole number of at least 1')
const SEEDS = [1, 2, 3]
const WORST = 20
const READ = Math.ceil(60 / step)
/** Width of the pictures that are read back, pixels: a card's small print must be readable at it. */
const READ_WIDTH = 1400

const started = performance.now()
const [engine, instruments] = [await openEngine(), openInstruments()]
const prompts = PROMPTS.filter((_, index) => index % step === 0)
const read: Following[] = []
const judged: Judged[] = []
const measured: Measured[] = []
const firsts: Concept[] = []

for (const expected of prompts) {
  for (const seed of SEEDS) {
    const { brief, concepts } = await engine.design({ prompt: expected.prompt, seed })
    judged.push(...concepts.map((concept) => judge(concept, instruments)))
    if (seed !== SEEDS[0]) continue
    read.push(readRight(brief, expected))
    firsts.push(...concepts.slice(0, 1))
    for (const { design } of concepts.slice(0, 2)) measured.push(await measure(design, instruments))
  }
}
const designed = performance.now()
const edits = await measureEdits(engine, instruments, step)
const variety = await measureVariety(engine, instruments, step > 1 ? 4 : undefined)
const pairs = hasReader() ? await readSample() : []

const table = (title: string, rows: Row[]) => {
  console.log(`\n${title}`)
  for (const { measure: name, value, target, met } of rows)
    console.log(`${met ? '  ' : '✗ '}${name.padEnd(58)} ${value.padEnd(34)} ${target}`)
}
console.log(`${prompts.length} prompts × ${SEEDS.length} seeds, ${judged.length} designs; ${edits.length} edits`)
table('Gates', gateRows(judged))
table('Design', designRows(measured))
table('Logos', logoRows(measured))
table('Variety', [...varietyRows(variety), ...samenessRows(measured)])
table('Following', [...followingRows(read, judged), ...editRows(edits), ...(pairs.length > 0 ? [readRow(pairs)] : [])])
if (pairs.length === 0) console.log('  (tesseract is not installed: nothing was read back)')

console.log(`\nThe worst ${WORST} designs`)
for (const line of worst(judged, measured, WORST)) console.log(`  ${line}`)
console.log('\nArchetypes by their mean score, the last ten')
for (const line of worstArchetypes(judged, measured, 10)) console.log(`  ${line}`)
console.log('\nPrompts read wrongly, edits that failed')
for (const [index, { kind, size, brand, copy }] of read.entries())
  if (!kind || !size || brand?.right === false || copy === false)
    console.log(`  ${prompts[index]?.prompt.slice(0, 140)}`)
for (const { name, fault, gates } of edits)
  if (fault || gates.length > 0) console.log(`  ${name} → ${fault ?? gates[0]}`)
const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(0)} s`
console.log(`\n${seconds(started, performance.now())} (designs ${seconds(started, designed)})`)

/** Designs whose words are Latin, evenly picked: what the reader is trained for. */
async function readSample(): Promise<[number, number][]> {
  const latin = firsts.filter(
    ({ design }) =>
      design.scene.kind !== 'icon' &&
      design.scene.kind !== 'website' &&
      design.brief.copy.length > 0 &&
      design.brief.copy.every(({ text }) => /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]*$/u.test(text)),
  )
  const results: [number, number][] = []
  for (let i = 0; i < Math.min(READ, latin.length); i++) {
    const { design } = latin[Math.floor((i * latin.length) / Math.min(READ, latin.length))] as Concept
    const { scene, brief } = design
    const given = brief.copy.filter(({ source }) => source === 'given').map(({ text }) => text)
    results.push(await readBack(await sheetsOf(scene), engine.png, given))
  }
  return results
}

/** All sides of a design, as wide as they are read. */
function sheetsOf(scene: Scene): Promise<Sheet[]> {
  return Promise.all(
    instruments.lay(scene).map(async (laid, artboard) => {
      const scale = READ_WIDTH / laid.width
      const scaled = ({ left, top, right, bottom }: Sheet['boxes'][number]) => ({
        left: left * scale,
        top: top * scale,
        right: right * scale,
        bottom: bottom * scale,
      })
      return { painted: await engine.paint(scene, { scale, artboard }), boxes: textBoxes(laid).map(scaled) }
    }),
  )
}
