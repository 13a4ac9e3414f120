import { column, row, scene, spacer } from '../../scene/build.ts'
import type { Vector } from '../../scene/types.ts'
import { brandText, ctaButton, density, factGrid, GROUNDS, leadTexts, sheetOf, titleText } from '../shared/sheet.ts'
import { attachedLogo, pictogram } from '../shared/subject.ts'
import type { Archetype } from '../types.ts'

/** A slope of colour cuts the sheet: the title above it, the subject on it, the facts at its foot. */
export const diagonal: Archetype = {
  name: 'diagonal',
  example: 'Flyer for the Harbour Run, 10 km, Sunday 7 June 2026, start 9:00 at Pier 4, sporty, blue and lime',
  suits: (brief) =>
    brief.picture?.treatAs === 'photo'
      ? 0
      : brief.style.tones.some((tone) => ['bold', 'vibrant', 'modern', 'geometric', 'playful'].includes(tone)) ||
          ['sports', 'fitness', 'event', 'automotive'].includes(brief.subject.industry)
        ? 0.95
        : 0.5,
  compose(composition) {
    const sheet = sheetOf(composition)
    const { brief, direction, width, height, u, margin, landscape, random } = sheet
    const ground = GROUNDS.paper
    const slope = random.pick([GROUNDS.accent, GROUNDS.secondary])
    const rises = random.chance(0.6)
    const [high, low] = landscape ? [0.3, 0.62] : [0.36, 0.56]
    const [left, right] = (rises ? [low, high] : [high, low]) as [number, number]
    const band: Vector = {
      type: 'vector',
      id: 'slope',
      role: 'background',
      at: { left: 0, top: 0 },
      width,
      height,
      viewBox: [100, 100],
      scale: 'stretch',
      shapes: [
        { d: `M0 ${left * 100}L100 ${right * 100}V100H0Z`, fill: slope.fill },
        {
          d: `M0 ${left * 100 - 1.6}L100 ${right * 100 - 1.6}V${right * 100 - 0.6}L0 ${left * 100 - 0.6}Z`,
          fill: slope.fill,
        },
      ],
    }
    const size = Math.min(width * 0.54, height * 0.36) * (1 - 0.35 * density(sheet.plan))
    const side = rises ? { right: margin } : { left: margin }
    return scene(brief, direction, [
      {
        name: 'poster',
        root: column('root', { fill: ground.fill, layout: { padding: margin, gap: u * 2 } }, [
          band,
          ...pictogram(sheet, slope.mark, {
            at: { ...side, top: height * (landscape ? 0.42 : 0.5) },
            width: size,
            height: size,
          }),
          row('sender', { layout: { justify: 'between', align: 'center', gap: u * 2 } }, [
            ...brandText(sheet, ground),
            ...attachedLogo(sheet, u * 6, ground),
          ]),
          titleText(sheet, ground, {
            size: u * 21,
            width: (width - 2 * margin) * (landscape ? 0.6 : 0.94),
            height: height * high - margin - u * 9,
            lineHeight: 0.95,
            align: rises ? 'start' : 'end',
            alignSelf: rises ? 'start' : 'end',
            fit: { min: u * 4, lines: 3 },
          }),
          spacer('air'),
          column(
            'lead',
            { width: '52%', alignSelf: rises ? 'start' : 'end', layout: { gap: u * 1.2 } },
            leadTexts(sheet, slope),
          ),
          ...factGrid(sheet, slope, landscape ? 4 : 3),
          ...ctaButton(sheet, slope.ink, slope.fill),
        ]),
      },
    ])
  },
}
