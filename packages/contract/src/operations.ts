/** What can be done to the parts of a design, one operation each: whoever sends them, a program or an assistant, reads this. */
import type { Scene } from '@limner/engine'
import { z } from 'zod'
import { hex, text } from './text.ts'

export const PALETTE_ROLES = [
  'paper',
  'surface',
  'ink',
  'muted',
  'line',
  'accent',
  'onAccent',
  'secondary',
  'onSecondary',
] as const satisfies readonly (keyof Scene['palette'])[]
export const FONTS = ['display', 'text', 'accent'] as const satisfies readonly (keyof Scene['typography'])[]
export const ALIGNMENTS = ['start', 'center', 'end'] as const

/** An operation with what it does and how it is written. */
const told = <T extends z.ZodType>(type: T, description: string, example: z.input<T>) =>
  type.meta({ description, examples: [example] })

const partId = text({ min: 1, max: 200 })
const part = { id: partId.describe('The id of a part.') }
const libraryItem = text({ min: 1, max: 200 }).describe('An id of `GET /api/library`.')
/** Within what any design has. */
const pixels = z.number().min(-20_000).max(20_000)
const length = z.number().min(1).max(20_000)
const name = text({ min: 1, max: 60 })
const artboard = z.int().min(0).max(100).describe('Which side or page, from 0.')

const share = z.number().min(0).max(1)
export const focus = z
  .tuple([share, share])
  .describe('A point of the picture, as fractions of it, that stands at the same fractions of its frame.')
export const zoom = z.number().min(1).max(8).describe('Times as large as what just covers the frame.')

const style = z
  .strictObject({
    font: z.enum(FONTS),
    weight: z.int().min(100).max(900),
    size: z.number().min(4).max(4000).describe('Of the letters, in pixels of the picture.'),
    tracking: z.number().min(-0.2).max(1).describe('Space between letters, in em.'),
    lineHeight: z.number().min(0.6).max(3).describe('Times the size.'),
    align: z.enum(ALIGNMENTS),
    colour: z.union([z.enum(PALETTE_ROLES), hex]).describe('A role of the palette, which follows it, or a value.'),
  })
  .partial()
  .refine((set) => Object.keys(set).length > 0, 'needs something to change')

/** By hand: what was pulled, pressed or chosen. */
export const HandOperations = [
  told(
    z.strictObject({
      op: z.literal('move'),
      ...part,
      x: pixels.describe('To the right; below 0, to the left.'),
      y: pixels.describe('Down; below 0, up.'),
    }),
    'Moves a part by so many pixels of the picture from where it is.',
    { op: 'move', id: 'title', x: 0, y: 40 },
  ),
  told(
    z.strictObject({
      op: z.literal('size'),
      ...part,
      x: pixels.describe('Of its left edge, from that of the artboard.'),
      y: pixels.describe('Of its upper edge, from that of the artboard.'),
      width: length,
      height: length,
    }),
    'Gives a part another box, in pixels of the picture. Words grow with it where both sides do; of a group, all that is in it.',
    { op: 'size', id: 'boat', x: 40, y: 300, width: 320, height: 240 },
  ),
  told(
    z.strictObject({
      op: z.literal('rotate'),
      ...part,
      degrees: z
        .number()
        .min(-360)
        .max(360)
        .describe('How it shall stand on the artboard: degrees clockwise about its middle, 0 is upright.'),
    }),
    'Rotates a part.',
    { op: 'rotate', id: 'title', degrees: 5 },
  ),
  told(
    z.strictObject({
      op: z.literal('group'),
      ids: z.array(partId).min(2).max(40).describe('The parts that shall be one.'),
      name: name.optional().describe('What the group is called; “Group 1” where nothing is said.'),
    }),
    'Puts parts together, so that they are moved, sized and rotated as one.',
    { op: 'group', ids: ['title', 'boat'], name: 'Heading' },
  ),
  told(z.strictObject({ op: z.literal('ungroup'), ...part }), 'Takes a group apart; its parts stay where they are.', {
    op: 'ungroup',
    id: 'group-1',
  }),
  told(
    z.strictObject({
      op: z.literal('name'),
      ...part,
      name: name.describe('What the group is called from now on.'),
    }),
    'Names a group.',
    { op: 'name', id: 'group-1', name: 'Heading' },
  ),
  told(
    z.strictObject({
      op: z.literal('lock'),
      ...part,
      locked: z.boolean().describe('`true`: no change of parts reaches it until it is unlocked.'),
    }),
    'Locks a part and all that is in it, or unlocks it: later changes, in words too, leave it as it is.',
    { op: 'lock', id: 'title', locked: true },
  ),
  told(
    z.strictObject({
      op: z.literal('order'),
      ...part,
      to: z.enum(['front', 'forward', 'backward', 'back']).describe('Where it goes among what lies there.'),
    }),
    'Lays a part above or below others.',
    { op: 'order', id: 'boat', to: 'back' },
  ),
  told(z.strictObject({ op: z.literal('duplicate'), ...part }), 'Copies a part, or a section of a page.', {
    op: 'duplicate',
    id: 'boat',
  }),
  told(z.strictObject({ op: z.literal('remove'), ...part }), 'Removes a part, or a section of a page.', {
    op: 'remove',
    id: 'boat',
  }),
  told(
    z.strictObject({ op: z.literal('show'), ...part, shown: z.boolean() }),
    'Hides a part without removing it, or shows it again.',
    { op: 'show', id: 'boat', shown: false },
  ),
  told(
    z.strictObject({
      op: z.literal('section'),
      ...part,
      to: z.enum(['up', 'down']).describe('Before or behind its neighbour on the page.'),
    }),
    'Of a website: moves a section of `sections` by one place.',
    { op: 'section', id: 'prices', to: 'up' },
  ),
  told(
    z.strictObject({
      op: z.literal('add-section'),
      artboard,
      name: name.describe('One of `addable`: `FAQ`.'),
      after: partId
        .optional()
        .describe('The section behind which it stands; absent: behind the others, before the last word.'),
    }),
    'Of a website: adds a section.',
    { op: 'add-section', artboard: 0, name: 'FAQ' },
  ),
  told(z.strictObject({ op: z.literal('crop'), ...part, focus, zoom }), 'Of a picture: what of it its frame shows.', {
    op: 'crop',
    id: 'photo',
    focus: [0.5, 0.3],
    zoom: 1.4,
  }),
  told(
    z.strictObject({ op: z.literal('replace'), ...part, item: libraryItem }),
    'Puts another icon, drawing or mark of the library in the place of an icon or a drawing; an icon keeps its colour.',
    { op: 'replace', id: 'boat', item: 'icon:ph:anchor' },
  ),
  told(
    z.strictObject({ op: z.literal('style'), ...part, set: style }),
    'Sets words otherwise, or gives a shape or an icon another colour. Only what is named changes.',
    { op: 'style', id: 'title', set: { size: 64, colour: 'accent' } },
  ),
] as const

const adding = {
  op: z.literal('add'),
  artboard,
  at: z
    .object({ x: pixels, y: pixels })
    .optional()
    .describe('Where its middle is to be, in pixels of the picture; absent: where there is room.'),
}
const Added = z.discriminatedUnion('part', [
  told(z.strictObject({ ...adding, part: z.literal('text'), text: text({ min: 1, max: 2000 }) }), 'Adds words.', {
    op: 'add',
    artboard: 0,
    part: 'text',
    text: 'Doors open at 8 pm',
  }),
  told(
    z.strictObject({ ...adding, part: z.enum(['rectangle', 'ellipse', 'line']) }),
    'Adds a shape, which `size` and `style` make what it is to be.',
    { op: 'add', artboard: 0, part: 'line', at: { x: 200, y: 340 } },
  ),
  told(
    z.strictObject({ ...adding, part: z.literal('icon'), word: text({ min: 1, max: 60 }) }),
    'Adds the icon that shows a word best; to choose one, search the library and add a `drawing`.',
    { op: 'add', artboard: 0, part: 'icon', word: 'anchor' },
  ),
  told(
    z.strictObject({
      ...adding,
      part: z.literal('drawing'),
      item: libraryItem,
    }),
    'Adds an icon, a drawing or a mark of the library.',
    { op: 'add', artboard: 0, part: 'drawing', item: 'icon:ph:anchor' },
  ),
  told(
    z.strictObject({
      ...adding,
      part: z.literal('qr'),
      content: text({ min: 1, max: 500 }).describe('What a camera reads: words, or an address that it opens.'),
    }),
    'Adds a QR code.',
    { op: 'add', artboard: 0, part: 'qr', content: 'https://example.com/menu' },
  ),
  told(z.strictObject({ ...adding, part: z.literal('picture') }), 'Adds the picture that comes with the operations.', {
    op: 'add',
    artboard: 0,
    part: 'picture',
  }),
])

export const Operation = z.discriminatedUnion('op', [
  ...HandOperations,
  Added,
  told(
    z.strictObject({
      op: z.literal('palette'),
      set: z
        .partialRecord(z.enum(PALETTE_ROLES), hex)
        .refine((set) => Object.keys(set).length > 0, 'needs at least one colour'),
    }),
    'Changes colours of the whole design, by their roles. It reaches locked parts, too.',
    { op: 'palette', set: { accent: '#1f6f5c' } },
  ),
  told(
    z.strictObject({ op: z.literal('text'), ...part, text: text({ min: 1, max: 2000 }) }),
    'Says something else in a part of words.',
    { op: 'text', id: 'title', text: 'Jazz night' },
  ),
  told(
    z.strictObject({ op: z.literal('photo'), ...part }),
    'Puts the picture that comes with the operations into a frame that waits for one, or in place of another.',
    { op: 'photo', id: 'window' },
  ),
])
