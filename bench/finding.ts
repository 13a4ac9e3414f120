/**
 * `npm run bench:finding`: how long the collection takes to find sheets for a brief that is read already, in milliseconds of the processor, and what
 * memory its heads take. Over the labelled prompts for posters and banners, or those of `-- --prompts FILE` (a line of JSON each, with `prompt`),
 * each with seed 1; the first twenty are not counted. `-- --heads N`: as if it had so many, those that there are over and over.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { LABELLED } from '@limner/engine/fixtures'
import { askedOf, collection, completeCopy, find, random, readBrief } from '@limner/engine/instruments'
import { quantile } from './quantile.ts'

const { values } = parseArgs({ options: { heads: { type: 'string' }, prompts: { type: 'string' } } })

setFlagsFromString('--expose-gc')
const collect: unknown = runInNewContext('gc')
function heap(): number {
  if (typeof collect === 'function') collect()
  return process.memoryUsage().heapUsed / 1e6
}
const before = heap()
const all = collection()
console.log(`${all.length} sheets opened: ${(heap() - before).toFixed(1)} MB`)

const own = all.filter(({ head }) => head.kinds.includes('poster'))
const heads = Number(values.heads ?? own.length)
const entries = Array.from({ length: Math.ceil(heads / own.length) }, () => own.map((entry) => ({ ...entry })))
  .flat()
  .slice(0, heads)

const WARM = 20
const prompts = values.prompts
  ? readFileSync(values.prompts, 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const { prompt }: { prompt: string } = JSON.parse(line)
        return prompt
      })
  : LABELLED.map(({ prompt }) => prompt)
const briefs = prompts
  .map((prompt) => completeCopy(readBrief(prompt)))
  .filter(({ kind }) => kind === 'poster' || kind === 'banner')
const spent = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const [asking, finding]: [number[], number[]] = [[], []]
for (const [i, brief] of briefs.entries()) {
  const begun = spent()
  const asked = askedOf(brief)
  const read = spent()
  find(entries, asked, random(1))
  const done = spent()
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
