/** Where the bytes of pictures are kept, named by their SHA-256. What is put twice is kept once. */
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
