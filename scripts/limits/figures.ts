/** Counts what the limits are about, room by room. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isTest } from '../arrows/is-test.ts'
import { runProgram } from '../steps/run-program.ts'
import { countOverrulings } from './casts.ts'
import type { Figures, Measure } from './ceilings.ts'
import { longFunctions } from './functions.ts'
import { countReadings } from './language-readings.ts'
import { ROOMS, type Room, roomOf } from './rooms.ts'

const SOURCES = '{packages,apps,scripts,tests,bench}/**/*.{ts,tsx}'
const NOT_OURS = new Set(['node_modules', 'dist'])
const COMPLEX = 'lint/complexity/noExcessiveCognitiveComplexity'
const ENGINE = 'packages/engine/src/'
const LANGUAGE = 'packages/engine/src/language'

interface BiomeReport {
  diagnostics: { category: string; location: { path: string } }[]
}

export interface Counted {
  figures: Record<Room, Figures>
  /** Where the long functions begin, `file:line`. */
  long: Record<Room, string[]>
}

/** @param root the repository's root folder */
export async function countFigures(root: string): Promise<Counted> {
  const figures = byRoom(
    (): Figures => ({ complexFunctions: 0, longFunctions: 0, casts: 0, assertions: 0, wordPatterns: 0, promptUses: 0 }),
  )
  const long = byRoom((): string[] => [])
  for (const found of globSync(SOURCES, { cwd: root, exclude: (name) => NOT_OURS.has(path.basename(name)) })) {
    const file = found.split(path.sep).join('/')
    const room = roomOf(file)
    // A test may know more than the compiler.
    if (!room || isTest(file)) continue
    const text = readFileSync(path.join(root, file), 'utf8')
    const readsWords = file.startsWith(ENGINE) && room !== LANGUAGE
    add(figures[room], { ...countOverrulings(file, text), ...(readsWords && countReadings(file, text)) })
    const lines = longFunctions(file, text)
    figures[room].longFunctions += lines.length
    long[room].push(...lines.map((line) => `${file}:${line}`))
  }
  for (const { category, location } of await overLimit()) {
    const room = roomOf(location.path)
    if (room && category === COMPLEX) figures[room].complexFunctions += 1
  }
  return { figures, long }
}

const byRoom = <T>(make: () => T): Record<Room, T> =>
  Object.fromEntries(ROOMS.map((room) => [room, make()])) as Record<Room, T>

function add(figures: Figures, found: Partial<Figures>): void {
  for (const measure of Object.keys(found) as Measure[]) figures[measure] += found[measure] ?? 0
}

/** What Biome's rule finds, whatever level biome.json gives it. */
async function overLimit(): Promise<BiomeReport['diagnostics']> {
  const rule = `--only=${COMPLEX.replace('lint/', '')}`
  const { output } = await runProgram('biome', ['lint', '--reporter=json', '--max-diagnostics=none', rule, '.'])
  // In one line; its words to people stand around it.
  const line = output.split('\n').find((line) => line.startsWith('{"summary"'))
  if (!line) throw new Error(`Biome reports nothing:\n${output}`)
  const report: BiomeReport = JSON.parse(line)
  return report.diagnostics
}
