/**
 * Fails where a regular expression may take time that explodes with the text. What was judged before stands in
 * expressions/judged.json and is not judged again; `--remember` writes down what is there now.
 */
import crypto from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Expression, expressionsIn } from './expressions/collect.ts'
import { type Growth, growthOf } from './expressions/judge.ts'
import { ROOT } from './steps/run-program.ts'

/** Texts are bounded and tasks have a time: the square of a length is bearable, more is not. */
const BEARABLE = 2
const FILE = path.join(import.meta.dirname, 'expressions/judged.json')

/** `slow`: left from before, with what is known of them; they only become fewer. */
interface Judged {
  slow: Record<string, Growth>
  bearable: string[]
}
const judged: Judged = JSON.parse(readFileSync(FILE, 'utf8'))
const nameOf = ({ source, flags }: Expression) => `/${source}/${flags}`
const markOf = (expression: Expression) =>
  crypto.createHash('sha256').update(nameOf(expression)).digest('base64url').slice(0, 10)

const all = expressionsIn(ROOT)
const known = new Set(judged.bearable)
const isKnown = (expression: Expression) => known.has(markOf(expression)) || nameOf(expression) in judged.slow
const unknown = all.filter((expression) => !isKnown(expression))
const slow: Record<string, Growth> = {}
for (const expression of unknown) {
  const growth = await growthOf(expression)
  if (typeof growth === 'number' && growth <= BEARABLE) continue
  slow[nameOf(expression)] = growth
  const grows = typeof growth === 'number' ? `grows with the ${growth}th power of its text` : `is ${growth}`
  console.log(`${expression.file}:${expression.line} ${nameOf(expression).slice(0, 120)} ${grows}`)
}
const failed = Object.values(slow).some((growth) => growth !== 'undecided')
if (process.argv.includes('--remember')) {
  const left = Object.entries(judged.slow).filter(([name]) => all.some((expression) => nameOf(expression) === name))
  const next: Judged = {
    slow: Object.fromEntries([...left, ...Object.entries(slow)].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    bearable: all
      .filter((expression) => !(nameOf(expression) in slow) && !(nameOf(expression) in judged.slow))
      .map(markOf)
      .sort(),
  }
  writeFileSync(FILE, `${JSON.stringify(next, null, 1)}\n`)
}
console.log(
  failed
    ? 'Give each text one way through: no two neighbours that repeat and may take the same characters.'
    : `${all.length} expressions repeat something, ${unknown.length} of them were judged now.`,
)
process.exitCode = failed ? 1 : 0
