/** Sheets of the collection among the candidates: each is an archetype with words, colours and letters of its own. */
import { hash } from '../base/random.ts'
import type { Brief } from '../brief/types.ts'
import { withVariant, worded } from '../brief/write/with-variant.ts'
import { isNarrowed } from '../collection/clear.ts'
import { type Lending, returned } from '../collection/drawings.ts'
import { dressed, type Own } from '../collection/dress.ts'
import type { Found } from '../collection/find.ts'
import { namesOfPair, pairOf } from '../collection/mark-pair.ts'
import { spokenPage } from '../collection/page-words.ts'
import { type Manner, setSheet, spoken } from '../collection/set.ts'
import { growthOf, layoutOf } from '../collection/shape.ts'
import { type Entry, sheetCalled } from '../collection/store.ts'
import { thingEntry } from '../collection/things/entry.ts'
import { wishFor } from '../direction/wish.ts'
import type { Archetype } from '../kinds/types.ts'
import { authoredPage } from '../kinds/website/authored/page.ts'
import { type Draft, draftOf } from './draft.ts'
import { fewestFaults } from './fewest-faults.ts'
import { collides, contrastOf, isTouched } from './finish.ts'
import type { ComposeRequest } from './request.ts'

const PREFIX = 'sheet:'

/** The name of a sheet's designs among archetypes. */
const nameOf = ({ name }: Entry): string => `${PREFIX}${name}`

/** The sheet that a design was made from; undefined where it was composed otherwise, or the sheet is gone. */
export const sheetOf = (archetype: string): Entry | undefined =>
  archetype.startsWith(PREFIX) ? entryOf(archetype.slice(PREFIX.length)) : undefined

function entryOf(name: string): Entry | undefined {
  const known = (of: string | undefined) => (of === undefined ? undefined : (sheetCalled(of) ?? thingEntry(of)))
  const [mark, host] = namesOfPair(name) ?? []
  const [one, other] = [known(host), known(mark)]
  return host === undefined ? known(name) : one && other && pairOf(one, other)
}

function archetypeOf(
  entry: Entry,
  { workshop, images }: Pick<ComposeRequest, 'workshop' | 'images'>,
  manner: Manner,
): Archetype {
  const { idea } = entry.head
  return {
    name: nameOf(entry),
    ...(idea && { sort: `sheet ${idea}` }),
    example: '',
    suits: () => 1,
    compose: (composition) => {
      const instruments = { lay: workshop.layOut, pictograms: workshop.pictograms, images }
      return entry.kind === 'website'
        ? authoredPage(entry.sheet(), composition, instruments, manner.by)
        : setSheet(entry.sheet(), composition.brief, composition.direction, instruments, manner)
    },
  }
}

/** How large the words are, where those of the sheet find no room: the first at which nothing collides. */
const SIZES = [1, 0.84, 0.7, 0.6] as const
/** In a format of other proportions words are set larger, where they find room: from this factor on, times this. */
const [GROWS, GROWN] = [1.06, 1.12]

/** The ways to set a sheet, tried one after the other. */
function mannersFor(entry: Entry, brief: Brief): readonly Manner[] {
  const growth = growthOf(layoutOf(entry.sheet(), brief), brief.format)
  const sizes = growth < GROWS ? SIZES : [growth * GROWN, ...SIZES]
  const isCovered = brief.format.covered !== undefined && !isNarrowed(brief.format)
  return sizes.flatMap((by): Manner[] => [{ by }, ...(isCovered ? [{ by, within: true as const }] : [])])
}

/** A picture that touches words is half a fault. */
const TOUCHED = 0.5

/** In which colours and letters a sheet is set; those that are not its own are a direction's, another one each turn. */
export interface Dress extends Own {
  turn: number
}
const ITS_OWN: Dress = { colours: true, letters: true, turn: 0 }

/** A draft of a sheet. @param place among its siblings */
export function sheetDraft(entry: Entry, request: ComposeRequest, place: number, dress = ITS_OWN): Draft {
  const { brief, seed, direct, workshop, images, wishes = [] } = request
  const name = nameOf(entry)
  const wish = wishFor(wishes, name, place)
  const plain = wish?.words ? worded(brief, place, wish.words) : withVariant(brief, place)
  const own = (entry.kind === 'website' ? spokenPage : spoken)(entry.sheet(), plain)
  const lot = hash(`${seed}:${place}:${dress.turn}:${name}`)
  const direction = direct(plain, lot, { palettes: [], families: [] }, wish, (one) =>
    dressed(entry.sheet(), own, one, dress),
  )
  const made = (manner: Manner) => draftOf(archetypeOf(entry, request, manner), own, direction, workshop)
  const seenFaults = (draft: Draft) =>
    contrastOf(draft, workshop, images).length +
    (collides(draft, workshop, images) ? 1 : 0) +
    (isTouched(draft, workshop, images) ? TOUCHED : 0)
  return fewestFaults(mannersFor(entry, own), made, ({ faults }) => faults.length, seenFaults)
}

/** A sheet for any subject is in its own colours once in so many times. */
const IN_OWN_COLOURS = 3

const lotOf = ({ name }: Entry, { seed, brief }: ComposeRequest): number => hash(`${seed}:${brief.prompt}:${name}`)

/** The first so many of these sheets that may be used, each as a draft. */
export function sheetDrafts(found: readonly Found[], request: ComposeRequest, most: number): Draft[] {
  const { without = [] } = request
  return found
    .filter(({ entry }) => !without.includes(nameOf(entry)))
    .slice(0, most)
    .map(({ entry, fits, isGeneric }, place) => {
      // What anybody gets wears the colours of the prompt.
      const turn = isGeneric ? lotOf(entry, request) % IN_OWN_COLOURS : 0
      const draft = sheetDraft(entry, request, place, { colours: turn === 0, letters: true, turn })
      const [mark] = namesOfPair(entry.name) ?? []
      const drawn = mark === undefined ? draft : { ...draft, drawnBy: mark }
      // One for any subject stands by its looks alone.
      return isGeneric ? drawn : { ...drawn, fits }
    })
}

/** What a drawing that somebody made for the thing is worth, as a share of a sheet that was thought of for the prompt. */
const DRAWN = 0.5

/** A draft with a drawing of the collection in it. */
export const lentBy = (draft: Draft, { entry, fits: drawn }: Lending, fits = 1): Draft => ({
  ...draft,
  design: { ...draft.design, brief: returned(draft.design.brief) },
  drawnBy: entry.name,
  fits: drawn * fits * DRAWN,
})

/** One sheet several times: as it is, then in other colours and letters each. */
export const coloursOf = (entry: Entry, request: ComposeRequest): Draft[] =>
  Array.from({ length: request.count }, (_, turn) =>
    sheetDraft(entry, request, 0, { colours: turn === 0, letters: turn === 0, turn }),
  )
