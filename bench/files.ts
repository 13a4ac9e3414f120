/**
 * `npm run bench:files`: every archetype's example as SVG, PDF and PNG. SVG is valid XML and looks the same in Chromium
 * and resvg, PDF pages have the size of print to a tenth of a millimetre and hold no font, PNG has the pixels of its scale.
 * `-- --kind poster` and `-- --every 5` take a part.
 */
import { parseArgs } from 'node:util'
import { openComponentBench } from '../tests/harness/component-bench.ts'
import { makeExamples } from '../tests/harness/examples.ts'
import { fileFaults } from '../tests/harness/file-bench.ts'
import { quantile } from './quantile.ts'

const { values } = parseArgs({ options: { kind: { type: 'string' }, every: { type: 'string', default: '1' } } })
const wanted = (await makeExamples()).filter(
  ({ scene }, index) => (!values.kind || scene.kind === values.kind) && index % Number(values.every) === 0,
)
const bench = await openComponentBench()
const times: number[] = []
let failures = 0
try {
  for (const [index, design] of wanted.entries()) {
    const { facts, faults } = await fileFaults(bench, design)
    if (design.scene.kind === 'poster') {
      const began = performance.now()
      await bench.engine.exportFile(design, 'Poster', 'png', { scale: 4 })
      times.push(performance.now() - began)
    }
    failures += faults.length
    const place = `${index + 1}/${wanted.length}`.padStart(7)
    console.log(`${place}  ${design.scene.kind.padEnd(14)} ${design.archetype.padEnd(20)} ${facts}`)
    for (const fault of faults) console.log(`  ✗ ${fault}`)
  }
} finally {
  await bench.close()
}
const slow = times.length > 0 ? `PNG 4× of a poster in p50 ${quantile(times, 0.5).toFixed(0)} ms; ` : ''
console.log(`${wanted.length} designs; ${slow}${failures} faults`)
process.exitCode = failures > 0 ? 1 : 0
