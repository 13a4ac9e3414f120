/**
 * Composition: brief → many candidates → the best few that differ. A candidate is an archetype in an art direction; the
 * gates throw out what is wrong, the score orders the rest, and the choice keeps them apart.
 */

import { hash, type Random, random } from '../base/random.ts'
import type { Brief } from '../brief/types.ts'
import { withVariant } from '../brief/write/with-variant.ts'
import { oklch } from '../colour/colour.ts'
import { askedColoursShare } from '../critic/asked-colours.ts'
import { askedFormsShare } from '../critic/asked-forms.ts'
import { askedObjectShown } from '../critic/asked-objects.ts'
import { contrastFaults, readContrast } from '../critic/contrast.ts'
import { type Critique, critiqueOf, rasterOf, sameness } from '../critic/critique.ts'
import { gateFaults } from '../critic/gates.ts'
import { placementShare } from '../critic/placement.ts'
import { scoreOf } from '../critic/score.ts'
import { statedSizesShare } from '../critic/stated-sizes.ts'
import type { Design } from '../design/types.ts'
import type { Direction } from '../direction/types.ts'
import type { Pictograms } from '../imagery/types.ts'
import { KINDS } from '../kinds/registry.ts'
import type { Archetype } from '../kinds/types.ts'
import type { Images } from '../render/canvas.ts'
import { type LaidArtboard, layout } from '../scene/layout.ts'
import { withOwnIds } from '../scene/own-ids.ts'
import type { Scene } from '../scene/types.ts'
import type { FontLibrary } from '../type/fonts.ts'
import type { Shaper } from '../type/shape.ts'
import type { Measure } from '../type/types.ts'
import { opticallyCentred } from './optical-centre.ts'
import { withTextStyles } from './text-styles.ts'

export interface Workshop {
  fonts: FontLibrary
  shaper: Shaper
  measure: Measure
  pictograms: Pictograms
}

/** An art direction for a candidate, given what the candidates before it looked like. */
export type Director = (brief: Brief, seed: number, avoid: { palettes: string[]; families: string[] }) => Direction

export interface Candidate extends Critique {
  design: Design
  /** What the gates found; empty for all that are returned unless nothing better could be made. */
  faults: string[]
}

interface ComposeRequest {
  brief: Brief
  seed: number
  count: number
  direct: Director
  workshop: Workshop
  images: Images
  avoid: string[]
  /** Archetypes that may not be used ("another layout"). */
  without?: string[]
  onCandidate?: (done: number, of: number) => void
}

/** Composed at least so often as wanted, so that the critic has a choice; a page takes five times as long as a poster. */
const CANDIDATES_PER_CONCEPT = 3
const PAGES_PER_CONCEPT = 2.5

/** What chance may add to a score: near equals take turns, so that not every prompt is answered by the same few. */
const TASTE = 0.15

/** What a wish that is not met costs: more than being like another concept in everything. */
const WISHES = 4

/** An archetype that suits less than this share of the best one is left out, unless places are stated, which it may meet … */
const FAR_BEHIND = 0.3
/** … while so many others remain. */
const FEWEST_ARCHETYPES = 3

/** The archetypes that can compose a brief, each with how well it suits, above 0; of a brief without a word only wordless ones. */
export function suitingArchetypes(archetypes: Archetype[], brief: Brief): { archetype: Archetype; suits: number }[] {
  const mute = brief.copy.length === 0 ? archetypes.filter(({ wordless }) => wordless) : []
  return (mute.length > 0 ? mute : archetypes)
    .map((archetype) => ({ archetype, suits: archetype.suits(brief) }))
    .filter(({ suits }) => suits > 0)
}

/** Archetypes in the order in which they are tried: likely ones first, each once before any twice. */
function order(archetypes: Archetype[], brief: Brief, chance: Random): Archetype[] {
  const suiting = suitingArchetypes(archetypes, brief)
  const best = Math.max(0, ...suiting.map(({ suits }) => suits))
  const near = suiting.filter(({ suits }) => suits >= best * FAR_BEHIND)
  return (
    (near.length >= FEWEST_ARCHETYPES && brief.placements.length === 0 ? near : suiting)
      // Efraimidis–Spirakis: a random order in which weight decides who comes early.
      .map(({ archetype, suits }) => ({ archetype, key: chance.next() ** (1 / suits ** 0.9) }))
      .sort((a, b) => b.key - a.key)
      .map(({ archetype }) => archetype)
  )
}

interface Draft extends Pick<Candidate, 'design' | 'faults'> {
  /** The archetype's sort, and the sort of ground it stands on. */
  sort: string | undefined
  ground: string
  /** Its written words. */
  said: string
  laid: LaidArtboard[]
  /** The score as far as geometry tells. */
  promise: number
  /** What chance adds to the score, 0–TASTE. */
  taste: number
  /** What the brief asks for and the scene does not do: shares of places, sizes, colours and forms, a thing that is not shown, an attached picture left out, letters. */
  unheard: number
}

/** A candidate composed, laid out, scored, and held against the gates that need no pixels. */
function draft(archetype: Archetype, brief: Brief, direction: Direction, workshop: Workshop): Draft {
  // The prompt is in the dice: two prompts with one seed do not get the same mark.
  const chance = random(hash(`${direction.seed}:${archetype.name}:${brief.prompt}`))
  const layOut = (scene: Scene) => layout(scene, { ...workshop, typography: scene.typography })
  const composed = withOwnIds(
    archetype.compose({ brief, direction, random: chance, measure: workshop.measure, layOut }),
  )
  const wished = withTextStyles(composed, brief, chance)
  let [scene, laid] = [wished, layOut(wished)]
  let faults = gateFaults(brief, scene, laid)
  // Letters that do not fit as asked stay as they were composed.
  const fits = wished === composed || faults.length === 0
  if (!fits) {
    ;[scene, laid] = [composed, layOut(composed)]
    faults = gateFaults(brief, scene, laid)
  }
  const design = { scene, brief, direction, archetype: archetype.name }
  return {
    design,
    sort: archetype.sort,
    ground: groundOf(scene),
    said: brief.copy.flatMap(({ source, text }) => (source === 'written' ? [text] : [])).join('\n'),
    promise: scoreOf(scene, laid[0] as LaidArtboard).value,
    faults,
    laid,
    taste: chance.between(0, TASTE),
    unheard:
      5 -
      placementShare(brief, laid) -
      statedSizesShare(brief, laid) -
      askedColoursShare(brief, scene) -
      askedFormsShare(brief, scene) -
      askedObjectShown(brief, scene) +
      (showsPicture(brief, scene) ? 0 : 1) +
      (fits ? 0 : 1),
  }
}

/** Grounds that the eye tells apart before anything else. */
function groundOf({ palette }: Scene): string {
  const { l, c } = oklch(palette.paper)
  return l < 0.5 ? 'dark' : c > 0.08 ? 'strong' : c > 0.025 ? 'tinted' : 'light'
}

/** What it costs to be of the sort, or on the ground, of one that is there already: each time. */
const SAME_SORT = 0.3
const SAME_GROUND = 0.08
/** What it costs to say what one says that is there: more than any difference in score, less than a wish. */
const SAME_WORDS = 1.5

const kinship = ({ sort, ground, said }: Draft, others: Draft[]): number =>
  SAME_SORT * others.filter((other) => sort !== undefined && other.sort === sort).length +
  SAME_GROUND * others.filter((other) => other.ground === ground).length +
  SAME_WORDS * others.filter((other) => other.said === said).length

/** An attached picture is to be seen; a design without it has not listened. */
const showsPicture = ({ picture }: Brief, scene: Scene): boolean =>
  !picture || JSON.stringify(scene.artboards[0]).includes(JSON.stringify(picture.media))

const contrastOf = ({ design, laid }: Pick<Draft, 'design' | 'laid'>, workshop: Workshop, images: Images): string[] =>
  laid.flatMap((artboard) =>
    contrastFaults(
      readContrast(
        artboard,
        design.scene.palette,
        workshop.pictograms,
        images,
        design.brief.colours.map(({ hex }) => hex),
      ),
    ),
  )

/** A draft with the last touches, judged on pixels. */
interface Finalist extends Draft, Critique {}

function finish(draft: Draft, workshop: Workshop, images: Images): Finalist {
  const { design, laid } = draft
  const front = laid[0] as LaidArtboard
  const grey = rasterOf(design.scene, front, workshop.pictograms, images)
  const centred = opticallyCentred(design.brief, design.scene, front, grey)
  if (!centred) return { ...draft, ...critiqueOf(design, front, grey) }
  const { scene } = centred
  const one = {
    ...draft,
    design: { ...design, scene },
    laid: layout(scene, { ...workshop, typography: scene.typography }),
  }
  return { ...one, ...critiqueOf(one.design, one.laid[0] as LaidArtboard, centred.grey) }
}

/** One candidate, held against all gates. */
export function makeCandidate(
  archetype: Archetype,
  brief: Brief,
  direction: Direction,
  workshop: Workshop,
  images: Images,
): Candidate {
  const { design, laid, faults, score, fingerprint } = finish(
    draft(archetype, brief, direction, workshop),
    workshop,
    images,
  )
  const all = faults.length > 0 ? faults : contrastOf({ design, laid }, workshop, images)
  return { design, faults: all, score, fingerprint }
}

/** So many are looked at for each that is chosen. */
const FINALISTS = 2

/**
 * The best of each step, less for what looks like one that is there already (maximal marginal relevance). Pixels are only
 * read of those that may be taken: it is the dear part.
 */
function choose(
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

/** Composes `count` concepts that differ. Throws only when the kind has no archetype that suits at all. */
export function compose(request: ComposeRequest): Candidate[] {
  const { brief, seed, count, direct, workshop, images, avoid, without = [] } = request
  const chance = random(hash(`${seed}:${brief.prompt}`))
  const ordered = order(KINDS[brief.kind].archetypes, brief, chance.fork('archetypes'))
  const allowed = ordered.filter((archetype) => !without.includes(archetype.name))
  const archetypes = allowed.length > 0 ? allowed : ordered
  if (archetypes.length === 0) throw new Error(`No archetype of ${brief.kind} suits this brief.`)

  const wanted = Math.ceil(count * (brief.kind === 'website' ? PAGES_PER_CONCEPT : CANDIDATES_PER_CONCEPT))
  const passed: Draft[] = []
  const failed: Draft[] = []
  const used = { palettes: [] as string[], families: [] as string[] }
  let [heard, tried] = [0, 0]
  const draftUntil = (most: number, enough: number) => {
    for (; tried < most && heard < enough; tried++) {
      const archetype = archetypes[tried % archetypes.length] as Archetype
      const direction = direct(brief, hash(`${seed}:${tried}:${archetype.name}`), used)
      used.palettes.push(direction.paletteName)
      used.families.push(direction.typography.display)
      const candidate = draft(archetype, withVariant(brief, tried), direction, workshop)
      ;(candidate.faults.length === 0 ? passed : failed).push(candidate)
      // One that leaves a wish out does not count: another archetype may do as it is told.
      if (candidate.faults.length === 0 && candidate.unheard < 0.001) heard++
      request.onCandidate?.(Math.min(heard, wanted), wanted)
    }
  }
  const look = (one: Draft) => finish(one, workshop, images)
  const chooseOf = (drafts: Draft[], most: number, seen: string[]) =>
    choose(drafts, most, seen, look, (one) => contrastOf(one, workshop, images))

  draftUntil(wanted * 2, wanted)
  let sound = chooseOf(passed, count, avoid)
  if (sound.chosen.length < count) {
    // Pixels refused too many: as many candidates again.
    const before = passed.length
    draftUntil(tried + wanted * 2, heard + wanted)
    const seen = [...avoid, ...sound.chosen.map(({ fingerprint }) => fingerprint)]
    const more = chooseOf(passed.slice(before), count - sound.chosen.length, seen)
    sound = { chosen: [...sound.chosen, ...more.chosen], failed: [...sound.failed, ...more.failed] }
  }
  const missing = count - sound.chosen.length
  // Better a design with a small fault than none; the faults stay in the data.
  const rescued = missing > 0 ? choose([...sound.failed, ...failed], missing, avoid, look, () => []).chosen : []
  return [...sound.chosen, ...rescued].map(({ design, faults, score, fingerprint }) => ({
    design,
    faults,
    score,
    fingerprint,
  }))
}
