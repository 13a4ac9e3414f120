import { column, row } from '../../../scene/build.ts'
import { copyText, scene } from '../../shared/brief-scene.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import { sizeFor } from '../../shared/size-for.ts'
import type { Archetype } from '../../types.ts'
import { bannerSheet } from '../parts/banner-sheet.ts'
import { words } from '../parts/word-block.ts'

/** The date on a block of colour, as large as the block; what happens then on paper beside it. */
export const dateBlock: Archetype = {
  name: 'date-block',
  example: 'Banner for the open studio day at Foundry Lane, 14 June, 11 am – 6 pm, free entry, cobalt blue',
  suits: (brief) =>
    brief.picture?.treatAs !== 'photo' && brief.copy.some(({ role, text }) => role === 'date' && text.length <= 22)
      ? 0.95
      : 0,
  compose(composition) {
    const base = bannerSheet(composition)
    const { brief, direction, width, height, margin, proportion, random, measure } = base
    const dates = brief.copy.filter(({ role }) => role === 'date')
    const date = [...dates].sort((a, b) => a.text.length - b.text.length)[0]
    const sheet = { ...base, plan: { ...base.plan, when: base.plan.when.filter((copy) => copy !== date) } }
    const across = proportion === 'strip' || proportion === 'wide'
    const block = random.pick([GROUNDS.accent, GROUNDS.ink, GROUNDS.secondary])
    const ground = random.pick([GROUNDS.paper, GROUNDS.surface])
    const [blockWidth, blockHeight] = across
      ? [Math.min(width * 0.42, height * (proportion === 'strip' ? 1.9 : 0.86)), height]
      : [width, height * 0.4]
    const padding = margin * (proportion === 'strip' ? 0.9 : 1)
    const font = { family: direction.typography.display, weight: Math.max(600, direction.weights.display) }
    const room = {
      width: blockWidth - 2 * padding,
      height: blockHeight - 2 * padding,
      lines: proportion === 'strip' ? 2 : 4,
      lineHeight: 0.96,
      tracking: direction.displayTracking,
    }
    // The tail of 'July' hangs into the padding, and no further than its half.
    const sizeIn = (text: string): number => {
      const size = sizeFor(measure, text, font, room)
      const { y, height: tall } = measure.outline(text, font, size).box
      return sizeFor(measure, text, font, { ...room, height: room.height - Math.max(0, y + tall - padding * 0.5) })
    }
    const panel = column(
      'block',
      {
        role: 'panel',
        fill: block.fill,
        width: blockWidth,
        height: blockHeight,
        layout: { padding, justify: proportion === 'strip' ? 'center' : 'end' },
      },
      date
        ? [
            copyText('date', date, {
              font: 'display',
              weight: font.weight,
              size: sizeIn(date.text),
              lineHeight: room.lineHeight,
              tracking: room.tracking,
              trim: true,
              fill: block.ink,
              fit: { min: sheet.tiny ? 9 : 11, lines: 4 },
            }),
          ]
        : [],
    )
    const said = words(sheet, ground, {
      width: across ? width - blockWidth : width,
      height: across ? height : height - blockHeight,
      padding: margin,
      button: ['accent', 'onAccent'],
      share: 0.42,
    })
    const make = across ? row : column
    return scene(brief, direction, [
      {
        name: 'banner',
        root: make('root', { fill: ground.fill }, across || random.chance(0.6) ? [panel, said] : [said, panel]),
      },
    ])
  },
}
