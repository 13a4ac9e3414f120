/** Servers as processes of their own: to be killed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

const ADMIN = path.resolve(import.meta.dirname, '../src/admin.ts')

export interface ServerProcess {
  url: string
  child: ChildProcess
  kill(signal: NodeJS.Signals): Promise<number | null>
}

/** Starts a process with the engine of the tests; it is killed when the test ends. */
export async function startProcess(settings: Record<string, string>): Promise<ServerProcess> {
  const given = Object.entries({ PORT: '0', HOST: '127.0.0.1', WORKERS: '1', LOG_LEVEL: 'silent', ...settings })
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'serve.ts'), ...given.map(([name, value]) => `${name}=${value}`)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const kill = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const exit = once(child, 'exit')
    child.kill(signal)
    return (await exit)[0] as number | null
  }
  onTestFinished(async () => {
    await kill('SIGKILL')
  })
  const lines = createInterface({ input: child.stdout as NonNullable<typeof child.stdout> })
  const url = await new Promise<string>((resolve, reject) => {
    // Lines of the log may come before it.
    lines.on('line', (line) => line.startsWith('http') && resolve(line))
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it listened`)))
  })
  return { url, child, kill }
}

/** `npm run admin -- …` */
export async function runAdmin(databaseUrl: string, dataDirectory: string, ...words: string[]) {
  const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory }
  const child = spawn(process.execPath, [ADMIN, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { stdout, stderr }
}

/** Asks a process over the network; `headers` carry who asks. */
export async function ask<T>(url: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as T }
}
