/**
 * Opaque pictures as PNG files, written while they are painted: neither the pixels of a whole page nor a copy of them
 * stands in memory, which took 70 MB with two pages at once, and a page takes half of the encoder's time.
 */
import { buffer } from 'node:stream/consumers'
import { crc32, createDeflate, type Deflate, deflateSync } from 'node:zlib'
import { release } from './release.ts'

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
/** Flat colours shrink as well at the lower levels, and in a third of the time. */
const LEVEL = 2
/** Bytes of compressed data that are handed on at once. */
const CHUNK = 1 << 18

/**
 * @param bands whole rows of RGBA, from the top; each is read before the next is asked for
 * @returns the file; nothing where a pixel is transparent
 */
export async function writeOpaquePng(
  { width, height }: { width: number; height: number },
  bands: Iterable<Uint8Array>,
): Promise<Uint8Array | undefined> {
  const compressed = await compress(bands, width)
  return (
    compressed &&
    Buffer.concat([
      SIGNATURE,
      chunk('IHDR', header(width, height)),
      chunk('IDAT', compressed),
      chunk('IEND', new Uint8Array(0)),
    ])
  )
}

async function compress(bands: Iterable<Uint8Array>, width: number): Promise<Uint8Array | undefined> {
  let last: Uint8Array<ArrayBuffer> | undefined
  let stream: { deflate: Deflate; out: Promise<Buffer>; written: Promise<void> } | undefined
  for (const band of bands) {
    const rows = filteredRows(band, width)
    if (last) {
      stream ??= openStream()
      // One band is compressed while the next is painted; of no more than these two are pixels kept.
      await stream.written
      stream.written = write(stream.deflate, last)
    }
    if (!rows) {
      await stream?.written
      stream?.deflate.end()
      return undefined
    }
    last = rows
  }
  if (!last) return undefined
  // A picture of one band is compressed sooner here than it is handed to another thread.
  if (!stream) {
    const compressed = deflateSync(last, { level: LEVEL })
    release(last)
    return compressed
  }
  await stream.written
  await write(stream.deflate, last)
  stream.deflate.end()
  return stream.out
}

function openStream() {
  const deflate = createDeflate({ level: LEVEL, chunkSize: CHUNK })
  return { deflate, out: buffer(deflate), written: Promise.resolve() }
}

const write = (deflate: Deflate, rows: Uint8Array<ArrayBuffer>): Promise<void> =>
  new Promise((resolve, reject) => {
    deflate.write(rows, (error) => {
      if (error) return reject(error)
      release(rows)
      resolve()
    })
  })

/** PNG, third edition, 11.2.1: 8 bits a sample, colour without alpha, not interlaced. */
function header(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(13)
  bytes.writeUInt32BE(width, 0)
  bytes.writeUInt32BE(height, 4)
  bytes.set([8, 2, 0, 0, 0], 8)
  return bytes
}

function chunk(type: string, data: Uint8Array): Buffer {
  const name = Buffer.from(type, 'latin1')
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.byteLength)
  check.writeUInt32BE(crc32(data, crc32(name)))
  return Buffer.concat([length, name, data, check])
}

/**
 * RGBA → RGB, each row after the byte for 'not filtered'. Four pixels become three words (every platform here is
 * little-endian): byte by byte it took as long as painting.
 * @returns nothing where a pixel is transparent
 */
function filteredRows(band: Uint8Array, width: number): Uint8Array<ArrayBuffer> | undefined {
  const aligned = band.byteOffset % 4 === 0 ? band : band.slice()
  const pixels = new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.byteLength >> 2)
  const [height, stride] = [pixels.length / width, width * 3 + 1]
  const rows = new Uint8Array(stride * height)
  const words = new Uint32Array(Math.ceil(width / 4) * 3)
  const row = new Uint8Array(words.buffer, 0, width * 3)
  let alpha = -1
  for (let y = 0, from = 0; y < height; y++) {
    const end = from + width
    let to = 0
    for (; from + 3 < end; from += 4, to += 3) {
      const a = pixels[from] ?? 0
      const b = pixels[from + 1] ?? 0
      const c = pixels[from + 2] ?? 0
      const d = pixels[from + 3] ?? 0
      alpha &= a & b & c & d
      words[to] = (a & 0xffffff) | (b << 24)
      words[to + 1] = ((b >>> 8) & 0xffff) | (c << 16)
      words[to + 2] = ((c >>> 16) & 0xff) | (d << 8)
    }
    for (to *= 4; from < end; from++, to += 3) {
      const pixel = pixels[from] ?? 0
      alpha &= pixel
      row[to] = pixel
      row[to + 1] = pixel >>> 8
      row[to + 2] = pixel >>> 16
    }
    rows.set(row, y * stride + 1)
  }
  return alpha >>> 24 === 0xff ? rows : undefined
}
