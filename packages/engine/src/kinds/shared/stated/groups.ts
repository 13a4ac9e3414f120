/**
 * Stated placements as groups: which parts stand together, in which order, and in which of the nine zones of the sheet.
 * "A small wrench to the left of the name, the slogan below it" is one group of two lines.
 */
import { nth, present } from '../../../base/items.ts'
import type { Brief, Copy, Corner, Form, Placement } from '../../../brief/types.ts'
import { CONTACT_LABELS } from '../../../brief/words/contact-labels.ts'
import { isOfText, roleMatches } from '../../../critic/placement.ts'
import { saidObjects } from '../../../direction/subject-pictograms.ts'
import type { Role } from '../../../scene/types.ts'

/** A part to place: a text of the brief, or the picture of its subject. */
export interface Part {
  role: Role
  copy?: Copy
  size?: Placement['size']
}
export interface Group {
  at?: Corner
  /** Lines under one another, parts of a line side by side. */
  lines: Part[][]
}

/** Texts that lead. */
export const LEADING: readonly Role[] = ['brand', 'headline']
const EXPLAINING: Role[] = ['tagline', 'subhead', 'quote', 'body', 'title']
export const PICTURES: Role[] = ['icon', 'logo', 'mark', 'illustration', 'photo']

/** So many times as wide as tall, a format is a strip. */
const STRIP = 5

/** So few details of a banner stand under its title. */
const FEW = 2
/** Wider than this times its height, a sheet has room for texts side by side. */
const WIDE = 1.2

/** Where what was not placed goes, in the order in which zones are tried. */
const FREE = {
  title: ['top-left', 'left', 'centre', 'top', 'bottom-left'],
  /** … where a picture is to stand over or under it. */
  axial: ['top', 'centre', 'bottom'],
  details: ['bottom-left', 'bottom', 'bottom-right', 'left', 'right', 'top-right'],
  picture: ['centre', 'right', 'top-right', 'left', 'bottom-right', 'top-left'],
} as const satisfies Record<string, readonly Corner[]>

/** … where a picture has the head. */
const UNDER: readonly Corner[] = ['centre', 'bottom', 'left']

const has = (group: Group, test: (part: Part) => boolean) => group.lines.some((line) => line.some(test))

const FIGURES: Form['shape'][] = ['disc', 'ring', 'burst', 'square', 'triangle', 'diamond']
/** Words for forms and for pictures of any thing. */
export const SORTS = new Set(
  'scene picture image photo drawing view stack pile background shape circle disc dot ring starburst burst splash badge sticker seal square triangle diamond outside inside'.split(
    ' ',
  ),
)

/** The figure that is to hold a part's words. */
export const figureOf = (brief: Brief, { copy }: Part): Form | undefined =>
  brief.forms?.find(({ shape, texts }) => FIGURES.includes(shape) && copy && texts?.includes(copy.text))

/** Whether a form is all that there is to see: no thing is named besides. */
export const formLeads = (brief: Brief): boolean =>
  brief.forms?.some(({ shape, behind }) => FIGURES.includes(shape) && !behind) === true &&
  saidObjects(brief).every((thing) => SORTS.has(thing))

/** The picture that a form is to hold stands where the form does. */
function pictureOfForm({ forms = [] }: Brief): Placement | undefined {
  const form = forms.find(({ behind, at }) => at && behind?.role && PICTURES.includes(behind.role))
  return form?.at && { target: 'illustration', at: form.at }
}

/** The picture that a brief says where to put; a form that was asked for is none. */
export const placedPicture = (brief: Brief): Placement | undefined =>
  pictureOfForm(brief) ??
  brief.placements.find(
    ({ target, at, beside }) =>
      PICTURES.includes(target) &&
      (at || beside) &&
      !(formLeads(brief) && !beside && brief.forms?.some((form) => form.at === at && FIGURES.includes(form.shape))),
  )

/** Words that are quoted lead before whoever stands at the foot. */
export const isSigned = ({ copy, placements }: Brief): boolean =>
  copy.some(({ role }) => role === 'quote') &&
  placements.some(({ target, at }) => LEADING.includes(target) && at?.startsWith('bottom'))

const LABEL = /^([\p{L}-]+)\s*:/u
/** The role of a text behind a label: its own, where that is such a fact's already. */
function reachedBy(label: string, { role }: Copy): Role {
  if (REACHING.includes(role) && role !== 'address') return role
  if (/^(?:phone|telephone|tel|mobile|cell|fax)$/.test(label)) return 'phone'
  if (/mail$/.test(label)) return 'email'
  return /^(?:website|web|site|url)$/.test(label) ? 'link' : role
}

/** The parts of a brief; a picture only where one was placed, or where `withPicture` says that the kind shows one. */
function partsOf(brief: Brief, withPicture: boolean): Part[] {
  const sizeOf = (role: Role, own?: string) =>
    brief.placements.find(({ target, text, size }) => target === role && size && isOfText(text, own))?.size
  // Who says where everything stands has said all there is: what we wrote would be in the way.
  const given = brief.copy.filter(({ source }) => source === 'given')
  const titled = given.some(({ role, text }) => LEADING.includes(role) || /large|huge/.test(sizeOf(role, text) ?? ''))
  const said = titled ? given : brief.copy.filter(({ role, source }) => source === 'given' || role !== 'cta')
  // What stands in another text word for word is said there, unless it has a place or a size of its own.
  const repeated = ({ text, role }: Copy) =>
    !brief.placements.some(({ target, at, size }) => target === role && (at || size)) &&
    said.some((other) => other.text !== text && other.text.includes(text))
  const toldAt = ({ text, role }: Copy) => (LEADING.includes(role) ? -1 : brief.prompt.indexOf(text))
  // What stands together stands in the order in which it was stated.
  const inOrder = (said.length > 0 ? said.filter((copy) => !repeated(copy)) : brief.copy).toSorted(
    (a, b) => toldAt(a) - toldAt(b),
  )
  const texts = inOrder.map((copy): Part => {
    const size = sizeOf(copy.role, copy.text)
    // Words that were read as a picture's are words all the same; 'Phone: …' is a phone number, whatever else it was read as.
    const label = LABEL.exec(copy.text)?.[1]?.toLowerCase()
    const role = PICTURES.includes(copy.role)
      ? 'detail'
      : label && CONTACT_LABELS.has(label)
        ? reachedBy(label, copy)
        : copy.role
    return {
      role,
      copy,
      ...(label && !LEADING.includes(copy.role) && size ? { size } : !label && size ? { size } : {}),
    }
  })
  const wanted = placedPicture(brief)?.target
  const role = wanted ?? (withPicture ? 'illustration' : undefined)
  if (!role) return texts
  const size = sizeOf(role)
  return [...texts, { role, ...(size && { size }) }]
}

/** Puts the parts of `moved` beside a part of `into`; `before`: the lines that stand below it already, which come first. */
function join(
  into: Group,
  anchor: Part,
  moved: Group,
  side: NonNullable<Placement['beside']>['side'],
  before: Part[],
): void {
  const index = into.lines.findIndex((line) => line.includes(anchor))
  const line = nth(into.lines, index)
  const last = into.lines.findLastIndex((one) => one.some((part) => before.includes(part)))
  if (side === 'above') into.lines.splice(index, 0, ...moved.lines)
  else if (side === 'below') into.lines.splice(Math.max(index, last) + 1, 0, ...moved.lines)
  else line.splice(line.indexOf(anchor) + (side === 'right' ? 1 : 0), 0, ...moved.lines.flat())
}

/** Facts by which somebody is reached. */
export const REACHING: readonly Role[] = ['phone', 'email', 'link', 'address', 'social']
/** Between two facts of one block: marks, line breaks and what says which fact comes. */
const WITHIN_BLOCK = /^[\s,;|·•–-]*(?:[\p{L}-]+\s*:\s*)?$/u

/** The facts that the prompt says in one breath with a part: where one of them is placed, all are. */
function blocksOf({ prompt }: Brief, parts: readonly Part[]): (part: Part) => Part[] {
  const facts = parts
    .filter(({ role, copy }) => copy && REACHING.includes(role) && prompt.includes(copy.text))
    .map((part) => ({ part, from: prompt.indexOf(part.copy?.text ?? ''), length: part.copy?.text.length ?? 0 }))
    .toSorted((a, b) => a.from - b.from)
  const blocks: Part[][] = []
  for (const [at, { part, from }] of facts.entries()) {
    const before = facts[at - 1]
    const goesOn = before && WITHIN_BLOCK.test(prompt.slice(before.from + before.length, from))
    if (goesOn) blocks.at(-1)?.push(part)
    else blocks.push([part])
  }
  return (part) => blocks.find((block) => block.includes(part)) ?? []
}

/** Groups of parts, each with its zone. */
export function groupParts(brief: Brief, withPicture: boolean): (Group & { at: Corner })[] {
  const parts = partsOf(brief, withPicture)
  // A wish about 'the name' is about the headline where no other part is called so.
  const meant = (role: Role, target: Role) =>
    target === role || (roleMatches(target, role) && !parts.some((part) => part.role === target))
  const own = pictureOfForm(brief)
  const placed = ({ role, copy }: Part) => {
    if (own && PICTURES.includes(role)) return own.at
    const wishes = brief.placements.filter(({ at, text }) => at && isOfText(text, copy?.text))
    return (
      wishes.find(({ target, text }) => target === role && text !== undefined) ??
      wishes.find(({ target }) => target === role) ??
      wishes.find(({ target }) => target === copy?.role && !LEADING.includes(target)) ??
      wishes.find(({ target }) => meant(role, target))
    )?.at
  }
  const inBlock = blocksOf(brief, parts)
  const withBlock = (part: Part) =>
    placed(part) ??
    inBlock(part)
      .map(placed)
      .findLast((at) => at !== undefined)
  // What a form is to hold stands where the form does.
  const held = ({ copy }: Part) => brief.forms?.find(({ texts }) => copy && texts?.includes(copy.text))?.at
  let groups = parts.map((part): Group => {
    const at = withBlock(part) ?? held(part) ?? (part.role === 'quote' && isSigned(brief) ? 'centre' : undefined)
    return { lines: [[part]], ...(at && { at }) }
  })
  const groupOf = (part: Part) => present(groups.find((group) => has(group, (one) => one === part)))
  const partFor = (role: Role, text?: string) =>
    parts.find((part) => part.role === role && isOfText(text, part.copy?.text)) ??
    parts.find((part) => roleMatches(role, part.role))

  // Of several texts below one part the one that was named first comes first.
  const below = new Map<Part, Part[]>()
  for (const { target, text, beside } of brief.placements) {
    const part = partFor(target, text)
    const anchor = beside && partFor(beside.of)
    if (!part || !anchor || part === anchor || groupOf(part) === groupOf(anchor)) continue
    const [moved, into] = [groupOf(part), groupOf(anchor)]
    const { side } = present(beside)
    join(into, anchor, moved, side, below.get(anchor) ?? [])
    if (side === 'below') below.set(anchor, [...(below.get(anchor) ?? []), ...moved.lines.flat()])
    into.at ??= moved.at as Corner
    if (into.at === undefined) delete into.at
    groups = groups.filter((group) => group !== moved)
  }

  const { width, height } = brief.format
  const isStrip = height !== 'auto' && width / height >= STRIP
  // What stands in one zone stands together.
  const zones: (Group & { at: Corner })[] = []
  const add = (group: Group, at: Corner) => {
    const there = zones.find((zone) => zone.at === at)
    if (there) there.lines.push(...group.lines)
    else zones.push({ ...group, at })
  }
  for (const group of groups) if (group.at) add(group, group.at)
  const open = groups.filter((group) => !group.at)
  // A picture at the head has the title below it.
  const headed = zones.some(
    ({ at, lines }) => at === 'top' && lines.flat().every(({ role }) => PICTURES.includes(role)),
  )
  const axial = brief.placements.some(
    ({ target, at, beside }) =>
      PICTURES.includes(target) &&
      (at === 'centre' ||
        at === 'bottom' ||
        (beside && LEADING.includes(beside.of) && /above|below/.test(beside.side))),
  )
  const titleWishes = headed && !isStrip ? UNDER : axial && !isStrip ? FREE.axial : FREE.title
  const free = (wishes: readonly Corner[]) =>
    wishes.find((at) => !zones.some((zone) => zone.at === at)) ?? nth(wishes, 0)
  const named = parts.some(({ role }) => LEADING.includes(role))
  // Where no firm is named a person leads.
  const isTitle = ({ role }: Part) => (named ? LEADING.includes(role) : role === 'person')

  // A name and a headline read as one, but where both were placed.
  const isLarge = ({ copy, size }: Part) => copy !== undefined && (size === 'huge' || size === 'large')
  const titleZone =
    (zones.find((zone) => has(zone, isTitle)) ?? zones.find((zone) => has(zone, isLarge)))?.at ?? free(titleWishes)
  for (const group of open.filter((one) => has(one, isTitle))) {
    const there = zones.find(({ at }) => at === titleZone)
    // The name of who speaks stands over what is said.
    if (there && has(group, ({ role }) => role === 'brand')) there.lines.unshift(...group.lines)
    else add(group, titleZone)
  }
  const title = zones.find((zone) => has(zone, isTitle))
  const isWide = height !== 'auto' && width >= height * WIDE
  const details: Part[][] = []
  for (const group of open.filter((one) => !has(one, isTitle))) {
    const explains = title && has(group, (part) => EXPLAINING.includes(part.role))
    // A title at the foot with words below it is not pushed up any further.
    if (explains && title.at.startsWith('bottom') && title.lines.length > 1) title.lines.unshift(...group.lines)
    else if (explains) title.lines.push(...group.lines)
    else if (has(group, (part) => PICTURES.includes(part.role))) {
      // Words in the very middle of an upright sheet have the picture above them.
      const middle = isWide ? undefined : zones.find(({ at }) => at === 'centre')
      if (middle) middle.lines.unshift(...group.lines)
      else add(group, free(FREE.picture))
    } else details.push(...group.lines)
  }
  // A strip has no second row: there the details stand under the title, as they do where the title has the whole foot.
  const foot = zones.find(({ at }) => at === 'bottom')
  const follows = brief.kind === 'banner' && isWide && details.length <= FEW && title?.at !== 'centre'
  if (title && (isStrip || title.at === 'bottom' || follows)) title.lines.push(...details)
  // What stands in the middle of the foot has room below it, but none beside it on a narrow sheet.
  else if (foot && !isWide) foot.lines.push(...details)
  else if (details.length > 0) add({ lines: details }, free(FREE.details))
  return zones
}
