/** A message as the panel shows it, and as a guest's browser keeps it. */
import type {
  Action,
  Change,
  CheckedAsk,
  Choice,
  Design,
  Message,
  MessageMetadata,
  Prediction,
} from '@limner/contract/types'
import { english, said, t, wished } from '../../lib/language/translate.ts'

export interface ChatMessage {
  /** Ours, for as long as the page lives: what React and retries go by. */
  key: string
  type: 'user' | 'ai'
  content: string
  /** ISO 8601, when known. */
  timestamp?: string
  /** An address, or a data URL of an upload. */
  image?: string
  designUrls?: string[]
  designIds?: string[]
  /** The designs themselves, when the answer brought them. */
  designs?: Design[]
  originalPrompt?: string
  replitPrompt?: string
  understood?: { label: string; value: string }[]
  /** What was asked for, and whether every design shows it. */
  asked?: CheckedAsk[]
  changes?: Change[]
  suggestions?: string[]
  /** What the wish may have meant. */
  choices?: Choice[]
  /** What does that which is no edit. */
  actions?: Action[]
  /** It only says that the real answer is on its way. */
  waiting?: true
  /** Who wrote it, where several people work on the project; null: an account that is gone. */
  author?: Message['author']
  /** It came in while the project was being looked at: somebody else has asked for it, or made it. */
  isNews?: true
  /** It reports a failure that 'Try again' may mend. */
  retry?: true
}

export const GREETING = english(
  "Hello! I'm your AI design assistant. Describe what you'd like to create, or upload an image to get started.",
)
export const WAITING = english('Your design is being generated. This might take a few moments...')
export const OFFLINE = english('You are offline. Your message will be sent when the connection is back.')
export const STOPPED = english('Stopped.')
export const TOOK_TOO_LONG = english(
  'Your design is taking longer than expected. Please try again with a simpler prompt.',
)
export const FAILED = english('Sorry, I had trouble generating your design. Please try with a different prompt.')
export const CHECK_FAILED = english(
  'Sorry, I encountered an error while checking your design status. Please try again.',
)
/** Stands in place of the build prompt when it never came. */
export const PROMPT_TIMEOUT = 'OPENAI_TIMEOUT'

export const greeting = (): ChatMessage => ({ key: 'greeting', type: 'ai', content: t(GREETING) })

/** What a message carries beside its words: kept by the server, and shown again when it is read back. */
const METADATA = [
  'designUrls',
  'designIds',
  'originalPrompt',
  'replitPrompt',
  'understood',
  'asked',
  'changes',
  'suggestions',
  'choices',
  'actions',
] as const satisfies readonly (keyof ChatMessage & keyof MessageMetadata)[]

/** Of these fields, those that say something: neither missing nor empty. */
function metadataIn<T extends Partial<Record<(typeof METADATA)[number], unknown>>>(source: T) {
  const filled = METADATA.filter((name) => (Array.isArray(source[name]) ? source[name].length > 0 : source[name]))
  return Object.fromEntries(filled.map((name) => [name, source[name]]))
}

/** A stored message of the server. */
export const fromStored = ({ id, type, content, imageUrl, author, createdAt, metadata }: Message): ChatMessage => ({
  key: id,
  type,
  content,
  timestamp: createdAt,
  ...(imageUrl && { image: imageUrl }),
  ...(author !== undefined && { author }),
  ...metadataIn(metadata),
})

/** What the server keeps of a message beside its words. */
export const metadataOf = (message: ChatMessage): MessageMetadata => metadataIn(message)

/** The addresses of a prediction's pictures; other servers answer one as a plain string. */
export const outputsOf = ({ output }: { output?: string | string[] | undefined }): string[] =>
  output === undefined ? [] : typeof output === 'string' ? [output] : output

const DONE = english(
  "Perfect! I've created your design. You can view the image or Replit prompt using the toggle above.",
)

/** What it says: the assistant, and what it offered to be asked, in the reader's language; a person in their own words. */
export function wordsOf({ type, content }: Pick<ChatMessage, 'type' | 'content'>, isOffered = false): string {
  if (type === 'ai') return said(content)
  return isOffered ? wished(content) : content
}

/** The assistant's answer to a prediction that has its pictures, or something to say. Two windows get the same key. */
export function answerOf(prediction: Prediction, originalPrompt: string, now: Date): ChatMessage {
  const { designs, designIds, designId, message } = prediction
  return {
    key: `answer-${prediction.id}`,
    type: 'ai',
    content: message ?? String(DONE),
    timestamp: now.toISOString(),
    ...metadataIn({ ...prediction, designIds: designIds ?? (designId ? [designId] : undefined) }),
    designUrls: outputsOf(prediction),
    // New ones near others come of the words of those.
    originalPrompt: designs?.[0]?.prompt ?? originalPrompt,
    ...(designs && { designs }),
  }
}

/** A title that nobody has given: the first message replaces it. */
export const isDefaultTitle = (title: string): boolean =>
  /^(?:New Project|Design Project|Project \w{3} \d{1,2}, \d{4})$/.test(title)

/** Who wrote a message, where that is not the reader. @param readerId absent: nobody is signed in */
export function otherAuthor({ author }: Pick<ChatMessage, 'author'>, readerId: string | undefined): string | undefined {
  if (author === undefined || author?.id === readerId) return
  return author?.name || t('Somebody who is gone')
}
