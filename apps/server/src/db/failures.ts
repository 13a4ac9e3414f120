/** What a failed query means. drizzle wraps the driver's errors together with the parameters, which no log may hold. */
import { DrizzleQueryError } from 'drizzle-orm/errors'

/** The driver's own error, without statement and parameters. */
export function driverError(error: unknown): (Error & { code?: string; constraint?: string; syscall?: string }) | null {
  if (error instanceof DrizzleQueryError) return driverError(error.cause)
  return error instanceof Error ? error : null
}

const UNIQUE = '23505'
const FOREIGN_KEY = '23503'
/** Connection failures, too many connections, shutdown and start-up of the server. */
const CLASSES_OF_ABSENCE = /^(08|53|57P0)/
const ABSENCE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/
const ABSENCE_TEXT =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end|The database does not answer)/

/** The row stands already. */
export const isDuplicate = (error: unknown, constraint?: string): boolean => {
  const failure = driverError(error)
  return failure?.code === UNIQUE && (constraint === undefined || failure.constraint === constraint)
}

/** A row that this one belongs to is gone. */
export const isOrphan = (error: unknown): boolean => driverError(error)?.code === FOREIGN_KEY

/** The database cannot be reached: try again soon. */
export function isDatabaseAway(error: unknown): boolean {
  const failure = driverError(error)
  if (!failure) return false
  const code = failure.code ?? ''
  // The socket of a server that is not there; a missing file of ours is another matter.
  if (code === 'ENOENT') return failure.syscall === 'connect'
  return CLASSES_OF_ABSENCE.test(code) || ABSENCE.test(code) || ABSENCE_TEXT.test(failure.message)
}
