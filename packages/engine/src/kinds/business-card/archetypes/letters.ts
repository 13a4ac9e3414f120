import { fitted, panel, placed } from '../../shared/printed/kit.ts'
import { stackedTitle } from '../../shared/systems/lettering.ts'
import { inside } from '../../shared/systems/room.ts'
import type { Area } from '../../shared/systems/types.ts'
import { hasLongWord, isCrowded } from '../parts/card.ts'
import { cardArchetype, contact, contactStyle, hasFacts, hasWho, who } from '../parts/desk.ts'

/** The name is the picture: letters from edge to edge, all else in one strip of colour at the foot. */
export const letters = cardArchetype({
  name: 'letters',
  manner: 'The name fitted to the card line by line, facts in a strip of colour',
  example: 'Bold business card for DJ Okra, bookings@okra.example, 555 0110, black and yellow',
  leans: { tones: ['bold'], type: ['bold'] },
  grounds: ['accent', 'ink', 'paper', 'secondary'],
  lettering: ['plain', 'coloured'],
  suits: (brief) => (hasLongWord(brief) || isCrowded(brief) ? 0.2 : 0.8),
  place(desk, second) {
    const { u, width, height, margin, portrait } = desk
    const area = inside(desk)
    const style = contactStyle(desk, ['signs', 'plain'])
    const pad = margin * 0.72
    const both = hasWho(desk) && hasFacts(desk)
    const half = portrait || !both ? area.width : (area.width - u * 4) / 2
    const persons = fitted(
      desk,
      height * (portrait ? 0.2 : 0.34),
      (scale) => who(desk, { width: half, ground: second, scale }),
      1,
    )
    const facts = fitted(
      desk,
      height * (portrait ? 0.24 : 0.34),
      (scale) => contact(desk, style, { width: half, ground: second, scale }),
      1,
    )
    const stacked = portrait && both
    const inner = stacked
      ? persons.height + facts.height + u * 3
      : Math.max(hasWho(desk) ? persons.height : 0, hasFacts(desk) ? facts.height : 0)
    const foot = inner > 0 ? inner + pad + margin : 0
    const strip: Area = { x: 0, y: height - foot, width, height: foot }
    const room: Area = { ...area, height: height - foot - margin * 1.75 }
    const top = strip.y + pad
    return [
      ...(foot > 0 ? [panel('strip', strip, second.fill)] : []),
      stackedTitle(desk, room, { valign: 'center', most: 0.9 }).node,
      ...(hasWho(desk) ? [placed('who-place', { x: area.x, y: top, width: half }, [persons.node])] : []),
      ...(hasFacts(desk)
        ? [
            placed(
              'facts-place',
              {
                x: stacked || !both ? area.x : area.x + half + u * 4,
                y: stacked ? top + persons.height + u * 3 : top,
                width: half,
              },
              [facts.node],
            ),
          ]
        : []),
    ]
  },
})
