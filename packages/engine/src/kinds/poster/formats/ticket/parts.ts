/** What the layouts share. Tickets: what it admits to, when and where as fields, a stub to tear off; seat and number given, or lines for them. */
import { says } from '../../../../brief/told/sayings.ts'
import type { Copy } from '../../../../brief/types.ts'
import type { Node } from '../../../../scene/types.ts'
import { column, field, fitted, row } from '../../../shared/printed/kit.ts'
import type { Ground } from '../../../shared/sheet.ts'
import { facts } from '../../../shared/systems/facts.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { Page } from '../page.ts'
import { asName, without } from '../page.ts'

export interface Field {
  id: string
  what: string
  copies: Copy[]
}

export interface Parts {
  fields: Field[]
  /** Row, seat, number: given, or lines. */
  places: Field[]
  called: string
  /** What is left. */
  rest: Page
}

const CALLED = 'seat|row|section|gate|block|table|flight|platform|coach|train|terminal|door|passenger|traveller|guest'
export const PLACED = new RegExp(String.raw`\b(?:${CALLED}|no\.?|nr\.?|number)\b`, 'i')
/** Where a text that names several begins anew: 'Row F Seat 22'. */
const EACH = new RegExp(String.raw`\s+(?=(?:${CALLED})\s+\S)`, 'i')
const NAMED = new RegExp(String.raw`^(${CALLED})\s+(\S.*)$`, 'i')

/** What stands under a label of its own, in its own words; the text whole under a label that tells its sort else. */
function placesIn(copy: Copy, id: string, what: string): Field[] {
  const named = copy.text.split(EACH).map((text) => NAMED.exec(text))
  if (named.some((match) => match === null)) return [{ id, what, copies: [copy] }]
  return named.map((match, i) => ({
    id: i === 0 ? id : `${id}-${i + 1}`,
    what: match?.[1] ?? what,
    copies: [{ ...copy, text: match?.[2] ?? copy.text }],
  }))
}

export const PASS = /boarding|flight|train|bus/i

/** A date, a place or a price as the fields of a ticket. */
export function partsOf(page: Page): Parts {
  const { plan, piece, brief } = page
  const placed = plan.rest.filter(({ text, role }) => role !== 'headline' && PLACED.test(text) && text.length < 34)
  const numbered = plan.where.filter(({ text }) => /^(?:no|nr)\.? ?\d/i.test(text))
  const pass = PASS.test(piece.named) || says(brief, 'pass')
  const where = plan.where.filter((copy) => !numbered.includes(copy))
  const dates = plan.when.filter(({ role }) => role === 'date')
  const times = plan.when.filter(({ role }) => role !== 'date')
  const fields: Field[] = [
    { id: 'date', what: 'Date', copies: dates },
    { id: 'time', what: 'Time', copies: times },
    { id: 'place', what: pass ? 'To' : 'Place', copies: where },
    { id: 'price', what: 'Price', copies: plan.offer },
  ].filter(({ copies, id }) => copies.length > 0 || id === 'date')
  const travellers = pass ? plan.rest.filter((copy) => !placed.includes(copy) && copy.role !== 'headline') : []
  const given = [...travellers, ...placed, ...numbered]
  const places: Field[] =
    given.length > 0
      ? given.flatMap((copy, i) =>
          placesIn(copy, `given-${i + 1}`, travellers.includes(copy) ? 'Passenger' : nameOf(copy)),
        )
      : pass
        ? [
            { id: 'name', what: 'Passenger', copies: [] },
            { id: 'seat', what: 'Seat', copies: [] },
          ]
        : says(brief, 'raffle')
          ? [
              { id: 'number', what: 'No.', copies: [] },
              { id: 'name', what: 'Name', copies: [] },
              { id: 'phone', what: 'Phone', copies: [] },
            ]
          : [
              { id: 'number', what: 'No.', copies: [] },
              { id: 'seat', what: 'Seat', copies: [] },
            ]
  const rest = without(page, 'when', 'where', 'offer')
  const called = pass ? asName(piece.named) : says(brief, 'raffle') ? 'Raffle ticket' : 'Admit one'
  return {
    fields,
    places,
    called,
    rest: {
      ...rest,
      plan: { ...rest.plan, rest: plan.rest.filter((copy) => !placed.includes(copy) && !travellers.includes(copy)) },
    },
  }
}

export const nameOf = ({ text }: Copy): string =>
  asName(PLACED.exec(text)?.[0]?.replace(/^(?:no|nr|number)\.?$/i, 'No.') ?? 'No.')

/** Fields in a grid. */
export function grid(
  page: Page,
  id: string,
  fields: readonly Field[],
  own: { width: number; columns: number; ground: Ground; size: number; scale: number },
): Node {
  const { width, columns, ground, size, scale } = own
  const gap = page.u * 3.2 * scale
  const rows: Node[] = []
  // No field stands alone in a last row.
  const each = Math.ceil(fields.length / Math.ceil(fields.length / columns))
  for (let i = 0; i < fields.length; i += each) {
    const some = fields.slice(i, i + each)
    const weights = some.map(({ copies }) => Math.max(7, Math.min(18, ...copies.map(({ text }) => text.length))))
    const all = weights.reduce((sum, one) => sum + one, 0)
    const free = width - gap * (some.length - 1)
    rows.push(
      row(
        `${id}-row-${rows.length + 1}`,
        { width, layout: { gap } },
        some.map((one, at) =>
          field(page, `${id}-${one.id}`, one.what, one.copies, {
            size: size * scale,
            ground,
            width: (free * (weights[at] ?? 1)) / all,
          }),
        ),
      ),
    )
  }
  return column(id, { width, role: 'group', layout: { gap: gap * 0.8 } }, rows)
}

export const others = (rest: Page, ground: Ground, width: number, height: number): Node[] =>
  facts(rest, ground, { width, height, most: 0.86, columns: 1, sender: true }).nodes

/** The foot of an area: how tall its fields stand. */
export const footOf = (page: Page, area: Area, share: number, build: (scale: number) => Node[]) =>
  fitted(
    page,
    area.height * share,
    (scale) => column('foot-in', { width: area.width, layout: { gap: page.u * 2 * scale } }, build(scale)),
    1.22,
  )
