/** An event as its people: the words small, who is there large, each with a frame for the photo. */
import { CONTENT } from '../../parts/grid.ts'
import { headOf } from '../../screens/frames/chrome.ts'
import { button } from '../../screens/kit/controls.ts'
import { asked, signingUp } from '../../screens/kit/deeds.ts'
import { hairline, penFor } from '../../screens/kit/pen.ts'
import { GUESTS, programmeOf } from '../../vocabulary/programmes.ts'
import { site } from '../site.ts'
import { factsOf, programme, programmeHead, sessionsOf } from './event.ts'

export const eventFaces = site({
  name: 'event-faces',
  type: 'event',
  example: 'A summit website called Deep Ocean Days, 9 October 2027, Aquarium Hall, with speakers and tickets',
  weight: 0.85,
  fits: (brief) => programmeOf(brief).people !== undefined,
  told: ['people', 'list', 'offer', 'about', 'told'],
  signs: [],
  top: (own) => {
    const { page, screen, pen, bar, band } = own
    const { looks } = screen
    const strip = penFor(page, page.random.fork('faces').pick([looks.ink, looks.accent]), 'strip')
    const { people } = page.content
    const { people: [heading, kind, until] = GUESTS, join } = programmeOf(page.brief)
    const joining = signingUp(join[1], 'Thank you, {Name}. Your places: {Places}.', asked('Places', true))
    const each = Math.floor((CONTENT - 3 * 24) / 4)
    const { sessions, isSample } = sessionsOf(own, 4)
    const faces = Array.from({ length: Math.max(4, Math.min(8, people.length)) }, (_, i) => {
      const one = people[i]
      return pen.col(
        [
          looks.photo(pen, {
            width: each,
            height: Math.round(each * 1.18),
            radius: pen.radius,
            shows: one ? one.person.text : `the ${kind.toLowerCase()}`,
          }),
          pen.text('strong', one?.person ?? kind, {
            size: 20,
            width: 'fill',
            lines: 2,
            ...(one && { role: 'person' as const }),
          }),
          ...(one
            ? one.title
              ? [pen.text('small', one.title, { width: 'fill', lines: 2, role: 'title' })]
              : []
            : [pen.text('small', until)]),
        ],
        { width: each, gap: 8, element: 'article', role: 'card' },
        'face',
      )
    })
    return [
      bar(),
      band(pen, [headOf(screen, pen, CONTENT, { size: 80 })], { pad: [72, 120, 40, 120] }),
      strip.row(
        [...factsOf(own, strip, 24, 'hug'), button(strip, join[1], 'main', 'ticket', { control: joining })],
        { width: 1440, fill: strip.surface.fill, pad: [28, 120, 28, 120], gap: 48, justify: 'between' },
        'strip',
      ),
      band(pen, [
        pen.row([pen.text('heading', heading, { size: 44, width: 'fill', element: 'h2' })], { width: CONTENT }),
        pen.row(faces, { gap: 24, wrap: true, align: 'start', width: CONTENT }),
        pen.col([pen.row(programmeHead(own, pen, isSample), { width: 'fill' }), programme(pen, sessions, 26)], {
          width: CONTENT,
          gap: 16,
          pad: [40, 0, 0, 0],
          stroke: hairline(pen.surface.line, ['top']),
        }),
      ]),
    ]
  },
})
