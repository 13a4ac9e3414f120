/** The limit on new designs in a month, where one is set. */

import type { Caller } from '../../platform/mount.ts'
import { HttpError } from '../../platform/problem.ts'
import type { QuotaStore, QuotaSubject } from './quota-store.ts'

/** The first moment of the next month, by the calendar of UTC. */
export const resetOf = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

export function quotaExceeded(limit: number, now: Date): HttpError {
  const designs = limit === 1 ? 'the one design' : `all ${limit} designs`
  return new HttpError(
    'payment-required',
    `You have used ${designs} for this month. You can ask for new ones again on ${day.format(resetOf(now))}; edits to existing designs are not counted.`,
  )
}

/** A person's designs are their own, a guest's also those of everybody at that address. */
export const quotaSubjectOf = ({ kind, ownerId, place }: Caller): QuotaSubject => ({
  ownerId,
  place: kind === 'guest' ? place : null,
})

export interface Quota {
  /** Null: none is set. */
  limit: number | null
  used(counted: QuotaSubject): Promise<number>
}

export const openQuota = (store: QuotaStore, limit: number | null): Quota => ({
  limit,
  used: (counted) => (limit === null ? Promise.resolve(0) : store.used(counted)),
})
