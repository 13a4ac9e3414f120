/** The container of fonts: TTF, OTF, WOFF and WOFF2 as one form, and its table of tables. https://learn.microsoft.com/typography/opentype/spec/otff */
import { inflateSync } from 'node:zlib'
import { tagAt, viewOf } from '../base/bytes.ts'
import { decompressWoff2 } from './woff2.ts'

/** Why a file is not taken. */
export class FontFault extends Error {
  code: 'unsupported-media' | 'too-large' | 'unprocessable'
  constructor(code: FontFault['code'], message: string) {
    super(message)
    this.name = 'FontFault'
    this.code = code
  }
}

/** Bytes of a font unpacked. */
const MOST_BYTES = 8_000_000
const MOST_TABLES = 64

const tooLarge = () =>
  new FontFault('too-large', `The font is larger than ${MOST_BYTES / 1_000_000} MB when it is unpacked.`)
const damaged = (what: string) => new FontFault('unprocessable', `The font is damaged: ${what}.`)

/** WOFF: tables that are packed one by one. https://www.w3.org/TR/WOFF/ */
function unpackWoff(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes)
  const count = view.getUint16(12)
  if (view.getUint32(16) > MOST_BYTES) throw tooLarge()
  if (count === 0 || count > MOST_TABLES) throw damaged('its tables cannot be counted')
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 44 + 20 * index
    const [from, packed, length] = [view.getUint32(at + 4), view.getUint32(at + 8), view.getUint32(at + 12)]
    if (from + packed > bytes.length || packed > length || length > MOST_BYTES)
      throw damaged('a table reaches beyond it')
    const data = bytes.subarray(from, from + packed)
    return {
      tag: bytes.subarray(at, at + 4),
      data: packed < length ? inflateSync(data, { maxOutputLength: length }) : data,
    }
  })
  if (tables.reduce((sum, { data }) => sum + data.length, 0) > MOST_BYTES) throw tooLarge()
  const padded = (length: number) => Math.ceil(length / 4) * 4
  const head = 12 + 16 * count
  const out = Buffer.alloc(head + tables.reduce((sum, { data }) => sum + padded(data.length), 0))
  out.set(bytes.subarray(4, 8), 0)
  out.writeUInt16BE(count, 4)
  let at = head
  for (const [index, { tag, data }] of tables.entries()) {
    out.set(tag, 12 + 16 * index)
    out.writeUInt32BE(at, 12 + 16 * index + 8)
    out.writeUInt32BE(data.length, 12 + 16 * index + 12)
    out.set(data, at)
    at += padded(data.length)
  }
  return out
}

const SFNT = new Set(['\0\x01\0\0', 'OTTO', 'true'])

/** A font file of any form, unpacked. @throws FontFault */
export function unpacked(bytes: Uint8Array): Uint8Array {
  if (bytes.length < 48)
    throw new FontFault('unsupported-media', 'This is no font. TTF, OTF, WOFF and WOFF2 files are.')
  const view = viewOf(bytes)
  const form = tagAt(view, 0)
  if (form === 'ttcf')
    throw new FontFault('unsupported-media', 'This file is a collection of fonts. Please send one font of it.')
  if (form !== 'wOF2' && form !== 'wOFF' && !SFNT.has(form))
    throw new FontFault('unsupported-media', 'This is no font. TTF, OTF, WOFF and WOFF2 files are.')
  try {
    if (form === 'wOFF') return unpackWoff(bytes)
    if (form !== 'wOF2') {
      if (bytes.length > MOST_BYTES) throw tooLarge()
      return bytes
    }
    // What it says of itself bounds what is written: the decoder holds to it.
    if (view.getUint32(16) > MOST_BYTES) throw tooLarge()
    const font = decompressWoff2(bytes)
    if (font.length > MOST_BYTES) throw tooLarge()
    return font
  } catch (error) {
    throw error instanceof FontFault ? error : damaged('it cannot be unpacked')
  }
}

/** The tables of an unpacked font. @throws FontFault where they do not lie within it */
export function tablesOf(font: Uint8Array): Map<string, DataView> {
  const view = viewOf(font)
  const count = view.getUint16(4)
  if (count === 0 || count > MOST_TABLES || 12 + 16 * count > font.length) throw damaged('its tables cannot be counted')
  const tables = new Map<string, DataView>()
  for (let index = 0; index < count; index++) {
    const at = 12 + 16 * index
    const [from, length] = [view.getUint32(at + 8), view.getUint32(at + 12)]
    const tag = tagAt(view, at)
    if (from + length > font.length) throw damaged(`its table ${tag.trim()} reaches beyond the file`)
    if (tables.has(tag)) throw damaged(`it has the table ${tag.trim()} twice`)
    tables.set(tag, viewOf(font.subarray(from, from + length)))
  }
  const missing = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name'].find((tag) => !tables.has(tag))
  if (missing) throw damaged(`its table ${missing} is missing`)
  if (!['glyf', 'CFF ', 'CFF2'].some((tag) => tables.has(tag)))
    throw new FontFault('unprocessable', 'The font has no outlines: its letters are pictures.')
  return tables
}

/** Whether a table is as long as what is read of it. */
export const reaches = (table: DataView | undefined, length: number): table is DataView =>
  table !== undefined && table.byteLength >= length
