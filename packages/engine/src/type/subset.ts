/** A font cut down to the characters that are used: small enough to be carried inside a file. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compressWoff2, fontBytes } from './woff2.ts'

/** As much of it as is used: its types come with the browser's, which are not for here. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object) => { exports: unknown }
}

const require = createRequire(import.meta.url)

/** What is used of HarfBuzz's subsetter; addresses are offsets into its memory. */
interface Subsetter {
  memory: { buffer: ArrayBuffer }
  _initialize(): void
  malloc(size: number): number
  free(address: number): void
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number
  hb_blob_destroy(blob: number): void
  hb_blob_get_data(blob: number, length: number): number
  hb_blob_get_length(blob: number): number
  hb_face_create(blob: number, index: number): number
  hb_face_destroy(face: number): void
  hb_face_reference_blob(face: number): number
  hb_set_add(set: number, value: number): void
  hb_subset_input_create_or_fail(): number
  hb_subset_input_destroy(input: number): void
  hb_subset_input_unicode_set(input: number): number
  hb_subset_input_pin_axis_to_default(input: number, face: number, axis: number): number
  hb_subset_input_pin_axis_location(input: number, face: number, axis: number, value: number): number
  hb_subset_or_fail(face: number, input: number): number
}

let opened: Subsetter | undefined
function open(): Subsetter {
  if (opened) return opened
  const module = new WebAssembly.Module(readFileSync(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')))
  opened = new WebAssembly.Instance(module).exports as Subsetter
  opened._initialize()
  return opened
}

const WRITABLE = 2
const WEIGHT_AXIS = 0x77676874 // 'wght'

/** A font file, and where it stands on its weight axis if it has one. */
interface FontSource {
  path: string
  axisWeight?: number
}

interface Pins {
  /** Of a variable font. */
  weight?: number | undefined
  /** Axes that stay at their default. */
  fixed?: readonly string[]
}

const tagOf = (name: string) => [...name].reduce((tag, char) => tag * 256 + char.charCodeAt(0), 0)

function cut(font: Uint8Array, codePoints: Iterable<number>, { weight, fixed = [] }: Pins): Uint8Array {
  const hb = open()
  const data = hb.malloc(font.length)
  new Uint8Array(hb.memory.buffer).set(font, data)
  const blob = hb.hb_blob_create(data, font.length, WRITABLE, 0, 0)
  const face = hb.hb_face_create(blob, 0)
  const input = hb.hb_subset_input_create_or_fail()
  const wanted = hb.hb_subset_input_unicode_set(input)
  for (const codePoint of codePoints) hb.hb_set_add(wanted, codePoint)
  if (weight !== undefined) hb.hb_subset_input_pin_axis_location(input, face, WEIGHT_AXIS, weight)
  for (const axis of fixed) hb.hb_subset_input_pin_axis_to_default(input, face, tagOf(axis))
  const subset = hb.hb_subset_or_fail(face, input)
  try {
    if (!subset) throw new Error('The font could not be cut down.')
    const result = hb.hb_face_reference_blob(subset)
    const at = hb.hb_blob_get_data(result, 0)
    const bytes = new Uint8Array(hb.memory.buffer).slice(at, at + hb.hb_blob_get_length(result))
    hb.hb_blob_destroy(result)
    return bytes
  } finally {
    if (subset) hb.hb_face_destroy(subset)
    hb.hb_subset_input_destroy(input)
    hb.hb_face_destroy(face)
    hb.hb_blob_destroy(blob)
    hb.free(data)
  }
}

/** The characters of a font at its weight, kerning and ligatures included, as TrueType or OpenType. */
export const cutFont = ({ path, axisWeight }: FontSource, codePoints: Iterable<number>): Uint8Array =>
  cut(fontBytes(path), codePoints, { weight: axisWeight })

/** As `cutFont`, as WOFF2. */
export const subsetFont = (font: FontSource, codePoints: Iterable<number>): Promise<Uint8Array> =>
  compressWoff2(cutFont(font, codePoints))

/** A font with all of its characters, written anew with the tables that letters need. @param fixed axes that are taken away */
export const rewritten = (font: Uint8Array, codePoints: Iterable<number>, fixed: readonly string[]): Uint8Array =>
  cut(font, codePoints, { fixed })
