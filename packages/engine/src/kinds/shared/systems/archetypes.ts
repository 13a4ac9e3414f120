/** The systems as archetypes of a kind. */
import type { Brief } from '../../../brief/types.ts'
import { affinity } from '../../../direction/affinity.ts'
import { frame } from '../../../scene/build.ts'
import type { Archetype, Composition } from '../../types.ts'
import { scene } from '../brief-scene.ts'
import { isStated } from '../is-stated.ts'
import type { SetWords } from '../pictured/archetypes.ts'
import { isAsked, isPictured } from '../pieces.ts'
import { callingPlan, planCopy } from '../plan.ts'
import { readable } from '../readable.ts'
import { GROUNDS, type Ground, sheetOf } from '../sheet.ts'
import { STRIP, STRIPPED, strip } from './layouts/strip.ts'
import { LAYOUTS } from './layouts.ts'
import { stackedTitle } from './lettering.ts'
import { factsIn, inside, isWide, measuresOf, sided } from './room.ts'
import { SYSTEMS } from './table.ts'
import type { Area, LetteringName, Stage, System } from './types.ts'

/** What is at home neither in the tone nor in the trade, and what is most at home, as weights. */
const [LEAST, MOST] = [0.3, 2.4]

/** Layouts that show the subject as a pattern or not at all: less often where it can be drawn. */
const WORDY: readonly System['layout'][] = ['sign', 'sticker', 'shout']
/** … and those that have no room for it on wide sheets. */
const WORDY_WHEN_WIDE: readonly System['layout'][] = ['deco']
const WORDS_ALONE = 0.25

/** Layouts that give an attached photo a room of its own. */
const PHOTOGRAPHIC: readonly System['layout'][] = ['corner', 'emblem', 'fields', 'spine']

const ratioOf = ({ format: { width, height } }: Brief): number => (height === 'auto' ? 1 : width / height)

function suits(system: System, brief: Brief): number {
  if (ratioOf(brief) > STRIP && !STRIPPED.includes(system.layout)) return 0
  if (brief.copy.length === 0 || isStated(brief)) return 0
  if (brief.picture?.treatAs === 'photo' && !PHOTOGRAPHIC.includes(system.layout)) return 0
  // A bar that crosses a wide sheet leaves the subject no room.
  if (system.layout === 'tilt' && ratioOf(brief) > 1.2 && isPictured(brief)) return 0
  // A number is what people come for: where there is one it leads.
  const home = affinity(system, brief)
  if (system.layout === 'number') return MOST * (system.suits?.(brief) ?? 0) * (home < 1 ? 0.5 : 1)
  const wordy = WORDY.includes(system.layout) || (WORDY_WHEN_WIDE.includes(system.layout) && ratioOf(brief) > 1)
  const shown = wordy && isPictured(brief) ? (isAsked(brief) ? WORDS_ALONE / 3 : WORDS_ALONE) : 1
  return Math.max(LEAST, Math.min(MOST, MOST * (0.15 + 0.3 * home))) * (system.suits?.(brief) ?? 1) * shown
}

function stageOf(system: System, composition: Composition): Stage {
  const { brief, direction, random } = composition
  const sheet = sheetOf(composition, brief.kind === 'banner' ? callingPlan(brief) : planCopy(brief))
  const dice = random.fork('system')
  const grounds = readable(
    direction.palette,
    system.grounds.map((name) => GROUNDS[name]),
  )
  return { ...sheet, ...measuresOf(sheet), system, ground: dice.pick(grounds), lettering: dice.pick(system.lettering) }
}

const compose = (system: System, composition: Composition) => {
  const stage = stageOf(system, composition)
  const place = ratioOf(composition.brief) > STRIP ? strip : LAYOUTS[system.layout]
  const root = frame('root', { fill: stage.ground.fill, clip: true }, place(stage))
  return scene(composition.brief, composition.direction, [{ name: composition.brief.kind, root }])
}

const EXAMPLE = {
  poster:
    'Poster for the summer fair "Lanterns on the Lake", 12 July, Boathouse Meadow, music and grilled fish, free entry',
  banner: 'Instagram post for Maple Street Bakery: croissants 30% off, Saturday morning, call to action Come by',
} as const

/** The words of a sheet whose picture is placed later: the title as large as it may be, the facts where they leave most room. */
export const wordsAlone: SetWords = (composition) => {
  const stage = stageOf(wordSystem(composition), composition)
  const { brief, direction, random } = composition
  const wide = isWide(stage)
  const room = inside(stage)
  const area = wide ? sided(stage, { ...room, width: room.width * WORDS_BESIDE }) : room
  // Under a picture the facts stand on a colour of their own.
  const others: readonly Ground[] = [GROUNDS.secondary, GROUNDS.ink, GROUNDS.accent]
  const below = wide ? stage.ground : random.fork('foot').pick(readable(direction.palette, others))
  const { nodes, told } = apart(stage, below, area, wide ? WORDS_SHARE.wide : WORDS_SHARE.tall)
  const root = frame('root', { fill: stage.ground.fill, clip: true }, nodes)
  return {
    scene: scene(brief, direction, [{ name: brief.kind, root }]),
    ...(told && !wide && { foot: below.fill }),
  }
}

/** Treatments that read on grounds with depth. */
const PICTURED: readonly LetteringName[] = ['plain', 'plain', 'shadow', 'extrusion', 'coloured', 'misprint']
const wordSystem = ({ random }: Composition): System => ({
  name: 'words',
  manner: 'The title over the picture, the facts below it',
  moods: [],
  industries: [],
  lean: {},
  grounds: ['paper'],
  backdrops: ['flat'],
  lettering: [random.fork('words').pick(PICTURED)],
  layout: 'corner',
})

/** Of the width beside a picture, of the height over one: what the words may take. */
const WORDS_BESIDE = 0.54
const WORDS_SHARE = { wide: { title: 0.56, facts: 0.4 }, tall: { title: 0.27, facts: 0.22 } } as const

/** Title at the head, facts at the foot, nothing between. */
function apart(stage: Stage, below: Ground, area: Area, share: { title: number; facts: number }) {
  const foot = factsIn(stage, below, area, { sender: true, share: share.facts, most: 1.28 })
  const room = Math.min(area.height * share.title, area.height - foot.area.height - stage.u * 3)
  const title = stackedTitle(stage, { ...area, height: Math.max(stage.u * 6, room) }, { inked: true })
  return { nodes: [title.node, ...foot.nodes], told: foot.nodes.length > 0 }
}

/** The systems for a kind. */
export const systemsOf = (kind: keyof typeof EXAMPLE): Archetype[] =>
  SYSTEMS.map((system) => ({
    name: `system-${system.name}`,
    sort: `system-${system.layout}`,
    example: EXAMPLE[kind],
    leans: system.lean,
    suits: (brief) => suits(system, brief),
    compose: (composition) => compose(system, composition),
  }))
