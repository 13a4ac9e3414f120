import type { ColourRef, Node, Shape } from '../../../../scene/types.ts'
import { circle, polygon } from '../../../shared/geometry.ts'
import { placed } from '../../../shared/printed/kit.ts'
import { drawing } from '../../../shared/printed/ornaments.ts'
import { tallOf } from '../../../shared/systems/facts.ts'
import { starburst } from '../../../shared/systems/forms.ts'
import { hero } from '../../../shared/systems/hero.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { Page, PieceLayout } from '../page.ts'
import { whole } from '../page.ts'
import { accentOn, bestowal, giver, leftOver, partsOf, showsThing, signatures, spread, titleLines } from './parts.ts'

/** Forms of two colours round the sheet. */
function tiled({ width, height, margin, random }: Page): { tiles: Shape[]; w: number; h: number } {
  const fills: ColourRef[] = ['accent', 'secondary', 'accent/10', 'secondary/-8']
  const dice = random.fork('forms')
  const step = margin * 0.86
  const across = Math.round(width / step)
  const down = Math.round(height / step)
  const [w, h] = [width / across, height / down]
  const tiles: Shape[] = []
  for (let i = 0; i < across; i++)
    for (let j = 0; j < down; j++) {
      if (i > 0 && j > 0 && i < across - 1 && j < down - 1) continue
      const [x, y, r] = [i * w, j * h, Math.min(w, h) / 2]
      const fill = dice.pick(fills)
      const form = dice.int(3)
      tiles.push({
        d:
          form === 0
            ? circle(x + w / 2, y + h / 2, r * 0.82)
            : form === 1
              ? polygon([
                  [x, y],
                  [x + w, y],
                  [x, y + h],
                ])
              : `M${x} ${y}H${x + w}A${w} ${h} 0 0 1 ${x} ${y + h}Z`,
        fill,
      })
    }
  return { tiles, w, h }
}

/** The thing in a toothed disc. */
const inRosette = (page: Page, { x, y, width: side }: Area, u: number): Node[] => [
  drawing('rosette', { x: x - u, y: y - u, width: side + 2 * u, height: side + 2 * u }, [
    { d: starburst(side / 2 + u, side / 2 + u, side * 0.5, side * 0.45, 24), fill: 'secondary' },
    { d: circle(side / 2 + u, side / 2 + u, side * 0.4), fill: page.ground.fill },
  ]),
  ...hero(
    page,
    { x: x + side * 0.2, y: y + side * 0.2, width: side * 0.6, height: side * 0.6 },
    { on: page.ground.fill, repeated: true },
  ),
]

export const party: PieceLayout = {
  name: 'rosette',
  manner: 'For clubs and children: a frame of coloured forms, the thing itself in a rosette',
  example: 'Swimming certificate for kids, "Little Dolphins", 25 metres, blue, playful',
  leans: { tones: ['playful'] },
  grounds: ['paper', 'surface'],
  place(page) {
    const { u, ground, width, height } = page
    const parts = partsOf(page)
    const accent = accentOn(page, ground)
    const { tiles, w, h } = tiled(page)
    const pad = Math.max(w, h) + u * 4.5
    const area: Area = { x: pad, y: pad, width: width - 2 * pad, height: height - 2 * pad }
    const shown = showsThing(page)
    const tall = height > width
    const side = Math.min(area.height * 0.58, area.width * 0.32)
    const axis = tall || !shown ? ('center' as const) : ('start' as const)
    const foot = signatures(page, parts, { width: area.width, ground })
    const footTop = area.y + area.height - tallOf(page, foot)
    const left: Area = tall
      ? { ...area, y: area.y + (shown ? side : 0), height: footTop - area.y - (shown ? side : 0) - u * 2 }
      : { ...area, width: area.width - (shown ? side + u * 4 : 0), height: footTop - area.y - u * 3 }
    const spot: Area = tall
      ? { x: (width - side) / 2, y: area.y, width: side, height: side }
      : { x: area.x + area.width - side, y: area.y + (footTop - area.y - side) / 2, width: side, height: side }
    const own = { width: left.width, align: axis }
    return [
      drawing('forms', whole(page), tiles),
      ...(shown ? inRosette(page, spot, u) : []),
      spread(page, 'middle', left, axis, (scale) => [
        titleLines(page, { ...own, height: height * 0.17 * scale, fill: accent, most: u * 12 }),
        bestowal(page, parts, { ...own, ground, accent: ground.ink, scale, awarded: 'Well done,' }),
        ...giver(page, parts, { ...own, ground, size: u * 2.3 * scale }),
        ...leftOver(parts, ground, left.width, u * 6 * scale, axis),
      ]),
      placed('foot', { ...area, y: footTop }, [foot]),
    ]
  },
  suits: ({ style, subject }) =>
    style.tones.some((tone) => tone === 'playful' || tone === 'childlike' || tone === 'friendly') ||
    ['children', 'sports', 'education', 'fitness'].includes(subject.industry)
      ? 1
      : 0.35,
}
