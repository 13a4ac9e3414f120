import type { ErrorCode } from '@limner/contract/types'
import { HttpError } from '../platform/problem.ts'

/** What the engine refuses of what people send. */
const NAMES = new Set(['PictureError', 'FontFault'])

/** A refusal by the engine comes from another thread, so it is known by its name. */
export function asRefusal(error: unknown): unknown {
  const { name, code, message } = error as Error & { code?: ErrorCode }
  return NAMES.has(name) && code ? new HttpError(code, message) : error
}
