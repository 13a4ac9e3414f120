/** What the layouts share. Invitations: who invites to what, when and where in this order, how to answer; names lead, the occasion decides the ornament. */

import { capitalised } from '../../../../base/words.ts'
import { joinedBy, says } from '../../../../brief/told/sayings.ts'
import type { Brief, Copy } from '../../../../brief/types.ts'
import type { ColourRef, Frame, Node } from '../../../../scene/types.ts'
import type { Align } from '../../../shared/printed/kit.ts'
import { coloursOn, column, fitted, heading, label, placed, rule, said, words } from '../../../shared/printed/kit.ts'
import type { Ground } from '../../../shared/sheet.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { Page } from '../page.ts'

export interface Parts {
  /** Two names, or the one that leads. */
  names: Copy[]
  /** What it is: 'Wedding', 'Baby Shower'. */
  occasion: Copy | undefined
  hosts: Copy[]
  when: Copy[]
  where: Copy[]
  /** Until when, and how, to answer. */
  answer: Copy[]
  rest: Copy[]
  couple: boolean
}

const COUPLE = /wedding|save the date|engagement|anniversary|bride|married/i
export const ANSWER = /\brsvp|reply|respond\b/i

export function partsOf(page: Page): Parts {
  const { plan, brief, piece } = page
  const people = plan.people.filter(({ role }) => role === 'person')
  const pair = COUPLE.test(piece.named) || says(brief, 'couple')
  const named = plan.title.role === 'headline' && plan.title.source === 'given'
  const joined = named && people.length === 1 && pair && isJoined(brief, plan.title, people[0])
  const couple = (pair && people.length >= 2 && plan.title.source === 'written') || joined
  const names = couple ? (joined ? [plan.title, ...people.slice(0, 1)] : people.slice(0, 2)) : [plan.title]
  const occasion = couple && !joined ? plan.title : undefined
  const written: Copy | undefined =
    occasion ??
    (named || plan.title.role === 'brand' ? { role: 'label', text: occasionOf(brief), source: 'written' } : undefined)
  const left = [...plan.people, ...plan.list, ...plan.offer, ...plan.rest, ...plan.lead].filter(
    (copy) => !names.includes(copy),
  )
  return {
    names,
    occasion: written?.text === plan.title.text && !couple ? undefined : written,
    hosts: plan.brand ? [plan.brand] : [],
    when: plan.when.filter(({ text }) => !ANSWER.test(text)),
    where: plan.where,
    answer: [
      ...plan.when.filter(({ text }) => ANSWER.test(text)),
      ...plan.contact,
      ...(plan.cta?.source === 'given' ? [plan.cta] : []),
    ],
    rest: left,
    couple,
  }
}

/** 'Nora and Ben': two names that the prompt joins. */
export const isJoined = (brief: Brief, one: Copy, other: Copy | undefined): boolean =>
  other !== undefined && /^(?:and|&|\+)$/i.test(joinedBy(brief, one.text, other.text) ?? '')

/** What people are invited to, as it is called. */
export const occasionOf = ({ piece }: Brief): string => {
  const named = (piece?.named ?? '').replace(/\s*(?:card|invitation|invite)s?\s*$/i, '').trim()
  return named === ''
    ? 'You are invited'
    : /save the date/i.test(named)
      ? 'Save the date'
      : capitalised(named.toLowerCase())
}

export const DELICATE = (brief: Brief): boolean =>
  ['wedding', 'jewellery', 'beauty', 'hotel', 'architecture', 'law', 'finance'].includes(brief.subject.industry) ||
  /wedding|save the date|engagement|anniversary|gala|christening|baptism|bridal/i.test(brief.piece?.named ?? '') ||
  brief.style.tones.some((tone) => tone === 'elegant' || tone === 'luxury' || tone === 'classic')

export const PLAYFUL = (brief: Brief): boolean =>
  /birthday|party|shower|housewarming|halloween|easter/i.test(
    `${brief.piece?.named ?? ''} ${brief.purpose?.occasion ?? ''}`,
  ) ||
  brief.subject.industry === 'children' ||
  brief.style.tones.some((tone) => tone === 'playful' || tone === 'childlike')

/** Names under one another with an ampersand between two, as large as their room. */
export function namesBlock(
  page: Page,
  parts: Parts,
  own: { width: number; height: number; fill: ColourRef; amp: ColourRef; align?: Align; most?: number },
): Frame {
  const { u } = page
  const { width, height, fill, amp, align = 'center', most = u * 15 } = own
  const [one, other] = parts.names
  if (one === undefined) return column('names', { width }, [])
  if (other === undefined)
    return column('names', { width }, [heading(page, 'title', one, { width, height, lines: 3, most, fill, align })])
  const each = height * 0.36
  const size = Math.min(
    ...[one, other].map(
      (copy, i) => heading(page, `size-${i}`, copy, { width, height: each, lines: 1, most, fill }).size,
    ),
  )
  const name = (id: string, copy: Copy): Node =>
    heading(page, id, copy, { width, height: each, lines: 1, most: size, fill, align })
  return column('names', { width, layout: { gap: Math.max(u * 2, size * 0.34) } }, [
    name('title', one),
    words(page, 'and', '&', { size: size * 0.62, fill: amp, voice: 'display', width, align, lineHeight: 1, lines: 1 }),
    name('second-name', other),
  ])
}

/** When and where, line under line, then how to answer. */
export function details(
  page: Page,
  parts: Parts,
  own: { width: number; ground: Ground; accent: ColourRef; align: Align; scale: number; ruled?: boolean },
): Frame {
  const { u } = page
  const { width, ground, accent, align, scale, ruled } = own
  const [day, ...times] = parts.when
  const [place, ...more] = parts.where
  const line = (id: string, copy: Copy, size: number, voice?: 'large' | 'strong' | 'text'): Node =>
    said(page, id, copy, {
      size: u * size * scale,
      fill: ground.ink,
      width,
      align,
      lines: 3,
      lineHeight: 1.2,
      ...(voice && { voice }),
    })
  const group = (id: string, nodes: Node[]): Node[] =>
    nodes.length > 0 ? [column(id, { width, role: 'group', layout: { gap: u * 0.8 * scale } }, nodes)] : []
  const part = ruled
    ? [rule('details-rule', accent, Math.max(1.5, u * 0.2), u * 12, align === 'center' ? { alignSelf: 'center' } : {})]
    : []
  return column('details', { width, layout: { gap: u * 2.7 * scale } }, [
    ...group('when', [
      ...(day ? [line('day', day, 4.4, 'large')] : []),
      ...times.map((copy, i) => line(`time-${i + 1}`, copy, 3.6, 'large')),
    ]),
    ...part,
    ...group('where', [
      ...(place ? [line('place', place, 3.7, 'large')] : []),
      ...more.map((copy, i) => line(`place-${i + 2}`, copy, 2.8)),
    ]),
    ...group(
      'rest',
      parts.rest.map((copy, i) => line(`rest-${i + 1}`, copy, 2.7)),
    ),
    ...group('answer', [
      ...(parts.answer.length > 0 && !parts.answer.some(({ text }) => ANSWER.test(text))
        ? [label(page, 'answer-label', 'RSVP', { size: u * 2 * scale, fill: accent, width, align })]
        : []),
      ...parts.answer.map((copy, i) => line(`answer-${i + 1}`, copy, 2.7, i === 0 ? 'strong' : 'text')),
    ]),
    ...group(
      'hosts',
      parts.hosts.map((copy, i) => line(`host-${i + 1}`, copy, 2.7, 'strong')),
    ),
  ])
}

/** What it is, in small letters over the names. */
export const kicker = (
  page: Page,
  { occasion }: Parts,
  { width, fill, align }: { width: number; fill: ColourRef; align: Align },
): Node[] => {
  if (!occasion) return []
  const style = { fill, width, align, lines: 2 }
  return [
    occasion.source === 'written'
      ? label(page, 'occasion', occasion.text, { size: page.u * 2.5, ...style })
      : said(page, 'occasion', occasion, { size: page.u * 2.8, voice: 'strong', ...style }),
  ]
}

/** How words stand on the axis of a room. */
interface OnAxis {
  ground: Ground
  /** Of the names; of the ampersand between them and of what marks the details. */
  fill: ColourRef
  mark: ColourRef
  /** × u, between the parts. */
  gap: number
  /** Of the names: of the room's height, and their largest size, × u. */
  share: number
  most: number
  /** Of the details, beside all others. */
  scale: number
  ruled?: boolean
  largest: number
}

/** Occasion, names and details under one another in the middle of a room, as large as it allows. */
export function onAxis(page: Page, parts: Parts, room: Area, own: OnAxis): Node {
  const { ground, fill, mark, gap, share, most, largest, ruled = false } = own
  const { u } = page
  const { width, height } = room
  const [, second] = coloursOn(page, ground)
  const found = fitted(
    page,
    height,
    (scale) =>
      column('all', { width, layout: { gap: u * gap * scale, align: 'center' } }, [
        ...kicker(page, parts, { width, fill: second, align: 'center' }),
        namesBlock(page, parts, { width, height: height * share * scale, fill, amp: mark, most: u * most * scale }),
        details(page, parts, { width, ground, accent: mark, align: 'center', scale: scale * own.scale, ruled }),
      ]),
    largest,
  )
  return placed('words', { ...room, y: room.y + Math.max(0, (height - found.height) / 2) }, [found.node])
}
