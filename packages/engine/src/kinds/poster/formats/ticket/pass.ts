import { frame, label, placed } from '../../../shared/printed/kit.ts'
import { drawing, perforation } from '../../../shared/printed/ornaments.ts'
import { readable } from '../../../shared/readable.ts'
import { GROUNDS } from '../../../shared/sheet.ts'
import { attachedLogo } from '../../../shared/subject.ts'
import { hasHero, hero } from '../../../shared/systems/hero.ts'
import { stackedTitle } from '../../../shared/systems/lettering.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { Page, PieceLayout } from '../page.ts'
import { inset, whole } from '../page.ts'
import { block, splitAt } from '../stub.ts'
import { grid, others, partsOf } from './parts.ts'

export const pass: PieceLayout = {
  name: 'pass',
  manner: 'A pass as travellers know it: a head of colour across both parts, ruled fields in a grid, calm paper',
  example: 'Boarding pass style ticket for a trip to Lisbon, passenger Ida Berg, flight TP 532, gate 7, 14:25',
  leans: { tones: ['modern', 'swiss'] },
  grounds: ['paper', 'surface'],
  place(page) {
    const { u, ground, width, height, margin, random } = page
    const parts = partsOf(page)
    const band = random
      .fork('band')
      .pick(readable(page.direction.palette, [GROUNDS.accent, GROUNDS.ink, GROUNDS.secondary]))
    const parted = splitAt(page, height > width ? 0.26 : 0.29)
    const pad = margin * 0.8
    const tall = height * (parted.tall ? 0.34 : 0.42)
    const main: Area = {
      ...inset(parted.main, pad),
      y: tall + pad * 0.75,
      height: parted.main.height - tall - pad * 1.6,
    }
    const stub = inset(parted.stub, pad * 0.9)
    const named: Area = {
      x: pad,
      y: pad * 0.9,
      width: (parted.tall ? width : parted.main.width) - 2 * pad,
      height: tall - pad * 1.6,
    }
    const onBand: Page = { ...page, ground: band }
    const shown = hasHero(page)
    const side = shown ? Math.min(named.height * 1.15, named.width * 0.28) : 0
    const logo = attachedLogo(page, u * 7, band)
    const dots = parted.tall
      ? perforation(parted.stub.y, pad, width - pad, u * 0.6, false)
      : perforation(parted.stub.x, tall + u * 2, height - u * 2, u * 0.6)
    const size = u * 4
    const below: Area = parted.tall ? stub : { ...stub, y: tall + pad * 0.75, height: height - tall - pad * 1.6 }
    const set = { valign: 'center', gap: 2.6, most: 1.22 } as const
    const places = { width: stub.width, columns: parted.tall ? 3 : 1, ground, size }
    const columns = parted.tall ? 2 : Math.min(4, Math.max(2, parts.fields.length))
    return [
      frame('head', { role: 'panel', fill: band.fill, at: { left: 0, top: 0 }, width, height: tall }),
      placed('called', { ...named }, [...logo, label(page, 'pass', parts.called, { size: u * 2, fill: band.ink })]),
      stackedTitle(
        onBand,
        { ...named, y: named.y + u * 4.6, height: named.height - u * 4.6, width: named.width - side },
        { ground: band, valign: 'center' },
      ).node,
      ...(shown
        ? hero(
            onBand,
            { x: named.x + named.width - side, y: (tall - side) / 2, width: side, height: side },
            { on: band.fill, repeated: true },
          )
        : []),
      block(
        page,
        'fields',
        main,
        (scale) => [
          grid(page, 'facts', parts.fields, { width: main.width, columns, ground, size, scale }),
          ...others(parts.rest, ground, main.width, main.height * 0.3),
        ],
        set,
      ),
      block(page, 'stub-fields', below, (scale) => [grid(page, 'places', parts.places, { ...places, scale })], set),
      drawing('tear', whole(page), [{ d: dots, fill: ground.ink }]),
    ]
  },
}
