/**
 * Runs a script of the project on a Node that is new enough: `node scripts/run.mjs scripts/start.ts [arguments]`.
 * The system's own Node is used when it is; otherwise the one that npm installed as a platform package. Plain JavaScript
 * on purpose: this file itself must run on Node 20.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { constants } from 'node:os'
import path from 'node:path'
import { ENVIRONMENT, NODE_FLAGS } from '../apps/server/thrift.mjs'

const MINIMUM = 24
const script = path.resolve(process.argv[2] ?? '')

const isNewEnough = Number.parseInt(process.versions.node, 10) >= MINIMUM && !process.env.LIMNER_PACKAGED_NODE
runOn(isNewEnough ? process.execPath : (packagedNode() ?? fail()))

/** In a child that hears every signal we hear, ends with our exit code, and can see us die by its closed IPC channel. */
function runOn(node) {
  const PATH = [path.dirname(node), process.env.PATH].join(path.delimiter)
  const child = spawn(node, [...NODE_FLAGS, script, ...process.argv.slice(3)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...ENVIRONMENT, ...process.env, PATH },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  stopWithNpm(() => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code))
}

/** The Node of the optional dependency for this platform, or nothing where none is published. */
function packagedNode() {
  const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const resolve = createRequire(import.meta.url).resolve
  for (const name of [`node-${platform}`, `node-bin-${platform}`]) {
    try {
      const manifest = resolve(`${name}/package.json`)
      return path.join(path.dirname(manifest), JSON.parse(readFileSync(manifest, 'utf8')).bin.node)
    } catch {
      // Not installed: the other name may be.
    }
  }
}

/** npm killed hard (kill -9) sends no signal: those below it only get a new parent. Then stop, too. */
function stopWithNpm(stop) {
  if (!process.env.npm_lifecycle_event) return
  const above = ancestors()
  const timer = setInterval(() => {
    if (ancestors() === above) return
    clearInterval(timer)
    stop()
  }, 1000)
  timer.unref()
}

/** Our parent; and its parent, too, where npm put a shell between itself and us (readable on Linux only). */
function ancestors() {
  const parent = process.ppid
  try {
    const isShell = readFileSync(`/proc/${parent}/cmdline`, 'utf8').startsWith('sh\0-c\0')
    // The second field, a name in parentheses, may hold spaces; the parent is the second field after it.
    const [, grandparent] = readFileSync(`/proc/${parent}/stat`, 'utf8').split(') ').pop()?.split(' ') ?? []
    return isShell ? `${parent} ${grandparent}` : `${parent}`
  } catch {
    return `${parent}`
  }
}

function fail() {
  console.error(
    `Limner needs Node ${MINIMUM} or newer, and this is ${process.version}. Install one, or run "npm ci": without --omit=dev and ` +
      '--omit=optional it brings one along, where one is packaged (Linux, macOS, Windows).',
  )
  process.exit(1)
}
