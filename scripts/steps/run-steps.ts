/** Runs commands of the project two at a time, keeps what each says together, and sums up at the end. */
import { spawn } from 'node:child_process'
import path from 'node:path'

export interface Step {
  name: string
  /** 'node', or the name of a program that npm installed. */
  command: string
  arguments: string[]
}

interface Outcome extends Step {
  passed: boolean
  /** What it printed, standard output and errors as they came. */
  output: string
  seconds: number
}

export const ROOT = path.resolve(import.meta.dirname, '../..')
const BINARIES = path.join(ROOT, 'node_modules/.bin')

/** Prints the findings of the steps that fail, then one line for each step. */
export async function runSteps(steps: readonly Step[]): Promise<{ name: string; passed: boolean }[]> {
  const outcomes: Outcome[] = []
  const queue = [...steps]
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const outcome = await runStep(step)
      outcomes.push(outcome)
      if (!outcome.passed) console.log(`\n${outcome.name}\n${outcome.output.trimEnd()}`)
    }
  }
  await Promise.all([worker(), worker()])
  console.log('')
  for (const { name } of steps) {
    const outcome = outcomes.find((candidate) => candidate.name === name)
    if (outcome) console.log(`${outcome.passed ? '✓' : '✗'} ${name} (${outcome.seconds.toFixed(1)} s)`)
  }
  return outcomes
}

function runStep(step: Step): Promise<Outcome> {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(step.command === 'node' ? process.execPath : step.command, step.arguments, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: { ...process.env, PATH: [BINARIES, path.dirname(process.execPath), process.env.PATH].join(path.delimiter) },
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    const end = (passed: boolean) => {
      resolve({ ...step, passed, output, seconds: (performance.now() - started) / 1000 })
    }
    child.on('error', (error) => {
      output += `${step.command} could not be started: ${error.message}`
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
}
