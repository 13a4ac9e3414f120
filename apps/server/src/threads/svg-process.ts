/**
 * Draws strangers' SVG in processes of their own, one at a time: a few bytes can keep native code busy for hours, and a
 * thread in native code cannot be ended. A process can.
 */
import { spawn } from 'node:child_process'
import type { DrawnSvg } from '@limner/engine/svg'
import { programBeside } from './program.ts'
import { semaphore } from './semaphore.ts'

/** Milliseconds for a drawing, its process's start among them; seconds of processor; KB of memory of its own. */
const TIMEOUT = 5_000
const CPU_SECONDS = 4
const MEMORY_KB = 1_500_000
/** Bytes of an answer: a picture of 1,600 pixels and at most 400 shapes. */
const MAX_BYTES = 48 * 1024 * 1024

const SCRIPT = programBeside('draw-svg')
/** The shell's own limits hold for what it becomes. */
const LIMITED = `ulimit -t ${CPU_SECONDS} -d ${MEMORY_KB} -c 0; exec "$0" "$@"`
/** It reads its own sources, writes nothing and starts nothing. */
const FLAGS = ['--permission', '--allow-fs-read=*', '--allow-addons', '--max-old-space-size=256', '--no-warnings']

interface SvgAnswer {
  drawing?: DrawnSvg['drawing']
  refusal?: { name: string; code: string; message: string }
}

const refused = ({ name, code, message }: NonNullable<SvgAnswer['refusal']>) =>
  Object.assign(new Error(message), { name, code })

const tooLarge = () =>
  refused({
    name: 'PictureError',
    code: 'unprocessable',
    message: 'The SVG takes too long to draw. Save it without effects, or send it as PNG.',
  })

function readAnswer(answer: Buffer): DrawnSvg {
  if (answer.length < 4) throw tooLarge()
  const end = 4 + answer.readUInt32LE(0)
  if (answer.length < end) throw tooLarge()
  const { drawing, refusal }: SvgAnswer = JSON.parse(answer.toString('utf8', 4, end))
  if (refusal) throw refused(refusal)
  return { png: new Uint8Array(answer.subarray(end)), ...(drawing && { drawing }) }
}

/** Rejects with the refusal, or with the signal's reason. */
function drawn(bytes: Uint8Array, signal: AbortSignal): Promise<DrawnSvg> {
  // Nothing of our environment: no key, no address.
  const child = spawn('/bin/sh', ['-c', LIMITED, process.execPath, ...FLAGS, SCRIPT], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {},
  })
  const { promise, resolve, reject } = Promise.withResolvers<DrawnSvg>()
  const chunks: Buffer[] = []
  let length = 0
  const end = () => child.kill('SIGKILL')
  const timer = setTimeout(end, TIMEOUT)
  signal.addEventListener('abort', end)
  child.stdout.on('data', (chunk: Buffer) => {
    length += chunk.length
    if (length > MAX_BYTES) end()
    else chunks.push(chunk)
  })
  child.on('error', reject)
  child.on('close', () => {
    if (signal.aborted) reject(signal.reason)
    else
      try {
        resolve(readAnswer(Buffer.concat(chunks)))
      } catch (error) {
        reject(error)
      }
  })
  // It may be dead before it has read everything.
  child.stdin.on('error', () => {})
  child.stdin.end(bytes)
  return promise.finally(() => {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
  })
}

export function svgProcesses() {
  const turns = semaphore(1)
  return {
    /** Throws what `readSvg` throws, and a refusal of the same kind where it takes too much. */
    async draw(bytes: Uint8Array, signal: AbortSignal): Promise<DrawnSvg> {
      await turns.take(signal)
      try {
        return await drawn(bytes, signal)
      } finally {
        turns.give()
      }
    },
  }
}
