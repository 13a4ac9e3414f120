/** What the layouts share. Vouchers and coupons: the value large, from whom, how long it holds; fields to fill in where nothing was given. */
import type { Copy } from '../../../../brief/types.ts'
import type { Node } from '../../../../scene/types.ts'
import { column, label, row, rule, said, tag } from '../../../shared/printed/kit.ts'
import type { Ground } from '../../../shared/sheet.ts'
import { facts } from '../../../shared/systems/facts.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { Page } from '../page.ts'
import { without } from '../page.ts'

export interface Parts {
  /** What it is worth, or what it is called. */
  value: Copy
  /** What it is called, where its value leads. */
  called: Copy | undefined
  house: Copy | undefined
  rest: Page
  /** A present: somebody gives it to somebody. */
  gift: boolean
  dates: Copy[]
}

export const asName = (words: string): string =>
  words.toLowerCase().replace(/(?<=^|\s)\p{L}/gu, (letter) => letter.toUpperCase())

export function partsOf(page: Page): Parts {
  const { plan, piece } = page
  const gift = /gift|christmas|birthday|voucher|certificate/i.test(piece.named) && !/discount|coupon/i.test(piece.named)
  const value = plan.title
  const headline = plan.rest.find(({ role }) => role === 'headline')
  const called: Copy | undefined =
    headline ??
    (value.role === 'headline' ? undefined : { role: 'label', text: asName(piece.named), source: 'written' })
  const left = without(page, 'when', 'brand')
  const rest = { ...left, plan: { ...left.plan, rest: left.plan.rest.filter((copy) => copy !== headline) } }
  return { value, called, house: plan.brand, rest, gift, dates: plan.when }
}

/** 'Valid until' with its day or a line, and on presents for whom and from whom. */
export function fields(
  page: Page,
  { dates, gift }: Parts,
  own: { width: number; ground: Ground; columns: number; scale?: number },
): Node {
  const { u, brief } = page
  const { width, ground, columns, scale = 1 } = own
  const size = u * 2.9 * scale
  const gap = u * 4 * scale
  const each = (width - gap * (columns - 1)) / columns
  const until = /\b(?:valid|until|expires|through|before|by)\b/i.test(brief.prompt)
  const one = (id: string, what: string, copies: readonly Copy[]): Node =>
    column(id, { width: each, layout: { gap: size * 0.4 } }, [
      label(page, `${id}-label`, what, { size: size * 0.66, fill: ground.ink }),
      ...(copies.length > 0
        ? copies.map((copy, i) =>
            said(page, `${id}-${i + 1}`, copy, { size, fill: ground.ink, voice: 'strong', width: each, lines: 2 }),
          )
        : [rule(`${id}-line`, ground.ink, Math.max(1.5, size * 0.06), each, { margin: [size * 0.95, 0, 0, 0] })]),
    ])
  const all = [
    ...(gift ? [one('for', 'For', []), one('from', 'From', [])] : []),
    one('valid', dates.length > 0 && !until ? 'When' : 'Valid until', dates),
  ]
  const rows: Node[] = []
  for (let i = 0; i < all.length; i += columns)
    rows.push(row(`fields-${i / columns + 1}`, { width, layout: { gap, align: 'end' } }, all.slice(i, i + columns)))
  return column('fields', { width, role: 'group', layout: { gap: gap * 0.8 } }, rows)
}

export const others = (
  rest: Page,
  ground: Ground,
  width: number,
  height: number,
  align: 'start' | 'center' = 'start',
  most = 0.9,
): Node[] => facts(rest, ground, { width, height, align, most, columns: 1 }).nodes

/** What it is called, and the house, in one small head. */
export const head = (
  page: Page,
  { called, house }: Parts,
  ground: Ground,
  width: number,
  align: 'start' | 'center' = 'start',
  scale = 1,
): Node[] => [
  ...(house
    ? [tag(page, 'house', house, { size: page.u * 3.2 * scale, fill: ground.ink, width, lines: 2, align })]
    : []),
  ...(called
    ? [tag(page, 'called', called, { size: page.u * 2.3 * scale, fill: ground.ink, width, align, lines: 1 })]
    : []),
]

export const padded = ({ x, y, width, height }: Area, pad: number): Area => ({
  x: x + pad,
  y: y + pad,
  width: width - 2 * pad,
  height: height - 2 * pad,
})
