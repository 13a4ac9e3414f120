/**
 * `npm run bench`: how long a person waits, measured over HTTP against the built product. For each kind: from the prompt
 * to four finished concepts; for one concept; the stages as the server reports them (each the sum over the pictures, of
 * which one a thread is painted at once); and how many times as long that stage lasts as painting and encoding scenes of
 * the same prompts one after the other in a process that does nothing else. Then: does a cheap route
 * stay quick while eight people generate at once?
 */
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Engine, openEngine } from '@limner/engine'
import { signUp } from '../tests/harness/account.ts'
import { newDataDirectory, removeDataDirectory, startProduct } from '../tests/harness/product.ts'
import { quantile } from './quantile.ts'

const PROMPTS: Record<string, string[]> = {
  logo: ['Logo for a coffee roaster called Harbor & Finch, navy and copper', 'Minimalist logo for Northwind Labs'],
  website: ['Landing page for Tidewater Yoga in Lisbon, calm and airy', 'Website for Otto Brandt, furniture maker'],
  'business card': [
    'Business card for Ines Duarte, architect, ines@duarte.example, +351 210 123 456',
    'Business card for Kumar & Sons, tailors, 12 Mill Lane, Leeds',
  ],
  poster: [
    'Poster for the Riverside Jazz Night, Friday 14 August, 8 pm, Old Boathouse, tickets £12',
    'Flyer for a farmers market every Saturday from 9 to 1 on Castle Square',
  ],
  icon: ['App icon for a weather app, cloud and sun', 'Icon for a habit tracker, a green leaf'],
  banner: ['Banner for a spring sale at Fern & Moss, 20% off until 30 April', 'LinkedIn banner for a data engineer'],
}
const ROUNDS = Number(process.argv[2] ?? 10)
const AT_ONCE = 8
/** As the server has by default. */
const THREADS = Math.min(2, availableParallelism())
/** Pixels across, as the server's. */
const [THUMBNAIL, PLACEHOLDER] = [480, 16]
/** Characters of the product's log that are shown with a failure. */
const LOG_TAIL = 4_000

const engine = await openEngine()
const dataDirectory = newDataDirectory()
const product = await startProduct({ dataDirectory })
try {
  const { headers } = await signUp(product.url)
  await generate('Logo for Warm Up') // The first one loads fonts and compiles code: nobody's usual wait.
  console.log(`${ROUNDS} rounds a kind, milliseconds\n`)
  const rows = []
  for (const [kind, prompts] of Object.entries(PROMPTS)) rows.push(await measureKind(kind, prompts))
  console.table(rows)
  console.table([await measureCrowd()])

  /** @returns the wait in milliseconds, the number of designs and the stages of the Server-Timing header */
  async function generate(prompt: string): Promise<{ wait: number; designs: number; stages: Map<string, number> }> {
    const started = performance.now()
    const response = await fetch(`${product.url}/api/generate-design`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ prompt }),
    })
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
    let stages = readServerTiming(response)
    let prediction = (await response.json()) as { id: string; status: string; output?: string[]; error?: string }
    while (prediction.status === 'starting' || prediction.status === 'processing') {
      await sleep(20)
      const again = await fetch(`${product.url}/api/prediction/${prediction.id}`, { headers })
      stages = readServerTiming(again)
      prediction = await again.json()
    }
    if (prediction.status !== 'succeeded') {
      throw new Error(`"${prompt}" ${prediction.status}: ${prediction.error}\n${product.log().slice(-LOG_TAIL)}`)
    }
    return { wait: performance.now() - started, designs: prediction.output?.length ?? 0, stages }
  }

  async function measureKind(kind: string, prompts: string[]): Promise<Record<string, string | number>> {
    const four: number[] = []
    const one: number[] = []
    const alone: number[] = []
    const stages = new Map<string, number[]>()
    for (let round = 0; round < ROUNDS; round += 1) {
      const prompt = prompts[round % prompts.length] ?? ''
      const result = await generate(`${prompt}. Show me 4 options`)
      if (result.designs !== 4) throw new Error(`"${prompt}" answered with ${result.designs} designs instead of 4`)
      four.push(result.wait)
      for (const [name, duration] of result.stages) stages.set(name, [...(stages.get(name) ?? []), duration])
      alone.push(await paintAlone(engine, prompt, round + 1))
      const single = await generate(`${prompt}. Show me 1 option`)
      if (single.designs !== 1) throw new Error(`"${prompt}" answered with ${single.designs} designs instead of 1`)
      one.push(single.wait)
    }
    const medians = Object.fromEntries([...stages].map(([name, times]) => [name, quantile(times, 0.5)]))
    return {
      kind,
      'four p50': Math.round(quantile(four, 0.5)),
      'four p95': Math.round(quantile(four, 0.95)),
      'one p50': Math.round(quantile(one, 0.5)),
      'each further': Math.round((quantile(four, 0.5) - quantile(one, 0.5)) / 3),
      ...Object.fromEntries(Object.entries(medians).map(([name, median]) => [name, Math.round(median)])),
      // An answer that was waited for in parts (a page, on a busy machine) tells no stages.
      ...(medians.paint !== undefined &&
        medians.encode !== undefined && {
          'painting stage ÷ alone': ((medians.paint + medians.encode) / THREADS / quantile(alone, 0.5)).toFixed(2),
        }),
    }
  }

  async function measureCrowd(): Promise<Record<string, number | undefined>> {
    let working = true
    const health: number[] = []
    const watch = (async () => {
      while (working) {
        const started = performance.now()
        await (await fetch(`${product.url}/api/health/status`)).arrayBuffer()
        health.push(performance.now() - started)
        await sleep(10)
      }
    })()
    const prompts = Object.values(PROMPTS).flat()
    const waits: number[] = []
    const person = async (lane: number) => {
      for (let turn = 0; turn < 3; turn += 1) {
        waits.push((await generate(prompts[(lane + turn * AT_ONCE) % prompts.length] ?? '')).wait)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, (_, lane) => person(lane)))
    working = false
    await watch
    return {
      'generating at once': AT_ONCE,
      'wait p50': Math.round(quantile(waits, 0.5)),
      'wait p95': Math.round(quantile(waits, 0.95)),
      'health p50': Math.round(quantile(health, 0.5)),
      'health p95': Math.round(quantile(health, 0.95)),
      'peak memory, MB': product.peakMemory(),
    }
  }
} finally {
  await product.stop()
  removeDataDirectory(dataDirectory)
}

/** @returns the milliseconds that painting and encoding a prompt's four concepts take, one after the other */
async function paintAlone(own: Engine, prompt: string, seed: number): Promise<number> {
  const { concepts } = await own.design({ prompt: `${prompt}. Show me 4 options`, seed })
  const started = performance.now()
  for (const { scene } of concepts.map(({ design }) => design))
    for (const artboard of scene.artboards.keys()) {
      const paint = await own.painter(scene, { artboard })
      const full = paint(1)
      const small = paint(Math.min(1, THUMBNAIL / full.width)).whole()
      await Promise.all([own.thumbnail(small, THUMBNAIL), own.thumbnail(small, PLACEHOLDER), own.png(full)])
    }
  return performance.now() - started
}

/** The header 'compose;dur=12.5, paint;dur=40' as names and milliseconds. */
function readServerTiming({ headers }: Response): Map<string, number> {
  const entries = (headers.get('server-timing') ?? '').matchAll(/([\w-]+);(?:[^,]*?;)?dur=([\d.]+)/g)
  return new Map([...entries].map(([, name = '', duration]) => [name, Number(duration)]))
}
