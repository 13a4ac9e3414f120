/** An output profile as a file: https://www.color.org/icc32.pdf, 6.3.3.1 says which tables it has. */
import { DAYLIGHT } from './measured.ts'

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

/** What a profile says of itself. */
export interface About {
  title: string
  rights: string
}

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

/** `XYZType` */
function xyz(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(8 + 4 * values.length)
  bytes.write('XYZ ', 'latin1')
  for (const [at, value] of values.entries()) bytes.writeInt32BE(Math.round(value * 0x10000), 8 + 4 * at)
  return bytes
}

/** `lut16Type` from inks to Lab. @param curves what each ink passes before the table */
export function fromInks(grid: number, curves: readonly (readonly number[])[], values: readonly number[]): Buffer {
  const head = Buffer.alloc(52)
  head.write('mft2', 'latin1')
  head[8] = curves.length
  head[9] = 3
  head[10] = grid
  for (const at of [0, 4, 8]) head.writeInt32BE(0x10000, 12 + 4 * at)
  head.writeUInt16BE(curves[0]?.length ?? 0, 48)
  head.writeUInt16BE(2, 50)
  const whole = (all: readonly number[]) => words(all.map((value) => Math.min(1, Math.max(0, value)) * WHOLE))
  return Buffer.concat([head, whole(curves.flat()), whole(values), words([0, WHOLE, 0, WHOLE, 0, WHOLE])])
}

/** A table of another profile, as it stands there. */
export function tagOf(profile: Buffer, name: string): Buffer {
  const at = profile.indexOf(name, HEAD, 'latin1')
  const from = profile.readUInt32BE(at + 4)
  return profile.subarray(from, from + profile.readUInt32BE(at + 8))
}

/** An output profile of version 2.1, from CMYK to Lab. */
function headOf(length: number): Buffer {
  const head = Buffer.alloc(HEAD)
  head.writeUInt32BE(length, 0)
  head.writeUInt32BE(0x0210_0000, 8)
  head.write('prtrCMYKLab ', 12, 'latin1')
  // The first of January 2026: the same tables give the same file.
  for (const [at, value] of [2026, 1, 1].entries()) head.writeUInt16BE(value, 24 + 2 * at)
  head.write('acsp', 36, 'latin1')
  for (const [at, value] of DAYLIGHT.entries()) head.writeInt32BE(Math.round(value * 0x10000), 68 + 4 * at)
  return head
}

export interface Tables {
  /** From inks to Lab, as it is written. */
  look: Buffer
  inks: InkTable
  gamut: GamutTable
  paper: readonly number[]
}

/** A profile that says what inks look like and nothing else: what the others are solved by. */
export const lookFile = (look: Buffer): Buffer => written([[['A2B0'], look]])

export const profileFile = ({ look, inks, gamut, paper }: Tables, { title, rights }: About): Buffer =>
  written([
    [['desc'], described(title)],
    [['cprt'], plain(rights)],
    [['wtpt'], xyz(paper)],
    [['A2B0', 'A2B1', 'A2B2'], look],
    [['B2A0', 'B2A1', 'B2A2'], fromLab(inks.grid, 4, inks.inks.flat().map(inEightBits))],
    [
      ['gamt'],
      fromLab(
        gamut.grid,
        1,
        gamut.isOutside.map((is) => (is ? WHOLE : 0)),
      ),
    ],
  ])

function written(parts: readonly [names: string[], bytes: Buffer][]): Buffer {
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
  const count = Buffer.alloc(4)
  count.writeUInt32BE(tags)
  return Buffer.concat([headOf(at), count, ...directory, ...parts.map(([, bytes]) => padded(bytes))])
}
