/** What a message that was read comes to: a new design, an edit and of which, an answer. */

import type { Said } from '../../brief/said.ts'
import { kindsSaid } from '../../brief/words/kinds-said.ts'
import { ADDRESSED, BOTH, QUESTIONS } from '../../language/lexicon/turn-words.ts'
import { FILLERS } from '../../language/lexicon/wishes.ts'
import { spliced } from '../../language/spliced.ts'
import type { Words } from '../../language/tokens.ts'
import { isNoEdit } from '../acts/act.ts'
import { begun } from '../run/run.ts'
import { severalIn } from '../several/several.ts'
import type { ChatDesign } from '../types.ts'
import { readWishes } from '../understand/read.ts'
import { type DesignSaid, designsSaid, withoutDesign } from './designs.ts'
import { bothBack, goingBack, otherOne } from './going-back.ts'
import type { Turning } from './heads.ts'
import { heard } from './heard.ts'
import { nearSaid } from './near.ts'
import { editOf, onceMore } from './once-more.ts'
import { reformatIn } from './reformat.ts'
import { chosen, noSuch, noticed, notTakenOut, whichDesign } from './replies.ts'
import { designOf, isOfKind, kindOf, type Sheet, sheetOf } from './sheet.ts'
import type { Conversation, Does, EditOfOne } from './types.ts'

export interface Heard {
  text: string
  words: Words
  said: Said
  turning: Turning
}

/** From here on a new design is asked for; near to it, it may be either. */
const [NEW, NEW_BY_ACT] = [0.5, 0.45]
const EITHER = 0.2
/** What asks for copies of what is there may look much like a new design. */
const COPIED = 0.9
/** An act that is as sure as this is acted upon where nothing speaks against it. */
const SURE = 0.5
/** Nothing is done for what is talk, and what nobody reads goes back, where that is surer than this. */
const [QUIET, BACK] = [0.55, 0.8]
/** Whoever says more than this of themselves describes what they want designed. */
const LONGEST_TELLING = 25
/** Talk is short. */
const LONGEST_TALK = 10

export function decided(one: Heard, talk: Conversation): Does {
  const { words, said } = one
  if (said.act === 'talk' && !talk.isWish)
    return { is: 'answer', message: said.answer, suggestions: [...said.examples] }
  const tells = said.act === 'fact' && !said.asks && words.tokens.length <= LONGEST_TELLING
  if (tells && !talk.isEdit && !talk.isWish) return { is: 'tell' }
  const sheet = sheetOf(talk)
  if (!sheet) return { is: 'new' }
  const near = talk.isEdit ? undefined : nearSaid(words, sheet)
  if (near) return near
  const formats = inFormats(one.text, sheet, talk)
  if (formats) return formats
  const designs = designsSaid(words)
  return conversed(one, designs, sheet, talk) ?? wished(one, designs, sheet, talk)
}

/** The design that is there in another format, and nothing else. */
function inFormats(text: string, { it }: Sheet, { design }: Conversation): Does | undefined {
  const wished = reformatIn(text, design?.scene.kind ?? kindOf(it))
  if (!wished) return undefined
  const shares = wished.asks.map(({ ask, name }) => ({ ...editOf(it, heard(ask)), name }))
  const [only] = shares
  if (wished.isCopy) return { is: 'copies', designId: it.id, shares, cannot: [] }
  return only && { is: 'edit', designId: it.id, words: only.words, pointers: only.pointers }
}

/** Both choices together: what is a new design by its act needs not be one as surely by its aim. */
const asksAnew = ({ act, anew }: Turning) => anew >= (act === 'new' ? NEW_BY_ACT : NEW)

/** What is said of the designs on show, and of what was done to them. */
function conversed(
  { words, turning }: Heard,
  designs: readonly DesignSaid[],
  sheet: Sheet,
  talk: Conversation,
): Does | undefined {
  if (talk.isWish || (!talk.isEdit && turning.anew > NEW && turning.act === 'new')) return undefined
  const back = goingBack(words, designs, sheet, talk) ?? onceMore(words, designs, sheet, talk)
  if (back) return back
  const [only] = designs
  if (!only || designs.length > 1 || only.lends || saysMore(withoutDesign(words, only))) {
    return only ? undefined : unspoken(words, turning, sheet, talk)
  }
  if (only.place === 0) return otherOne(sheet, talk) ?? whichDesign(sheet.latest.filter(({ id }) => id !== sheet.it.id))
  const design = designOf(only, sheet, talk)
  // "I liked the first one more", of the first that was changed since.
  if (design?.id === sheet.it.id && only.place === 1 && (design.version ?? 1) > 1 && turning.act === 'choose')
    return { is: 'back', designIds: [design.id], version: 1 }
  return design ? chosen(design, design.position) : noSuch(sheet.latest.length)
}

/** Whether something is wished of a design that is named: "the first one, actually" names it and no more. */
const saysMore = (rest: Words | undefined): boolean =>
  rest?.tokens.some(({ lower, pos }) => pos !== 'PUNCT' && !FILLERS.has(lower) && !PREFERRING.has(lower)) ?? false
const PREFERRING: ReadonlySet<string> = new Set(['more', 'most', 'better', 'best', 'was', 'is', 'though', 'it'])

function wished(one: Heard, designs: readonly DesignSaid[], sheet: Sheet, talk: Conversation): Does {
  const { turning } = one
  const words = withoutComparison(one.words)
  const mayCopy = describes(words) ? turning.act !== 'new' && turning.anew < NEW : turning.anew < COPIED
  const copied = isCopied(words, sheet) && mayCopy
  const there = talk.isEdit || copied || isNoEdit(words.text.toLowerCase())
  if (!there && asksAnew(turning)) return { is: 'new' }
  const target = targetOf(words, designs, sheet, talk)
  if (target === 'none') return noSuch(sheet.latest.length)
  const { design, words: wish } = target
  if (designs.length === 1 && isRemoval(wish)) return notTakenOut(design, sheet.latest)
  const several = severalIn(wish.text, kindOf(design), talk.design?.scene)
  if (several && (several.of === 'all' || mayCopy)) return shared(several, design, sheet)
  return {
    is: 'edit',
    ...editOf(design, wish),
    ...spoken(talk),
    ...(!talk.isEdit && turning.anew >= EITHER && { either: true as const }),
    ...(asksOf(words, turning) && { asks: true as const }),
  }
}

/** A question about what is there; "can you make it red?" is none. */
const asksOf = ({ tokens }: Words, { act, sure }: Turning) =>
  act === 'question' && (sure >= SURE || tokens.some(({ lower }, i) => i < 2 && QUESTIONS.has(lower)))

/** "Smaller than that": than it is, as every wish. */
function withoutComparison(words: Words): Words {
  const { tokens } = words
  const last = tokens.length - 1
  if (tokens[last]?.lower === 'there' && tokens[last - 1]?.pos === 'ADJ') return spliced(words, last, last + 1, '')
  const at = tokens.findIndex(({ lower }, i) => lower === 'than' && THAN_IT_IS.has(tokens[i + 1]?.lower ?? ''))
  const end = tokens[at + 2]
  return at < 1 || (end && end.pos !== 'PUNCT') ? words : spliced(words, at, at + 2, '')
}
const THAN_IT_IS = new Set(['that', 'this', 'now', 'before'])

/** The design that a message is about, and what it wishes of it; 'none': there is none of that place. */
function targetOf(
  words: Words,
  designs: readonly DesignSaid[],
  sheet: Sheet,
  talk: Conversation,
): { design: ChatDesign; words: Words } | 'none' {
  const own = designs.filter(({ lends, place }) => !lends && place !== 0)
  const [said] = own.length > 0 ? own : lender(words, designs)
  if (!said) return { design: byKind(words, sheet, talk) ?? sheet.it, words }
  const design = designOf(said, sheet, talk)
  if (!design) return sheet.latest.length > 1 && !said.bare ? 'none' : { design: sheet.it, words }
  return { design, words: withoutDesign(words, said) ?? words }
}

/** "The bird from the first with the lettering of the third": what is named first is what the other lends to. */
function lender({ tokens }: Words, designs: readonly DesignSaid[]): DesignSaid[] {
  const [one, other] = designs
  if (!one || !other || !tokens.slice(one.to, other.from).some(({ lower }) => lower === 'with' || lower === 'but'))
    return []
  return [{ ...one, from: 0 }]
}

/** "Make the logo darker" where a poster is in hand: the newest logo. A part of the poster may be meant. */
function byKind({ tokens }: Words, { it }: Sheet, { designs }: Conversation): ChatDesign | undefined {
  const kind = kindsSaid(tokens).find(({ from }) => ADDRESSED.has(tokens[from - 1]?.lower ?? ''))
  if (!kind || kind.weak || kind.kind === 'icon' || kind.kind === 'logo' || isOfKind(it, kind.kind)) return undefined
  return designs.find((design) => design.position > 0 && isOfKind(design, kind.kind))
}

/** What names no design and wishes nothing that is read: talk, praise, going back in other words. */
function unspoken(words: Words, { act, sure }: Turning, { it }: Sheet, talk: Conversation): Does | undefined {
  const isQuiet = (act === 'talk' || act === 'praise') && sure >= QUIET && words.tokens.length <= LONGEST_TALK
  const isBack = act === 'undo' && sure >= BACK
  if (!(isQuiet || isBack) || wishesIn(words, talk) || isNoEdit(words.text.toLowerCase())) return undefined
  if (isQuiet) return noticed(act === 'praise')
  return words.tokens.some(({ lower }) => BOTH.has(lower))
    ? bothBack(it, talk)
    : { is: 'back', designIds: [it.id], steps: 1 }
}

/** Whether the grammar reads a wish in it. */
function wishesIn(words: Words, { design }: Conversation): boolean {
  if (!design) return true
  const reading = readWishes(words, begun(design, {}).state)
  return reading?.some(({ verb }) => verb !== 'unread' && verb !== 'keep') ?? false
}

/** For whom or what it is, which of copies is the same. */
const describes = ({ tokens }: Words) =>
  tokens.some(({ lower }) => lower === 'for') && !tokens.some(({ lower }) => lower === 'same')

/** Made of what is there, and of nothing that is described: "also as a square post". */
const isCopied = ({ text }: Words, { it }: Sheet) => severalIn(text, kindOf(it))?.of === 'copies'

/** "Delete number one": the design itself. */
const isRemoval = ({ tokens }: Words) =>
  tokens.length === 2 && TAKING_OUT.has(tokens[0]?.lower ?? '') && tokens[1]?.lower === 'it'
const TAKING_OUT = new Set(['delete', 'remove', 'drop', 'discard'])

/** What came to nothing before: this may go on about it. */
function spoken({ before: [last] = [] }: Conversation): Pick<EditOfOne, 'spoken'> {
  return last?.did === 'asked' ? { spoken: last.said } : {}
}

/** A wish for several designs, shared out. */
function shared(several: NonNullable<ReturnType<typeof severalIn>>, design: ChatDesign, { latest }: Sheet): Does {
  if (several.of === 'copies') {
    const shares = several.shares.map(({ name, instruction }) => ({
      ...editOf(design, heard(instruction)),
      name,
    }))
    return { is: 'copies', designId: design.id, shares, cannot: several.cannot }
  }
  const words = heard(several.instruction)
  if (latest.length < 2) return { is: 'edit', ...editOf(design, words) }
  return { is: 'several', edits: latest.map((one) => ({ ...editOf(one, words), name: `Design ${one.position}` })) }
}
