import { circle, rect, round } from '../../../imagery/illustrations/types.ts'
import { column, frame, row } from '../../../scene/build.ts'
import type { PaletteRole, Shape, Vector } from '../../../scene/types.ts'
import { scene } from '../../shared/brief-scene.ts'
import { density, GROUNDS, sheetOf } from '../../shared/sheet.ts'
import { standingOut } from '../../shared/standing-out.ts'
import { pictogram } from '../../shared/subject.ts'
import type { Archetype } from '../../types.ts'
import { divided } from '../parts/blocks.ts'

/** Few large forms in balance — disc, bar, quarter, stripes — and type that keeps to their axis. */
export const bauhaus: Archetype = {
  name: 'bauhaus',
  example:
    'Poster for a lecture series on modern architecture, "Form & Use", Thursdays 6 pm, Aula, bauhaus style, red, yellow, blue',
  suits: (brief) =>
    brief.picture?.treatAs === 'photo' || brief.negatives.some(({ what }) => what === 'pattern')
      ? 0
      : brief.style.tones.some((tone) => ['bauhaus', 'geometric', 'swiss', 'modern', 'retro'].includes(tone)) ||
          ['design', 'architecture', 'art', 'education', 'technology'].includes(brief.subject.industry)
        ? 0.9
        : 0.25,
  compose(composition) {
    const sheet = sheetOf(composition)
    const { brief, direction, plan, width, height, u, margin, landscape, random } = sheet
    const ground = GROUNDS.paper
    const wide = landscape ? width * 0.5 : width
    const inner = wide - 2 * margin
    const { head, foot, left } = divided(sheet, ground, {
      titleShare: landscape ? 0.36 : 0.2 - density(plan) * 0.05,
      picture: landscape ? 0.1 : 0.44,
      width: inner,
      rule: true,
      button: ['ink', 'paper'],
      title: { lines: 3 },
    })
    const [w, h] = landscape ? [width - wide, height] : [width, left + margin - u * 5]
    const tones = random.shuffle<PaletteRole>(['accent', 'secondary', 'ink']) as [PaletteRole, PaletteRole, PaletteRole]
    const axis = w * random.pick([0.36, 0.5, 0.62])
    const r = Math.min(axis, w - axis, h * 0.5) * 0.94
    const shapes: Shape[] = [
      { d: circle(axis, h * 0.5, r), fill: tones[0] },
      {
        d: `M${round(axis)} ${round(h * 0.5)}h${round(r)}a${round(r)} ${round(r)} 0 0 1 ${round(-r)} ${round(r)}Z`,
        fill: tones[1],
      },
      { d: rect(axis - w * 0.012, 0, w * 0.024, h), fill: tones[2] },
      {
        d: Array.from({ length: 5 }, (_, i) =>
          rect(axis + r * 0.22, h * 0.06 + i * h * 0.05, w - axis - r * 0.22, h * 0.022),
        ).join(''),
        fill: tones[2],
      },
    ]
    const art: Vector = {
      type: 'vector',
      id: 'forms',
      role: 'illustration',
      viewBox: [round(w), round(h)],
      width: w,
      height: h,
      scale: 'cover',
      shapes,
    }
    // The subject looks out of the left half of the disc.
    const side = r * 0.74
    const forms = frame('art', { width: w, height: h, clip: true }, [
      art,
      ...pictogram(sheet, standingOut(sheet, [tones[0]]), {
        at: { left: axis - r * 0.47 - side / 2, top: h * 0.5 - side / 2 },
        width: side,
        height: side,
      }),
    ])
    const words = column(
      'words',
      {
        ...(landscape ? { width: 'fill' as const, height: '100%' as const } : { height: 'fill' as const }),
        layout: { padding: margin, justify: 'between', gap: u * 2 },
      },
      [column('head', { layout: { gap: u * 2.2 } }, head.nodes), ...foot.nodes],
    )
    const make = landscape ? row : column
    return scene(brief, direction, [
      {
        name: 'poster',
        root: make('root', { fill: ground.fill }, random.chance(0.7) ? [forms, words] : [words, forms]),
      },
    ])
  },
}
