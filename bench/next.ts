/**
 * `npm run bench:next`: exports three designs as one Next.js project, installs it from the registry and builds it. Takes
 * minutes and needs the network, so it is no test of the suite.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openEngine } from '@limner/engine'
import { unzipSync } from 'fflate'

const PROMPTS = [
  'Website for a bakery called Rye & Sons in Lisbon',
  'Logo for coffee roaster Harbor & Finch',
  'Poster for a jazz night at the Blue Room, May 4, 8 pm',
]

const engine = await openEngine()
const designs = []
for (const prompt of PROMPTS) {
  const [concept] = (await engine.design({ prompt, seed: 1, count: 1 })).concepts
  if (!concept) throw new Error(`No design came of "${prompt}"`)
  designs.push(concept)
}
const directory = mkdtempSync(path.join(tmpdir(), 'limner-next-'))
try {
  const bytes = engine.nextProject(designs, 'Three designs')
  for (const [name, content] of Object.entries(unzipSync(bytes))) {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true })
    writeFileSync(path.join(directory, name), content)
  }
  const began = performance.now()
  const built = run(directory, 'install', '--no-audit', '--no-fund') && run(directory, 'run', 'build')
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`${built ? 'green ' : 'FAILED'} ${designs.length} designs, ${bytes.length} bytes, ${seconds} s`)
  process.exitCode = built ? 0 : 1
} finally {
  rmSync(directory, { recursive: true, force: true })
}

function run(directory: string, ...words: string[]): boolean {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status, stdout, stderr } = spawnSync(npm, words, {
    cwd: directory,
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    shell: process.platform === 'win32',
  })
  if (status !== 0) console.log(`${stdout}\n${stderr}`)
  return status === 0
}
