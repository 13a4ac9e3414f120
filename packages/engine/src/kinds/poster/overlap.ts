import { column, frame, row, scene } from '../../scene/build.ts'
import type { Vector } from '../../scene/types.ts'
import { brandText, ctaButton, density, factGrid, GROUNDS, leadTexts, sheetOf, titleText } from '../shared/sheet.ts'
import { standingOut } from '../shared/standing-out.ts'
import { attachedLogo, hasPictogram, pictogram } from '../shared/subject.ts'
import type { Archetype } from '../types.ts'

const SOLID = /-fill$|-filled$|^game-icons:/

/** The subject, nearly as wide as the sheet, across the seam of two colours, before one plain form. */
export const overlap: Archetype = {
  name: 'overlap',
  example: 'Poster for the octopus exhibition "Eight Arms", Aquarium Bergen, 1 May – 30 August, coral and deep blue',
  suits: (brief) =>
    brief.picture?.treatAs === 'photo' ||
    brief.negatives.some(({ what }) => what === 'icon') ||
    (brief.format.height !== 'auto' && brief.format.width > brief.format.height * 1.1)
      ? 0
      : brief.subject.objects.length > 0
        ? 0.95
        : 0.6,
  compose(composition) {
    const sheet = sheetOf(composition)
    const { brief, direction, plan, width, height, u, margin, random } = sheet
    const busy = density(plan)
    const [upper, lower] = random.pick([
      [GROUNDS.paper, GROUNDS.accent],
      [GROUNDS.accent, GROUNDS.paper],
      [GROUNDS.surface, GROUNDS.ink],
    ])
    const form = upper === GROUNDS.accent || lower === GROUNDS.accent ? ('secondary' as const) : ('accent' as const)
    const head = height * 0.27
    const foot = height * (0.17 + busy * 0.18)
    const [boxTop, boxHeight] = [head, height - head - foot]
    const size = Math.min(width * 0.86, boxHeight * (SOLID.test(direction.pictograms[0] ?? '') ? 0.96 : 0.82))
    const seam = boxTop + boxHeight * 0.56
    // A drawing in lines needs one calm ground; a solid one may cross several.
    const solid = SOLID.test(direction.pictograms[0] ?? '')
    const disc = size * (solid ? random.pick([0.62, 0.74]) : 1.06)
    const shift = solid ? size * random.pick([-0.24, 0.24]) : 0
    const cx = width / 2
    const shape: Vector = {
      type: 'vector',
      id: 'form',
      role: 'background',
      at: { left: cx - disc / 2 + shift, top: boxTop + boxHeight / 2 - disc * (solid ? 0.62 : 0.5) },
      width: disc,
      height: disc,
      viewBox: [100, 100],
      shapes: [
        {
          d: random.pick([
            'M0 50A50 50 0 1 1 100 50A50 50 0 1 1 0 50Z',
            ...(solid ? ['M0 100V50A50 50 0 0 1 100 50V100Z', 'M50 0L100 100H0Z'] : []),
          ]),
          fill: form,
        },
      ],
    }
    const paint = standingOut(sheet, solid ? [upper.fill, lower.fill, form] : [form], [
      'ink',
      'paper',
      'accent',
      'onAccent',
      'secondary',
    ])
    return scene(brief, direction, [
      {
        name: 'poster',
        root: column('root', { fill: upper.fill, clip: true }, [
          frame('lower', {
            role: 'background',
            at: { left: 0, top: seam },
            width,
            height: height - seam,
            fill: lower.fill,
          }),
          shape,
          ...(hasPictogram(sheet)
            ? pictogram(sheet, paint, {
                at: { left: cx - size / 2, top: boxTop + (boxHeight - size) / 2 },
                width: size,
                height: size,
              })
            : []),
          column('head', { height: head, layout: { padding: [margin, margin, 0, margin], gap: u * 1.6 } }, [
            row('sender', { layout: { justify: 'between', align: 'center', gap: u * 2 } }, [
              ...brandText(sheet, upper),
              ...attachedLogo(sheet, u * 6, upper),
            ]),
            titleText(sheet, upper, {
              size: u * 24,
              width: width - 2 * margin,
              height: head - margin - (plan.brand ? u * 5 : 0) - plan.lead.length * u * 6,
              lineHeight: 0.95,
              fit: { min: u * 4, lines: 3 },
            }),
            ...leadTexts(sheet, upper),
          ]),
          frame('air', { height: boxHeight }),
          column(
            'foot',
            { height: foot, layout: { padding: [0, margin, margin, margin], justify: 'end', gap: u * 1.6 } },
            [...factGrid(sheet, lower, 3), ...ctaButton(sheet, lower.ink, lower.fill)],
          ),
        ]),
      },
    ])
  },
}
