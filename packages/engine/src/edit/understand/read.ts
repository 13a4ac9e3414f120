/** A message as wishes: spans, then the chart, then each stretch as what it asks. */
import type { Words } from '../../language/tokens.ts'
import type { Role } from '../../scene/types.ts'
import { isNoEdit } from '../acts/act.ts'
import type { State } from '../context.ts'
import { findMentions } from '../nouns.ts'
import type { ValueAt } from '../values/read.ts'
import { fontsApart, groundFirst, isSameLook, leanOn, ofUnread, replace, turns } from './among.ts'
import { type Read, readChart, type Unread } from './chart.ts'
import { withCompounds } from './compound.ts'
import { withCopy } from './copy-spans.ts'
import { anew, depicted } from './depicting.ts'
import { withLabelled } from './labelled.ts'
import { oneSize } from './looks.ts'
import { removals } from './removing.ts'
import { swallowed, unhalved, withoutReasons } from './rests.ts'
import { addedItem, addedSection } from './sections-added.ts'
import { type Lattice, readSpans } from './spans.ts'
import { copyOf, said, spansOf, type Taken } from './stretch.ts'
import { adorned, lettered } from './styled.ts'
import type { Look, Manner, Place, Reading, Ref, Scheming, Turning, Wish } from './wish.ts'

/** Undefined where no stretch of the message is read; empty where it says nothing. */
export function readWishes(words: Words, state: State): Reading | undefined {
  const lattice = withCopy(withLabelled(withCompounds(readSpans(words, state)), state), state)
  const wishes: Reading = []
  const reads = readChart(lattice)
  if (!reads) return undefined
  for (const read of reads) {
    const isEdit = 'rule' in read && !isNoEdit(said(lattice, read.from, read.to).toLowerCase())
    const told = isEdit ? wishesOf(read, lattice, wishes.at(-1)) : undefined
    if (told && told.length > 0) {
      if (told.some((wish) => isSameLook(wishes.at(-1), wish))) wishes.pop()
      for (const wish of told) {
        ofUnread(wish, wishes.at(-1), lattice)
        if ('rule' in read && turns(lattice, read.from)) leanOn(wishes, wish)
        replace(wishes, wish)
      }
      wishes.push(...told)
    } else passOver(read, lattice, wishes)
  }
  const told = withoutReasons(unhalved(swallowed(wishes, lattice), lattice))
  // "thanks, perfect": read, and nothing is wished.
  return told.length === 0 || told.some(({ verb }) => verb !== 'unread') ? groundFirst(fontsApart(told)) : undefined
}

/** "put those two back" */
const isTwo = (of: readonly Ref[]) => of.some(({ is, words }) => is === 'it' && /\b(?:both|two)\b/.test(words))

/** What is left out has to be there. */
function keeping({ rule, taken: { fresh } }: Read, base: Pick<Wish, 'of' | 'clause'>, lattice: Lattice): Wish {
  const words = fresh && copyOf(fresh, lattice)
  const of = words ? [...base.of, { is: 'words' as const, words, from: 0, to: 0 }] : base.of
  return { ...base, of, verb: 'keep', ...(rule.without?.only && { leaves: true }) }
}

function clauseOf(lattice: Lattice, from: number, to: number): Wish['clause'] {
  const { tokens } = lattice.words
  // "my partner says": who says it names no part.
  const who = [from, from + 1].flatMap((at) => [
    ...spansOf(lattice, at, to - 1, 'talk'),
    ...spansOf(lattice, at, to - 1, 'audience'),
  ])
  const start = Math.max(from, ...who.map(({ to: end }) => end))
  return { from: tokens[start]?.from ?? 0, to: tokens[to - 1]?.to ?? 0, words: said(lattice, start, to) }
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
      return removals(read, base, lattice)
    case 'place':
      return placings(read, base)
    case 'order':
      return ordered(base)
    case 'add section':
      return [addedSection(read, base, lattice)]
    case 'add item':
      return addedItem(read, base, lattice)
    case 'grid':
      return taken.columns === undefined
        ? []
        : [{ ...base, verb: 'grid', columns: taken.columns, ...(taken.section && { name: taken.section }) }]
    case 'each':
      return taken.fresh
        ? [
            {
              ...base,
              verb: 'each',
              words: copyOf(taken.fresh, lattice),
              ...(rule.column && { column: true }),
              ...(taken.section && { name: taken.section }),
            },
          ]
        : []
    case 'same ground':
      return [{ ...base, verb: 'same ground' }]
    case 'scheme':
      return schemesOf(taken.scheme ?? rule.scheme, base)
    case 'effect':
      return taken.effect
        ? [{ ...base, verb: 'effect', ...taken.effect, ...(rule.behind && { behind: rule.behind }) }]
        : []
    case 'font':
      return lettered(read, rule.whole ? { ...base, of: nounRef('everything') } : base, before)
    case 'ornament':
      return adorned(read, base, taken.fresh && copyOf(taken.fresh, lattice))
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
    case 'lock':
    case 'unlock':
      return [{ ...base, verb: 'lock', locked: rule.verb === 'lock' }]
    case 'again':
      return before ? quieter(base, before, rule) : [{ ...base, verb: 'again', by: rule.by ?? 0 }]
    case 'anew':
      return anew(read, base)
    case 'format':
      return taken.format ? [{ ...base, verb: 'format', asked: taken.format }] : []
    case 'picture':
      return depicted(read, base, lattice)
    case 'value':
      return valued(read, base)
    case 'back':
      return [
        {
          ...base,
          verb: 'back',
          back: taken.back ?? (isTwo(base.of) ? { to: 'steps', count: 2 } : { to: 'previous' }),
          ...(rule.redo && { redo: rule.redo }),
        },
      ]
    case 'keep':
      return rule.follows && before?.verb !== 'back' ? [] : [keeping(read, base, lattice)]
    default:
      return [{ ...base, verb: rule.verb }]
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
  if (isLeftOut(lattice, from)) return [{ ...base, verb: 'keep', leaves: true }]
  if (before.verb === 'look') return [{ ...before, ...base }]
  return before.verb === 'remove' ? [{ ...before, ...base, words: '' }] : []
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
  const words = copyOf(fresh, lattice)
  // Ways through a site are told one after the other.
  const all = rule.apart ? words.split(/\s*(?:,|;|\band\b|&)\s*/).filter(Boolean) : [words]
  return all.map((one) => ({ ...base, verb: 'add', words: one, quoted: fresh.quote !== undefined, ...where }))
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
  const named = base.of.filter(({ is }) => is !== 'colour')
  // "I need it in green, not blue": of the blue.
  const isHues = rule.hues && named.every(({ is }) => is === 'it')
  const parts = isHues ? [] : named
  const hues = parts.length > 0 ? [] : isHues ? base.of.filter(({ is }) => is === 'colour') : base.of
  const model = rule.match && parts.pop()
  if (rule.than) parts.pop()
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
  // "make it bigger, the boat": who "it" is.
  const told = parts.filter(({ is }) => is !== 'it')
  const meant = told.length > 0 && told.length < parts.length ? told : parts
  const of = meant.length > 0 ? (rule.look ? meant.slice(0, 1) : meant) : hues
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
function colours(told: readonly Look[]): Look[] {
  const looks = oneSize(told)
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
  const [named] = base.of
  if (!old && named?.is === 'words' && named.quoted)
    return [{ ...wish, of: [], old: { words: named.words, quoted: true } }]
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
