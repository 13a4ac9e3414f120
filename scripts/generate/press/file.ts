/** An output profile as a file: https://www.color.org/icc32.pdf, 6.3.3.1 says which tables it has. */

const WHOLE = 0xffff
const HEAD = 128

interface InkTable {
  grid: number
  inks: readonly (readonly number[])[]
}
interface GamutTable {
  grid: number
  isOutside: readonly boolean[]
}

const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])

function words(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length)
  for (const [at, value] of values.entries()) bytes.writeUInt16BE(Math.round(value), 2 * at)
  return bytes
}

/** 100 is 0xff00 of 0xffff: this curve brings it to the last node. 256 steps up to there, one beyond. */
const LIGHTNESS = Array.from({ length: 258 }, (_, at) => Math.min(1, at / 256) * WHOLE)
const STRAIGHT = Array.from({ length: 258 }, (_, at) => (at / 257) * WHOLE)

/** `lut16Type` from Lab. */
function fromLab(grid: number, outputs: number, values: readonly number[]): Buffer {
  const head = Buffer.alloc(52)
  head.write('mft2', 'latin1')
  head[8] = 3
  head[9] = outputs
  head[10] = grid
  for (const at of [0, 4, 8]) head.writeInt32BE(0x10000, 12 + 4 * at)
  head.writeUInt16BE(258, 48)
  head.writeUInt16BE(2, 50)
  const ends = Array.from({ length: outputs }, () => [0, WHOLE]).flat()
  return Buffer.concat([head, words([...LIGHTNESS, ...STRAIGHT, ...STRAIGHT]), words(values), words(ends)])
}

const TITLE = 'Limner press: CGATS TR 001'
const RIGHTS = 'CC0 1.0. Ink to colour: Compact-ICC-Profiles, for CGATS TR 001.'

function described(text: string): Buffer {
  const bytes = Buffer.alloc(12 + text.length + 1 + 8 + 70)
  bytes.write('desc', 'latin1')
  bytes.writeUInt32BE(text.length + 1, 8)
  bytes.write(text, 12, 'latin1')
  return bytes
}

const plain = (text: string) => Buffer.concat([Buffer.from('text\0\0\0\0'), Buffer.from(`${text}\0`, 'latin1')])

/** Eight bits of ink are what presses are given; what is no multiple of them packs badly. */
const inEightBits = (share: number) => Math.round(share * 255) * 257

/** @param source whose look of inks it has */
export function profileFile(source: Buffer, table: InkTable, gamut: GamutTable): Buffer {
  const tagOf = (name: string): Buffer => {
    const at = source.indexOf(name, HEAD, 'latin1')
    const from = source.readUInt32BE(at + 4)
    return source.subarray(from, from + source.readUInt32BE(at + 8))
  }
  const look = tagOf('A2B0')
  const inks = fromLab(table.grid, 4, table.inks.flat().map(inEightBits))
  const outside = gamut.isOutside.map((is) => (is ? WHOLE : 0))
  const parts: [names: string[], bytes: Buffer][] = [
    [['desc'], described(TITLE)],
    [['cprt'], plain(RIGHTS)],
    [['wtpt'], tagOf('wtpt')],
    [['A2B0', 'A2B1', 'A2B2'], look],
    [['B2A0', 'B2A1', 'B2A2'], inks],
    [['gamt'], fromLab(gamut.grid, 1, outside)],
  ]
  const tags = parts.flatMap(([names]) => names).length
  let at = HEAD + 4 + 12 * tags
  const directory: Buffer[] = []
  for (const [names, bytes] of parts) {
    for (const name of names) {
      const entry = Buffer.alloc(12)
      entry.write(name, 'latin1')
      entry.writeUInt32BE(at, 4)
      entry.writeUInt32BE(bytes.length, 8)
      directory.push(entry)
    }
    at += padded(bytes).length
  }
  const head = Buffer.from(source.subarray(0, HEAD))
  head.writeUInt32BE(at, 0)
  head.fill(0, 4, 8)
  head.write('prtr', 12, 'latin1')
  head.fill(0, 40, 64)
  head.fill(0, 80, 100)
  const count = Buffer.alloc(4)
  count.writeUInt32BE(tags)
  return Buffer.concat([head, count, ...directory, ...parts.map(([, bytes]) => padded(bytes))])
}
