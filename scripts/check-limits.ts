/** Fails where something that should grow rare is there more often than before; `--lower` writes down what has fallen. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Ceilings, exceeded, lowered } from './limits/ceilings.ts'
import { countFigures } from './limits/figures.ts'
import { ROOMS } from './limits/rooms.ts'
import { ROOT } from './steps/run-program.ts'

const FILE = path.join(import.meta.dirname, 'limits/ceilings.json')
const ceilings: Ceilings = JSON.parse(readFileSync(FILE, 'utf8'))
const { figures, long } = await countFigures(ROOT)
const sentences = exceeded(figures, ceilings)
for (const sentence of sentences) console.log(sentence)
for (const room of ROOMS)
  if (figures[room].longFunctions > (ceilings[room]?.longFunctions ?? 0)) console.log(long[room].join('\n'))
if (process.argv.includes('--lower')) {
  writeFileSync(FILE, `${JSON.stringify(lowered(figures, ceilings), null, 2)}\n`)
}
console.log(sentences.length ? '`biome lint` shows the complex ones.' : 'Every room is within its limits.')
process.exitCode = sentences.length ? 1 : 0
