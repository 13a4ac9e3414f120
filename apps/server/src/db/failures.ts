/** What a failed query means. drizzle wraps the driver's errors together with the parameters, which no log may hold. */
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { isDiskFull } from '../failure.ts'

/** The driver's own error, without statement and parameters. */
export function driverError(error: unknown): (Error & { code?: string; constraint?: string; syscall?: string }) | null {
  if (error instanceof DrizzleQueryError) return driverError(error.cause)
  return error instanceof Error ? error : null
}

/** What a log may hold of an error: neither parameters nor the rows that the driver quotes. */
export function loggableError(error: unknown): { name: string; message: string; code?: string; stack?: string } {
  const failure = driverError(error)
  if (!failure) return { name: 'Error', message: 'something that is no error was thrown' }
  const { name, message, code, stack } = failure
  return { name, message, ...(code && { code }), ...(stack && { stack }) }
}

const FOREIGN_KEY = '23503'
const UNIQUE = '23505'
const DISK_FULL = '53100'
/** Connection failures, too many connections, shutdown and start-up of the server, one that takes no writes (a standby). */
const UNAVAILABLE_CLASSES = /^(08|53|57P0|25006)/
const UNAVAILABLE_CODES = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/
const UNAVAILABLE_TEXT =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end|The database does not answer)/

/** A row that this one belongs to is gone. */
export const isForeignKeyViolation = (error: unknown): boolean => driverError(error)?.code === FOREIGN_KEY

/** Another row has this value. */
export const isUniqueViolation = (error: unknown): boolean => driverError(error)?.code === UNIQUE

/** The database, or this machine, has no room left. */
export const isStorageFull = (error: unknown): boolean =>
  driverError(error)?.code === DISK_FULL || isDiskFull(driverError(error))

/** The database cannot be reached: try again soon. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const failure = driverError(error)
  if (!failure) return false
  const code = failure.code ?? ''
  if (code === DISK_FULL) return false
  // The socket of a server that is not there; a missing file of ours is another matter.
  if (code === 'ENOENT') return failure.syscall === 'connect'
  return UNAVAILABLE_CLASSES.test(code) || UNAVAILABLE_CODES.test(code) || UNAVAILABLE_TEXT.test(failure.message)
}
