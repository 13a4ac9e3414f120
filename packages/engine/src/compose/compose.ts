/**
 * Composition: brief → many candidates → the best few that differ. A candidate is an archetype in an art direction; the
 * gates throw out what is wrong, the score orders the rest, and the choice keeps them apart.
 */
import { cyclic } from '../base/items.ts'
import { memo } from '../base/memo.ts'
import { hash, type Random, random } from '../base/random.ts'
import type { Brief } from '../brief/types.ts'
import { withVariant, worded } from '../brief/write/with-variant.ts'
import { isDrawing, type Lending } from '../collection/drawings.ts'
import { dressed } from '../collection/dress.ts'
import type { Found } from '../collection/find.ts'
import type { Critique } from '../critic/critique.ts'
import { gateFaults } from '../critic/gates.ts'
import { placementShare } from '../critic/placement.ts'
import { hasSmallWords } from '../critic/reading-size.ts'
import { statedSizesShare } from '../critic/stated-sizes.ts'
import type { Design } from '../design/types.ts'
import type { Direction } from '../direction/types.ts'
import { wishFor } from '../direction/wish.ts'
import { KINDS } from '../kinds/registry.ts'
import { isAsked, isPictured } from '../kinds/shared/pieces.ts'
import type { Archetype, Stance } from '../kinds/types.ts'
import type { Images } from '../render/canvas.ts'
import { withOwnIds } from '../scene/own-ids.ts'
import type { Artboard } from '../scene/types.ts'
import { choose, type Eyes } from './choose.ts'
import { type Draft, draftOf } from './draft.ts'
import { collides, contrastOf, type Finalist, finish, isTouched } from './finish.ts'
import { leaning } from './leaning.ts'
import { dealt } from './marks.ts'
import { type PageLead, pageIn, pageLeads } from './page-leads.ts'
import type { ComposeRequest } from './request.ts'
import { coloursOf, lentBy, sheetDrafts, sheetOf } from './sheets.ts'
import { spreadOf } from './spread.ts'
import { stageDrafts, stageOf, turnsOf as turnsOfStage } from './stages.ts'
import { withLead } from './with-lead.ts'
import type { Workshop } from './workshop.ts'

export interface Candidate extends Critique {
  design: Design
  /** What the gates found; empty for all that are returned unless nothing better could be made. */
  faults: string[]
}

/** Composed at least so often as wanted, so that the critic has a choice; a page takes five times as long as a poster. */
const CANDIDATES_PER_CONCEPT = 3
const PAGES_PER_CONCEPT = 2.25

/** Sheets beyond those that are wanted, so that the choice has one; of a mark and what takes it more, for nobody has seen the two together. */
const [SPARE, SPARE_PAIRS] = [1, 4]
const spareFor = ({ parts }: ComposeRequest): number => (parts ? SPARE_PAIRS : SPARE)
/** Of the pages of an answer so many are opened by sheets: what is led by a drawing is another sort of page. */
const MOST_OPENED = 3
/** Stages that are tried for each that is wanted. */
const STAGES = 2
/**
 * Of so many that are missing, those that sheets for any subject take before anything is composed: none where a thing was asked for that
 * can be drawn, or the piece has layouts of its own; one is left where there is something to show, which nobody asked for.
 */
function forAny(brief: Brief, missing: number): number {
  if (isAsked(brief) || isPrinted(brief)) return 0
  return isPictured(brief) ? missing - 1 : missing
}

/** An archetype that suits less than this share of the best one is left out, unless places are stated, which it may meet … */
const FAR_BEHIND = 0.3
/** … while so many others remain. */
const FEWEST_ARCHETYPES = 3

/** The archetypes that can compose a brief, each with how well it suits, above 0; of a brief without a word only wordless ones. */
export function suitingArchetypes(archetypes: Archetype[], brief: Brief): { archetype: Archetype; suits: number }[] {
  const mute = brief.copy.length === 0 ? archetypes.filter(({ wordless }) => wordless) : []
  const suiting = (mute.length > 0 ? mute : archetypes)
    .map((archetype) => ({ archetype, suits: archetype.suits(brief) }))
    .filter(({ suits }) => suits > 0)
  const own = suiting.filter(({ archetype }) => archetype.piece !== undefined)
  if (own.length >= FEWEST_ARCHETYPES) return own
  const told = brief.picture ? [] : suiting.filter(({ archetype }) => archetype.keepsPlaces)
  return told.length >= FEWEST_ARCHETYPES ? told : suiting
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

/** One candidate, held against all gates. */
export function makeCandidate(
  archetype: Archetype,
  brief: Brief,
  direction: Direction,
  workshop: Workshop,
  images: Images,
): Candidate {
  const { design, laid, faults, score, fingerprint } = finish(
    draftOf(archetype, brief, direction, workshop),
    workshop,
    images,
  )
  const all = faults.length > 0 ? faults : contrastOf({ design, laid }, workshop, images)
  return { design, faults: all, score, fingerprint }
}

/** What a draft is made of: archetypes in their order, and what it is to be among its siblings. */
interface Turn {
  archetypes: readonly Archetype[]
  stance?: Stance
}

/** The archetypes of each stance: those that show the picture as it says, its first form before the others; all where none does. */
function turnsOf(archetypes: readonly Archetype[], spread: readonly Stance[], wished: readonly string[]): Turn[] {
  if (spread.length === 0) return [{ archetypes }]
  // Stances that any archetype may have take turns.
  const dealt = (i: number) => {
    const some = archetypes.filter((_, place) => place % spread.length === i)
    return some.length > 0 ? some : archetypes
  }
  return spread.map((stance, i) => {
    const own = (stance.forms ?? []).flatMap((form) => archetypes.filter((one) => one.form === form))
    if (own.length === 0) return { archetypes: dealt(i), stance }
    const leading = archetypes.filter(({ name }) => wished.includes(name))
    return { archetypes: [...leading, ...own.filter((one) => !leading.includes(one))], stance }
  })
}

/** Drafts made one after the other, each in the next archetype and a direction of its own. */
class Drafting {
  readonly #made: Draft[] = []
  tried = 0
  /** Sound ones that leave no wish out. */
  heard = 0
  readonly #used: { palettes: string[]; families: string[] } = { palettes: [], families: [] }
  readonly #request: ComposeRequest
  readonly #turns: readonly Turn[]
  readonly #pictures: readonly PageLead[]

  /** `turns`: taken one after the other, each in the next of its archetypes. */
  constructor(request: ComposeRequest, turns: readonly Turn[]) {
    this.#request = request
    this.#turns = turns
    this.#pictures = pageLeads(request)
  }

  /** Makes drafts until so many were tried, or enough of them do as they are told; `wanted` is for the report alone. */
  until(most: number, enough: number, wanted: number): void {
    const { brief, onCandidate } = this.#request
    for (; this.tried < most && this.heard < enough; this.tried++) {
      const draft = this.#next(brief)
      this.#made.push(draft)
      // One that leaves a wish out does not count: another archetype may do as it is told.
      if (draft.faults.length === 0 && draft.unheard < 0.001) this.heard++
      onCandidate?.(Math.min(this.heard, wanted), wanted)
    }
  }

  all = (): readonly Draft[] => this.#made

  #next(brief: Brief): Draft {
    const { seed, direct, workshop, wishes = [], lendings = [] } = this.#request
    // One in turn is without: as many ways to draw a thing as there are.
    const lending = lendings[this.tried % (lendings.length + 1)]
    const { archetypes, stance } = cyclic(this.#turns, this.tried)
    const round = Math.floor(this.tried / this.#turns.length)
    const archetype = cyclic(lending ? showing(archetypes, lending) : archetypes, round)
    const wish = { ...(stance && { ground: stance.ground }), ...wishFor(wishes, archetype.name, this.tried) }
    const lot = hash(`${seed}:${this.tried}:${archetype.name}`)
    const led = withLead(lending?.brief ?? brief, this.tried)
    const page = this.#pictures.length > 0 ? pageIn(cyclic(this.#pictures, this.tried), led) : undefined
    const direction = direct(leaning(led, archetype, stance), lot, this.#used, wish, (one) =>
      lending && bringsColours(lending)
        ? dressed(lending.entry.sheet(), led, one, OF_THE_SHEET)
        : (page?.dress(one) ?? one),
    )
    this.#used.palettes.push(direction.paletteName)
    this.#used.families.push(direction.typography.display)
    const spoken = wish.words ? worded(led, this.tried, wish.words) : withVariant(led, this.tried)
    const draft = draftOf(archetype, spoken, direction, workshop, { stance, drawn: page?.drawn() })
    return lending ? lentBy(draft, lending) : page ? { ...draft, ...page.credit } : draft
  }
}

/** Archetypes that can show a drawing; all where none can. */
function showing(archetypes: readonly Archetype[], { brief }: Lending): readonly Archetype[] {
  const able = archetypes.filter((one) => one.suits(brief) > 0)
  return able.length > 0 ? able : archetypes
}

/** A drawing of a sheet comes with the colours and the letters that it was drawn for, where no ground was told. */
const bringsColours = ({ entry, brief }: Lending): boolean =>
  !isDrawing(entry) && !brief.colours.some(({ target }) => target === 'background')
const OF_THE_SHEET = { colours: true, letters: true } as const
/** Composes `count` concepts that differ. Throws only when the kind has no archetype that suits at all. */
export function compose(request: ComposeRequest): Candidate[] {
  const { count, workshop, avoid, only } = request
  const eyes = eyesOf(request)
  const easy: Eyes = { ...eyes, isBlemished: () => false }
  const own = only === undefined ? undefined : sheetOf(only)
  const stage = only === undefined ? undefined : stageOf(only)
  // Marks are dealt, printed pieces have their layouts, and of one sheet in other colours there is nothing else.
  const waits = SEEN_SMALL.includes(request.brief.kind) && !own && !stage && !isPrinted(request.brief)
  const chosen: Finalist[] = []
  const failed: Draft[] = []
  const waiting: Finalist[] = []
  /** The best of these beside those that are chosen already. */
  const take: Take = (drafts, most) => {
    const found = choose(drafts.filter(isSound), most, avoid, eyes, chosen)
    chosen.push(...found.chosen)
    failed.push(...found.failed, ...drafts.filter((one) => !isSound(one)))
    // What was shown before waits for what is composed, whatever the kind.
    const isLater = ({ fingerprint }: Finalist) => waits || avoid.includes(fingerprint)
    waiting.push(...found.spare.filter(isLater))
    const now = found.spare.filter((one) => !isLater(one))
    chosen.push(...choose(now, most - found.chosen.length, avoid, easy, chosen, true).chosen)
  }
  const missing = () => count - chosen.length
  let others: readonly Draft[] = []
  if (own) take(coloursOf(own, request), count)
  else if (stage) take(turnsOfStage(stage, request).filter(listens), count)
  else if (only === undefined) others = takeAuthored(request, take, missing)
  if (missing() > 0) composedFor(request, missing(), others, take, missing)
  // Better one told twice than one that displeases, and better that than none; what gates refused stays in the data.
  for (const [drafts, seen] of [
    [waiting, eyes],
    [waiting, easy],
    [failed, { ...easy, faults: () => [] }],
  ] as const) {
    const left = drafts.filter((one) => !chosen.some(({ design }) => design === one.design))
    if (missing() > 0) chosen.push(...choose(left, missing(), avoid, seen, chosen, true).chosen)
  }
  return chosen.map((one) => asCandidate(completed(one, workshop)))
}

/**
 * Takes what somebody made: sheets that are about it, stages where places were told, then sheets for any subject. Returns those that leave a
 * wish out and wait for what is composed for it.
 */
function takeAuthored(request: ComposeRequest, take: Take, missing: () => number): readonly Draft[] {
  const { brief, count, parts, stages = [], wishes = [], onCandidate } = request
  // Who wishes for archetypes by name has thought of a way to compose already.
  if (wishes.some(({ archetypes = [] }) => archetypes.length > 0)) return []
  // Cards for any name keep to no place.
  if (parts && stages.length > 0) takeCards(stageDrafts(request, STAGES * count), take, missing)
  if (missing() === 0) return []
  const found = sheetsOf(request)
  const about = found.filter(({ isGeneric }) => !isGeneric)
  const drafts = sheetDrafts(about, request, count + spareFor(request))
  onCandidate?.(Math.min(drafts.length, count), count)
  take(drafts.filter(listens), brief.kind === 'website' ? Math.min(count, MOST_OPENED) : count)
  if (!parts && stages.length > 0 && missing() > 0)
    take(stageDrafts(request, STAGES * count).filter(listens), missing())
  const plain = found.filter(({ isGeneric }) => isGeneric)
  const most = forAny(brief, missing())
  if (most > 0) take(sheetDrafts(plain, request, most + SPARE).filter(listens), most)
  // A logo, an icon or a card is composed in so many ways that one of them listens.
  return parts ? [] : drafts.filter((one) => !listens(one))
}

/** Cards on stages: those that do all that was told, then those on which a colour gave way so that small words are read. */
function takeCards(drafts: readonly Draft[], take: Take, missing: () => number): void {
  take(drafts.filter(listens), missing())
  const keepsPlaces = ({ design: { brief }, laid }: Draft) =>
    placementShare(brief, laid) + statedSizesShare(brief, laid) > BOTH
  if (missing() > 0)
    take(
      drafts.filter((one) => !listens(one) && one.unheard < A_COLOUR && keepsPlaces(one)),
      missing(),
    )
}
/** All places and sizes; the largest share that one colour of a few is. */
const [BOTH, A_COLOUR] = [1.999, 0.4]

/** Sheets that may answer; where a design is a mark and what takes it, the two together. */
const sheetsOf = (request: ComposeRequest): readonly Found[] =>
  request.parts ? dealt(request.parts, request) : (request.sheets ?? [])

/** Kinds that are seen among other things, and small. */
const SEEN_SMALL: readonly Brief['kind'][] = ['poster', 'banner']
/** Of a sheet, what may be empty in all, and across it in one band. */
const [EMPTY, BARE] = [0.6, 0.4]
const EMPTY_AS_TOLD = 0.74
/** A card is held in a hand, and may be emptier than what is seen from afar, where it has a mark; half a card is not. */
const [EMPTY_CARD, EMPTY_TYPE, BARE_CARD] = [0.84, 0.775, 0.3]
const isHalfEmpty = ({ look, drawnBy }: Finalist): boolean =>
  look.still > (drawnBy ? EMPTY_CARD : EMPTY_TYPE) || look.bare > BARE_CARD

/** Whether layouts of a printed piece compose it. */
const isPrinted = (brief: Brief): boolean =>
  brief.piece !== undefined &&
  suitingArchetypes(KINDS[brief.kind].archetypes, brief).some(({ archetype }) => archetype.piece !== undefined)

/** Words too small for how the format is seen, or an empty sheet; who tells places tells what stays empty. */
const displeases = (one: Finalist): boolean => {
  const { kind } = one.design.brief
  if (kind === 'business-card') return isHalfEmpty(one)
  const { look, isTold } = one
  return (
    SEEN_SMALL.includes(kind) &&
    (hasSmallWords(one.laid[0]) || look.still > (isTold ? EMPTY_AS_TOLD : EMPTY) || look.bare > BARE)
  )
}

/** What the choice asks of pixels; of each draft once. */
function eyesOf({ workshop, images }: ComposeRequest): Eyes {
  const looked = new WeakMap<Draft, Finalist>()
  return {
    look: (draft) =>
      memo(looked, draft, () => {
        const one = finish(draft, workshop, images)
        looked.set(one, one)
        return one
      }),
    faults: (one) => contrastOf(one, workshop, images),
    isBlemished: (one) =>
      (!one.isPiece && (displeases(one) || isTouched(one, workshop, images))) || collides(one, workshop, images),
  }
}

/** Takes the best of some drafts, so many at most. */
type Take = (drafts: readonly Draft[], most: number) => void

const isSound = ({ faults }: Draft) => faults.length === 0
const listens = ({ unheard }: Draft) => unheard < 0.001

/** Takes what archetypes compose, beside `others` that wait; where pixels refuse too many, as many candidates again. */
function composedFor(
  request: ComposeRequest,
  count: number,
  others: readonly Draft[],
  take: Take,
  missing: () => number,
): void {
  const { brief } = request
  const chance = random(hash(`${request.seed}:${brief.prompt}`))
  const { archetypes, wished } = archetypesFor(request, chance)
  const each = brief.kind === 'website' ? PAGES_PER_CONCEPT : CANDIDATES_PER_CONCEPT
  const wanted = Math.max(count, Math.ceil(count * each) - others.length)
  const turns = turnsOf(archetypes, spreadOf(brief, request.count, chance.fork('spread')), wished)
  const drafts = new Drafting(request, turns)
  drafts.until(wanted * 2, wanted, wanted)
  take([...others, ...drafts.all()], count)
  if (missing() === 0) return
  const before = drafts.all().length
  drafts.until(drafts.tried + wanted * 2, drafts.heard + wanted, wanted)
  take(drafts.all().slice(before), missing())
}

/** The archetypes that may be used, in their order, and those that are wished for by name. */
function archetypesFor({ brief, without = [], only, wishes = [] }: ComposeRequest, chance: Random) {
  const ordered = order(KINDS[brief.kind].archetypes, brief, chance.fork('archetypes'))
  const wished = wishes.flatMap(({ archetypes = [] }) => archetypes)
  const allowed = [
    ...ordered.filter(({ name }) => wished.includes(name)),
    ...ordered.filter(({ name }) => !wished.includes(name)),
  ].filter(({ name }) => (only === undefined ? !without.includes(name) : name === only))
  const archetypes = allowed.length > 0 ? allowed : ordered
  if (archetypes.length === 0) throw new Error(`No archetype of ${brief.kind} suits this brief.`)
  return { archetypes, wished }
}

/** The chosen one with all its artboards; those that a gate refuses are left out. */
function completed(one: Finalist, workshop: Workshop): Finalist {
  const { layOut, measure, pictograms } = workshop
  const { complete } = KINDS[one.design.scene.kind]
  if (!complete) return one
  const [first, ...others] = complete(one.design, {
    brief: one.design.brief,
    direction: one.design.direction,
    random: random(one.design.direction.seed),
    measure,
    pictograms,
    layOut,
  })
  if (!first || others.length === 0) return one
  const sceneOf = (artboards: Artboard[]) => withOwnIds({ ...one.design.scene, artboards })
  const isSound = (artboard: Artboard): boolean => {
    const scene = sceneOf([artboard])
    return gateFaults({ ...one.design.brief, copy: [] }, scene, layOut(scene)).length === 0
  }
  const sound = others.filter(isSound)
  if (sound.length === 0 || (one.faults.length === 0 && !isSound(first))) return one
  return { ...one, design: { ...one.design, scene: sceneOf([first, ...sound]) } }
}

const asCandidate = ({ design, faults, score, fingerprint }: Finalist): Candidate => ({
  design,
  faults,
  score,
  fingerprint,
})
