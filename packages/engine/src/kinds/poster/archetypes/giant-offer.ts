import type { Copy } from '../../../brief/types.ts'
import { column } from '../../../scene/build.ts'
import { artBox } from '../../shared/art/art.ts'
import { copyText, scene } from '../../shared/brief-scene.ts'
import { type Block, details, fittedTitle, lead, sender, stacked } from '../../shared/details.ts'
import { planCopy } from '../../shared/plan.ts'
import { GROUNDS, type Ground, type Sheet, sheetOf } from '../../shared/sheet.ts'
import { sizeFor } from '../../shared/size-for.ts'
import type { Archetype } from '../../types.ts'
import { SELLS } from '../parts/blocks.ts'

/** The number that people come for, larger than anything; what it is about above, when and where below. */
export const giantOffer: Archetype = {
  name: 'giant-offer',
  example: 'Sale flyer for Nordby Bikes: 40% off all city bikes, 1–10 October, in store and at nordbybikes.com',
  suits: (brief) =>
    brief.copy.some(({ role, text }) => role === 'offer' && text.length <= 24)
      ? 1
      : SELLS.includes(brief.subject.industry) &&
          brief.copy.some(({ role, text }) => role === 'price' && text.length <= 10)
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
    const ground = random.pick([GROUNDS.accent, GROUNDS.secondary, GROUNDS.ink])
    const field = ground === GROUNDS.accent ? GROUNDS.ink : GROUNDS.accent
    const inner = width - 2 * margin
    const gap = u * 3
    const weight = Math.max(700, direction.weights.display)
    const foot = details(sheet, ground, { width: inner, columns: landscape ? 3 : 2, rule: true })
    const told = stacked([headlineBlock(sheet, ground, headline, inner), lead(sheet, ground, inner)], gap)
    const who = sender(sheet, ground)
    const room = height - 2 * margin - foot.height - told.height - who.height - 3 * gap
    const offer = fittedTitle(sheet, ground, { width: inner, height: room * 0.62, lines: 2, most: 80, weight })
    const art = room - offer.height - gap
    return scene(brief, direction, [
      {
        name: 'poster',
        root: column('root', { fill: ground.fill, clip: true, layout: { padding: margin, justify: 'between', gap } }, [
          ...who.nodes,
          ...offer.nodes,
          ...told.nodes,
          ...(art > u * 12
            ? [
                {
                  ...artBox(sheet, field.fill, width, art, {
                    among: ['wallpaper', 'quilt', 'stand', 'group', 'crop', 'scenic'],
                  }),
                  margin: [0, -margin, 0, -margin] as [number, number, number, number],
                },
              ]
            : []),
          ...foot.nodes,
        ]),
      },
    ])
  },
}

/** What the offer is about, in the voice of the title. */
function headlineBlock(sheet: Sheet, ground: Ground, headline: Copy | undefined, width: number): Block {
  if (!headline) return { nodes: [], height: 0 }
  const { u, direction, measure } = sheet
  const font = { family: direction.typography.display, weight: direction.weights.display }
  const room = { width, height: u * 14, lines: 2, lineHeight: 1.05 }
  const size = Math.min(u * 9, sizeFor(measure, headline.text, font, room))
  const lines = measure.width(headline.text, font, size) > width ? 2 : 1
  return {
    nodes: [
      copyText('headline', headline, {
        font: 'display',
        weight: font.weight,
        size,
        lineHeight: 1.05,
        fill: ground.ink,
        width,
        trim: true,
        fit: { min: u * 2.6, lines: 3 },
        element: 'h2',
      }),
    ],
    height: size * (lines - 0.3) * 1.05,
  }
}
