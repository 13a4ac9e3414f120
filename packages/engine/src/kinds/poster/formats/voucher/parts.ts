/** What the layouts share. Vouchers and coupons: the value large, from whom, how long it holds; fields to fill in where nothing was given. */
import type { Copy } from '../../../../brief/types.ts'
import type { Node } from '../../../../scene/types.ts'
import type { Fitted } from '../../../shared/printed/kit.ts'
import { column, fitted, label, placed, row, rule, said, tag } from '../../../shared/printed/kit.ts'
import type { Ground } from '../../../shared/sheet.ts'
import { facts } from '../../../shared/systems/facts.ts'
import { stackedTitle } from '../../../shared/systems/lettering.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { Page } from '../page.ts'
import { asName, without } from '../page.ts'

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
  /** How long it holds, where that is no day: 'valid for one year'. */
  holds: Copy | undefined
}

const HOLDS = /^(valid)\s+(\S.*)$/iu

export function partsOf(page: Page): Parts {
  const { plan, piece } = page
  const gift = /gift|christmas|birthday|voucher|certificate/i.test(piece.named) && !/discount|coupon/i.test(piece.named)
  const value = plan.title
  const headline = plan.rest.find(({ role }) => role === 'headline')
  const called: Copy | undefined =
    headline ??
    (value.role === 'headline' ? undefined : { role: 'label', text: asName(piece.named), source: 'written' })
  const left = without(page, 'when', 'brand')
  const holds = plan.when.length > 0 ? undefined : plan.rest.find(({ text }) => HOLDS.test(text))
  const others = left.plan.rest.filter((copy) => copy !== headline && copy !== holds)
  return {
    value,
    called,
    house: plan.brand,
    rest: { ...left, plan: { ...left.plan, rest: others } },
    gift,
    dates: plan.when,
    holds,
  }
}

/** 'Valid until' with its day or a line, and on presents for whom and from whom. */
export function fields(
  page: Page,
  { dates, gift, holds }: Parts,
  own: { width: number; ground: Ground; columns: number; scale?: number },
): Node {
  const { u, brief } = page
  const { width, ground, columns, scale = 1 } = own
  const size = u * 2.9 * scale
  const gap = u * 4 * scale
  const each = (width - gap * (columns - 1)) / columns
  const held = HOLDS.exec(holds?.text ?? '')
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
    held?.[1] && held[2] && holds
      ? one('valid', held[1], [{ ...holds, text: held[2] }])
      : one('valid', dates.length > 0 && !until ? 'When' : 'Valid until', dates),
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

/** The head over an area, line under line. */
export const headOf = (page: Page, parts: Parts, { width, height }: Area, align?: 'center'): Fitted =>
  fitted(
    page,
    height * 0.24,
    (scale) =>
      column('head-in', { width, layout: { gap: page.u * 1.2 } }, head(page, parts, page.ground, width, align, scale)),
    1,
  )

/** How the foot of a voucher stands. */
interface Foot {
  /** Of the area's height. */
  share: number
  /** × u, between what is left and the fields. */
  gap: number
  /** What is left over: of the area's height, its largest scale, its axis. */
  rest: { share: number; most?: number; align?: 'center' }
  /** The fields: in how many columns, at what scale. */
  columns: number
  scale: number
}

/** What is left, and the fields, at the foot of an area. */
export const footOf = (
  page: Page,
  parts: Parts,
  { width, height }: Area,
  { share, gap, rest, columns, scale: times }: Foot,
): Fitted =>
  fitted(
    page,
    height * share,
    (scale) =>
      column('foot-in', { width, layout: { gap: page.u * gap * scale } }, [
        ...others(parts.rest, page.ground, width, height * rest.share * scale, rest.align, rest.most),
        fields(page, parts, { width, ground: page.ground, columns, scale: scale * times }),
      ]),
    1,
  )

/** Head, value and foot under one another in an area, the value as large as what the others leave. */
export function stacked(page: Page, parts: Parts, area: Area, foot: Fitted): Node[] {
  const { u } = page
  const tops = headOf(page, parts, area)
  return [
    placed('head', area, [tops.node]),
    stackedTitle(
      page,
      { ...area, y: area.y + tops.height + u * 2.4, height: area.height - tops.height - foot.height - u * 6 },
      { copy: parts.value, valign: 'center' },
    ).node,
    placed('foot', { ...area, y: area.y + area.height - foot.height }, [foot.node]),
  ]
}
