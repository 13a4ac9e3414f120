/** A long answer, read as it streams: what came before a break is kept, and its usage is estimated. */
import { type LanguageModel, streamText } from 'ai'
import type { Usage } from '../ports.ts'
import { faultIn, ModelFault } from '../wire/fault.ts'
import type { Completed } from '../wire/outcome.ts'
import type { Transport } from '../wire/transport.ts'
import { askForText, type ModelReply, type Question, requireAnswer, usageOf } from './ask.ts'

/** The warning of an answer that broke off. */
export const CUT_OFF = 'cut off'

/** Characters of a token, roughly: where nobody says how many there were. */
const TOKEN = 3.5
/** Faults of a server that does not know what streaming asks for: nothing was made of such a request. */
const UNSUPPORTED = /^4(?:00|22)\b/

/** What the library says of an answer whose end nobody told. */
const NO_END: ReadonlySet<string> = new Set(['interrupted', 'other', 'error'])

export interface StreamQuestion extends Pick<Question<string>, 'content' | 'most' | 'signal' | 'instructions'> {
  /** Told all of it so far, as it comes. */
  onText?: (text: string) => void
}

interface StreamResult extends Omit<ModelReply, 'finish'> {
  /** Undefined: it broke off. */
  finish: string | undefined
  fault: unknown
}

/** What was asked and answered, in tokens, where the provider does not say. */
function estimatedUsage({ instructions, content }: StreamQuestion, text: string): Usage {
  const said = Array.isArray(content.content)
    ? content.content.map((part) => (part.type === 'text' ? part.text : '')).join('')
    : content.content
  const tokens = (length: number) => Math.ceil(length / TOKEN)
  return { inputTokens: tokens(instructions.length + said.length), outputTokens: tokens(text.length), images: 0 }
}

async function readStream(line: Transport, model: LanguageModel, question: StreamQuestion): Promise<StreamResult> {
  const { instructions, content, most, onText } = question
  const result: StreamResult = { text: '', usage: usageOf(), warnings: [], finish: undefined, fault: undefined }
  try {
    const { stream } = streamText({
      ...{ model, instructions, messages: [content], maxRetries: 0, streamRetries: 0 },
      ...{ abortSignal: line.signal, maxOutputTokens: most },
      // What went wrong stands in the stream.
      onError: () => {},
    })
    for await (const part of stream) {
      if (part.type === 'text-delta') {
        result.text += part.text
        onText?.(result.text)
      } else if (part.type === 'start-step') result.warnings.push(...part.warnings.map(({ type }) => type))
      else if (part.type === 'finish') {
        result.finish = part.finishReason
        result.usage = usageOf(part.totalUsage)
      } else if (part.type === 'error') {
        // What comes after a gap does not belong to what came before it.
        result.fault = part.error
        break
      }
    }
  } catch (error) {
    result.fault = error
  }
  return result
}

/** Asks once; a server that answers whole is read all the same. Throws ModelFault where nothing was said. */
export async function streamAnswer(
  line: Transport,
  model: (line: Transport) => LanguageModel,
  question: StreamQuestion,
): Promise<Completed<string>> {
  const { text, usage, warnings, finish, fault } = await readStream(line, model(line), question)
  question.signal.throwIfAborted()
  if (text === '') {
    const kept = line.kept()
    if (kept) return askForText(model({ ...line, fetch: async () => kept }), question)
    const why = faultIn(fault)
    if (why?.why === 'malformed' && UNSUPPORTED.test(why.message)) return askForText(model(line.again()), question)
    if (fault !== undefined && !why && !line.isLate()) throw new ModelFault('broken', 'it broke off at once')
    if (fault !== undefined || line.isLate()) throw fault
  }
  const took = usage.outputTokens > 0 ? usage : estimatedUsage(question, text)
  const isCut = fault !== undefined || finish === undefined || NO_END.has(finish)
  if (!isCut) requireAnswer({ text, usage: took, finish, warnings })
  return { value: text, usage: took, warnings: isCut ? [...warnings, CUT_OFF] : warnings }
}
