/** One of those who use the product: what they do, one thing after the other, with time to think. */
import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError } from '@limner/contract/client'
import type { Design, Prediction } from '@limner/contract/types'
import sharp from 'sharp'
import { type Connection, connectionTo } from './connection.ts'
import type { Asked, Ledger } from './ledger.ts'

export interface PersonOptions {
  /** Of the proxy. */
  url: string
  number: number
  ledger: Ledger
  /** Seconds between two things that a person does, in the mean. */
  think: number
  /** Where a program takes webhooks. */
  hook: string
}

const PROMPTS = [
  'Logo for a coffee roaster called Harbor & Finch, navy and copper',
  'Icon for a weather app, a cloud with a small sun',
  'Business card for Ines Duarte, architect, ines@duarte.example',
  'Banner for a spring sale at Fern & Moss, 20% off',
  'Poster for a jazz night on 12 June at the Blue Door, 8 pm',
  'Logo for a bakery called Crumb, warm and round',
]
const WISHES = ['Make it dark green', 'Larger name', 'Make it bolder', 'Use a serif typeface']
const COLOURS = ['#1f6f5c', '#8a2b2b', '#20408a', '#7a5a10']
const FORMATS = ['png', 'svg', 'pdf'] as const
/** Bytes: what is smaller is no file. */
const SMALLEST = 100
const PASSWORD = 'seven quiet herons wade'

/** How often each thing is done, in shares of all. */
const ACTS: readonly [Act, number][] = [
  ['look', 40],
  ['generate', 12],
  ['change', 9],
  ['rephrase', 8],
  ['say', 6],
  ['upload', 9],
  ['download', 14],
  ['assist', 2],
]
type Act = 'look' | 'generate' | 'change' | 'rephrase' | 'say' | 'upload' | 'download' | 'assist'

const one = <T>(list: readonly T[]): T => {
  const found = list[Math.floor(Math.random() * list.length)]
  if (found === undefined) throw new Error('Nothing to choose from')
  return found
}

function nextAct(): Act {
  return one(ACTS.flatMap(([act, share]) => Array<Act>(share).fill(act)))
}

/** A picture that nobody else has: some ten kilobytes. */
async function picture(): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const image = sharp({ create: { width: 120, height: 90, channels: 3, background: '#888', noise } })
  return `data:image/png;base64,${(await image.png().toBuffer()).toString('base64')}`
}

/** Half of them are guests; of the others every fourth has a webhook and every fifth an assistant. */
export class Person {
  #connection: Connection
  #ledger: Ledger
  #number: number
  #think: number
  #hook: string | null
  #isGuest: boolean
  #designs: Design[] = []
  #projectId: string | null = null
  #apiKey: string | null = null
  #turn = 0

  constructor({ url, number, ledger, think, hook }: PersonOptions) {
    this.#connection = connectionTo(url, `10.20.${number >> 8}.${number & 255}`, ledger)
    this.#ledger = ledger
    this.#number = number
    this.#think = think
    this.#isGuest = number % 2 === 0
    this.#hook = number % 8 === 1 ? hook : null
  }

  /** Comes after a while, and goes on until it is time to end: what has been begun is done. */
  async live(comes: number, ends: number): Promise<void> {
    await sleep(comes)
    const { api, insist } = this.#connection
    // As a browser does: who has no token yet and loses the first answer would be another guest when asking again.
    if (this.#isGuest) await insist('begin as a guest', () => api.beginGuest())
    else await this.#signUp()
    await this.look()
    while (Date.now() < ends) {
      // Long waits are rare, short ones common: what people do at a time follows from nobody's clock.
      const wait = -Math.log(1 - Math.random()) * this.#think * 1000
      await sleep(Math.min(wait, Math.max(0, ends - Date.now())))
      if (Date.now() >= ends) return
      if (this.#designs.length > 0) await this[nextAct()]()
      else await this.generate()
    }
  }

  async #signUp(): Promise<void> {
    const { api, insist } = this.#connection
    const email = `drill-${this.#number}@example.com`
    // What was not answered may have been done: then they are told that the address is taken, and sign in.
    const signIn = (error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      return api.login({ body: { email, password: PASSWORD } })
    }
    const about = { firstName: 'Ada', lastName: 'Byron' }
    await insist('sign up', () => api.register({ body: { email, password: PASSWORD, ...about } }).catch(signIn))
    const hook = this.#hook
    if (hook) await insist('make a webhook', () => api.createWebhook({ body: { url: hook } }))
    if (this.#number % 10 !== 3) return
    const made = await insist('make a key', () => api.createOwnKey({ body: { name: 'Drill', password: PASSWORD } }))
    this.#apiKey = made?.key ?? null
  }

  #newKey = (act: string): string => `drill-${this.#number}-${act}-${this.#turn++}`
  #place = () => (this.#projectId ? { projectId: this.#projectId } : {})

  /** To its end, by the stream of its events; who loses the stream takes it up again, at whichever server. */
  async #follow(prediction: Prediction): Promise<Prediction> {
    const isOver = ({ status }: Prediction) => status === 'succeeded' || status === 'failed'
    if (isOver(prediction)) return prediction
    let last = prediction
    const { id } = prediction
    for await (const state of this.#connection.api.followPrediction({ params: { id } })) last = state
    if (!isOver(last)) {
      this.#ledger.answer('broken')
      throw new Error('The stream broke off')
    }
    return last
  }

  /** Asks under one key until there is an answer, and follows it to its end. */
  async #make(act: string, ask: (options: { headers: Record<string, string> }) => Promise<Prediction>): Promise<void> {
    const key = this.#newKey(act.replaceAll(' ', '-'))
    const asked: Asked = { id: null, designIds: [], ended: false }
    this.#ledger.asked.set(key, asked)
    const { api, insist, headers } = this.#connection
    const ended = await insist(act, async () => {
      const { id } = asked
      const known = await (id ? api.getPrediction({ params: { id } }) : ask({ headers: { 'idempotency-key': key } }))
      asked.id = known.id
      return this.#follow(known)
    })
    if (!ended) return
    asked.ended = true
    asked.designIds = ended.designIds ?? []
    if (this.#hook) this.#ledger.toBeTold.add(ended.id)
    for (const design of ended.designs ?? []) {
      this.#ledger.pictures.set(design.imageUrl, headers())
      this.#projectId ??= design.projectId
      this.#designs.push(design)
    }
  }

  generate(): Promise<void> {
    const body = { prompt: one(PROMPTS), ...this.#place() }
    return this.#make('generate four designs', (options) => this.#connection.api.generateDesign({ body }, options))
  }

  rephrase(): Promise<void> {
    const { id } = one(this.#designs.slice(-4))
    const prompt = one(WISHES)
    const body = { prompt, parentDesignId: id, modificationPrompt: prompt, ...this.#place() }
    return this.#make('change in words', (options) => this.#connection.api.generateDesign({ body }, options))
  }

  change(): Promise<void> {
    const { id } = one(this.#designs.slice(-4))
    const operation = { op: 'palette' as const, set: { accent: one(COLOURS) } }
    const body = { operations: [operation] }
    return this.#make('change by hand', (options) =>
      this.#connection.api.operateDesign({ params: { id }, body }, options),
    )
  }

  async look(): Promise<void> {
    const { api, insist } = this.#connection
    const params = { id: this.#projectId ?? '' }
    const looks: (() => Promise<unknown>)[] = [
      () => insist('look at the gallery', () => api.groupedDesigns({ query: {} })),
      () => insist('search', () => api.searchDesigns({ query: { search: 'coffee' } })),
      ...(this.#projectId ? [() => insist('look at a project', () => api.getFullProject({ params }))] : []),
      ...this.#designs.slice(-1).map(
        ({ imageUrl }) =>
          () =>
            insist('look at a picture', () => this.#fetchWhole(`${imageUrl}?w=480`)),
      ),
      ...(this.#isGuest ? [] : [() => insist('look at the projects', () => api.listProjects({ query: {} }))]),
    ]
    await one(looks)()
  }

  say = (): Promise<void> => this.#say('write a message', null)
  upload = async (): Promise<void> => this.#say('upload a picture', await picture())

  async #say(act: string, imageUrl: string | null): Promise<void> {
    if (!this.#projectId) return
    const content = `Note ${this.#newKey('message')}`
    const params = { id: this.#projectId }
    const body = { type: 'user' as const, content, ...(imageUrl && { imageUrl }) }
    const { api, insist, headers } = this.#connection
    const options = { headers: { 'idempotency-key': content } }
    const saved = await insist(act, () => api.createMessage({ params, body }, options))
    if (!saved) return
    this.#ledger.messages.add(content)
    if (saved.imageUrl) this.#ledger.pictures.set(saved.imageUrl, headers())
  }

  download = (): Promise<void> => (this.#isGuest ? this.#downloadSigned() : this.#downloadFile())

  async #downloadFile(): Promise<void> {
    const { api, insist } = this.#connection
    const { id } = one(this.#designs)
    const format = one(FORMATS)
    await insist(`export as ${format}`, async () => {
      const file = await api.exportDesign({ params: { id }, query: { format } })
      if ((await file.arrayBuffer()).byteLength < SMALLEST) throw new Error('The file is empty')
    })
  }

  /** The address is made by one server, and most likely fetched from another. */
  async #downloadSigned(): Promise<void> {
    const { api, insist } = this.#connection
    const params = { id: one(this.#designs).id }
    await insist('export by a signed address', async () => {
      const { files } = await api.listDesignFiles({ params, query: { outputs: 'png' } })
      for (const file of files) await this.#fetchWhole(file.url)
    })
  }

  async assist(): Promise<void> {
    if (!this.#apiKey) return this.look()
    const ask = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'brand_kits', arguments: {} } }
    const headers = {
      ...{ authorization: `Bearer ${this.#apiKey}`, 'content-type': 'application/json' },
      accept: 'application/json, text/event-stream',
    }
    const { insist, fetch } = this.#connection
    await insist('ask as an assistant', async () => {
      const response = await fetch('/mcp', { method: 'POST', headers, body: JSON.stringify(ask) })
      const answer = await response.text()
      if (!response.ok || !answer.includes('"result"')) throw new Error(`/mcp answered ${response.status}: ${answer}`)
    })
  }

  async #fetchWhole(path: string): Promise<void> {
    const response = await this.#connection.fetch(path)
    const bytes = await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    if (bytes.byteLength < SMALLEST) throw new Error(`${path} answered ${bytes.byteLength} bytes`)
  }
}
