/** Runs a program that npm installed, or this Node, in the root of the project. */
import { spawn } from 'node:child_process'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '../..')
const BINARIES = path.join(ROOT, 'node_modules/.bin')

export interface ProgramResult {
  passed: boolean
  /** What it printed, standard output and errors as they came. */
  output: string
}

/** @param command 'node', or the name of a program that npm installed */
export function runProgram(command: string, words: readonly string[]): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const child = spawn(command === 'node' ? process.execPath : command, words, {
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
    child.on('error', (error) => {
      resolve({ passed: false, output: `${output}${command} could not be started: ${error.message}` })
    })
    child.on('close', (code) => resolve({ passed: code === 0, output }))
  })
}
