/**
 * `npm run pack:client`, `pack:mcp`, `pack:engine`: a package for others as a tarball in `dist/packages`, made of the sources as
 * they are. Publishing it is left to whoever releases: `npm publish dist/packages/limner-client-0.1.0.tgz`.
 * `npm run pack:limner`: Limner itself, built, as an archive beside them.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { writeArchive } from './pack/archive.ts'
import { PACKAGES, type PackageName, writePackage } from './pack/packages.ts'
import { ROOT, runProgram } from './steps/run-program.ts'

const [name, out = path.join(ROOT, 'dist/packages')] = process.argv.slice(2)
const isPackage = (said: string | undefined): said is PackageName => PACKAGES.some((known) => known === said)

async function pack(which: PackageName): Promise<string> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'limner-pack-'))
  try {
    await writePackage(which, directory)
    mkdirSync(out, { recursive: true })
    const { passed, output } = await runProgram('npm', ['pack', directory, '--pack-destination', out, '--silent'])
    if (!passed) throw new Error(output)
    return path.join(out, output.trim().split('\n').at(-1) ?? '')
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

if (name === 'limner') console.log(await writeArchive(out))
else if (isPackage(name)) console.log(await pack(name))
else {
  console.error(`Usage: npm run pack:limner | npm run pack:${PACKAGES.join(' | npm run pack:')}`)
  process.exitCode = 2
}
