/** Documentation in three columns: chapters, the page, what stands on it. */
import { headOf } from '../../screens/frames/chrome.ts'
import { field } from '../../screens/kit/controls.ts'
import { penFor } from '../../screens/kit/pen.ts'
import { site } from '../site.ts'
import { chapters, note, searchLabel, steps } from './guide.ts'

export const docsThree = site({
  name: 'docs-three-columns',
  type: 'documentation',
  example: 'Documentation site for the command line tool Brook with guides and an API reference',
  weight: 1,
  told: ['list', 'offer', 'about', 'told', 'process', 'call'],
  signs: ['sun'],
  top: (own) => {
    const { page, screen, pen, bar, band } = own
    const dark = penFor(page, screen.looks.ink, 'code')
    return [
      bar(),
      band(
        pen,
        [
          pen.row(
            [
              pen.col([field(pen, '', searchLabel(own.screen), { icon: 'search' }), chapters(pen)], {
                width: 256,
                gap: 28,
              }),
              pen.col(
                [
                  pen.text('caption', 'Begin  /  Install'),
                  headOf(screen, pen, 680, { size: 52, call: false }),
                  note(pen, 'These are sample pages: their words are yours to write.'),
                  ...steps(pen, dark),
                ],
                { width: 680, gap: 36 },
              ),
              pen.col(
                [
                  pen.text('label', 'On this page'),
                  ...['Install it', 'Set it up', 'See it run'].map((words) => pen.text('small', words)),
                ],
                { width: 168, gap: 12 },
              ),
            ],
            { gap: 48, align: 'start' },
          ),
        ],
        { pad: [48, 120, 80, 120] },
      ),
    ]
  },
})
