/** `npm run bench:undo [-- steps seeds first]`: the test of versions in tests/faults at full length, with its times. */
import { historyRounds } from '../tests/faults/history-rounds.ts'
import { quantile } from './quantile.ts'

const [steps = 200, seeds = 5, first = 1] = process.argv.slice(2).map(Number)
const faults: string[] = []
for (let seed = first; seed < first + seeds; seed++) {
  const report = await historyRounds(steps, seed, console.log)
  const { versions, refused, branches, told, undone, times } = report
  console.log(
    `seed ${seed}: ${steps} changes asked for, ${refused} refused, ${versions} versions, ${branches} from two tabs at once, ${told} told of a later one, ${undone} steps undone`,
  )
  console.log(
    `  a change by hand: p50 ${Math.round(quantile(times, 0.5))} ms, p95 ${Math.round(quantile(times, 0.95))} ms`,
  )
  faults.push(...report.faults)
}
console.log(faults.length ? `${faults.length} faults` : 'Every version is what it was.')
process.exit(faults.length ? 1 : 0)
