/** The form in the first view: what somebody wants to know or have, asked for beside the headline. */

import { labelIn } from '../../../brief/lines/labels.ts'
import { says } from '../../../brief/told/sayings.ts'
import type { Industry } from '../../../brief/types.ts'
import { acting, column, row } from '../../../scene/build.ts'
import type { Node } from '../../../scene/types.ts'
import { quietLink } from '../parts/actions.ts'
import { archetype, hasPhoto, refusesPictures } from '../parts/archetype.ts'
import { band, PAGE, span } from '../parts/grid.ts'
import { type GroundName, otherGround } from '../parts/grounds.ts'
import { leadingFact } from '../parts/hero-facts.ts'
import { heroWords, lengthOf, textOf } from '../parts/hero-words.ts'
import { header } from '../parts/navigation.ts'
import { occasionRow } from '../parts/occasion.ts'
import type { Page } from '../parts/page.ts'
import { follows } from '../parts/wishes.ts'
import { hero, lead } from '../parts/words.ts'
import { field, PAD, submit } from '../screens/kit/controls.ts'
import { looksOf } from '../screens/kit/looks.ts'
import { penFor, raised } from '../screens/kit/pen.ts'

/** What is asked in the first view, by trade; the last line is long. */
const ASKED: Partial<Record<Industry, readonly string[]>> = {
  'home-services': ['Name', 'Phone', 'Where', 'What needs doing?'],
  construction: ['Name', 'Phone', 'Where', 'What is to be built?'],
  logistics: ['From', 'To', 'When', 'What is to be moved?'],
  law: ['Name', 'Phone', 'E-mail', 'What is it about?'],
  finance: ['Name', 'Phone', 'E-mail', 'What is it about?'],
  consulting: ['Name', 'Company', 'E-mail', 'What is it about?'],
  education: ['Name', 'E-mail', 'When', 'What would you like to learn?'],
  children: ['Name', 'Phone', 'Age', 'What would you like to know?'],
  veterinary: ['Animal', 'Phone', 'When', 'What is wrong?'],
  automotive: ['Vehicle', 'Phone', 'When', 'What is wrong?'],
  photography: ['Name', 'E-mail', 'When', 'What shall we photograph?'],
  wedding: ['Names', 'E-mail', 'When', 'What are you dreaming of?'],
  architecture: ['Name', 'E-mail', 'Where', 'What is to be built?'],
  interior: ['Name', 'E-mail', 'Where', 'Which rooms?'],
  agency: ['Name', 'Company', 'E-mail', 'What is it about?'],
  energy: ['Name', 'Phone', 'Where', 'What is it about?'],
  security: ['Name', 'Phone', 'Where', 'What is it about?'],
}
function fieldsOf(page: Page): string[] {
  const { brief } = page
  // Moving house is asked for by where from and where to.
  const trade = says(brief, 'moving') ? 'logistics' : brief.subject.industry
  return (ASKED[trade] ?? ['Name', 'Phone', 'E-mail', 'What is it about?']).map((label) =>
    labelIn(brief.language, label),
  )
}

function formOf(page: Page, words: ReturnType<typeof heroWords>): Node {
  const pen = penFor(page, looksOf(page).panel, 'enquiry')
  const [first = 'Name', second = 'Phone', third = 'E-mail', long = 'What is it about?'] = fieldsOf(page)
  const one = (label: string) => field(pen, label, '')
  const call = textOf(words.primary)
  return acting(
    { kind: 'form', done: 'Thank you. We will be in touch.' },
    pen.col(
      [
        pen.text('title', call, { size: 26, width: 'fill', lines: 2 }),
        one(first),
        pen.row([one(second), one(third)], { gap: 14, width: 'fill', align: 'start' }),
        field(pen, long, '', { tall: 104 }),
        submit(pen, call, undefined, { width: 'fill' }),
      ],
      {
        role: 'card',
        element: 'form',
        width: span(5),
        ...raised(pen, 2),
        pad: PAD + 12,
        gap: 18,
      },
      'form',
    ),
  )
}

function top(page: Page, name: GroundName): Node[] {
  const { direction, random } = page
  const ground = page.ground(name)
  const words = heroWords(page)
  return [
    header(page, ground, 'phone'),
    band('hero', ground, { role: 'hero', padding: [56, 72] }, [
      row('hero-grid', { width: 'fill', layout: { justify: 'between', align: 'center', gap: 24 } }, [
        column('hero-words', { width: span(6), layout: { gap: 28 } }, [
          hero('hero-headline', words.headline, direction, ground, {
            size: lengthOf(words.headline) > 40 ? 72 : 92,
            lineHeight: 1.02,
            width: 'fill',
            fit: { min: 20, lines: 5 },
          }),
          lead('hero-subhead', words.subhead, direction, ground, { maxWidth: 500 }),
          ...leadingFact(page, ground, 44),
          quietLink('hero-calls-secondary', words.secondary, page, ground),
        ]),
        formOf(page, words),
      ]),
      ...(page.content.occasion.length > 1 ? occasionRow(page, ground) : []),
    ]),
    ...(page.art.draws
      ? [
          page.art.panel('hero-picture', {
            width: PAGE,
            height: 300,
            ground: otherGround(ground.name, random.pick(['surface', 'secondary', 'accent'] as const)),
            kinds: ['photo', 'illustration', 'motif'],
          }),
        ]
      : []),
  ]
}

export const enquiry = archetype({
  name: 'enquiry',
  sort: 'form',
  example: 'Website for the plumbers Pike & Sons in Leeds: describe the job and get a quote, 0113 496 0182',
  suits: (brief) => {
    const asked = ASKED[brief.subject.industry] !== undefined
    const said = says(brief, 'enquiry')
    const base = said ? 0.95 : asked ? 0.6 : 0
    return (
      (refusesPictures(brief) ? base * 0.8 : hasPhoto(brief) ? base * 0.7 : base) *
      follows(brief, { words: ['left'], picture: ['centre'] })
    )
  },
  top: (page) => top(page, page.random.pick(['accent', 'surface', 'ink', 'secondary'])),
})
