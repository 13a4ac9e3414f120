/**
 * Slows guessing down. Failures are counted per account as seen from one address, per account altogether, and per
 * address. Browsers that have signed in before count for themselves. Many failures of an account never close it: they
 * only leave fewer attempts to each place, so that guesses from everywhere do not lock the owner out.
 */
import crypto from 'node:crypto'
import { HttpError } from '../../platform/problem.ts'
import { addressKey, networkKey } from '../../platform/rate-limit.ts'
import { type Tally, type ThrottleStore, WINDOW_MINUTES } from './throttle-store.ts'

const PER_ACCOUNT_AND_PLACE = 20
/** From here on an account is besieged: so many attempts are left to each place. */
const SIEGE = 100
const PER_PLACE_UNDER_SIEGE = 3
const PER_ADDRESS = 100

const subject = (...parts: string[]) => crypto.createHash('sha256').update(parts.join('\n')).digest()

export interface Attempt {
  email: string
  address: string
  /** Present when this browser has signed in to this very account before. */
  device?: string | undefined
}

interface Limit {
  subject: Buffer
  /** Failures after which no more attempts are made; null: only counted. */
  most: number | null
}

interface Subjects {
  place: Buffer
  /** Of attempts from no known browser: the account, its wider place under siege, and the address. */
  others: { account: Buffer; network: Buffer; address: Buffer } | null
}

function subjectsOf({ email, address, device }: Attempt): Subjects {
  const account = email.toLowerCase()
  return {
    place: subject('place', account, device ?? addressKey(address)),
    others: device
      ? null
      : {
          account: subject('account', account),
          network: subject('network', account, networkKey(address)),
          address: subject('address', addressKey(address)),
        },
  }
}

function limitsOf({ place, others }: Subjects, failuresOf: (subject: Buffer) => number): Limit[] {
  if (!others) return [{ subject: place, most: PER_ACCOUNT_AND_PLACE }]
  const besieged = failuresOf(others.account) > SIEGE
  return [
    { subject: place, most: PER_ACCOUNT_AND_PLACE },
    { subject: others.network, most: besieged ? PER_PLACE_UNDER_SIEGE : null },
    { subject: others.address, most: PER_ADDRESS },
  ]
}

/** Runs `check` unless there were too many failures (then throws 429); counts it when it answers false. */
export async function throttled(
  store: ThrottleStore,
  attempt: Attempt,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const subjects = subjectsOf(attempt)
  const all = [subjects.place, ...Object.values(subjects.others ?? {})]
  const recorded = await store.record(all)
  const tallies = await store.tally(all)
  const tallyOf = (wanted: Buffer): Tally | undefined => tallies.find((one) => one.subject.equals(wanted))
  for (const { subject: limited, most } of limitsOf(subjects, (one) => tallyOf(one)?.failures ?? 0)) {
    const tally = tallyOf(limited)
    if (!tally || most === null || tally.failures <= most) continue
    await store.forget(recorded)
    throw new HttpError('too-many-requests', 'Too many failed attempts. Please wait a few minutes and try again.', {
      retryAfter: Math.max(1, WINDOW_MINUTES * 60 - tally.oldest),
    })
  }
  const passed = await check()
  if (passed) {
    await store.forget(recorded)
    await store.forgive(subjects.place)
  }
  return passed
}
