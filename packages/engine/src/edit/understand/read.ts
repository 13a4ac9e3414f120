/** A message as wishes: spans, then the chart, then each stretch as what it asks. */
import type { Role } from '../../scene/types.ts'
import type { State } from '../context.ts'
import { findMentions } from '../nouns.ts'
import type { ValueAt } from '../values/read.ts'
import { type Read, readChart, type Unread } from './chart.ts'
import { withCompounds } from './compound.ts'
import { withCopy } from './copy-spans.ts'
import { anew, depicted } from './depicting.ts'
import { type Lattice, readSpans } from './spans.ts'
import { said, type Taken, type Taking } from './stretch.ts'
import type { Look, Manner, Place, Reading, Ref, Scheming, Turning, Wish } from './wish.ts'

/** Undefined where no stretch of the message is read. */
export function readWishes(message: string, state: State): Reading | undefined {
  const lattice = withCopy(withCompounds(readSpans(message, state)), state)
  const wishes: Reading = []
  for (const read of readChart(lattice) ?? []) {
    const told = 'rule' in read ? wishesOf(read, lattice, wishes.at(-1)) : undefined
    if (told && told.length > 0) {
      if (told.some((wish) => isSameLook(wishes.at(-1), wish))) wishes.pop()
      wishes.push(...told)
    } else passOver(read, lattice, wishes)
  }
  return wishes.some(({ verb }) => verb !== 'unread') ? groundFirst(wishes) : undefined
}

/** "it looks gloomy, brighten it up": one wish, said twice. */
function isSameLook(before: Reading[number] | undefined, wish: Wish): boolean {
  if (before?.verb !== 'look' || wish.verb !== 'look' || !('way' in before.look && 'way' in wish.look)) return false
  const isSame = before.look.property === wish.look.property && before.look.way === wish.look.way
  const leans = wish.of.every(({ is }) => is === 'it') || JSON.stringify(wish.of) === JSON.stringify(before.of)
  if (isSame && leans) wish.of = before.of
  return isSame && leans && ('complaint' in before.look || 'complaint' in wish.look)
}

/** "headline red, background white": what stands on a ground is judged against the new one. */
function groundFirst(wishes: Reading): Reading {
  const isGround = (wish: Reading[number]) =>
    wish.verb === 'look' &&
    wish.look.property === 'colour' &&
    wish.of.some((ref) => ref.is === 'noun' && ref.mention.noun.class === 'ground')
  const leans = wishes.some(
    (wish) => wish.verb !== 'unread' && (wish.of.length === 0 || wish.of.some(({ is }) => is === 'it')),
  )
  if (leans) return wishes
  return [...wishes.filter(isGround), ...wishes.filter((wish) => !isGround(wish))]
}

function clauseOf(lattice: Lattice, from: number, to: number): Wish['clause'] {
  const { tokens } = lattice.words
  return { from: tokens[from]?.from ?? 0, to: tokens[to - 1]?.to ?? 0, words: said(lattice, from, to) }
}

/** What is not read goes with what was not read before it. */
function passOver({ from, to }: Unread, lattice: Lattice, wishes: Reading) {
  const clause = clauseOf(lattice, from, to)
  const last = wishes.at(-1)
  if (last?.verb !== 'unread') wishes.push({ verb: 'unread', clause })
  else last.clause = { ...clause, from: last.clause.from, words: lattice.words.text.slice(last.clause.from, clause.to) }
}

function wishesOf(read: Read, lattice: Lattice, before: Reading[number] | undefined): Wish[] {
  const { rule, from, to, taken } = read
  const base = { of: ownLetters(taken.parts, lattice, from, before), clause: clauseOf(lattice, from, to) }
  switch (rule.verb) {
    case 'look':
      return looksOf(read, isOnGround(read, lattice) ? { ...base, of: [GROUND] } : ofHue(base, before), lattice)
    case 'say':
      return [...sayings(read, base, lattice), ...looksOf(read, base, lattice)]
    case 'likewise':
      return likewise(read, base, lattice, before)
    case 'remove':
      return [removal(read, base, lattice)]
    case 'place':
      return placings(read, base)
    case 'order':
      return ordered(base)
    case 'add section':
      return [addedSection(read, base, lattice)]
    case 'add item':
      return addedItem(read, base, lattice)
    case 'scheme':
      return schemesOf(taken.scheme ?? rule.scheme, base)
    case 'effect':
      return taken.effect
        ? [{ ...base, verb: 'effect', ...taken.effect, ...(rule.behind && { behind: rule.behind }) }]
        : []
    case 'swap colours':
      return [{ ...base, verb: 'swap colours' }]
    case 'turn':
      return [{ ...base, verb: 'turn', turning: turningOf(read) }]
    case 'add':
      return added(read, base, lattice, before)
    case 'ask':
      return taken.role
        ? [{ ...base, verb: 'ask', role: taken.role, name: taken.fresh ? copyOf(taken.fresh, lattice) : 'text' }]
        : []
    case 'sign':
      return taken.sign ? [{ ...base, verb: 'sign', sign: taken.sign, gone: rule.gone ?? false }] : []
    case 'span':
      return spanned(taken, base)
    case 'again':
      return before ? quieter(base, before, rule) : [{ ...base, verb: 'again', by: rule.by ?? 0 }]
    case 'anew':
      return anew(read, base)
    case 'format':
      return taken.format ? [{ ...base, verb: 'format', asked: taken.format }] : []
    case 'picture':
      return depicted(read, base)
    case 'value':
      return valued(read, base)
    default:
      return [{ ...base, verb: rule.verb }]
  }
}

function removal({ rule, taken }: Read, base: Pick<Wish, 'of' | 'clause'>, lattice: Lattice): Wish {
  const { old, fresh, into } = taken
  return {
    ...base,
    ...(old && old.is !== 'quote' && { of: [old] }),
    verb: 'remove',
    ...(rule.line && { line: rule.line }),
    ...(rule.between && { between: rule.between }),
    ...(fresh && { words: copyOf(fresh, lattice), quoted: fresh.quote !== undefined }),
    ...(into && { into }),
    ...rule.without,
  }
}

function likewise(
  { from, to }: Read,
  base: Pick<Wish, 'of' | 'clause'>,
  lattice: Lattice,
  before?: Reading[number],
): Wish[] {
  if (!before) return leansOn(lattice, from, to) ? [{ ...base, verb: 'likewise' }] : []
  // "everything but the title": left out, and no more of the same.
  if (isLeftOut(lattice, from)) return []
  if (before.verb === 'look') return [{ ...before, of: base.of }]
  return before.verb === 'remove' ? [{ ...before, of: base.of, words: '' }] : []
}

const CONTACTS: ReadonlySet<Role> = new Set<Role>(['email', 'link', 'phone', 'social', 'offer', 'price', 'time'])
const isContact = (role: Role) => CONTACTS.has(role)

function added(
  { rule, taken: { fresh, role = rule.role, places, into } }: Read,
  base: Pick<Wish, 'of' | 'clause'>,
  lattice: Lattice,
  before?: Reading[number],
): Wish[] {
  if (!fresh || (rule.follows && before?.verb !== 'add')) return []
  // "host it at wren.example": what is told of a part of another kind is no contact.
  if (
    rule.replaces &&
    base.of.some((ref) => ref.is === 'it' || (ref.is === 'noun' && !ref.mention.noun.roles.some(isContact)))
  )
    return []
  const [place] = places
  const where = {
    ...(role && { role }),
    ...(rule.replaces && { replaces: rule.replaces }),
    ...(place && { place }),
    ...(into && { into }),
  }
  return [{ ...base, verb: 'add', words: copyOf(fresh, lattice), quoted: fresh.quote !== undefined, ...where }]
}

const OF_TIME = new Set(['time', 'date', 'number'])
const isOfTime = ({ value }: ValueAt) => OF_TIME.has(value.kind)

/** "from 10 to 4"; of anything else one in the place of the other, or two that are told together. */
function spanned({ oldValue, value }: Taken, base: Pick<Wish, 'of' | 'clause'>): Wish[] {
  if (!oldValue || !value) return []
  if (isOfTime(oldValue) && isOfTime(value)) return [{ ...base, verb: 'span', from: oldValue, to: value }]
  if (oldValue.value.kind === value.value.kind) return [{ ...base, verb: 'value', value, old: oldValue }]
  return [oldValue, value].map((one) => ({ ...base, verb: 'value', value: one }))
}

const valued = ({ taken: { value, oldValue, more = [] } }: Read, base: Pick<Wish, 'of' | 'clause'>): Wish[] =>
  // Two of one kind are no two wishes.
  (value && more.every(({ value: { kind } }) => kind !== value.value.kind) ? [value, ...more] : []).map((one) => ({
    ...base,
    verb: 'value',
    value: one,
    ...(oldValue && { old: oldValue }),
  }))

/** "white letters on dark green": the colour behind 'on' is the ground's. */
const isOnGround = ({ from, taken }: Read, { words: { tokens } }: Lattice) =>
  taken.parts.length === 0 &&
  tokens[from - 1]?.lower === 'on' &&
  taken.looks.every(({ property }) => property === 'colour')
const [background] = findMentions('background')
const GROUND: Ref =
  background === undefined
    ? { is: 'it', words: '', from: 0, to: 0 }
    : { is: 'noun', mention: background, words: 'background', from: 0, to: 0 }

/** What stands beside something comes there first, and is aligned there then. */
function placings({ rule, taken }: Read, base: Pick<Wish, 'of' | 'clause'>): Wish[] {
  const [first, second] = taken.places
  // "center it vertically": the second says which way.
  const said = first?.is === 'spot' && second?.is === 'spot' && first.across === 'center' ? [second] : taken.places
  const places = said.toSorted((a, b) => Number(a.is === 'spot') - Number(b.is === 'spot'))
  return places.map((place) => ({
    ...base,
    verb: 'place',
    place: rule.aligned ? alignedAt(place) : place,
  }))
}

/** "align all text left": said of lines, a way to go is the side that they are flush with. */
function alignedAt(place: Place): Place {
  if (place.is === 'spot') return { ...place, aligned: true }
  if (place.is !== 'step' || (place.way !== 'left' && place.way !== 'right')) return place
  return { is: 'spot', across: place.way === 'left' ? 'start' : 'end', aligned: true }
}

/** "email first, then phone": each before the next. */
const ordered = ({ of, clause }: Pick<Wish, 'of' | 'clause'>): Wish[] =>
  of.slice(1).flatMap((next, i): Wish[] => {
    const before = of[i]
    return before ? [{ verb: 'place', of: [before], clause, place: { is: 'beside', side: 'before', of: next } }] : []
  })

const copyOf = ({ quote, from, to }: Taking, lattice: Lattice) => quote ?? said(lattice, from, to)

function addedSection({ taken }: Read, base: Pick<Wish, 'of' | 'clause'>, lattice: Lattice): Wish {
  const { section, topic, fresh, places } = taken
  const [place] = places
  const quoted = topic?.quote !== undefined
  const given = fresh && copyOf(fresh, lattice)
  // "with our hours: Mon to Fri": what stands before the colon is what it is about.
  const [, before, behind] = section || topic ? [] : (/^([^:]{2,40}):\s*(\S.*)$/.exec(given ?? '') ?? [])
  const about = topic ? copyOf(topic, lattice) : before
  const told = behind ?? given
  return {
    ...base,
    verb: 'add section',
    ...(section && { name: section }),
    ...(about && (quoted ? { heading: { words: about, quoted } } : { topic: about })),
    ...(told && { words: told }),
    ...(place && { place }),
  }
}

/** "Flat white, £3.40": what stands before the first comma is its title. */
function addedItem({ taken }: Read, base: Pick<Wish, 'of' | 'clause'>, lattice: Lattice): Wish[] {
  const { section = '', topic, fresh } = taken
  const more = fresh && copyOf(fresh, lattice)
  if (topic)
    return [{ ...base, verb: 'add item', name: section, title: copyOf(topic, lattice), ...(more && { words: more }) }]
  const [title = '', ...rest] = more?.split(/\s*[,–]\s*/) ?? []
  const text = rest.join(', ')
  return title ? [{ ...base, verb: 'add item', name: section, title, ...(text && { words: text }) }] : []
}

function turningOf({ rule: { turn }, taken }: Read): Turning {
  if (turn === 'straight') return { is: 'straight' }
  if (turn) return { is: 'flip', down: turn === 'flip down' }
  return taken.turning ?? { is: 'tilt', degree: 1, sign: 1 }
}

/** "a yellow button with black text": the letters of the part. */
function ownLetters(
  parts: Ref[],
  { words: { tokens } }: Lattice,
  from: number,
  before: Reading[number] | undefined,
): Ref[] {
  const [part] = before?.verb === 'look' ? before.of : []
  const isPart = part?.is === 'noun' && part.mention.noun.class === 'part'
  if (!isPart || tokens[from - 1]?.lower !== 'with') return parts
  const isText = (ref: Ref) => ref.is === 'noun' && ref.mention.noun.class === 'all-text'
  return parts.map((ref) => (isText(ref) ? { ...part, mention: { ...part.mention, texts: true } } : ref))
}

/** "and the date", "the date too": not the date alone. */
const leansOn = ({ words: { tokens }, at }: Lattice, from: number, to: number) =>
  /^(?:and|also|then|now)$/.test(tokens[from - 1]?.lower ?? '') ||
  tokens.slice(from, to).some((_, i) => at.get(from + i)?.some(({ is }) => is === 'also' || is === 'same'))

const isLeftOut = ({ words: { tokens } }: Lattice, from: number) =>
  /^(?:but|not|except|than)$/.test(tokens[from - 1]?.lower ?? '')

function looksOf({ rule, taken }: Read, base: Pick<Wish, 'of' | 'clause'>, lattice: Lattice): Wish[] {
  // "the links in teal instead of blue": of the links.
  const parts = base.of.filter(({ is }) => is !== 'colour')
  const hues = parts.length > 0 ? [] : base.of
  const model = rule.match && parts.pop()
  if (model) return [{ ...base, of: parts, verb: 'look', look: { property: 'colour', colours: [], like: model } }]
  const looks = colours(rule.look ? [rule.look] : taken.looks.map((look) => (hues.length > 0 ? ofLight(look) : look)))
  if (rule.other) {
    const unwanted = looks.flatMap((look) => (look.property === 'colour' ? look.colours : []))
    return [{ ...base, of: parts, verb: 'look', look: { property: 'colour', colours: unwanted, other: 'other' } }]
  }
  // Of a colour only its tone is told, or what it shall be.
  if (hues.length > 0 && looks.some(({ property }) => !OF_HUES.has(property))) return []
  const unknown = taken.fresh && rule.when.includes('UNKNOWN') && copyOf(taken.fresh, lattice)
  if (unknown) {
    const ref: Ref = { is: 'words', words: unknown, from: 0, to: 0 }
    return looks.every(({ property }) => property === 'colour')
      ? looks.map((look) => ({ ...base, of: [ref], verb: 'look', look }))
      : []
  }
  if (rule.whole) return looks.map((look) => ({ ...base, of: nounRef('design'), verb: 'look', look }))
  const of = parts.length > 0 ? (rule.look ? parts.slice(0, 1) : parts) : base.of
  return looks.map((look) => ({ ...base, of, verb: 'look', look }))
}

/** "the red hurts my eyes, tone it down": what is said of a colour first goes on about it. */
function ofHue(base: Pick<Wish, 'of' | 'clause'>, before: Reading[number] | undefined) {
  const leans = base.of.every(({ is }) => is === 'it')
  const isHue = before?.verb === 'look' && before.of.some(({ is }) => is === 'colour')
  return leans && isHue ? { ...base, of: before.of } : base
}

/** Behind a complaint "tone it down" is no wish of its own where the complaint asks for that. */
function quieter(base: Pick<Wish, 'of' | 'clause'>, before: Reading[number], { by = 0 }: Read['rule']): Wish[] {
  if (by > 0 || before.verb !== 'look') return []
  const isSaid = before.look.property === 'saturation' && before.look.way === 'less'
  return [{ ...base, verb: 'look', of: before.of, look: isSaid ? before.look : QUIETER }]
}
const schemesOf = (scheme: Scheming | undefined, base: Pick<Wish, 'of' | 'clause'>): Wish[] =>
  scheme ? [{ ...base, verb: 'scheme', scheme }] : []

const QUIETER: Look = { property: 'saturation', way: 'less', degree: 1 }

/** "a lighter orange": no weight of letters. */
const ofLight = (look: Look): Look =>
  look.property === 'weight' && look.of === 'letters'
    ? { property: 'lightness', way: 'more', degree: look.degree }
    : look

const OF_HUES = new Set<Look['property']>(['colour', 'hue', 'lightness', 'warmth', 'saturation', 'shade'])

/** Colours that are joined are one look. */
function colours(looks: readonly Look[]): Look[] {
  const all = looks.flatMap((look) => (look.property === 'colour' ? look.colours : []))
  if (looks.some((look) => look.property === 'colour' && (look.like || look.other))) return [...looks]
  const others = looks.filter(({ property }) => property !== 'colour')
  return all.length > 0 ? [...others, { property: 'colour', colours: all }] : others
}

function sayings(
  { rule: { manner, part, words: told }, taken: { fresh, old } }: Read,
  base: Pick<Wish, 'of' | 'clause'>,
  lattice: Lattice,
): Wish[] {
  if (!fresh && !told) return []
  const isQuoted = fresh?.quote !== undefined
  const wish = {
    ...base,
    ...(part && { of: nounRef(part) }),
    verb: 'say' as const,
    words: fresh ? bare(copyOf(fresh, lattice), manner) : (told ?? ''),
    quoted: isQuoted,
    ...(manner && { manner }),
  }
  if (told !== undefined) return [{ ...wish, of: [], old: { words: '&', quoted: true } }]
  if (!old) return [wish]
  if (old.is === 'quote') return [{ ...wish, old: { words: old.words, quoted: true } }]
  if (old.is === 'words') return [{ ...wish, old: { words: said(lattice, old.from, old.to), quoted: false } }]
  return [{ ...wish, of: [old] }]
}

/** What something is or has become is told with an article. */
const bare = (told: string, manner: Manner | undefined) =>
  manner === 'news' || manner === 'job' ? told.replace(/^(?:an?|the|our) (?=\p{Ll})/u, '') : told

const nounRef = (name: string): Ref[] =>
  findMentions(name).map((mention) => ({ is: 'noun', mention, words: name, from: 0, to: 0 }))
