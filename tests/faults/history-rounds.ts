/**
 * Changes designs of all kinds by hand and in words, by dice, with two tabs and three kill -9 in between, and compares every version with what it was
 * when it was acknowledged: on the way back to the first, and forward to the last.
 */
import crypto from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError } from '@limner/contract/client'
import { random } from '@limner/engine/instruments'
import sharp from 'sharp'
import { type Account, accountAt, signUp } from '../harness/account.ts'
import { ended } from '../harness/ended.ts'
import { newDataDirectory, type Product, removeDataDirectory, startProduct } from '../harness/product.ts'
import { byHand, type Dice, type Operation, type Parts, unsound, wish } from './hand-operations.ts'

export interface HistoryReport {
  versions: number
  refused: number
  /** Answers of two tabs that changed one version at the same time. */
  branches: number
  /** Changes of a version that was not the last one any more, told instead of made. */
  told: number
  /** Steps back by "undo". */
  undone: number
  /** One sentence for each thing that is wrong; empty when all is well. */
  faults: string[]
  /** Of a change, in milliseconds. */
  times: number[]
}

type Made = Awaited<ReturnType<Account['api']['getPrediction']>>
type MadeDesign = NonNullable<Made['designs']>[number]

interface Version {
  design: MadeDesign
  parent: Version | null
  /** What it is a return to. */
  copyOf: Version | null
  parts: Parts
  /** Of everything that can be read of it. */
  print: string
}

interface Line {
  versions: Version[]
  at: Version
}

interface Run {
  product: Product
  account: Account
  dice: Dice
  seed: number
  report: HistoryReport
  onFault: (fault: string) => void
  /** Of requests, so that each has a key of its own. */
  asked: number
}

const PROMPTS = [
  ['poster', 'Poster for a harvest supper at Long Barn, Saturday 3 October, 7 pm, tickets 25'],
  ['logo', 'Logo for a boat builder called Tern & Daughter, deep green'],
  ['business-card', 'Business card for Odile Brandt, piano tuner, odile@brandt.example, +44 20 7946 0123'],
  ['banner', 'Banner for a spring sale of garden tools, 30% off until 12 April, dark green'],
  ['icon', 'App icon for a tide table, a wave'],
  ['website', 'Website with pages for the menu, about us and contact, for a bakery called Rye & Sons in Lisbon'],
] as const
/** What comes with operations that bring a picture. */
const picture = await sharp({ create: { width: 96, height: 64, channels: 3, background: '#b3261e' } })
  .png()
  .toBuffer()
  .then((bytes) => `data:image/png;base64,${bytes.toString('base64')}`)
/** Whoever changes it meanwhile is told in these words. */
const TOLD = /This design was changed meanwhile/
const sha = (bytes: string | Uint8Array) => crypto.createHash('sha256').update(bytes).digest('hex')

/** @param steps changes that are asked for: every other one of one design, by the seed, and the others of the rest in turns */
export async function historyRounds(
  steps: number,
  seed: number,
  onFault: (fault: string) => void = () => undefined,
): Promise<HistoryReport> {
  const dataDirectory = newDataDirectory()
  const report: HistoryReport = { versions: 0, refused: 0, branches: 0, told: 0, undone: 0, faults: [], times: [] }
  let product = await startProduct({ dataDirectory })
  const run: Run = { product, account: await signUp(product.url), dice: random(seed), seed, report, onFault, asked: 0 }
  try {
    const lines: Line[] = []
    for (const [kind, prompt] of PROMPTS) lines.push(await begin(run, kind, prompt))
    for (let step = 0; step < steps; step += 1) {
      const line = lines[(step % 2 === 0 ? seed : (step - 1) / 2) % lines.length]
      if (!line) break
      const kill = KILLS.findIndex((_, at) => step === Math.floor((steps * (at + 1)) / (KILLS.length + 1)))
      if (kill >= 0) {
        product = await killed(run, line, dataDirectory, KILLS[kill] ?? null)
        for (const one of lines) await compare(run, one, 'after the kill')
      } else await change(run, line)
    }
    for (const line of lines) {
      await undoToTheStart(run, line)
      await compare(run, line, 'at the end')
    }
  } finally {
    await product.stop('SIGKILL')
    await sleep(500) // The database notices its owner's death and closes its files.
    removeDataDirectory(dataDirectory)
  }
  return report
}

const keyOf = (run: Run): string => {
  run.asked += 1
  return `history-${run.seed}-${run.asked}`
}

async function whole({ account }: Run, prediction: Made): Promise<Made> {
  const made = await ended(account.api, prediction, 50)
  if (!made) throw new Error(`prediction ${prediction.id} has not ended`)
  return made
}

async function begin(run: Run, kind: (typeof PROMPTS)[number][0], prompt: string): Promise<Line> {
  const { account, seed } = run
  const made = await whole(run, await account.api.generateDesign({ body: { prompt, kind, count: 1, seed } }))
  const [design] = made.designs ?? []
  if (!design) throw new Error(`No ${kind}: ${made.message ?? made.error}`)
  const first = await known(run, design, null)
  return { versions: [first], at: first }
}

/** Everything that can be read of a version. */
async function read({ account, product }: Run, { id, pictures }: MadeDesign) {
  const params = { id }
  const parts = await account.api.getDesignParts({ params })
  const drawings: string[] = []
  for (const side of parts.artboards.keys())
    drawings.push((await account.api.getDesignDrawing({ params, query: { side } })).svg)
  const { sheet } = await account.api.getDesignSheet({ params })
  const files: string[] = []
  for (const { imageUrl } of pictures) {
    const answer = await fetch(new URL(imageUrl, product.url), { headers: account.headers })
    files.push(`${answer.status} ${sha(new Uint8Array(await answer.arrayBuffer()))}`)
  }
  return { parts, drawings, print: [JSON.stringify(parts), ...drawings, sheet, ...files].map(sha).join() }
}

const say = ({ report, seed, onFault }: Run, { kind, versionNumber }: MadeDesign, fault: string) => {
  const told = `seed ${seed}, ${kind}, version ${versionNumber}: ${fault}`
  report.faults.push(told)
  onFault(told)
}

async function known(run: Run, design: MadeDesign, parent: Version | null): Promise<Version> {
  const { parts, drawings, print } = await read(run, design)
  for (const fault of unsound(parts, drawings)) say(run, design, fault)
  run.report.versions += 1
  return { design, parent, copyOf: null, parts, print }
}

/** The version that "undo" leads to: a return counts as what it returned to. */
function undoOf(version: Version): Version | null {
  return version.copyOf ? undoOf(version.copyOf) : version.parent
}

/** By hand or in words; at times from an earlier version, from two tabs at once, or sent twice. */
async function change(run: Run, line: Line): Promise<void> {
  const { dice, report } = run
  if (dice.next() < 0.15) line.at = dice.pick(line.versions)
  const from = line.at
  if (dice.next() < 0.2) return inWords(run, line, wish(dice))
  const way = dice.next()
  const key = keyOf(run)
  const began = performance.now()
  const first = operate(run, from, byHand(from.parts, dice), key)
  if (way < 0.1) {
    const other = operate(run, from, byHand(from.parts, dice), keyOf(run))
    for (const made of await Promise.all([first, other])) {
      await take(run, line, from, made.made, made.said)
      report.branches += 1
    }
    return
  }
  const { made, said, operations } = await first
  report.times.push(performance.now() - began)
  await take(run, line, from, made, said)
  if (way > 0.8 && way < 0.9) return stale(run, line, from)
  if (way > 0.9) {
    const again = await operate(run, from, operations, key)
    if (again.made.id !== made.id) say(run, from.design, `${said} sent twice was done twice`)
  }
}

const brings = (operation: Operation) =>
  operation.op === 'photo' || (operation.op === 'add' && operation.part === 'picture')

async function operate(run: Run, { design }: Version, operations: Operation[], key: string, knownVersion?: number) {
  const body = { operations, ...(operations.some(brings) && { picture }), ...(knownVersion && { knownVersion }) }
  const asked = { params: { id: design.id }, body }
  const made = await run.account.api.operateDesign(asked, { headers: { 'idempotency-key': key } })
  return { made: await whole(run, made), said: JSON.stringify(operations), operations }
}

/** Two tabs that both know of the last version and would be told of a later one: one change is made, the other is told. */
async function stale(run: Run, line: Line, from: Version): Promise<void> {
  const last = Math.max(...line.versions.map(({ design }) => design.versionNumber))
  const tab = (accent: string) =>
    operate(run, from, [{ op: 'palette', set: { accent } }], keyOf(run), last).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 409 && TOLD.test(error.message)) return null
      throw error
    })
  const both = await Promise.all([tab('#8a2be2'), tab('#007f5f')])
  const failed = both.filter((answer) => answer === null || TOLD.test(answer.made.error ?? ''))
  const rest = both.filter((answer) => answer !== null && !failed.includes(answer))
  run.report.told += failed.length
  for (const answer of rest) if (answer) await take(run, line, from, answer.made, answer.said)
  const made = rest.filter((answer) => (answer?.made.designs?.length ?? 0) > 0).length
  if (made > 1) say(run, from.design, 'of two that knew of the same last version both were made')
  if (made === 0 && failed.length > 0) say(run, from.design, 'told of a later version, and there is none')
}

async function wished(run: Run, { design }: Version, prompt: string, key: string) {
  const body = { prompt, parentDesignId: design.id, modificationPrompt: prompt }
  const made = await run.account.api.generateDesign({ body }, { headers: { 'idempotency-key': key } })
  return { made: await whole(run, made), said: prompt }
}

async function inWords(run: Run, line: Line, prompt: string): Promise<void> {
  const from = line.at
  const { made } = await wished(run, from, prompt, keyOf(run))
  await taken(run, line, from, made, prompt)
}

async function taken(run: Run, line: Line, from: Version, made: Made, prompt: string): Promise<void> {
  const version = await take(run, line, from, made, prompt)
  if (!version || !prompt.startsWith('undo')) return
  version.copyOf = undoOf(from)
  if (version.print !== version.copyOf?.print) say(run, version.design, 'the return is not what it returned to')
}

/** What was answered: the next version, whose parent is the one that was changed, or why there is none. */
async function take(run: Run, line: Line, from: Version, made: Made, said: string): Promise<Version | null> {
  const [design, more] = made.designs ?? []
  const fault = (sentence: string) => say(run, from.design, `${said}: ${sentence}`)
  if (made.status !== 'succeeded') fault(`failed: ${made.error}`)
  if (!made.message) fault('nothing is said of it')
  if (more) fault('several designs were made')
  if (!design) {
    run.report.refused += 1
    return null
  }
  if (design.parentDesignId !== from.design.id) fault(`its parent is ${design.parentDesignId}`)
  if (line.versions.some(({ design: { versionNumber } }) => versionNumber === design.versionNumber))
    fault(`version ${design.versionNumber} is there twice`)
  const version = await known(run, design, from)
  if (version.print === from.print) fault(`“${made.message}”, and nothing is different`)
  line.versions.push(version)
  line.at = version
  return version
}

/** In the middle of what the server is killed: a change by hand, or one in words. */
const KILLS = [null, 'make the headline smaller', 'undo that'] as const

/** A change whose answer never comes: asked again with its key, it is made once. */
async function killed(run: Run, line: Line, dataDirectory: string, prompt: string | null): Promise<Product> {
  const { dice, product, account } = run
  const [from, key] = [line.at, keyOf(run)]
  const operations: Operation[] = [{ op: 'add', artboard: 0, part: 'line' }]
  const ask = () => (prompt === null ? operate(run, from, operations, key) : wished(run, from, prompt, key))
  const lost = ask().catch(() => null)
  await sleep(dice.next() * 600)
  await product.stop('SIGKILL')
  await lost
  run.product = await startProduct({ dataDirectory })
  run.account = accountAt(run.product.url, account.headers.cookie)
  const { made, said } = await ask()
  if (prompt === null) await take(run, line, from, made, said)
  else await taken(run, line, from, made, prompt)
  return run.product
}

/** Every version is what it was when it was acknowledged, each leads to the one that it was made from, and there are no others. */
async function compare(run: Run, { versions, at }: Line, when: string): Promise<void> {
  const { api } = run.account
  for (const { design, print } of versions)
    if ((await read(run, design)).print !== print) say(run, design, `is another one ${when}`)
  const params = { id: at.design.id }
  const listed = new Map<string, MadeDesign>()
  for (let page = 1; ; page += 1) {
    const { versions: some } = await api.getDesign({ params, query: { page } })
    for (const design of some) listed.set(design.id, design)
    if (some.length === 0) break
  }
  for (const { design, parent } of versions) {
    const found = listed.get(design.id)
    if (!found) say(run, design, `is gone ${when}`)
    else if (found.parentDesignId !== (parent?.design.id ?? null)) say(run, design, `has another parent ${when}`)
  }
  if (listed.size !== versions.length)
    say(run, at.design, `${listed.size} versions instead of ${versions.length} ${when}`)
}

/** "Undo" until there is nothing before, then the last version again by its number. */
async function undoToTheStart(run: Run, line: Line): Promise<void> {
  const last = line.at
  while (undoOf(line.at)) {
    const before = line.at
    await inWords(run, line, 'undo that')
    if (line.at === before) return say(run, before.design, '“undo that” makes nothing')
    run.report.undone += 1
  }
  if (line.at.print !== line.versions[0]?.print) say(run, line.at.design, 'undone to the start, it is another one')
  const start = line.at
  await inWords(run, line, `go back to version ${last.design.versionNumber}`)
  if (line.at === start && last !== start) return say(run, start.design, 'the last version does not come again')
  if (line.at.print !== last.print) say(run, last.design, 'redone to the end, it is another one')
}
