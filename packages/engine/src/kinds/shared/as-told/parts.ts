/** The parts of an as-told composition as nodes: sizes as stated, colours as asked. */
import type { Brief } from '../../../brief/types.ts'
import { contrast, ensureContrast } from '../../../direction/colour.ts'
import { copyText, row } from '../../../scene/build.ts'
import type { ColourRef, Hex, Insets, Node, Role, Text } from '../../../scene/types.ts'
import type { Ground, Sheet } from '../sheet.ts'
import { sizeFor } from '../size-for.ts'
import { photo, pictogram } from '../subject.ts'
import type { Part } from './groups.ts'
import { PICTURES } from './groups.ts'

export interface Measures {
  /** Hundredths that sizes are reckoned in. */
  u: number
  title: number
  text: number
  /** No text is smaller. */
  smallest: number
  picture: number
  lines: number
  /** No picture is wider. */
  cell: number
  /** What the parts of a row stand on. */
  ground: Ground
}

/** What a stated size does to the usual one. */
export const FACTOR = { small: 0.72, large: 1.3, huge: 1.75 } as const
const LEADING: Role[] = ['brand', 'headline']

/** The colour that was asked for a part by name, as far as it can be read on paper. */
export function askedColour(sheet: Sheet, role: Role): Hex | undefined {
  const wish = sheet.brief.colours.find(({ target }) => target === role)
  if (!wish) return undefined
  const { paper } = sheet.direction.palette
  return contrast(wish.hex, paper) >= 3 ? wish.hex : ensureContrast(wish.hex, paper, 3)
}

/** Whether the prompt speaks of where a person's name stands on a card, and not of where the firm's does. */
function personLeads({ kind, placements, copy }: Brief): boolean {
  const speaksOf = (role: Role) => placements.some(({ target }) => target === role)
  return (
    kind === 'business-card' && copy.some(({ role }) => role === 'person') && speaksOf('person') && !speaksOf('brand')
  )
}

function textNode(sheet: Sheet, part: Part, id: string, measures: Measures, align: Text['align'], room: number): Node {
  const copy = part.copy as NonNullable<Part['copy']>
  const { direction } = sheet
  const person = personLeads(sheet.brief)
  // The name of who speaks stands back behind a headline, a firm behind the person whose card it is.
  const second =
    copy.role === 'brand' && (person || sheet.brief.copy.some(({ role }) => role === 'headline' || role === 'quote'))
  const factor = part.size ? FACTOR[part.size] : second ? 0.5 : 1
  const titled = sheet.brief.copy.some(({ role }) => role === 'headline')
  const quoted = copy.role === 'quote' && !titled
  const leads =
    LEADING.includes(copy.role) ||
    (person && copy.role === 'person') ||
    quoted ||
    part.size === 'large' ||
    part.size === 'huge' ||
    copy.role === 'offer'
  const usual = Math.max(measures.smallest, (leads ? measures.title : measures.text) * factor)
  // A title that has a row of the sheet to itself is set as large as the row allows.
  const font = { family: direction.typography.display, weight: direction.weights.display }
  const size =
    (LEADING.includes(copy.role) || quoted || (person && copy.role === 'person')) &&
    !second &&
    room > 0 &&
    part.size !== 'small'
      ? Math.max(
          usual * 0.8,
          Math.min(
            usual * 1.7,
            sizeFor(sheet.measure, copy.text, font, {
              width: room,
              height: measures.title * 2.4 * factor,
              lines: measures.lines,
              lineHeight: 1.04,
              tracking: direction.displayTracking,
            }),
          ),
        )
      : usual
  const { ground: under } = measures
  const fill: ColourRef = askedColour(sheet, copy.role) ?? under.ink
  if (copy.role === 'cta') {
    const ground =
      askedColour(sheet, 'button') ??
      (sheet.brief.colours.some(({ target }) => target === 'cta')
        ? (fill as Hex)
        : under.fill === 'paper' || under.fill === 'surface'
          ? 'accent'
          : under.ink)
    const onGround: ColourRef =
      ground === 'accent'
        ? 'onAccent'
        : ground === under.ink
          ? under.fill
          : ensureContrast('#ffffff', ground as Hex, 4.5)
    const pad = measures.text * factor
    return row(
      `${id}-button`,
      {
        role: 'button',
        width: 'hug',
        alignSelf: align ?? 'start',
        fill: ground,
        radius: Math.min(direction.radius, pad),
        layout: { padding: [pad * 0.55, pad, pad * 0.55, pad] },
      },
      [
        copyText(id, copy, {
          font: 'text',
          weight: direction.weights.strong,
          size: pad,
          lineHeight: 1.15,
          fill: onGround,
          fit: { min: measures.smallest * 0.9, lines: 1 },
        }),
      ],
    )
  }
  return copyText(id, copy, {
    font: leads ? 'display' : 'text',
    weight: leads
      ? direction.weights.display
      : copy.role === 'person'
        ? direction.weights.strong
        : direction.weights.text,
    size,
    lineHeight: leads ? 1.04 : 1.3,
    // Trimmed to the baseline; what hangs below it keeps its room.
    ...(leads && {
      tracking: direction.displayTracking,
      trim: true as const,
      margin: [0, 0, size * 0.16, 0] satisfies Insets,
    }),
    fill,
    ...(align && { align }),
    fit: { min: measures.smallest, lines: leads ? measures.lines : 4 },
    ...(copy.role === 'headline' && { element: 'h1' as const }),
  })
}

/** A part as a node; nothing where the brief has no picture to show. */
export function partNodes(
  sheet: Sheet,
  part: Part,
  id: string,
  measures: Measures,
  align: Text['align'],
  beside: boolean,
  room: number,
): Node[] {
  if (!PICTURES.includes(part.role)) return [textNode(sheet, part, id, measures, align, room)]
  const factor = part.size ? FACTOR[part.size] : 1
  // Beside words a picture is as tall as they are; alone it may be large.
  const size = Math.min(beside ? measures.title * 1.15 * factor : measures.picture * factor, measures.cell)
  const given = sheet.brief.picture
  if (given) {
    const wide = given.treatAs === 'logo' ? (size * given.width) / given.height : size * 1.3
    return photo(sheet, { role: part.role, width: Math.min(wide, sheet.width * 0.6), height: size })
  }
  const colour = askedColour(sheet, part.role) ?? askedColour(sheet, 'icon')
  return pictogram(sheet, colour ?? measures.ground.mark, { id, width: size, height: size }).map((node) => ({
    ...node,
    role: part.role,
  }))
}
