/**
 * `npm run bench:servers [-- --minutes 10 --people 200 --servers 3 --think 180]`: several servers of the product at one database
 * behind PgBouncer (transactions), one object storage, a proxy that gives each request to the next server; one of them is
 * killed (kill -9) and started again every minute, while people work. What was acknowledged must be there, once.
 *
 * Everything runs on this machine and ends with the drill. S3_ENDPOINT and its neighbours name an object storage to use.
 */
import http from 'node:http'
import os from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { quantile } from './quantile.ts'
import { Ledger } from './servers/ledger.ts'
import { listen } from './servers/listen.ts'
import { Person } from './servers/person.ts'
import { openStage, type Stage } from './servers/stage.ts'
import { verify } from './servers/verify.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    people: { type: 'string', default: '200' },
    servers: { type: 'string', default: '3' },
    think: { type: 'string', default: '180' },
  },
})
const [minutes, people, servers, think] = [values.minutes, values.people, values.servers, values.think].map(Number)
if (!minutes || !people || !servers || !think) throw new Error('--minutes, --people, --servers and --think are numbers')

const DURATION = minutes * 60_000
/** Milliseconds between two kills. */
const KILL_EVERY = Math.min(60_000, DURATION / 3)
/** All have come after so many milliseconds. */
const COMING = 0.8 * DURATION
/** Nothing of this runs longer, whatever hangs. */
const LIMIT = DURATION + 12 * 60_000

const ledger = new Ledger()

/** A program that takes webhooks. */
async function startReceiver() {
  const server = http.createServer(async (request, response) => {
    let body = ''
    for await (const part of request.setEncoding('utf8')) body += part
    ledger.told.push({ id: String(request.headers['webhook-id']), about: JSON.parse(body).data.predictionId })
    response.end()
  })
  return { url: `http://127.0.0.1:${await listen(server)}/`, close: () => server.close() }
}

/** A server that does not come up again is a fault, and no end of the drill. @returns milliseconds until it was ready */
async function restarted(stage: Stage, number: number): Promise<number> {
  try {
    return await stage.restart(number)
  } catch (error) {
    ledger.faults.push(`server ${number} did not start again: ${error instanceof Error ? error.message : error}`)
    return stage.restart(number)
  }
}

async function killNowAndThen(stage: Stage, ends: number): Promise<number[]> {
  const times: number[] = []
  for (let kill = 0; ; kill++) {
    await sleep(kill === 0 ? KILL_EVERY / 2 : Math.max(1, KILL_EVERY - (times.at(-1) ?? 0)))
    if (Date.now() > ends) return times
    times.push(await restarted(stage, kill % (servers ?? 1)))
  }
}

async function watchLoad(signal: AbortSignal): Promise<number[]> {
  const loads: number[] = []
  while (!signal.aborted) {
    loads.push(os.loadavg()[0] ?? 0)
    await sleep(5_000, undefined, { signal }).catch(() => {})
  }
  return loads
}

async function report(stage: Stage, restarts: number[], loads: number[]): Promise<void> {
  const { failed, all } = ledger.errorShare()
  const acts = ledger.acts()
  const distinct = new Set(ledger.told.map(({ id }) => id)).size
  const seconds = (list: number[]) =>
    `p50 ${(quantile(list, 0.5) / 1000).toFixed(1)} s, worst ${(Math.max(...list) / 1000).toFixed(1)} s`
  const mean = loads.reduce((sum, load) => sum + load, 0) / loads.length
  const designs = [...ledger.asked.values()].reduce((sum, { designIds }) => sum + designIds.length, 0)
  console.log(
    `${new Date().toISOString().slice(0, 10)}: ${servers} servers, ${people} people who think ${think} s in the mean, ${minutes} minutes`,
  )
  console.log(
    `on ${os.cpus().length} cores (${os.cpus()[0]?.model}), load ${mean.toFixed(1)} in the mean, ${Math.max(...loads).toFixed(1)} at most`,
  )
  for (const part of stage.parts) console.log(`with ${part}`)
  console.log(`kill -9: ${restarts.length} times; ready again: ${restarts.length > 0 ? seconds(restarts) : '-'}`)
  console.log(
    `acknowledged: ${[...ledger.asked.values()].filter(({ id }) => id !== null).length} generations and changes with ${designs} designs, ${ledger.messages.size} messages, ${ledger.pictures.size} pictures`,
  )
  console.log(
    `webhooks: ${ledger.toBeTold.size} ends to be told, ${distinct} messages, ${ledger.told.length - distinct} of them came twice`,
  )
  console.log(
    `requests: ${all}, by server ${stage.counts.join(' / ')}; failed ${failed} (${((100 * failed) / all).toFixed(2)} %): ${[
      ...ledger.answers,
    ]
      .sort()
      .map(([status, count]) => `${status}: ${count}`)
      .join(', ')}`,
  )
  console.log(
    `acts: ${acts.all}, of which ${acts.again} took more than one try, after failures and refusals (${((100 * acts.again) / acts.all).toFixed(2)} %)`,
  )
  for (const row of ledger.rows()) console.log(row)
  console.log(
    `told to come back later because too much waits (503): ${ledger.refused} times; given up after four minutes: ${ledger.gaveUp}`,
  )
  const size = await stage.size()
  const each = (bytes: number) => `${(bytes / size.designs / 1000).toFixed(1)} kB`
  console.log(`a design: ${each(size.rows)} in rows and indexes, ${each(size.pictures)} in pictures`)
  const logged = Map.groupBy(stage.failures(), (line) => line)
  for (const [line, { length }] of logged) console.log(`logged ${length} ×: ${line}`)
}

const stopping = setTimeout(() => {
  console.error(`Not done after ${LIMIT / 60_000} minutes`)
  process.kill(process.pid, 'SIGTERM')
}, LIMIT)
stopping.unref()
const receiver = await startReceiver()
const stage = await openStage(servers, { WEBHOOK_HOSTS: '127.0.0.1' })
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stage.close().finally(() => process.exit(1)))
try {
  const ends = Date.now() + DURATION
  const watching = new AbortController()
  const loads = watchLoad(watching.signal)
  const killing = killNowAndThen(stage, ends)
  // Told below, once everybody has gone.
  killing.catch(() => {})
  const everybody = Array.from({ length: people }, (_, number) =>
    new Person({ url: stage.url, number, ledger, think, hook: receiver.url }).live((COMING * number) / people, ends),
  )
  await Promise.all(everybody)
  watching.abort()
  const restarts = await killing
  await verify(stage, ledger)
  await report(stage, restarts, await loads)
} finally {
  await stage.close()
  receiver.close()
}
console.log(
  ledger.faults.length > 0
    ? `FAULTS (${ledger.faults.length})\n${ledger.faults.slice(0, 50).join('\n')}`
    : 'Nothing lost, nothing twice.',
)
process.exit(ledger.faults.length > 0 ? 1 : 0)
