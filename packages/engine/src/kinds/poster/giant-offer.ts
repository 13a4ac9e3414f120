import { column, copyText, frame, row, scene } from '../../scene/build.ts'
import { planCopy } from '../shared/plan.ts'
import { brandText, ctaButton, factGrid, GROUNDS, leadTexts, sheetOf } from '../shared/sheet.ts'
import { attachedLogo, pictogram } from '../shared/subject.ts'
import type { Archetype } from '../types.ts'

/** The number that people come for, larger than anything; what it is about above, when and where below. */
export const giantOffer: Archetype = {
  name: 'giant-offer',
  example: 'Sale flyer for Nordby Bikes: 40% off all city bikes, 1–10 October, in store and at nordbybikes.com',
  suits: (brief) =>
    brief.copy.some(({ role, text }) => role === 'offer' && text.length <= 24)
      ? 1
      : brief.copy.some(({ role, text }) => role === 'price' && text.length <= 10)
        ? 0.3
        : 0,
  compose(composition) {
    const base = sheetOf(composition)
    // The shortest offer leads; the headline explains it.
    const shortest = [...base.brief.copy]
      .filter(({ role }) => role === 'offer' || role === 'price')
      .sort((a, b) => a.text.length - b.text.length)[0]
    const ordered = {
      ...base.brief,
      copy: [...(shortest ? [shortest] : []), ...base.brief.copy.filter((copy) => copy !== shortest)],
    }
    const plan = planCopy(ordered, ['offer', 'price', 'headline', 'brand'])
    const headline = plan.rest.find(({ role }) => role === 'headline')
    const sheet = { ...base, plan: { ...plan, rest: plan.rest.filter((copy) => copy !== headline) } }
    const { brief, direction, width, height, u, margin, landscape, random } = sheet
    const ground = random.pick([GROUNDS.accent, GROUNDS.secondary])
    const lower = GROUNDS.paper
    const inner = width - 2 * margin
    return scene(brief, direction, [
      {
        name: 'poster',
        root: column('root', { fill: lower.fill }, [
          column(
            'upper',
            {
              role: 'panel',
              fill: ground.fill,
              height: height * (landscape ? 0.62 : 0.66),
              clip: true,
              layout: { padding: margin, justify: 'between', gap: u * 2 },
            },
            [
              ...pictogram(sheet, ground.mark, {
                at: { right: -u * 8, bottom: -u * 8 },
                width: u * 52,
                height: u * 52,
                opacity: 0.14,
              }),
              row('head', { layout: { justify: 'between', align: 'center', gap: u * 2 } }, [
                ...brandText(sheet, ground),
                ...attachedLogo(sheet, u * 6, ground),
              ]),
              copyText('title', plan.title, {
                font: 'display',
                weight: Math.max(700, direction.weights.display),
                size: u * 50,
                lineHeight: 0.92,
                trim: true,
                tracking: direction.displayTracking,
                fill: ground.ink,
                width: inner,
                height: height * (landscape ? 0.3 : 0.34),
                fit: { min: u * 8, lines: 2 },
                element: 'h1',
              }),
              ...(headline
                ? [
                    copyText('headline', headline, {
                      font: 'display',
                      weight: direction.weights.display,
                      size: u * 7,
                      lineHeight: 1.05,
                      fill: ground.ink,
                      width: inner,
                      maxWidth: inner * 0.85,
                      fit: { min: u * 2.6, lines: 2 },
                      element: 'h2',
                    }),
                  ]
                : []),
            ],
          ),
          column(
            'lower',
            {
              height: 'fill',
              layout: { padding: [margin * 0.7, margin, margin * 0.8, margin], justify: 'between', gap: u * 1.8 },
            },
            [
              column('explain', { layout: { gap: u } }, leadTexts(sheet, lower)),
              frame('rule', { role: 'rule', height: Math.max(2, u * 0.25), fill: lower.ink }),
              ...factGrid(sheet, lower, landscape ? 4 : 3),
              ...ctaButton(sheet, 'accent', 'onAccent'),
            ],
          ),
        ]),
      },
    ])
  },
}
