/** A card with a word, to be turned, and how well one knows it. */
import { type Block, panel } from '../../kit/block.ts'
import { button, does, meter } from '../../kit/controls.ts'

/** Words and what they mean, to begin with. */
const WORDS = [
  ['River', 'Water that runs to the sea'],
  ['Harvest', 'Bringing in what has grown'],
  ['Lantern', 'A light that is carried'],
  ['Ocean', 'The water between continents'],
  ['Orchard', 'A garden of fruit trees'],
  ['Harbour', 'Where ships are safe'],
  ['Compass', 'It shows where north is'],
  ['Meadow', 'A field of grass and flowers'],
  ['Thunder', 'What is heard after lightning'],
  ['Island', 'Land with water all around'],
] as const
const KNOWN = 3

export const flashcards: Block = {
  name: 'flashcards',
  size: 'narrow',
  tall: 400,
  draw(context) {
    const { pen } = context
    const { word, place } = { word: WORDS[KNOWN]?.[0] ?? '', place: `Word ${KNOWN + 1} of ${WORDS.length}` }
    return panel(
      context,
      [
        pen.col(
          [
            pen.text('caption', place, { control: { kind: 'reading', of: 'place', whole: true } }),
            pen.text('display', word, {
              role: 'label',
              element: 'span',
              size: 48,
              align: 'center',
              lines: 3,
              maxWidth: 280,
              control: { kind: 'reading', of: 'word', whole: true },
            }),
            pen.text('small', 'Turn the card to see what it means', {
              align: 'center',
              lines: 2,
              maxWidth: 240,
              control: { kind: 'reading', of: 'hint', whole: true },
            }),
          ],
          {
            width: 'fill',
            align: 'center',
            gap: 12,
            pad: [44, 20, 44, 20],
            fill: pen.surface.tint,
            radius: pen.radius,
            role: 'card',
            element: 'button',
            ...does('turn'),
          },
        ),
        { ...meter(pen, KNOWN / WORDS.length), control: { kind: 'gauge', of: 'share' } },
        pen.row(
          [
            button(pen, 'I know it', 'main', undefined, does('know')),
            button(pen, 'Again', 'quiet', undefined, does('again')),
          ],
          { gap: 10, width: 'fill' },
        ),
      ],
      { control: { kind: 'flashcards', cards: WORDS, known: KNOWN } },
    )
  },
}
