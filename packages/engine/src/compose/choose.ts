/** The choice among drafts: the best of each step, kept apart. */
import { sameness } from '../critic/critique.ts'
import { type Draft, kinship } from './draft.ts'
import type { Finalist } from './finish.ts'

/** What a wish that is not met costs: more than being like another concept in everything. */
const WISHES = 4

/** So many are looked at for each that is chosen. */
const FINALISTS = 2

/**
 * The best of each step, less for what looks like one that is there already (maximal marginal relevance). Pixels are only
 * read of those that may be taken: it is the dear part.
 */
export function choose(
  drafts: Draft[],
  count: number,
  avoid: string[],
  look: (draft: Draft) => Finalist,
  failsOnPixels: (draft: Draft) => string[],
): { chosen: Finalist[]; failed: Draft[] } {
  const chosen: Finalist[] = []
  const failed: Draft[] = []
  const merits = ({ taste, faults, unheard }: Draft) => taste - faults.length - WISHES * unheard
  const worth = (one: Draft) => one.promise + merits(one)
  const byWorth = drafts.toSorted((a, b) => worth(b) - worth(a))
  // One that stands behind better ones of its sort need not be looked at.
  const waiting = byWorth
    .map((one, place) => ({ one, left: worth(one) - kinship(one, byWorth.slice(0, place)) / 2 }))
    .sort((a, b) => b.left - a.left)
    .map(({ one }) => one)
  const finalists: Finalist[] = []
  while (chosen.length < count) {
    for (const draft of waiting.splice(0, Math.max(0, FINALISTS * (count - chosen.length) - finalists.length)))
      finalists.push(look(draft))
    const seen = [...avoid, ...chosen.map(({ fingerprint }) => fingerprint)]
    const value = (one: Finalist) =>
      one.score.value +
      merits(one) -
      kinship(one, chosen) -
      Math.max(0, ...seen.map((other) => sameness(one.fingerprint, other)))
    finalists.sort((a, b) => value(b) - value(a))
    const next = finalists.shift()
    if (!next) break
    const faults = [...next.faults, ...failsOnPixels(next)]
    if (faults.length > next.faults.length) failed.push({ ...next, faults })
    else chosen.push(next)
  }
  return { chosen, failed }
}
