/** What the engine and the server say to people, as it stands in their sources: samples of every sentence. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Expression, type Node, parseSync, type TemplateLiteral, Visitor } from 'oxc-parser'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Where answers are made. */
const SOURCES = [
  'packages/engine/src/edit/**/*.ts',
  'packages/engine/src/engine/{revising,understanding}.ts',
  'packages/engine/src/language/lexicon/no-edits.ts',
  'packages/engine/src/brief/words/talk.ts',
  'packages/engine/src/report/checks.ts',
  'packages/engine/src/analysis/{preflight,press-check}.ts',
  'packages/engine/src/render/press/conditions.ts',
  'apps/server/src/jobs/{answer-text,brand-text,many}.ts',
  'apps/server/src/jobs/designing-near.ts',
  'apps/server/src/features/memory/personal-facts.ts',
]

/** The language of messages, words for the design, and what is written for those who build: none of it is said. */
const APART = /\.test\.ts$|fixture|proofs|\/abilities\/|\/understand\/|\/section\/content\.ts$|\/apply\.ts$/

export interface Said {
  file: string
  line: number
  /** With something in the place of each value, in every way that was thought of. */
  samples: string[]
}

/** What stands in for a value: a part, a figure, a name. */
const FILLINGS = ['headline', '3', 'Inter', 'dark green']
const MOST = 12

const literal = (node: Node): string | undefined =>
  node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined

/** The texts that an expression may be: both of a choice; of what is not known a filling. */
function textsOf(node: Expression, filling: string): string[] {
  const own = literal(node)
  if (own !== undefined) return [own]
  if (node.type === 'TemplateLiteral') return ofTemplate(node, filling)
  if (node.type === 'ConditionalExpression')
    return [...textsOf(node.consequent, filling), ...textsOf(node.alternate, filling)]
  if (node.type === 'ParenthesizedExpression') return textsOf(node.expression, filling)
  return [filling]
}

function ofTemplate({ quasis, expressions }: TemplateLiteral, filling: string): string[] {
  let texts = [quasis[0]?.value.cooked ?? '']
  for (const [at, expression] of expressions.entries()) {
    // The offer of another layout is a sentence of its own.
    const isOffer = expression.type === 'Identifier' && expression.name === 'OFFER_LAYOUT'
    const values = isOffer ? [''] : textsOf(expression, filling)
    const rest = quasis[at + 1]?.value.cooked ?? ''
    texts = texts.flatMap((text) => values.map((value) => text + value + rest)).slice(0, MOST)
  }
  return texts
}

/** A capital or a value at its beginning, several words, and an end. */
const SENTENCE = /^[\p{Lu}“].* .*[.?]$/su
const isSaid = (text: string) => SENTENCE.test(text) && !/[{}<>\\|]|https?:/.test(text)

/** Errors are for those who run it. */
const THROWN = /(?:new \w*Error|throw [^;]*)\($/

export function readSaid(file: string, source: string): Said[] {
  const found: Said[] = []
  const take = (node: Node & { start: number }, samplesOf: (filling: string) => string[]) => {
    if (THROWN.test(source.slice(0, node.start).trimEnd())) return
    const samples = FILLINGS.flatMap(samplesOf)
    if (samples.some(isSaid)) found.push({ file, line: source.slice(0, node.start).split('\n').length, samples })
  }
  new Visitor({
    Literal(node) {
      const text = literal(node)
      if (text !== undefined && isSaid(text)) take(node, () => [text])
    },
    TemplateLiteral(node) {
      take(node, (filling) => ofTemplate(node, filling))
    },
  }).visit(parseSync(file, source).program)
  return found
}

export const readAllSaid = (): Said[] =>
  globSync(SOURCES, { cwd: ROOT })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !APART.test(file))
    .sort()
    .flatMap((file) => readSaid(file, readFileSync(path.join(ROOT, file), 'utf8')))
