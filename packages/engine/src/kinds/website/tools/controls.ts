/** The small parts that tools are made of: fields, buttons, tabs, tags, panels. */
import { acting, column, frame, row } from '../../../scene/build.ts'
import type { Frame, Insets, Node, Paint } from '../../../scene/types.ts'
import type { Ground } from '../parts/grounds.ts'
import { WITHIN } from '../parts/links.ts'
import type { Page } from '../parts/page.ts'
import { set, small, strong, title } from '../parts/words.ts'

export const GAP = 20
export const PAD = 24
const SIZE = 17
const UNDER_EDGE: Insets = [12, 0, 0, 0]
const ENTRY: Insets = [10, 12, 10, 12]

const radiusOf = ({ direction }: Page): number => Math.min(direction.radius, 12)
const hairline = (ground: Ground): { paint: Paint; width: number } => ({ paint: ground.line, width: 1 })

/** A panel with a heading, and what stands right of it. */
export function panel(
  { page, ground, id, width }: { page: Page; ground: Ground; id: string; width: number },
  heading: string,
  children: Node[],
  beside: Node[] = [],
): Frame {
  return column(
    id,
    {
      role: 'card',
      element: 'section',
      width,
      stroke: hairline(ground),
      radius: radiusOf(page),
      layout: { padding: PAD, gap: GAP },
    },
    [
      row(`${id}-head`, { width: 'fill', layout: { justify: 'between', align: 'center', gap: GAP } }, [
        title(`${id}-title`, heading, page.direction, ground, {
          size: 22,
          element: 'h2',
          fit: { min: 14, lines: 2 },
          maxWidth: width * 0.6,
        }),
        ...beside,
      ]),
      ...children,
    ],
  )
}

/** A button that does what it says; `quiet` ones are outlined. */
export function action(id: string, words: string, page: Page, ground: Ground, quiet = false): Frame {
  return row(
    id,
    {
      role: 'button',
      element: 'button',
      radius: radiusOf(page),
      ...(quiet ? { stroke: { paint: ground.text, width: 1.5 } } : { fill: ground.button.fill }),
      layout: { padding: [12, 20, 12, 20], align: 'center', justify: 'center' },
    },
    [
      set(`${id}-text`, words, 'cta', {
        font: 'text',
        weight: page.direction.weights.strong,
        size: SIZE,
        lineHeight: 1.25,
        fill: quiet ? ground.text : ground.button.text,
        element: 'span',
        fit: { min: 12, lines: 1 },
      }),
    ],
  )
}

/** A labelled field, empty but for what it hints at. */
export function field(
  id: string,
  label: string,
  hint: string,
  page: Page,
  ground: Ground,
  width: number,
  tall = 48,
): Frame {
  return column(id, { role: 'group', width, layout: { gap: 8 } }, [
    ...(label
      ? [
          strong(`${id}-label`, label, page.direction, ground, {
            size: 16,
            element: 'label',
            fit: { min: 12, lines: 1 },
            maxWidth: width,
          }),
        ]
      : []),
    row(
      `${id}-box`,
      {
        role: 'panel',
        width: 'fill',
        height: tall,
        stroke: { paint: ground.text, width: 1 },
        radius: radiusOf(page),
        layout: { padding: [0, 14, 0, 14], align: tall > 60 ? 'start' : 'center' },
      },
      [
        small(`${id}-hint`, hint, page.direction, ground, {
          size: SIZE,
          fill: ground.text,
          opacity: 0.78,
          fit: { min: 11, lines: 1 },
          maxWidth: width - 30,
          ...(tall > 60 && { margin: UNDER_EDGE }),
        }),
      ],
    ),
  ])
}

/** A chip: one of the ways to narrow a list. */
export const chip = (id: string, words: string, page: Page, ground: Ground, chosen = false): Frame =>
  row(
    id,
    {
      role: 'button',
      element: 'button',
      radius: 'full',
      ...(chosen ? { fill: ground.button.fill } : { stroke: { paint: ground.text, width: 1 } }),
      layout: { padding: [7, 16, 7, 16] },
    },
    [
      small(`${id}-text`, words, page.direction, ground, {
        size: 16,
        fill: chosen ? ground.button.text : ground.text,
        element: 'span',
        fit: { min: 11, lines: 1 },
      }),
    ],
  )

/** Says that what stands there is a sample. */
export const tag = (id: string, words: string, page: Page, ground: Ground): Node =>
  small(id, words, page.direction, ground, { size: 15, fill: ground.text, element: 'span', fit: { min: 11, lines: 1 } })

/** Entries of a navigation, one below the other or side by side. */
export const navigation = (
  id: string,
  labels: string[],
  page: Page,
  ground: Ground,
  direction: 'row' | 'column',
): Frame =>
  acting(
    { kind: 'menu' },
    frame(
      id,
      {
        element: 'nav',
        role: 'nav',
        width: direction === 'column' ? 'fill' : 'hug',
        layout: { direction, gap: direction === 'row' ? 26 : 4, align: direction === 'row' ? 'center' : 'stretch' },
      },
      labels.map((label, i) =>
        row(
          `${id}-${i + 1}`,
          {
            element: 'a',
            href: WITHIN,
            role: 'group',
            ...(direction === 'column' && {
              width: 'fill' as const,
              layout: { padding: ENTRY },
            }),
            ...(direction === 'column' && i === 0 && { stroke: { paint: ground.strong, width: 3, sides: ['left'] } }),
          },
          [
            small(`${id}-${i + 1}-text`, label, page.direction, ground, {
              size: SIZE,
              fill: ground.text,
              weight: i === 0 ? page.direction.weights.strong : page.direction.weights.text,
              element: 'span',
              fit: { min: 11, lines: 1 },
              maxWidth: 212,
            }),
          ],
        ),
      ),
    ),
  )
