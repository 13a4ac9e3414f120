import { frame, placed, tag } from '../../../shared/printed/kit.ts'
import { readable } from '../../../shared/readable.ts'
import { refusesPictures } from '../../../shared/refusals.ts'
import type { Ground } from '../../../shared/sheet.ts'
import { GROUNDS } from '../../../shared/sheet.ts'
import { hasHero, hero } from '../../../shared/systems/hero.ts'
import { stackedTitle } from '../../../shared/systems/lettering.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { Page, PieceLayout } from '../page.ts'
import { inColumns } from './dishes.ts'
import { itemsIn, linesIn, partsOf, stacked } from './parts.ts'

export const counter: PieceLayout = {
  name: 'counter',
  manner: 'The dish itself, large, over a band of colour; the list below it in columns',
  example:
    'Burger joint price list, Patty Palace: Classic 9, Double 12, Smash 11, Veggie 10, Fries 4, Shake 5. Bold red and yellow',
  leans: { tones: ['playful', 'bold'] },
  grounds: ['paper', 'surface'],
  lettering: ['plain', 'coloured', 'shadow'],
  photo: true,
  suits: (brief) => (refusesPictures(brief) ? 0.2 : 1),
  place(page) {
    const { u, ground, width, height, margin } = page
    const { called, sections, rest } = partsOf(page)
    const upper: Ground = page.random
      .fork('upper')
      .pick(readable(page.direction.palette, [GROUNDS.accent, GROUNDS.secondary]))
    const many = linesIn(sections) > 9
    const band = height * (many ? 0.3 : 0.4)
    const shown = hasHero(page)
    const side = Math.min(band * 1.02, width * 0.46)
    const photo = page.brief.picture?.treatAs === 'photo'
    const named: Area = {
      x: margin,
      y: margin,
      width: width - 2 * margin - (shown ? side : 0),
      height: band - 2 * margin,
    }
    const tops = called.map((copy, i) =>
      tag(page, `called-${i + 1}`, copy, { size: u * 2.6, fill: upper.ink, width: named.width, lines: 2 }),
    )
    const above = tops.length > 0 ? u * 7 : 0
    const onUpper: Page = { ...page, ground: upper }
    const title = stackedTitle(
      onUpper,
      { ...named, y: named.y + above, height: named.height - above },
      { ground: upper, valign: 'center' },
    )
    const area: Area = {
      x: margin,
      y: band + margin * 0.8,
      width: width - 2 * margin,
      height: height - band - margin * 1.7,
    }
    const columns = itemsIn(sections) > 10 || page.landscape ? 2 : 1
    const style = { width: area.width, times: 3, ground, between: 'none', voice: 'strong' } as const
    const list = inColumns(page, sections, columns, style, 'ruled')
    return [
      frame('upper', { role: 'panel', fill: upper.fill, at: { left: 0, top: 0 }, width, height: band }),
      ...(shown
        ? hero(
            onUpper,
            photo
              ? { x: width - side, y: 0, width: side, height: band }
              : { x: width - side - margin * 0.4, y: band - side * 0.94, width: side, height: side },
            { on: upper.fill },
          )
        : []),
      ...(tops.length > 0 ? [placed('called', named, tops)] : []),
      title.node,
      ...stacked(page, area, ground, [], -u * 4, list, rest, 'start', 1.7),
    ]
  },
}
