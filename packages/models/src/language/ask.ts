/** One question, one object: the schema goes along, what comes back is judged here, and one repair is asked for at most. */
import { generateText, jsonSchema, type LanguageModel, type ModelMessage, NoObjectGeneratedError, Output } from 'ai'
import type { z } from 'zod'
import type { Bytes, Usage } from '../ports.ts'
import { ModelFault } from '../wire/fault.ts'
import type { Completed } from '../wire/outcome.ts'

// The library would write warnings to the console: they are part of the outcome here.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })

export interface Question<T> {
  /** What the model is to do. */
  instructions: string
  content: ModelMessage
  /** A name for the object, and what it must look like: for the model, and for us. */
  name: string
  schema: Parameters<typeof jsonSchema>[0]
  reads: z.ZodType<T>
  /** Tokens of an answer. */
  most: number
  signal: AbortSignal
}

export interface ModelReply {
  text: string
  usage: Usage
  /** Why it stopped. */
  finish: string
  warnings: string[]
}

/** What somebody says, with a picture or without. */
export const userMessage = (text: string, image?: Bytes): ModelMessage => ({
  role: 'user',
  content: image
    ? [
        { type: 'text', text },
        { type: 'file', data: image.bytes, mediaType: image.type },
      ]
    : text,
})

const MAX_REPAIR_LENGTH = 12_000

export const usageOf = (usage?: { inputTokens: number | undefined; outputTokens: number | undefined }): Usage => ({
  inputTokens: usage?.inputTokens ?? 0,
  outputTokens: usage?.outputTokens ?? 0,
  images: 0,
})
const sum = (a: Usage, b: Usage): Usage => ({
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
  images: a.images + b.images,
})

async function request<T>(model: LanguageModel, question: Question<T>, messages: ModelMessage[]): Promise<ModelReply> {
  const { instructions, name, schema, most, signal } = question
  try {
    const result = await generateText({
      ...{ model, instructions, messages, maxRetries: 0, abortSignal: signal, maxOutputTokens: most },
      output: Output.object({ schema: jsonSchema(schema), name }),
    })
    const warnings = (result.warnings ?? []).map(({ type }) => type)
    return { text: result.text, usage: usageOf(result.usage), finish: result.finishReason, warnings }
  } catch (error) {
    // It answered, and not with an object of its own accord: we look ourselves.
    if (!NoObjectGeneratedError.isInstance(error)) throw error
    return {
      ...{ text: error.text ?? '', usage: usageOf(error.usage), warnings: [] },
      finish: error.finishReason ?? 'unknown',
    }
  }
}

/** The object in an answer: small models put words and fences around it. */
export function objectIn(text: string): unknown {
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  if (from < 0 || to < from) return undefined
  try {
    return JSON.parse(text.slice(from, to + 1))
  } catch {
    return undefined
  }
}

export function requireAnswer({ finish, text, usage }: ModelReply): void {
  if (finish === 'content-filter') throw new ModelFault('refused', 'content filter', usage)
  if (text.trim() !== '') return
  throw finish === 'stop'
    ? new ModelFault('refused', 'it said nothing', usage)
    : new ModelFault('malformed', 'no answer', usage)
}

/** Throws ModelFault 'malformed' where neither answer was the object, 'refused' where it would not. */
export async function askFor<T>(model: LanguageModel, question: Question<T>): Promise<Completed<T>> {
  const first = await request(model, question, [question.content])
  requireAnswer(first)
  const read = question.reads.safeParse(objectIn(first.text))
  if (read.success) return { value: read.data, usage: first.usage, warnings: first.warnings }
  const faults = read.error.issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.join('.') || 'the answer'}: ${message}`)
  const second = await request(model, question, [
    question.content,
    { role: 'assistant', content: first.text.slice(0, MAX_REPAIR_LENGTH) },
    {
      role: 'user',
      content: `That is not the object that was asked for (${faults.join('; ')}). Answer with the JSON object alone.`,
    },
  ])
  const usage = sum(first.usage, second.usage)
  requireAnswer({ ...second, usage })
  const again = question.reads.safeParse(objectIn(second.text))
  if (!again.success) throw new ModelFault('malformed', 'no such object, twice', usage)
  return { value: again.data, usage, warnings: second.warnings }
}

/** Words instead of an object. */
export async function askForText(
  model: LanguageModel,
  {
    instructions,
    content,
    most,
    signal,
  }: Pick<Question<string>, 'content' | 'most' | 'signal'> & Partial<Pick<Question<string>, 'instructions'>>,
): Promise<Completed<string>> {
  const result = await generateText({
    ...{ model, messages: [content], maxRetries: 0, abortSignal: signal, maxOutputTokens: most },
    ...(instructions !== undefined && { instructions }),
  })
  const usage = usageOf(result.usage)
  const warnings = (result.warnings ?? []).map(({ type }) => type)
  requireAnswer({ text: result.text, usage, finish: result.finishReason, warnings })
  return { value: result.text, usage, warnings }
}
