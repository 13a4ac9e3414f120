/** What the layouts share. Certificates: who gets it, what for, who says so; what nobody gave is a line to write on. */
import { signs } from '../../../../brief/told/sayings.ts'
import type { Copy } from '../../../../brief/types.ts'
import type { ColourRef, Frame, Node, PlainColour } from '../../../../scene/types.ts'
import { isAsked } from '../../../shared/pieces.ts'
import type { Align } from '../../../shared/printed/kit.ts'
import {
  column,
  filledIn,
  fitted,
  heading,
  label,
  placed,
  row,
  rule,
  said,
  tag,
  words,
} from '../../../shared/printed/kit.ts'
import type { Ground } from '../../../shared/sheet.ts'
import { attachedLogo } from '../../../shared/subject.ts'
import { facts } from '../../../shared/systems/facts.ts'
import { hasHero } from '../../../shared/systems/hero.ts'
import { inksOn } from '../../../shared/systems/lettering.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { Page } from '../page.ts'
import { without } from '../page.ts'

export interface Parts {
  /** Who gets it. */
  recipient: Copy | undefined
  /** Who sign. */
  signers: Copy[]
  issuer: Copy | undefined
  reasons: Copy[]
  dates: Copy[]
  /** Facts that have no place on such a sheet of their own. */
  rest: Page
}

export function partsOf(page: Page): Parts {
  const { plan, brief } = page
  const people = plan.people.filter(({ role }) => role === 'person')
  const signers = people.filter(({ text }) => signs(brief, text))
  const [recipient, ...others] = people.filter((copy) => !signers.includes(copy))
  const rest = without(page, 'people', 'when', 'lead', 'brand')
  const named = plan.people.filter(({ role }) => role !== 'person')
  return {
    recipient,
    signers: [...signers, ...others].slice(0, 2),
    issuer: plan.brand,
    reasons: plan.lead,
    dates: plan.when,
    rest: { ...rest, plan: { ...rest.plan, people: [...named, ...[...signers, ...others].slice(2)] } },
  }
}

/** 'Certificate' large, 'of Achievement' below it; other titles whole. */
export function titleLines(
  page: Page,
  own: { width: number; height: number; fill: ColourRef; align?: Align; most?: number },
): Frame {
  const { plan, u } = page
  const { title } = plan
  const [, first, second] = /^(certificate|diploma)\s+(of .+)$/i.exec(title.text) ?? []
  const { width, height, fill, align, most = u * 14 } = own
  const style = { fill, ...(align && { align }) }
  if (!first || !second)
    return column('title-lines', { width }, [
      heading(page, 'title', title, { width, height, lines: 2, most, ...style }),
    ])
  return column('title-lines', { width, layout: { gap: height * 0.12 } }, [
    heading(page, 'title', { ...title, text: first }, { width, height: height * 0.62, lines: 1, most, ...style }),
    tag(
      page,
      'title-rest',
      { ...title, text: second },
      { size: Math.min(u * 3.4, height * 0.2), width, lines: 1, ...style },
    ),
  ])
}

/** 'Awarded to', the name or a line for it, what for. */
export function bestowal(
  page: Page,
  parts: Parts,
  own: { width: number; ground: Ground; accent: ColourRef; align?: Align; scale: number; awarded?: string },
): Frame {
  const { u } = page
  const { width, ground, accent, align, scale, awarded = 'Presented to' } = own
  const side = align && { align }
  const size = u * 2.6 * scale
  const { recipient } = parts
  const name = recipient
    ? heading(page, 'recipient', recipient, {
        width,
        height: u * 9 * scale,
        lines: 1,
        most: u * 7.4 * scale,
        fill: accent,
        ...side,
      })
    : column(
        'recipient-blank',
        {
          width: width * 0.86,
          ...(align === 'center' && { alignSelf: 'center' as const }),
          layout: { padding: [u * 5.4 * scale, 0, 0, 0], gap: u },
        },
        [
          rule('recipient-line', ground.ink, Math.max(1.5, u * 0.18)),
          label(page, 'recipient-label', 'Name', { size: u * 1.6 * scale, fill: ground.ink, ...side }),
        ],
      )
  return column('bestowal', { width, role: 'group', layout: { gap: u * 2.5 * scale } }, [
    words(page, 'awarded', awarded, { size, fill: ground.ink, width, ...side }),
    name,
    ...parts.reasons.map((copy, i) =>
      said(page, `reason-${i + 1}`, copy, { size, fill: ground.ink, width, lines: 3, lineHeight: 1.35, ...side }),
    ),
  ])
}

/** Date and signatures, side by side. */
export function signatures(
  page: Page,
  parts: Parts,
  own: { width: number; ground: Ground; align?: Align; gap?: number; middle?: number },
): Frame {
  const { u } = page
  const { width, ground, align, middle = 0, gap = u * 5 } = own
  const { signers, dates } = parts
  const count = Math.max(2, 1 + signers.length)
  const each = (width - middle - gap * (count - 1 + (middle > 0 ? 1 : 0))) / count
  const style = { width: each, size: u * 2.3, ground, ...(align && { align }) }
  const [date, ...moreDates] = dates
  const signed = (signers.length > 0 ? signers : [undefined]).map((copy, i) =>
    filledIn(page, `signature-${i + 1}`, copy, 'Signature', style),
  )
  const dated = column('dates', { width: each, layout: { gap: u } }, [
    filledIn(page, 'date', date, 'Date', style),
    ...moreDates.map((copy, i) =>
      said(page, `date-more-${i + 1}`, copy, { size: u * 2, fill: ground.ink, width: each, ...(align && { align }) }),
    ),
  ])
  const all: Node[] = [dated, ...signed]
  const room: Node[] = middle > 0 ? [column('seal-room', { width: middle, height: u }, [])] : []
  return row('signatures', { width, role: 'group', layout: { gap, justify: 'between', align: 'end' } }, [
    ...all.slice(0, 1),
    ...room,
    ...all.slice(1),
  ])
}

/** Who gives it, and the facts that are left, small. */
export function giver(
  page: Page,
  parts: Parts,
  own: { width: number; ground: Ground; align?: 'start' | 'center'; size?: number },
): Node[] {
  const { u } = page
  const { ground, width, align = 'start', size = u * 2.6 } = own
  const logo = attachedLogo(page, u * 8, ground)
  return [
    ...logo,
    ...(parts.issuer ? [tag(page, 'issuer', parts.issuer, { size, fill: ground.ink, width, lines: 2, align })] : []),
  ]
}

export const leftOver = (
  { rest }: Parts,
  ground: Ground,
  width: number,
  height: number,
  align: 'start' | 'center',
): Node[] => facts(rest, ground, { width, height, align, most: 0.82, lead: false, columns: 1 }).nodes

/** Blocks spread over an area, on one axis; what is too tall is set smaller. */
export function spread(
  page: Page,
  id: string,
  area: Area,
  align: 'start' | 'center',
  build: (scale: number) => Node[],
): Frame {
  const block = fitted(
    page,
    area.height,
    (scale) =>
      column(
        `${id}-in`,
        { width: area.width, layout: { gap: page.u * 3.4 * scale, align: align === 'center' ? 'center' : 'start' } },
        build(scale),
      ),
    1.35,
  )
  return placed(id, { ...area, y: area.y + (area.height - block.height) / 2 }, [block.node])
}

/** What stands for learning itself: the seal says it. */
export const LEARNING = new Set(['laptop', 'graduation cap', 'book', 'books', 'diploma', 'certificate', 'trophy'])

/** Whether there is a thing of its own to show. */
export const showsThing = (page: Page): boolean =>
  hasHero(page) && (isAsked(page.brief) || !LEARNING.has(page.brief.subject.objects[0] ?? 'book'))

export const accentOn = (page: Page, ground: Ground): PlainColour => inksOn(page, ground, true).face
