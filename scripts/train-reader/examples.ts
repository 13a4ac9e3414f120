/** What the reader learns from: prompts with the texts that a careful reader takes from them. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LABELLED, WORDED } from '@limner/engine/fixtures'
import { promptText, type Sighted, see } from '@limner/engine/language'
import { APPLICATIONS } from './applications.ts'
import { augmented } from './augmented.ts'
import type { Labelled } from './labelled.ts'
import { LABELLED_PROMPTS } from './labelled-prompts.ts'
import { type Located, locate } from './locate.ts'
import { notes } from './notes.ts'
import { varied } from './varied.ts'

export interface Prepared extends Labelled {
  sighted: Sighted
  spans: Located[]
}

/** The project's own prompts. */
export const projectPrompts = (seed: number): Labelled[] => {
  const tests = labelledTests()
  // Tests are learned until they are read; what is made of them only helps.
  const made = varied(tests, seed).map((prompt) => ({ ...prompt, source: 'made' }))
  return [
    ...tests,
    ...made,
    ...LABELLED_PROMPTS,
    ...varied(LABELLED_PROMPTS, seed),
    ...APPLICATIONS.map(({ prompt }) => bare(prompt)),
    ...augmented(seed),
    ...notes(seed),
  ]
}

const bare = (prompt: string): Labelled => ({ source: 'made', prompt, texts: [], forbidden: [] })

const labelledTests = (): Labelled[] => [
  ...LABELLED.map(({ prompt, brand, copy = [] }) => ({
    source: 'own',
    prompt,
    texts: copy.map((line) => ({ role: line.slice(0, line.indexOf(': ')), text: line.slice(line.indexOf(': ') + 2) })),
    ...(brand && { name: brand }),
    forbidden: [],
  })),
  ...WORDED.map(({ prompt, texts }) => ({
    source: 'own',
    prompt,
    texts: texts.map((text) => ({ role: 'other', text })),
    forbidden: [],
  })),
]

/** Prompts of others, labelled; the source is what stands before the dash of an id. */
export function fromCorpus(folder: string | undefined): Labelled[] {
  const file = path.join(folder ?? '', 'gold.jsonl')
  if (folder === undefined || !existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .map(({ id, prompt, given, brand, not_copy }) => ({
      source: id.split('-')[0],
      prompt,
      texts: given.map((one: { role: string; text: string }) => ({ role: roleOf(one, prompt), text: plain(one.text) })),
      ...(brand && { name: brand }),
      forbidden: not_copy,
    }))
}

/** What is only spoken of ('for a cat expo') stands below a line of ours; what is quoted leads. */
function roleOf({ role, text }: { role: string; text: string }, prompt: string): string {
  if (role !== 'title') return role
  return /["'“‘]/.test(prompt[prompt.indexOf(text) - 1] ?? '') ? 'headline' : 'subhead'
}

const plain = (text: string) => text.replaceAll('\\n', '\n').replaceAll(/\\(['"])/g, '$1')

export function prepare(labelled: Labelled): Prepared {
  const { sighted } = see(promptText(labelled.prompt.trim()))
  return { ...labelled, sighted, spans: locate(sighted.words, labelled.texts) }
}
