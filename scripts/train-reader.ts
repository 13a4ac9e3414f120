/**
 * Learns which words of a prompt stand in a design and in which role, and what its colours, places and sizes are said of; writes
 * the weights as data:
 *   npm run train:reader -- [FOLDER] [--folds] [--links]
 * FOLDER holds gold.jsonl, prompts of others labelled by reading; without it, only the project's own prompts are learned from.
 * Of those of others, what ships learns from the sources in LICENSED alone (credited in THIRD_PARTY.md). --folds writes nothing:
 * it learns from four fifths of everything, reads the last fifth, five times over, and prints how well (about ten minutes of a
 * processor's time).
 * --links learns the links alone, for which nobody else's prompts are needed; they are read from texts as those were learned last.
 * --meanings learns what edits in free words mean, from the sentences in train-reader/meanings, and nothing else.
 * --turns learns what messages do, from the sentences in train-reader/turns, and nothing else.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PackedChain } from '@limner/engine/language'
import { inSentences, learnPieces, learnRoles, learnTexts } from './train-reader/courses.ts'
import { fromCorpus, prepare, projectPrompts } from './train-reader/examples.ts'
import { measureFolds } from './train-reader/folds.ts'
import { learnLinks, linkCourse, measureLinks } from './train-reader/links.ts'
import { measureMeanings, packMeanings, prepared, saidIn } from './train-reader/meanings/course.ts'
import { learnMeanings } from './train-reader/meanings/learn.ts'
import { plainSentences } from './train-reader/meanings/plain.ts'
import { pack } from './train-reader/pack.ts'
import { learnTurns, measureTurns, others, preparedTurns, turnsIn } from './train-reader/turns/course.ts'
import { varied } from './train-reader/varied.ts'

const LICENSED = ['cole', 'banner']
const SEED = 7
const LEARNED = path.resolve(import.meta.dirname, '../packages/engine/src/language/learn')

const folds = process.argv.includes('--folds')

function write(name: string, packed: Record<string, PackedChain>): void {
  writeFileSync(path.join(LEARNED, `${name}.generated.json`), `${JSON.stringify(packed, null, 1)}\n`)
  const size = Object.values(packed).reduce((sum, { weights }) => sum + weights.length, 0)
  console.log(`${name}: ${size} characters of weights`)
}

function texts(): void {
  const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--'))
  const [ours, others] = [projectPrompts(SEED).map(prepare), fromCorpus(folder).map(prepare)]
  if (folds) {
    measureFolds(ours, others, SEED)
    return
  }
  const licensed = fromCorpus(folder).filter(({ source }) => LICENSED.includes(source))
  const prompts = [...ours, ...[...licensed, ...varied(licensed, SEED)].map(prepare)]
  write('reader', {
    texts: pack(learnTexts(inSentences(prompts), SEED)),
    notes: pack(learnTexts(prompts, SEED)),
    pieces: pack(learnPieces(prompts, SEED)),
    roles: pack(learnRoles(prompts, SEED)),
  })
}

function links(): void {
  const course = linkCourse(SEED)
  if (folds) measureLinks(course, SEED)
  else write('links', { links: pack(learnLinks(course, SEED)) })
}

async function meanings(): Promise<void> {
  const [said, plain] = [await prepared(saidIn()), await prepared(plainSentences())]
  if (folds) console.log(measureMeanings(said, plain, SEED))
  else
    writeFileSync(
      path.join(LEARNED, 'meanings.generated.json'),
      JSON.stringify(packMeanings(learnMeanings([...said, ...plain], SEED))),
    )
}

async function turns(): Promise<void> {
  const [said, beside] = [await preparedTurns(turnsIn()), await preparedTurns(others())]
  if (folds) {
    console.log(measureTurns(said, beside, SEED))
    return
  }
  const { acts, aims } = learnTurns(said, beside, SEED)
  const packed = { acts: packMeanings(acts), aims: packMeanings(aims) }
  writeFileSync(path.join(LEARNED, 'turns.generated.json'), JSON.stringify(packed))
}

if (process.argv.includes('--meanings')) await meanings()
else if (process.argv.includes('--turns')) await turns()
else {
  if (!process.argv.includes('--links')) texts()
  links()
}
