/**
 * `npm run release -- minor` (or major, patch, 1.2.3): gives every package the version and what is unreleased in the
 * changelog its heading, commits both and tags the commit. Pushing is left to whoever releases.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { releaseChangelog } from './release/changelog.ts'
import { nextVersion, withVersion } from './release/version.ts'
import { ROOT, runProgram } from './steps/run-program.ts'

async function run(command: string, ...words: string[]): Promise<string> {
  const { passed, output } = await runProgram(command, words)
  if (!passed) throw new Error(`${command} ${words.join(' ')}: ${output}`)
  return output.trim()
}

function rewrite(file: string, change: (text: string) => string): void {
  const place = path.join(ROOT, file)
  writeFileSync(place, change(readFileSync(place, 'utf8')))
}

async function release(wish: string): Promise<void> {
  if (await run('git', 'status', '--porcelain')) throw new Error('There are changes that are not committed.')
  if ((await run('git', 'branch', '--show-current')) !== 'main') throw new Error('Releases are made on main.')
  const current: { version: string } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
  const version = nextVersion(current.version, wish)
  const manifests = (await run('git', 'ls-files', 'package.json', '*/package.json')).split('\n')
  rewrite('CHANGELOG.md', (text) => releaseChangelog(text, version, new Date().toISOString().slice(0, 10)))
  for (const manifest of manifests) rewrite(manifest, (text) => withVersion(text, version))
  // What is new in the API is promised from this version on.
  await run('node', 'scripts/run.mjs', 'scripts/promise.ts')
  await run('npm', 'install', '--package-lock-only', '--ignore-scripts')
  await run('git', 'commit', '--all', '--message', `Version ${version}`)
  await run('git', 'tag', '--annotate', `v${version}`, '--message', `Version ${version}`)
  console.log(`Version ${version} is committed and tagged. To publish it: git push origin main v${version}`)
}

try {
  await release(process.argv[2] ?? 'nothing')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
