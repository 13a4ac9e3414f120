/** Which of several names without quotation marks the design is for. */
import type { KindName } from '../scene/types.ts'
import { runAt } from './capital-runs.ts'
import { clauseNames } from './clause-names.ts'
import { namedAt } from './introduced.ts'
import type { Candidate } from './loose-name.ts'
import { looseName } from './loose-name.ts'
import { capitalised } from './name-extent.ts'
import { findNotice } from './notices.ts'
import type { Reading } from './reading.ts'
import { JOB_WORDS } from './words/jobs.ts'

/** Candidates that are weighed at most. */
const MOST = 400
/** Below this the words around a name speak against it. */
const LEAST = 25

/** The best name of the prompt, unless nothing looks like one. */
export function findName(reading: Reading, kind: KindName): Candidate | undefined {
  const found: Candidate[] = []
  const { tokens } = reading
  for (let i = 0; i < tokens.length; i++) {
    const named = namedAt(reading, i)
    if (named) {
      found.push(named)
      continue
    }
    if (
      !capitalised(reading, i) ||
      (capitalised(reading, i - 1) && tokens[i - 1]?.sentence === tokens[i]?.sentence && reading.word(i - 1) !== '')
    )
      continue
    const run = runAt(reading, i, kind)
    if (run) {
      found.push(run)
      i = run.to - 1
    }
  }
  const loose = looseName(reading)
  if (loose) found.push(loose)
  found.push(...clauseNames(reading))
  const domains = domainsOf(reading)
  const notice = findNotice(reading.prompt, reading.tokens)
  let best: Candidate | undefined
  for (const candidate of found.slice(0, MOST)) {
    // The 'Just' of 'Just listed' is no name.
    if (notice !== undefined && partOf(candidate, notice)) continue
    // 'Hiring: Night Nurse': who is sought, not who seeks.
    if (notice?.announces === 'hiring' && JOB_WORDS.has(reading.word(candidate.to - 1))) continue
    if (domains !== '' && candidate.score >= LEAST) candidate.score += echo(reading, candidate, domains)
    if (best === undefined || candidate.score > best.score) best = candidate
  }
  const least = kind === 'poster' || kind === 'banner' ? 55 : 40
  return best !== undefined && best.score >= least ? best : undefined
}

/** Hosts of the prompt's links and mails, letters only: they repeat the name of whose they are. */
function domainsOf(reading: Reading): string {
  const hosts: string[] = []
  for (const fact of reading.facts) {
    if (fact.role !== 'link' && fact.role !== 'email') continue
    const host = fact.text.toLowerCase().replace(/^https?:\/\/|^www\.|^.*@/gu, '')
    hosts.push(letters(host.split('/')[0] ?? '').slice(0, 80))
    if (hosts.length > 4) break
  }
  return hosts.join(' ')
}

/** A piece of an announcement, not all of it ('Summer Sale' is what a poster is called). */
const partOf = (name: Candidate, notice: { from: number; to: number }) =>
  notice.from <= name.from && name.to <= notice.to && name.to - name.from < notice.to - notice.from

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

function echo(reading: Reading, { from, to }: Candidate, domains: string): number {
  const name = letters(reading.slice(from, to))
  if (name.length < 4) return 0
  if (domains.includes(name)) return 24
  const first = letters(reading.word(from))
  return first.length >= 4 && to - from > 1 && domains.includes(first) ? 12 : 0
}
