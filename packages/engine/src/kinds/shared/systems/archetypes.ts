/** The systems as archetypes of a kind. */
import type { Brief } from '../../../brief/types.ts'
import { affinity } from '../../../direction/affinity.ts'
import { frame } from '../../../scene/build.ts'
import type { Archetype, Composition, PictureForm } from '../../types.ts'
import { scene } from '../brief-scene.ts'
import { isStated } from '../is-stated.ts'
import { isAsked, isPictured } from '../pieces.ts'
import { STRIP, STRIPPED, strip } from './layouts/strip.ts'
import { LAYOUTS } from './layouts.ts'
import { ratioOf, stageOf } from './room.ts'
import { SYSTEMS } from './table.ts'
import type { System } from './types.ts'

/** What is at home neither in the tone nor in the trade, and what is most at home, as weights. */
const [LEAST, MOST] = [0.3, 2.4]

/** Layouts that show the subject as a pattern or not at all: less often where it can be drawn. */
const WORDY: readonly System['layout'][] = ['shout', 'deco']
const WORDS_ALONE = 0.25

/** Layouts that give an attached photo a room of its own. */
const PHOTOGRAPHIC: readonly System['layout'][] = ['corner', 'emblem']

function suits(system: System, brief: Brief): number {
  if (ratioOf(brief) > STRIP && !STRIPPED.includes(system.layout)) return 0
  if (brief.copy.length === 0 || isStated(brief)) return 0
  if (brief.picture?.treatAs === 'photo' && !PHOTOGRAPHIC.includes(system.layout)) return 0
  // A number is what people come for: where there is one it leads.
  const home = affinity(system, brief)
  if (system.layout === 'number') return MOST * (system.suits?.(brief) ?? 0) * (home < 1 ? 0.5 : 1)
  const shown =
    WORDY.includes(system.layout) && isPictured(brief) ? (isAsked(brief) ? WORDS_ALONE / 3 : WORDS_ALONE) : 1
  return Math.max(LEAST, Math.min(MOST, MOST * (0.15 + 0.3 * home))) * (system.suits?.(brief) ?? 1) * shown
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

/** How each layout shows its picture. */
const FORMS: Record<System['layout'], PictureForm> = {
  corner: 'thing',
  deco: 'thing',
  emblem: 'framed',
  number: 'words',
  shout: 'words',
}

/** The systems for a kind. */
export const systemsOf = (kind: keyof typeof EXAMPLE): Archetype[] =>
  SYSTEMS.map((system) => ({
    name: `system-${system.name}`,
    sort: `system-${system.layout}`,
    form: FORMS[system.layout],
    example: EXAMPLE[kind],
    leans: system.lean,
    suits: (brief) => suits(system, brief),
    compose: (composition) => compose(system, composition),
  }))
