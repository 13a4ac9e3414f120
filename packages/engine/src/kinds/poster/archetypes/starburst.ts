import { round } from '../../../imagery/illustrations/types.ts'
import { column, frame } from '../../../scene/build.ts'
import type { Vector } from '../../../scene/types.ts'
import { copyText, scene } from '../../shared/brief-scene.ts'
import { details, fittedTitle, lead, sender, stacked } from '../../shared/details.ts'
import { GROUNDS, sheetOf } from '../../shared/sheet.ts'
import { sizeFor } from '../../shared/size-for.ts'
import { SMALL, veil } from '../../shared/veil.ts'
import type { Archetype } from '../../types.ts'
import { hasTone, isLandscape, isPhoto, SELLS } from '../parts/blocks.ts'

/** A star of many points with the offer in it, on rays that run over the whole sheet. */
export const starburst: Archetype = {
  name: 'starburst',
  example: 'Flyer: Mega Summer Sale at Bolt Electronics, 30% off all headphones, 5–12 July, 88 Market Street',
  suits: (brief) =>
    isPhoto(brief) ||
    isLandscape(brief) ||
    !brief.copy.some(
      ({ role, text }) =>
        (role === 'offer' || (role === 'price' && SELLS.includes(brief.subject.industry))) && text.length <= 26,
    )
      ? 0
      : hasTone(brief, 'elegant', 'luxury', 'minimal', 'calm')
        ? 0.1
        : brief.copy.some(({ role }) => role === 'offer')
          ? 0.95
          : 0.4,
  compose(composition) {
    const base = sheetOf(composition)
    const { brief, direction, plan, width, height, u, margin, measure, random } = base
    const offer = [...plan.offer].sort((a, b) => a.text.length - b.text.length)[0]
    const sheet = { ...base, plan: { ...plan, offer: plan.offer.filter((copy) => copy !== offer) } }
    const ground = random.pick([GROUNDS.accent, GROUNDS.secondary])
    const foot = GROUNDS.ink
    const burst = random.pick(['paper', 'ink'] as const) === 'paper' ? GROUNDS.paper : GROUNDS.ink
    const inner = width - 2 * margin
    const head = stacked(
      [
        sender(sheet, ground),
        fittedTitle(sheet, ground, {
          width: inner,
          height: height * 0.2,
          lines: 2,
          align: 'center',
          weight: Math.max(700, direction.weights.display),
        }),
        lead(sheet, ground, inner, { align: 'center' }),
      ],
      u * 2,
    )
    const facts = details(sheet, foot, { width: inner })
    const footHeight = facts.nodes.length > 0 ? facts.height + margin * 1.8 : 0
    const middle = height - margin - head.height - footHeight
    const radius = Math.min(width * 0.5, middle * 0.52)
    const [cx, cy] = [width / 2, margin + head.height + middle / 2]
    const points = 20
    const star = `M${Array.from({ length: points * 2 }, (_, index) => {
      const [r, turn] = [radius * (index % 2 === 0 ? 1 : 0.84), (index * Math.PI) / points - 0.12]
      return `${round(cx + r * Math.sin(turn))} ${round(cy - r * Math.cos(turn))}`
    }).join('L')}Z`
    const reach = Math.hypot(width, height)
    const ray = (turn: number) => `L${round(cx + reach * Math.sin(turn))} ${round(cy - reach * Math.cos(turn))}`
    const rays = Array.from({ length: 18 }, (_, index) => {
      const turn = (index * Math.PI) / 9
      return `M${round(cx)} ${round(cy)}${ray(turn)}${ray(turn + Math.PI / 18)}Z`
    }).join('')
    const back: Vector = {
      type: 'vector',
      id: 'burst',
      role: 'decoration',
      at: { left: 0, top: 0 },
      width,
      height,
      viewBox: [round(width), round(height)],
      shapes: [
        { d: rays, fill: veil(sheet, ground, SMALL).paint },
        { d: star, fill: burst.fill },
      ],
    }
    const square = radius * 1.36
    const font = { family: direction.typography.display, weight: Math.max(700, direction.weights.display) }
    const size = offer
      ? sizeFor(measure, offer.text, font, { width: square, height: square * 0.8, lines: 4, lineHeight: 0.95 })
      : 0
    return scene(brief, direction, [
      {
        name: 'poster',
        root: column('root', { fill: ground.fill, clip: true, layout: { justify: 'between' } }, [
          back,
          column('head', { layout: { padding: [margin, margin, 0, margin], gap: u * 2 } }, head.nodes),
          frame('offer', { height: middle, layout: { align: 'center', justify: 'center' } }, [
            ...(offer
              ? [
                  copyText('offer-line', offer, {
                    font: 'display',
                    weight: font.weight,
                    size: Math.min(u * 44, size),
                    lineHeight: 0.95,
                    trim: true,
                    align: 'center',
                    width: square,
                    fill: burst.ink,
                    fit: { min: u * 4, lines: 4 },
                  }),
                ]
              : []),
          ]),
          ...(facts.nodes.length > 0
            ? [
                column(
                  'foot',
                  {
                    role: 'panel',
                    fill: foot.fill,
                    layout: { padding: [margin * 0.9, margin, margin * 0.9, margin] },
                  },
                  facts.nodes,
                ),
              ]
            : []),
        ]),
      },
    ])
  },
}
