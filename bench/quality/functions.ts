/**
 * `npm run bench:functions -- [FILE]`: whether a site shows what its prompt asks for. Of each wish for a site: the type of
 * its page, each function visible as a block of its own kind with the thing's own words, told colours exact in the palette,
 * its name as told and never a made-up one. Without a file over the wishes of this folder; a file has a JSON object a line:
 * `prompt`, `page`, `functions`, and optionally `brand` and `colours` (`words`, `target`). `-v` prints what is missing.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Design, type Node, openEngine } from '@limner/engine'
import { formatHex, parse } from 'culori'
import { kindsOf, WORDS_OF } from './function-evidence.ts'
import { SITE_FUNCTION_WISHES, type SiteFunctionWish } from './function-wishes.ts'
import { UNSEEN_FUNCTION_WISHES } from './function-wishes-unseen.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    verbose: { type: 'boolean', short: 'v' },
    count: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
  },
})

const ARTICLES = /^(?:an?|the|your|their|its|and|or|of|for|to|with|in|on|by|from|as|via|other|own)$/
/** Share of a thing's words that stand in its block. */
const ENOUGH = 0.5

const stem = (word: string) =>
  word
    .toLowerCase()
    .replace(/(?:ies|es|s)$/, '')
    .replace(/(?:ing|ed|y|e)$/, '')
    .slice(0, 5)
const stemsIn = (words: string): string[] =>
  (words.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).filter((word) => !ARTICLES.test(word)).map(stem)

/** What CSS calls by a name; hues that everybody names are a designer's matter. */
const PLAIN = /^(?:red|orange|yellow|green|blue|purple|pink|brown|violet|cyan|magenta)$/i
const cssColour = (name: string): string | undefined => {
  const css = name.toLowerCase().replaceAll(' ', '')
  return PLAIN.test(css) ? undefined : formatHex(parse(css))
}

interface Shown {
  block: string
  stems: ReadonlySet<string>
}

/** The blocks of a page by the names of their nodes ('search-2-field'), each with all words in it. */
function blocksOf({ scene }: Design): Shown[] {
  const words = new Map<string, string[]>()
  const visit = (node: Node, inside: string): void => {
    const own = /^([a-z-]+-\d+)-/.exec(node.id)?.[1]
    const block = own ?? inside
    if (node.type === 'text') words.set(block, [...(words.get(block) ?? []), node.text])
    if (node.type === 'frame') for (const child of node.children) visit(child, block)
  }
  for (const { root } of scene.artboards.slice(0, 1)) visit(root, 'page')
  return [...words].map(([id, texts]) => ({
    block: id.replace(/-\d+$/, ''),
    stems: new Set(texts.flatMap(stemsIn)),
  }))
}

/** Whether a function, 'verb thing', is shown: in a block of a kind that its verb needs, or that says the verb, with its thing. */
function isShown(words: string, blocks: readonly Shown[]): boolean {
  const [verb = '', ...rest] = words.split(/\s+/)
  const thing = stemsIn(rest.join(' '))
  const kinds = kindsOf(verb)
  const said = [verb, ...WORDS_OF(verb)].map(stem)
  return blocks.some(({ block, stems }) => {
    const does = kinds.test(block) || said.some((one) => stems.has(one))
    const has = thing.length === 0 || thing.filter((one) => stems.has(one)).length / thing.length >= ENOUGH
    return does && has
  })
}

const wishes: readonly SiteFunctionWish[] = positionals[0]
  ? readFileSync(positionals[0], 'utf8')
      .trim()
      .split('\n')
      .map((line): SiteFunctionWish => JSON.parse(line))
      .filter(({ page }) => page)
  : [...SITE_FUNCTION_WISHES, ...UNSEEN_FUNCTION_WISHES]

const engine = await openEngine()
const counts = { types: [0, 0], shown: [0, 0], colours: [0, 0], names: [0, 0] }
const add = (row: number[], good: number, all: number) => {
  row[0] = (row[0] ?? 0) + good
  row[1] = (row[1] ?? 0) + all
}
for (const wish of wishes) {
  const { brief, concepts } = await engine.design({
    prompt: wish.prompt,
    seed: Number(values.seed),
    count: Number(values.count),
  })
  const faults: string[] = []
  const isType = brief.kind === 'website' && brief.page?.type === wish.page
  if (!isType) faults.push(`type ${wish.page}, read ${brief.kind}/${brief.page?.type}`)
  add(counts.types, Number(isType), 1)
  const isNamed = (brief.brand ?? null) === (wish.brand ?? null)
  if (!isNamed) faults.push(`name ${wish.brand ?? 'none'}, read ${brief.brand}`)
  add(counts.names, Number(isNamed), 1)
  for (const { design } of concepts) {
    const blocks = blocksOf(design)
    const missing = (wish.functions ?? []).filter((one) => !isShown(one, blocks))
    add(counts.shown, (wish.functions ?? []).length - missing.length, (wish.functions ?? []).length)
    if (missing.length > 0) faults.push(`${design.archetype} lacks: ${missing.join(' | ')}`)
    const palette = new Set(
      JSON.stringify(design.scene)
        .toLowerCase()
        .match(/#[0-9a-f]{6}/g),
    )
    for (const { words } of wish.colours ?? []) {
      const hex = /^#/.test(words) ? words.toLowerCase() : cssColour(words)
      if (!hex) continue
      if (!palette.has(hex)) faults.push(`${design.archetype} has no ${words}`)
      add(counts.colours, Number(palette.has(hex)), 1)
    }
  }
  if (values.verbose && faults.length > 0) console.log([wish.prompt, ...faults.map((one) => `  ✗ ${one}`)].join('\n'))
}
const percent = ([good = 0, all = 0]: number[]) => `${good} of ${all}, ${((100 * good) / Math.max(1, all)).toFixed(1)}%`
console.log(`functions visible  ${percent(counts.shown)}`)
console.log(`type of page       ${percent(counts.types)}`)
console.log(`told colours exact ${percent(counts.colours)}`)
console.log(`name as told       ${percent(counts.names)}`)
