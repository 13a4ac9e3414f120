/** The systems as archetypes of a kind. */
import type { Brief } from '../../../brief/types.ts'
import { affinity } from '../../../direction/affinity.ts'
import { frame } from '../../../scene/build.ts'
import type { Archetype, Composition } from '../../types.ts'
import { scene } from '../brief-scene.ts'
import { callingPlan, planCopy } from '../plan.ts'
import { readable } from '../readable.ts'
import { GROUNDS, type Sheet, sheetOf } from '../sheet.ts'
import { isStated } from '../stated/archetypes.ts'
import { STRIP, STRIPPED, strip } from './layouts/strip.ts'
import { LAYOUTS } from './layouts.ts'
import { SYSTEMS } from './table.ts'
import type { Stage, System } from './types.ts'

/** What is at home neither in the tone nor in the trade, and what is most at home, as weights. */
const [LEAST, MOST] = [0.25, 1]

const ratioOf = ({ format: { width, height } }: Brief): number => (height === 'auto' ? 1 : width / height)

function suits(system: System, brief: Brief): number {
  if (ratioOf(brief) > STRIP && !STRIPPED.includes(system.layout)) return 0
  if (brief.copy.length === 0 || isStated(brief) || brief.picture?.treatAs === 'photo') return 0
  const home = affinity(system, brief)
  return Math.max(LEAST, Math.min(MOST, 0.35 + 0.22 * home)) * (system.suits?.(brief) ?? 1)
}

/** On banners the short side governs: a strip has no more room for a line than its height gives. */
function measuresOf({ brief, width, height, u, margin }: Sheet): Pick<Sheet, 'u' | 'margin'> {
  if (brief.kind !== 'banner') return { u, margin }
  const own = Math.min(u, (height * 2.3) / 100, (width * 1.75) / 100)
  return { u: own, margin: Math.max(6, Math.min(Math.min(width, height) * 0.08, own * 8)) }
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
