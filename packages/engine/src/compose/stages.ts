/** Stages among the candidates: sheets of the collection that take what a prompt tells to stand where. */
import { cyclic } from '../base/items.ts'
import { hash, random } from '../base/random.ts'
import type { Brief, ColourRequest } from '../brief/types.ts'
import { withVariant, worded } from '../brief/write/with-variant.ts'
import { clearOf } from '../collection/clear.ts'
import type { Lending } from '../collection/drawings.ts'
import { dressed } from '../collection/dress.ts'
import { toneFit } from '../collection/find.ts'
import { type Entry, sheetCalled } from '../collection/store.ts'
import type { Direction } from '../direction/types.ts'
import { wishFor } from '../direction/wish.ts'
import { viewOf } from '../imagery/views/read.ts'
import { stagePalette } from '../kinds/shared/stages/palette.ts'
import { type Plan, planOf } from '../kinds/shared/stages/plan.ts'
import { type Serving, servingOf } from '../kinds/shared/stages/serve.ts'
import { setStage } from '../kinds/shared/stages/set.ts'
import type { Archetype } from '../kinds/types.ts'
import { type Draft, draftOf } from './draft.ts'
import { fewestFaults } from './fewest-faults.ts'
import { collides, isTouched } from './finish.ts'
import type { ComposeRequest } from './request.ts'
import { lentBy } from './sheets.ts'

const PREFIX = 'stage:'
const nameOf = ({ name }: Entry): string => `${PREFIX}${name}`

/** The stage that a design was made on; undefined where it was composed otherwise, or the stage is gone. */
export const stageOf = (archetype: string): Entry | undefined =>
  archetype.startsWith(PREFIX) ? sheetCalled(archetype.slice(PREFIX.length)) : undefined

/** What is told, with a drawing for it or without. */
interface Telling {
  brief: Brief
  plan: Plan
  lending?: Lending
}

/** Whether a place was told as what all else stands before. */
const isOnView = (brief: Brief): boolean => viewOf(brief)?.ground === true

/** What is told, once for each drawing that was made for it, the surest first; where there is none, as a figure. */
function tellingsOf({ brief, lendings = [] }: ComposeRequest): Telling[] {
  const lent = lendings.flatMap((lending): Telling[] => {
    const plan = planOf(lending.brief)
    return plan ? [{ brief: lending.brief, plan, lending }] : []
  })
  const plan = lent.length > 0 ? undefined : planOf(brief)
  return plan ? [{ brief, plan }] : lent
}

interface Served {
  entry: Entry
  telling: Telling
  serving: Serving
  fits: number
}

/** What it is worth to be for such a trade. */
const OF_THE_TRADE = 0.14
/** Stages that suit so nearly alike take turns. */
const NEAR = 0.16

function servedBy(entry: Entry, telling: Telling): Served | undefined {
  const { format } = telling.brief
  if (format.height === 'auto' || clearOf(format)) return undefined
  const serving = servingOf(entry.sheet(), telling.plan, telling.brief)
  if (!serving) return undefined
  const { head } = entry
  const { style, subject } = telling.brief
  const suits = toneFit(head.tone, style.tones) + (head.trades.includes(subject.industry) ? OF_THE_TRADE : 0)
  return { entry, telling, serving, fits: serving.fits + suits }
}

/** Stages that serve, those of each idea in turn, so that the first few differ. */
function inTurn(request: ComposeRequest): Served[] {
  const { stages = [], without = [], brief, seed } = request
  // A stage is the ground itself.
  const tellings = isOnView(brief) ? [] : tellingsOf(request)
  if (tellings.length === 0) return []
  const dice = random(hash(`${seed}:${brief.prompt}:stages`))
  const served = stages
    .filter((entry) => !without.includes(nameOf(entry)))
    .flatMap((entry) => {
      const all = tellings.flatMap((telling) => servedBy(entry, telling) ?? [])
      return all.length > 0 ? [{ all, key: Math.max(...all.map(({ fits }) => fits)) + dice.between(0, NEAR) }] : []
    })
    .sort((a, b) => b.key - a.key)
  const rounds = new Map<string, number>()
  const turned = served.map((one) => {
    const idea = one.all[0]?.entry.head.idea ?? ''
    const round = rounds.get(idea) ?? 0
    rounds.set(idea, round + 1)
    return { ...one, round }
  })
  return turned.sort((a, b) => a.round - b.round || b.key - a.key).map(({ all }, i) => cyclic(all, i))
}

function archetypeOf(
  { entry, telling: { plan }, serving }: Served,
  { workshop, images }: Pick<ComposeRequest, 'workshop' | 'images'>,
  by: number,
): Archetype {
  return {
    name: nameOf(entry),
    sort: `stage ${entry.head.idea ?? ''}`,
    example: '',
    keepsPlaces: true,
    suits: () => 1,
    compose: (composition) =>
      setStage({ sheet: entry.sheet(), plan, serving, by }, composition, {
        lay: workshop.layOut,
        pictograms: workshop.pictograms,
        images,
      }),
  }
}

/** Colours that were told of nothing in particular. */
const openIn = ({ colours }: Brief) => colours.flatMap(({ hex, target }) => (target === 'any' ? [hex] : []))

/** The colour told for the facts of a card, which stand on a band of it. */
const factsIn = ({ kind, colours }: Brief) =>
  kind === 'business-card' ? colours.find(({ target }) => FACTS.includes(target))?.hex : undefined
const FACTS: readonly ColourRequest['target'][] = ['phone', 'email', 'link', 'address', 'social']

/** The stage's letters, and its colours where none were told. */
function inStage(entry: Entry, brief: Brief, direction: Direction, turn: number): Direction {
  const isOpen = brief.colours.length === 0
  const worn = dressed(entry.sheet(), brief, direction, { colours: turn === 0, letters: turn === 0 || !isOpen })
  return isOpen
    ? worn
    : {
        ...worn,
        palette: stagePalette(direction.palette, direction.seed, openIn(brief), factsIn(brief)),
        paletteName: direction.paletteName,
      }
}

/** In the words of one concept; of those that were told nothing changes. */
function spokenIn(served: Served, spoken: Brief): Served {
  if (spoken.copy === served.telling.brief.copy) return served
  const plan = planOf(spoken)
  const telling = plan && { ...served.telling, brief: spoken, plan }
  return (telling && servedBy(served.entry, telling)) ?? served
}

function draft(served: Served, request: ComposeRequest, place: number, turn = 0): Draft {
  const { seed, direct, workshop, wishes = [] } = request
  const { entry, telling, fits } = served
  const wish = wishFor(wishes, nameOf(entry), place)
  const { brief, lending } = telling
  const spoken = wish?.words ? worded(brief, place, wish.words) : withVariant(brief, place)
  const lot = hash(`${seed}:${place}:${turn}:${nameOf(entry)}`)
  const direction = direct(spoken, lot, { palettes: [], families: [] }, wish, (one) =>
    inStage(entry, spoken, one, turn),
  )
  const said = spokenIn(served, spoken)
  const own = {
    ...clear(request, (by) => draftOf(archetypeOf(said, request, by), spoken, direction, workshop)),
    fits: fits * SERVING,
  }
  return lending ? lentBy(own, lending, fits) : own
}
/** Of their room, what words and pictures take: less where they would touch. */
const ROOM = [1, 0.88, 0.76] as const
/** The first in which nothing touches anything; else the one with the fewest faults. */
const clear = ({ workshop, images }: ComposeRequest, made: (by: number) => Draft): Draft =>
  fewestFaults(
    ROOM,
    made,
    ({ faults, unheard }) => faults.length + unheard,
    (draft) => (collides(draft, workshop, images) || isTouched(draft, workshop, images) ? 0.5 : 0),
  )

/** What it is worth to stand as it was told on a stage that was made for that. */
const SERVING = 0.4

/** The first so many stages that serve, each as a draft. */
export const stageDrafts = (request: ComposeRequest, most: number): Draft[] =>
  inTurn(request)
    .slice(0, most)
    .map((served, place) => draft(served, request, place))

/** One stage several times: as it is, then in other colours and letters each, and with other drawings. */
export function turnsOf(entry: Entry, request: ComposeRequest): Draft[] {
  const served = tellingsOf(request).flatMap((telling) => servedBy(entry, telling) ?? [])
  if (served.length === 0) return []
  return Array.from({ length: request.count }, (_, turn) => draft(cyclic(served, turn), request, 0, turn))
}
