/** Optical reading: does tesseract find the words that stand in the design? */
import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'

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

/** [characters read back, characters set] of the texts given, in Latin letters and digits. Light on dark is read inverted, too. */
export async function readBack(png: Uint8Array, texts: string[]): Promise<[number, number]> {
  const read = async (mode: string) => {
    const job = run('tesseract', ['stdin', 'stdout', '--psm', mode, '-l', 'eng'], {
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    })
    job.child.stdin?.end(png)
    return letters((await job).stdout)
  }
  const [sparse, block] = [await read('11'), await read('3')]
  const wanted = texts.map(letters).filter((text) => text.length > 1)
  const got = wanted.map((text) =>
    Math.max(
      ...[sparse, block].map((whole) => (whole.includes(text) ? text.length : common(text, whole.slice(0, 4000)))),
    ),
  )
  const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)
  return [sum(got), sum(wanted.map(({ length }) => length))]
}
