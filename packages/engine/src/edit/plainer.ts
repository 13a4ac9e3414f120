import { PLAIN_FRAMES } from '../language/lexicon/plain-frames.ts'
import { corrected } from './spelling.ts'

/** A message as its words are meant: without slips of the finger, with apostrophes, 'too' where a degree is told. */
export const asMeant = (text: string, copy: ReadonlySet<string>): string =>
  corrected(framed(spelledOut(withApostrophes(text)).replace(TOO, '$1too').replace(BRACKETED, '$1 “$2”')), copy)

/** What is quoted stays as it is. */
const framed = (text: string): string =>
  text.includes('“') || text.includes('"')
    ? text
    : PLAIN_FRAMES.reduce((so, [frame, plain]) => so.replace(frame, plain), text).trimEnd()

/** "add (family day) behind it": words in brackets that are given to be written, brackets and all. */
const BRACKETED = /\b(add|write|append|put|say) (\([^()“”"]+\))/gi

/** "it's to dark", "to much text": what no verb follows is a degree. */
const TOO =
  /(^|\b(?:is|are|it's|looks?|feels?|way|far|bit|little|much|just) )to(?= (?:much|many|big|small|large|tiny|dark|light|bright|loud|close|far|high|low|long|short|wide|thin|bold|plain|busy|boring|formal|pale)\b)/gi

/** 'dont', 'doesnt', 'isnt' as they are meant. */
const withApostrophes = (text: string) =>
  text
    .replace(/\b(do|does|did|is|are|was|were|ca|wo|has|have|should|could|would)nt\b/gi, "$1n't")
    .replace(/\b(he|she|that|there|what)s\b/gi, "$1's")
    .replace(/\b(they|you)re\b/gi, "$1're")
    .replace(
      /\bits (?=(?:an?|the|now|not|no|been|on|at|in|too|called|going|got|still|just|really|actually|only|[\d$€£]\S*)\b|[$€£]\d)/gi,
      "it's ",
    )

/** "the first and the last feature" → "the first feature and the last feature", so that each half stands alone. */
function spelledOut(text: string): string {
  const ordinal = '(?:first|second|third|fourth|last|1st|2nd|3rd|left|right|top|bottom)'
  return text.replace(
    new RegExp(`\\b(the )?(${ordinal}) and (?:the )?(${ordinal}) (?!and\\b|one\\b)(\\w+?)s?\\b`, 'gi'),
    'the $2 $4 and the $3 $4',
  )
}
