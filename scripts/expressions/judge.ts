/** How the time of a regular expression grows with the text, at worst, as recheck finds it. */
import { check } from 'recheck'

/** The exponent of the text's length; 'exponential'; 'undecided': not found out in time. */
export type Growth = number | 'exponential' | 'undecided'

/** Milliseconds for one. */
const TIMEOUT = 4_000

export async function growthOf({ source, flags }: { source: string; flags: string }): Promise<Growth> {
  // What is newer than recheck changes nothing about the time.
  const known = flags.replace('v', 'u').replace('d', '')
  const found = await check(source, known, { timeout: TIMEOUT })
  if (found.status === 'unknown') return 'undecided'
  const { complexity } = found
  if (complexity.type === 'exponential') return 'exponential'
  return complexity.type === 'polynomial' ? complexity.degree : 1
}
