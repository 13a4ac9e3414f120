/** What is thrown, as far as it can be told. */

/** Does the system say so: 'ENOENT', 'EEXIST', …? */
export const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code)

/** No room on the disk, or none that this program may use, or a disk that nothing can be written to. */
export const isDiskFull = (error: unknown): boolean => hasCode(error, 'ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS')

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Where pictures are kept cannot be reached, or refuses: nothing is wrong with what was asked. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
}
