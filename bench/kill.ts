/** `npm run bench:kill [-- rounds]`: the fault test of tests/faults at full length, with its times. */
import { killRounds } from '../tests/faults/kill-rounds.ts'
import { quantile } from './quantile.ts'

const rounds = Number(process.argv[2] ?? 30)
const { faults, acknowledged, givenUp, recovery, settling } = await killRounds(rounds, Math.random)
const seconds = (times: number[]) =>
  `p50 ${(quantile(times, 0.5) / 1000).toFixed(1)} s, worst ${(Math.max(...times) / 1000).toFixed(1)} s`

console.log(`${rounds} × kill -9 under load`)
console.log(
  `acknowledged: ${acknowledged.messages} messages, ${acknowledged.predictions} generations, ${acknowledged.designs} designs`,
)
console.log(`given up because the machine had no time for them: ${givenUp}`)
console.log(`ready again: ${seconds(recovery)}`)
console.log(`every generation ended: ${seconds(settling)}`)
console.log(faults.length ? `FAULTS\n${faults.join('\n')}` : 'Nothing lost, nothing doubled.')
process.exit(faults.length ? 1 : 0)
