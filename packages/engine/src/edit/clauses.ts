/**
 * Splits an instruction into clauses, one change each. "and" joins colours ('navy and gold'), things ('the icon and the
 * tagline') and whole wishes alike, and new words for the design may hold commas and "and" of their own: a clause ends
 * where the next piece begins like a wish.
 */
import { type FoundColour, findColours } from '../colour/colour-names.ts'
import { lowerSame } from './lower-same.ts'
import { findMentions } from './nouns.ts'
import { plainer } from './plainer.ts'
import { sameForm } from './same-form.ts'
import { quotesIn, type Shielded, shield, unshield } from './shield.ts'
import { inEnglish } from './tongues.ts'

export interface Clause {
  /** The piece with quotations as markers, in its own case. */
  text: string
  /** The same in lower case with plain apostrophes; same offsets. */
  lower: string
  quotes: { text: string; start: number; end: number }[]
  colours: FoundColour[]
  /** How strongly: 0.5 "a bit", 1, 1.8 "much", 2.5 "twice". */
  degree: number
  /** "not so dark", "too big": the comparison points the other way. */
  inverted: boolean
  /** The person's own words for a range of the clause, without quotation marks. */
  words(start: number, end?: number): string
  /** The clause in other words; markers in the text keep their quotations. */
  reworded(text: string): Clause
}

const VERB =
  /^(?:please |also |then |now |just |maybe |perhaps |and |but |plus |instead,? |finally |(?:can|could|would|will) you (?:please )?|i(?:'d| would) (?:like|love|want|prefer)(?: it)?(?: to)? |i (?:want|need)(?: it)?(?: to)? |let's |lets |we (?:should|could|need to|want to) |you (?:should|could|can) )*(?:make|change|add|append|insert|include|remove|delete|drop|erase|use|set|put|place|move|shift|nudge|push|bring|replace|turn|give|swap|switch|exchange|flip|increase|decrease|reduce|raise|lower|enlarge|shrink|grow|scale|resize|center|centre|align|rename|call|keep|leave|preserve|try|get rid|take|lose|hide|let|rotate|undo|revert|restore|go|show|write|say|fix|correct|apply|convert|colou?r|paint|tint|darken|lighten|brighten|soften|bold|capitali[sz]e|simplify|clean|more|less|fewer|without|with|no|don't|do not|have|want|update|edit|replace|space|tighten|spread|crop|emphasi[sz]e|highlight|underline|italici[sz]e|start|reset|generate|shorten|abbreviate|trim|underline|stack|redo|recreate|i|bigger|smaller|larger|bolder|thinner|darker|lighter|warmer|cooler|brighter|softer|simpler|cleaner|too (?:small|big|large|dark|light|thin|bold|heavy|much|loud|bright|busy|tight|wide)|it should|it needs|it's (?:now |only )?[\d$€£]\S*)(?![\p{L}\p{N}])/u

const COMPARATIVE =
  /\b(?:bigger|larger|smaller|bolder|thinner|heavier|darker|lighter|warmer|cooler|brighter|bold|italic|serif|sans|uppercase|higher|lower|too|big|small|thicker|thinner|rounder|rounded|simpler|wider|narrower|visible|prominent|centered|centred|left|right|top|bottom)\b/

/** Words behind which new words for the design may stand, unquoted. */
const GIVES_WORDS =
  /\b(?:(?<=\b(?:place|venue|location|address|name|title|date|time|tagline|headline|slogan|subtitle) )is(?! (?:wrong|incorrect|outdated|not|too|missing|misspel))|to|with|into|by|say|says|saying|(?<!(?:hard|harder|easy|easier|difficult|tough|impossible|able) to )read|reads|reading|called|named|call it|rename it|instead of|is now|will be|should be|must be|needs? to be|is actually)\b|→|->|=>|:/
const ADDS_WORDS = /^(?:please |can you |could you )?(?:add|include|insert|append|write|put)\b/

/** Splits at commas, full stops, "and" and the like, where a new wish begins. */
export function splitClauses(instruction: string, stands: (words: string) => boolean = () => false): Clause[] {
  const shielded = shield(instruction)
  const pieces = split(plainer(inEnglish(shielded.text)))
  const merged: string[] = []
  for (const { text, joint } of pieces) {
    const last = merged.at(-1)
    const verb = last === undefined ? undefined : sameForm(last, text, joint, stands)
    if (verb !== undefined) merged.push(`${verb}${text}`)
    else if (
      last !== undefined &&
      (belongsTo(last, text, joint) || (/^\s*and\s*$/.test(joint) && stands(last) && saysNothing(text)))
    )
      merged[merged.length - 1] = `${last}${joint}${text}`
    else merged.push(text)
  }
  return merged.map((text) => toClause(text, shielded)).filter((clause) => clause.lower.length > 0)
}

const NO_QUOTES: Shielded = { text: '', quotes: [] }

/** One clause of a text that was cut out of a longer one. */
export function toClause(text: string, shielded = NO_QUOTES): Clause {
  const { quotes } = shielded
  const trimmed = text
    .trim()
    .replace(/(?<!\b\p{Lu})[.!?,;]+$|[!?,;]+$/u, '')
    .trim()
  const lower = lowerSame(trimmed)
  return {
    text: trimmed,
    lower,
    quotes: quotesIn(trimmed, quotes),
    colours: findColours(trimmed).filter(
      (colour, _, all) =>
        // "fern leaf": two things, and no colour.
        !(colour.thing && all.some((other) => other.thing && beside(colour, other))) &&
        !/^[ -]?(?:space|cream cone|cream)\b/i.test(trimmed.slice(colour.end)) &&
        // "until midnight"
        !(
          /\b(?:until|till|from|at|by|before|after|to) $/.test(lower.slice(0, colour.start)) &&
          /^(?:midnight|dawn|dusk|sunset|sunrise)$/i.test(colour.words)
        ) &&
        !(
          colour.thing &&
          (HANDLED.test(lower.slice(0, colour.start)) ||
            ADDED.test(lower.slice(0, colour.start)) ||
            ofThing(lower.slice(colour.end)))
        ),
    ),
    degree: degreeOf(lower),
    inverted: /\b(?:too|not (?:so|as|that|quite so|too)|less|isn't so|a bit much)\b/.test(lower),
    words: (start, end) => unshield(trimmed.slice(start, end), quotes),
    reworded: (other) => toClause(other, shielded),
  }
}

/** With one space between them. */
const beside = (a: FoundColour, b: FoundColour) => a.end + 1 === b.start || b.end + 1 === a.start

/** "rotate the leaf": what is turned or moved is a thing, and no colour. */
const ADDED = /\b(?:put|add|draw|insert|place|stick|show|include)\b[^,;]* (?:an?|some|two|three) (?:[\w-]+ )?$/
const HANDLED =
  /\b(?:rotate|tilt|turn|spin|flip|mirror|move|shift|nudge|straighten|centre|center) (?:the |that |this |its )$/

/** "a wheat ear": the word begins the name of a thing that is neither a part of a design nor said of its look. */
function ofThing(rest: string): boolean {
  const next = /^ ([\p{L}-]+)/u.exec(rest)?.[1]
  if (!next || LOOKS.test(next)) return false
  return findMentions(rest).every(({ start }) => start > 1) && findColours(rest).every(({ start }) => start > 1)
}
const LOOKS =
  /^(?:and|or|on|in|for|with|as|to|at|of|over|under|instead|please|now|too|also|but|not|rather|only|would|is|are|should|could|might|looks?|feels?|tones?|shades?|tints?|hues?|colou?r(?:s|ed)?|accents?|highlights?|touch(?:es)?|versions?|themes?|vibes?|style|mood|gradients?|outlines?|ones?|then|where|everywhere|overall|from|like|maybe|perhaps|because|so|it|this|that)$/

function degreeOf(lower: string): number {
  const percent = lower.match(/\b(\d{1,3})\s?(?:%|percent)/)
  if (percent) return Number(percent[1]) / 25
  if (/\b(?:twice|double|two times|2x|x2)\b/.test(lower)) return 4
  if (/\b(?:a (?:tiny |little |wee )?(?:bit|touch|tad|hint|little)|slightly|somewhat|subtl[ey]|a smidge)\b/.test(lower))
    return 0.5
  if (
    /\b(?:much|a lot|lots|way|far|significantly|considerably|really|very|super|huge|massive|extremely|even|so much|dramatically)\b/.test(
      lower,
    )
  )
    return 1.8
  return 1
}

const JOINT =
  /(?:\s*;\s*|(?<=\b(?:missing|wrong|incorrect|outdated|right|out|better|off|too|now|thing|stuff|good|great|nice|please))\s*:\s+(?=(?:please |just |it's |it should |should |add |write |put |make |change |remove |use |move |bigger|bolder|smaller))|(?<=[\p{L}!)])\s+[–—-]\s+(?=(?:it's|its|it is|please|make|change|add|remove|can you|could you|should be|they|he|she|we) )|,\s+(?:and |then |but |also |plus |so )?|\s+(?:and(?: then| also)?|then|but|plus|as well as|\+)\s+|(?<=[^\s.]{2})(?!(?<=\d)\.\s+(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[kc]t|nov|de[zc]))(?<!\b(?:est|st|no|dr|prof|sra?|rev|capt|mr|mrs|ms|vs|ave|inc|co|ltd|tel|approx|ft|feat))[.!?]\s+|(?<=\b(?:more|less) [\w-]+)\s+(?=(?:more|less) [\w-]+))/giu

function split(text: string): { text: string; joint: string }[] {
  const pieces: { text: string; joint: string }[] = []
  let at = 0
  let joint = ''
  for (const match of text.matchAll(JOINT)) {
    pieces.push({ text: text.slice(at, match.index), joint })
    joint = match[0]
    at = match.index + match[0].length
  }
  pieces.push({ text: text.slice(at), joint })
  return pieces.filter((piece) => piece.text.trim() !== '')
}

function belongsTo(before: string, piece: string, joint: string): boolean {
  const [left, right] = [lowerSame(before), lowerSame(piece)]
  // "she moved, so 8 Elm Street": a reason, and what follows from it.
  if (/[;]|,\s+so\s+$/.test(joint)) return false
  // "darker please, a bit": how much, said behind.
  if (DEGREE_ONLY.test(right)) return true
  // "12 Elm Street, Stockholm"
  if (/^\s*,\s+$/.test(joint) && ADDRESS_END.test(before) && /^\p{Lu}[\p{L} -]+$/u.test(piece)) return true
  // "it's Mensah and Daughters now": one name.
  if (
    /^\s*and\s*$/.test(joint) &&
    /^(?:it's|it is|we're|we are|called|named)\b.* ?\p{Lu}\p{L}*$/u.test(lowerless(before)) &&
    /^\p{Lu}/u.test(piece)
  )
    return true
  // "everything but the logo" is one wish, and what it leaves alone.
  if (/^,?\s*but\s*$/.test(joint) && MUCH.test(left) && namesOnly(right)) return true
  // "everything but the title smaller"
  if (/^\s*but\s*$/.test(joint) && /^(?:make |set )?(?:everything|all)$/.test(left)) return true
  if (/\b(?:black|b)$/.test(left) && /^(?:white|w)\b/.test(right)) return true
  if (/\bbetween (?:the |my )?[\w ]+$/.test(left) && /^\s*and\s*$/.test(joint)) return true
  // "9 pm, not 8 pm", "red, not orange"
  if (/^\s*,\s+$/.test(joint) && /^not\b(?! (?:so|too|as)\b)/.test(right)) return true
  // "keep the colours and fonts"
  if (/^(?:keep|leave|preserve|retain|with the same|same)\b/.test(left) && onlyNames(right)) return true
  // "date and time larger": names that wait for what shall happen to them.
  if (
    /^\s*(?:,|and|&)/.test(joint) &&
    onlyNames(left) &&
    !onlyNames(right) &&
    findMentions(right)[0]?.start === lead(right)
  )
    return true
  if (TELLS.test(right) || TALKS.test(right)) return false
  // "subheadline: no guilt, no noise": behind a colon, what names nothing is more of the words.
  if (/^[^:]*\p{L}:\s*\S/u.test(left) && !endsInQuote(left) && givesWords(left) && saysNothing(piece)) return true
  if (beginsWish(right)) return false
  if (joinsColours(before, piece)) return true
  if (endsInQuote(left)) return false
  return givesWords(left) && !/^(?:bigger|bolder|smaller|centered|centred)\b/.test(right)
}

/** The first letter small, as a sentence begins with a capital. */
const lowerless = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const DEGREE_ONLY =
  /^(?:but |and |just |only |maybe |please )*(?:a (?:tiny |little )?(?:bit|touch|tad|little)|slightly|a lot|much|not (?:too |that |so )much|(?:by )?(?:\d+ ?%|twice|double))(?: please| only| more)*$/
/** A street and a number, to which a town may follow. */
const ADDRESS_END = /\p{Lu}[\p{L}.' ]+ \d+\w?$|\b\d+\w? \p{Lu}[\p{L}.' ]+$/u

const MUCH = /\b(?:everything|all|every|whole|entire|both|each)\b/

/** Names of parts, and nothing that would happen to them. */
const namesOnly = (text: string) =>
  findMentions(text)
    .toReversed()
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
    .match(/^(?:\s|\b(?:not|the|its|my|our|that|this|and|or|please)\b)*$/) !== null

const onlyNames = (text: string) => findMentions(text).length > 0 && namesOnly(text)

/** Where the first name may stand, behind its article. */
const lead = (text: string) => /^(?:(?:the|its|my|our) )?/.exec(text)?.[0].length ?? 0

/** No part, no colour, no quotation, no comparison: words to be set. */
const saysNothing = (piece: string) =>
  findMentions(lowerSame(piece)).length === 0 &&
  findColours(piece).length === 0 &&
  !/[\ue000\ue001]/.test(piece) &&
  !COMPARATIVE.test(lowerSame(piece)) &&
  !/\b(?:it|them)\b/.test(lowerSame(piece))

const endsInQuote = (text: string) => /\ue001\s*$/.test(text)

/** New words may follow, and they are neither quoted nor a plain value such as a colour, which would end the clause. */
function givesWords(left: string): boolean {
  const match = [...left.matchAll(new RegExp(GIVES_WORDS, 'g'))].at(-1) ?? ADDS_WORDS.exec(left)
  if (!match) return false
  const tail = left.slice(match.index + match[0].length).trim()
  const colours = findColours(tail)
  const rest = colours.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), tail)
  const onlyColour = colours.length > 0 && /^(?:\s|[,&-]|\b(?:and|a|an|the|colou?r|shade|of)\b)*$/.test(rest)
  return !onlyColour && !COMPARATIVE.test(tail)
}

/** "he is a grey tabby", "the rest lighter": of the same matter, and told anew. */
const TELLS =
  /^(?:he|she|they|it)(?:'s|'re| is| are| was| has) |^(?:the |all the )?(?:rest|others?|remaining)\b|^(?:is|are|was|costs?|takes place|happens|starts?|begins?) (?:now |in |on |at |from |to |[$€£\d])/

/** Said to the one who works, and no words for the design. */
const TALKS =
  /^(?:thanks?|thank you|thx|please|pls|ok(?:ay)?|sorry|if (?:possible|you|that)|as (?:before|it is|it was|always))\b/

function beginsWish(right: string): boolean {
  if ((VERB.test(right) && !/^(?:colou?r|show|space|crop|paint|tint)$/.test(right)) || TELLS.test(right)) return true
  const [first] = findMentions(right)
  if (
    !first ||
    first.start >
      right.match(/^(?:the |its |my |our |his |her |that |this |all |of |new |old |current |other )*/)![0].length
  )
    return false
  const rest = right.slice(first.end)
  return (
    /^(?:'s)?\s*(?:to|in|should|needs?|must|is|are|could|more|less|on|at|changed|moved|becomes?|became)\b|^\s*(?:→|->|=|:)/.test(
      rest,
    ) ||
    COMPARATIVE.test(rest) ||
    findColours(rest).length > 0
  )
}

/** 'navy and gold', 'cream, sage and brown'; not 'headline red, white background'. */
function joinsColours(before: string, piece: string): boolean {
  const last = findColours(before).at(-1)
  const [first] = findColours(piece)
  if (!last || !first || last.end < before.trimEnd().length || first.start > 4) return false
  return findMentions(piece.slice(first.end).toLowerCase()).length === 0
}
