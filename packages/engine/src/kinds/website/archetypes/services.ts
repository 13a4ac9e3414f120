/** What there is, as a list in large type: no picture says it sooner. Headline and calls stand small beside it. */
import { column, row } from '../../../scene/build.ts'
import type { Node } from '../../../scene/types.ts'
import { calls } from '../parts/actions.ts'
import { archetype, hasPhoto, refusesPictures } from '../parts/archetype.ts'
import { asCopy } from '../parts/content.ts'
import { band, ruled, span } from '../parts/grid.ts'
import type { GroundName } from '../parts/grounds.ts'
import { factsStrip } from '../parts/hero-facts.ts'
import { heroWords, lengthOf } from '../parts/hero-words.ts'
import { header } from '../parts/navigation.ts'
import type { Page } from '../parts/page.ts'
import { follows } from '../parts/wishes.ts'
import { hero, lead, small, title } from '../parts/words.ts'

const MOST = 5

/** What the prompt lists itself, else what is offered. */
function linesOf(page: Page): { title: ReturnType<typeof asCopy>; body?: string }[] {
  const [list] = page.content.lists
  if (list && list.items.length >= 3 && list.items.length <= MOST)
    return list.items.map(({ text }) => ({ title: asCopy(page.brief, text) }))
  return page.takeFeatures(3, MOST).map(({ title: words, body }) => ({ title: asCopy(page.brief, words), body }))
}

function top(page: Page, name: GroundName): Node[] {
  const { direction } = page
  const ground = page.ground(name)
  const words = heroWords(page)
  const lines = linesOf(page)
  const longest = Math.max(0, ...lines.map((line) => lengthOf(line.title)))
  const rows = lines.map((line, index): Node[] => [
    small(`hero-line-${index + 1}-number`, String(index + 1).padStart(2, '0'), direction, ground, {
      width: 48,
      role: 'decoration',
      fill: ground.text,
    }),
    column(`hero-line-${index + 1}`, { width: 'fill', layout: { gap: 8 } }, [
      title(`hero-line-${index + 1}-title`, line.title, direction, ground, {
        size: longest > 20 ? 48 : 66,
        lineHeight: 1.04,
        width: 'fill',
        element: 'h2',
        fill: ground.strong,
        tracking: direction.displayTracking,
        fit: { min: 18, lines: 2 },
      }),
      ...(line.body
        ? [
            small(`hero-line-${index + 1}-body`, line.body, direction, ground, {
              width: 'fill',
              element: 'p',
              fit: { min: 12 },
            }),
          ]
        : []),
    ]),
  ])
  return [
    header(page, ground, 'call'),
    band('hero', ground, { role: 'hero', padding: [56, 72], gap: 56 }, [
      row('hero-grid', { width: 'fill', layout: { justify: 'between', align: 'stretch', gap: 24 } }, [
        column('hero-words', { width: span(4) + 40, layout: { gap: 28, justify: 'between' } }, [
          hero('hero-headline', words.headline, direction, ground, {
            size: lengthOf(words.headline) > 34 ? 48 : 58,
            lineHeight: 1.06,
            width: 'fill',
            fit: { min: 18, lines: 6 },
          }),
          column('hero-remarks', { width: 'fill', layout: { gap: 28 } }, [
            lead('hero-subhead', words.subhead, direction, ground, { size: 22 }),
            calls('hero-calls', page, ground, words),
          ]),
        ]),
        column('hero-lines', { width: span(7) - 20 }, [
          ruled('hero-list', ground, rows, { padding: [20, 0, 22, 0], gap: 24, align: 'baseline' }),
        ]),
      ]),
      ...(page.content.occasion.length + page.content.contacts.length > 2 ? factsStrip(page, ground) : []),
    ]),
  ]
}

const SERVED: readonly string[] = [
  'home-services',
  'construction',
  'law',
  'finance',
  'consulting',
  'agency',
  'design',
  'health',
  'dental',
  'veterinary',
  'beauty',
  'architecture',
  'interior',
  'logistics',
  'education',
  'automotive',
  'photography',
  'fitness',
  'pets',
]

export const services = archetype({
  name: 'services',
  sort: 'list',
  example: 'Website for the law firm Falk & Berger in Bremen, calm and clear. Phone +49 421 555 012',
  suits: (brief) => {
    const served = SERVED.includes(brief.subject.industry)
    const base = hasPhoto(brief) ? 0.1 : refusesPictures(brief) ? 0.95 : served ? 0.75 : 0.3
    return base * follows(brief, { words: ['left'], picture: [] })
  },
  top: (page) => top(page, page.random.pick(['paper', 'ink', 'surface', 'accent'])),
})
