/** "make it 3D", "3D letters": what leads, or the text that is named, is drawn with a body. */
import { contrast, darken, isDark, lighten } from '../../colour/colour.ts'
import type { Hex, Text } from '../../scene/types.ts'
import { boxesOf } from '../boxes.ts'
import type { Recogniser, State } from '../context.ts'
import { coloursOf, resolve } from '../paints.ts'
import { groundsOf } from '../palette/grounds.ts'
import { groundColour } from '../palette/seen-ground.ts'
import { textNodes, textsIn } from '../scene-nodes.ts'
import { patchOf } from '../steps.ts'
import { findTargets } from '../targets.ts'

const WORDS = ['3d', '3-d', 'three-dimensional', 'three dimensional']
/** Shares of the size by which a body goes back, and its angle. */
const [DEPTH, ANGLE] = [0.09, 40]

export const depth: Recogniser = (clause, state) => {
  const said = ` ${clause.lower} `
  if (!WORDS.some((words) => said.includes(` ${words} `) || said.includes(` ${words}. `))) return undefined
  const named = findTargets(clause, state).found.filter(({ class: kind }) => kind === 'text')
  const [leading] = textNodes(state).toSorted((a, b) => b.size - a.size)
  const texts =
    named.length > 0
      ? textsIn(
          named.flatMap(({ ids }) => ids),
          state,
        )
      : leading
        ? [leading]
        : []
  const bodied = texts.filter(({ effect }) => effect?.kind !== 'extrusion')
  if (bodied.length === 0) return undefined
  return patchOf(
    named[0]?.name ?? leading?.role ?? 'text',
    'in 3D',
    bodied.map(({ id }) => id),
    bodied.map((node) => ({
      op: 'set',
      id: node.id,
      set: { effect: { kind: 'extrusion', paint: bodyOf(node, state), angle: ANGLE, depth: DEPTH } },
    })),
  )
}

/** A shade of the letters that stands off from them and from what they are on. */
function bodyOf(node: Text, { design: { scene }, context }: State): Hex {
  const [own] = coloursOf(node.fill)
  const letters = own ? resolve(own, scene.palette) : scene.palette.ink
  const [behind] = groundsOf(scene, boxesOf(scene, context)).get(node.id)?.colours ?? []
  const ground = behind ? resolve(behind, scene.palette) : groundColour(scene)
  const shades = [darken(letters, 0.22), lighten(letters, 0.22), scene.palette.accent, scene.palette.secondary]
  const least = (shade: Hex) => Math.min(contrast(shade, letters), contrast(shade, ground))
  return shades.toSorted((a, b) => least(b) - least(a))[0] ?? (isDark(letters) ? '#ffffff' : '#000000')
}
