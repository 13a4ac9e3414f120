import { column, frame } from '../../../scene/build.ts'
import type { PaletteRole, Vector } from '../../../scene/types.ts'
import { copyText, scene } from '../../shared/brief-scene.ts'
import { polar, polygon } from '../../shared/geometry.ts'
import { planCopy } from '../../shared/plan.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import { sizeFor } from '../../shared/size-for.ts'
import type { Archetype } from '../../types.ts'
import { bannerSheet } from '../parts/banner-sheet.ts'
import { words } from '../parts/word-block.ts'

/** A many-pointed star between two radii. */
const star = (points: number, depth: number) =>
  polygon(
    Array.from({ length: points * 2 }, (_, i) =>
      polar(50, 50, i % 2 === 0 ? 50 : 50 * (1 - depth), (i * 180) / points),
    ),
  )

/** The price or the offer stands in a burst as large as the format allows; what it is for beside it. */
export const offerBurst: Archetype = {
  name: 'offer-burst',
  example: 'Banner for Nordby Bikes, 40% off all city bikes, 1–10 October, Shop now, red and yellow',
  suits: (brief) =>
    brief.picture?.treatAs !== 'photo' &&
    brief.copy.some(({ role, text }) => (role === 'offer' || role === 'price') && text.length <= 26)
      ? 1
      : 0,
  compose(composition) {
    const base = bannerSheet(composition)
    const { brief, direction, width, height, margin, proportion, random, measure } = base
    const shortest = [...brief.copy]
      .filter(({ role }) => role === 'offer' || role === 'price')
      .sort((a, b) => a.text.length - b.text.length)[0]
    const rest = { ...brief, copy: brief.copy.filter((copy) => copy !== shortest) }
    const sheet = rest.copy.length > 0 ? { ...base, plan: planCopy(rest) } : base
    const across = proportion === 'strip' || proportion === 'wide'
    const ground = random.pick([GROUNDS.paper, GROUNDS.surface, GROUNDS.ink])
    const burst = random.pick([GROUNDS.accent, GROUNDS.accent, GROUNDS.secondary])
    const d = random.pick([star(22, 0.1), star(14, 0.16), 'M0 50A50 50 0 1 1 100 50A50 50 0 1 1 0 50Z', star(36, 0.07)])
    const size = across
      ? Math.min(height * (proportion === 'strip' ? 1.5 : 1.06), width * 0.46)
      : Math.min(width * (proportion === 'tall' ? 1.06 : 0.74), height * 0.5)
    const room = size * (proportion === 'strip' ? 0.62 : 0.66)
    const font = { family: direction.typography.display, weight: Math.max(700, direction.weights.display) }
    const offer = shortest?.text ?? ''
    const inside = { width: room, height: Math.min(room * 0.74, height * 0.8), lines: 4, lineHeight: 0.98 }
    const disc: Vector = {
      type: 'vector',
      id: 'burst',
      role: 'background',
      at: { left: 0, top: 0 },
      width: size,
      height: size,
      viewBox: [100, 100],
      shapes: [{ d, fill: burst.fill }],
    }
    const turn = proportion === 'strip' ? 0 : random.pick([-8, -6, 6])
    const place = across
      ? { right: proportion === 'strip' ? margin : margin * 0.7, top: (height - size) / 2 }
      : { left: (width - size) / 2, bottom: proportion === 'tall' ? height * 0.06 : margin * 0.4 }
    const text = shortest
      ? [
          frame(
            'offer-place',
            { role: 'group', at: place, width: size, height: size, layout: { align: 'center', justify: 'center' } },
            [
              disc,
              copyText('offer', shortest, {
                font: 'display',
                weight: font.weight,
                size: sizeFor(measure, offer, font, inside),
                lineHeight: 0.98,
                trim: true,
                align: 'center',
                fill: burst.ink,
                maxWidth: room,
                fit: { min: sheet.tiny ? 9 : 11, lines: 4 },
                ...(turn !== 0 && { rotate: turn }),
              }),
            ],
          ),
        ]
      : []
    const box = {
      width: across ? width - size - margin * 0.7 : width,
      height: across ? height : height - size - (proportion === 'tall' ? height * 0.08 : margin * 0.6),
      padding: margin,
      button: [ground.ink, ground.fill] as [PaletteRole, PaletteRole],
    }
    const said = words(sheet, ground, across ? box : { ...box, align: 'center', share: 0.36 })
    return scene(brief, direction, [
      { name: 'banner', root: column('root', { fill: ground.fill, clip: true }, [...text, said]) },
    ])
  },
}
