/** Operations on a scene as a model is asked for them. */
import type { Node, Operation, Scene } from '@limner/engine'
import type { JSONSchema7 } from 'ai'
import { z } from 'zod'

const HEX = /^#[\da-f]{6}$/i
/** What of a node a model may set; the rest of a scene is the engine's. */
const Settable = z
  .strictObject({
    text: z.string().max(2000),
    size: z.number().min(4).max(2000),
    weight: z.number().int().min(100).max(900),
    italic: z.boolean(),
    tracking: z.number().min(-0.1).max(1),
    lineHeight: z.number().min(0.7).max(3),
    align: z.enum(['start', 'center', 'end']),
    case: z.enum(['upper']).nullable(),
    fill: z.string().max(40),
    paint: z.string().max(40),
    opacity: z.number().min(0).max(1),
    rotate: z.number().min(-180).max(180),
    radius: z.union([z.number().min(0).max(2000), z.literal('full')]),
  })
  .partial()
const Roles = z.enum(['paper', 'surface', 'ink', 'muted', 'line', 'accent', 'onAccent', 'secondary', 'onSecondary'])
const asHex = z.custom<`#${string}`>(
  (value) => typeof value === 'string' && HEX.test(value),
  'a colour such as #0b3d2e',
)

const Written = z.object({
  operations: z
    .array(
      z.discriminatedUnion('op', [
        z.object({ op: z.literal('palette'), set: z.partialRecord(Roles, asHex) }),
        z.object({ op: z.literal('set'), id: z.string().max(200), set: Settable }),
        z.object({ op: z.literal('remove'), id: z.string().max(200) }),
      ]),
    )
    .max(40),
})
export const ReadOperations = Written.transform(({ operations }): Operation[] => operations)

export const OPERATIONS_SCHEMA: JSONSchema7 = {
  type: 'object',
  required: ['operations'],
  properties: {
    operations: {
      type: 'array',
      items: {
        type: 'object',
        required: ['op'],
        properties: {
          op: { type: 'string', enum: ['palette', 'set', 'remove'] },
          id: { type: 'string', description: 'of the node, for set and remove' },
          set: {
            type: 'object',
            description: 'for palette: roles and colours (#rrggbb); for set: properties of the node',
          },
        },
      },
    },
  },
}

export const EDIT_INSTRUCTIONS = `You change a finished graphic design. You get it as a list of its parts and one wish, in whatever language, and answer with one JSON object: {"operations": [...]}.
An operation is one of
{"op":"palette","set":{"accent":"#0b3d2e"}}   roles: paper, surface, ink, muted, line, accent, onAccent, secondary, onSecondary
{"op":"set","id":"headline","set":{"size":80}}   properties: text, size, weight, italic, tracking, lineHeight, align, case, fill, paint, opacity, rotate, radius; colours are roles of the palette or #rrggbb
{"op":"remove","id":"tagline"}
Change what is wished for and nothing else. Words marked "fact" are the client's: change them only where the wish says the new words. A wish that cannot be met so: {"operations": []}.`

const MOST_NODES = 200

function* nodesOf(node: Node): Generator<Node> {
  yield node
  if (node.type === 'frame') for (const child of node.children) yield* nodesOf(child)
}

function described(node: Node): string {
  const { id, role, type } = node
  const own =
    node.type === 'text'
      ? { text: node.text, fact: node.fact, size: node.size, weight: node.weight, fill: node.fill, align: node.align }
      : node.type === 'frame'
        ? { fill: node.fill, radius: node.radius }
        : node.type === 'pictogram'
          ? { icon: node.icon, paint: node.paint }
          : {}
  return JSON.stringify({ id, role, type, ...own })
}

/** The design and the wish, as text. */
export function wishOf(scene: Scene, instruction: string): string {
  const nodes = scene.artboards.flatMap(({ root }) => [...nodesOf(root)]).slice(0, MOST_NODES)
  return `A ${scene.kind}, ${scene.format.width} × ${scene.format.height} pixels.\nPalette: ${JSON.stringify(scene.palette)}\nParts:\n${nodes.map(described).join('\n')}\n\nThe wish:\n${instruction.slice(0, 2000)}`
}
