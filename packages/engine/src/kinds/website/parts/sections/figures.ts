/** Figures that the prompt gave ('since 1987', '12 classes a week'): the number large, its words around it. */
import type { Copy } from '../../../../brief/types.ts'
import { column, row } from '../../../../scene/build.ts'
import type { Node } from '../../../../scene/types.ts'
import { asCopy, FIGURE } from '../content.ts'
import { band, span } from '../grid.ts'
import type { Ground } from '../grounds.ts'
import type { Page, Section } from '../page.ts'
import { body, heading, set } from '../words.ts'

function figure(page: Page, ground: Ground, copy: Copy, index: number): Node {
  const { direction } = page
  const [, before, number = '', after] = FIGURE.exec(copy.text) ?? []
  const part = (name: string, text: string) =>
    // What goes on behind the number begins no line.
    body(`figure-${index + 1}-${name}`, { ...copy, role: 'label', text }, direction, ground, {
      size: 22,
      fill: ground.text,
    })
  return column(`figure-${index + 1}`, { width: 'fill', role: 'group', layout: { gap: 6 } }, [
    ...(before ? [part('before', before)] : []),
    set(`figure-${index + 1}-number`, { ...copy, text: number }, 'detail', {
      font: 'display',
      weight: direction.weights.display,
      size: 120,
      lineHeight: 1,
      tracking: direction.displayTracking,
      fill: ground.strong,
      width: 'fill',
      fit: { min: 24, lines: 1 },
    }),
    ...(after ? [part('after', after)] : []),
  ])
}

export const figures: Section = (page, ground) => {
  const told = page.content.figures
  if (told.length === 0) return undefined
  const [only] = told
  // What is told besides leads on; else a line of the trade, where nothing is told of what is offered.
  const { notes, page: written } = page.content
  const [intro] = notes.length === 1 ? notes : written.offers.length > 0 ? [page.content.brand] : written.intros
  // One figure alone stands beside what leads on.
  if (only && told.length === 1)
    return band('figures', ground, { padding: [88, 88] }, [
      row('figures-row', { width: 'fill', layout: { gap: 48, align: 'end' } }, [
        figure(page, ground, only, 0),
        ...(intro
          ? [
              heading(
                'figures-intro',
                typeof intro === 'string' ? asCopy(page.brief, intro) : intro,
                page.direction,
                ground,
                {
                  size: 44,
                  width: span(7),
                  element: 'p',
                  role: 'body',
                  fit: { min: 18, lines: 4 },
                },
              ),
            ]
          : []),
      ]),
    ])
  return band('figures', ground, { padding: [96, 96] }, [
    row(
      'figures-row',
      { width: 'fill', layout: { gap: 48, align: 'end' } },
      told.map((copy, index) => figure(page, ground, copy, index)),
    ),
  ])
}
