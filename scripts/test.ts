/**
 * `npm test`: the static checks, then every test of every part. Its last line is "N passed, N failed"; a check that fails
 * counts as one failed test.
 */
import { startVitest, type TestModule } from 'vitest/node'
import { buildWebIfStale } from './build/web-build.ts'
import { CHECKS } from './steps/checks.ts'
import { ROOT } from './steps/run-program.ts'
import { runSteps } from './steps/run-steps.ts'

interface Tally {
  passed: number
  failed: number
}

const tallies = [await checks(), await build(), await tests()]
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`, () => process.exit(failed ? 1 : 0))

async function checks(): Promise<Tally> {
  const outcomes = await runSteps(CHECKS)
  const failed = outcomes.filter((outcome) => !outcome.passed).length
  return { passed: outcomes.length - failed, failed }
}

/** The journeys use the product as it is shipped. */
async function build(): Promise<Tally> {
  try {
    await buildWebIfStale()
    return { passed: 0, failed: 0 }
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  }
}

async function tests(): Promise<Tally> {
  try {
    const vitest = await startVitest('test', [], { root: ROOT, run: true, watch: false })
    const tally = vitest.state.getTestModules().map(countModule)
    const unhandled = vitest.state.getUnhandledErrors().length
    await vitest.close()
    return {
      passed: tally.reduce((sum, { passed }) => sum + passed, 0),
      failed: tally.reduce((sum, { failed }) => sum + failed, unhandled),
    }
  } catch (error) {
    console.log(error)
    return { passed: 0, failed: 1 }
  }
}

/** A file that cannot be loaded, or a hook that fails, has no failed test of its own: it counts as one. */
function countModule(module: TestModule): Tally {
  const passed = [...module.children.allTests('passed')].length
  const failed = [...module.children.allTests('failed')].length
  return { passed, failed: failed || (module.ok() ? 0 : 1) }
}
