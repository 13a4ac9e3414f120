/** What a documentation shows: its chapters, a page with steps and code, what stands on it. */
import type { Frame, Node } from '../../../../scene/types.ts'
import { hairline, type Pen } from '../../screens/kit/pen.ts'
import type { Screen } from '../../screens/types.ts'
import type { IconName } from '../../vocabulary/icons.ts'
import { taskLabel } from '../../vocabulary/labels.ts'

export const CHAPTERS: readonly (readonly [string, readonly string[], IconName])[] = [
  ['Begin', ['What it is', 'Install', 'First steps'], 'flag'],
  ['Guides', ['Settings', 'Import data', 'Share with others'], 'book'],
  ['Reference', ['Commands', 'Options', 'Errors'], 'code'],
  ['Help', ['Questions', 'Ask us'], 'chat'],
]

/** What is written beside the field: what is searched there, as the prompt says it. */
export function searchLabel({ tasks }: Screen): string {
  const searches = tasks.find(({ verb, thing }) => verb === 'search' && thing)
  return searches ? taskLabel(searches, 22) : 'Search the docs'
}

const LINES = ['# the command of your product stands here', 'tool init my-project', 'tool start --open']

/** Code on a dark ground. */
export const code = (pen: Pen, width: NonNullable<Frame['width']>): Frame =>
  pen.col(
    [
      pen.row(
        (['bad', 'waiting', 'good'] as const).map((state) =>
          pen.box({ width: 12, height: 12, radius: 'full', fill: pen.surface.states[state].text, role: 'decoration' }),
        ),
        { gap: 8, pad: [0, 0, 8, 0] },
        'window',
      ),
      ...LINES.map((line, i) =>
        pen.text('body', line, {
          size: 17,
          fill: i === 0 ? pen.surface.quiet : i === 1 ? pen.surface.word : pen.surface.text,
          width: 'fill',
          lines: 2,
          role: 'label',
          element: 'span',
        }),
      ),
    ],
    { width, pad: 26, gap: 10, fill: pen.surface.fill, radius: pen.inner, role: 'panel' },
    'code',
  )

/** A note that stands out. */
export const note = (pen: Pen, words: string): Frame =>
  pen.row(
    [
      pen.icon('info', 22, pen.surface.onTint),
      pen.text('body', words, { width: 'fill', lines: 3, fill: pen.surface.onTint, role: 'label', element: 'span' }),
    ],
    {
      width: 'fill',
      gap: 14,
      pad: 20,
      fill: pen.surface.tint,
      radius: pen.inner,
      align: 'start',
    },
  )

/** The steps of a page, each with a number. */
export const steps = (pen: Pen, dark: Pen): Node[] =>
  ['Install it', 'Set it up', 'See it run'].map((title, i) =>
    pen.col(
      [
        pen.text('heading', `${i + 1}. ${title}`, { size: 30, element: 'h2' }),
        pen.text('body', 'Two sentences say what happens here and what to look out for. They are yours to write.', {
          width: 'fill',
          lines: 3,
          size: 18,
        }),
        ...(i === 2 ? [] : [code(dark, 'fill')]),
      ],
      { gap: 14, width: 'fill' },
      'step',
    ),
  )

/** The chapters, one below the other. */
export const chapters = (pen: Pen): Frame =>
  pen.col(
    CHAPTERS.map(([title, pages], k) =>
      pen.col(
        [
          pen.text('label', title),
          ...pages.map((page, i) =>
            pen.row(
              [
                pen.text('small', page, {
                  width: 'fill',
                  fill: k === 0 && i === 1 ? pen.surface.onTint : pen.surface.quiet,
                }),
              ],
              {
                width: 'fill',
                pad: [8, 12, 8, 12],
                radius: pen.inner,
                ...(k === 0 && i === 1 && { fill: pen.surface.tint }),
              },
            ),
          ),
        ],
        { gap: 4, width: 'fill' },
      ),
    ),
    {
      element: 'nav',
      role: 'nav',
      gap: 24,
      width: 'fill',
      pad: [0, 24, 0, 0],
      stroke: hairline(pen.surface.line, ['right']),
    },
    'chapters',
  )
