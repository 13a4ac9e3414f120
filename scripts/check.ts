/** `npm run check`: everything that can be said about the code without running it, in one command. */

import { CHECKS } from './steps/checks.ts'
import { runSteps } from './steps/run-steps.ts'

const outcomes = await runSteps(CHECKS)
process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1
