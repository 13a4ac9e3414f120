/** Things that stand off the ground, their sides drawn as the form repeated step by step: the glyph, a slab that carries it, or the glyph on a ground of colour. */
import { darken } from '../../../colour/colour.ts'
import { resolveColour } from '../../../render/paint.ts'
import { frame } from '../../../scene/build.ts'
import type { ColourRef, Node, Paint } from '../../../scene/types.ts'
import { squircle } from '../../shared/geometry.ts'
import type { Archetype } from '../../types.ts'
import { drawing, iconScene } from '../parts/icon-scene.ts'
import { subjectGlyph } from '../parts/subject-glyph.ts'
import { suitability } from '../parts/suits.ts'

const STEPS = 14
/** Where the sides lie, seen from the face: half of a depth to the right or left, and down. */
const WAYS = [
  [1, 1],
  [-1, 1],
  [0, 1.2],
] as const

type Way = readonly [right: number, down: number]

/** Copies of a form behind each other, from the far end to its face. */
function sidesOf(form: Node, depth: number, [right, down]: Way, recolour: (form: Node) => Node): Node[] {
  const { left = 0, top = 0 } = form.at ?? {}
  return Array.from({ length: STEPS }, (_, index) => {
    const share = depth * (1 - index / STEPS)
    return {
      ...recolour(form),
      id: `side-${index + 1}`,
      role: 'decoration' as const,
      at: { left: left + right * share, top: top + down * share },
    }
  })
}

const raised = (name: string, form: 'glyph' | 'slab' | 'ground', base: number, example: string): Archetype => ({
  name,
  example,
  suits: (brief) => suitability(brief, { manners: ['isometric'], base }),
  compose(composition) {
    const { direction, random } = composition
    const onGround = form === 'ground'
    const face: ColourRef = onGround ? 'onAccent' : direction.mark.primary
    const dark: Paint = darken(resolveColour(onGround ? 'accent' : face, direction.palette), 0.18)
    const way = random.pick(WAYS)
    return iconScene(
      composition,
      (side) => {
        const depth = side * (form === 'slab' ? 0.08 : 0.11)
        const [dx, dy] = [(-way[0] * depth) / 2, (-way[1] * depth) / 2]
        const whole = { at: { left: 0, top: 0 }, width: side, height: side }
        if (form === 'slab') {
          const tile = {
            ...drawing('tile', side, [{ d: squircle(28, 28, 184), fill: face }]),
            at: { left: dx, top: dy },
          }
          const sides = sidesOf(tile, depth, way, (one) =>
            one.type === 'vector' ? { ...one, shapes: one.shapes.map((shape) => ({ ...shape, fill: dark })) } : one,
          )
          return [
            frame('sides', { role: 'decoration', ...whole }, sides),
            tile,
            subjectGlyph(composition, side, side * 0.48, { paint: 'paper', dx, dy }),
          ]
        }
        const glyph = subjectGlyph(composition, side, side * (onGround ? 0.64 : 0.76), { paint: face, dx, dy })
        const sides = sidesOf(glyph, depth, way, (one) => (one.type === 'pictogram' ? { ...one, paint: dark } : one))
        return [frame('sides', { role: 'decoration', ...whole }, sides), glyph]
      },
      onGround ? { ground: 'accent' } : {},
    )
  },
})

export const raisedGlyph = raised('raised-glyph', 'glyph', 0.42, '3D icon of a rocket')
export const raisedTile = raised('raised-tile', 'slab', 0.42, 'Isometric icon of a parcel')
export const raisedGround = raised('raised-ground', 'ground', 0.38, '3D app icon of a joystick')
