/** The generation under way in each project, kept so that a reload takes it up again. */
import { isRecord } from '../../lib/is-record.ts'
import { KEYS, readJson, writeJson } from '../../lib/storage.ts'
import type { Job } from './conversation.ts'

/** After so long the reader has moved on; what waits for them to sign in waits on. */
const FORGET_AFTER_MS = 60 * 60 * 1000

type Stored = Record<string, { job: Job; since: number }>

const isEntry = (value: unknown): value is Stored[string] =>
  isRecord(value) && typeof value.since === 'number' && isRecord(value.job) && isRecord(value.job.request)
const readAll = (): Stored => {
  const value = readJson(KEYS.pendingGenerations)
  const entries = isRecord(value) ? Object.entries(value) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, Stored[string]] => isEntry(entry[1])))
}

export function readPendingJob(projectId: string): Job | null {
  const entry = readAll()[projectId]
  if (!entry) return null
  return entry.job.held || Date.now() - entry.since < FORGET_AFTER_MS ? entry.job : null
}

export function writePendingJob(projectId: string, job: Job | null): void {
  const { [projectId]: _, ...others } = readAll()
  const all = job ? { ...others, [projectId]: { job, since: Date.now() } } : others
  writeJson(KEYS.pendingGenerations, Object.keys(all).length > 0 ? all : undefined)
}
