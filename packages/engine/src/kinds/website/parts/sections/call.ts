/** The last word before the footer: a call to act, in a band; or a form for a mail address. */
import { labelIn } from '../../../../brief/lines/labels.ts'
import { column, frame, row } from '../../../../scene/build.ts'
import { button } from '../actions.ts'
import { asCopy } from '../content.ts'
import { band, CONTENT, span } from '../grid.ts'
import type { Section } from '../page.ts'
import { body, heading, SIZE, small } from '../words.ts'

/** Large words at the left, the button at the right, on one line. */
export const call: Section = (page, ground) => {
  const { brief, direction, content } = page
  const { closing } = content.page
  return band('call', ground, { padding: [120, 120] }, [
    row('call-grid', { width: 'fill', layout: { justify: 'between', align: 'end', gap: 48 } }, [
      column('call-words', { width: span(8), layout: { gap: 22 } }, [
        heading('call-headline', asCopy(brief, closing.headline), direction, ground, {
          size: 92,
          lineHeight: 1.04,
        }),
        body('call-body', asCopy(brief, closing.body), direction, ground, { maxWidth: 640, size: SIZE.lead }),
      ]),
      button('call-button', asCopy(brief, closing.cta), page, ground),
    ]),
  ])
}

/** The call beside a picture that fills its half. */
export const callPicture: Section = (page, ground) => {
  const { brief, direction, content } = page
  const { closing } = content.page
  if (!page.art.shows()) return call(page, ground)
  return row(
    'call',
    { role: 'section', element: 'section', width: 'fill', fill: ground.fill, layout: { align: 'stretch' } },
    [
      column(
        'call-words',
        { width: '50%', layout: { gap: 26, padding: [112, 72, 112, 120], justify: 'center', align: 'start' } },
        [
          heading('call-headline', asCopy(brief, closing.headline), direction, ground, {
            width: 'fill',
            lineHeight: 1.04,
          }),
          body('call-body', asCopy(brief, closing.body), direction, ground, { size: 22 }),
          button('call-button', asCopy(brief, closing.cta), page, ground),
        ],
      ),
      {
        ...page.art.panel('call-picture', {
          width: 720,
          height: 480,
          ground: ground.name === 'secondary' ? 'accent' : 'secondary',
          kinds: ['scene', 'illustration'],
        }),
        height: 'fill',
        minHeight: 480,
      },
    ],
  )
}

/** One field and its button. */
export const newsletter: Section = (page, ground) => {
  const { brief, direction, content } = page
  const { closing } = content.page
  return band('call', ground, { padding: [104, 104] }, [
    row('call-grid', { width: 'fill', maxWidth: CONTENT, layout: { justify: 'between', align: 'center', gap: 48 } }, [
      column('call-words', { width: span(6), layout: { gap: 18 } }, [
        heading('call-headline', asCopy(brief, closing.headline), direction, ground, { size: 60 }),
        body('call-body', asCopy(brief, closing.body), direction, ground, { size: 22 }),
      ]),
      row('call-form', { element: 'form', role: 'group', width: span(5), layout: { align: 'stretch', gap: 12 } }, [
        frame(
          'call-field',
          {
            role: 'group',
            width: 'fill',
            stroke: { paint: ground.text, width: 2, sides: ['bottom'] },
            layout: { padding: [16, 4, 14, 4], justify: 'center' },
          },
          [
            small('call-placeholder', labelIn(brief.language, 'Your e-mail address'), direction, ground, {
              size: SIZE.body,
              element: 'label',
            }),
          ],
        ),
        button('call-button', asCopy(brief, closing.cta), page, ground),
      ]),
    ]),
  ])
}

/** The largest words of the page, and the button under them. */
export const callGiant: Section = (page, ground) => {
  const { brief, direction, content } = page
  const { closing } = content.page
  return band('call', ground, { padding: [128, 128], gap: 44 }, [
    heading('call-headline', asCopy(brief, closing.headline), direction, ground, {
      size: 150,
      lineHeight: 0.98,
      width: 'fill',
      fit: { min: 20, lines: 3 },
    }),
    row('call-grid', { width: 'fill', layout: { justify: 'between', align: 'center', gap: 48 } }, [
      body('call-body', asCopy(brief, closing.body), direction, ground, {
        maxWidth: 560,
        size: SIZE.lead,
        lineHeight: 1.45,
      }),
      button('call-button', asCopy(brief, closing.cta), page, ground),
    ]),
  ])
}
