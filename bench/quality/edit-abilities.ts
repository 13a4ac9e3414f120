/**
 * `npm run bench:abilities`: every plain wish, on every part that a design has, on five designs of each kind. Prints by
 * class and kind how many were done / asked back or refused / answered as done and are not, and the sentences that came
 * to nothing. `-- --kind poster`, `--class bigger` take some; `--every 4` takes every fourth; `--parts 9` more parts a wish.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Design, type Engine, type KindName, openEngine } from '@limner/engine'
import { KIND_NAMES } from '@limner/engine/types'
import { ABILITY_PROMPTS } from './ability-designs.ts'
import {
  again,
  coloursOf,
  furthest,
  letters,
  type Named,
  partsOf,
  textOf,
  tintOf,
  type View,
  viewOf,
  wordsIn,
} from './ability-view.ts'
import { ABILITY_WISHES, type AbilityWish } from './ability-wishes.ts'
import { type Instruments, openInstruments } from './instruments.ts'

const { values } = parseArgs({
  options: {
    kind: { type: 'string' },
    class: { type: 'string' },
    every: { type: 'string', default: '1' },
    parts: { type: 'string', default: '3' },
    seed: { type: 'string', default: '3' },
    out: { type: 'string' },
  },
})

interface Ability {
  kind: KindName
  prompt: string
  name: string
  sentence: string
  came: 'done' | 'asked' | 'wrong'
  why: string
}

const WRONG: Ability['came'] = 'wrong'

/** What nobody asked for: words that are gone, colours of other texts. */
function harmed(wish: AbilityWish, part: Named, was: View, is: View): string | undefined {
  const words = wordsIn(is)
  const taken = wish.name === 'remove' || wish.name === 'say' || wish.name === 'no-picture'
  const kept = was.all.filter((one) => {
    const text = letters(textOf(one))
    const isPart = one.node.id === part.id || one.above.some(({ id }) => id === part.id)
    return (
      text !== '' &&
      one.artboard === 0 &&
      !(taken && (isPart || (part.text !== undefined && letters(part.text) === text)))
    )
  })
  const isReworded = wish.frees === 'words' || wish.name === 'shorter' || wish.name === 'anew'
  const lost = isReworded
    ? undefined
    : kept.find((one) => !words.includes(letters(textOf(one))) && one.node.type === 'text' && one.node.fact)
  if (lost) return `lost '${textOf(lost)}'`
  if (wish.frees) return undefined
  const ids = new Map(is.all.map((one) => [one.node.id, one]))
  if (was.all.filter(({ node }) => ids.has(node.id)).length < was.all.length / 2) return 'composed anew'
  const other = was.all.find((one) => {
    const now = ids.get(one.node.id)
    const mine =
      part.sort === 'whole' ||
      one.node.id === part.id ||
      one.above.some(({ id }) => id === part.id) ||
      (part.role !== undefined && one.node.role === part.role)
    return (
      !mine && now && one.node.type === 'text' && furthest(coloursOf(now, is.scene), coloursOf(one, was.scene)) > 0.06
    )
  })
  return other && `'${textOf(other)}' has another colour`
}

async function tried(
  engine: Engine,
  instruments: Instruments,
  design: Design,
  was: View,
  part: Named,
  wish: AbilityWish,
  sentence: string,
): Promise<Pick<Ability, 'came' | 'why'>> {
  const then = again(part, was)
  if (!then) throw new Error(`There is no ${part.words}`)
  const result = await engine.revise({ design, instruction: sentence, seed: 3, versions: [design, design] })
  const tints = { was: await tintOf(design.scene, engine) }
  if (result.status === 'revert') return { came: 'wrong', why: 'went back' }
  if (result.status === 'unclear') {
    const seen = { part, was, is: was, then, now: then, tints: { ...tints, is: tints.was } }
    const isSo = /\balready\b/.test(result.question) && wish.done(seen)
    return { came: isSo || wish.comes === 'told' ? 'done' : 'asked', why: result.question }
  }
  if (wish.comes) return { came: 'wrong', why: 'changed it' }
  const { scene } = result.concept.design
  const is = viewOf(scene, instruments)
  const told = [...(result.notDone ?? []), ...(result.notUnderstood ?? [])].join(' ')
  const both = { ...tints, is: await tintOf(scene, engine) }
  if (!wish.done({ part, was, is, then, now: again(part, is), tints: both }))
    return told
      ? { came: 'asked', why: told }
      : {
          came: 'wrong',
          why: `not seen: ${result.changes.map(({ what, from, to }) => `${what} ${from ?? ''}→${to ?? ''}`).join('; ')}`,
        }
  const had = new Set([...instruments.contrastFaults(design.scene), ...instruments.layoutFaults(design.scene)])
  const harm =
    harmed(wish, part, was, is) ??
    [...instruments.contrastFaults(scene), ...instruments.layoutFaults(scene)].find((one) => !had.has(one))
  return harm ? { came: 'wrong', why: harm } : { came: 'done', why: told }
}

/** A few parts a wish, turn by turn others, the whole first. */
function chosen(wish: AbilityWish, parts: readonly Named[], turn: number): Named[] {
  const [whole] = parts
  if (!wish.on) return whole ? [whole] : []
  const fit = parts.filter(({ sort }) => wish.on?.includes(sort))
  return Array.from(
    { length: Math.min(fit.length, Number(values.parts)) },
    (_, at) => fit[(turn + at) % fit.length],
  ).filter((one) => one !== undefined)
}

/** Every wish on its parts, one sentence each; `index` is the design's among those of its kind. */
function* sentences(parts: readonly Named[], kind: KindName, index: number) {
  for (const [row, wish] of ABILITY_WISHES.entries()) {
    if (wish.kinds && !wish.kinds.includes(kind)) continue
    if (values.class && !values.class.split(',').includes(wish.name)) continue
    for (const part of chosen(wish, parts, row + index * 2)) {
      const other = parts.find(({ sort, words }) => wish.on?.includes(sort) && words !== part.words)
      if (wish.say.includes('{other}') && !other) continue
      yield { wish, part, sentence: wish.say.replace('{part}', part.words).replace('{other}', other?.words ?? '') }
    }
  }
}

async function measured(): Promise<Ability[]> {
  const [engine, instruments] = [await openEngine(), openInstruments()]
  const found: Ability[] = []
  let turn = 0
  for (const kind of KIND_NAMES.filter((kind) => !values.kind || values.kind === kind))
    for (const [index, prompt] of ABILITY_PROMPTS[kind].entries()) {
      const { concepts } = await engine.design({ prompt, seed: Number(values.seed), kind })
      const design = concepts[index % concepts.length]?.design
      if (!design) continue
      const was = viewOf(design.scene, instruments)
      for (const { wish, part, sentence } of sentences(partsOf(was), kind, index))
        if (turn++ % Number(values.every) === 0) {
          const came = await tried(engine, instruments, design, was, part, wish, sentence).catch((error: unknown) => ({
            came: WRONG,
            why: `threw: ${error}`,
          }))
          found.push({ kind, prompt, name: wish.name, sentence, ...came })
        }
    }
  return found
}
const CAME: readonly Ability['came'][] = ['done', 'asked', 'wrong']
const count = (of: readonly Ability[]) => CAME.map((came) => of.filter((one) => one.came === came).length)

const all = await measured()
const kinds = [...new Set(all.map(({ kind }) => kind))]
const cell = (of: readonly Ability[]) => (of.length === 0 ? '·' : count(of).join('/')).padEnd(14)
console.log(`${'done/asked/wrong'.padEnd(26)}${[...kinds, 'all'].map((kind) => kind.padEnd(14)).join('')}`)
for (const { name } of ABILITY_WISHES) {
  const mine = all.filter((one) => one.name === name)
  if (mine.length > 0)
    console.log(
      name.padEnd(26) + [...kinds.map((kind) => cell(mine.filter((one) => one.kind === kind))), cell(mine)].join(''),
    )
}
console.log(
  'all'.padEnd(26) + [...kinds.map((kind) => cell(all.filter((one) => one.kind === kind))), cell(all)].join(''),
)
for (const came of CAME.toReversed().slice(0, 2)) {
  console.log(`\n${came}`)
  for (const one of all.filter((each) => each.came === came))
    console.log(`  ${one.kind} · ${one.prompt.slice(0, 28)} · ${one.sentence} — ${one.why}`)
}
if (values.out) writeFileSync(values.out, all.map((one) => JSON.stringify(one)).join('\n'))
