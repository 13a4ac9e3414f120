/**
 * `npm run bench:code`: every archetype's example as code, compiled, rendered in Chromium and held against the picture
 * that the engine paints. Fails when a design falls short of what is promised.
 */

import { fixedFaults, openComponentBench, pageFaults } from '../tests/harness/component-bench.ts'
import { makeExamples } from '../tests/harness/examples.ts'
import { quantile } from './quantile.ts'

const [wanted] = process.argv.slice(2)
const bench = await openComponentBench()
const times: number[] = []
let failures = 0
try {
  for (const design of await makeExamples()) {
    if (wanted && design.scene.kind !== wanted) continue
    const began = performance.now()
    bench.engine.component(design)
    times.push(performance.now() - began)
    const { facts, faults } =
      design.scene.kind === 'website' ? await pageFaults(bench, design) : await fixedFaults(bench, design)
    failures += faults.length
    console.log(`${design.scene.kind.padEnd(14)} ${design.archetype.padEnd(20)} ${facts}`)
    for (const fault of faults) console.log(`  ✗ ${fault}`)
  }
} finally {
  await bench.close()
}
console.log(
  `${times.length} designs; code in p50 ${quantile(times, 0.5).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms; ${failures} faults`,
)
process.exitCode = failures > 0 ? 1 : 0
