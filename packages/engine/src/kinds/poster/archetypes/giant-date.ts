import { column, frame, row, text } from '../../../scene/build.ts'
import { artBox } from '../../shared/art/art.ts'
import { scene } from '../../shared/brief-scene.ts'
import { details, fittedTitle, lead, sender, stacked } from '../../shared/details.ts'
import { boundsOf, contours } from '../../shared/outline.ts'
import { density, GROUNDS, sheetOf } from '../../shared/sheet.ts'
import type { Archetype } from '../../types.ts'
import { isLandscape, isPhoto } from '../parts/blocks.ts'

/** The day of a date: a number beside the name of a month. A span of days has none. */
const dayOf = (text: string): string | undefined => {
  if (/\d\s*[–—-]\s*\d|\d:\d/.test(text)) return undefined
  const day = /(?<!\d)([12]?\d|3[01])(?:st|nd|rd|th|\.)?\s+\p{L}{3,}|\p{L}{3,}\.?\s+([12]?\d|3[01])(?!\d)/u.exec(text)
  return day?.[1] ?? day?.[2]
}

/** The day is the picture: its number as tall as half the sheet and cut by the edge; the whole date stands in the details. */
export const giantDate: Archetype = {
  name: 'giant-date',
  example: 'Open studio day at Foundry Lane, 14 June, 11 am – 6 pm, 23 artists, free entry, poster in cobalt blue',
  suits: (brief) =>
    !isPhoto(brief) &&
    !isLandscape(brief) &&
    brief.copy.some(({ role, text: words }) => role === 'date' && dayOf(words) !== undefined)
      ? 0.45
      : 0,
  compose(composition) {
    const sheet = sheetOf(composition)
    const { brief, direction, plan, width, height, u, margin, measure, random } = sheet
    const ground = random.pick([GROUNDS.accent, GROUNDS.secondary, GROUNDS.ink, GROUNDS.paper])
    const tone = ground === GROUNDS.paper ? ('accent' as const) : ground.ink
    const day = dayOf(plan.when.find(({ role }) => role === 'date')?.text ?? '') ?? ''
    const inner = width - 2 * margin
    const head = stacked(
      [
        sender(sheet, ground),
        fittedTitle(sheet, ground, { width: inner, height: height * (0.2 - density(plan) * 0.05), lines: 3 }),
        lead(sheet, ground, inner),
      ],
      u * 2,
    )
    const foot = details(sheet, ground, { width: inner, rule: true })
    const middle = height - 2 * margin - head.height - foot.height - u * 6
    const font = { family: direction.typography.display, weight: Math.max(700, direction.weights.display) }
    const { capHeight } = measure.metrics(font, 1)
    // Old-style figures hang below the line.
    const drawn = boundsOf(contours(measure.outline(day || '0', font, 1000).d))
    const hanging = Math.max(0, (drawn.y + drawn.height) / 1000)
    const natural = Math.max(measure.width(day || '0', font, 1), (drawn.x + drawn.width) / 1000)
    // As tall as there is room, and not so wide that nothing is left for the subject.
    const size = Math.min(middle / (capHeight + hanging), (inner * (day.length > 1 ? 0.94 : 0.6)) / natural)
    const digits = size * natural
    const art = width - margin - digits - u * 3
    const left = random.chance(0.5)
    const number = frame(
      'day',
      { width: digits, height: middle, layout: { justify: hanging > 0.05 ? 'start' : 'center' } },
      [
        text('day-number', day, {
          role: 'decoration',
          font: 'display',
          weight: font.weight,
          size,
          lineHeight: 1,
          trim: true,
          fill: tone,
          width: digits * 1.05,
        }),
      ],
    )
    const picture =
      art > u * 14
        ? [
            {
              ...artBox(sheet, ground === GROUNDS.paper ? 'secondary' : 'paper', art, middle),
              margin: (left ? [0, -margin, 0, 0] : [0, 0, 0, -margin]) as [number, number, number, number],
            },
          ]
        : []
    return scene(brief, direction, [
      {
        name: 'poster',
        root: column(
          'root',
          { fill: ground.fill, clip: true, layout: { padding: margin, justify: 'between', gap: u * 2.6 } },
          [
            column('head', { layout: { gap: u * 2 } }, head.nodes),
            row(
              'middle',
              { height: middle, layout: { justify: 'between', gap: u * 3 } },
              left ? [number, ...picture] : [...picture, number],
            ),
            ...foot.nodes,
          ],
        ),
      },
    ])
  },
}
