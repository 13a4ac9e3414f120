/** Optical reading: does tesseract find the words that stand in the design? */
import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'
import type { Painted } from '@limner/engine'

const run = promisify(execFile)

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

/** Strips of a sheet: where each begins and how tall it is, shares of its height; what one cuts another holds whole. */
const STRIPS = [0, 0.22, 0.44, 0.66]
const STRIP = 0.34

const strip = ({ pixels, width, height }: Painted, from: number): Painted => {
  const [top, bottom] = [Math.round(from * height), Math.round((from + STRIP) * height)]
  return { pixels: pixels.slice(top * width * 4, bottom * width * 4), width, height: bottom - top }
}

async function read(png: Uint8Array, mode: string): Promise<string> {
  const job = run('tesseract', ['stdin', 'stdout', '--psm', mode, '-l', 'eng'], {
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
  })
  job.child.stdin?.end(png)
  return letters((await job).stdout)
}

/**
 * [characters read back, characters set] of the texts given, in Latin letters and digits. Light on dark is read inverted, too.
 * Beside very large letters tesseract takes small ones for dirt: where words are missing the sheet is read in strips as well.
 */
export async function readBack(
  painted: Painted,
  png: (painted: Painted) => Promise<Uint8Array>,
  texts: string[],
): Promise<[number, number]> {
  const whole = await png(painted)
  const readings = [await read(whole, '11'), await read(whole, '3')]
  const wanted = texts.map(letters).filter((text) => text.length > 1)
  const found = (text: string, reading: string) =>
    reading.includes(text) ? text.length : common(text, reading.slice(0, 4000))
  if (!wanted.every((text) => readings.some((reading) => reading.includes(text))))
    for (const from of STRIPS) readings.push(await read(await png(strip(painted, from)), '11'))
  const got = wanted.map((text) => Math.max(...readings.map((reading) => found(text, reading))))
  const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)
  return [sum(got), sum(wanted.map(({ length }) => length))]
}
