/** Invitations: who invites to what, when and where in this order, how to answer; names lead, the occasion decides the ornament. */
import type { Brief, Copy } from '../../../brief/types.ts'
import type { ColourRef, Frame, Node, Shape } from '../../../scene/types.ts'
import { circle, polygon, rectangle } from '../../shared/geometry.ts'
import { isAsked } from '../../shared/pieces.ts'
import { GROUNDS, type Ground } from '../../shared/sheet.ts'
import { backdrop } from '../../shared/systems/backdrops.ts'
import { tallOf } from '../../shared/systems/facts.ts'
import { archway } from '../../shared/systems/forms.ts'
import { hasHero, hero } from '../../shared/systems/hero.ts'
import { inksOn, stackedTitle } from '../../shared/systems/lettering.ts'
import type { Area } from '../../shared/systems/types.ts'
import { type Align, coloursOn, column, fitted, frame, heading, label, placed, row, rule, said, words } from './kit.ts'
import { drawing, sprig } from './ornaments.ts'
import { backdropOf, type Page, type PieceFormat, type PieceLayout, whole } from './page.ts'

interface Parts {
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

const ANSWER = /\brsvp|reply|respond\b/i

function partsOf(page: Page): Parts {
  const { plan, brief, piece } = page
  const people = plan.people.filter(({ role }) => role === 'person')
  const pair = /wedding|save the date|engagement|anniversary|bride|married/i.test(
    `${piece.named} ${brief.prompt.slice(0, 80)}`,
  )
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
const isJoined = ({ prompt }: Brief, one: Copy, other: Copy | undefined): boolean =>
  other !== undefined &&
  new RegExp(`${literal(one.text)}\\s*(?:and|&|\\+)\\s*${literal(other.text)}`, 'iu').test(prompt)
const literal = (text: string): string => text.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')

/** The word that the prompt joins two names with. */
const joiner = ({ prompt }: Brief, one: Copy, other: Copy): string =>
  new RegExp(`${literal(one.text)}\\s+(\\S+)\\s+${literal(other.text)}`, 'iu').exec(prompt)?.[1] ?? '&'

/** What people are invited to, as it is called. */
const occasionOf = ({ piece }: Brief): string => {
  const named = (piece?.named ?? '').replace(/\s*(?:card|invitation|invite)s?\s*$/i, '').trim()
  return named === ''
    ? 'You are invited'
    : /save the date/i.test(named)
      ? 'Save the date'
      : `${named[0]?.toUpperCase() ?? ''}${named.slice(1).toLowerCase()}`
}

const DELICATE = (brief: Brief): boolean =>
  ['wedding', 'jewellery', 'beauty', 'hotel', 'architecture', 'law', 'finance'].includes(brief.subject.industry) ||
  /wedding|save the date|engagement|anniversary|gala|christening|baptism|bridal/i.test(brief.piece?.named ?? '') ||
  brief.style.tones.some((tone) => tone === 'elegant' || tone === 'luxury' || tone === 'classic')
const PLAYFUL = (brief: Brief): boolean =>
  /birthday|party|shower|housewarming|halloween|easter/i.test(
    `${brief.piece?.named ?? ''} ${brief.purpose?.occasion ?? ''}`,
  ) ||
  brief.subject.industry === 'children' ||
  brief.style.tones.some((tone) => tone === 'playful' || tone === 'childlike')

/** Names under one another with an ampersand between two, as large as their room. */
function namesBlock(
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
    ...[one, other].map((copy, i) =>
      sizeOf(heading(page, `size-${i}`, copy, { width, height: each, lines: 1, most, fill })),
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
const sizeOf = ({ size }: { size: number }): number => size

/** When and where, line under line, then how to answer. */
function details(
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

const kicker = (
  page: Page,
  { occasion }: Parts,
  own: { width: number; fill: ColourRef; align: Align; scale?: number },
): Node[] => (occasion ? [kickerText(page, occasion, own)] : [])
const kickerText = (
  page: Page,
  occasion: Copy,
  { width, fill, align, scale = 1 }: { width: number; fill: ColourRef; align: Align; scale?: number },
): Node =>
  occasion.source === 'written'
    ? label(page, 'occasion', occasion.text, { size: page.u * 2.5 * scale, fill, width, align, lines: 2 })
    : said(page, 'occasion', occasion, { size: page.u * 2.8 * scale, fill, width, align, lines: 2, voice: 'strong' })

const block = (page: Page, area: Area, most: number, build: (scale: number) => Frame) =>
  fitted(page, area.height, build, most)

const garden: PieceLayout = {
  name: 'garden',
  manner: 'Sprigs grow in from two corners, names on the axis, lines below them in their order',
  example:
    'Wedding invitation for Hannah Weiss and Daniel Kim, Saturday 12 September 2026 at 3 pm, Orangery at Schloss Benrath, Düsseldorf',
  leans: { tones: ['elegant'], type: ['serif'] },
  grounds: ['paper', 'surface'],
  suits: (brief) =>
    brief.negatives.some(({ what }) => what === 'pattern' || what === 'picture')
      ? 0.1
      : DELICATE(brief)
        ? 1
        : PLAYFUL(brief)
          ? 0.4
          : 0.6,
  place(page) {
    const { u, ground, width, height, margin } = page
    const parts = partsOf(page)
    const [accent, second] = coloursOn(page, ground)
    const tones: [ColourRef, ColourRef, ColourRef] = ['accent', 'accent/-12', 'secondary']
    const others: [ColourRef, ColourRef, ColourRef] = ['secondary', 'secondary/-10', 'accent']
    const long = Math.min(width * 0.42, height * 0.29)
    const corner = (x: number, y: number, turn: number): Shape[] => [
      ...sprig([x, y], { angle: turn + 8, length: long, bend: 26, leaves: 8, tones }),
      ...sprig([x, y], { angle: turn + 82, length: long, bend: -26, leaves: 8, tones }),
      ...sprig([x, y], { angle: turn + 45, length: long * 0.62, bend: 10, leaves: 6, tones: others }),
      ...sprig([x, y], { angle: turn + 24, length: long * 0.5, bend: 24, leaves: 5, tones: others }),
      ...sprig([x, y], { angle: turn + 66, length: long * 0.5, bend: -24, leaves: 5, tones: others }),
    ]
    const pad = height > width ? height * 0.24 : height * 0.16
    const wide = height > width ? width - 2.4 * margin : width * 0.62
    const area: Area = { x: (width - wide) / 2, y: pad, width: wide, height: height - 2 * pad }
    const found = block(page, area, 1.15, (scale) =>
      column('all', { width: wide, layout: { gap: u * 4 * scale, align: 'center' } }, [
        ...kicker(page, parts, { width: wide, fill: second, align: 'center' }),
        namesBlock(page, parts, {
          width: wide,
          height: area.height * 0.4 * scale,
          fill: accent,
          amp: second,
          most: u * 13 * scale,
        }),
        details(page, parts, { width: wide, ground, accent: second, align: 'center', scale: scale * 0.92 }),
      ]),
    )
    return [
      ...backdrop(page, 'fibres', whole(page)),
      drawing('corner-top', whole(page), corner(-u * 2, -u * 2, 0)),
      drawing('corner-foot', whole(page), corner(width + u * 2, height + u * 2, 180)),
      placed('words', { ...area, y: area.y + Math.max(0, (area.height - found.height) / 2) }, [found.node]),
    ]
  },
}

const arch: PieceLayout = {
  name: 'arch',
  manner: 'A door with a round head stands on the sheet, the words inside it, light behind',
  example:
    'Elegant invitation to our 10th anniversary gala, Harlow & Finch Architects, 6 November 2026, 7 pm, black tie, The Glasshouse',
  leans: { tones: ['elegant'] },
  grounds: ['accent', 'ink', 'secondary'],
  suits: (brief) => (DELICATE(brief) ? 1 : 0.7),
  place(page) {
    const { u, ground, width, height, margin } = page
    const parts = partsOf(page)
    const on: Ground = GROUNDS.paper
    const [accent, second] = coloursOn(page, on)
    const tall = height > width
    const wide = tall ? width - 2 * margin * 0.85 : Math.min(width * 0.7, height * 1.05)
    const x = (width - wide) / 2
    const top = margin * 0.85
    const { other } = inksOn(page, ground, true)
    const door = (inset: number): string => archway(x + inset, top + inset, wide - 2 * inset, height + u)
    const inner = wide - u * 14
    const area: Area = {
      x: (width - inner) / 2,
      y: top + wide * 0.2,
      width: inner,
      height: height - top - wide * 0.2 - margin,
    }
    const shown = hasHero(page) && PLAYFUL(page.brief)
    const side = shown ? Math.min(wide * 0.42, height * 0.24) : 0
    const room: Area = { ...area, y: area.y + side, height: area.height - side }
    const found = block(page, room, 1.4, (scale) =>
      column('all', { width: inner, layout: { gap: u * 3.6 * scale, align: 'center' } }, [
        ...kicker(page, parts, { width: inner, fill: second, align: 'center' }),
        namesBlock(page, parts, {
          width: inner,
          height: room.height * 0.46 * scale,
          fill: on.ink,
          amp: accent,
          most: u * 15 * scale,
        }),
        details(page, parts, { width: inner, ground: on, accent, align: 'center', scale: scale * 0.92, ruled: true }),
      ]),
    )
    return [
      ...backdrop(page, backdropOf(page, ['sheen', 'spot', 'swells', 'rays']), {
        x: 0,
        y: 0,
        width,
        height: height * 0.4,
      }),
      drawing(
        'door',
        whole(page),
        [
          { d: door(-u * 1.8), stroke: { paint: other, width: u * 0.3 } },
          { d: door(0), fill: on.fill },
          { d: door(u * 1.6), stroke: { paint: accent, width: Math.max(1.2, u * 0.2) } },
        ],
        'panel',
      ),
      ...(shown
        ? hero(
            { ...page, ground: on },
            { x: (width - side) / 2, y: top + wide * 0.13, width: side, height: side },
            { on: on.fill, repeated: true },
          )
        : []),
      placed('words', { ...room, y: room.y + Math.max(0, (room.height - found.height) / 2) }, [found.node]),
    ]
  },
}

const letterpress: PieceLayout = {
  name: 'letterpress',
  manner:
    'Type alone: the names as large as the sheet, a great ampersand behind them, facts in two columns at the foot',
  example: 'Save the date: Nora and Ben, 5.9.2026, Lake Como',
  grounds: ['paper', 'accent', 'secondary', 'ink', 'surface'],
  place(page) {
    const { u, ground, width, height, margin } = page
    const parts = partsOf(page)
    const [accent] = coloursOn(page, ground)
    const area: Area = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin }
    const foot = block(page, { ...area, height: area.height * 0.42 }, 1.15, (scale) => {
      const half = (area.width - u * 4) / 2
      const left: Parts = { ...parts, where: [], answer: [], rest: [], hosts: [] }
      const right: Parts = { ...parts, when: [] }
      const both =
        left.when.length > 0 && right.where.length + right.answer.length + right.rest.length + right.hosts.length > 0
      return column('foot-in', { width: area.width, layout: { gap: u * 3 } }, [
        rule('foot-rule', ground.ink, Math.max(2, u * 0.3), area.width),
        both
          ? row('foot-columns', { width: area.width, layout: { gap: u * 4 } }, [
              detailsAs('l', details(page, left, { width: half, ground, accent, align: 'start', scale })),
              detailsAs('r', details(page, right, { width: half, ground, accent, align: 'start', scale })),
            ])
          : details(page, parts, { width: area.width, ground, accent, align: 'start', scale }),
      ])
    })
    const tops = kicker(page, parts, { width: area.width, fill: accent, align: 'start' })
    const head = tops.length > 0 ? u * 6 : 0
    const room: Area = { ...area, y: area.y + head, height: area.height - head - foot.height - u * 5 }
    const [one, other] = parts.names
    const asked = (isAsked(page.brief) || PLAYFUL(page.brief)) && !DELICATE(page.brief) && hasHero(page)
    const couple =
      parts.couple && other
        ? namesBlock(page, parts, {
            width: area.width,
            height: room.height,
            fill: ground.ink,
            amp: accent,
            align: 'start',
            most: u * 26,
          })
        : undefined
    const title =
      one && !couple
        ? stackedTitle(page, asked ? { ...room, height: room.height * 0.44 } : room, {
            copy: one,
            valign: asked ? 'start' : 'center',
          })
        : undefined
    const under = room.y + (title?.height ?? 0) + u * 3
    return [
      ...backdrop(page, backdropOf(page, ['sheen', 'fibres', 'folds']), whole(page)),
      ...(tops.length > 0 ? [placed('occasion-place', area, tops)] : []),
      ...(couple
        ? [placed('couple', { ...room, y: room.y + Math.max(0, (room.height - tallOf(page, couple)) / 2) }, [couple])]
        : []),
      ...(title ? [title.node] : []),
      ...(asked && !couple
        ? hero(page, { x: area.x, y: under, width: area.width, height: room.y + room.height - under })
        : []),
      placed('foot', { ...area, y: area.y + area.height - foot.height }, [foot.node]),
    ]
  },
}
const detailsAs = (prefix: string, node: Frame): Frame => ({
  ...node,
  id: `${prefix}-${node.id}`,
  children: node.children.map((child) => ({ ...child, id: `${prefix}-${child.id}` })),
})

const envelope: PieceLayout = {
  name: 'envelope',
  manner: 'A card that comes out of its envelope: the flap behind, the lined pocket in front of its foot',
  example: 'Baby shower invitation for Amira, 22 March, 3 pm, 8 Rose Court, rsvp to Leila 555 0177, pastel',
  grounds: ['secondary', 'accent', 'surface'],
  suits: (brief) => (brief.format.height !== 'auto' && brief.format.height > brief.format.width ? 0.95 : 0),
  place(page) {
    const { u, ground, width, height, margin } = page
    const parts = partsOf(page)
    const on: Ground = GROUNDS.paper
    const [accent, second] = coloursOn(page, on)
    const shut = height * 0.83
    const liner: ColourRef = ground.fill === 'accent' ? 'secondary' : 'accent'
    const card: Area = { x: margin * 1.35, y: margin, width: width - margin * 2.7, height: height * 0.86 }
    const area: Area = {
      x: card.x + u * 5,
      y: card.y + u * 6,
      width: card.width - u * 10,
      height: shut - card.y - u * 9,
    }
    const shown = hasHero(page) && !DELICATE(page.brief)
    const side = shown ? Math.min(card.width * 0.46, height * 0.2) : 0
    const room: Area = { ...area, y: area.y + side, height: area.height - side }
    const found = block(page, room, 1.4, (scale) =>
      column('all', { width: area.width, layout: { gap: u * 3.4 * scale, align: 'center' } }, [
        ...kicker(page, parts, { width: area.width, fill: second, align: 'center' }),
        namesBlock(page, parts, {
          width: area.width,
          height: room.height * 0.38 * scale,
          fill: accent,
          amp: second,
          most: u * 14 * scale,
        }),
        details(page, parts, { width: area.width, ground: on, accent: second, align: 'center', scale: scale * 0.9 }),
      ]),
    )
    const half = width / 2
    const dots = Array.from({ length: 90 }, (_, i) =>
      circle(
        ((i % 10) + (Math.floor(i / 10) % 2) * 0.5) * (width / 9.5),
        height * 0.42 + Math.floor(i / 10) * u * 5.2,
        u * 0.6,
      ),
    ).join('')
    return [
      ...backdrop(page, 'sheen', whole(page)),
      drawing(
        'flap',
        whole(page),
        [
          { d: rectangle(0, height * 0.4, width, height * 0.6), fill: liner },
          { d: dots, fill: `${liner}/8` as ColourRef },
        ],
        'background',
      ),
      frame('card', {
        role: 'panel',
        fill: on.fill,
        at: { left: card.x, top: card.y },
        width: card.width,
        height: card.height,
      }),
      drawing(
        'card-line',
        { x: card.x + u * 1.6, y: card.y + u * 1.6, width: card.width - 3.2 * u, height: card.height },
        [
          {
            d: `M0 ${card.height}V0H${card.width - 3.2 * u}V${card.height}`,
            stroke: { paint: accent, width: u * 0.26 },
          },
        ],
      ),
      ...(shown
        ? hero(
            { ...page, ground: on },
            { x: (width - side) / 2, y: area.y - u * 2, width: side, height: side },
            { on: on.fill, repeated: true },
          )
        : []),
      placed('words', { ...room, y: room.y + Math.max(0, (room.height - found.height) / 2) }, [found.node]),
      drawing('pocket', whole(page), [
        {
          d: polygon([
            [0, height * 0.74],
            [half, shut + u * 5],
            [0, height],
          ]),
          fill: `${ground.fill}/-5` as ColourRef,
        },
        {
          d: polygon([
            [width, height * 0.74],
            [half, shut + u * 5],
            [width, height],
          ]),
          fill: `${ground.fill}/-5` as ColourRef,
        },
        {
          d: polygon([
            [0, height],
            [half, shut + u * 1.5],
            [width, height],
          ]),
          fill: `${ground.fill}/2` as ColourRef,
        },
      ]),
    ]
  },
}

const party: PieceLayout = {
  name: 'party',
  manner: 'The thing itself, large and cropped by the foot; the name in fat letters over it, facts on a ticket',
  example: 'Birthday invitation, Leo turns 5, dinosaurs, Sunday 3 May 2-5pm at our garden, 14 Linden Lane',
  leans: { tones: ['playful'] },
  grounds: ['accent', 'secondary', 'paper', 'surface'],
  lettering: ['shadow', 'extrusion', 'sticker', 'plain', 'coloured'],
  photo: true,
  suits: (brief) => (DELICATE(brief) ? 0.2 : 1),
  place(page) {
    const { u, ground, width, height, margin, random } = page
    const parts = partsOf(page)
    const area: Area = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin }
    const on = random
      .fork('card')
      .pick([GROUNDS.paper, GROUNDS.ink, GROUNDS.surface].filter(({ fill }) => fill !== ground.fill))
    const [accent] = coloursOn(page, on)
    const shown = hasHero(page)
    const pad = u * 4
    const wide = area.width
    const foot = block(page, { ...area, height: area.height * 0.38 }, 1.15, (scale) =>
      details(page, parts, { width: wide - 2 * pad, ground: on, accent, align: 'center', scale }),
    )
    const cardTop = area.y + area.height - foot.height - 2 * pad
    const tops = kicker(page, parts, { width: area.width, fill: ground.ink, align: 'center' })
    const head = tops.length > 0 ? u * 6 : 0
    const [first, ...more] = parts.names
    const second = parts.couple ? more[0] : undefined
    const one =
      first && second ? { ...first, text: `${first.text} ${joiner(page.brief, first, second)} ${second.text}` } : first
    const room: Area = { ...area, y: area.y + head, height: (cardTop - area.y - head) * (shown ? 0.42 : 0.92) }
    const title = one ? stackedTitle(page, room, { copy: one, align: 'center' }) : undefined
    const under = room.y + (title?.height ?? 0) + u * 2
    const spot: Area = { x: area.x, y: under, width: area.width, height: Math.max(u * 10, cardTop - under + u * 3) }
    return [
      ...backdrop(page, backdropOf(page, ['confetti', 'rays', 'stripes', 'rings']), spot),
      ...(tops.length > 0 ? [placed('occasion-place', area, tops)] : []),
      ...(title ? [title.node] : []),
      ...(shown ? hero(page, spot) : []),
      frame(
        'card',
        {
          role: 'panel',
          fill: on.fill,
          radius: Math.max(u * 1.5, Math.min(page.direction.radius, u * 4)),
          at: { left: area.x, top: cardTop },
          width: wide,
          height: foot.height + 2 * pad,
        },
        [placed('card-words', { x: pad, y: pad, width: wide - 2 * pad }, [foot.node])],
      ),
    ]
  },
}

export const invitation: PieceFormat = {
  piece: 'invitation',
  leads: ['headline', 'brand', 'offer', 'quote', 'tagline', 'person'],
  layouts: [garden, arch, letterpress, envelope, party],
}
