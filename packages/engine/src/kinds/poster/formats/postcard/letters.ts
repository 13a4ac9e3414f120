import { placed } from '../../../shared/printed/kit.ts'
import { backdrop } from '../../../shared/systems/backdrops.ts'
import { facts } from '../../../shared/systems/facts.ts'
import { hasHero, hero } from '../../../shared/systems/hero.ts'
import { stackedTitle } from '../../../shared/systems/lettering.ts'
import { inside } from '../../../shared/systems/room.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { PieceLayout } from '../page.ts'
import { backdropOf } from '../page.ts'
import { isFront } from './parts.ts'

export const letters: PieceLayout = {
  name: 'greetings',
  manner: 'A greeting in great letters across the card, the place itself below it, sun behind',
  example: 'Postcard from Lisbon with a yellow tram, "Greetings from Lisbon"',
  leans: { tones: ['retro'], type: ['bold'] },
  grounds: ['accent', 'secondary', 'paper', 'surface'],
  lettering: ['extrusion', 'shadow', 'stripes', 'sticker', 'plain'],
  photo: true,
  suits: isFront,
  place(page) {
    const { u, ground, width, height, margin } = page
    const area = inside(page)
    const shown = hasHero(page)
    const wide = width > height
    const words: Area = wide
      ? { ...area, width: area.width * (shown ? 0.56 : 1) }
      : { ...area, height: area.height * (shown ? 0.42 : 0.8) }
    const foot = facts(page, ground, {
      width: words.width,
      height: words.height * 0.36,
      sender: true,
      most: 1.2,
      columns: 1,
    })
    const title = stackedTitle(
      page,
      { ...words, height: words.height - (foot.nodes.length > 0 ? foot.height + u * 4 : 0) },
      { valign: 'center' },
    )
    const spot: Area = wide
      ? { x: width * 0.56, y: margin * 0.4, width: width * 0.44 - margin * 0.4, height: height - margin * 0.4 }
      : { x: margin * 0.5, y: height * 0.46, width: width - margin, height: height * 0.54 }
    return [
      ...backdrop(page, backdropOf(page, ['rays', 'bands', 'rings', 'halftone']), spot),
      ...(shown ? hero(page, spot) : []),
      title.node,
      ...(foot.nodes.length > 0
        ? [placed('foot', { ...words, y: words.y + words.height - foot.height }, foot.nodes)]
        : []),
    ]
  },
}
