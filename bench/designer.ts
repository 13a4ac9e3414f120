/**
 * `npm run bench:designer -- --by-hand DIR`: a model played by hand. Serves OpenAI's protocol on this machine, lays each
 * request into DIR as a file (`001.request.md`, with the attached picture as `001.png`), and answers with the file that
 * somebody puts beside it (`001.answer.xml`). What it prints tells how a Limner is started that asks it.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { 'by-hand': { type: 'string' }, port: { type: 'string', default: '11435' } } })
const folder = values['by-hand']
if (!folder) {
  console.error('Say where requests are laid: npm run bench:designer -- --by-hand DIR')
  process.exit(2)
}
mkdirSync(folder, { recursive: true })

/** Milliseconds between looks for an answer. */
const LOOK_EVERY = 500
const MODEL = 'by-hand'

interface Part {
  type: string
  text?: string
  image_url?: { url: string }
}
interface Message {
  role: string
  content: string | Part[]
}

const partsOf = ({ content }: Message): Part[] =>
  typeof content === 'string' ? [{ type: 'text', text: content }] : content

let count = readdirSync(folder).filter((name) => name.endsWith('.request.md')).length

/** Lays a request down and waits for its answer. */
async function answerTo(dir: string, messages: Message[], isGone: () => boolean): Promise<string> {
  const name = String(++count).padStart(3, '0')
  const text = messages.map((message) => {
    const said = partsOf(message).flatMap((part) => part.text ?? [])
    return `# ${message.role}\n\n${said.join('\n\n')}`
  })
  for (const { image_url } of messages.flatMap(partsOf)) {
    const base64 = image_url?.url.split('base64,')[1]
    if (base64) writeFileSync(path.join(dir, `${name}.png`), Buffer.from(base64, 'base64'))
  }
  writeFileSync(path.join(dir, `${name}.request.md`), text.join('\n\n'))
  console.log(`${name}: waiting for ${name}.answer.xml`)
  const answers = () => readdirSync(dir).includes(`${name}.answer.xml`)
  while (!answers() && !isGone()) await sleep(LOOK_EVERY)
  return answers() ? readFileSync(path.join(dir, `${name}.answer.xml`), 'utf8') : ''
}

const tokens = (text: string) => Math.ceil(text.length / 4)

const server = http.createServer(async (request, response) => {
  response.setHeader('content-type', 'application/json')
  if (request.method === 'GET') {
    response.end(JSON.stringify({ object: 'list', data: [{ id: MODEL, object: 'model' }] }))
    return
  }
  const body = await readText(request)
  const { messages }: { messages: Message[] } = JSON.parse(body)
  const content = await answerTo(folder, messages, () => response.destroyed)
  const usage = { prompt_tokens: tokens(body), completion_tokens: tokens(content) }
  response.end(
    JSON.stringify({
      ...{ id: `by-hand-${count}`, object: 'chat.completion', created: Math.floor(Date.now() / 1000), model: MODEL },
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
      usage: { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens },
    }),
  )
})
server.requestTimeout = 0
server.listen(Number(values.port), '127.0.0.1', () => {
  console.log(`Start Limner with
  MODEL_URL=http://127.0.0.1:${values.port}/v1 LANGUAGE_MODELS=compatible:${MODEL} MODEL_GUESTS=on MODEL_TIMEOUT=600 npm start
and choose the model in the composer.`)
})
