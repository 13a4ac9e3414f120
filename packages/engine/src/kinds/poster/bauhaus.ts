import { circle, rect, round } from '../../imagery/illustrations/types.ts'
import { column, frame, row, scene } from '../../scene/build.ts'
import type { ColourRef, Shape, Vector } from '../../scene/types.ts'
import { brandText, ctaButton, density, factGrid, GROUNDS, leadTexts, sheetOf, titleText } from '../shared/sheet.ts'
import { attachedLogo } from '../shared/subject.ts'
import type { Archetype } from '../types.ts'

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
    const busy = density(plan)
    const [w, h] = landscape ? [width * 0.5, height] : [width, height * (0.5 - busy * 0.1)]
    const tones = random.shuffle(['accent', 'secondary', 'ink'] as ColourRef[]) as [ColourRef, ColourRef, ColourRef]
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
      { d: circle(axis - r * 0.55, h * 0.5 - r * 0.4, r * 0.2), fill: ground.fill },
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
    const words = column(
      'words',
      {
        ...(landscape ? { width: 'fill' as const, height: '100%' as const } : { height: 'fill' as const }),
        layout: { padding: margin, justify: 'between', gap: u * 2 },
      },
      [
        column('top', { layout: { gap: u * 2 } }, [
          row('sender', { layout: { gap: u * 2, align: 'center' } }, [
            ...attachedLogo(sheet, u * 6, ground),
            ...brandText(sheet, ground),
          ]),
          titleText(sheet, ground, {
            size: u * 20,
            width: (landscape ? width - w : width) - 2 * margin,
            height: height * (landscape ? 0.34 : 0.18),
            lineHeight: 0.96,
            fit: { min: u * 4, lines: 3 },
          }),
          ...leadTexts(sheet, ground),
        ]),
        column('foot', { layout: { gap: u * 1.8 } }, [
          frame('rule', { role: 'rule', height: Math.max(3, u * 0.6), fill: tones[2] }),
          ...factGrid(sheet, ground, landscape ? 2 : 3),
          ...ctaButton(sheet, 'ink', 'paper'),
        ]),
      ],
    )
    const make = landscape ? row : column
    return scene(brief, direction, [
      { name: 'poster', root: make('root', { fill: ground.fill }, random.chance(0.7) ? [art, words] : [words, art]) },
    ])
  },
}
