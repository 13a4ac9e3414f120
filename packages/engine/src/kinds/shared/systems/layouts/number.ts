import type { Copy } from '../../../../brief/types.ts'
import type { Node } from '../../../../scene/types.ts'
import { backdrop } from '../backdrops.ts'
import { hasHero, hero } from '../hero.ts'
import { stackedTitle } from '../lettering.ts'
import { above, below, factsIn, inside, insideSided, isWide, sided } from '../room.ts'
import type { Stage } from '../types.ts'

/** What people come for: the offer, else a price, else the day. */
export const NUMERALS = ['offer', 'price', 'date'] as const
const LONGEST = 30

/** The copy that holds the number, short enough to be huge. */
export const numeralOf = (copies: readonly Copy[]): Copy | undefined =>
  NUMERALS.flatMap((role) => copies.filter((copy) => copy.role === role)).find(
    ({ text }) => text.length <= LONGEST && /\d/.test(text),
  )

/** Of the width, what the facts have beside the picture on a tall sheet. */
const BESIDE_FACTS = 0.46
/** Of the height, what the facts may have, and their largest scale: the number leaves them what is read at a glance. */
const FACTS = { wide: 0.44, tall: 0.34, most: 1.28 } as const
/** A picture narrower than that, a share of the shorter side, is not worth showing. */
const LEAST = 0.28

/** A sheet whose facts leave a copy out, and what stands over it where it is the title itself. */
function without(stage: Stage, copy: Copy): Stage {
  const { plan } = stage
  const others = (copies: Copy[]) => copies.filter((one) => one !== copy)
  const lead = copy === plan.title ? plan.lead.slice(1) : plan.lead
  return { ...stage, plan: { ...plan, offer: others(plan.offer), when: others(plan.when), lead } }
}

/** The number as the picture, at a third to a half of the sheet; what it is about above it, all else below. */
export function number(stage: Stage): Node[] {
  const copy = numeralOf([stage.plan.title, ...stage.plan.offer, ...stage.plan.when])
  if (!copy) return []
  const { plan, ground, u, random, system, width, height } = stage
  const isTitle = copy === plan.title
  const own = without(stage, copy)
  const said = isTitle ? plan.lead[0] : plan.title
  const room = inside(stage)
  const wide = isWide(stage)
  const pictured = hasHero(stage)
  // Beside the facts the picture stands in the lower corner, as large as the number leaves it room.
  const facing = { ...insideSided(stage), width: width * (wide ? 0.6 : BESIDE_FACTS) }
  const area = pictured ? sided(stage, facing) : room
  const foot = factsIn(own, ground, area, {
    sender: true,
    share: wide ? FACTS.wide : FACTS.tall,
    most: FACTS.most,
    ...(pictured && !wide && { columns: 1 as const }),
  })
  const whole = wide ? area : room
  const upper = above(whole, foot.area, foot.nodes.length > 0 ? u * 3 : 0)
  const head = said
    ? stackedTitle(
        own,
        { ...upper, height: upper.height * (wide ? 0.26 : 0.24) },
        { copy: said, lettering: 'plain', ...(isTitle && { id: 'lead-1' }), most: 0.16 },
      )
    : undefined
  const rest = below(upper, upper.y + (head ? head.height + u * 3 : 0))
  const big = stackedTitle(
    own,
    { ...rest, height: rest.height * (pictured && !wide ? 0.72 : 1) },
    { copy, ...(isTitle ? {} : { id: 'numeral' }), most: 1.2 },
  )
  const from = facing.x + area.width + u * 2
  const top = rest.y + big.height + u * 2
  const spot = sided(
    stage,
    wide
      ? { x: from, y: 0, width: width - from, height }
      : { x: from, y: top, width: width - from, height: height - top },
  )
  const shown = pictured && Math.min(spot.width, spot.height) > Math.min(width, height) * LEAST
  return [
    ...backdrop(stage, random.pick(system.backdrops), spot),
    ...(shown ? hero(stage, spot) : []),
    ...(head ? [head.node] : []),
    big.node,
    ...foot.nodes,
  ]
}
