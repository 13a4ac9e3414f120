/** The choice among drafts: the best of each step, kept apart. */

import { appearanceDistance } from '../critic/appearance.ts'
import { similarity } from '../critic/critique.ts'
import { type Draft, kinship } from './draft.ts'
import type { Finalist } from './finish.ts'

/** What a wish that is not met costs: more than being like another concept in everything. */
const WISHES = 4

/** What each form costs that stands before a draft's own among those that it was to have. */
const STRAYING = 0.4

/** What it is worth to be thought of for the very thing: more than looks, less than a wish. */
const FITTING = 1.6

/** So many are looked at for each that is chosen. */
const FINALISTS = 2

/** What it costs to look like one that is there already, and the distance from which two look like nothing of the kind. */
const [LIKE, STRANGE] = [0.7, 0.6]
/** Nearer than this two concepts are one, told twice: the second is shown where there is no other. */
const TWINS = 0.24

/** What the choice asks of pixels. */
export interface Eyes {
  look(draft: Draft): Finalist
  /** What a gate refuses. */
  faults(one: Finalist): string[]
  /** Whether something about it displeases (words that collide, or are small, …): it is shown where there is no other. */
  isBlemished(one: Finalist): boolean
}

/** What was taken, what a gate refused, and what waits: it displeases, was shown before, or is one of the chosen told twice. */
export interface Choice {
  chosen: Finalist[]
  failed: Draft[]
  spare: Finalist[]
}

/**
 * The best of each step, less for what looks like one that is there already (maximal marginal relevance). Pixels are only
 * read of those that may be taken: it is the dear part. `before`: what stands already beside them. `twins`: they may be taken, too.
 */
export function choose(
  drafts: readonly Draft[],
  count: number,
  avoid: string[],
  eyes: Eyes,
  before: readonly Finalist[] = [],
  twins = false,
): Choice {
  const chosen: Finalist[] = []
  const there = () => [...before, ...chosen]
  const failed: Draft[] = []
  const spare: Finalist[] = []
  const merits = ({ taste, faults, unheard, unpoised, strays, fits = 0 }: Draft) =>
    taste + FITTING * fits - faults.length - WISHES * unheard - unpoised - STRAYING * strays
  const worth = (one: Draft) => one.promise + merits(one)
  const byWorth = drafts.toSorted((a, b) => worth(b) - worth(a))
  // One that stands behind better ones of its sort need not be looked at.
  const waiting = byWorth
    .map((one, place) => ({ one, left: worth(one) - kinship(one, byWorth.slice(0, place)) / 2 }))
    .sort((a, b) => b.left - a.left)
    .map(({ one }) => one)
  const finalists: Finalist[] = []
  const nearest = ({ look }: Finalist) => Math.min(1, ...there().map((other) => appearanceDistance(look, other.look)))
  const value = (one: Finalist) =>
    one.score.value +
    one.appeal +
    merits(one) -
    kinship(one, there()) -
    LIKE * Math.max(0, 1 - nearest(one) / STRANGE) -
    Math.max(
      0,
      ...[...avoid, ...there().map(({ fingerprint }) => fingerprint)].map((seen) => similarity(one.fingerprint, seen)),
    )
  // Layouts of a printed piece and of told places differ in structure, however like they are from afar.
  const isAnother = ({ isPiece, isTold, sort }: Finalist) =>
    (isPiece || isTold) && there().every((other) => other.sort !== sort)
  const isAgain = ({ fingerprint }: Finalist) => avoid.includes(fingerprint)
  const best = (among: Finalist[]) => among.sort((a, b) => value(b) - value(a)).shift()
  while (chosen.length < count) {
    for (const draft of waiting.splice(0, Math.max(0, FINALISTS * (count - chosen.length) - finalists.length)))
      finalists.push(eyes.look(draft))
    const next = best(finalists)
    if (!next) break
    const faults = [...next.faults, ...eyes.faults(next)]
    if (faults.length > next.faults.length) failed.push({ ...next, faults })
    // Who is asked to listen is not passed over for one that did not.
    else if (next.unheard <= (finalists[0]?.unheard ?? 0) - 0.2) chosen.push(next)
    else if ((!twins && (isAgain(next) || (nearest(next) < TWINS && !isAnother(next)))) || eyes.isBlemished(next))
      spare.push(next)
    else chosen.push(next)
  }
  return { chosen, failed, spare }
}
