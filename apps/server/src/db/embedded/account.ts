/** PostgreSQL refuses to run as root, so root runs it as 'nobody': which ids that is, and what that account can reach. */
import { execFileSync, spawnSync } from 'node:child_process'
import { StartError } from '../../start-error.ts'

/** The ids to run PostgreSQL with; empty when this process is an ordinary user. */
export type Account = { uid: number; gid: number } | Record<string, never>

export function postgresAccount(): Account {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { stdio: ['ignore', 'pipe', 'ignore'] }))
  try {
    return { uid: idOf('-u'), gid: idOf('-g') }
  } catch {
    throw new StartError(
      "PostgreSQL does not run as root and this system has no user 'nobody' to run it as: start the server as an ordinary user, or set DATABASE_URL to a PostgreSQL 15 or newer.",
    )
  }
}

/** Tried for real, because modes, lists of access rights and mounts all have a say. */
export function canEnter(directory: string, account: Account): boolean {
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', directory], { ...account, cwd: '/', stdio: 'ignore' }).status === 0
  )
}
