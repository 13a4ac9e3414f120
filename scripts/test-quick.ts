/**
 * `npm run test:quick`: for daily work, the checks and tests that what one has changed may break: since the last commit
 * that main has, or since the commit that is named. Without the journeys: they take their time.
 */
import { ARROWS, LINT, typeChecksOf } from './steps/checks.ts'
import { runProgram } from './steps/run-program.ts'
import { endWith, tallyChecks, tallyTests } from './steps/tally.ts'

async function git(...words: string[]): Promise<string[]> {
  const { passed, output } = await runProgram('git', words)
  if (!passed) throw new Error(`git ${words.join(' ')}: ${output}`)
  return output.split('\n').filter(Boolean)
}

const [base = 'HEAD'] = process.argv[2] ? [process.argv[2]] : await git('merge-base', 'HEAD', 'main')
const files = [
  ...(await git('diff', '--name-only', base)),
  ...(await git('ls-files', '--others', '--exclude-standard')),
]
console.log(`${files.length} files differ from ${base.slice(0, 10)}.`)
const checks = await tallyChecks([LINT, ARROWS, ...typeChecksOf(files)])
endWith([checks, await tallyTests({ changed: base, project: ['!journeys'], passWithNoTests: true })])
