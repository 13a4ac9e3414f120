/**
 * `npm run bench:code`: every archetype's example as code, compiled, rendered in Chromium and held against the picture
 * that the engine paints; then all of it under the strictest TypeScript and the rules of hooks. Fails when a design falls
 * short of what is promised. `-- --kind poster`, `-- --archetype swiss` and `-- --every 5` take a part.
 */
import { parseArgs } from 'node:util'
import { fixedFaults, openComponentBench, pageFaults } from '../tests/harness/component-bench.ts'
import { makeExamples } from '../tests/harness/examples.ts'
import { strictFaults } from '../tests/harness/strict-code.ts'
import { quantile } from './quantile.ts'

const { values } = parseArgs({
  options: { kind: { type: 'string' }, archetype: { type: 'string' }, every: { type: 'string', default: '1' } },
})
const wanted = (await makeExamples()).filter(
  ({ scene, archetype }, index) =>
    (!values.kind || scene.kind === values.kind) &&
    (!values.archetype || archetype === values.archetype) &&
    index % Number(values.every) === 0,
)
const bench = await openComponentBench()
const times: number[] = []
const code = new Map<string, string>()
let failures = 0
const report = (faults: string[]) => {
  failures += faults.length
  for (const fault of faults) console.log(`  ✗ ${fault}`)
}
try {
  for (const [index, design] of wanted.entries()) {
    const { kind } = design.scene
    const began = performance.now()
    code.set(`${kind}-${design.archetype}`, bench.engine.component(design).code)
    times.push(performance.now() - began)
    const { facts, faults } = kind === 'website' ? await pageFaults(bench, design) : await fixedFaults(bench, design)
    const place = `${index + 1}/${wanted.length}`.padStart(7)
    console.log(`${place}  ${kind.padEnd(14)} ${design.archetype.padEnd(20)} ${facts}`)
    report(faults)
  }
} finally {
  await bench.close()
}
console.log('TypeScript and the rules of hooks:')
report(strictFaults(code))
console.log(
  `${times.length} designs; code in p50 ${quantile(times, 0.5).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms; ${failures} faults`,
)
process.exitCode = failures > 0 ? 1 : 0
