/**
 * Is a chat message a new design, or an edit of one that is there, and of which? Both mistakes annoy: a recomposed
 * design where one word should change, and a changed logo where a poster was asked for.
 */

import { findColours } from '../colour/colour-names.ts'
import { ORDINAL_WORDS as ORDINALS } from '../language/lexicon/parts.ts'
import { KIND_NAMES, type KindName } from '../scene/types.ts'
import { isNoEdit } from './acts/act.ts'
import { asksForNew } from './acts/new-request.ts'
import { findMentions } from './nouns.ts'
import { asksForCopies } from './several/several.ts'
import type { ChatDesign, Intent } from './types.ts'

const KINDS: Record<KindName, RegExp> = {
  logo: /\b(?:logos?|logotypes?|wordmarks?|brand marks?)\b/,
  website: /\b(?:web ?sites?|web ?pages?|landing pages?|home ?pages?|web design)\b/,
  'business-card': /\b(?:(?:business|visiting|name|calling) cards?)\b/,
  poster: /\b(?:posters?|flyers?|fliers?|leaflets?|invitations?)\b/,
  icon: /\b(?:app icons?|favicons?|icons?)\b/,
  banner:
    /\b(?:banners?|headers? image|thumbnails?|cover photos?|social (?:media )?posts?|instagram (?:post|story|stories)|stories|story)\b/,
}

/** Politeness and hesitation at the head of a message. */
const LEAD =
  /^(?:(?:hi|hello|hey|ok(?:ay)?|great|nice|perfect|cool|thanks|thank you|love it|good|now|next|then|and|also|please|so|well|actually|hmm+|wait|alright|right|sorry|oops|no(?=[,!.]|\s(?:i|the|it|make|use|not|that|this|please|wait|sorry|change|put|let)\b)|nope|yes)[\s,!.]+|(?:can|could|would|will) you (?:please |also |now )?|i(?:'d| would) (?:like|love)(?: you)?(?: to)?(?: have| see)? |i (?:want|need)(?: you)?(?: to)? |we (?:want|need)(?: to)? |let's (?:have |see |do |make |try )?|please |just )+/

/** Verbs that make something that was not there. */
const MAKES =
  /^(?:create|design|generate|make|build|draw|produce|craft|develop|do|give me|show me|come up with|start|sketch|whip up|prepare|need|want)(?: me| us)?\b/
/** Words that point at a design or at a part of one. */
const POINTS =
  /\b(?:it|its|it's|this|that|them|these|those|this one|that one|the (?:first|second|third|fourth|fifth|last|other|left|right|previous|1st|2nd|3rd|4th) (?:one|design|version|option|concept|logo|poster|card|banner|icon|website|page|flyer)?|(?:design|option|version|number|concept|variant|#) ?\d)\b/
/** A new work about something. */
const FOR =
  /\b(?:for|about|called|named|announcing|promoting|advertising|of)\s+(?!it\b|this\b|that\b|them\b|me\b|us\b|the (?:title|headline|background|name|text|font|icon|logo|button|tagline)\b)\S/
/** Only things that are there can be compared or changed. */
const COMPARES =
  /\b(?:bigger|larger|smaller|bolder|thinner|heavier|darker|lighter|brighter|warmer|cooler|softer|simpler|cleaner|rounder|sharper|tighter|looser|higher|lower|wider|narrower|taller|more|less|too|another (?:font|colou?r|layout|icon|palette|typeface|version|one)|different (?:font|colou?rs?|layout|icon|palette|typeface)|instead)\b/
const CHANGES =
  /^(?:change|replace|swap|switch|remove|delete|drop|move|shift|nudge|rotate|tilt|straighten|turn|flip|translate|animate|draw|capitali[sz]e|uppercase|lowercase|rename|fade|soften|widen|mention|postpone|extend|uncap|bold|italici[sz]e|scale|stretch|spice|jazz|mirror|align|cent(?:er|re)|rename|undo|revert|go back|back to|restore|use|set|put|add|include|insert|turn|convert|resize|increase|decrease|reduce|enlarge|shrink|darken|lighten|brighten|simplify|keep|leave|lose|get rid|hide|fix|correct|update|edit|tweak|adjust|invert|crop|underline|emphasi[sz]e|colou?r|paint|try|without|no|don't|take|bring|give it|make (?:it|this|that|them|the|everything|all|its|my|our)|let it|round|space|spread|tighten)\b/
/** A sibling of what is there, which is a design of its own. */
const ANOTHER =
  /\b(?:another|a new|one more|a second|an additional|a (?:completely )?different|a matching|matching|a)\s+(?:(?!one\b)[\w-]+\s+){0,3}?/

export function readIntent(message: string, designs: ChatDesign[]): Intent {
  const newest = designs.toSorted((a, b) => a.age - b.age || a.position - b.position)
  const [first] = newest
  if (!first) return { intent: 'new' }
  const lower = message.toLowerCase().replaceAll('’', "'").trim()
  const said = lower.replace(LEAD, '').trim()
  // Sharing or printing what is there is answered there; a story and a banner "in the same style" are made of it.
  if (
    isNoEdit(said) ||
    (SAME_STYLE.test(said) && !FOR.test(said)) ||
    isCopied(message, said, first) ||
    COMPARED.test(said)
  )
    return { intent: 'edit', designId: first.id, instruction: message }
  if (!ofPart(said, first) && (isNew(said) || describesNew(lower) || asksForNew(said, message)))
    return { intent: 'new' }
  const { design, instruction } = referred(message, lower, designs, first)
  return isEdit(said, design !== first || instruction !== message)
    ? { intent: 'edit', designId: design.id, instruction }
    : { intent: 'new' }
}

/** "also as a square post", "the same for Leeds and York": made of what is there, and of nothing that is described. */
const isCopied = (message: string, said: string, { kindWords }: ChatDesign): boolean =>
  asksForCopies(message, kindWords.includes('banner') ? 'banner' : 'poster') &&
  (/\bsame\b|^(?:make |do |create |give me )?(?:versions|copies|variants)\b/.test(said) || !FOR.test(said))

/** "we need: bigger headline; …" */
const COMPARED = /^[:\s]*(?:an? |some )?(?:bigger|larger|smaller|bolder|darker|lighter|brighter) /

const SAME_STYLE = /\b(?:in|with) the same (?:style|look)\b/

/** "the same logo but in black" */
const SAME = /^(?:the )?same (?:logo|poster|flyer|card|business card|banner|icon|website|page|design|one)\b(?! for )/

/** "another icon" where a logo is there, "story format": a part or the size of what is there. */
const ofPart = (said: string, { kindWords }: ChatDesign): boolean =>
  SAME.test(said) ||
  (/^(?:[a-z]+ )+(?:icon|symbol)$|^(?:another|a different|a bigger|a smaller|a better|bigger|smaller|no|the) (?:logo|banner|website)$/.test(
    said.replace(/ please$/, ''),
  ) &&
    !kindWords.some((word) => said.replace(/ please$/, '').endsWith(word))) ||
  /^(?:(?:an?|the|in|as|instagram|facebook|linkedin|a4|a3|a5|landscape|portrait|square) )*(?:story|poster|flyer|post|banner|card|card sized?) (?:format|size|version|dimensions?)\b(?! (?:for|of|about) (?:an?|my|our) )/.test(
    said,
  )

/** "Harbor & Finch, a coffee roaster in Lisbon. Minimal logo with a lighthouse." */
function describesNew(lower: string): boolean {
  const sentences = lower.split(/(?<=[.!?;])\s+|\n+/).filter(Boolean)
  if (sentences.length < 2) return false
  const wishes = sentences.map((sentence) =>
    sentence
      .replace(LEAD, '')
      .replace(/[.!?]+$/, '')
      .trim(),
  )
  return (
    wishes.some(isNew) &&
    wishes.every((wish) => !CHANGES.test(wish) || /^(?:use|add|include|put|keep|no|without|colou?r)\b/.test(wish)) &&
    !POINTS.test(wishes[0] ?? '')
  )
}

function kindIn(text: string): { kind: KindName; start: number; end: number } | undefined {
  const found = KIND_NAMES.flatMap((kind) => {
    const match = KINDS[kind].exec(text)
    return match ? [{ kind, start: match.index, end: match.index + match[0].length }] : []
  })
  return found.toSorted((a, b) => a.start - b.start || b.end - a.end)[0]
}

/** "logos of our customers under the hero" */
const AT_PART =
  /\b(?:under|below|above|beside|next to|in|on|after|before) the (?:hero|header|footer|menu|headline|title|button|sections?)\b/

/** "make 2 for 1 bigger" */
const ENDS_IN_LOOK = /\b(?:bigger|larger|smaller|bolder|thinner|darker|lighter|bold|italic)$/

/** "logo for a bakery", "create another logo for X", "now a business card for it", "a poster announcing …". */
function isNew(said: string): boolean {
  const kind = kindIn(said)
  if (!kind)
    return MAKES.test(said) && !POINTS.test(said) && FOR.test(said) && !CHANGES.test(said) && !ENDS_IN_LOOK.test(said)
  const before = said.slice(0, kind.start)
  const after = said.slice(kind.end)
  if (isThere(before, after)) return false
  if (
    /\b(?:into|as|to|with|in|on|from|of|add|remove|replace|without|no|change|bigger|smaller)\s+(?:an? |the |some )?(?:[\w-]+\s+){0,2}$/.test(
      before,
    )
  )
    return false
  if (/^(?:[\p{L} ]{3,24}: ?)?(?:add|include|insert|put|remove|replace|use|translate)\b/u.test(said)) return false
  if (AT_PART.test(after)) return false
  // "make an instagram story out of it"
  if (/\b(?:out of|from) (?:it|this|that|the \w+)\b/.test(after)) return false
  if (/^(?:make|turn|change) (?:it|this|that|them)\b/.test(said)) return false
  if (
    kind.kind === 'icon' &&
    /^\s*(?:in|on|at|instead|next|above|below|beside|rather)\b/.test(after) &&
    !MAKES.test(said)
  )
    return false
  const bare =
    /^(?:(?:an?|another|one more|some|\d+|two|three|four|five|a few|new|matching|different|also|the same)\s+)*(?:[\w'&-]+\s+){0,5}$/.test(
      before.replace(MAKES, '').trimStart(),
    )
  if (MAKES.test(said) && bare) return !COMPARES.test(before) || ANOTHER.test(before) || FOR.test(after)
  if (FOR.test(after) && bare) return true
  if (ANOTHER.test(`${before} `) && bare) return true
  if (before.trim() === '' && after.trim() === '') return true
  // "minimalist logo, coffee shop": no verb, no pointer, only a kind with what it is for.
  return (
    bare &&
    !POINTS.test(said) &&
    !COMPARES.test(said) &&
    !CHANGES.test(said) &&
    said.split(/\s+/).length > 1 &&
    !/^(?:the|this|that|its|my)\b/.test(said) &&
    !isLook(said)
  )
}

/** "make the logo bigger", "the poster should be red", "turn it into a poster", "mach das Logo dunkler". */
const isThere = (before: string, after: string): boolean =>
  /(?:^|\s)(?:das|den|dem|el|le|il|het)\s+$/.test(before) ||
  (/\b(?:the|this|that|its|my|our|your|first|second|third|last|other)\s+(?:[\w-]+\s+){0,2}$/.test(before) &&
    !FOR_SOMEONE.test(after))

/** "the logo for Acme": that is no part of this design. */
const FOR_SOMEONE = /^\s+for\s+(?:a|an|my|our|\p{L})/u

/** "logo bigger", "icon red": a part and a look. */
function isLook(said: string): boolean {
  const rest = said.replace(/\b(?:logo|icon|banner|poster|card|website)s?\b/, '').trim()
  const colours = findColours(rest)
  const left = colours.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), rest).trim()
  return (
    (colours.length > 0 && left === '') ||
    COMPARES.test(rest) ||
    /^(?:in|on|to|below|above|under|next|beside|before|after|instead|first|last|should|needs?|is|left|right|top|bottom|up|down|at|bold|serif|italic)\b/.test(
      rest,
    )
  )
}

/** A work or a business that is described, and no wish: "Harbor & Finch, a coffee roaster in Lisbon". */
const DESCRIBES =
  /^(?:an? |our |my )?[^,.:]{2,40}, an? \p{L}+|^[\p{L} ]+ (?:shop|studio|company|agency|restaurant|bakery|salon|clinic|start-?up) in \p{L}|^(?:an? |our |my )?[\p{L} ]+(?<! is| are| be| it) (?:called|named) \p{L}/u

/** Whether the rest of a message speaks of something that is there: it does where it names no new work. */
function isEdit(said: string, addressed: boolean): boolean {
  if (addressed || CHANGES.test(said) || COMPARES.test(said) || POINTS.test(said)) return true
  if (!kindIn(said)) return !DESCRIBES.test(said) && (!FOR.test(said) || !MAKES.test(said))
  if (/^[a-z]+ (?:the|it|this|that|my|our)\b/.test(said) && said.split(/\s+/).length <= 8) return true
  const mentions = findMentions(said)
  if (/^(?:in|with|without|as|same|on)\b/.test(said)) return true
  if (mentions.length > 0 && (findColours(said).length > 0 || said.split(/\s+/).length <= 12)) return true
  return /^(?:why|what|how|who|when|where|is|are|do|does)\b.*\?$|^for (?:instagram|facebook|twitter|linkedin|print)/.test(
    said,
  )
}

const THING =
  '(?:one|design|version|option|concept|variant|variation|idea|logo|poster|flyer|card|business card|banner|icon|website|page|image|picture)'
const REFERENCE = new RegExp(
  `(?:\\b(?:on|in|of|for|with|to|make|take|use|edit|change|like|love|prefer)\\s+)?\\b(?:the |that |this |my |your )?(?:(?<!\\ban? )(${ORDINALS.join('|')}|last|1st|2nd|3rd|[4-8]th|left(?:most)?|right(?:most)?|top|previous)\\s+${THING}|(?:design|option|version|concept|variant|number|no\\.?|#)\\s?#?(\\d)(?!\\d|\\s?(?:px|pt|%|am|pm)))\\b`,
)

/** The design that is pointed at, and the instruction without the pointer. */
function referred(
  message: string,
  lower: string,
  designs: ChatDesign[],
  first: ChatDesign,
): { design: ChatDesign; instruction: string } {
  const match = REFERENCE.exec(lower)
  // Parts have orders, too, and versions are another matter: "back to version 2", "the colours of the first one".
  const borrowed =
    match &&
    /\b(?:colou?rs?|palette|fonts?|typeface|style|layout|lay|arrange|scheme|icon)\b[^,.;]*\b(?:of|from|like|as|in)\s*(?:the )?$/.test(
      lower.slice(0, match.index + (match[0].match(/^(?:of|from|like|as|in)\s/)?.[0].length ?? 0)),
    )
  const back =
    /\b(?:back|revert|undo|restore|return|liked?|prefer)\b/.test(lower) &&
    /version|previous|last/.test(match?.[0] ?? '')
  // "like number 2, but with my colours": laid out like it.
  const isModel = match?.index === 0 && /^like\b/.test(match[0])
  const owns = match && OWNS.test(lower.slice(match.index + match[0].length))
  if (!match || borrowed || owns || back || isModel) return byKind(message, lower, designs, first)
  const latest = designs.filter(({ age }) => age === first.age).toSorted((a, b) => a.position - b.position)
  const design = pick(match, latest, designs, first)
  return design ? { design, instruction: withoutPointer(message, match) } : { design: first, instruction: message }
}

/** "the second one's colours" */
const OWNS =
  /^['’]s (?:own )?(?:colou?rs?|palette|scheme|colou?r scheme|fonts?|typeface|lettering|style|layout|look|icon)\b/

function pick(
  match: RegExpExecArray,
  latest: ChatDesign[],
  designs: ChatDesign[],
  first: ChatDesign,
): ChatDesign | undefined {
  const [, word, digit] = match
  const kind = kindIn(match[0])
  const pool = kind ? kindPool(kind.kind, match[0], designs, latest) : latest
  if (digit) return pool.find(({ position }) => position === Number(digit)) ?? pool[Number(digit) - 1]
  if (!word) return undefined
  if (word === 'previous') return designs.filter(({ age }) => age > first.age).toSorted((a, b) => a.age - b.age)[0]
  if (word === 'last' || word.startsWith('right')) return pool.at(-1)
  if (word.startsWith('left') || word === 'top') return pool[0]
  const number = /^\d/.test(word) ? Number.parseInt(word, 10) : ORDINALS.indexOf(word) + 1
  return pool.find(({ position }) => position === number) ?? pool[number - 1]
}

/** Among designs of a kind those of its newest answer; all of the newest where the kind says nothing. */
function kindPool(kind: KindName, words: string, designs: ChatDesign[], latest: ChatDesign[]): ChatDesign[] {
  const fits = (design: ChatDesign) => design.kindWords.some((word) => words.includes(word) || KINDS[kind].test(word))
  const of = designs.filter(fits)
  const age = Math.min(...of.map((design) => design.age))
  const pool = of.filter((design) => design.age === age).toSorted((a, b) => a.position - b.position)
  return pool.length > 0 ? pool : latest
}

/** "make the logo darker" when the newest answer is a poster: the newest logo. A part of the poster may be meant, so only the start of a wish counts. */
function byKind(
  message: string,
  lower: string,
  designs: ChatDesign[],
  first: ChatDesign,
): { design: ChatDesign; instruction: string } {
  const kind = kindIn(lower)
  const addressed = kind && /\b(?:the|this|that|my|our)\s+$/.test(lower.slice(0, kind.start))
  const ownKind = kind && first.kindWords.some((word) => KINDS[kind.kind].test(word))
  if (!kind || !addressed || ownKind || kind.kind === 'icon') return { design: first, instruction: message }
  const [other] = designs
    .filter((design) => design.kindWords.some((word) => KINDS[kind.kind].test(word)))
    .toSorted((a, b) => a.age - b.age || a.position - b.position)
  // A logo or an icon is also a part of a poster, a card or a page.
  const partOf = kind.kind === 'logo' && !first.kindWords.some((word) => KINDS.logo.test(word))
  return { design: other && !partOf ? other : first, instruction: message }
}

/** "make the second one dark green" → "make it dark green"; "the last one but serif" → "serif". */
function withoutPointer(message: string, match: RegExpExecArray): string {
  const start = match.index
  const end = start + match[0].length
  const verb = /^(?:make|take|use|edit|change|like|love|prefer|to)\s/.exec(match[0])?.[0] ?? ''
  const place = /^(?:on|in|of|for|with)\s/.test(match[0])
  const [head, tail] = [message.slice(0, start), message.slice(end)]
  const rest = tail.replace(/^[\s,:;–-]*(?:but|and|please|,)?[\s,:]*/i, '')
  if (/^\s*(?:$|(?:ok(?:ay)?|now|please|i)?\s*$)/i.test(head) && !/^(?:make|edit|change)\s$/.test(verb)) {
    const verbless = rest.replace(/^(?:should be|should|needs to be|is|could be|with|in)\s+/i, (found) =>
      /^(?:with|in)/i.test(found) ? found : 'make it ',
    )
    return verbless || message
  }
  if (place) return `${head.trimEnd()} ${tail.trimStart()}`.trim()
  return `${head}${verb}it${tail}`.trim()
}
