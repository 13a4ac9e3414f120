/** `npm run admin`: what an administrator does from the server's own machine. */
import { SCOPES } from '@limner/contract'
import { openDatabase } from './db/database.ts'
import { adminStore } from './features/identity/admin-store.ts'
import { keyService } from './features/keys/service.ts'
import { keyStore } from './features/keys/store.ts'
import { readConfig } from './platform/config.ts'
import { StartError } from './start-error.ts'

const USAGE = `Usage:
  npm run admin -- role <email> <user|admin>   make somebody an administrator, or no longer
  npm run admin -- key create <name>           make an API key for the blog; it is shown once
  npm run admin -- key list
  npm run admin -- key revoke <id>`

const say = (text: string): void => void process.stdout.write(`${text}\n`)
class UsageError extends Error {}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

async function run(words: string[], database: Awaited<ReturnType<typeof openDatabase>>): Promise<void> {
  const keys = keyService(keyStore(database.orm))
  const [what, first, second] = words
  if (what === 'role' && first && (second === 'user' || second === 'admin')) {
    if (!(await adminStore(database.orm).setRole(first, second)))
      throw new StartError(`There is no account of ${first}.`)
    return say(`${first} is now: ${second}`)
  }
  if (what !== 'key') throw new UsageError()
  if (first === 'create' && second) {
    const { row, key } = await keys.create(second, [...SCOPES])
    return say(`The key, which is not shown again:\n${key}\nIts id, to revoke it: ${row.id}`)
  }
  if (first === 'revoke' && second) {
    if (!ID.test(second) || !(await keys.revoke(second))) throw new StartError(`There is no key ${second} that counts.`)
    return say('Revoked.')
  }
  if (first !== 'list') throw new UsageError()
  for (const { id, name, scopes, createdAt, lastUsedAt, revokedAt } of await keys.page({ page: 1, limit: 1000 })) {
    const used = lastUsedAt ? `last used ${lastUsedAt.toISOString()}` : 'never used'
    say([id, name, scopes.join(' '), createdAt.toISOString(), used, revokedAt ? 'revoked' : 'counts'].join('  '))
  }
}

try {
  const database = await openDatabase(readConfig(process.env))
  try {
    await run(process.argv.slice(2), database)
  } finally {
    await database.close()
  }
} catch (error) {
  if (error instanceof UsageError) console.error(USAGE)
  else console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
