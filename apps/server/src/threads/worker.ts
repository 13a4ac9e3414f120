/** The thread that holds an engine. One task at a time, in the order they come. */
import { flushCompileCache } from 'node:module'
import { isMarkedAsUntransferable, workerData } from 'node:worker_threads'
import type { Engine, EngineOptions, RevisionResult } from '@limner/engine'
import { move, transferableSymbol, valueSymbol } from 'piscina'
import { readArticle } from '../html/article.ts'
import { readPage, sheetsOf } from '../html/page/read-page.ts'
import {
  type Outcome,
  STARTED,
  type StageReport,
  type TaskMessage,
  type TaskName,
  type Tasks,
  type Thumbnail,
} from './tasks.ts'

interface Data extends EngineOptions {
  engineModule: string
}
const { engineModule, ...options } = workerData as Data
const { openEngine } = (await import(engineModule)) as { openEngine: (options: EngineOptions) => Promise<Engine> }
const engine = await openEngine(options)

type Run<N extends TaskName> = (
  input: Tasks[N]['input'],
  report: (report: StageReport) => void,
) => Tasks[N]['output'] | Promise<Tasks[N]['output']>

/** Measures how long each stage takes, from the reports of the engine. */
function stageClock(report: (report: StageReport) => void) {
  const timings: Record<string, number> = {}
  let stage = 'reading'
  let since = performance.now()
  const change = (next: string) => {
    const now = performance.now()
    timings[stage] = (timings[stage] ?? 0) + now - since
    stage = next
    since = now
  }
  return {
    onStage: (next: StageReport['stage'], fraction: number) => {
      change(next)
      report({ stage: next, fraction })
    },
    end: () => {
      change('')
      return timings
    },
  }
}

const revised = (result: RevisionResult, composing: number) => ({
  result,
  buildPrompt: result.status === 'changed' ? engine.buildPrompt(result.concept.design) : '',
  timings: { composing },
})

/** Pixels across. */
const PLACEHOLDER_WIDTH = 16

async function small({ scene, title, pictures, width }: Tasks['thumbnail']['input']): Promise<Thumbnail> {
  const size = engine.size(scene, 0)
  const paint = await engine.painter(scene, { artboard: 0, pictures })
  const bytes = await engine.thumbnail(paint(Math.min(1, width / size.width)).whole(), width)
  return { title, bytes, width: Math.round(size.width), height: Math.round(size.height) }
}

const runs: { [N in TaskName]: Run<N> } = {
  read: ({ prompt }) => engine.read(prompt),
  understand: ({ message, talk }) => engine.understand(message, talk),
  design: async (input, report) => {
    const clock = stageClock(report)
    const result = await engine.design({ ...input, onStage: clock.onStage })
    const timings = clock.end()
    const [first] = result.concepts
    return {
      result,
      buildPrompt: first ? engine.buildPrompt(first.design) : '',
      confirmation: engine.confirmation(input.prompt),
      timings,
    }
  },
  editTask: ({ scene }) => engine.editTask(scene),
  drawingTask: (request) => engine.drawingTask(request),
  setSheet: (request) => engine.setSheet(request),
  sheetOf: ({ scene }) => engine.sheetOf(scene),
  sheetLanguage: () => engine.sheetLanguage(),
  admitSheet: (request) => engine.admitSheet(request),
  sketch: async ({ pictures, width, ...request }) => {
    const sketch = engine.sketch(request)
    return sketch && small({ ...sketch, pictures, width })
  },
  thumbnail: (input) => small(input),
  suggest: ({ design, said, turn }) => engine.suggest(design, said, turn),
  parts: ({ scene, inside }) => engine.parts(scene, inside),
  setting: ({ scene, id }) => engine.setting(scene, id),
  fontFile: (name) => engine.fontFile(name),
  library: (query) => engine.library(query),
  libraryPicture: ({ item }) => engine.libraryPicture(item),
  operate: async ({ design, operations, pictures, attached }) => {
    const began = performance.now()
    const result = await engine.operate(design, operations, pictures, attached)
    return revised(result, performance.now() - began)
  },
  carryOut: async ({ design, operations, wish, pictures }) => {
    const began = performance.now()
    const result = await engine.carryOut(design, operations, wish, pictures)
    return revised(result, performance.now() - began)
  },
  revise: async (input) => {
    const began = performance.now()
    const result = await engine.revise(input)
    return revised(result, performance.now() - began)
  },
  paint: async ({ scene, artboard, pictures, thumbnail }) => {
    const began = performance.now()
    const paint = await engine.painter(scene, { artboard, pictures })
    const full = paint(1)
    const { width, height } = full
    // Painted small, and encoded while the full one is painted and written band by band.
    const small = paint(Math.min(1, thumbnail / width)).whole()
    const previews = Promise.all([engine.thumbnail(small, thumbnail), engine.thumbnail(small, PLACEHOLDER_WIDTH)])
    const png = await engine.png(full)
    const painting = performance.now() - began
    const [preview, tiny] = await previews
    const placeholder = `data:image/webp;base64,${Buffer.from(tiny).toString('base64')}`
    const encoding = performance.now() - began - painting
    return { png, thumbnail: preview, placeholder, width, height, timings: { painting, encoding } }
  },
  shrink: ({ picture, width }) => engine.shrink(picture, width),
  overview: async ({ scene, pictures, width }) => engine.png(await engine.overview(scene, width, pictures)),
  look: async ({ scene, artboard, pictures, width }) => {
    const scale = Math.min(1, width / engine.size(scene, artboard).width)
    return engine.png((await engine.painter(scene, { artboard, pictures }))(scale))
  },
  vector: ({ scene, ...options }) => engine.svg(scene, options),
  examine: ({ bytes, media, drawn }) => engine.examine(bytes, media, drawn),
  readFont: ({ bytes }) => engine.readFont(bytes),
  exportFile: ({ design, title, format, options }) => engine.exportFile(design, title, format, options),
  worded: ({ design, rows }) => rows.map((row) => engine.worded(design, row)),
  exportSeries: ({ scenes, title, options }) => engine.exportSeries(scenes, title, options),
  sheetsOf: (page) => sheetsOf(page),
  readPage: (page) => readPage(page),
  brandOf: ({ design, pictures }) => engine.brandOf(design, pictures),
  brandColours: ({ colours }) => engine.brandColours(colours),
  fromPicture: ({ bytes, facts }) => engine.fromPicture(bytes, facts),
  fromPainter: async ({ prompt, bytes, facts }) => {
    const concept = await engine.fromPainter(prompt, bytes, facts)
    return { concept, buildPrompt: engine.buildPrompt(concept.design), confirmation: engine.confirmation(prompt) }
  },
  rights: ({ scenes }) => engine.rights(scenes),
  nextProject: ({ designs, title, pictures }) => engine.nextProject(designs, title, pictures),
  component: ({ design, page }) => engine.component(design, page === undefined ? {} : { page }),
  analyse: ({ design, pictures }) => engine.analyse(design, pictures),
  preflight: ({ scene, pictures, condition }) => engine.preflight(scene, pictures, condition),
  printChoices: ({ design, reads }) => engine.printChoices(design, reads),
  mockups: ({ scene }) => engine.mockups(scene),
  mockup: ({ scene, name, pictures }) => engine.mockup(scene, name, pictures),
  logoReport: ({ design, title, pictures }) => engine.logoReport(design, title, pictures),
  logoReportFile: ({ design, title, format, pictures }) => engine.logoReportFile(design, title, format, pictures),
  buildPrompt: ({ design }) => engine.buildPrompt(design),
  readArticle: ({ content, excerpt }) => readArticle({ content, excerpt }),
  apology: ({ prompt }) => engine.apology(prompt),
}

/** The first design of a sort loads fonts and compiles code. */
async function warmUp(prompt: string): Promise<void> {
  const { concepts } = await engine.design({ prompt, seed: 1, count: 1 })
  for (const { design } of concepts)
    await runs.paint({ scene: design.scene, artboard: 0, pictures: new Map(), thumbnail: 480 }, () => {})
}
// Done before anybody waits for one. A failure here would be one of every design: the first request tells of it.
await warmUp('Logo for Limner').catch(() => {})
// Every message is read first: what reading is learned of is opened by then.
await engine.understand('hello', { designs: [] }).catch(() => {})
/** Milliseconds without a task after which what posters and banners open beside it is opened, too: as long again. */
const IDLE = 2_000
let isAsked = false
setTimeout(() => {
  if (!isAsked) void warmUp('Poster for the club of puppet makers').catch(() => {})
}, IDLE).unref()
// A process that is killed would leave nothing for the next start.
flushCompileCache()

/** The memory of an answer's files, which goes over to who asked for them instead of being copied. */
function filesIn(output: unknown): ArrayBuffer[] {
  const values = output instanceof Uint8Array ? [output] : typeof output === 'object' ? Object.values(output ?? {}) : []
  return values.flatMap((value) => {
    if (!(value instanceof Uint8Array && value.buffer instanceof ArrayBuffer)) return []
    // Small pieces share a pool with others, and what native code owns cannot be given away.
    const isOwn = value.byteLength === value.buffer.byteLength && !isMarkedAsUntransferable(value.buffer)
    return isOwn ? [value.buffer] : []
  })
}

/**
 * An `Outcome`, by transfer where it holds files. What goes wrong is an answer, too: as an error its name and code would
 * get lost on the way.
 */
export default async function work({ name, input, port }: TaskMessage): Promise<unknown> {
  try {
    isAsked = true
    port.postMessage(STARTED)
    const run = runs[name] as Run<TaskName>
    const output = await run(input, (report) => port.postMessage(report))
    const outcome: Outcome = { output }
    const files = filesIn(output)
    return files.length === 0 ? outcome : move({ [transferableSymbol]: files, [valueSymbol]: outcome })
  } catch (thrown) {
    return failed(thrown instanceof Error ? thrown : new Error(String(thrown)))
  }
}

const failed = (error: Error): Outcome => ({
  error: {
    name: error.name,
    message: error.message,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
  },
})
