/** A block: the part of a screen with which people do one thing. One file each, listed in blocks.ts. */
import type { PageFunction } from '../../../../brief/types.ts'
import type { Control } from '../../../../scene/controls.ts'
import type { Frame, Node } from '../../../../scene/types.ts'
import { isPhone } from '../../parts/is-tool.ts'
import type { Page } from '../../parts/page.ts'
import { plainLabel, taskLabel, thingsOf } from '../../vocabulary/labels.ts'
import { SAMPLE } from '../../vocabulary/samples.ts'
import { button, PAD, tabs } from './controls.ts'
import { deedsOf } from './deeds.ts'
import type { Looks } from './looks.ts'
import { type Pen, raised } from './pen.ts'

export interface BlockContext {
  page: Page
  looks: Looks
  /** Writes on the panel. */
  pen: Pen
  /** What the block is for, the leading task first; at least one. */
  tasks: readonly PageFunction[]
  /** What it is about: 'recipes'. */
  thing: string
  /** Its width, pixels. */
  width: number
  /** Whether it leads the screen: larger, with more in it. */
  leads: boolean
}

export interface Block {
  name: string
  /** 'wide' blocks lead; 'narrow' ones stand at the side. */
  size: 'wide' | 'narrow'
  /** About its height at a common width, pixels: columns are filled evenly by it. */
  tall: number
  draw(context: BlockContext): Frame
}

/** The title of a block: its leading task as people say it. */
export const titleOf = ({ tasks: [first], thing }: BlockContext): string => (first ? taskLabel(first) : thing)

/** The room inside a panel. */
export const innerWidth = ({ width }: BlockContext): number => width - 2 * PAD

interface PanelOptions {
  title?: string
  aside?: Node[]
  /** Shows sample values. */
  sample?: boolean
  /** What becomes of the other tasks: buttons under the head (default), tabs of their things, or nothing, where the block sets them itself. */
  others?: 'buttons' | 'tabs' | 'none'
  gap?: number
  control?: Control
}

/** A row holds no more of them. */
const [MOST_TABS, MOST_BUTTONS] = [6, 7]

/** What the other tasks of a block are pressed by: tabs where they are about other things, buttons where they do other things. */
function othersOf(context: BlockContext, title: string, how: NonNullable<PanelOptions['others']>): Node[] {
  const { tasks, pen } = context
  if (how === 'none' || tasks.length < 2) return []
  const things = [...new Set(tasks.flatMap((task) => thingsOf(task) ?? []))]
  const sameVerb = tasks.every(({ verb }) => verb === tasks[0]?.verb)
  if (how === 'tabs' && sameVerb && things.length === tasks.length && things.length > 1)
    return [
      tabs(
        pen,
        things.slice(0, MOST_TABS).map((one) => one.charAt(0).toUpperCase() + one.slice(1)),
      ),
    ]
  const deeds = deedsOf(context, MOST_BUTTONS, title)
  if (deeds.length === 0) return []
  return [
    pen.row(
      deeds.map(([label, control]) => button(pen, label, 'quiet', undefined, { control })),
      { gap: 8, wrap: true, width: 'fill' },
      'others',
    ),
  ]
}

/** A panel with the block's title, what stands beside it, and its parts. */
export function panel(context: BlockContext, children: Node[], options: PanelOptions = {}): Frame {
  const { pen, width } = context
  const title = options.title ?? titleOf(context)
  // Once where one looks first, and for all of them at the foot of the page; a telephone shows one block at a time.
  const says = options.sample && (context.leads || isPhone(context.page.brief))
  const aside = [...(says ? [pen.text('caption', SAMPLE)] : []), ...(options.aside ?? [])]
  return pen.col(
    [
      pen.row(
        [pen.text('title', title, { width: 'fill', lines: 2 }), ...aside],
        { width: 'fill', justify: 'between', gap: 16 },
        'head',
      ),
      ...othersOf(context, title, options.others ?? 'buttons'),
      ...children,
    ],
    {
      role: 'card',
      element: 'section',
      width,
      ...raised(pen),
      pad: PAD,
      gap: options.gap ?? 18,
      ...(options.control && { control: options.control }),
    },
    'panel',
  )
}

/** The word for its button where nothing better is said. */
export const actionOf = ({ tasks: [first] }: BlockContext, otherwise: string): string =>
  first ? (plainLabel(first) === 'See all' ? otherwise : plainLabel(first)) : otherwise
