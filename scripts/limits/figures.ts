/** Counts what the limits are about, room by room. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isTest } from '../arrows/is-test.ts'
import { runProgram } from '../steps/run-program.ts'
import { countOverrulings } from './casts.ts'
import type { Figures, Measure } from './ceilings.ts'
import { ROOMS, type Room, roomOf } from './rooms.ts'

const SOURCES = '{packages,apps,scripts,tests,bench}/**/*.{ts,tsx}'
const NOT_OURS = new Set(['node_modules', 'dist'])
const RULES: Record<string, Measure> = {
  'lint/complexity/noExcessiveCognitiveComplexity': 'complexFunctions',
  'lint/complexity/noExcessiveLinesPerFunction': 'longFunctions',
}

interface BiomeReport {
  diagnostics: { category: string; location: { path: string } }[]
}

/** @param root the repository's root folder */
export async function countFigures(root: string): Promise<Record<Room, Figures>> {
  const figures = Object.fromEntries(
    ROOMS.map((room) => [room, { complexFunctions: 0, longFunctions: 0, casts: 0, assertions: 0 }]),
  ) as Record<Room, Figures>
  for (const file of globSync(SOURCES, { cwd: root, exclude: (name) => NOT_OURS.has(path.basename(name)) })) {
    const room = roomOf(file.split(path.sep).join('/'))
    // A test may know more than the compiler.
    if (!room || isTest(file)) continue
    const { casts, assertions } = countOverrulings(file, readFileSync(path.join(root, file), 'utf8'))
    figures[room].casts += casts
    figures[room].assertions += assertions
  }
  for (const { category, location } of await overLimit()) {
    const [room, measure] = [roomOf(location.path), RULES[category]]
    if (room && measure) figures[room][measure] += 1
  }
  return figures
}

/** What Biome's two rules find, whatever level biome.json gives them. */
async function overLimit(): Promise<BiomeReport['diagnostics']> {
  const rules = Object.keys(RULES).map((rule) => `--only=${rule.replace('lint/', '')}`)
  const { output } = await runProgram('biome', ['lint', '--reporter=json', '--max-diagnostics=none', ...rules, '.'])
  // In one line; its words to people stand around it.
  const line = output.split('\n').find((line) => line.startsWith('{"summary"'))
  if (!line) throw new Error(`Biome reports nothing:\n${output}`)
  const report: BiomeReport = JSON.parse(line)
  return report.diagnostics
}
