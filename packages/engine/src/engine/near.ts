/**
 * New concepts near some that are there: what those have in common stays, the rest is dealt anew among them. A layout is set in the colours
 * and letters of another; a mark goes into the lock-up of another; beside those stand layouts that nobody has seen yet.
 */
import { cyclic } from '../base/items.ts'
import type { Brief } from '../brief/types.ts'
import { namesOfPair } from '../collection/mark-pair.ts'
import { difference } from '../colour/colour.ts'
import { sheetOf } from '../compose/sheets.ts'
import { stageOf } from '../compose/stages.ts'
import { similarity } from '../critic/critique.ts'
import type { Design } from '../design/types.ts'
import type { Direction } from '../direction/types.ts'
import { KINDS } from '../kinds/registry.ts'
import type { ChosenDesign, Concept, Nearness } from './types.ts'

/** How a concept is asked for. */
interface Order {
  brief: Brief
  count: number
  archetypes: { only: string } | { without: string[] }
  settle: (direction: Direction) => Direction
  avoid: string[]
}

export interface NearTools {
  compose: (order: Order) => Promise<Concept[]>
  /** What cannot be read in it, or collides. */
  faultsOf: (design: Design) => string[]
}

/** OKLab: nearer than this, two grounds or two leading colours are taken for one. */
const SAME = 0.06
/** Layouts among which the nearest is taken. */
const AMONG = 4
/** A layout as like one that is there is that one. */
const TWIN = 0.8
const PAIR = 'sheet:'

const every = (all: readonly Design[], isLike: (one: Design, other: Design) => boolean): boolean =>
  all.every((design) => all[0] !== undefined && isLike(all[0], design))

interface Shared {
  colours: boolean
  letters: boolean
  layout: boolean
}

const sharedBy = (all: readonly Design[]): Shared => ({
  colours: every(all, ({ scene: { palette: a } }, { scene: { palette: b } }) =>
    (['paper', 'accent', 'ink'] as const).every((role) => difference(a[role], b[role]) < SAME),
  ),
  letters: every(all, (a, b) => a.scene.typography.display === b.scene.typography.display),
  layout: every(all, (a, b) => a.archetype === b.archetype),
})

function sharedWords({ colours, letters, layout }: Shared): string | null {
  const words = [colours && 'the colours', letters && 'the letters', layout && 'the layout'].filter(Boolean)
  return words.length === 0 ? null : [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ')
}

/** What can be composed again: an archetype of the kind, or a sheet or a stage that is still there. */
const canLend = ({ design: { archetype, scene } }: ChosenDesign): boolean =>
  (sheetOf(archetype) ?? stageOf(archetype)) !== undefined ||
  KINDS[scene.kind].archetypes.some(({ name }) => name === archetype)

/** The mark of one in the lock-up of another; undefined where either is no such pair, or nothing would be new. */
function crossed(mark: ChosenDesign, host: ChosenDesign): string | undefined {
  const [one, other] = [mark, host].map(({ design }) => namesOfPair(design.archetype.slice(PAIR.length)))
  if (!one || !other || one[0] === other[0] || one[1] === other[1]) return undefined
  const name = `${PAIR}${one[0]}+${other[1]}`
  return sheetOf(name) ? name : undefined
}

const colouredLike = ({ scene, direction }: Design): Partial<Direction> => ({
  palette: scene.palette,
  paletteName: direction.paletteName,
  mark: direction.mark,
})
const letteredLike = ({ scene, direction }: Design): Partial<Direction> => ({
  typography: scene.typography,
  weights: direction.weights,
  displayTracking: direction.displayTracking,
})

/** A way to make one concept, and what it takes from which. */
interface Way {
  archetypes: Order['archetypes']
  colours?: ChosenDesign | undefined
  letters?: ChosenDesign | undefined
  /** What has to be none that is there. */
  isOther?: 'colours' | 'letters'
  taken: string
}

const from = (what: string, { called: name }: ChosenDesign): string => `${what} of ${name}`
const dressOf = (colours: ChosenDesign, letters: ChosenDesign): string =>
  colours === letters
    ? from('the colours and letters', colours)
    : `${from('the colours', colours)}, ${from('the letters', letters)}`

/** A layout that is there, in what another wears. */
function exchanges(layout: ChosenDesign, dress: ChosenDesign): Way[] {
  const both = crossed(layout, dress)
  const { archetype } = layout.design
  return [
    ...(both
      ? [
          {
            archetypes: { only: both },
            colours: layout,
            letters: dress,
            taken: `${from('the mark and colours', layout)}, ${from('the lock-up and letters', dress)}`,
          },
        ]
      : []),
    {
      archetypes: { only: archetype },
      colours: dress,
      letters: dress,
      taken: `${from('the layout', layout)}, ${dressOf(dress, dress)}`,
    },
    {
      archetypes: { only: archetype },
      colours: layout,
      letters: dress,
      taken: `${from('the layout and colours', layout)}, ${from('the letters', dress)}`,
    },
  ]
}

/** A layout that none of them has, in what they wear. */
function fresh(colours: ChosenDesign, letters: ChosenDesign, without: string[]): Way[] {
  const archetypes = { without }
  return [
    { archetypes, colours, letters, taken: `another layout, ${dressOf(colours, letters)}` },
    { archetypes, colours, taken: `another layout, ${from('the colours', colours)}, other letters` },
    { archetypes, letters, taken: `another layout, ${from('the letters', letters)}, other colours` },
  ]
}

/** What each concept is tried as, the best way first. */
function waysFor(all: readonly ChosenDesign[], shared: Shared, count: number): ((made: readonly Concept[]) => Way[])[] {
  const kind = all[0]?.design.scene.kind
  const lending = all.filter((one) => one.design.scene.kind === kind && canLend(one))
  // In the very same colours and letters a layout that is there is that design again.
  const exchanged = shared.colours && shared.letters ? 0 : Math.min(lending.length, Math.ceil(count / 2))
  const used = all.map(({ design }) => design.archetype)
  return Array.from({ length: count }, (_, i) => {
    const [one, other] = [cyclic(all, i), cyclic(all, i + 1 + Math.floor(i / all.length))]
    if (i < exchanged) {
      const layout = cyclic(lending, i)
      return (made) => [
        ...exchanges(layout, cyclic(all, all.indexOf(layout) + 1)),
        ...fresh(one, other, [...used, ...made.map(({ design }) => design.archetype)]),
      ]
    }
    // All of one layout: it stays, and what they wear is dealt among them.
    if (shared.layout && canLend(one) && !(shared.colours && shared.letters) && i < count - 1)
      return (made) => [
        {
          archetypes: { only: one.design.archetype },
          ...(shared.colours && { colours: one }),
          ...(shared.letters && { letters: one }),
          isOther: shared.colours ? 'letters' : 'colours',
          taken: `${from('the layout', one)}, ${shared.colours ? 'other letters' : 'other colours'}`,
        },
        ...fresh(one, other, [...used, ...made.map(({ design }) => design.archetype)]),
      ]
    return (made) => fresh(one, other, [...used, ...made.map(({ design }) => design.archetype)])
  })
}

/** How like those that were chosen it is, where it is none of them told twice. */
function nearness({ fingerprint }: Concept, all: readonly ChosenDesign[]): number {
  const most = Math.max(...all.map((one) => similarity(fingerprint, one.fingerprint)))
  return most > TWIN ? -1 : most
}

/** Whether it has colours, or letters, that none of these has. */
const hasOther = (what: Way['isOther'], design: Design, others: readonly Design[]): boolean =>
  what === undefined || others.every((other) => !sharedBy([design, other])[what])

/** The first way whose concept can be read; else the first that there is. */
async function made(
  ways: readonly Way[],
  all: readonly ChosenDesign[],
  before: readonly Concept[],
  brief: Brief,
  { compose, faultsOf }: NearTools,
): Promise<{ concept: Concept; taken: string } | undefined> {
  let spare: { concept: Concept; taken: string } | undefined
  for (const { archetypes, colours, letters, isOther, taken } of ways) {
    const settle = (direction: Direction): Direction => ({
      ...direction,
      ...(colours && colouredLike(colours.design)),
      ...(letters && letteredLike(letters.design)),
    })
    const avoid = [...all, ...before].map(({ fingerprint }) => fingerprint)
    const count = 'only' in archetypes && !isOther ? 1 : AMONG
    const there = [...all, ...before].map(({ design }) => design)
    // A layout that cannot be composed so is given way to by another one.
    const found = (await compose({ brief, count, archetypes, settle, avoid })).filter(
      ({ design }) =>
        hasOther(isOther, design, there) && (!('only' in archetypes) || design.archetype === archetypes.only),
    )
    const sound = found.filter(({ design }) => faultsOf(design).length === 0)
    const [concept] = sound.toSorted((a, b) => nearness(b, all) - nearness(a, all))
    if (concept) return { concept, taken }
    const [other] = found
    if (other) spare ??= { concept: other, taken }
  }
  return spare
}

/** @param all two at least; the first says the words, the kind and the format */
export async function nearConcepts(
  all: readonly ChosenDesign[],
  brief: Brief,
  count: number,
  tools: NearTools,
): Promise<{ concepts: Concept[]; near: Nearness }> {
  const shared = sharedBy(all.map(({ design }) => design))
  const concepts: Concept[] = []
  const taken: string[] = []
  for (const ways of waysFor(all, shared, count)) {
    const one = await made(ways(concepts), all, concepts, brief, tools)
    if (!one) continue
    concepts.push(one.concept)
    taken.push(one.taken)
  }
  return { concepts, near: { shared: sharedWords(shared), taken } }
}
