/** `npm run admin`: what an administrator does from the server's own machine. */
import path from 'node:path'
import { prepareDataDirectory } from './data-directory.ts'
import { readManifest } from './db/backup/archive.ts'
import { backUp } from './db/backup/back-up.ts'
import { restore } from './db/backup/restore.ts'
import { type Database, openDatabase } from './db/database.ts'
import { readMigrations } from './db/migrate.ts'
import { adminStore } from './features/identity/admin-store.ts'
import { identityStore } from './features/identity/store.ts'
import { invitationService } from './features/invitations/service.ts'
import { invitationStore } from './features/invitations/store.ts'
import { keyService } from './features/keys/service.ts'
import { keyStore } from './features/keys/store.ts'
import { passkeyStore } from './features/passkeys/store.ts'
import { secondFactorStore } from './features/second-factor/store.ts'
import { memberInvitationStore } from './features/teams/invitation-store.ts'
import { givenUpStore } from './jobs/given-up-store.ts'
import { openMailer } from './mail/mail.ts'
import { openDisk } from './media/disk.ts'
import { diskFolder, openMediaFiles } from './media/open.ts'
import { type Config, readConfig } from './platform/config.ts'
import { ownOrigin } from './platform/host.ts'
import { StartError } from './start-error.ts'

const USAGE = `Usage:
  npm run admin -- role <email> <user|admin>   make somebody an administrator, or no longer
  npm run admin -- invite [email]              make an invitation to sign up; its link is shown once
  npm run admin -- second-factor off <email>   take off the app and the passkeys that somebody lost
  npm run admin -- key create <name>           make an API key for the blog; it is shown once
  npm run admin -- key list
  npm run admin -- key revoke <id>
  npm run admin -- queue                       the generations of a month that were given up
  npm run admin -- queue clear                 forget those that were given up
  npm run admin -- pictures copy               from the disk into the object storage (S3_…)
  npm run admin -- backup <folder>             everything into a new folder, while the server works
  npm run admin -- restore <folder>            into a new DATA_DIR (and an empty DATABASE_URL), before the first start`

const say = (text: string): void => void process.stdout.write(`${text}\n`)
class UsageError extends Error {}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

async function makeBackup(folder: string, config: Config): Promise<void> {
  const database = await openDatabase(config)
  try {
    const media = await openMediaFiles(config)
    const parts = { connection: database.connection, media, openMedia: openDisk }
    const { tables, pictures, missing } = await backUp(parts, path.resolve(folder))
    say(`Backed up to ${path.resolve(folder)}: ${tables} tables, ${pictures} pictures.`)
    if (missing.length > 0) say(`Missing or damaged: ${missing.length} pictures (${missing.slice(0, 5).join(', ')}).`)
  } finally {
    await database.close()
  }
}

async function restoreBackup(folder: string, config: Config): Promise<void> {
  const manifest = await readManifest(path.resolve(folder))
  const known = readMigrations()
  const newer = manifest.migrations.find((name) => !known.some((migration) => migration.name === name))
  if (newer) throw new StartError(`The backup was made by a newer version of this program (${newer}).`)
  prepareDataDirectory(config.dataDirectory)
  const migrations = known.filter(({ name }) => manifest.migrations.includes(name))
  const database = await openDatabase({ ...config, migrations })
  try {
    const media = await openMediaFiles(config)
    await restore({ connection: database.connection, media, openMedia: openDisk }, path.resolve(folder), manifest)
    say(`Restored the backup of ${manifest.madeAt}. Start the server as usual.`)
  } finally {
    await database.close()
  }
}

/** Before a server that kept its pictures on its disk is started with object storage; may be repeated. */
async function copyPictures(config: Config): Promise<void> {
  if (!config.s3) throw new StartError('There is no object storage to copy to: set S3_ENDPOINT and what belongs to it.')
  const [disk, target] = [await openDisk(diskFolder(config)), await openMediaFiles(config)]
  let [copied, there] = [0, 0]
  for await (const sha256 of disk.putBefore(new Date())) {
    const bytes = (await target.has(sha256)) ? null : await disk.get(sha256)
    if (bytes) await target.put(bytes)
    if (bytes) copied++
    else there++
  }
  say(`Copied: ${copied}. There already, or damaged on the disk: ${there}.`)
}

async function run(words: string[], config: Config): Promise<void> {
  const [what, first] = words
  if (what === 'backup' && first) return makeBackup(first, config)
  if (what === 'restore' && first) return restoreBackup(first, config)
  if (what === 'pictures' && first === 'copy') return copyPictures(config)
  const database = await openDatabase(config)
  try {
    await change(words, database, config)
  } finally {
    await database.close()
  }
}

async function tellQueue(first: string | undefined, { orm }: Database): Promise<void> {
  const givenUp = givenUpStore(orm)
  if (first === 'clear') return say(`Cleared: ${await givenUp.clear()}.`)
  if (first !== undefined) throw new UsageError()
  for (const { id, reason, at } of await givenUp.list()) say([at.toISOString(), id, reason].join('  '))
}

async function invite(email: string | undefined, { orm }: Database, config: Config): Promise<void> {
  const invitations = invitationService({
    store: invitationStore(orm),
    isMemberInvited: memberInvitationStore(orm).invites,
    mailer: openMailer({ ...config, from: config.mailFrom, onWritten: () => undefined }),
    origin: ownOrigin(config),
    onUnmailed: () => say('It could not be mailed: hand the link over yourself.'),
  })
  const { link, expiresAt } = await invitations.invite(email ?? null, 'en')
  say(`Good for one account until ${expiresAt}:\n${link}`)
}

async function endSecondFactor(email: string, { orm }: Database): Promise<void> {
  const user = await identityStore(orm).findUserByEmail(email)
  if (!user) throw new StartError(`There is no account for ${email}.`)
  const [ended, passkeys] = [await secondFactorStore(orm).remove(user.id), await passkeyStore(orm).removeAll(user.id)]
  say(
    ended || passkeys > 0
      ? `${email} signs in with the password alone. Passkeys removed: ${passkeys}.`
      : `${email} has no second factor and no passkey.`,
  )
}

async function setRole(email: string, role: 'user' | 'admin', { orm }: Database): Promise<void> {
  if (!(await adminStore(orm).setRole(email, role))) throw new StartError(`There is no account for ${email}.`)
  say(`${email} is now: ${role}`)
}

async function change(words: string[], database: Database, config: Config): Promise<void> {
  const [what, first, second] = words
  if (what === 'queue') return tellQueue(first, database)
  if (what === 'invite') return invite(first, database, config)
  if (what === 'second-factor' && first === 'off' && second) return endSecondFactor(second, database)
  if (what === 'role' && first && (second === 'user' || second === 'admin')) return setRole(first, second, database)
  if (what !== 'key') throw new UsageError()
  await changeKeys(first, second, database)
}

async function changeKeys(first: string | undefined, second: string | undefined, { orm }: Database): Promise<void> {
  const keys = keyService(keyStore(orm))
  if (first === 'create' && second) {
    const { row, key } = await keys.create(second, ['blog'])
    return say(`The key (it will not be shown again):\n${key}\nIts id, to revoke it: ${row.id}`)
  }
  if (first === 'revoke' && second) {
    if (!ID.test(second) || !(await keys.revoke(second))) throw new StartError(`There is no valid key ${second}.`)
    return say('Revoked.')
  }
  if (first !== 'list') throw new UsageError()
  for (const { id, name, scopes, createdAt, lastUsedAt, revokedAt } of await keys.page(null, {
    page: 1,
    limit: 1000,
  })) {
    const used = lastUsedAt ? `last used ${lastUsedAt.toISOString()}` : 'never used'
    say([id, name, scopes.join(' '), createdAt.toISOString(), used, revokedAt ? 'revoked' : 'counts'].join('  '))
  }
}

try {
  await run(process.argv.slice(2), readConfig(process.env))
} catch (error) {
  if (error instanceof UsageError) console.error(USAGE)
  else console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
