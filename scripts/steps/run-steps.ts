/** Runs commands of the project a few at a time, keeps what each says together, and sums up at the end. */
import { type ProgramResult, runProgram } from './run-program.ts'

export interface Step {
  name: string
  /** 'node', or the name of a program that npm installed. */
  command: string
  arguments: string[]
}

interface Outcome extends Step, ProgramResult {
  seconds: number
}

/**
 * Prints the findings of the steps that fail, then one line for each step.
 * @param together how many run at the same time
 */
export async function runSteps(steps: readonly Step[], together = 2): Promise<{ name: string; passed: boolean }[]> {
  const outcomes: Outcome[] = []
  const queue = [...steps]
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const outcome = await runStep(step)
      outcomes.push(outcome)
      if (!outcome.passed) console.log(`\n${outcome.name}\n${outcome.output.trimEnd()}`)
    }
  }
  await Promise.all(Array.from({ length: together }, worker))
  console.log('')
  for (const { name } of steps) {
    const outcome = outcomes.find((candidate) => candidate.name === name)
    if (outcome) console.log(`${outcome.passed ? '✓' : '✗'} ${name} (${outcome.seconds.toFixed(1)} s)`)
  }
  return outcomes
}

async function runStep(step: Step): Promise<Outcome> {
  const started = performance.now()
  const ended = await runProgram(step.command, step.arguments)
  return { ...step, ...ended, seconds: (performance.now() - started) / 1000 }
}
