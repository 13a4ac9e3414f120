/** Archives: the same entries give the same bytes. */
import { type Zippable, zipSync } from 'fflate'

/** Paths with '/', text or bytes. */
export type Entries = Record<string, string | Uint8Array>

/** The earliest day that the format knows: no clock here. */
const DAY = new Date(1980, 0, 1)
/** Compressed already. */
const PACKED = /\.(png|jpe?g|webp|woff2|ico|zip)$/

export function zip(entries: Entries): Uint8Array {
  const files = Object.entries(entries).map(([path, content]) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
    return [path, [bytes, { level: PACKED.test(path) ? 0 : 6, mtime: DAY }]] as const
  })
  return zipSync(Object.fromEntries(files) as unknown as Zippable)
}
