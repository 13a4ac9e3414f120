import { column, frame, row } from '../../../scene/build.ts'
import type { Frame, Node } from '../../../scene/types.ts'
import { copyText, scene } from '../../shared/brief-scene.ts'
import { informing } from '../../shared/plan.ts'
import { GROUNDS, type Ground } from '../../shared/sheet.ts'
import type { Archetype } from '../../types.ts'
import {
  bannerSheet,
  headline,
  leads,
  sender,
  stackedFacts,
  stripHeadline,
  supportSize,
} from '../parts/banner-sheet.ts'

/** Every part of the message on a band of its own colour, stacked like coloured paper; strips lay them side by side. */
export const bands: Archetype = {
  name: 'bands',
  example: 'Banner "Four nights of film" at Kino Palme, 3–6 October, kinopalme.example, Buy a pass, retro colours',
  suits: (brief) =>
    brief.picture?.treatAs === 'photo'
      ? 0
      : brief.subject.objects.length > 0
        ? 0.25
        : brief.copy.length >= 3
          ? 0.55
          : 0.3,
  compose(composition) {
    const sheet = bannerSheet(composition)
    const { brief, direction, plan, width, height, margin, proportion, random } = sheet
    const strip = proportion === 'strip'
    const facts = informing(plan)
    const said = Number(plan.brand !== undefined) + plan.lead.length + facts.length
    const usual = supportSize(sheet) * (proportion === 'wide' ? 0.8 : 1)
    // The words under the headline leave it a third of the height.
    const size = strip ? usual : Math.max(11, Math.min(usual, (height * 0.6 - margin * 2.5) / (said * 1.6 + 2)))
    const [first, second, third] = random.pick([
      [GROUNDS.accent, GROUNDS.paper, GROUNDS.ink],
      [GROUNDS.paper, GROUNDS.accent, GROUNDS.secondary],
      [GROUNDS.ink, GROUNDS.secondary, GROUNDS.paper],
    ])
    const band = (id: string, ground: Ground, children: Node[], options: Partial<Frame> = {}): Frame[] =>
      children.length > 0
        ? [
            (strip ? row : column)(
              id,
              {
                role: 'band',
                fill: ground.fill,
                ...(strip && { height: '100%' as const }),
                layout: {
                  padding: strip ? [0, margin * 1.3, 0, margin * 1.3] : [margin * 0.62, margin, margin * 0.62, margin],
                  justify: 'center',
                  gap: size * 0.5,
                  align: strip ? 'center' : 'stretch',
                },
                ...options,
              },
              children,
            ),
          ]
        : []
    const call = plan.cta
      ? [
          copyText('cta', plan.cta, {
            font: 'text',
            weight: direction.weights.strong,
            size: size * 1.15,
            lineHeight: 1.2,
            fill: third.ink,
            fit: { min: sheet.tiny ? 8 : 11, lines: 2 },
          }),
        ]
      : []
    const under = [
      ...sender(sheet, second, strip ? {} : { mark: 'beside', size }),
      ...leads(sheet, second, { size }),
      ...stackedFacts(sheet, second, { size }),
    ]
    // A strip's widths are reckoned before layout: the middle band gets what its words need, at most a third.
    const letters = Math.max(
      0,
      ...[...facts, ...plan.lead, ...(plan.brand ? [plan.brand] : [])].map(({ text }) => text.length),
    )
    const middle = under.length > 0 ? Math.min(width * 0.36, letters * size * 0.6 + margin * 2.6) : 0
    const end = plan.cta ? Math.min(width * 0.3, plan.cta.text.length * size * 0.68 + margin * 2.6) : 0
    const bandOf = (lines: number) => (lines > 0 ? lines * size * 1.6 + margin * 1.24 : 0)
    const left = height - bandOf(said) - (plan.cta ? bandOf(1) : margin * 0.8) - margin * 2.4
    const large = strip
      ? { width: width - middle - end - 2.8 * margin, height: height * 0.52, most: height * 0.6 }
      : { width: width - 2 * margin, height: Math.min(height * (facts.length > 4 ? 0.3 : 0.5), left), most: Infinity }
    const compact = strip && under.length > 3 ? { size: Math.max(9, size * 0.8) } : {}
    const stack = strip
      ? [...sender(sheet, second, compact), ...leads(sheet, second, compact), ...stackedFacts(sheet, second, compact)]
      : under
    return scene(brief, direction, [
      {
        name: 'banner',
        root: (strip ? row : column)('root', { fill: first.fill }, [
          ...band(
            'band-title',
            first,
            [strip ? stripHeadline(sheet, first, large) : headline(sheet, first, large)],
            strip ? { width: 'fill' } : { height: 'fill' },
          ),
          ...band(
            'band-facts',
            second,
            strip && stack.length > 0
              ? [column('stack', { width: middle - 2.6 * margin, layout: { gap: size * 0.25 } }, stack)]
              : stack,
            strip ? { width: middle } : {},
          ),
          ...band('band-call', third, call, strip ? { width: end } : {}),
          ...(strip || plan.cta ? [] : [frame('band-end', { role: 'band', fill: third.fill, height: margin * 0.8 })]),
        ]),
      },
    ])
  },
}
