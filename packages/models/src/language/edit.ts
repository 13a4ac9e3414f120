/** Operations on a scene as a model is asked for them. */
import type { ProposedOperation } from '@limner/engine'
import type { JSONSchema7 } from 'ai'
import { z } from 'zod'
import type { Editing } from '../ports.ts'

const HEX = /^#[\da-f]{6}$/i
const Pixels = z.number().min(-4000).max(8000)
const Size = z.union([z.number().min(1).max(8000), z.enum(['hug', 'fill'])])
const Id = z.string().max(200)
/** A piece of a sheet. */
const Piece = z.string().min(1).max(12_000)
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
    at: z.strictObject({ left: Pixels, top: Pixels, right: Pixels, bottom: Pixels }).partial(),
    width: Size,
    height: Size,
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
        z.object({ op: z.literal('set'), id: Id, set: Settable }),
        z.object({ op: z.literal('remove'), id: Id }),
        z.object({ op: z.literal('move'), id: Id, parent: Id, index: z.number().int().min(0).max(500) }),
        z.object({
          op: z.literal('add'),
          parent: Id,
          index: z.number().int().min(0).max(500).optional(),
          sheet: Piece,
        }),
        z.object({ op: z.literal('replace'), id: Id, sheet: Piece }),
      ]),
    )
    .max(40),
})
export const ReadOperations = Written.transform(({ operations }): ProposedOperation[] => operations)

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
          op: { type: 'string', enum: ['palette', 'set', 'remove', 'move', 'add', 'replace'] },
          id: { type: 'string', description: 'of the part, for set, remove, move and replace' },
          parent: { type: 'string', description: 'id of a frame, for move and add' },
          index: { type: 'integer', description: 'place among its children, for move and add' },
          sheet: { type: 'string', description: 'a piece of a sheet, for add and replace' },
          set: {
            type: 'object',
            description: 'for palette: roles and colours (#rrggbb); for set: properties of the node',
          },
        },
      },
    },
  },
}

/** How an edit is written; the language of sheets comes from the engine. */
export const editInstructions = ({ task }: Editing): string =>
  `You change a finished graphic design. You get it as a sheet, with the place of its parts and one wish, in whatever language, and answer with one JSON object: {"operations": [...]}.
An operation is one of
{"op":"palette","set":{"accent":"#0b3d2e"}}   roles: paper, surface, ink, muted, line, accent, onAccent, secondary, onSecondary
{"op":"set","id":"headline","set":{"size":80}}   properties: text, size, weight, italic, tracking, lineHeight, align, case, fill, paint, opacity, rotate, radius, width, height, at {"left","top","right","bottom"}; colours are roles of the palette or #rrggbb
{"op":"remove","id":"tagline"}
{"op":"move","id":"badge","parent":"front","index":3}   later children lie above earlier ones
{"op":"add","parent":"front","index":1,"sheet":"<drawing left='60' top='60' width='160' height='160' viewBox='0 0 100 100'><circle id='sun' cx='50' cy='50' r='50' fill='accent'/></drawing>"}   a piece of a sheet, in a box no larger than it is
{"op":"replace","id":"sun","sheet":"<drawing …>…</drawing>"}
Change what is wished for and nothing else. Words marked fact are the client's: change them only where the wish says the new words, and never draw over them. Words of your own state no fact. A wish that cannot be met so: {"operations": []}.

${task.language}`

const MAX_HISTORY = 6

/** The design and the wish, as text. */
export function editRequest({ scene, task, instruction, history }: Editing): string {
  const before = history.slice(-MAX_HISTORY).map((line) => `- ${line.slice(0, 500)}`)
  return [
    `A ${scene.kind}, ${scene.format.width} × ${scene.format.height} pixels.`,
    `The design:\n${task.sheet}`,
    `Where its parts stand (left, top, width, height):\n${task.boxes.join('\n')}`,
    before.length > 0 ? `Said before:\n${before.join('\n')}` : '',
    `The wish:\n${instruction.slice(0, 2000)}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}
