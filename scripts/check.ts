/** `npm run check`: everything that can be said about the code without running it, in one command. */

import { CHECKS } from './steps/checks.ts'
import { runSteps } from './steps/run-steps.ts'

process.exitCode = (await runSteps(CHECKS)) ? 0 : 1
