/**
 * The one heavy step of the sentence encoder, two rows of numbers by a matrix, in WebAssembly with 128-bit vectors: in JavaScript it takes
 * four times as long. Its few instructions are put together here, so that nothing has to be compiled beforehand.
 */

import { nth } from '../../base/items.ts'

/** Bytes of a page of WebAssembly's memory. */
const PAGE = 65_536

/** A memory of WebAssembly, as far as it is used here. */
export interface Memory {
  readonly buffer: ArrayBuffer | SharedArrayBuffer
}
declare const WebAssembly: {
  Memory: new (size: { initial: number; maximum?: number; shared?: boolean }) => Memory
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object, imports: object) => { exports: { multiply: Multiply } }
}

/** Memory of one thread, or of as many as are handed it; it does not grow. */
export function newMemory(bytes: number, options: { shared?: true } = {}): Memory {
  const pages = Math.ceil(bytes / PAGE)
  return new WebAssembly.Memory({ initial: pages, maximum: pages, ...options })
}

/** `y` += `x` · `w`, for two rows each: addresses in bytes, `inner` and `outer` in numbers, multiples of 4. */
export type Multiply = (x: number, w: number, y: number, inner: number, outer: number) => void

/** Numbers as WebAssembly writes them (LEB128). */
function leb(value: number): number[] {
  const bytes: number[] = []
  for (let left = value; ; left >>>= 7) {
    if (left < 128) return [...bytes, left]
    bytes.push((left & 127) | 128)
  }
}
const list = (items: number[][]) => [...leb(items.length), ...items.flat()]
const section = (id: number, content: number[]) => [id, ...leb(content.length), ...content]
const name = (text: string) => [...leb(text.length), ...Buffer.from(text)]

const [I32, V128, VOID] = [0x7f, 0x7b, 0x40]
const get = (local: number) => [0x20, local]
const set = (local: number) => [0x21, local]
const constant = (value: number) => [0x41, ...leb(value)]
const [ADD, SUB, SHIFT, LESS, END] = [[0x6a], [0x6b], [0x74], [0x49], [0x0b]]
const loop = (...body: number[][]) => [0x03, VOID, ...body.flat(), ...END]
const again = [0x0d, 0]
const vector = (code: number, ...rest: number[]) => [0xfd, ...leb(code), ...rest]
/** In the memory of rows; in that of weights. */
const load = vector(0x00, 4, 0)
const loadWeights = vector(0x00, 4 | 0x40, 1, 0)
const splat = (offset: number) => vector(0x09, 2, offset)
const store = vector(0x0b, 4, 0)
const [PLUS, TIMES] = [vector(0xe4), vector(0xe6)]

// Parameters, then locals.
const [X, W, Y, INNER, OUTER, X2, Y2, AT, ROW] = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const FIRST = [9, 10, 11, 12] as const
const SECOND = [13, 14, 15, 16] as const
const [WEIGHT, SUM, SUM2] = [17, 18, 19]

/** Four rows of the matrix at a time go by once for both rows: what is read from far is read in order. */
function body(): number[] {
  const advance = (local: number, by: number[]) => [...get(local), ...by, ...ADD, ...set(local)]
  const spread = (from: number, into: readonly number[]) =>
    into.flatMap((local, i) => [...get(from), ...splat(i * 4), ...set(local)])
  const add = (sum: number, factor: number) => [get(sum), get(WEIGHT), get(factor), TIMES, PLUS, set(sum)].flat()
  const four = FIRST.flatMap((first, i) => [
    ...[get(ROW), loadWeights, set(WEIGHT)].flat(),
    ...add(SUM, first),
    ...add(SUM2, nth(SECOND, i)),
    ...advance(ROW, get(OUTER)),
  ])
  const across = loop(
    [get(W), get(AT), ADD, set(ROW)].flat(),
    [get(Y), get(AT), ADD, load, set(SUM), get(Y2), get(AT), ADD, load, set(SUM2)].flat(),
    four,
    [get(Y), get(AT), ADD, get(SUM), store, get(Y2), get(AT), ADD, get(SUM2), store].flat(),
    advance(AT, constant(16)),
    [get(AT), get(OUTER), LESS, again].flat(),
  )
  const rowAfter = (of: number, length: number) => [get(of), get(length), ADD].flat()
  return [
    ...[get(OUTER), constant(2), SHIFT, set(OUTER), get(INNER), constant(2), SHIFT, set(INNER)].flat(),
    ...[rowAfter(X, INNER), set(X2), rowAfter(Y, OUTER), set(Y2)].flat(),
    ...loop(
      spread(X, FIRST),
      spread(X2, SECOND),
      [constant(0), set(AT)].flat(),
      across,
      advance(W, [...get(OUTER), ...constant(2), ...SHIFT]),
      advance(X, constant(16)),
      advance(X2, constant(16)),
      [get(INNER), constant(16), SUB, set(INNER), constant(0), get(INNER), LESS, again].flat(),
    ),
    ...END,
  ]
}

/** @param rows where rows are, of this thread alone @param weights where matrices are, which threads may share */
export function openKernel(rows: Memory, weights: Memory): Multiply {
  const code = [
    ...list([
      [...leb(4), I32],
      [...leb(11), V128],
    ]),
    ...body(),
  ]
  const [rowPages, weightPages] = [rows.buffer.byteLength / PAGE, weights.buffer.byteLength / PAGE]
  const bytes = Uint8Array.from(
    [
      [0, ...Buffer.from('asm'), 1, 0, 0, 0],
      section(1, list([[0x60, ...list([[I32], [I32], [I32], [I32], [I32]]), 0]])),
      section(
        2,
        list([
          [...name('m'), ...name('rows'), 2, 0, ...leb(rowPages)],
          [...name('m'), ...name('weights'), 2, 3, ...leb(weightPages), ...leb(weightPages)],
        ]),
      ),
      section(3, list([[0]])),
      section(7, list([[...name('multiply'), 0, 0]])),
      section(10, list([[...leb(code.length), ...code]])),
    ].flat(),
  )
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { m: { rows, weights } })
  return exports.multiply
}
