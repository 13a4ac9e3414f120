/** What a hero may say besides its words: the facts that were given, the one that matters most, or what there is in short. */
import type { Copy } from '../../../brief/types.ts'
import { column, row } from '../../../scene/build.ts'
import type { Frame, Node, Role } from '../../../scene/types.ts'
import { asCopy } from './content.ts'
import type { Ground } from './grounds.ts'
import { labelOf } from './headings.ts'
import type { Page } from './page.ts'
import { set, small, title } from './words.ts'

/** Facts that a visitor decides by, the weightiest first. */
const BY_WEIGHT: readonly Role[] = ['offer', 'price', 'date', 'time', 'phone', 'place', 'address', 'email']
const LONGEST = 46

/** The facts for the first view, the weightiest first. */
export function factsOf({ content }: Page): Copy[] {
  const all = [...content.occasion, ...content.contacts]
  return BY_WEIGHT.flatMap((role) => all.filter((copy) => copy.role === role)).filter(
    ({ text }) => text.length <= LONGEST,
  )
}

/** A fact under what it is. */
const factCell = (page: Page, ground: Ground, copy: Copy, index: number): Node =>
  column(`hero-fact-${index + 1}`, { width: 'fill', role: 'group', layout: { gap: 6 } }, [
    small(`hero-fact-${index + 1}-label`, labelOf(page, copy), page.direction, ground),
    set(`hero-fact-${index + 1}-words`, copy, copy.role, {
      font: 'text',
      weight: page.direction.weights.strong,
      size: 26,
      lineHeight: 1.25,
      fill: ground.text,
      width: 'fill',
      fit: { min: 13, lines: 3 },
    }),
  ])

const MOST = 4
const FEWEST = 3

/** A row of facts, filled up with what is offered: three or four cells between hairlines. Nothing where there are fewer. */
export function factsStrip(page: Page, ground: Ground): Frame[] {
  const { brief, direction } = page
  const facts = factsOf(page).slice(0, MOST)
  // What the prompt lists stands whole further down.
  const isListed = page.content.page.offers.length > 0
  const points = facts.length < FEWEST && !isListed ? page.takeFeatures(1, FEWEST - facts.length) : []
  if (facts.length + points.length < (isListed ? FEWEST - 1 : FEWEST)) return []
  const cells: Node[] = [
    ...facts.map((copy, index) => factCell(page, ground, copy, index)),
    ...points.map((point, index) =>
      column(`hero-point-${index + 1}`, { width: 'fill', role: 'group', layout: { gap: 8 } }, [
        title(`hero-point-${index + 1}-title`, asCopy(brief, point.title), direction, ground, {
          size: 24,
          element: 'h2',
        }),
        small(`hero-point-${index + 1}-body`, asCopy(brief, point.body), direction, ground, {
          width: 'fill',
          fit: { min: 12 },
          element: 'p',
        }),
      ]),
    ),
  ]
  return [
    row(
      'hero-facts',
      { width: 'fill', role: 'group', layout: { gap: 0, align: 'stretch' } },
      cells.map((cell, index) =>
        column(
          `hero-facts-${index + 1}`,
          {
            width: 'fill',
            layout: { padding: [4, 28, 4, index === 0 ? 0 : 28] },
            ...(index > 0 && { stroke: { paint: ground.line, width: 1, sides: ['left' as const] } }),
          },
          [cell],
        ),
      ),
    ),
  ]
}

/** The fact that the first view turns on, large, under what it is. */
export function leadingFact(page: Page, ground: Ground, size: number): Node[] {
  const [copy] = factsOf(page)
  if (!copy) return []
  return [
    small('hero-leading-label', labelOf(page, copy), page.direction, ground, { fill: ground.text }),
    set('hero-leading-fact', copy, copy.role, {
      font: 'display',
      weight: page.direction.weights.display,
      size,
      lineHeight: 1.04,
      tracking: page.direction.displayTracking * 0.5,
      fill: ground.text,
      width: 'fill',
      fit: { min: 18, lines: 3 },
    }),
  ]
}
