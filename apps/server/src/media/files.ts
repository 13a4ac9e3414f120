/** Where the bytes of pictures are kept, named by their SHA-256. What is put twice is kept once. */
import crypto from 'node:crypto'
import type { Readable } from 'node:stream'

export interface MediaFiles {
  /** Keeps the bytes durably and answers their SHA-256 in hex. */
  put(bytes: Uint8Array): Promise<string>
  /** Null: there is no such content, or it is damaged. */
  get(sha256: string): Promise<Uint8Array | null>
  stream(sha256: string): Promise<Readable | null>
  has(sha256: string): Promise<boolean>
  /** Removing what is not there is no failure. */
  delete(sha256: string): Promise<void>
  /** Contents that were last put before this moment. */
  putBefore(moment: Date): AsyncIterable<string>
  /** Writes something, and rejects where nothing can be kept. */
  check(): Promise<void>
}

export const sha256Of = (bytes: Uint8Array): string => crypto.createHash('sha256').update(bytes).digest('hex')

/** Whether this is what content is called. */
export const isName = (name: string): boolean => /^[\da-f]{64}$/.test(name)

/** Where content lies below its root: 'ab/abcd…'. Throws TypeError for what is no name. */
export function placeOf(sha256: string): string {
  if (!isName(sha256)) throw new TypeError(`A SHA-256 in hex is needed, not ${JSON.stringify(sha256)}`)
  return `${sha256.slice(0, 2)}/${sha256}`
}

/**
 * Tries whether something can be kept; whoever asks again soon is answered from what was found a moment ago.
 * @param every milliseconds
 */
export function prober(probe: () => Promise<void>, every: number): () => Promise<void> {
  let probed: { at: number; found: Promise<void> } = { at: 0, found: Promise.resolve() }
  return () => {
    if (Date.now() - probed.at > every) probed = { at: Date.now(), found: probe() }
    return probed.found
  }
}
