import type { Prediction } from '@limner/contract/types'
import { expect, test } from 'vitest'
import { Conversation, type ConversationPorts, type Ending, type GenerateRequest, type Job } from './conversation.ts'
import type { ChatMessage } from './message.ts'

const done: Prediction = {
  id: 'p1',
  status: 'succeeded',
  output: ['/media/1.png', '/media/2.png'],
  designIds: ['d1', 'd2'],
  replitPrompt: 'Build a page',
  message: "Perfect! I've created a logo.",
}

interface Setting {
  answer?: () => Promise<Prediction>
  ending?: Ending
  pending?: Job | null
  offline?: Promise<void> | null
  /** Whether the session has ended. */
  ended?: () => boolean
}

function open({
  answer = async () => done,
  ending = { kind: 'timeout' },
  pending = null,
  offline = null,
  ended = () => false,
}: Setting = {}) {
  const requests: { request: GenerateRequest; key: string }[] = []
  const kept: ChatMessage[] = []
  const titles: string[] = []
  const calledOff: string[] = []
  let job: Job | null = pending
  let count = 0
  const ports: ConversationPorts = {
    projectId: 'guest-default',
    generate: (request, key) => {
      requests.push({ request, key })
      return answer()
    },
    callOff: (key) => calledOff.push(key),
    follow: async () => ending,
    keep: (message) => kept.push(message),
    rename: (title) => titles.push(title),
    reason: (error) => (error as Error).message,
    hasEnded: async () => ended(),
    untilOnline: () => offline,
    pending: { read: () => job, write: (next) => (job = next) },
    newKey: () => `key${++count}`,
    now: () => new Date('2026-11-21T09:00:00Z'),
  }
  const conversation = new Conversation(ports)
  const contents = () => conversation.getSnapshot().messages.map((message) => message.content)
  return { conversation, requests, kept, titles, calledOff, contents, job: () => job }
}
/** Lets everything that can happen without waiting happen. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('a message shows at once, its answer when it comes, and both are kept', async () => {
  const { conversation, kept, titles } = open()
  expect(conversation.send({ text: '  Logo for Dr. Harbor & Finch, navy and copper ' })).toBe(true)
  expect(conversation.getSnapshot().thinking).toEqual({ stage: 'reading', fraction: 0 })
  await settle()
  expect(conversation.getSnapshot().thinking).toBeNull()
  expect(kept.map((message) => message.type)).toEqual(['user', 'ai'])
  expect(kept[1]).toMatchObject({ designUrls: done.output, designIds: ['d1', 'd2'], replitPrompt: 'Build a page' })
  expect(titles).toEqual(['Logo for Dr. Harbor & Finch...'])
})

test('blank text and a second send while one is pending are refused', async () => {
  const { conversation, requests } = open()
  expect(conversation.send({ text: ' \n ' })).toBe(false)
  expect(conversation.send({ text: 'a logo' })).toBe(true)
  expect(conversation.send({ text: 'a logo' })).toBe(false)
  await settle()
  expect(requests).toHaveLength(1)
})

test('an edit sends the original prompt with the change, and its parent', async () => {
  const { conversation, requests } = open()
  const edit = { designId: 'd2', designUrl: '/media/2.png', originalPrompt: 'Logo for Finch', label: 'concept 2' }
  conversation.send({ text: 'make it green', edit })
  await settle()
  expect(requests[0]?.request).toMatchObject({
    prompt: 'Logo for Finch Modify to: make it green',
    modificationPrompt: 'make it green',
    parentDesignId: 'd2',
    parentDesignUrl: '/media/2.png',
  })
})

test('a failed request can be tried again as the same generation', async () => {
  let times = 0
  const { conversation, requests, contents, kept } = open({
    answer: async () => {
      if (times++ === 0) throw new Error('no connection')
      return done
    },
  })
  conversation.send({ text: 'a logo' })
  await settle()
  expect(contents().at(-1)).toBe('Sorry, I encountered an error: no connection')
  const failure = conversation.getSnapshot().messages.at(-1)!
  expect(conversation.canRetry(failure)).toBe(true)
  conversation.retry(failure)
  await settle()
  expect(requests[1]).toEqual(requests[0])
  expect(contents().slice(1)).toEqual(['a logo', done.message])
  expect(kept).toHaveLength(2)
})

test('a generation that failed can be tried again: another one, of the same words, picture and settings', async () => {
  const failed: Prediction = { id: 'p1', status: 'failed', message: 'Sorry, I had trouble generating a logo.' }
  let times = 0
  const { conversation, requests, contents, kept, job } = open({ answer: async () => (times++ === 0 ? failed : done) })
  const image = { send: 'data:image/png;base64,AAAA', show: 'data:image/png;base64,AAAA' }
  conversation.send({ text: 'a logo', image, brand: 'kit1' })
  await settle()
  const failure = conversation.getSnapshot().messages.at(-1)!
  expect(failure.content).toBe(failed.message)
  expect(conversation.canRetry(failure)).toBe(true)
  expect(job()).toMatchObject({ failed: failed.message })
  conversation.retry(failure)
  await settle()
  expect(requests[1]?.request).toEqual(requests[0]?.request)
  expect(requests[1]?.key).not.toBe(requests[0]?.key)
  // What was said of the first one stays; the words are not said twice.
  expect(contents().slice(1)).toEqual(['a logo', failed.message, done.message])
  expect(kept.map(({ content }) => content)).toEqual(['a logo', failed.message, done.message])
  expect(conversation.canRetry(failure)).toBe(false)
  expect(job()).toBeNull()
})

test('what failed can be tried again after a reload, while nothing else was said since', async () => {
  const pending: Job = { key: 'k2', request: { prompt: 'a logo' }, originalPrompt: 'a logo', failed: 'It failed.' }
  const { conversation, requests } = open({ pending })
  conversation.unite([{ key: 'a1', type: 'ai', content: 'It failed.', timestamp: '2026-11-21T08:00:00Z' }])
  conversation.resume()
  await settle()
  expect(requests).toEqual([])
  const failure = conversation.getSnapshot().messages.at(-1)!
  conversation.retry(failure)
  await settle()
  expect(requests).toEqual([{ request: pending.request, key: 'k2' }])

  const other = open({ pending })
  other.conversation.unite([{ key: 'a2', type: 'ai', content: 'Here it is.', timestamp: '2026-11-21T08:00:00Z' }])
  other.conversation.resume()
  expect(other.conversation.canRetry(other.conversation.getSnapshot().messages.at(-1)!)).toBe(false)
})

test('a session that has ended keeps what was said for its person, and sends it when they are back', async () => {
  let signedIn = false
  const answer = async () => {
    if (!signedIn) throw new Error('This project belongs to somebody else.')
    return done
  }
  const { conversation, requests, contents, job } = open({ answer, ended: () => !signedIn })
  conversation.send({ text: 'a logo' })
  await settle()
  expect(contents().slice(1)).toEqual(['a logo'])
  expect(conversation.getSnapshot().thinking).toBeNull()
  expect(job()).toMatchObject({ key: requests[0]?.key, held: true })
  signedIn = true
  conversation.resume()
  await settle()
  expect(requests[1]).toEqual(requests[0])
  expect(contents().slice(1)).toEqual(['a logo', done.message])
})

test('work that was followed when the session ended is taken up again, too', async () => {
  let signedIn = false
  const { conversation, contents } = open({
    answer: async () => (signedIn ? done : { id: 'p1', status: 'processing' }),
    ending: { kind: 'error', error: new Error('401') },
    ended: () => !signedIn,
  })
  conversation.send({ text: 'a logo' })
  await settle()
  expect(contents().slice(1)).toEqual(['a logo'])
  signedIn = true
  conversation.resume()
  await settle()
  expect(contents().slice(1)).toEqual(['a logo', done.message])
})

test('without a network the message waits, and is sent once when it is back', async () => {
  let online = false
  let comeBack = () => {}
  const offline = new Promise<void>((resolve) => {
    comeBack = () => {
      online = true
      resolve()
    }
  })
  const answer = async () => {
    if (!online) throw new TypeError('fetch failed')
    return done
  }
  const { conversation, requests, contents, job } = open({ answer, offline })
  conversation.send({ text: 'a logo' })
  await settle()
  expect(contents().at(-1)).toMatch(/^You are offline/)
  expect(job()?.key).toBe(requests[0]?.key)
  comeBack()
  await settle()
  expect(requests[1]).toEqual(requests[0])
  expect(contents().slice(1)).toEqual(['a logo', done.message])
})

test('work that takes longer is announced, then replaced by its result', async () => {
  const { conversation, contents } = open({
    answer: async () => ({ id: 'p1', status: 'processing' }),
    ending: { kind: 'succeeded', prediction: done },
  })
  const seen: string[] = []
  conversation.subscribe(() => seen.push(contents().at(-1)!))
  conversation.send({ text: 'a logo' })
  await settle()
  expect(seen).toContain('Your design is being generated. This might take a few moments...')
  expect(contents().slice(1)).toEqual(['a logo', done.message])
})

test('what can be looked at early stands where people wait, and nobody is told to wait', async () => {
  const concepts = [{ position: 1, title: 'Otter logo', width: 8, height: 8, url: 'data:,' }]
  const { conversation, contents } = open({
    answer: async () => ({ id: 'p1', status: 'processing', progress: { stage: 'painting', fraction: 0.3, concepts } }),
    ending: { kind: 'succeeded', prediction: done },
  })
  const seen: unknown[] = []
  conversation.subscribe(() => seen.push(conversation.getSnapshot().thinking?.concepts, contents().at(-1)))
  conversation.send({ text: 'a logo' })
  await settle()
  expect(seen).toContainEqual(concepts)
  expect(seen.join()).not.toContain('is being generated')
  expect(contents().slice(1)).toEqual(['a logo', done.message])
  expect(conversation.getSnapshot().thinking).toBeNull()
})

test.each<[Ending, RegExp]>([
  [
    { kind: 'failed', prediction: { id: 'p1', status: 'failed', message: 'Sorry, I had trouble generating a logo.' } },
    /had trouble generating a logo/,
  ],
  [{ kind: 'error', error: new Error('lost') }, /error while checking your design status/],
  [{ kind: 'timeout' }, /taking longer than expected/],
])('%o is told', async (ending, words) => {
  const { conversation, contents } = open({ answer: async () => ({ id: 'p1', status: 'starting' }), ending })
  conversation.send({ text: 'a logo' })
  await settle()
  expect(contents().at(-1)).toMatch(words)
  expect(conversation.getSnapshot().thinking).toBeNull()
})

test('a build prompt that comes later is added to its message, and its absence is marked', async () => {
  const { replitPrompt: _, ...withoutPrompt } = done
  const late = open({ answer: async () => withoutPrompt, ending: { kind: 'succeeded', prediction: done } })
  late.conversation.send({ text: 'a logo' })
  await settle()
  expect(late.kept.at(-1)).toMatchObject({ replitPrompt: 'Build a page' })
  const never = open({ answer: async () => withoutPrompt })
  never.conversation.send({ text: 'a logo' })
  await settle()
  expect(never.kept.at(-1)).toMatchObject({ replitPrompt: 'OPENAI_TIMEOUT' })
})

test('what was under way when the page was left is taken up again', async () => {
  const job: Job = { key: 'earlier', request: { prompt: 'a logo' }, originalPrompt: 'a logo' }
  const { conversation, requests, contents, job: pending } = open({ pending: job })
  conversation.resume()
  await settle()
  expect(requests).toEqual([{ request: job.request, key: 'earlier' }])
  expect(contents().at(-1)).toBe(done.message)
  expect(pending()).toBeNull()
})

test('what is stopped is called off, answers nothing, and can be asked for anew', async () => {
  const answers: ((prediction: Prediction) => void)[] = []
  const { conversation, requests, calledOff, contents, kept, job } = open({
    answer: () => new Promise((resolve) => answers.push(resolve)),
  })
  conversation.send({ text: 'a logo' })
  conversation.stop()
  expect(conversation.getSnapshot().thinking).toBeNull()
  expect(calledOff).toEqual([requests[0]?.key])
  expect(job()).toBeNull()
  answers[0]?.(done)
  await settle()
  expect(contents().slice(1)).toEqual(['a logo', 'Stopped.'])

  conversation.retry(conversation.getSnapshot().messages.at(-1)!)
  expect(requests[1]).toEqual({ request: requests[0]?.request, key: expect.not.stringMatching(`^${calledOff[0]}$`) })
  answers[1]?.(done)
  await settle()
  expect(contents().slice(1)).toEqual(['a logo', done.message])
  expect(kept).toHaveLength(2)
})

test('what waits for the network can be stopped, and is not sent when it comes back', async () => {
  let comeBack = () => {}
  const offline = new Promise<void>((resolve) => {
    comeBack = resolve
  })
  const { conversation, requests, contents } = open({
    answer: async () => {
      throw new TypeError('fetch failed')
    },
    offline,
  })
  conversation.send({ text: 'a logo' })
  await settle()
  conversation.stop()
  comeBack()
  await settle()
  expect(requests).toHaveLength(1)
  expect(contents().slice(1)).toEqual(['a logo', 'Stopped.'])
})

test('two windows that wait for the same answer say it once, and hear each other', async () => {
  const one = open()
  const two = open()
  one.conversation.send({ text: 'a logo' })
  await settle()
  two.conversation.unite(one.kept)
  expect(two.contents()).toEqual(one.contents())
  two.conversation.adopt(done, 'a logo')
  expect(two.contents()).toEqual(one.contents())
})

test('a choice is sent with what it was meant as', async () => {
  const choices = [{ label: 'Make a new design', prompt: 'Petal', intent: 'new' as const }]
  const { conversation, requests, kept } = open({ answer: async () => ({ ...done, output: [], choices }) })
  conversation.send({ text: 'Petal' })
  await settle()
  expect(requests[0]?.request.intent).toBeUndefined()
  expect(kept[1]?.choices).toEqual(choices)
  conversation.send({ text: 'Petal', intent: 'new' })
  await settle()
  expect(requests[1]?.request).toMatchObject({ prompt: 'Petal', intent: 'new' })
})
