/** What is being written in the profile: kept in the browser until it is saved, for whoever wrote it. Passwords are not. */
import type { User } from '@limner/contract/types'
import { isRecord } from '../../lib/is-record.ts'
import { KEYS, readJson, writeJson } from '../../lib/storage.ts'

export type ProfileTexts = Pick<User, 'firstName' | 'lastName' | 'email'>
export interface ProfileDraft extends ProfileTexts {
  /** It was on its way to the server, which has not taken it. */
  isSent: boolean
}

/** Null: there is none of this person's. */
export function readProfileDraft(userId: string): ProfileDraft | null {
  const value = readJson(KEYS.profileDraft)
  if (!isRecord(value) || value.userId !== userId) return null
  const { firstName, lastName, email, isSent } = value
  if (typeof firstName !== 'string' || typeof lastName !== 'string' || typeof email !== 'string') return null
  return { firstName, lastName, email, isSent: isSent === true }
}

export const keepProfileDraft = (userId: string, { firstName, lastName, email, isSent }: ProfileDraft): boolean =>
  writeJson(KEYS.profileDraft, { userId, firstName, lastName, email, isSent })

export const dropProfileDraft = (): boolean => writeJson(KEYS.profileDraft, undefined)
