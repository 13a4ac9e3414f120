import { circle, land } from '../../imagery/illustrations/types.ts'
import { column, frame, scene } from '../../scene/build.ts'
import type { Vector } from '../../scene/types.ts'
import { brandText, ctaButton, density, factGrid, GROUNDS, leadTexts, sheetOf, titleText } from '../shared/sheet.ts'
import { standingOut } from '../shared/standing-out.ts'
import { attachedLogo, hasPictogram, pictogram } from '../shared/subject.ts'
import type { Archetype } from '../types.ts'

/** The subject stands on a rise before a sun as wide as the sheet; the title is in the sky, the facts in the ground. */
export const horizon: Archetype = {
  name: 'horizon',
  example:
    'Poster for the Fox & Field wildlife walk, Sunday 12 April, 7 am, Greenfield reserve, orange and forest green',
  suits: (brief) =>
    brief.picture?.treatAs === 'photo' ||
    brief.negatives.some(({ what }) => what === 'icon' || what === 'picture') ||
    (brief.format.height !== 'auto' && brief.format.width > brief.format.height * 1.1)
      ? 0
      : brief.subject.objects.length > 0
        ? 0.9
        : 0.5,
  compose(composition) {
    const sheet = sheetOf(composition)
    const { brief, direction, plan, width, height, u, margin, random } = sheet
    if (!hasPictogram(sheet)) return scene(brief, direction, [])
    const sky = random.pick([GROUNDS.paper, GROUNDS.accent])
    const sun = sky === GROUNDS.accent ? ('secondary' as const) : ('accent' as const)
    const earth = GROUNDS.ink
    const busy = density(plan)
    const rise = height * (0.23 + busy * 0.14)
    const ground = height - rise
    const radius = Math.min(width * 0.44, height * (0.33 - busy * 0.06))
    const cx = width * random.pick([0.5, 0.58, 0.42])
    const cy = ground - radius * 0.52
    const size = radius * 1.32
    const hill = random
      .pick([
        [0.9, 1, 0.94, 0.98],
        [0.97, 0.93, 1, 0.92],
        [0.94, 1, 1, 0.94],
      ])
      .map((share) => (rise * share) / height)
    const backdrop: Vector = {
      type: 'vector',
      id: 'sky',
      role: 'background',
      at: { left: 0, top: 0 },
      width,
      height,
      viewBox: [width, height],
      shapes: [
        { d: circle(cx, cy, radius), fill: sun },
        { d: land(width, height, hill), fill: earth.fill },
      ],
    }
    // The feet stand a little below the ridge, so that nothing floats.
    const feet = ground + rise * 0.03 + size * 0.03
    return scene(brief, direction, [
      {
        name: 'poster',
        root: column('root', { fill: sky.fill, clip: true }, [
          backdrop,
          ...pictogram(sheet, standingOut(sheet, [sun], ['ink', 'paper', 'onAccent']), {
            at: { left: cx - size / 2, top: feet - size },
            width: size,
            height: size,
          }),
          column(
            'head',
            {
              width,
              height: cy - radius - margin * 0.2,
              layout: { padding: [margin, margin, 0, margin], gap: u * 1.6 },
            },
            [
              ...brandText(sheet, sky),
              ...attachedLogo(sheet, u * 6, sky),
              titleText(sheet, sky, {
                size: u * 22,
                width: width - 2 * margin,
                height: Math.max(
                  u * 10,
                  cy - radius - margin * 1.4 - (plan.brand ? u * 5 : 0) - plan.lead.length * u * 6,
                ),
                lineHeight: 0.96,
                fit: { min: u * 4, lines: 3 },
              }),
              ...leadTexts(sheet, sky),
            ],
          ),
          frame('foot-air', { height: 'fill' }),
          column(
            'foot',
            { height: rise * 0.84, layout: { padding: [0, margin, margin, margin], justify: 'end', gap: u * 1.6 } },
            [...factGrid(sheet, earth, 3), ...ctaButton(sheet, earth.ink, earth.fill)],
          ),
        ]),
      },
    ])
  },
}
