/**
 * One project's conversation: what is said, what is under way, what is kept. It lives outside React, so that a design
 * that is being made finds its place whatever the page shows meanwhile.
 */
import { titleFrom } from '@limner/contract/project-title'
import type { Api, Choice, EarlyConcept, Input, Message, Prediction, Stage } from '@limner/contract/types'
import { t } from '../../lib/language/translate.ts'
import { mergeMessages, mergeNews, uniteMessages } from './merge.ts'
import {
  answerOf,
  CHECK_FAILED,
  type ChatMessage,
  FAILED,
  greeting,
  OFFLINE,
  outputsOf,
  PROMPT_TIMEOUT,
  STOPPED,
  TOOK_TOO_LONG,
  WAITING,
} from './message.ts'

export type GenerateRequest = Input<Api['generateDesign']>['body']

/** A generation under way. Sent again with the same key it is the same generation. */
export interface Job {
  key: string
  request: GenerateRequest
  originalPrompt: string
  /** It waits for the person to sign in again. */
  held?: true
  /** It failed, which was said in these words: it is done again when the person wants it. */
  failed?: string
}

/** The design that the next message changes. */
export interface EditTarget {
  designId?: string
  designUrl: string
  originalPrompt: string
  /** For people: 'concept 2'. */
  label: string
}

/** A part of a design, by its id and by what it is called. */
export interface PointedPart {
  id: string
  name: string
}

export interface Sending {
  text: string
  image?: { send: string; show: string }
  edit?: EditTarget
  selectedDesignId?: string
  /** The part of it that is meant. */
  part?: PointedPart
  /** What the visitor chose for words that could be either. */
  intent?: Choice['intent']
  /** The models that help; absent: those of the project. */
  models?: GenerateRequest['models']
  /** The brand kit that new designs wear. */
  brand?: string
  /** Designs that new ones are to be near: the words say it for the conversation. */
  near?: readonly string[]
}

export type Ending =
  | { kind: 'succeeded' | 'failed'; prediction: Prediction }
  | { kind: 'error'; error: unknown }
  | { kind: 'timeout' }

/** What the conversation asks of the outside. */
export interface ConversationPorts {
  projectId: string
  generate: (request: GenerateRequest, key: string, signal: AbortSignal) => Promise<Prediction>
  /** Tells the server that nobody waits for this generation any more. */
  callOff: (key: string) => void
  /** Follows until it ends; with `untilPrompt`, until the build prompt is there too. */
  follow: (id: string, options: { untilPrompt: boolean; onProgress: (p: Prediction) => void }) => Promise<Ending>
  /** Keeps a new or changed message, in order. */
  keep: (message: ChatMessage, all: readonly ChatMessage[]) => void
  /** The project gets its title from its first message. */
  rename: (title: string) => void
  reason: (error: unknown) => string
  /** Whether it failed because nobody is signed in any more: it is done when they are. */
  hasEnded: (error: unknown) => Promise<boolean>
  /** Resolves when the network is back; null while it is there. */
  untilOnline: () => Promise<void> | null
  /** The generation to take up again after a reload. */
  pending: { read: () => Job | null; write: (job: Job | null) => void }
  newKey: () => string
  now: () => Date
}

export interface Thinking {
  stage: Stage
  fraction: number
  /** What can be looked at already. */
  concepts?: readonly EarlyConcept[] | undefined
}

export interface Snapshot {
  messages: readonly ChatMessage[]
  thinking: Thinking | null
}

/** A job while it is worked on. */
interface Run {
  job: Job
  abort: AbortController
}

export class Conversation {
  #ports: ConversationPorts
  #snapshot: Snapshot
  #listeners = new Set<() => void>()
  /** Jobs that failed, by the key of the message that says so. */
  #failed = new Map<string, Job>()
  #run: Run | null = null
  /** What was merged last. */
  #stored: readonly Message[] | null
  #isAsServed: boolean

  /** @param stored what these messages came of, where they are those of the server */
  constructor(
    ports: ConversationPorts,
    messages: readonly ChatMessage[] = [greeting()],
    stored: readonly Message[] | null = null,
  ) {
    this.#ports = ports
    this.#snapshot = { messages, thinking: null }
    this.#stored = stored
    this.#isAsServed = stored !== null
  }

  get projectId(): string {
    return this.#ports.projectId
  }

  /** It came with the page, and nobody has looked whether there is more. */
  get isAsServed(): boolean {
    return this.#isAsServed
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  getSnapshot = (): Snapshot => this.#snapshot

  /** Takes up what was under way when the page was left, or the session ended. */
  resume(): void {
    const job = this.#ports.pending.read()
    if (!job || this.#snapshot.thinking) return
    const { held: _, failed, ...again } = job
    if (failed === undefined) void this.#start(again)
    else this.#offerAgain(failed, again)
  }

  /** As it was when the page was left: what it failed with is the last that was said. */
  #offerAgain(failed: string, job: Job): void {
    const last = this.#snapshot.messages.at(-1)
    if (last?.type !== 'ai' || last.content !== failed || this.#failed.has(last.key)) return
    this.#failed.set(last.key, job)
    this.#set({})
  }

  /**
   * What is stored has arrived.
   * @param unsent keys of messages that have not reached the server yet
   * @param isNews it was here before, and others may have added to it
   */
  merge(stored: readonly Message[], unsent?: ReadonlySet<string>, isNews = false): void {
    this.#isAsServed = false
    if (stored === this.#stored && !unsent?.size) return
    this.#stored = stored
    const merge = isNews ? mergeNews : mergeMessages
    this.#set({ messages: merge(this.#snapshot.messages, stored, unsent) })
  }

  /** Another window has said something in this project. */
  unite(others: readonly ChatMessage[]): void {
    const messages = uniteMessages(this.#snapshot.messages, others)
    if (messages !== this.#snapshot.messages) this.#set({ messages })
  }

  /** False, and nothing happens, when there are no words or something is under way already. */
  send({ text, image, edit, selectedDesignId, part, intent, models, brand, near }: Sending): boolean {
    const words = text.trim()
    if (!words || this.#snapshot.thinking) return false
    const { projectId, newKey, now, rename } = this.#ports
    // One for both: the server keeps what it was asked, too, and knows by the key that it is the same.
    const key = newKey()
    const isFirst = !this.#snapshot.messages.some((message) => message.type === 'user')
    this.#add({
      key,
      type: 'user',
      content: words,
      timestamp: now().toISOString(),
      ...(image && { image: image.show }),
    })
    if (isFirst) rename(titleFrom(words))
    const request: GenerateRequest = {
      prompt: edit ? `${edit.originalPrompt} Modify to: ${words}` : words,
      projectId,
      ...(image && { image_input: [image.send] }),
      ...(edit?.designId && { parentDesignId: edit.designId }),
      ...(edit && { parentDesignUrl: edit.designUrl, modificationPrompt: words }),
      ...(selectedDesignId && { selectedDesignId }),
      ...(part && { selectedPartId: part.id }),
      ...(intent && { intent }),
      ...(models && { models }),
      ...(brand && { brand }),
      ...(near && { near: [...near] }),
    }
    void this.#start({ key, request, originalPrompt: edit?.originalPrompt ?? words })
    return true
  }

  /** A version that was made by hand takes its place among the answers. */
  adopt(prediction: Prediction, originalPrompt: string): void {
    this.#add(answerOf(prediction, originalPrompt, this.#ports.now()))
  }

  canRetry(message: ChatMessage): boolean {
    return this.#failed.has(message.key)
  }

  /** Sends again what failed: the same generation where its request may have arrived after all, else another one. */
  retry(message: ChatMessage): void {
    const job = this.#failed.get(message.key)
    if (!job || this.#snapshot.thinking) return
    this.#failed.delete(message.key)
    // What is kept stays said.
    if (message.retry) this.#remove(message.key)
    void this.#start(job)
  }

  /** Calls off what is under way; it can be tried again, as another generation. */
  stop(): void {
    const run = this.#run
    if (!run) return
    run.abort.abort()
    this.#ports.callOff(run.job.key)
    this.#set({ messages: this.#snapshot.messages.filter((message) => !message.waiting) })
    this.#fail(t(STOPPED), { ...run.job, key: this.#ports.newKey() })
  }

  async #start(job: Job): Promise<void> {
    const { generate, pending, reason, untilOnline } = this.#ports
    const run = { job, abort: new AbortController() }
    const { signal } = run.abort
    this.#run = run
    pending.write(job)
    this.#set({ thinking: { stage: 'reading', fraction: 0 } })
    try {
      const prediction = await generate(job.request, job.key, signal)
      if (!signal.aborted) await this.#settle(prediction, run)
    } catch (error) {
      if (signal.aborted) return
      const back = untilOnline()
      if (back) return this.#later(back, run)
      if (await this.#holds(error, run)) return
      this.#fail(t('Sorry, I encountered an error: {error}', { error: reason(error) }), job)
    }
  }

  /** The message is queued: sent once the network is back, under the same key, or after a reload. */
  async #later(back: Promise<void>, { job, abort }: Run): Promise<void> {
    const note = this.#add({ ...this.#said(t(OFFLINE)), waiting: true }, { keep: false })
    await back
    if (abort.signal.aborted) return
    this.#remove(note.key)
    return this.#start(job)
  }

  /** The session has ended: the job is kept for its person, who takes it up again by signing in (`resume`). */
  async #holds(error: unknown, { job, abort }: Run): Promise<boolean> {
    if (!(await this.#ports.hasEnded(error))) return abort.signal.aborted
    if (abort.signal.aborted) return true
    this.#run = null
    this.#ports.pending.write({ ...job, held: true })
    this.#set({ thinking: null })
    return true
  }

  async #settle(prediction: Prediction, run: Run): Promise<void> {
    const { job, abort } = run
    const { status } = prediction
    if (status === 'succeeded' || outputsOf(prediction).length > 0) return this.#answer(prediction, job)
    if (status === 'failed') return this.#apologise(prediction, job)
    // Where something is to be seen already, nobody needs to be told to wait.
    const waiting = prediction.progress?.concepts
      ? null
      : this.#add({ ...this.#said(t(WAITING)), waiting: true }, { keep: false })
    if (status !== 'processing' && status !== 'starting') return this.#done()
    this.#progress(prediction)
    const onProgress = (news: Prediction) => !abort.signal.aborted && this.#progress(news)
    const ending = await this.#ports.follow(prediction.id, { untilPrompt: false, onProgress })
    if (abort.signal.aborted) return
    if (waiting) this.#remove(waiting.key)
    if (ending.kind === 'succeeded') return this.#answer(ending.prediction, job)
    if (ending.kind === 'failed') return this.#apologise(ending.prediction, job)
    if (ending.kind === 'error') {
      if (await this.#holds(ending.error, run)) return
      return this.#fail(t(CHECK_FAILED), job)
    }
    // What is kept is kept in English: whoever reads it has their own language.
    this.#add(this.#said(String(TOOK_TOO_LONG)))
    this.#done()
  }

  #answer(prediction: Prediction, job: Job): void {
    const message = this.#add(answerOf(prediction, job.originalPrompt, this.#ports.now()))
    this.#done()
    const hasPictures = outputsOf(prediction).length > 0
    if (hasPictures && !prediction.replitPrompt && prediction.id) void this.#awaitPrompt(message.key, prediction.id)
  }

  /** The pictures are here, the build prompt is not yet. */
  async #awaitPrompt(key: string, id: string): Promise<void> {
    const ending = await this.#ports.follow(id, { untilPrompt: true, onProgress: () => undefined }).catch(() => null)
    if (ending?.kind === 'succeeded') {
      const { replitPrompt } = ending.prediction
      this.#change(key, { designUrls: outputsOf(ending.prediction), ...(replitPrompt && { replitPrompt }) })
    } else if (ending?.kind === 'timeout') this.#change(key, { replitPrompt: PROMPT_TIMEOUT })
  }

  /** It ended without designs, and is kept as what was answered: to try again is another generation of the same. */
  #apologise({ message }: Prediction, job: Job): void {
    const { key, content } = this.#add(this.#said(message ?? String(FAILED)))
    const again = { ...job, key: this.#ports.newKey() }
    this.#failed.set(key, again)
    this.#done()
    this.#ports.pending.write({ ...again, failed: content })
  }

  #fail(content: string, job: Job): void {
    const message = this.#add({ ...this.#said(content), retry: true }, { keep: false })
    this.#failed.set(message.key, job)
    this.#done()
  }

  #done(): void {
    this.#run = null
    this.#ports.pending.write(null)
    this.#set({ thinking: null })
  }

  #said(content: string): ChatMessage {
    return { key: this.#ports.newKey(), type: 'ai', content, timestamp: this.#ports.now().toISOString() }
  }

  #progress({ progress }: Prediction): void {
    if (progress) this.#set({ thinking: progress })
  }

  #add(message: ChatMessage, { keep = true } = {}): ChatMessage {
    // An answer that another window brought already is said once.
    const others = this.#snapshot.messages.filter(({ key }) => key !== message.key)
    this.#set({ messages: [...others, message] })
    if (keep) this.#ports.keep(message, this.#snapshot.messages)
    return message
  }

  #change(key: string, change: Partial<ChatMessage>): void {
    const messages = this.#snapshot.messages.map((message) =>
      message.key === key ? { ...message, ...change } : message,
    )
    this.#set({ messages })
    const changed = messages.find((message) => message.key === key)
    if (changed) this.#ports.keep(changed, messages)
  }

  #remove(key: string): void {
    this.#set({ messages: this.#snapshot.messages.filter((message) => message.key !== key) })
  }

  #set(change: Partial<Snapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change }
    for (const listener of this.#listeners) listener()
  }
}
