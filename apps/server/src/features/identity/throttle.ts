/**
 * Slows guessing down. Failures are counted per account as seen from one address, per account altogether, and per
 * address. Browsers that have signed in before count for themselves, so a stranger's failures do not lock the owner out.
 */
import crypto from 'node:crypto'
import { HttpError } from '../../platform/problem.ts'
import { addressKey } from '../../platform/rate-limit.ts'
import { type ThrottleStore, WINDOW_MINUTES } from './throttle-store.ts'

const PER_ACCOUNT_AND_PLACE = 20
const PER_ACCOUNT = 100
const PER_ADDRESS = 100

const subject = (...parts: string[]) => crypto.createHash('sha256').update(parts.join('\n')).digest()

export interface Attempt {
  email: string
  address: string
  /** Present when this browser has signed in to this very account before. */
  device?: string | undefined
}

/** Runs `check` unless there were too many failures (then throws 429); counts it when it answers false. */
export async function throttled(
  store: ThrottleStore,
  attempt: Attempt,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const account = attempt.email.toLowerCase()
  const place = subject('place', account, attempt.device ?? addressKey(attempt.address))
  const limits: [Buffer, number][] = attempt.device
    ? [[place, PER_ACCOUNT_AND_PLACE]]
    : [
        [place, PER_ACCOUNT_AND_PLACE],
        [subject('account', account), PER_ACCOUNT],
        [subject('address', addressKey(attempt.address)), PER_ADDRESS],
      ]
  const recorded = await store.record(limits.map(([key]) => key))
  const tallies = await store.tally(limits.map(([key]) => key))
  for (const [key, limit] of limits) {
    const tally = tallies.find((candidate) => candidate.subject.equals(key))
    if (!tally || tally.failures <= limit) continue
    await store.forget(recorded)
    throw new HttpError('too-many-requests', 'Too many failed attempts. Please wait a few minutes and try again.', {
      retryAfter: Math.max(1, WINDOW_MINUTES * 60 - tally.oldest),
    })
  }
  const passed = await check()
  if (passed) {
    await store.forget(recorded)
    await store.forgive(place)
  }
  return passed
}
