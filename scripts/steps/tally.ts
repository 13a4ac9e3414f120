/** What passed and what failed, of checks and of tests. */
import { startVitest, type TestModule } from 'vitest/node'
import { ROOT } from './run-program.ts'
import { runSteps, type Step } from './run-steps.ts'

export interface Tally {
  passed: number
  failed: number
}

/** A check that fails counts as one failed test. */
export async function tallyChecks(steps: readonly Step[], together?: number): Promise<Tally> {
  const outcomes = await runSteps(steps, together)
  const failed = outcomes.filter((outcome) => !outcome.passed).length
  return { passed: outcomes.length - failed, failed }
}

export async function tallyTests(options: Parameters<typeof startVitest>[2] = {}): Promise<Tally> {
  try {
    const vitest = await startVitest('test', [], { root: ROOT, run: true, watch: false, ...options })
    const modules = vitest.state.getTestModules()
    const tally = modules.map(countModule)
    for (const name of modules.flatMap(secondTries)) console.log(`Passed at its second try only: ${name}`)
    const unhandled = vitest.state.getUnhandledErrors().length
    await vitest.close()
    return sum([...tally, { passed: 0, failed: unhandled }])
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

/** The tests that a stall of the machine, or a race of the product, may have failed once: each is worth a look. */
const secondTries = (module: TestModule): string[] =>
  [...module.children.allTests('passed')]
    .filter((test) => test.diagnostic()?.flaky)
    .map((test) => `${module.relativeModuleId} > ${test.name}`)

const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
})

/** Prints "N passed, N failed" as the last line, and ends. */
export function endWith(tallies: readonly Tally[]): void {
  const { passed, failed } = sum(tallies)
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`, () => process.exit(failed ? 1 : 0))
}
