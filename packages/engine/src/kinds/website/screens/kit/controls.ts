/** The small parts that people press, fill in and read on a screen. */

import { cyclic } from '../../../../base/items.ts'
import type { Control, InputKind } from '../../../../scene/controls.ts'
import type { Frame, Insets, Node } from '../../../../scene/types.ts'
import { WITHIN, withinBlock } from '../../parts/links.ts'
import type { IconName } from '../../vocabulary/icons.ts'
import { initialsOf } from '../../vocabulary/samples.ts'
import { type State, stateOf } from '../../vocabulary/states.ts'
import { hairline, type Pen, ruledItem } from './pen.ts'

/** The rhythm of a screen: all distances are multiples of 8, half steps inside controls. */
export const GAP = 24
export const PAD = 28

type Kind = 'main' | 'quiet' | 'plain'

/** A button that does what it says. */
export function button(
  pen: Pen,
  words: string,
  kind: Kind = 'main',
  icon?: IconName,
  options: Partial<Frame> = {},
): Frame {
  const { surface } = pen
  const ink = kind === 'main' ? surface.button.text : kind === 'quiet' ? surface.onTint : surface.text
  const pad: Insets = kind === 'plain' ? [8, 4, 8, 4] : [12, 20, 12, 20]
  return {
    ...pen.row(
      [
        ...(icon ? [pen.icon(icon, 18, ink)] : []),
        pen.text('label', words, { role: 'cta', size: 16, fill: ink, lineHeight: 1.25, maxWidth: 320 }),
      ],
      {
        role: 'button',
        element: 'button',
        radius: pen.inner,
        ...(kind === 'main' && { fill: surface.button.fill }),
        ...(kind === 'quiet' && { fill: surface.tint }),
        pad,
        gap: 8,
        justify: 'center',
      },
      'button',
    ),
    ...options,
  }
}

/** A square button with a sign alone. */
export const iconButton = (pen: Pen, icon: IconName, side = 40, filled = false, control?: Control): Frame =>
  pen.row(
    [pen.icon(icon, Math.round(side * 0.5), filled ? pen.surface.button.text : pen.surface.text)],
    {
      role: 'button',
      element: 'button',
      width: side,
      height: side,
      radius: 'full',
      fill: filled ? pen.surface.button.fill : pen.surface.sunk,
      justify: 'center',
      ...(control && { control }),
    },
    'icon-button',
  )

/** A sign that leads to one of these blocks; it is left out of a page that has none of them. */
export const signLink = (pen: Pen, icon: IconName, side: number, ...blocks: readonly string[]): Frame => ({
  ...iconButton(pen, icon, side),
  element: 'a',
  href: withinBlock(...blocks),
})

/** A box to be ticked, as drawn. */
export const box = (pen: Pen, on: boolean, side = 24): Frame =>
  pen.row(on ? [pen.icon('check', Math.round(side * 0.58), pen.surface.button.text)] : [], {
    width: side,
    height: side,
    radius: 6,
    justify: 'center',
    role: 'group',
    ...(on ? { fill: pen.surface.button.fill } : { stroke: hairline(pen.surface.edge) }),
  })

/** A word that says of what kind something is, and cannot be pressed. */
export const tag = (pen: Pen, words: string): Frame => {
  const { element: _, ...plain } = chip(pen, words)
  return { ...plain, role: 'group' }
}

/** What a button of a game does there. */
export const does = (name: string): Partial<Frame> => ({ control: { kind: 'act', does: name } })

/** A button that sends what stands with it. */
export const submit = (pen: Pen, words: string, icon?: IconName, options: Partial<Frame> = {}): Frame =>
  button(pen, words, 'main', icon, { control: { kind: 'submit' }, ...options })

/** One of several: a filter, a topic, a size. */
export const chip = (pen: Pen, words: string, chosen = false, icon?: IconName): Frame =>
  pen.row(
    [
      ...(icon ? [pen.icon(icon, 16, chosen ? pen.surface.button.text : pen.surface.quiet)] : []),
      pen.text('caption', words, {
        size: 15,
        fill: chosen ? pen.surface.button.text : pen.surface.text,
        maxWidth: 260,
      }),
    ],
    {
      role: 'button',
      element: 'button',
      radius: 'full',
      fill: chosen ? pen.surface.button.fill : pen.surface.sunk,
      pad: [7, 16, 7, 16],
      gap: 6,
    },
    'chip',
  )

/** `control`: what choosing one does. */
export const chips = (pen: Pen, words: readonly string[], control: Control = { kind: 'filters' }, chosen = 0): Frame =>
  pen.row(
    words.map((one, i) => chip(pen, one, i === chosen)),
    { gap: 8, wrap: true, control },
    'chips',
  )

/** Says how something stands. */
export function status(pen: Pen, words: string, state: State | undefined = stateOf(words)): Frame {
  const { surface } = pen
  const { fill, text } = state ? surface.states[state] : { fill: surface.tint, text: surface.onTint }
  return pen.row(
    [pen.text('caption', words, { fill: text, weight: pen.page.direction.weights.strong, maxWidth: 140 })],
    { fill, radius: 'full', pad: [4, 12, 4, 12] },
    'status',
  )
}

/** A person's sign: the letters of the name on a disc. */
export function avatar(pen: Pen, name: string, index = 0, side = 40): Frame {
  const { surface } = pen
  const [fill, ink] = cyclic(
    [
      [surface.tint, surface.onTint],
      [surface.tint2, surface.onTint2],
    ] as const,
    index,
  )
  return pen.row(
    [
      pen.text('caption', initialsOf(name), {
        size: Math.max(12, Math.round(side * 0.34)),
        fill: ink,
        weight: pen.page.direction.weights.strong,
      }),
    ],
    { width: side, height: side, radius: 'full', fill, justify: 'center', role: 'group' },
    'avatar',
  )
}

/** A thing's sign on a tile. */
export const signOf = (pen: Pen, icon: IconName, index = 0, side = 36): Frame => {
  const { tint, onTint, tint2, onTint2 } = pen.surface
  const [fill, ink] = index % 2 === 0 ? [tint, onTint] : [tint2, onTint2]
  return pen.row(
    [pen.icon(icon, Math.round(side * 0.54), ink)],
    { width: side, height: side, radius: pen.inner, fill, justify: 'center', role: 'group' },
    'sign',
  )
}

interface FieldOptions {
  icon?: IconName
  tall?: number
  width?: Frame['width']
  /** Opens a list. */
  choice?: boolean
  required?: boolean
}

/** What is handed in as a file, and what as a picture. */
const GIVEN = /^(?:photos?|pictures?|images?|files?|documents?|certificates?|cv|resume)$/i
const PICTURE = /^(?:photo|picture|image)/i

const INPUTS: readonly (readonly [RegExp, InputKind])[] = [
  [/mail/i, 'email'],
  [/password/i, 'password'],
  [/phone/i, 'tel'],
  [/\bdate\b|when|due|arrive|leave|pick up|return|starts?\b|closes|ends|valid/i, 'date'],
  [/^time$|hour/i, 'time'],
  [/price|amount|quantity|guests|people|passengers|age$/i, 'number'],
]

/** What kind of thing is entered in a field, by what it is called. */
export const inputOf = (label: string): InputKind =>
  GIVEN.test(label) ? 'file' : (INPUTS.find(([words]) => words.test(label))?.[1] ?? 'text')

/** What is entered in a field. */
const controlOf = (
  label: string,
  { isArea, choice, required }: { isArea: boolean; choice: boolean; required: boolean },
): Control => ({
  kind: 'field',
  input: isArea ? 'long' : choice ? 'select' : inputOf(label),
  ...(PICTURE.test(label) && GIVEN.test(label) && { accept: 'image/*' }),
  ...(choice && { options: ['First choice', 'Second choice', 'Third choice'] }),
  ...(required && { required }),
})

/** A labelled field, empty but for what it hints at. */
export function field(
  pen: Pen,
  label: string,
  hint: string,
  { icon, tall = 48, width = 'fill', choice = false, required = false }: FieldOptions = {},
): Frame {
  const { surface } = pen
  const isArea = tall > 64
  return pen.col(
    [
      ...(label ? [pen.text('label', label, { element: 'label', width: 'fill' })] : []),
      pen.row(
        [
          ...(icon ? [pen.icon(icon, 18)] : []),
          pen.text('small', hint, { width: 'fill', fill: surface.quiet, ...(isArea && { margin: [12, 0, 0, 0] }) }),
          ...(choice ? [pen.icon('down', 16)] : []),
        ],
        {
          role: 'panel',
          width: 'fill',
          height: tall,
          fill: surface.sunk,
          stroke: hairline(surface.edge),
          radius: pen.inner,
          pad: [0, 14, 0, 14],
          gap: 10,
          align: isArea ? 'start' : 'center',
        },
        'field-box',
      ),
    ],
    { role: 'group', width, gap: 6, ...(label && { control: controlOf(label, { isArea, choice, required }) }) },
    'field',
  )
}

/** Ways to look at the same part; the first is open. */
export const tabs = (pen: Pen, labels: readonly string[]): Frame =>
  pen.row(
    labels.map((label, i) =>
      pen.row(
        [
          pen.text('label', label, {
            fill: i === 0 ? pen.surface.text : pen.surface.quiet,
            weight: pen.page.direction.weights[i === 0 ? 'strong' : 'text'],
            maxWidth: 220,
          }),
        ],
        {
          role: 'button',
          element: 'button',
          pad: [10, 0, 10, 0],
          ...(i === 0 && { stroke: { paint: pen.surface.strong, width: 2, sides: ['bottom'] } }),
        },
        'tab',
      ),
    ),
    {
      gap: 22,
      width: 'fill',
      wrap: true,
      stroke: hairline(pen.surface.line, ['bottom']),
      control: { kind: 'filters' },
    },
    'tabs',
  )

/** A link of a navigation. */
export function navLink(pen: Pen, words: string, icon: IconName | undefined, chosen: boolean, wide: boolean): Frame {
  const { surface } = pen
  const ink = chosen && wide ? surface.onTint : surface.text
  return pen.row(
    [
      ...(icon ? [pen.icon(icon, 20, ink)] : []),
      pen.text('small', words, {
        fill: ink,
        weight: pen.page.direction.weights[chosen ? 'strong' : 'text'],
        lineHeight: 1.3,
        lines: 2,
        ...(wide ? { width: 'fill' as const } : { maxWidth: 220, lines: 1 }),
      }),
    ],
    {
      element: 'a',
      href: WITHIN,
      role: 'group',
      ...(chosen && { current: true }),
      gap: 12,
      pad: wide ? [10, 12, 10, 12] : [8, 0, 8, 0],
      ...(wide && { width: 'fill' as const, radius: pen.inner }),
      ...(wide && chosen && { fill: surface.tint }),
      ...(!wide &&
        chosen && { stroke: { paint: surface.strong, width: 2, sides: ['bottom'] as const satisfies ['bottom'] } }),
    },
    'link',
  )
}

/** Bars of a share: what is reached of the whole. */
export function meter(pen: Pen, share: number, height = 8, width: Frame['width'] = 'fill'): Frame {
  const percent = Math.max(2, Math.min(100, Math.round(share * 100)))
  return pen.box(
    { width, height, radius: 'full', fill: pen.surface.sunk, clip: true, role: 'decoration' },
    [
      pen.box(
        { width: `${percent}%`, height, radius: 'full', fill: pen.surface.series[0] ?? 'accent', role: 'decoration' },
        [],
        'bar',
      ),
    ],
    'meter',
  )
}

type RowBox = Parameters<Pen['row']>[1]
interface LinesOptions {
  /** The box of every row, or of each one by its place. */
  box?: RowBox | ((index: number) => RowBox)
  /** Room above and below what a row holds, pixels. */
  tall?: number
  control?: Control
}

/** Rows with hairlines between them. */
export function lines(pen: Pen, rows: readonly Node[][], { box = {}, tall = 13, control }: LinesOptions = {}): Frame {
  const boxAt = (i: number) => (typeof box === 'function' ? box(i) : box)
  return pen.col(
    rows.map((cells, i) => pen.row(cells, ruledItem(pen, tall, { gap: 14, ...boxAt(i) }, i === 0), 'item')),
    { element: 'ul', role: 'group', width: 'fill', ...(control && { control }) },
    'list',
  )
}
