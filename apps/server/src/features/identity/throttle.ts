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
const ATTACK_THRESHOLD = 100
const PER_PLACE_UNDER_ATTACK = 3
const PER_ADDRESS = 100
const MAX_PER_ADDRESS = 400

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
  const besieged = failuresOf(others.account) > ATTACK_THRESHOLD
  // Whoever shares an address with a guesser still has a few attempts at their own account.
  const shared = failuresOf(others.address) > PER_ADDRESS
  return [
    { subject: place, most: shared ? PER_PLACE_UNDER_ATTACK : PER_ACCOUNT_AND_PLACE },
    { subject: others.network, most: besieged ? PER_PLACE_UNDER_ATTACK : null },
    { subject: others.address, most: MAX_PER_ADDRESS },
  ]
}

/** Does the work unless it failed too often for this subject (then throws 429); counts it when it answers null. */
export async function slowed<T>(
  store: ThrottleStore,
  name: string,
  most: number,
  work: () => Promise<T | null>,
): Promise<T | null> {
  const one = subject(name)
  const recorded = await store.record([one])
  const [tally] = await store.tally([one])
  if (tally && tally.failures > most) {
    await store.forget(recorded)
    throw tooMany(tally)
  }
  const done = await work()
  if (done !== null) await store.forget(recorded)
  return done
}

const tooMany = ({ oldest }: Tally) =>
  new HttpError('too-many-requests', 'Too many failed attempts. Please wait a few minutes and try again.', {
    retryAfter: Math.max(1, WINDOW_MINUTES * 60 - oldest),
  })

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
    throw tooMany(tally)
  }
  const passed = await check()
  if (passed) {
    await store.forget(recorded)
    await store.forgive(subjects.place)
  }
  return passed
}
