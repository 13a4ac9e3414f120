/** Optical reading: does tesseract find the words that stand in the design? */
import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'
import type { Painted } from '@limner/engine'
import sharp from 'sharp'

const run = promisify(execFile)

interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

export function hasReader(): boolean {
  try {
    execFileSync('tesseract', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Letters and digits only: what a reader makes of spaces and marks says nothing of legibility. */
const letters = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** The longest common run of characters, in order, of a text and what was read (both short). */
function common(wanted: string, read: string): number {
  let row = new Uint16Array(read.length + 1)
  for (const letter of wanted) {
    const next = new Uint16Array(read.length + 1)
    for (let j = 0; j < read.length; j++)
      next[j + 1] = read[j] === letter ? (row[j] as number) + 1 : Math.max(row[j + 1] as number, next[j] as number)
    row = next
  }
  return row[read.length] as number
}

/** A picture of one text: its box with air all round, twice as large. Nothing where the box lies outside. */
async function cutOut(
  { pixels, width, height }: Painted,
  { left, top, right, bottom }: Bounds,
): Promise<Buffer | undefined> {
  const air = Math.max(8, (bottom - top) * 0.2)
  const [x, y] = [Math.max(0, Math.floor(left - air)), Math.max(0, Math.floor(top - air))]
  const [wide, tall] = [Math.min(width, Math.ceil(right + air)) - x, Math.min(height, Math.ceil(bottom + air)) - y]
  if (wide < 1 || tall < 1) return undefined
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .extract({ left: x, top: y, width: wide, height: tall })
    .resize(wide * 2, tall * 2)
    .png()
    .toBuffer()
}

async function read(png: Uint8Array, mode: string): Promise<string> {
  const job = run('tesseract', ['stdin', 'stdout', '--psm', mode, '-l', 'eng'], {
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
  })
  job.child.stdin?.end(png)
  return letters((await job).stdout)
}

/** An artboard painted, and where its texts stand on it, in pixels. */
export interface Sheet {
  painted: Painted
  boxes: Bounds[]
}

/**
 * [characters read back, characters set] of the texts given, in Latin letters and digits. Where words are missing in the
 * readings of whole sheets, each text is read where it stands, too: tesseract takes small letters beside very large ones for
 * dirt, and light words in a button for a part of the picture.
 */
export async function readBack(
  sheets: Sheet[],
  png: (painted: Painted) => Promise<Uint8Array>,
  texts: string[],
): Promise<[number, number]> {
  const readings: string[] = []
  for (const { painted } of sheets) {
    const whole = await png(painted)
    readings.push(await read(whole, '11'), await read(whole, '3'))
  }
  const wanted = texts.map(letters).filter((text) => text.length > 1)
  const found = (text: string, reading: string) =>
    reading.includes(text) ? text.length : common(text, reading.slice(0, 4000))
  if (!wanted.every((text) => readings.some((reading) => reading.includes(text))))
    for (const { painted, boxes } of sheets) {
      let reading = ''
      for (const box of boxes) {
        const part = await cutOut(painted, box)
        if (part) reading += await read(part, '6')
      }
      readings.push(reading)
    }
  const got = wanted.map((text) => Math.max(...readings.map((reading) => found(text, reading))))
  const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)
  return [sum(got), sum(wanted.map(({ length }) => length))]
}
