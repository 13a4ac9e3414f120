/** Builds the web app, the engine in one file and the server's programs, each when its sources differ from those of its last build. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { licenceTexts } from '../credits/licence-texts.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const VITE = path.join(ROOT, 'node_modules/vite/bin/vite.js')

interface Target {
  name: 'web app' | 'engine' | 'server'
  /** What the builder is told. */
  arguments: string[]
  directory: string
  /** Lies in the build itself, so that a deleted build is a missing stamp. */
  stamp: string
  /** Everything that the build is made of; the lock file stands for the packages. */
  sources: string[]
}

const TARGETS: readonly Target[] = [
  {
    name: 'web app',
    arguments: ['--app'],
    directory: 'apps/web',
    stamp: 'apps/web/dist/built-from.txt',
    sources: [
      'apps/web/{src,public}/**',
      'apps/web/*.{ts,html,json}',
      'packages/contract/{src/**,package.json}',
      'package-lock.json',
    ],
  },
  {
    name: 'engine',
    arguments: ['--config', path.join(import.meta.dirname, 'engine.config.ts')],
    directory: 'packages/engine',
    stamp: 'packages/engine/dist/built-from.txt',
    sources: ['packages/engine/{src/**/*.ts,package.json}', 'scripts/build/engine.config.ts', 'package-lock.json'],
  },
  {
    name: 'server',
    arguments: ['--config', path.join(import.meta.dirname, 'server.config.ts')],
    directory: 'apps/server',
    stamp: 'apps/server/dist/built-from.txt',
    sources: [
      'apps/{server,mcp}/src/**/*.ts',
      'packages/{client,contract,engine,models}/src/**/*.ts',
      '{apps,packages}/*/package.json',
      'scripts/build/{own-places,server.config}.ts',
      'package-lock.json',
    ],
  },
]

/** Where the packages for development were left out. */
const cannotBuild = (name: string, wasBuilt: boolean): string =>
  `The ${name} is ${wasBuilt ? 'built from other sources than these' : 'not built'}, and what builds it is not installed ` +
  '(npm ci --omit=dev). Run "npm ci && npm run build"; "npm prune --omit=dev" then leaves only what the server needs. ' +
  'The archive of a release comes built.'

/**
 * @param names which alone; default all
 * @throws with the builder's words where a build fails
 */
export async function buildWhatIsStale(...names: Target['name'][]): Promise<void> {
  for (const target of TARGETS) {
    if (names.length > 0 && !names.includes(target.name)) continue
    const stamp = path.join(ROOT, target.stamp)
    const fingerprint = fingerprintOf(target.sources)
    if (readStamp(stamp) === fingerprint) continue
    if (!existsSync(VITE)) throw new Error(cannotBuild(target.name, existsSync(stamp)))
    const started = performance.now()
    console.error(`Building the ${target.name} …`)
    rmSync(stamp, { force: true })
    await viteBuild(target)
    if (target.name === 'server')
      writeFileSync(path.join(ROOT, target.directory, 'dist/licences.txt'), licenceTexts(ROOT))
    writeFileSync(stamp, fingerprint)
    console.error(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
  }
}

function fingerprintOf(patterns: string[]): string {
  const hash = createHash('sha256')
  for (const file of globSync(patterns, { cwd: ROOT }).sort()) {
    const place = path.join(ROOT, file)
    if (/\.(?:test|fixture)\.tsx?$/.test(file) || !statSync(place).isFile()) continue
    hash.update(`${file}\0`).update(readFileSync(place)).update('\0')
  }
  return hash.digest('hex')
}

function readStamp(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined // Never built.
  }
}

/** In a process of its own: what the bundler loads would stay in the server's memory. */
function viteBuild({ name, arguments: own, directory }: Target): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [VITE, 'build', ...own, '--logLevel', 'warn'], {
      cwd: path.join(ROOT, directory),
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
      else reject(new Error(`The ${name} cannot be built:\n${output.trimEnd()}`))
    })
  })
}
