/**
 * A language model that sees pictures, where one is configured: any that speaks the chat-completions protocol, on this
 * machine or elsewhere. What it cannot do in time, the engine does; the key goes to the configured host only.
 */
import { z } from 'zod'
import { readText } from '../../platform/read-text.ts'
import { onlyDraws } from './foreign-code.ts'

export interface ModelOptions {
  /** Of the API, such as 'https://api.example.com/v1'. */
  url: string
  key: string | undefined
  /** Which model. */
  name: string
  /** Milliseconds for one answer. */
  timeout?: number
}
export interface PictureTask {
  bytes: Uint8Array
  /** Media type. */
  type: string
  /** What was measured on the picture: size, colours, roles. */
  findings: string
}
export interface WrittenComponent {
  code: string
  componentName: string
  dependencies: string[]
}
/** Null: it could not be reached, took too long, or wrote something else. */
export type LanguageModel = (task: PictureTask, signal: AbortSignal) => Promise<WrittenComponent | null>

/** Less than a request may take. */
const PATIENCE = 40_000
const MOST_CHARACTERS = 100_000
/** Of an answer, with all that stands around the code. */
const MOST_BYTES = 2_000_000
const INSTRUCTION =
  'Write one React component in TypeScript (TSX) that reproduces the attached picture as faithfully as HTML, Tailwind CSS and inline SVG can: real text, semantic elements, accessible names, responsive from 360 to 1920 pixels. Import nothing but "react". Load nothing from an address. Use the colours that were measured. One default export, a named function whose texts and colours are props with defaults. Answer with the code alone.'

const Answer = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) })

/** The component in an answer; null where it is none, or not one that stands on React alone. */
export function readComponent(answer: string): WrittenComponent | null {
  const code = (/```(?:tsx|jsx|typescript)?\n([\s\S]*?)```/.exec(answer)?.[1] ?? answer).trim()
  const componentName = /^export default function ([A-Z]\w*)/m.exec(code)?.[1]
  if (!componentName || code.length > MOST_CHARACTERS || !onlyDraws(code)) return null
  return { code: `${code}\n`, componentName, dependencies: ['react'] }
}

export function languageModel({ url, key, name, timeout = PATIENCE }: ModelOptions): LanguageModel {
  const address = `${url.replace(/\/+$/, '')}/chat/completions`
  return async ({ bytes, type, findings }, signal) => {
    const picture = `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
    const content = [
      { type: 'text', text: `${INSTRUCTION}\n\n${findings}` },
      { type: 'image_url', image_url: { url: picture } },
    ]
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
        body: JSON.stringify({ model: name, messages: [{ role: 'user', content }] }),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
      })
      if (!response.ok) return null
      const answer = Answer.safeParse(JSON.parse(await readText(response, MOST_BYTES)))
      return answer.success ? readComponent(answer.data.choices[0]?.message.content ?? '') : null
    } catch {
      signal.throwIfAborted()
      return null
    }
  }
}
