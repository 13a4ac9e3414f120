/** Limner built, as an archive that needs no package for development: what is under version control, and the builds. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildWhatIsStale } from '../build/build-stale.ts'
import { ROOT, runProgram } from '../steps/run-program.ts'

const BUILDS = ['apps/web/dist', 'apps/server/dist', 'packages/engine/dist']
/** What only developers open. */
const LEFT_OUT = /^(?:tests|bench|\.github|apps\/workbench\/src)\/|\.test\.tsx?$|^[^/]+\/[^/]+\/test\//

async function run(program: string, ...words: string[]): Promise<string> {
  const { passed, output } = await runProgram(program, words)
  if (!passed) throw new Error(output)
  return output
}

/** @returns the file */
export async function writeArchive(out: string): Promise<string> {
  await buildWhatIsStale()
  const { version }: { version: string } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
  const name = `limner-${version}`
  const directory = mkdtempSync(path.join(os.tmpdir(), 'limner-archive-'))
  try {
    const tracked = (await run('git', 'ls-files')).trim().split('\n')
    for (const place of [...tracked.filter((file) => !LEFT_OUT.test(file)), ...BUILDS])
      if (existsSync(path.join(ROOT, place)))
        cpSync(path.join(ROOT, place), path.join(directory, name, place), { recursive: true })
    mkdirSync(out, { recursive: true })
    const file = path.join(out, `${name}.tar.gz`)
    await run('tar', '-czf', file, '-C', directory, name)
    return file
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}
