/** The form of a pack: all sheets of one subject, with what finding needs of each, so that none is read before it is taken. */
import { createHash } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { KindName } from '../scene/types.ts'
import type { Head, LayoutShape, SlotName } from '../sheet/types.ts'

/** A sheet as a pack holds it. */
export interface Packed {
  head: Head
  kind: KindName
  layouts: PackedLayout[]
  /** A mark: what stands in the place that others leave for one. */
  isMark?: true
  /** Words that the headline has of its own, in letters; absent where it has none. */
  own?: number
  /** What its drawings show, as their alternative texts say. */
  shows: string[]
  /** Where its tags lie among meanings: signed bytes, base64. */
  point: string
  /** The sheet itself. */
  text: string
}
export interface PackedLayout {
  for: LayoutShape
  width: number
  height: number
  slots: SlotName[]
}

export interface Pack {
  /** Of the sources: a pack whose sources have another one is stale. */
  hash: string
  /** Sources that cannot be read, left out: they are tried again with each packing. */
  left: number
  sheets: Packed[]
}

/** A source of a pack: the file's name and what is in it. */
export interface Source {
  name: string
  text: string
}

/** Grows with each change of the form, so that packs of before are stale. */
const FORM = 1

/** What tells whether a pack is of these sources. */
export function hashOf(sources: readonly Source[]): string {
  const hash = createHash('sha256').update(String(FORM))
  for (const { name, text } of sources.toSorted((a, b) => (a.name < b.name ? -1 : 1))) hash.update(`\0${name}\0${text}`)
  return hash.digest('hex').slice(0, 32)
}

/** The same pack gives the same bytes. */
export function packed(pack: Pack): Uint8Array {
  const text = JSON.stringify(pack)
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } })
}

export const unpacked = (bytes: Uint8Array): Pack => JSON.parse(brotliDecompressSync(bytes).toString())

/** A point of length 1 in signed bytes. */
export function packedPoint(point: Float32Array): string {
  const most = point.reduce((top, value) => Math.max(top, Math.abs(value)), 0) || 1
  return Buffer.from(Int8Array.from(point, (value) => Math.round((value / most) * 127)).buffer).toString('base64')
}

/** Its length is 1 again. */
export function unpackedPoint(packedBytes: string): Float32Array {
  const bytes = new Int8Array(Buffer.from(packedBytes, 'base64'))
  const length = Math.hypot(...bytes) || 1
  return Float32Array.from(bytes, (value) => value / length)
}
