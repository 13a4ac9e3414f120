/** Failures that have an answer: thrown by services, turned into a Problem by the error handler. */
import { ERRORS, type ErrorCode, type Problem } from '@limner/contract'

interface Extra {
  issues?: Problem['issues']
  /** Seconds. */
  retryAfter?: number
}

export class HttpError extends Error {
  code: ErrorCode
  status: number
  issues: Problem['issues']
  retryAfter: number | undefined
  /** `message` is for the person who asked: what was wrong and what is allowed. */
  constructor(code: ErrorCode, message: string, extra: Extra = {}) {
    super(message)
    this.name = 'HttpError'
    this.code = code
    this.status = ERRORS[code]
    this.issues = extra.issues
    this.retryAfter = extra.retryAfter
  }
}

/** The code of a status that a library chose; the nearest one where we have none. */
export function codeOf(status: number): ErrorCode {
  const exact = (Object.entries(ERRORS) as [ErrorCode, number][]).find(([, value]) => value === status)
  return exact?.[0] ?? (status >= 500 ? 'internal' : 'invalid')
}
