/** What went wrong, in the seven words that the house knows. */
import type { FailureReason, Usage } from '../ports.ts'

export class ModelFault extends Error {
  readonly why: FailureReason
  /** What was paid for nothing. */
  readonly usage: Usage | undefined

  /** @param detail for the log: statuses and codes, never what was sent or answered */
  constructor(why: FailureReason, detail: string, usage?: Usage) {
    super(detail)
    this.name = 'ModelFault'
    this.why = why
    this.usage = usage
  }
}

/** Libraries wrap what our line threw. */
export function faultIn(error: unknown): ModelFault | undefined {
  for (let one: unknown = error; one instanceof Error; one = one.cause) if (one instanceof ModelFault) return one
  return undefined
}

/** Names that providers give to a refusal. */
const REFUSAL = /content[_ -]?(?:policy|filter)|moderation|safety|nsfw|blocked|prohibited/i
/** Names of an account that is used up: waiting does not help. */
const SPENT = /insufficient_quota|billing|credit|payment|exceeded your current quota/i
/** What may stand in a log of an answer's own code. */
const CODE = /"(?:code|type|status)"\s*:\s*"([a-z0-9_.-]{1,60})"/i

/** An answer that is none, by its status and the beginning of its body. */
export function faultOf(status: number, body: string): ModelFault {
  const code = CODE.exec(body)?.[1]
  const detail = code ? `${status} ${code}` : `${status}`
  if (status === 401 || status === 403) return new ModelFault(REFUSAL.test(body) ? 'refused' : 'auth', detail)
  if (status === 402 || status === 429) return new ModelFault('quota', detail)
  if (status === 408 || status === 504) return new ModelFault('late', detail)
  // A gateway says that the provider behind it is away; any other failure is the provider's own.
  if (status === 502 || status === 503) return new ModelFault('unreachable', detail)
  if (status >= 500) return new ModelFault('broken', detail)
  if (REFUSAL.test(body)) return new ModelFault('refused', detail)
  if (SPENT.test(body)) return new ModelFault('quota', detail)
  return new ModelFault('malformed', detail)
}

export const isQuotaSpent = (body: string): boolean => SPENT.test(body)
