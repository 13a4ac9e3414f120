/** Systems of business cards: a card in a ground and a treatment of letters, its words as blocks as large as their room allows. */
import type { Brief, Copy } from '../../../brief/types.ts'
import { type Options, text } from '../../../scene/build.ts'
import type { Frame, Node, Pictogram, Text } from '../../../scene/types.ts'
import type { FontSpec } from '../../../type/types.ts'
import { scene } from '../../shared/brief-scene.ts'
import { letterVoice } from '../../shared/letter-font.ts'
import {
  coloursOn,
  column,
  type Fitted,
  fitSize,
  fitted,
  frame,
  heading,
  label,
  placed,
  row,
  said,
  wideOf,
} from '../../shared/printed/kit.ts'
import { type Layout, staged } from '../../shared/printed/layout.ts'
import { readable } from '../../shared/readable.ts'
import { GROUNDS, type Ground } from '../../shared/sheet.ts'
import { CONTACT_ICONS } from '../../shared/systems/facts.ts'
import type { Area, Stage } from '../../shared/systems/types.ts'
import type { Archetype } from '../../types.ts'
import { type Card, cardOf, sides, smallest } from './card.ts'

export type Desk = Card & Stage

export interface CardSystem extends Layout {
  suits(brief: Brief): number
  /** The front; `second` is the colour that answers the ground, and the back's. */
  place(desk: Desk, second: Ground): Node[]
}

const ANSWERS: readonly Ground[] = [GROUNDS.accent, GROUNDS.ink, GROUNDS.secondary, GROUNDS.paper]

/** A system as an archetype. */
export const cardArchetype = (system: CardSystem): Archetype => ({
  name: system.name,
  sort: system.name,
  example: system.example,
  ...(system.leans && { leans: system.leans }),
  suits: (brief) => (brief.picture?.treatAs === 'photo' ? 0 : system.suits(brief)),
  compose(composition) {
    const card = cardOf(composition)
    const desk = staged(card, system, card.random.fork('desk'))
    const { brief, direction, ground, random } = desk
    const others = readable(
      direction.palette,
      ANSWERS.filter(({ fill }) => fill !== ground.fill),
    )
    const second = random.fork('second').pick(others)
    const root = frame('root', { fill: ground.fill, clip: true }, system.place(desk, second))
    return scene(brief, direction, sides(desk, root, second.fill === 'paper' ? GROUNDS.accent : second))
  },
})

const ICONS: Partial<Record<Copy['role'], string>> = { ...CONTACT_ICONS, social: 'ph:at-bold' }
/** What facts are called beside them, on English cards. */
export const LABELS: Partial<Record<Copy['role'], string>> = {
  phone: 'Phone',
  email: 'Mail',
  link: 'Web',
  address: 'Address',
  social: 'Social',
}

export type ContactStyle = 'signs' | 'labels' | 'plain'

/** How facts are marked on a card: by lot, never with what was refused; labels are English. */
export function contactStyle(
  { brief, random }: Desk,
  among: readonly ContactStyle[] = ['signs', 'plain', 'labels'],
): ContactStyle {
  const refused = brief.negatives.some(({ what }) => what === 'icon')
  const possible = among.filter(
    (style) => !(style === 'signs' && refused) && !(style === 'labels' && brief.language !== undefined),
  )
  return random.fork('contact').pick(possible.length > 0 ? possible : ['plain'])
}

interface BlockOptions {
  width: number
  ground: Ground
  scale: number
  align?: 'start' | 'center' | 'end'
}

/** × u, of facts and of the person at scale 1. */
const SIZE = { fact: 4.6, person: 6.4, job: 4.2 } as const
/** The least of a card, a share of what is small on it. */
export const LEAST = 0.94

export const factsOf = ({ reach, other }: Card): Copy[] => [...reach, ...other]

/** Each fact on a line of its own, unbroken, behind a sign or a label in a column. */
export function contact(desk: Desk, style: ContactStyle, { width, ground, scale, align }: BlockOptions): Frame {
  const copies = factsOf(desk)
  const least = smallest(desk) * LEAST
  const wanted = desk.u * SIZE.fact * scale
  const marked = style !== 'plain' && align !== 'center' && align !== 'end'
  const indent = !marked ? 0 : style === 'signs' ? 1.75 : 4.6
  const longest = Math.max(1, ...copies.map(({ text }) => wideOf(desk, text, { size: 100, fill: 'ink' }) / 100))
  // Room for what stands before it and for the longest of them.
  const size = Math.max(least, Math.min(wanted, width / (longest * 1.02 + indent)))
  const room = width - indent * size
  const [accent] = coloursOn(desk, ground)
  const lines = copies.map((copy, i): Node => {
    const words = said(desk, `reach-${i + 1}`, copy, {
      size,
      fill: ground.ink,
      lineHeight: 1.3,
      width: room,
      lines: copy.role === 'address' || copy.role === 'detail' ? 3 : 2,
      ...(align && { align }),
    })
    if (!marked) return words
    return row(`reach-row-${i + 1}`, { width }, [markOf(desk, copy, i, { style, size, indent, fill: accent }), words])
  })
  return column('reach', { role: 'group', width, layout: { gap: size * 0.3 } }, lines)
}

function markOf(
  desk: Desk,
  { role }: Copy,
  i: number,
  own: { style: ContactStyle; size: number; indent: number; fill: Ground['ink'] },
): Node {
  const { style, size, indent, fill } = own
  const id = `reach-mark-${i + 1}`
  const icon = ICONS[role]
  const what = LABELS[role]
  if (style === 'signs' && icon) {
    const sign: Pictogram = {
      type: 'pictogram',
      id: `${id}-sign`,
      role: 'icon',
      icon,
      paint: fill,
      width: size,
      height: size,
    }
    return column(id, { width: indent * size, layout: { padding: [size * 0.15, 0, 0, 0], align: 'start' } }, [sign])
  }
  if (style === 'labels' && what)
    return column(id, { width: indent * size, layout: { padding: [size * 0.22, 0, 0, 0] } }, [
      label(desk, `${id}-label`, what, { size: size * 0.62, fill, lines: 1 }),
    ])
  return frame(id, { width: indent * size, height: size })
}

/** Who it is: the person, what they do, and what explains the name. */
export function who(desk: Desk, { width, ground, scale, align }: BlockOptions): Frame {
  const { u, person, jobTitle, plan } = desk
  const least = smallest(desk) * LEAST
  const side = align && { align }
  const small = (id: string, copy: Copy): Node =>
    said(desk, id, copy, {
      size: Math.max(least, u * SIZE.job * scale),
      fill: ground.ink,
      width,
      lines: 6,
      lineHeight: 1.28,
      ...side,
    })
  return column('who', { role: 'group', width, layout: { gap: u * 1.1 * scale } }, [
    ...(person
      ? [
          said(desk, 'person', person, {
            size: Math.max(
              least * 1.1,
              Math.min(
                u * SIZE.person * scale,
                fitSize(desk, person.text, { width, height: u * 16, lines: 2, voice: 'large' }),
              ),
            ),
            fill: ground.ink,
            voice: 'large',
            width,
            lines: 3,
            lineHeight: 1.12,
            ...side,
          }),
        ]
      : []),
    ...(jobTitle ? [small('job-title', jobTitle)] : []),
    ...plan.lead.map((copy, i) => small(`lead-${i + 1}`, copy)),
  ])
}

export const hasWho = ({ person, jobTitle, plan }: Desk): boolean =>
  person !== undefined || jobTitle !== undefined || plan.lead.length > 0
export const hasFacts = (desk: Desk): boolean => factsOf(desk).length > 0

/** Who and how to reach as one block in an area, at its foot or head. */
export function details(
  desk: Desk,
  area: Area,
  own: { ground: Ground; style: ContactStyle; align?: BlockOptions['align']; most?: number; person?: boolean },
): Fitted {
  const { ground, style, align, most = 1.22, person = true } = own
  return fitted(
    desk,
    area.height,
    (scale) => {
      const options = { width: area.width, ground, scale, ...(align && { align }) }
      return column('details', { width: area.width, layout: { gap: desk.u * 3.2 * scale } }, [
        ...(person && hasWho(desk) ? [who(desk, options)] : []),
        ...(hasFacts(desk) ? [contact(desk, style, options)] : []),
      ])
    },
    most,
  )
}

/** A block at the foot of an area. */
export const atFoot = (id: string, area: Area, block: Fitted): Frame =>
  placed(id, { ...area, y: area.y + Math.max(0, area.height - block.height) }, [block.node])

/** The name in a room. */
export const nameIn = (
  desk: Desk,
  room: {
    width: number
    height: number
    most?: number
    lines?: number
    align?: 'start' | 'center' | 'end'
    fill?: Ground['ink']
  },
  ground: Ground,
): Node =>
  heading(desk, 'title', desk.name, {
    width: room.width,
    height: room.height,
    lines: room.lines ?? 3,
    most: room.most ?? desk.u * 17,
    fill: room.fill ?? ground.ink,
    ...(room.align && { align: room.align }),
  })

/** Letters as a form, trimmed to their capitals. */
export const letterForm = (
  { direction }: Desk,
  id: string,
  letters: string,
  font: FontSpec,
  own: Options<Text, 'id' | 'text' | 'role' | 'font' | 'weight'>,
): Text => text(id, letters, { role: 'decoration', ...letterVoice(direction, font), lineHeight: 1, trim: true, ...own })
