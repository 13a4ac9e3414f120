/** What is thrown, as far as it can be told. */

/** Does the system say so: 'ENOENT', 'EEXIST', …? */
export const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code)

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
