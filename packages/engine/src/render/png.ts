/**
 * Opaque pictures as PNG files, written while they are painted: neither the pixels of a whole page nor a copy of them
 * stands in memory, which took 70 MB with two pages at once, and a page takes half of the encoder's time.
 */
import { buffer } from 'node:stream/consumers'
import { crc32, createDeflate, type Deflate } from 'node:zlib'

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
  const deflate = createDeflate({ level: LEVEL, chunkSize: CHUNK })
  const compressed = buffer(deflate)
  let written: Promise<void> | undefined
  for (const band of bands) {
    const rows = filteredRows(band, width)
    // One band is compressed while the next is painted; of no more than these two are pixels kept.
    await written
    if (!rows) {
      deflate.end()
      return undefined
    }
    written = write(deflate, rows)
  }
  await written
  deflate.end()
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(width, height)),
    chunk('IDAT', await compressed),
    chunk('IEND', new Uint8Array(0)),
  ])
}

const write = (deflate: Deflate, rows: Uint8Array<ArrayBuffer>): Promise<void> =>
  new Promise((resolve, reject) => {
    deflate.write(rows, (error) => {
      if (error) return reject(error)
      rows.buffer.transfer(0)
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
    // A row that ends within four pixels has its last one repeated, beyond its end.
    for (let to = 0; from < end; from += 4, to += 3) {
      const a = pixels[from] as number
      const b = pixels[Math.min(from + 1, end - 1)] as number
      const c = pixels[Math.min(from + 2, end - 1)] as number
      const d = pixels[Math.min(from + 3, end - 1)] as number
      alpha &= a & b & c & d
      words[to] = (a & 0xffffff) | (b << 24)
      words[to + 1] = ((b >>> 8) & 0xffff) | (c << 16)
      words[to + 2] = ((c >>> 16) & 0xff) | (d << 8)
    }
    from = end
    rows.set(row, y * stride + 1)
  }
  return alpha >>> 24 === 0xff ? rows : undefined
}
