import { column, frame, row, scene } from '../../scene/build.ts'
import { brandText, ctaButton, density, factStack, GROUNDS, leadTexts, sheetOf, titleText } from '../shared/sheet.ts'
import { attachedLogo, pictogram } from '../shared/subject.ts'
import type { Archetype } from '../types.ts'

/** Ceremonial: centred within a double frame, a small emblem on top, the facts as one quiet column. */
export const framed: Archetype = {
  name: 'framed',
  example:
    'Elegant poster for a string quartet evening, "Late Beethoven", 14 November 2026, 8 pm, St. Anne Chapel, deep green and gold',
  suits: (brief) =>
    brief.negatives.some(({ what }) => what === 'border') || brief.picture?.treatAs === 'photo'
      ? 0
      : brief.style.tones.some((tone) => ['elegant', 'luxury', 'classic', 'vintage', 'art-deco', 'calm'].includes(tone))
        ? 1
        : 0.35,
  compose(composition) {
    const sheet = sheetOf(composition)
    const { brief, direction, plan, width, height, u, margin, landscape, random } = sheet
    const ground = random.chance(0.5) ? GROUNDS.paper : GROUNDS.secondary
    const line = ground === GROUNDS.paper ? ('accent' as const) : ground.ink
    const outer = margin * 0.55
    const inner = outer + u * 1.1
    const padding = inner + u * (landscape ? 4 : 5.5)
    const emblem = u * (26 - density(plan) * 17)
    const centred = { align: 'center' as const }
    return scene(brief, direction, [
      {
        name: 'poster',
        root: column(
          'root',
          {
            fill: ground.fill,
            layout: { padding: [padding, padding, padding, padding], align: 'center', justify: 'between', gap: u * 2 },
          },
          [
            frame('frame-outer', {
              role: 'frame',
              at: { left: outer, top: outer, right: outer, bottom: outer },
              stroke: { paint: line, width: Math.max(2, u * 0.45) },
            }),
            frame('frame-inner', {
              role: 'frame',
              at: { left: inner, top: inner, right: inner, bottom: inner },
              stroke: { paint: line, width: Math.max(1, u * 0.12) },
            }),
            column('head', { width: '100%', layout: { align: 'center', gap: u * 3 } }, [
              ...brandText(sheet, ground, { ...centred, font: 'text', tracking: 0.04 }),
              ...attachedLogo(sheet, emblem, ground),
              ...(brief.picture ? [] : pictogram(sheet, line, { width: emblem, height: emblem })),
            ]),
            column('middle', { width: '100%', layout: { align: 'center', gap: u * 3 } }, [
              titleText(sheet, ground, {
                ...centred,
                size: u * 23,
                width: width - 2 * padding,
                height: height * (landscape ? 0.3 : 0.3 - density(plan) * 0.08),
                fit: { min: u * 4, lines: 4 },
                lineHeight: 1.02,
              }),
              frame('ornament', { role: 'rule', width: u * 9, height: Math.max(2, u * 0.25), fill: line }),
              ...leadTexts(sheet, ground, centred),
            ]),
            landscape
              ? row(
                  'facts',
                  { layout: { gap: u * 4, justify: 'center' } },
                  factStack(sheet, ground, { align: 'center' }),
                )
              : column(
                  'facts',
                  { layout: { gap: u * 1.5, align: 'center' } },
                  factStack(sheet, ground, { align: 'center' }),
                ),
            ...ctaButton(sheet, ground.ink, ground.fill).map((button) => ({ ...button, alignSelf: 'center' as const })),
          ],
        ),
      },
    ])
  },
}
