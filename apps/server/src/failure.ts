/** What is thrown, as far as it can be told. */

/** Does the system say so: 'ENOENT', 'EEXIST', …? */
export const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code)

/** No room on the disk, or none that this program may use, or a disk that nothing can be written to. */
export const isDiskFull = (error: unknown): boolean => hasCode(error, 'ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS')

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
