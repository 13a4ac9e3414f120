/** What every adapter must do, held against the same suite: answers, faults, tries, deadlines, keys. */
import type { Choices } from '@limner/engine'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Adapter, Settings } from './adapters/adapter.ts'
import { ADAPTER_NAMES, openAdapter } from './adapters/registry.ts'
import type { LanguageClient } from './language/client.ts'
import type { Call, Drawing, FailureReason, Outcome, Painted, Painter, Painting } from './ports.ts'
import { probe } from './probe.ts'
import {
  type ProviderFault,
  type ProviderServer,
  RECORDED,
  STREAM_FAULTS,
  startProviderServer,
} from './testing/provider-server.ts'
import { realWorld } from './world.ts'

const ADAPTERS = await Promise.all(ADAPTER_NAMES.map(openAdapter))
const KEY = 'sk-planted-7f3a9c'
const CHOICES: Choices = {
  ...{
    kinds: ['logo', 'poster'],
    industries: ['coffee', 'general'],
    tones: ['calm', 'bold'],
    roles: ['headline', 'date'],
  },
  ...{ motifs: ['none', 'waves'], archetypes: ['swiss-hangline'] },
  recipes: [{ name: 'paper-ink', moods: ['calm'] }],
  pairs: [{ name: 'Fraunces / Figtree', moods: ['warm'] }],
}
const PROPOSAL = {
  ...{ kind: 'poster', brand: null, about: 'jazz night', industry: null, objects: ['saxophone'], tones: ['bold'] },
  given: [{ role: 'headline', text: 'Noche de jazz' }],
  concepts: [
    { recipe: 'paper-ink', pair: null, motif: 'waves', archetypes: [], headline: null, line: 'Entra', button: null },
  ],
  pictures: [{ use: 'backdrop', shows: 'a smoky stage', quiet: 'top' }],
}
const WISH: Painting = {
  ...{ use: 'backdrop', shows: 'a smoky stage', quiet: 'top', width: 1080, height: 1350, palette: ['#102030'] },
}

const SHEET = `<sheet kind="poster"><board>${'<rect width="10" height="10"/>'.repeat(20)}</board></sheet>`
const DRAWING: Drawing = {
  ...{ prompt: 'Poster: noche de jazz', direction: 'carried by type', history: [] },
  task: {
    ...{ format: 'poster', texts: [], shown: [], colours: [], places: [], unwanted: [], known: [] },
    ...{ language: 'THE LANGUAGE OF SHEETS', fonts: 'Archivo', advice: [], example: '', directions: [] },
  },
}

const TASK = { sheet: '<sheet/>', boxes: ['headline: 0, 0, 10, 10'], language: 'sheets' }

let server: ProviderServer
beforeAll(async () => {
  server = await startProviderServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.plays(null)
  server.takes(KEY)
  server.slow(0)
  server.streams(true)
  server.says(JSON.stringify(PROPOSAL))
  server.asked.length = 0
})

const callFor = (milliseconds: number, signal = new AbortController().signal): Call => ({
  ...{ signal, deadline: Date.now() + milliseconds, idempotencyKey: 'a-key' },
})
/** Quick: waits are the clock's, and none is needed to see what is done. */
const world = { ...realWorld(), sleep: async (_: number, signal: AbortSignal) => signal.throwIfAborted() }
const settingsOf = ({ name }: Adapter, base = server.base(name)): Settings => ({
  ...{ base, key: KEY, world },
  model: RECORDED.find((one) => one.name === name)?.model ?? '',
})
const painterSettings = (adapter: Adapter): Settings => {
  const painter = RECORDED.find(({ name }) => name === adapter.name)?.painter
  return { ...settingsOf(adapter), ...(painter && { model: painter }) }
}

const read = (speaker: LanguageClient, call = callFor(5000)) =>
  speaker.read(
    {
      ...{ prompt: 'Cartel: Noche de jazz', choices: CHOICES, history: ['Hola'] },
      base: {
        ...{ version: 1, prompt: 'Cartel: Noche de jazz', kind: 'poster', otherKinds: [], copy: [], colours: [] },
        ...{ placements: [], negatives: [], style: { tones: [], type: [] } },
        subject: { industry: 'general', about: '', objects: [] },
        format: { name: 'Poster', width: 1080, height: 1350 },
      },
    },
    call,
  )

async function paint(painter: Painter, call = callFor(5000)): Promise<Outcome<Painted>> {
  const started = await painter.start(WISH, call)
  if (!started.ok) return started
  if ('jobId' in started.value) return painter.resume(started.value.jobId, call)
  return { ...started, value: started.value }
}

/** What each fault comes to, and the most requests that cost money. */
const ENDS: [fault: ProviderFault, why: FailureReason | null, most: number][] = [
  ['busy once', null, 2],
  ['used up', 'quota', 1],
  ['broken', 'broken', 3],
  ['cut', 'unreachable', 1],
  ['endless', 'malformed', 1],
  ['wrong object', 'malformed', 3],
  ['no json', 'malformed', 1],
  ['refusal', 'refused', 1],
  ['wrong type', 'malformed', 1],
  ['huge', 'malformed', 1],
  ['bad key', 'auth', 1],
  ['elsewhere', 'malformed', 1],
  ['hang', 'late', 1],
  ['drip', 'late', 1],
]
const patience = (fault: ProviderFault) => (fault === 'hang' || fault === 'drip' ? 120 : 8000)
const paid = () => server.asked.filter((one) => one.paid).length

const languages = ADAPTERS.flatMap((adapter) => (adapter.language ? [{ adapter, open: adapter.language }] : []))
const painters = ADAPTERS.flatMap((adapter) => (adapter.painter ? [{ adapter, open: adapter.painter }] : []))

test('every adapter has recorded answers, under its own name', () => {
  expect(RECORDED.map(({ name }) => name)).toEqual(ADAPTER_NAMES)
  expect(ADAPTERS.map(({ name }) => name)).toEqual(ADAPTER_NAMES)
})

describe.each(languages)('$adapter.name speaks', ({ adapter, open }) => {
  test('it reads a prompt into a proposal, and says what that took', async () => {
    const outcome = await read(open(settingsOf(adapter)))
    expect(outcome).toMatchObject({ ok: true, usage: { inputTokens: 1200, outputTokens: 300 } })
    if (!outcome.ok) return
    expect(outcome.value).toMatchObject({ kind: 'poster', about: 'jazz night', pictures: PROPOSAL.pictures })
    expect(outcome.value.concepts).toEqual([{ recipe: 'paper-ink', motif: 'waves', archetypes: [], line: 'Entra' }])
    const [sent] = server.asked
    expect(sent?.body).toContain('Noche de jazz')
    expect(sent?.body).toContain('paper-ink')
  })

  test('what is no object is repaired once, and then given up', async () => {
    server.says('Here you are!', JSON.stringify(PROPOSAL))
    const outcome = await read(open(settingsOf(adapter)))
    expect(outcome).toMatchObject({ ok: true, usage: { inputTokens: 2400 } })
    server.says('Here you are!')
    expect(await read(open(settingsOf(adapter)))).toMatchObject({
      ...{ ok: false, why: 'malformed', usage: { inputTokens: 2400, outputTokens: 600 } },
    })
    expect(paid()).toBe(4)
  })

  test('words and fences around the object do no harm', async () => {
    server.says(`Sure:\n\`\`\`json\n${JSON.stringify(PROPOSAL)}\n\`\`\``)
    expect(await read(open(settingsOf(adapter)))).toMatchObject({ ok: true, value: { about: 'jazz night' } })
  })

  test('a wish for a scene becomes operations; what is none is malformed', async () => {
    const scene = {
      ...{ version: 1 as const, kind: 'poster' as const, artboards: [] },
      format: { name: 'Poster', width: 1080, height: 1350 },
      typography: { display: 'Fraunces' as const, text: 'Figtree' as const },
      palette: {
        ...{
          paper: '#ffffff' as const,
          surface: '#eeeeee' as const,
          ink: '#111111' as const,
          muted: '#555555' as const,
        },
        ...{ line: '#dddddd' as const, accent: '#aa2200' as const, onAccent: '#ffffff' as const },
        ...{ secondary: '#0022aa' as const, onSecondary: '#ffffff' as const },
      },
    }
    const edit = () =>
      open(settingsOf(adapter)).edit(
        { scene, task: TASK, history: [], instruction: 'mach es freundlicher' },
        callFor(5000),
      )
    const operations = [{ op: 'palette', set: { accent: '#0b3d2e' } }]
    server.says(JSON.stringify({ operations }))
    expect(await edit()).toMatchObject({ ok: true, value: operations })
    server.says(JSON.stringify({ operations: [{ op: 'set', id: 'headline', set: { href: 'https://evil.example' } }] }))
    expect(await edit()).toMatchObject({ ok: false, why: 'malformed' })
  })

  test('a drawing is told as it is written, and says what it took', async () => {
    server.says(`Here: ${SHEET}`)
    const told: string[] = []
    const outcome = await open(settingsOf(adapter)).draw(DRAWING, callFor(5000), (sheet) => told.push(sheet))
    expect(outcome).toMatchObject({ ok: true, value: SHEET, usage: { inputTokens: 1200, outputTokens: 300 } })
    expect(told.length).toBeGreaterThan(5)
    expect(told.every((sheet) => SHEET.startsWith(sheet))).toBe(true)
    expect(paid()).toBe(1)
  })

  test('a server that does not stream is heard all the same, at once', async () => {
    server.streams(false)
    server.says(SHEET)
    expect(await open(settingsOf(adapter)).draw(DRAWING, callFor(5000))).toMatchObject({
      ...{ ok: true, value: SHEET, usage: { inputTokens: 1200, outputTokens: 300 }, warnings: [] },
    })
    expect(paid()).toBe(1)
  })

  test.each(STREAM_FAULTS)('%s: what came before it is kept and reckoned', { timeout: 20_000 }, async (fault) => {
    server.says(SHEET)
    server.plays(fault)
    const call = callFor(fault === 'stream hangs' ? 400 : 8000)
    const outcome = await open(settingsOf(adapter)).draw(DRAWING, call)
    if (!outcome.ok) throw new Error(`${outcome.why}: ${outcome.detail}`)
    expect(outcome.value).toBe(SHEET.slice(0, outcome.value.length))
    expect(outcome.value.length).toBeGreaterThan(SHEET.length / 3)
    expect(outcome.value.length).toBeLessThan(SHEET.length)
    expect(outcome.usage.outputTokens).toBeGreaterThan(50)
    expect(outcome.usage.inputTokens).toBeGreaterThan(200)
    expect(paid()).toBe(1)
    // Half of a second drawing is no better than all of the first.
    const faults = ['line 1: wrong']
    const again = { ...callFor(fault === 'stream hangs' ? 400 : 8000), idempotencyKey: 'another' }
    expect(await open(settingsOf(adapter)).repair({ ...DRAWING, sheet: SHEET, faults }, again)).toMatchObject({
      ok: false,
    })
  })

  test.each(ENDS)('a drawing, %s: it ends as %s', { timeout: 20_000 }, async (fault, why, most) => {
    server.says(SHEET)
    server.plays(fault)
    const outcome = await open(settingsOf(adapter)).draw(DRAWING, callFor(patience(fault)))
    expect(outcome.ok ? null : outcome.why).toBe(why)
    expect(paid()).toBeLessThanOrEqual(most)
    expect(JSON.stringify(outcome)).not.toContain(KEY)
  })

  test.each(ENDS)('%s: it ends as %s', { timeout: 20_000 }, async (fault, why, most) => {
    server.plays(fault)
    const began = Date.now()
    const outcome = await read(open(settingsOf(adapter)), callFor(patience(fault)))
    expect(outcome.ok ? null : outcome.why).toBe(why)
    expect(Date.now() - began).toBeLessThan(patience(fault) + 2000)
    expect(paid()).toBeLessThanOrEqual(most)
    expect(JSON.stringify(outcome)).not.toContain(KEY)
  })
})

describe.each(painters)('$adapter.name paints', ({ adapter, open }) => {
  test('it paints a picture, by a job that can be resumed where it has jobs', async () => {
    const outcome = await paint(open(painterSettings(adapter)))
    if (!outcome.ok) throw new Error(`${outcome.why}: ${outcome.detail}`)
    expect(Buffer.from(outcome.value.bytes.subarray(1, 4)).toString()).toBe('PNG')
    expect(outcome.value.type).toBe('image/png')
    const sent = server.asked.find((one) => one.paid)
    expect(sent?.body).toContain('a smoky stage')
    expect(sent?.body).toMatch(/No text/)
  })

  test.each(ENDS)('%s: it ends as %s', { timeout: 20_000 }, async (fault, why, most) => {
    server.plays(fault)
    const outcome = await paint(open(painterSettings(adapter)), callFor(patience(fault)))
    // An answer without a picture may be a refusal: not every provider says which.
    expect([why, ...(fault === 'wrong object' ? ['refused'] : [])]).toContain(outcome.ok ? null : outcome.why)
    expect(paid()).toBeLessThanOrEqual(most)
    expect(JSON.stringify(outcome)).not.toContain(KEY)
  })

  test('where it works on jobs: an address that has expired, a job that is cancelled, no key with the file', async () => {
    const painter = open(painterSettings(adapter))
    const started = await painter.start(WISH, callFor(5000))
    if (!started.ok || !('jobId' in started.value)) {
      expect(await painter.resume('none', callFor(1000))).toMatchObject({ ok: false })
      return
    }
    expect(await painter.resume(started.value.jobId, callFor(5000))).toMatchObject({ ok: true })
    const file = server.asked.find(({ path }) => /files|view/.test(path))
    expect(JSON.stringify(file?.headers)).not.toContain(KEY)
    await painter.cancel(started.value.jobId, callFor(1000))
    expect(server.asked.at(-1)?.path).toMatch(/cancel|queue/)
    server.plays('expired')
    expect(await painter.resume(started.value.jobId, callFor(5000))).toMatchObject({ ok: false, why: 'unreachable' })
    expect(await painter.resume('../../account', callFor(5000))).toMatchObject({ ok: false, why: 'malformed' })
  })
})

describe.each(ADAPTERS)('$name', (adapter) => {
  test('whoever asks can go away', async () => {
    server.plays('hang')
    const gone = new AbortController()
    // Once it was asked: a question that arrives later would count for the test after this one.
    void vi.waitFor(() => expect(server.asked).not.toHaveLength(0), 4000).finally(() => gone.abort(new Error('gone')))
    const call = callFor(5000, gone.signal)
    const work = adapter.language
      ? read(adapter.language(settingsOf(adapter)), call)
      : adapter.painter && paint(adapter.painter(painterSettings(adapter)), call)
    await expect(work).rejects.toThrow('gone')
  })

  test('a host that is not there', async () => {
    const settings = settingsOf(adapter, 'http://127.0.0.1:9')
    const outcome = adapter.language
      ? await read(adapter.language(settings))
      : adapter.painter && (await paint(adapter.painter(settings)))
    expect(outcome).toMatchObject({ ok: false, why: 'unreachable' })
  })

  test('its probe tells a good key from a bad one, and costs nothing', async () => {
    expect(await probe(adapter, settingsOf(adapter), callFor(3000))).toMatchObject({ ok: true })
    server.takes('another')
    expect(await probe(adapter, settingsOf(adapter), callFor(3000))).toMatchObject({ ok: false, why: 'auth' })
    expect(paid()).toBe(0)
  })
})
