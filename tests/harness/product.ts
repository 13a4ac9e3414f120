/** The product as it is shipped, in a process of its own, on a free port, with a data directory that nobody else has. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ENVIRONMENT, NODE_FLAGS } from '../../apps/server/thrift.mjs'

export interface Product {
  /** Without a slash at the end. */
  url: string
  dataDirectory: string
  /** Everything that it has printed. */
  log(): string
  /** The most memory that its process held so far, MB; undefined where the system does not tell (it does on Linux). */
  peakMemory(): number | undefined
  /** Ends it orderly (SIGTERM), or at once (SIGKILL), and waits until it is gone. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

export interface ProductOptions {
  /** To start again where another one ended; default a new one, removed by `remove`. */
  dataDirectory?: string
  /** Further environment variables. */
  environment?: Record<string, string>
}

const START = path.resolve(import.meta.dirname, '../../scripts/start.ts')
const START_DEADLINE = 120_000
const STOP_DEADLINE = 15_000

/** A data directory under the system's temporary folder. */
export const newDataDirectory = (): string => mkdtempSync(path.join(tmpdir(), 'limner-test-'))
export const removeDataDirectory = (directory: string): void => rmSync(directory, { recursive: true, force: true })

export async function startProduct({ dataDirectory, environment }: ProductOptions = {}): Promise<Product> {
  const directory = dataDirectory ?? newDataDirectory()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, [...NODE_FLAGS, START], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...ENVIRONMENT,
      ...inherited(),
      PORT: String(port),
      HOST: 'localhost',
      DATA_DIR: directory,
      NODE_ENV: 'production',
      RATE_LIMIT: 'off',
      SEED: '1',
      ...environment,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const product: Product = {
    url,
    dataDirectory: directory,
    log: () => output,
    peakMemory: () => peakMemory(child.pid),
    stop: (signal = 'SIGTERM') => stop(child, signal),
  }
  const deadline = Date.now() + START_DEADLINE
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The product ended while starting (${child.exitCode}):\n${output}`)
    if (Date.now() > deadline) {
      await product.stop('SIGKILL')
      throw new Error(`The product was not ready within ${START_DEADLINE / 1000} s:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return product
}

/** Our environment without what would configure the product: a developer's DATABASE_URL must not be tested on. */
function inherited(): Record<string, string | undefined> {
  const { DATABASE_URL: _database, PUBLIC_URL: _address, DEV: _development, ...rest } = process.env
  return rest
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/api/health/status`, { signal: AbortSignal.timeout(2000) })
    return ((await response.json()) as { ready: boolean }).ready
  } catch {
    return false // Not listening yet.
  }
}

function peakMemory(pid: number | undefined): number | undefined {
  const status = `/proc/${pid}/status`
  const [, kilobytes] = (existsSync(status) && /VmHWM:\s*(\d+)/.exec(readFileSync(status, 'utf8'))) || []
  return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, 'localhost', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}

async function stop(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_DEADLINE)
  await ended
  clearTimeout(timer)
}
