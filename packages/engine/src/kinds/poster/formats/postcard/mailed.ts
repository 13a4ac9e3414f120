import { coloursOn, placed } from '../../../shared/printed/kit.ts'
import { drawing } from '../../../shared/printed/ornaments.ts'
import { GROUNDS } from '../../../shared/sheet.ts'
import { backdrop } from '../../../shared/systems/backdrops.ts'
import { facts } from '../../../shared/systems/facts.ts'
import { stackedTitle } from '../../../shared/systems/lettering.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { PieceLayout } from '../page.ts'
import { inset, whole } from '../page.ts'
import { airmail, isFront, postmark, stamp } from './parts.ts'

export const mailed: PieceLayout = {
  name: 'air-mail',
  manner: 'A rim in slanting stripes as on letters by air, a stamp with the picture, a postmark over it',
  example: 'Postcard "Wish you were here" from the island of Föhr',
  leans: { tones: ['vintage'] },
  grounds: ['paper', 'surface'],
  lettering: ['plain', 'coloured', 'misprint'],
  suits: isFront,
  place(page) {
    const { u, ground, width, height, margin } = page
    const pad = margin * 1.35
    const area = inset(whole(page), pad)
    const tall = height > width
    const side = tall ? width * 0.4 : height * 0.5
    const box: Area = { x: width - pad - side, y: pad, width: side, height: side * 1.18 }
    const [accent] = coloursOn(page, ground)
    const foot = facts(page, ground, { width: area.width, height: area.height * 0.28, sender: true, most: 1.1 })
    const free = area.height - (foot.nodes.length > 0 ? foot.height + u * 4 : 0)
    const words: Area = tall
      ? { ...area, y: box.y + box.height + u * 5, height: free - box.height - u * 5 }
      : { ...area, width: area.width - side - u * 8, height: free }
    return [
      ...backdrop(page, 'fibres', whole(page)),
      drawing('stripes', whole(page), airmail(width, height, margin * 0.5)),
      stackedTitle(page, words, { valign: 'center' }).node,
      ...stamp(page, 'stamp', box, GROUNDS.secondary, ground.fill),
      postmark('postmark', box.x - side * 0.02, box.y + box.height * 0.96, side * 0.2, accent, u * 0.32),
      ...(foot.nodes.length > 0
        ? [placed('foot', { ...area, y: area.y + area.height - foot.height }, foot.nodes)]
        : []),
    ]
  },
}
