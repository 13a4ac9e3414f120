/**
 * Clauses that say one thing more about an occasion whose date, time and place are told elsewhere: 'Costume contest at
 * midnight', 'free entry on Sundays', 'reception to follow at Linden Hall'. Such a clause is one text, words and all.
 */
import type { Role } from '../scene/types.ts'
import { clausesOf, type Range } from './clauses.ts'
import { copyable, OPENERS } from './copyable.ts'
import { words } from './phrases.ts'
import type { Fact, Reading } from './reading.ts'

const TOLD: Role[] = ['date', 'time', 'place']
const WITHIN: Role[] = [...TOLD, 'price', 'detail', 'cta']
const TIES = words('at on in from until till by before after every')
/** What stands before hours and prices of the occasion itself. */
const OWN = words('doors door starts start begins opens open ends show showtime entry tickets')

/** Takes them. */
export function readWholeClauses(reading: Reading): void {
  readTimetable(reading)
  const facts = [...reading.facts].sort((a, b) => a.from - b.from)
  for (const { from, to } of clausesOf(reading)) {
    if (!reading.uses.slice(from, to).includes('fact')) continue
    const inner = facts.filter((fact) => fact.from >= from && fact.to <= to)
    const told = inner.filter(({ role }) => TOLD.includes(role))
    const more = (fact: Fact) => facts.some((other) => other.role === fact.role && other.to <= from)
    if (told.length === 0 || !told.every(more) || !inner.every(({ role }) => WITHIN.includes(role))) continue
    const first = told[0] as Fact
    if (!TIES.has(reading.word(first.from - 1)) && !TIES.has(reading.word(first.from - 2))) continue
    if (first.from - from < 3 || OPENERS.has(reading.word(from)) || OWN.has(reading.word(from))) continue
    if (!freeRuns(reading, { from, to }).every((run) => copyable(reading, run, false, true))) continue
    reading.drop((fact) => inner.includes(fact))
    reading.fact('detail', from, to)
  }
}

/** 'Mon 7am Vinyasa, Wed 6pm Yin': clauses of a day, an hour and what there is; two at least make a timetable. */
function readTimetable(reading: Reading): void {
  const rows = clausesOf(reading).filter(({ from, to }) => {
    const inner = reading.facts.filter((fact) => fact.from >= from && fact.to <= to)
    const starts = (role: Role) => inner.some((fact) => fact.role === role && (fact.from === from || role === 'time'))
    const last = inner.findLast(({ role }) => role === 'time')?.to ?? to
    const said = reading.tokens.slice(last, to)
    return (
      starts('date') &&
      starts('time') &&
      said.length > 0 &&
      said.length < 6 &&
      said.every(({ type }) => type === 'word')
    )
  })
  if (rows.length < 2) return
  for (const { from, to } of rows) {
    reading.drop((fact) => fact.from >= from && fact.to <= to)
    reading.fact('list-item', from, to)
  }
}

function freeRuns(reading: Reading, { from, to }: Range): Range[] {
  const runs: Range[] = []
  for (let k = from; k < to; k++) {
    if (reading.uses[k] === 'fact') continue
    const start = k
    while (k < to && reading.uses[k] !== 'fact') k++
    runs.push({ from: start, to: k })
  }
  return runs
}
