/** Where and how: the given facts, large; beside them an abstract street map when there is an address, else a picture. */

import type { Random } from '../../../../base/random.ts'
import type { Copy } from '../../../../brief/types.ts'
import { type Colours, circle, rect } from '../../../../imagery/shapes.ts'
import { column, frame, row } from '../../../../scene/build.ts'
import type { Node, Paint, Shape, Vector } from '../../../../scene/types.ts'
import { button } from '../actions.ts'
import { asCopy } from '../content.ts'
import { band, ruled, span } from '../grid.ts'
import type { Ground } from '../grounds.ts'
import { type GroundName, inksOn } from '../grounds.ts'
import { headingOf, labelOf } from '../headings.ts'
import { WITHIN } from '../links.ts'
import type { Page, Section } from '../page.ts'
import { heading, set, small } from '../words.ts'

const shape = (d: string, fill: Paint): Shape => ({ d, fill })
const line = (d: string, paint: Paint, width: number): Shape => ({
  d,
  stroke: { paint, width, cap: 'round', join: 'round' },
})

/** Streets at two angles, a river, a park and a pin: a place, not a real map. */
export function streetMap(id: string, width: number, height: number, random: Random, inks: Colours): Vector {
  const shapes = [shape(rect(0, 0, width, height), inks.ground)]
  const lean = random.between(-0.16, 0.16)
  const street = { colour: inks.near, alpha: 0.26 } as const
  const reach = Math.max(width, height)
  const across = (y: number) => `M${-20} ${Math.round(y)}L${width + 20} ${Math.round(y + lean * width)}`
  const down = (x: number) => `M${Math.round(x)} ${-20}L${Math.round(x - lean * height)} ${height + 20}`
  const river = height * random.between(0.22, 0.34)
  shapes.push({
    d: `M-20 ${Math.round(river)}C${Math.round(width * 0.3)} ${Math.round(river - 70)} ${Math.round(width * 0.5)} ${Math.round(river + 120)} ${width + 20} ${Math.round(river - 10)}`,
    stroke: { paint: { colour: inks.middle, alpha: 0.7 }, width: 46 },
  })
  const small = Array.from(
    { length: 9 },
    (_, i) => across((i - 0.6) * (height / 6.5)) + down((i - 0.4) * (reach / 7)),
  ).join('')
  shapes.push(line(small, street, 3))
  const [x, y] = [width * 0.56, height * 0.56]
  shapes.push(line(across(y - lean * x + 34) + down(x + lean * y - 90) + down(x + lean * y + width * 0.26), street, 11))
  shapes.push(shape(rect(width * 0.08, height * 0.64, width * 0.22, height * 0.2), { colour: inks.light, alpha: 0.3 }))
  shapes.push(
    shape(
      `M${x} ${y + 34}C${x - 14} ${y + 8} ${x - 34} ${y - 8} ${x - 34} ${y - 32}a34 34 0 0 1 68 0C${x + 34} ${y - 8} ${x + 14} ${y + 8} ${x} ${y + 34}z`.replace(
        /\d+\.\d+/g,
        (v) => String(Math.round(Number(v))),
      ),
      inks.light,
    ),
  )
  shapes.push(shape(circle(x, y - 32, 13), inks.ground))
  return {
    type: 'vector',
    id,
    role: 'illustration',
    viewBox: [width, height],
    scale: 'cover',
    shapes,
    width: 'fill',
    height: 'fill',
  }
}

/** What a click on a contact does. */
const hrefOf = ({ role, text }: Copy): string | undefined =>
  role === 'phone' ? `tel:${text.replace(/[^\d+]/g, '')}` : role === 'email' ? `mailto:${text}` : undefined

/** The first contact that a button can lead to. */
const contactLink = (contacts: readonly Copy[]): string =>
  contacts.map(hrefOf).find((href) => href !== undefined) ?? WITHIN

/** What a visit needs. */
export const contactFacts = ({ content }: Page): Copy[] => [
  ...content.contacts,
  ...content.occasion.filter(({ role }) => role === 'time' || role === 'place'),
]

/** Few facts stand large: the size for one, for two, for more. */
const few = (page: Page, [one, two, more]: [number, number, number]): number => {
  const count = contactFacts(page).length
  return count === 1 ? one : count === 2 ? two : more
}

/** From this size on the label stands above the fact. */
const STACKED = 48

/** How a contact is written: an address takes lines, numbers and mails stand on one. */
export function contactLine(page: Page, ground: Ground, copy: Copy, index: number, size = 28): Node[] {
  const { direction } = page
  const href = hrefOf(copy)
  const isLarge = size >= STACKED
  const cells = [
    small(`contact-${index + 1}-label`, labelOf(page, copy), direction, ground, isLarge ? {} : { width: span(1) + 24 }),
    set(`contact-${index + 1}`, copy, copy.role, {
      font: 'text',
      weight: direction.weights.strong,
      size,
      lineHeight: 1.3,
      fill: ground.text,
      width: 'fill',
      fit: { min: 12, lines: copy.role === 'address' || copy.role === 'time' ? 3 : 1 },
      ...(href && { element: 'a', href }),
    }),
  ]
  return isLarge ? [column(`contact-${index + 1}-line`, { width: 'fill', layout: { gap: 6 } }, cells)] : cells
}

/** No picture: the facts in large lines, the heading at their left. */
export const contactRows: Section = (page, ground) => {
  const { brief, direction, content } = page
  if (content.contacts.length === 0) return undefined
  return band('contact', ground, {}, [
    row('contact-grid', { width: 'fill', layout: { justify: 'between', gap: 24 } }, [
      column('contact-side', { width: span(4), layout: { gap: 32, align: 'start' } }, [
        heading('contact-heading', headingOf(page, 'contact'), direction, ground, { width: 'fill' }),
        button('contact-button', asCopy(brief, content.page.closing.cta), page, ground, contactLink(content.contacts)),
      ]),
      column('contact-words', { width: span(7) }, [
        ruled(
          'contact-facts',
          ground,
          contactFacts(page).map((copy, index) => contactLine(page, ground, copy, index, 36)),
          { padding: [24, 0, 26, 0], align: 'baseline' },
        ),
      ]),
    ]),
  ])
}

export const contact: Section = (page, ground) => {
  const { direction, content } = page
  if (content.contacts.length === 0) return undefined
  const located = content.contacts.some(({ role }) => role === 'address')
  if (!page.art.draws || !(located || page.art.shows())) return contactRows(page, ground)
  const words = column('contact-words', { width: 'fill', layout: { gap: 40 } }, [
    heading('contact-heading', headingOf(page, 'contact'), direction, ground),
    ruled(
      'contact-facts',
      ground,
      contactFacts(page).map((copy, index) => contactLine(page, ground, copy, index, few(page, [52, 38, 28]))),
      { padding: [20, 0, 22, 0], align: 'baseline' },
    ),
  ])
  const under: GroundName = ground.name === 'surface' ? 'paper' : 'surface'
  const picture = located
    ? frame(
        'contact-map',
        {
          role: 'panel',
          element: 'figure',
          width: span(6),
          height: 560,
          clip: true,
          radius: direction.radius,
          fill: under,
        },
        [streetMap('contact-streets', span(6), 560, page.random.fork('map'), inksOn(under, direction.palette))],
      )
    : page.art.panel('contact-picture', {
        width: span(5),
        height: 500,
        ground: under,
        kinds: ['illustration'],
        radius: direction.radius,
        fixed: true,
      })
  const cells = page.random.chance(0.5) ? [words, picture] : [picture, words]
  return band('contact', ground, {}, [
    row('contact-grid', { width: 'fill', layout: { gap: 72, align: 'center' } }, cells),
  ])
}
