import { circle, land } from '../../../imagery/illustrations/types.ts'
import { column, frame } from '../../../scene/build.ts'
import type { Vector } from '../../../scene/types.ts'
import { scene } from '../../shared/brief-scene.ts'
import { density, GROUNDS, sheetOf } from '../../shared/sheet.ts'
import { standingOut } from '../../shared/standing-out.ts'
import { pictogram } from '../../shared/subject.ts'
import type { Archetype } from '../../types.ts'
import { divided } from '../parts/blocks.ts'

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
        ? 0.42
        : 0.28,
  compose(composition) {
    const sheet = sheetOf(composition)
    const { brief, direction, plan, width, height, u, margin, random } = sheet
    const sky = random.pick([GROUNDS.paper, GROUNDS.accent])
    const sun = sky === GROUNDS.accent ? ('secondary' as const) : ('accent' as const)
    const earth = GROUNDS.ink
    const { head, foot } = divided(sheet, sky, {
      titleShare: 0.24 - density(plan) * 0.07,
      picture: 0.42,
      foot: earth,
      title: { lines: 3 },
    })
    const rise = Math.max(height * 0.2, foot.height + margin * 2)
    const ground = height - rise
    const radius = Math.min(width * 0.46, (ground - margin - head.height - u * 3) / 1.52)
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
            behind: sun,
          }),
          column('head', { layout: { padding: [margin, margin, 0, margin], gap: u * 2.2 } }, head.nodes),
          frame('air', { height: 'fill' }),
          column('foot', { layout: { padding: [0, margin, margin, margin] } }, foot.nodes),
        ]),
      },
    ])
  },
}
