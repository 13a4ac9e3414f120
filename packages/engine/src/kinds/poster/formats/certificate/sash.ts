import type { Node } from '../../../../scene/types.ts'
import { circle } from '../../../shared/geometry.ts'
import { panel, placed } from '../../../shared/printed/kit.ts'
import { drawing, rosette, seal } from '../../../shared/printed/ornaments.ts'
import type { Ground } from '../../../shared/sheet.ts'
import { GROUNDS } from '../../../shared/sheet.ts'
import { tallOf } from '../../../shared/systems/facts.ts'
import { hero } from '../../../shared/systems/hero.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { Page, PieceLayout } from '../page.ts'
import { whole } from '../page.ts'
import { accentOn, bestowal, giver, leftOver, partsOf, showsThing, signatures, spread, titleLines } from './parts.ts'

/** The thing on a disc of paper. */
const medal = (page: Page, cx: number, cy: number, radius: number): Node[] => [
  drawing('medal', whole(page), [
    { d: circle(cx, cy, radius * 1.2), fill: page.ground.fill },
    { d: circle(cx, cy, radius * 1.1), stroke: { paint: accentOn(page, page.ground), width: page.u * 0.25 } },
  ]),
  ...hero(
    page,
    { x: cx - radius * 0.84, y: cy - radius * 0.84, width: radius * 1.68, height: radius * 1.68 },
    { on: page.ground.fill, repeated: true },
  ),
]

export const sash: PieceLayout = {
  name: 'sash',
  manner: 'A broad band of colour at one side that carries the seal, words flush left on calm paper',
  example:
    'Certificate of completion, first aid course, Red Pine Training, awarded to Jon Vale, 3 March 2026, signed by Ada Holm',
  leans: { tones: ['modern'] },
  grounds: ['paper', 'surface'],
  photo: true,
  place(page) {
    const { u, ground, width, height, margin, random } = page
    const parts = partsOf(page)
    const band: Ground = random.fork('band').pick([GROUNDS.accent, GROUNDS.ink, GROUNDS.secondary])
    const tall = height > width
    const wide = tall ? height * 0.2 : width * 0.27
    const right = !tall && random.fork('side').chance(0.4)
    const accent = accentOn(page, ground)
    const strip: Area = tall
      ? { x: 0, y: 0, width, height: wide }
      : { x: right ? width - wide : 0, y: 0, width: wide, height }
    const area: Area = tall
      ? { x: margin, y: wide + margin, width: width - 2 * margin, height: height - wide - 2 * margin }
      : {
          x: (right ? 0 : wide) + margin * 1.1,
          y: margin,
          width: width - wide - 2.2 * margin,
          height: height - 2 * margin,
        }
    const onBand: Page = { ...page, ground: band }
    const side = Math.min(strip.width, strip.height) * 0.86
    const radius = side * 0.42
    const [cx, cy] = [strip.x + strip.width / 2, strip.y + strip.height * (tall ? 0.5 : 0.36)]
    const foot = signatures(page, parts, { width: area.width, ground })
    const footTop = area.y + area.height - tallOf(page, foot)
    const photo = page.brief.picture?.treatAs === 'photo'
    return [
      panel('band', strip, band.fill, [
        drawing(
          'band-lines',
          { ...strip, x: 0, y: 0 },
          rosette(
            cx - strip.x,
            cy - strip.y,
            Math.max(strip.width, strip.height) * 0.62,
            { colour: band.ink, alpha: 0.2 },
            u * 0.18,
            18,
          ),
        ),
      ]),
      ...(photo
        ? hero(onBand, strip, { on: band.fill })
        : showsThing(page)
          ? medal(page, cx, cy, radius)
          : [
              drawing(
                'seal',
                { x: cx - radius, y: cy - radius, width: radius * 2, height: radius * 2.9 },
                seal(radius, radius, radius, ground.fill, band.fill),
              ),
            ]),
      spread(page, 'middle', { ...area, height: footTop - area.y - u * 4 }, 'start', (scale) => [
        ...giver(page, parts, { width: area.width, ground, size: u * 2.4 * scale }),
        titleLines(page, { width: area.width, height: height * 0.19 * scale, fill: ground.ink }),
        bestowal(page, parts, { width: area.width, ground, accent, scale }),
        ...leftOver(parts, ground, area.width, u * 6 * scale, 'start'),
      ]),
      placed('foot', { ...area, y: footTop }, [foot]),
    ]
  },
}
