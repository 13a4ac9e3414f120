import type { ColourRef, Node, PaletteRole } from '../../../../scene/types.ts'
import { standingOut } from '../../standing-out.ts'
import { backdrop } from '../backdrops.ts'
import { archway, circle, filled, overSheet } from '../forms.ts'
import { hasHero, hero } from '../hero.ts'
import { stackedTitle } from '../lettering.ts'
import { above, below, factsIn, inside, insideSided, isWide, sided } from '../room.ts'
import type { Area, Stage } from '../types.ts'

const FORMS = ['disc', 'arch'] as const

/** A form that the subject stands in and reaches out of. */
export function form(stage: Stage, { x, y, width, height }: Area, colour: ColourRef = onForm(stage)): Node[] {
  const [cx, cy, r] = [x + width / 2, y + height / 2, Math.min(width, height) / 2]
  const d = {
    disc: circle(cx, cy, r),
    arch: archway(cx - r * 0.82, y, r * 1.64, y + height),
  }[stage.random.fork('form').pick(FORMS)]
  return [overSheet(stage, 'form', [filled(d, colour)], 'decoration')]
}

/** A round form in the middle with the subject larger than it; the title above, everything else below, on one axis. */
export function emblem(stage: Stage): Node[] {
  const { ground, u, system, random, width, height, margin } = stage
  const name = random.pick(system.backdrops)
  const pictured = hasHero(stage)
  const wide = isWide(stage)
  const align = 'center' as const
  const all = inside(stage)
  const room = wide && pictured ? sided(stage, { ...insideSided(stage), width: width * 0.5 - margin }) : all
  const foot = factsIn(stage, ground, room, { sender: true, align, share: wide ? 0.46 : 0.3, most: wide ? 1.65 : 1.15 })
  const words = above(room, foot.area, foot.nodes.length > 0 ? u * 3 : 0)
  if (wide || !pictured) {
    const title = stackedTitle(stage, words, { align, valign: 'center' })
    const side = Math.min(height * 0.82, width * 0.42)
    const spot = sided(stage, { x: width * 0.74 - side / 2, y: (height - side) / 2, width: side, height: side })
    return [
      ...backdrop(stage, name, spot),
      ...(pictured ? [...form(stage, spot), ...hero(stage, grown(spot), { on: onForm(stage), radius: 'full' })] : []),
      title.node,
      ...foot.nodes,
    ]
  }
  const title = stackedTitle(stage, { ...words, height: words.height * 0.4 }, { align })
  const left = below(words, words.y + title.height + u * 2.5)
  const side = Math.min(left.height, left.width)
  const spot = { x: (width - side) / 2, y: left.y + (left.height - side) / 2, width: side, height: side }
  return [
    ...backdrop(stage, name, spot),
    ...form(stage, spot),
    ...hero(stage, grown(spot), { on: onForm(stage), radius: 'full' }),
    title.node,
    ...foot.nodes,
  ]
}

export const grown = ({ x, y, width, height }: Area): Area => ({
  x: x + width * 0.06,
  y: y + height * 0.06,
  width: width * 0.88,
  height: height * 0.88,
})

const onForm = (stage: Stage): PaletteRole =>
  standingOut(stage, [stage.ground.fill], ['accent', 'secondary', 'surface', 'ink'])
