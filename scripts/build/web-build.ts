/** Builds the web app when its sources differ from those of the last build. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
const WEB = path.join(ROOT, 'apps/web')
/** Lies in the build itself, so that a deleted build is a missing stamp. */
const STAMP = path.join(WEB, 'dist/built-from.txt')
/** Everything that the bundles are made of; the lock file stands for the packages. */
const SOURCES = [
  'apps/web/{src,public}/**',
  'apps/web/*.{ts,html,json}',
  'packages/contract/{src/**,package.json}',
  'package-lock.json',
]

/** @throws with the builder's words where the build fails */
export async function buildWebIfStale(): Promise<void> {
  const fingerprint = fingerprintOf(SOURCES)
  if (readStamp() === fingerprint) return
  const started = performance.now()
  console.error('Building the web app …')
  rmSync(STAMP, { force: true })
  await viteBuild()
  writeFileSync(STAMP, fingerprint)
  console.error(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}

function fingerprintOf(patterns: string[]): string {
  const hash = createHash('sha256')
  for (const file of globSync(patterns, { cwd: ROOT }).sort()) {
    const place = path.join(ROOT, file)
    if (statSync(place).isFile()) hash.update(`${file}\0`).update(readFileSync(place)).update('\0')
  }
  return hash.digest('hex')
}

function readStamp(): string | undefined {
  try {
    return readFileSync(STAMP, 'utf8')
  } catch {
    return undefined // Never built.
  }
}

/** In a process of its own: what the bundler loads would stay in the server's memory. */
function viteBuild(): Promise<void> {
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js')
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vite, 'build', '--app', '--logLevel', 'warn'], {
      cwd: WEB,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk
      })
    }
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`The web app cannot be built:\n${output.trimEnd()}`))
    })
  })
}
