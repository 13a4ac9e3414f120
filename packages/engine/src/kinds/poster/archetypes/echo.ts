import { column, row, text } from '../../../scene/build.ts'
import { copyText, scene } from '../../shared/brief-scene.ts'
import { details, lead } from '../../shared/details.ts'
import { brandText, GROUNDS, sheetOf } from '../../shared/sheet.ts'
import { attachedLogo } from '../../shared/subject.ts'
import type { Archetype } from '../../types.ts'

/** A short title, printed again and again down the sheet in fading ink; one of them is the title. */
export const echo: Archetype = {
  name: 'echo',
  example: 'Poster "ENCORE" theatre festival, 3–9 November, five stages, Lindenhof, modern, magenta',
  suits: (brief) => {
    const title = brief.copy.find(({ role }) => role === 'headline') ?? brief.copy.find(({ role }) => role === 'brand')
    return brief.picture?.treatAs === 'photo' || (title?.text.length ?? 99) > 13
      ? 0
      : brief.subject.objects.length > 0
        ? 0.5
        : 0.7
  },
  compose(composition) {
    const sheet = sheetOf(composition)
    const { brief, direction, plan, width, height, u, margin, landscape, measure, random } = sheet
    const ground = random.pick([GROUNDS.accent, GROUNDS.paper, GROUNDS.ink])
    const ink = ground === GROUNDS.paper ? ('accent' as const) : ground.ink
    const weight = Math.max(700, direction.weights.display)
    const font = { family: direction.typography.display, weight }
    const inner = width - 2 * margin
    const told = lead(sheet, ground, inner)
    const foot = details(sheet, ground, { width: inner, rule: true, columns: landscape ? 3 : 2 })
    const room = height - 2 * margin - foot.height - told.height - u * 14
    const natural = measure.width(plan.title.text, font, 100, direction.displayTracking)
    const times = landscape ? 3 : 5
    const capHeight = measure.metrics(font, 1).capHeight
    const size = Math.min((inner / natural) * 100, room / times / capHeight / 1.16)
    const common = {
      font: 'display' as const,
      weight,
      tracking: direction.displayTracking,
      size,
      lineHeight: 1,
      trim: true as const,
      width: inner,
      fit: { min: u * 4, lines: 1 },
    }
    const strong = random.int(times)
    return scene(brief, direction, [
      {
        name: 'poster',
        root: column('root', { fill: ground.fill, layout: { padding: margin, justify: 'between', gap: u * 2 } }, [
          row('head', { layout: { justify: 'between', align: 'center', gap: u * 2 } }, [
            ...brandText(sheet, ground),
            ...attachedLogo(sheet, u * 6, ground),
          ]),
          column(
            'echo',
            { role: 'group', layout: { gap: size * capHeight * 0.16 } },
            Array.from({ length: times }, (_, index) =>
              index === strong
                ? copyText('title', plan.title, {
                    ...common,
                    role: plan.title.role === 'brand' ? 'brand' : 'headline',
                    fill: ink,
                    element: 'h1',
                  })
                : text(`echo-${index + 1}`, plan.title.text, {
                    ...common,
                    role: 'decoration',
                    fill: { colour: ink, alpha: 0.16 + 0.1 * Math.max(0, 3 - Math.abs(index - strong)) },
                  }),
            ),
          ),
          column('foot', { layout: { gap: u * 2 } }, [...told.nodes, ...foot.nodes]),
        ]),
      },
    ])
  },
}
