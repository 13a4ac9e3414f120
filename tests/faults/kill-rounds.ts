/**
 * Kills the product hard (kill -9) while people send and generate, starts it again on the same data directory, and
 * compares what it had acknowledged with what is there.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { TOOK_TOO_LONG } from '../../apps/server/src/jobs/answer-text.ts'
import { type Account, accountAt, signUp } from '../harness/account.ts'
import { DEADLINE, ended } from '../harness/ended.ts'
import { newDataDirectory, type Product, removeDataDirectory, startProduct } from '../harness/product.ts'

export interface KillReport {
  rounds: number
  /** Answered with success before a kill. */
  acknowledged: { messages: number; designs: number; predictions: number }
  /** Generations that ended because the machine had no time for them. */
  givenUp: number
  /** One sentence for each thing that is wrong; empty when all is well. */
  faults: string[]
  /** From start to ready, each round, in milliseconds. */
  recovery: number[]
  /** From ready until the last prediction had ended, each round, in milliseconds. */
  settling: number[]
}

interface Ledger {
  /** Message contents by idempotency key; likewise the prompts. What is answered moves to the acknowledged ones. */
  unansweredMessages: Map<string, string>
  unansweredPrompts: Map<string, string>
  messages: Set<string>
  /** Pictures by design id. */
  designs: Map<string, string>
  predictions: Set<string>
  givenUp: Set<string>
  faults: string[]
}

const PROMPTS = [
  'Logo for a coffee roaster called Harbor & Finch, navy and copper',
  'Icon for a weather app, a cloud with a small sun',
  'Business card for Ines Duarte, architect, ines@duarte.example',
  'Banner for a spring sale at Fern & Moss, 20% off',
]

/** @param random a number from 0 to 1, for the moments of the kills */
export async function killRounds(rounds: number, random: () => number): Promise<KillReport> {
  const dataDirectory = newDataDirectory()
  const ledger: Ledger = {
    unansweredMessages: new Map(),
    unansweredPrompts: new Map(),
    messages: new Set(),
    designs: new Map(),
    predictions: new Set(),
    givenUp: new Set(),
    faults: [],
  }
  const report: KillReport = {
    rounds,
    acknowledged: { messages: 0, designs: 0, predictions: 0 },
    givenUp: 0,
    faults: ledger.faults,
    recovery: [],
    settling: [],
  }
  let product = await startProduct({ dataDirectory })
  try {
    let account = await signUp(product.url)
    const { id: projectId } = await account.api.createProject({ body: { title: 'Kills' } })
    for (let round = 0; round < rounds; round += 1) {
      await loadUntilKilled(product, account, projectId, ledger, { round, after: 300 + 2200 * random() })
      const started = performance.now()
      product = await startProduct({ dataDirectory })
      account = accountAt(product.url, account.headers.cookie)
      report.recovery.push(performance.now() - started)
      report.settling.push(await verify(product, account, projectId, ledger, round))
    }
  } finally {
    await product.stop('SIGKILL')
    await sleep(500) // The database notices its owner's death and closes its files.
    removeDataDirectory(dataDirectory)
  }
  report.givenUp = ledger.givenUp.size
  report.acknowledged = {
    messages: ledger.messages.size,
    designs: ledger.designs.size,
    predictions: ledger.predictions.size,
  }
  return report
}

/** So much has to be acknowledged in a round before it may end: on a busy machine little is, in the time that a kill waits. */
const LEAST = { messages: 8, predictions: 2 }

/** Two people's worth of sending and two of generating, until the product dies under them. */
async function loadUntilKilled(
  product: Product,
  account: Account,
  projectId: string,
  ledger: Ledger,
  kill: { round: number; after: number },
): Promise<void> {
  let killed = false
  const untilKilled = async (act: (turn: number) => Promise<void>) => {
    for (let turn = 0; !killed; turn += 1) {
      try {
        await act(turn)
      } catch (error) {
        // After the kill every request fails; before it none may.
        if (!killed) ledger.faults.push(`round ${kill.round}: a request failed before the kill: ${error}`)
        return
      }
    }
  }
  const sending = (lane: number) =>
    untilKilled(async (turn) => {
      const key = `message-${kill.round}-${lane}-${turn}`
      ledger.unansweredMessages.set(key, `Message ${key}`)
      await send(account, projectId, ledger, key)
      await sleep(20) // A quick typist, not a flood: every message is counted again after each kill.
    })
  const generating = (lane: number) =>
    untilKilled(async (turn) => {
      const key = `design-${kill.round}-${lane}-${turn}`
      ledger.unansweredPrompts.set(key, PROMPTS[(lane + turn) % PROMPTS.length] ?? '')
      await generate(account, projectId, ledger, key)
    })
  const load = Promise.all([sending(0), sending(1), generating(0), generating(1)])
  const [messages, predictions] = [ledger.messages.size + LEAST.messages, ledger.predictions.size + LEAST.predictions]
  const enough = () => ledger.messages.size >= messages && ledger.predictions.size >= predictions
  // However long that takes: a test of time would tell how busy the machine is. A fault is told, not waited out.
  while (!enough() && ledger.faults.length === 0) await sleep(50)
  // From here on by chance: what is under way is in any state.
  await sleep(kill.after)
  killed = true
  await product.stop('SIGKILL')
  await load
}

async function send(account: Account, projectId: string, ledger: Ledger, key: string): Promise<void> {
  const content = ledger.unansweredMessages.get(key) ?? ''
  await account.api.createMessage(
    { params: { id: projectId }, body: { type: 'user', content } },
    { headers: { 'idempotency-key': key } },
  )
  ledger.unansweredMessages.delete(key)
  ledger.messages.add(content)
}

async function generate(account: Account, projectId: string, ledger: Ledger, key: string): Promise<void> {
  const prompt = ledger.unansweredPrompts.get(key) ?? ''
  const headers = { 'idempotency-key': key }
  const prediction = await account.api.generateDesign({ body: { prompt, projectId } }, { headers })
  ledger.unansweredPrompts.delete(key)
  ledger.predictions.add(prediction.id)
  for (const design of prediction.designs ?? []) ledger.designs.set(design.id, design.imageUrl)
}

/** @returns how long the interrupted predictions took to end */
async function verify(
  product: Product,
  account: Account,
  projectId: string,
  ledger: Ledger,
  round: number,
): Promise<number> {
  // Whoever got no answer asks again under the same key: still one message, one generation.
  for (const key of [...ledger.unansweredMessages.keys()]) await send(account, projectId, ledger, key)
  for (const key of [...ledger.unansweredPrompts.keys()]) await generate(account, projectId, ledger, key)

  const started = performance.now()
  const unended = await unendedPredictions(account, ledger)
  const settled = performance.now() - started
  const params = { id: projectId }
  const messages = await allPages((page) => account.api.listMessages({ params, query: { page } }))
  const designs = await allPages((page) => account.api.listProjectDesigns({ params, query: { page } }))
  const sentences = [
    ...unended,
    ...wrongMessages(messages, ledger),
    ...(await wrongDesigns(designs, product, account, ledger)),
  ]
  ledger.faults.push(...sentences.map((sentence) => `round ${round}: ${sentence}`))
  return settled
}

/** Every page of a list, until one is empty. */
async function allPages<T>(read: (page: number) => Promise<T[]>): Promise<T[]> {
  const all: T[] = []
  for (let page = 1; ; page += 1) {
    const items = await read(page)
    if (items.length === 0) return all
    all.push(...items)
  }
}

async function unendedPredictions(account: Account, ledger: Ledger): Promise<string[]> {
  const faults: string[] = []
  for (const id of ledger.predictions) {
    const prediction = await ended(account.api, await account.api.getPrediction({ params: { id } }))
    if (!prediction) faults.push(`prediction ${id} has not ended within ${DEADLINE / 1000} s`)
    else if (prediction.error === TOOK_TOO_LONG) ledger.givenUp.add(id)
    else if (prediction.status === 'failed') faults.push(`prediction ${id} failed: ${prediction.error}`)
    for (const design of prediction?.designs ?? []) ledger.designs.set(design.id, design.imageUrl)
  }
  return faults
}

function wrongMessages(messages: readonly { content: string }[], ledger: Ledger): string[] {
  const copies = new Map<string, number>()
  for (const { content } of messages) copies.set(content, (copies.get(content) ?? 0) + 1)
  return [...ledger.messages]
    .filter((content) => copies.get(content) !== 1)
    .map((content) => `"${content}" was acknowledged and is there ${copies.get(content) ?? 0} times`)
}

async function wrongDesigns(
  designs: readonly { id: string }[],
  product: Product,
  account: Account,
  ledger: Ledger,
): Promise<string[]> {
  const faults: string[] = []
  const present = new Set(designs.map((design) => design.id))
  for (const [id, imageUrl] of ledger.designs) {
    if (!present.has(id)) faults.push(`design ${id} was acknowledged and is gone`)
    const picture = await fetch(new URL(imageUrl, product.url), { headers: account.headers })
    const bytes = picture.ok ? (await picture.arrayBuffer()).byteLength : 0
    if (bytes < 100) faults.push(`the picture of design ${id} answers ${picture.status} with ${bytes} bytes`)
  }
  const strangers = designs.filter(({ id }) => !ledger.designs.has(id))
  return [...faults, ...strangers.map(({ id }) => `design ${id} belongs to no prediction that was asked for`)]
}
