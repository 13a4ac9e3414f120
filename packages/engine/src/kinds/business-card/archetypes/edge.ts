import { column } from '../../../scene/build.ts'
import { fitSize, panel, placed, said } from '../../shared/printed/kit.ts'
import { inside } from '../../shared/systems/room.ts'
import type { Area } from '../../shared/systems/types.ts'
import { hasLongWord, sign } from '../parts/card.ts'
import { atFoot, cardArchetype, contactStyle, details } from '../parts/desk.ts'

/** A band along one edge carries the name, turned; the rest is calm. */
export const edge = cardArchetype({
  name: 'edge',
  manner: 'The name runs up a band at the edge, facts stand on calm paper',
  example: 'Business card for Second Gear bicycle repair, Tom Brandt, 555 0187, secondgear.example, olive and white',
  grounds: ['paper', 'surface'],
  suits: (brief) => {
    const name = brief.brand ?? brief.copy[0]?.text ?? ''
    return hasLongWord(brief) || name.length > 26 ? 0 : 0.75
  },
  place(desk, second) {
    const { u, width, height, margin, name, ground, portrait } = desk
    const long = height - margin * 1.5
    const tall = Math.min(width * (portrait ? 0.34 : 0.27), u * 30)
    const size = fitSize(desk, name.text, {
      width: long,
      height: tall * 0.6,
      lines: 1,
      most: tall * 0.8,
      voice: 'display',
    })
    const band: Area = { x: 0, y: 0, width: Math.max(u * 15, size * 1.15 + margin * 1.3), height }
    const area = inside(desk)
    const words: Area = { ...area, x: band.width + margin * 0.8, width: width - band.width - margin * 1.8 }
    const mark = sign(desk, ground, 'accent', u * (portrait ? 13 : 12))
    const block = details(
      desk,
      { ...words, height: words.height - (mark.length > 0 ? u * 17 : 0) },
      { ground, style: contactStyle(desk) },
    )
    const turned = said(desk, 'title', name, {
      size,
      fill: second.ink,
      voice: 'display',
      width: long,
      align: 'center',
      lines: 1,
      lineHeight: 1.2,
    })
    return [
      panel('band', band, second.fill),
      column(
        'turned',
        { at: { left: band.width / 2 - long / 2, top: height / 2 - size * 0.6 }, width: long, rotate: -90 },
        [turned],
      ),
      ...(mark.length > 0
        ? [
            placed(
              'mark-place',
              words,
              mark.map((node) => ({ ...node, alignSelf: 'start' as const })),
            ),
          ]
        : []),
      atFoot('details-place', words, block),
    ]
  },
})
