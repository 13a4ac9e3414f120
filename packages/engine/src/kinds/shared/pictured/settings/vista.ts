/** The place that a prompt asks to be seen, in the light of its hour: as it is, under a wide sky, or from above. */
import { drawView } from '../../../../imagery/views/draw.ts'
import type { Plan } from '../../../../imagery/views/plans.ts'
import { feetOf, type SceneCanvas } from '../canvas.ts'
import { openSky } from '../view-panel.ts'
import type { Drawn } from './types.ts'

/** Above the feet of what stands in a view its horizon lies by so much, × the thing's size. */
const BEHIND = 0.16

/** A view as what stands before one: nothing in its way, firm ground under feet. */
function before({ standing: _, ...plan }: Plan, afloat: boolean): Plan {
  const wet = plan.floor === 'sea' || plan.floor === 'lake'
  return wet && !afloat ? { ...plan, floor: 'beach' } : plan
}

function seen(canvas: SceneCanvas, as: (plan: Plan) => Plan): Drawn {
  const { width, height, view, palette, fill, words, foot, hero, random, peopled, afloat } = canvas
  if (!view) return { back: [] }
  const plan = random.fork('plan').pick(view.plans)
  // A sky that nothing is written on has the colours of its hour.
  const sky = words.length > 0 ? undefined : openSky(view, palette[fill])
  return {
    back: drawView({
      width,
      height,
      plan: as(peopled ? before(plan, afloat === true) : plan),
      time: view.time,
      ground: sky ?? fill,
      colour: sky ?? palette[fill],
      words,
      ...(foot && { foot: foot.top }),
      ...(peopled && { feet: feetOf(hero) - hero.size * BEHIND }),
      random,
    }),
  }
}

/** Where a horizon lies that no plan says, how far it is moved, and how low and how high it may be. */
const [USUAL, MOVED, LOWEST, HIGHEST] = [0.56, 0.15, 0.82, 0.3]
const moved = (plan: Plan, by: number): number => Math.min(LOWEST, Math.max(HIGHEST, (plan.horizon ?? USUAL) + by))

export const vista = (canvas: SceneCanvas): Drawn => seen(canvas, (plan) => plan)

/** A low horizon, nothing that frames it. */
export const panorama = (canvas: SceneCanvas): Drawn =>
  seen(canvas, ({ frames: _, ...plan }) => ({ ...plan, horizon: moved(plan, MOVED) }))

/** A high horizon: most of it is what lies before one. */
export const outlook = (canvas: SceneCanvas): Drawn =>
  seen(canvas, (plan) => ({ ...plan, horizon: moved(plan, -MOVED) }))
