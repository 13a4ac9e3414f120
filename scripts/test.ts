/**
 * `npm test`: the static checks and every test of every part, side by side. Its last line is "N passed, N failed"; a check
 * that fails counts as one failed test.
 */
import { buildWhatIsStale } from './build/build-stale.ts'
import { CHECKS } from './steps/checks.ts'
import { endWith, type Tally, tallyChecks, tallyTests } from './steps/tally.ts'

/** The journeys use the product as it is shipped. */
async function build(): Promise<Tally> {
  try {
    await buildWhatIsStale()
    return { passed: 0, failed: 0 }
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  }
}

const built = await build()
// One check at a time: the tests have the rest of the machine.
endWith([built, ...(await Promise.all([tallyTests(), tallyChecks(CHECKS, 1)]))])
