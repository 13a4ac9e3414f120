/**
 * Learns which words of a prompt stand in a design and in which role, and writes the weights as data:
 *   npm run train:reader -- [FOLDER] [--folds]
 * FOLDER holds gold.jsonl, prompts of others labelled by reading; without it, only the project's own prompts are learned from.
 * Of those of others, what ships learns from the sources in LICENSED alone (credited in THIRD_PARTY.md). --folds writes nothing:
 * it learns from four fifths of everything, reads the last fifth, five times over, and prints how well (about four minutes).
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { learnRoles, learnTexts } from './train-reader/courses.ts'
import { fromCorpus, own, prepare } from './train-reader/examples.ts'
import { measureFolds } from './train-reader/folds.ts'
import { pack } from './train-reader/pack.ts'
import { varied } from './train-reader/varied.ts'

const LICENSED = ['cole', 'banner']
const SEED = 7
const TARGET = path.resolve(import.meta.dirname, '../packages/engine/src/language/learn/reader.generated.json')

const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--'))
const [ours, others] = [own(SEED).map(prepare), fromCorpus(folder).map(prepare)]

if (process.argv.includes('--folds')) measureFolds(ours, others, SEED)
else {
  const licensed = fromCorpus(folder).filter(({ source }) => LICENSED.includes(source))
  const prompts = [...ours, ...[...licensed, ...varied(licensed, SEED)].map(prepare)]
  const packed = { texts: pack(learnTexts(prompts, SEED)), roles: pack(learnRoles(prompts, SEED)) }
  writeFileSync(TARGET, `${JSON.stringify(packed, null, 1)}\n`)
  console.log(
    `${prompts.length} prompts, ${packed.texts.weights.length + packed.roles.weights.length} characters of weights`,
  )
}
