/** Parts of a web page that were not there: made of the page's own type, grounds and margins. */
import { column, row } from '../../../scene/build.ts'
import type { Frame, Node, Paint, PlainColour, Text } from '../../../scene/types.ts'
import type { State } from '../../context.ts'
import { freshId } from '../../ids.ts'
import { textNodes } from '../../scene-nodes.ts'

/** Pixels of a page 1440 wide. */
const MARGIN = 120
const CONTENT = 1200
const HEADING = 384
const BESIDE = 690

export interface Entry {
  title: string
  text?: string
  /** The words were given: they are facts. */
  fact?: boolean
}

export interface Part {
  id: string
  heading: string
  /** The heading was given. */
  fact?: boolean
  lead?: string
  entries: Entry[]
  button?: string
}

interface Look {
  ground: PlainColour
  text: PlainColour
  quiet: Paint
  line: Paint
}

/** A ground that the one before does not have. */
export const groundBehind = (before: Node | undefined): 'paper' | 'surface' =>
  before?.type === 'frame' && before.fill === 'surface' ? 'paper' : 'surface'

const lookBetween = (before: Node | undefined): Look => ({
  ground: groundBehind(before),
  text: 'ink',
  quiet: 'muted',
  line: 'line',
})

/** The page's own way to set a heading, a title of a part, running text. */
function styles(state: State) {
  const texts = textNodes(state)
  const { direction } = state.design
  const base = { font: 'text', weight: direction.weights.text, size: 19, lineHeight: 1.55 } as const
  const like = (
    element: Text['element'],
    otherwise: Partial<Text>,
  ): Pick<Text, 'font' | 'weight' | 'size' | 'lineHeight' | 'tracking'> => {
    const model = texts.find((node) => node.element === element && node.role !== 'headline')
    const { font, weight, size, lineHeight, tracking } = { ...base, ...otherwise, ...model }
    return { font, weight, size, ...(lineHeight && { lineHeight }), ...(tracking !== undefined && { tracking }) }
  }
  const display = { font: 'display', weight: direction.weights.display, tracking: direction.displayTracking } as const
  return {
    heading: like('h2', { ...display, size: 56, lineHeight: 1.08 }),
    title: { ...like('h3', { ...display, size: 26, lineHeight: 1.2 }), size: 26 },
    body: { ...base, font: 'text' as const },
  }
}

/** A section: its heading at the left, its entries in rows at the right. */
export function section(part: Part, before: Node | undefined, state: State): Frame {
  const id = freshId(part.id, state.design)
  const look = lookBetween(before)
  const style = styles(state)
  const words = (key: string, text: string, options: Omit<Text, 'type' | 'id' | 'text'>): Text => ({
    type: 'text',
    id: `${id}-${key}`,
    text,
    ...options,
  })
  const given = (fact: boolean | undefined) => (fact ? { fact: true } : {})
  const rows = part.entries.map(({ title, text, fact }, index) =>
    column(
      `${id}-row-${index + 1}`,
      {
        role: 'group',
        element: 'li',
        width: 'fill',
        stroke: { paint: look.line, width: 1, sides: index === part.entries.length - 1 ? ['top', 'bottom'] : ['top'] },
        layout: { gap: 10, padding: [26, 0, 28, 0] },
      },
      [
        words(`title-${index + 1}`, title, {
          role: 'label',
          ...style.title,
          ...given(fact),
          fill: look.text,
          element: 'h3',
          fit: { min: 14, lines: 3 },
        }),
        ...(text
          ? [
              words(`text-${index + 1}`, text, {
                role: 'body',
                ...style.body,
                ...given(fact),
                fill: look.quiet,
                element: 'p',
                maxWidth: 600,
                fit: { min: 12 },
              }),
            ]
          : []),
      ],
    ),
  )
  const side: Node[] = [
    ...(part.lead
      ? [
          words('lead', part.lead, {
            role: 'body',
            ...style.body,
            size: 22,
            fill: look.quiet,
            element: 'p',
            maxWidth: 640,
            fit: { min: 12 },
          }),
        ]
      : []),
    ...(rows.length > 0 ? [column(`${id}-list`, { role: 'group', element: 'ul', width: 'fill' }, rows)] : []),
    ...(part.button ? [button(id, part.button, state)] : []),
  ]
  return column(
    id,
    {
      role: 'section',
      element: 'section',
      width: 'fill',
      fill: look.ground,
      layout: { padding: [112, MARGIN, 112, MARGIN], align: 'center' },
    },
    [
      row(`${id}-content`, { width: 'fill', maxWidth: CONTENT, layout: { justify: 'between', gap: 24 } }, [
        words('heading', part.heading, {
          role: 'label',
          ...style.heading,
          ...given(part.fact),
          fill: look.text,
          width: HEADING,
          element: 'h2',
          fit: { min: 18, lines: 4 },
        }),
        column(`${id}-side`, { width: BESIDE, layout: { gap: 32, align: 'start' } }, side),
      ]),
    ],
  )
}

function button(id: string, words: string, state: State): Frame {
  const { direction } = state.design
  return row(
    `${id}-button`,
    {
      role: 'button',
      element: 'a',
      href: '#',
      fill: 'accent',
      radius: direction.radius,
      layout: { padding: [18, 30, 18, 30], align: 'center', justify: 'center' },
    },
    [
      {
        type: 'text',
        id: `${id}-cta`,
        role: 'cta',
        text: words,
        font: 'text',
        weight: direction.weights.strong,
        size: 18,
        lineHeight: 1.2,
        fill: 'onAccent',
      },
    ],
  )
}
