/** How much one person may keep here: bytes, messages, projects. Guests may keep less, until they have an account. */
import type { Allowance, StorageLimits } from '../../platform/config.ts'
import { HttpError } from '../../platform/problem.ts'
import type { StorageStore, Usage } from './store.ts'

const MB = 1_000_000

/** Guests of one address may keep this many times what one may, in a day. */
const GUESTS_TOGETHER = 3

/** Nobody works on more; a list of them is read whole. */
const PROJECTS = 1_000

function refusal(what: string, { hasAccount }: Usage, isOwn: boolean): HttpError {
  if (!isOwn)
    return new HttpError(
      'too-large',
      `The owner of this project has run out of space: ${what}. Only they can make room.`,
    )
  const help = hasAccount
    ? 'Delete projects that you no longer need, and empty the bin, to make room.'
    : 'Sign up to keep more: your work moves to the account.'
  return new HttpError('too-large', `You have run out of space: ${what}. ${help}`)
}

export function storageService(store: StorageStore, limits: StorageLimits) {
  async function load(ownerId: string): Promise<{ usage: Usage; allowance: Allowance }> {
    const usage = await store.usageOf(ownerId)
    return { usage, allowance: usage.hasAccount ? limits.user : limits.guest }
  }

  /** Throws 413 where `bytes` more would be too much. @param by who adds them, for what they are told */
  async function requireBytes(ownerId: string, bytes: number, by = ownerId): Promise<void> {
    const { usage, allowance } = await load(ownerId)
    if (usage.bytes + bytes > allowance.megabytes * MB)
      throw refusal(`${allowance.megabytes} MB are used`, usage, by === ownerId)
    if (usage.near + bytes > GUESTS_TOGETHER * allowance.megabytes * MB)
      throw refusal('guests on your network have used it up today', usage, by === ownerId)
  }

  return {
    requireBytes,

    /** Throws 413 where so many more messages would be too much. */
    async requireMessages(ownerId: string, more: number, by = ownerId): Promise<void> {
      const { usage, allowance } = await load(ownerId)
      const isOwn = by === ownerId
      if (usage.messages + more > allowance.messages)
        throw refusal(`${allowance.messages} messages are kept`, usage, isOwn)
      if (usage.bytes >= allowance.megabytes * MB) throw refusal(`${allowance.megabytes} MB are used`, usage, isOwn)
    },

    /** Throws 413 where one more project would be too much. */
    async requireProject(ownerId: string): Promise<void> {
      const { usage } = await load(ownerId)
      if (usage.projects >= PROJECTS) throw refusal(`${PROJECTS} projects are kept`, usage, true)
    },
  }
}
export type StorageService = ReturnType<typeof storageService>
