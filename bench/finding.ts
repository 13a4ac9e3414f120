/**
 * `npm run bench:finding`: how long the collection takes to find sheets for a brief that is read already, with so many heads as
 * `-- --heads` says (1,000): those that there are, over and over. Over the labelled prompts for posters and banners, each with seed 1; the first
 * twenty are not counted.
 */
import { parseArgs } from 'node:util'
import { LABELLED } from '@limner/engine/fixtures'
import { askedOf, collection, completeCopy, find, random, readBrief } from '@limner/engine/instruments'
import { quantile } from './quantile.ts'

const { values } = parseArgs({ options: { heads: { type: 'string', default: '1000' } } })
const heads = Number(values.heads)
const own = collection().filter(({ head }) => head.kinds.includes('poster'))
const entries = Array.from({ length: Math.ceil(heads / own.length) }, () => own.map((entry) => ({ ...entry })))
  .flat()
  .slice(0, heads)

const WARM = 20
const briefs = LABELLED.map(({ prompt }) => completeCopy(readBrief(prompt))).filter(
  ({ kind }) => kind === 'poster' || kind === 'banner',
)
const [asking, finding]: [number[], number[]] = [[], []]
for (const [i, brief] of briefs.entries()) {
  const begun = performance.now()
  const asked = askedOf(brief)
  const read = performance.now()
  find(entries, asked, random(1))
  const done = performance.now()
  if (i < WARM) continue
  asking.push(read - begun)
  finding.push(done - read)
}
const told = (name: string, times: readonly number[]) =>
  console.log(
    `${name}: median ${quantile(times, 0.5).toFixed(1)} ms, 95% within ${quantile(times, 0.95).toFixed(1)} ms, the slowest ${Math.max(...times).toFixed(1)} ms`,
  )
console.log(`${asking.length} prompts, ${entries.length} heads`)
told('what is asked', asking)
told('finding', finding)
