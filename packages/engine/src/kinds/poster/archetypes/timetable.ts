import type { Copy } from '../../../brief/types.ts'
import { column, frame, row } from '../../../scene/build.ts'
import { artBox } from '../../shared/art/art.ts'
import { copyText, scene } from '../../shared/brief-scene.ts'
import { fittedTitle, lead, sender, stacked } from '../../shared/details.ts'
import { ctaButton, factGroups, GROUNDS, sheetOf } from '../../shared/sheet.ts'
import type { Archetype } from '../../types.ts'
import { isLandscape, isPhoto } from '../parts/blocks.ts'

const FEWEST = 6
/** Of a row's height, the size of words that take two lines. */
const TWO_LINES = 0.38

/** Many facts in order: the subject beside the title, below it a ruled table, what leads each row in strong type. */
export const timetable: Archetype = {
  name: 'timetable',
  example:
    'Menu flyer for Taqueria Luz: Al pastor $4, Carnitas $4.50, Fish taco $5, Churros $3, Horchata $3, open Tue–Sun 12–10, 18 Mission Street, 555 0190',
  suits: (brief) =>
    isPhoto(brief) || isLandscape(brief) || brief.copy.length < FEWEST
      ? 0
      : brief.copy.filter(({ role }) => role === 'list-item').length >= 3
        ? 1
        : brief.copy.length >= 9
          ? 0.9
          : 0.25,
  compose(composition) {
    const sheet = sheetOf(composition)
    const { brief, direction, plan, width, height, u, margin, random } = sheet
    const [ground, field] = random.pick([
      [GROUNDS.paper, GROUNDS.accent],
      [GROUNDS.ink, GROUNDS.accent],
      [GROUNDS.paper, GROUNDS.ink],
      [GROUNDS.surface, GROUNDS.secondary],
    ] as const)
    const inner = width - 2 * margin
    const head = stacked(
      [
        sender(sheet, ground),
        fittedTitle(sheet, ground, { width: inner, height: height * 0.17, lines: 2 }),
        lead(sheet, ground, inner),
      ],
      u * 2,
    )
    const list: Copy[][] =
      [...plan.list, ...plan.people].length > 0 ? [...plan.list, ...plan.people].map((copy) => [copy]) : []
    const others = factGroups({ ...plan, list: [], people: [] }).map(({ copies }) => copies)
    const rows = [...list, ...others]
    const button = ctaButton(sheet, ground.ink, ground.fill)
    const room = height - 2 * margin - head.height - (button.length > 0 ? u * 8 : 0)
    const spare = Math.min(height * 0.34, room - rows.length * u * 7.4 - u * 4)
    const artHeight = spare > u * 12 ? spare : 0
    const each = Math.min(u * 15, (room - artHeight - u * 6) / Math.max(1, rows.length))
    const line = Math.max(1.5, u * 0.2)
    const table = column('table', { role: 'group' }, [
      ...rows.map((copies, index) => {
        const [leads, ...more] = copies as [Copy, ...Copy[]]
        const voice = { family: direction.typography.display, weight: direction.weights.display }
        const room = inner * (more.length > 0 ? 0.56 : 1)
        const large = Math.min(u * 7.4, each * 0.5)
        // Two lines stand between the rules as well.
        const size = sheet.measure.width(leads.text, voice, large) > room ? Math.min(large, each * TWO_LINES) : large
        const small = Math.max(u * 2, Math.min(u * 2.7, (each * 0.8) / Math.max(1, more.length) / 1.25))
        return row(
          `row-${index + 1}`,
          {
            minHeight: each,
            layout: { align: 'center', gap: u * 3, justify: 'between' },
            stroke: { paint: ground.ink, width: line, sides: ['top'] },
          },
          [
            copyText(`row-${index + 1}-lead`, leads, {
              font: 'display',
              weight: direction.weights.display,
              size,
              lineHeight: 1.08,
              width: more.length > 0 ? '56%' : '100%',
              fill: ground.ink,
              fit: { min: u * 2, lines: 2 },
            }),
            ...(more.length > 0
              ? [
                  column(
                    `row-${index + 1}-more`,
                    { width: '40%', layout: { gap: u * 0.3 } },
                    more.map((copy, at) =>
                      copyText(`row-${index + 1}-more-${at + 1}`, copy, {
                        font: 'text',
                        weight: direction.weights.text,
                        size: small,
                        lineHeight: 1.25,
                        fill: ground.ink,
                        align: 'end',
                        fit: { min: u * 1.6, lines: 2 },
                      }),
                    ),
                  ),
                ]
              : []),
          ],
        )
      }),
      frame('table-end', { role: 'rule', height: line, fill: ground.ink }),
    ])
    return scene(brief, direction, [
      {
        name: 'poster',
        root: column('root', { fill: ground.fill }, [
          ...(artHeight > 0 ? [artBox(sheet, field.fill, width, artHeight)] : []),
          column(
            'words',
            {
              height: 'fill',
              layout: {
                padding: [artHeight > 0 ? margin * 0.8 : margin, margin, margin, margin],
                justify: 'between',
                gap: u * 2.4,
              },
            },
            [column('head', { layout: { gap: u * 2 } }, head.nodes), table, ...button],
          ),
        ]),
      },
    ])
  },
}
