/**
 * `npm run bench:models`: the way of a generation against every model that the environment names, as the server takes it.
 * It costs what two questions and a picture cost.
 */
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openEngine } from '@limner/engine'
import { type Call, type LanguageClient, type Outcome, openAdapter, type Painter, realWorld } from '@limner/models'
import { readConfig } from '../../apps/server/src/platform/config.ts'

const PROMPT = 'Affisch för loppis i Vita Ladan i Ekeby, lördag 14 juni kl 10–15, fri entré, ring 070-174 06 00'
const { models } = readConfig(process.env)
const world = realWorld(models.proxies)
const engine = await openEngine()

const callFor = (patience: number): Call => ({
  ...{ signal: new AbortController().signal, deadline: Date.now() + patience, idempotencyKey: crypto.randomUUID() },
})

function say(what: string, began: number, outcome: Outcome<unknown>): void {
  const took = `${((Date.now() - began) / 1000).toFixed(1)} s`
  const { inputTokens, outputTokens, images } = outcome.usage
  const used = `${inputTokens} tokens in, ${outputTokens} out, ${images} pictures`
  console.log(`  ${what}: ${outcome.ok ? 'ok' : `${outcome.why} (${outcome.detail})`}, ${took}, ${used}`)
}

async function speak(speaker: LanguageClient): Promise<void> {
  const { brief, choices } = engine.read(PROMPT)
  let began = Date.now()
  const read = await speaker.read(
    { prompt: PROMPT, base: brief, choices, history: [] },
    callFor(models.patience.answer),
  )
  say('reads', began, read)
  if (!read.ok) return
  const { concepts, dropped } = await engine.design({ prompt: PROMPT, seed: 1, proposal: read.value })
  console.log(`    ${concepts.length} concepts; left out: ${dropped.join('; ') || 'nothing'}`)
  const scene = concepts[0]?.design.scene
  if (!scene) return
  began = Date.now()
  const editing = { scene, task: engine.editTask(scene), instruction: 'gör den varmare', history: [] }
  say('edits', began, await speaker.edit(editing, callFor(models.patience.answer)))
}

async function paint(painter: Painter, name: string): Promise<void> {
  const began = Date.now()
  const call = callFor(models.patience.picture)
  const wish = { use: 'backdrop' as const, shows: 'an old white barn with a flea market, summer light' }
  const started = await painter.start(
    { ...wish, quiet: 'top', width: 1080, height: 1350, palette: ['#f4efe6', '#b4532a'] },
    call,
  )
  if (!started.ok) return say('paints', began, started)
  const painted =
    'jobId' in started.value ? await painter.resume(started.value.jobId, call) : { ...started, value: started.value }
  say('paints', began, painted)
  if (!painted.ok) return
  const file = path.join(tmpdir(), `${name.replace(/\W+/g, '-')}.${painted.value.type.split('/')[1]?.split('+')[0]}`)
  writeFileSync(file, painted.value.bytes)
  console.log(`    ${file}`)
}

if (models.choices.length === 0)
  console.log('No model is configured: LANGUAGE_MODELS, IMAGE_MODELS or MODEL_URL name them.')
for (const { id, adapter: name, model, role } of models.choices) {
  console.log(id)
  const adapter = await openAdapter(name)
  const { url, key } = models.providers[name] ?? {}
  const base = url ?? adapter.base
  const settings = base ? { base, key, model, world } : null
  const [speaker, painter] = [settings && adapter.language?.(settings), settings && adapter.painter?.(settings)]
  if (role === 'language' && speaker) await speak(speaker)
  else if (role === 'image' && painter) await paint(painter, id)
  else console.log('  it has no address, or does nothing of this sort')
}
