import { column, copyText, frame, row, scene } from '../../scene/build.ts'
import { brandText, ctaButton, density, factGrid, GROUNDS, leadTexts, sheetOf, titleText } from '../shared/sheet.ts'
import { attachedLogo, pictogram } from '../shared/subject.ts'
import type { Archetype } from '../types.ts'

/** The date is the picture: as large as the sheet allows, on colour, the title under it. */
export const giantDate: Archetype = {
  name: 'giant-date',
  example: 'Open studio day at Foundry Lane, 14 June, 11 am – 6 pm, 23 artists, free entry, poster in cobalt blue',
  suits: (brief) =>
    brief.picture?.treatAs !== 'photo' && brief.copy.some(({ role, text }) => role === 'date' && text.length <= 18)
      ? 0.9
      : 0,
  compose(composition) {
    const base = sheetOf(composition)
    const dates = base.plan.when.filter(({ role }) => role === 'date')
    const date = [...dates].sort((a, b) => a.text.length - b.text.length)[0]
    const sheet = { ...base, plan: { ...base.plan, when: base.plan.when.filter((copy) => copy !== date) } }
    const { brief, direction, width, height, u, margin, landscape, random } = sheet
    const upper = random.pick([GROUNDS.accent, GROUNDS.secondary, GROUNDS.ink])
    const ground = GROUNDS.paper
    const inner = width - 2 * margin
    const upperHeight = height * (landscape ? 0.54 : 0.53)
    return scene(brief, direction, [
      {
        name: 'poster',
        root: column('root', { fill: ground.fill }, [
          column(
            'upper',
            {
              role: 'panel',
              fill: upper.fill,
              height: upperHeight,
              layout: { padding: margin, justify: 'between', gap: u * 2 },
            },
            [
              row('sender', { layout: { justify: 'between', align: 'center', gap: u * 2 } }, [
                row('who', { layout: { gap: u * 2, align: 'center' } }, [
                  ...attachedLogo(sheet, u * 6, upper),
                  ...brandText(sheet, upper),
                ]),
                ...pictogram(sheet, upper.mark, { width: u * 15, height: u * 15 }),
              ]),
              ...(date
                ? [
                    copyText('date', date, {
                      font: 'display',
                      weight: Math.max(600, direction.weights.display),
                      tracking: direction.displayTracking,
                      size: u * 46,
                      lineHeight: 0.9,
                      trim: true,
                      fill: upper.ink,
                      width: inner,
                      height: upperHeight - 2 * margin - u * 19,
                      fit: { min: u * 8, lines: landscape ? 1 : 2 },
                    }),
                  ]
                : []),
            ],
          ),
          column(
            'lower',
            {
              height: 'fill',
              layout: { padding: [margin * 0.8, margin, margin, margin], justify: 'between', gap: u * 2 },
            },
            [
              titleText(sheet, ground, {
                size: u * 20,
                width: inner,
                height: height * (landscape ? 0.16 : 0.25 - 0.1 * density(sheet.plan)),
                lineHeight: 1,
                fit: { min: u * 3.4, lines: 3 },
              }),
              ...leadTexts(sheet, ground),
              frame('rule', { role: 'rule', height: Math.max(2, u * 0.3), fill: ground.ink }),
              ...factGrid(sheet, ground, landscape ? 4 : 3),
              ...ctaButton(sheet, 'accent', 'onAccent'),
            ],
          ),
        ]),
      },
    ])
  },
}
