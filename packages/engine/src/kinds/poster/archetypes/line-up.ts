import { column, frame, row, spacer } from '../../../scene/build.ts'
import { copyText, scene } from '../../shared/brief-scene.ts'
import { details } from '../../shared/details.ts'
import { brandText, GROUNDS, leadTexts, sheetOf, titleText } from '../../shared/sheet.ts'
import { attachedLogo, pictogram } from '../../shared/subject.ts'
import type { Archetype } from '../../types.ts'

/** Names or dishes as a tall list, ruled line by line; the title heads it. */
export const lineUp: Archetype = {
  name: 'line-up',
  example:
    'Gig poster "Night Ferry" with The Low Tides, Mara Lune, DJ Okra and Paper Lions, 22 August, Pier 4, doors 7 pm',
  suits: (brief) =>
    brief.copy.filter(({ role }) => role === 'list-item' || role === 'person').length >= 3 &&
    brief.picture?.treatAs !== 'photo'
      ? 1
      : 0,
  compose(composition) {
    const base = sheetOf(composition)
    const entries = [...base.plan.list, ...base.plan.people]
    const sheet = { ...base, plan: { ...base.plan, list: [], people: [] } }
    const { brief, direction, width, height, u, margin, landscape, random } = sheet
    const ground = random.pick([GROUNDS.ink, GROUNDS.paper, GROUNDS.accent])
    const room = height * (landscape ? 0.6 : 0.42)
    const each = Math.min(u * 11, room / entries.length)
    const line = ground === GROUNDS.paper ? ('accent' as const) : ground.ink
    const list = column('line-up', { role: 'group', ...(landscape ? { width: '52%' as const } : {}) }, [
      ...entries.map((copy, index) =>
        column(
          `entry-${index + 1}`,
          {
            height: each,
            layout: { justify: 'center' },
            stroke: { paint: line, width: Math.max(1, u * 0.18), sides: ['top'] },
          },
          [
            copyText(`entry-${index + 1}-name`, copy, {
              font: 'display',
              weight: direction.weights.display,
              size: each * 0.7,
              lineHeight: 1.05,
              fill: ground.ink,
              fit: { min: Math.max(12, u * 1.5), lines: 1 },
            }),
          ],
        ),
      ),
      frame('line-up-end', { role: 'rule', height: Math.max(1, u * 0.18), fill: line }),
    ])
    const head = column(
      'head',
      {
        ...(landscape ? { width: 'fill' as const, height: '100%' as const } : {}),
        layout: { gap: u * 2.4, justify: landscape ? 'between' : 'start' },
      },
      [
        row('sender', { layout: { justify: 'between', align: 'center', gap: u * 2 } }, [
          ...brandText(sheet, ground),
          ...attachedLogo(sheet, u * 6, ground),
          ...(landscape ? [] : pictogram(sheet, ground.mark, { width: u * 9, height: u * 9 })),
        ]),
        titleText(sheet, ground, {
          size: u * 20,
          width: landscape ? (width - 2 * margin) * 0.44 : width - 2 * margin,
          height: height * (landscape ? 0.3 : 0.2),
          lineHeight: 0.95,
          fit: { min: u * 4, lines: 3 },
        }),
        ...leadTexts(sheet, ground),
      ],
    )
    const foot = column('foot', { layout: { gap: u * 1.8 } }, [
      ...details(sheet, ground, { width: landscape ? (width - 2 * margin) * 0.44 : width - 2 * margin }).nodes,
    ])
    const root = landscape
      ? row('root', { fill: ground.fill, layout: { padding: margin, gap: u * 5 } }, [
          column('left', { width: 'fill', height: '100%', layout: { justify: 'between', gap: u * 2 } }, [head, foot]),
          list,
        ])
      : column('root', { fill: ground.fill, layout: { padding: margin, gap: u * 3 } }, [
          head,
          spacer('air-1'),
          list,
          spacer('air-2'),
          foot,
        ])
    return scene(brief, direction, [{ name: 'poster', root }])
  },
}
