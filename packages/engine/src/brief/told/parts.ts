/** The parts of a site that a prompt tells, each with how many there are, what is listed of it, and what it is of. */
import type { SitePart, SitePartKind } from '../types.ts'
import { NUMBER_WORDS } from '../words/grammar.ts'
import { DOERS, JOB_WORDS, NO_DOERS } from '../words/jobs.ts'
import { itemsOf } from './fragments.ts'
import { partNamed } from './part-rows.ts'

/** What leads to a part: 'I want', 'with', 'a section about', 'short'. */
const LEADS: readonly RegExp[] = [
  /^(?:with|plus|also|and|or|including|then|please|maybe|perhaps|ideally|of course)\s+/i,
  /^(?:i|we)(?:['’]d| would)? (?:want|need|like|have|love)(?: to (?:show|have|see))?\s+/i,
  /^(?:show|include|add|have|put|tell|display|feature|list|there should be|it needs|it should have|should have)\s+/i,
  /^(?:sections?|parts)(?:\s+(?:for|about|on|with|of))?:?\s+/i,
  /^(?:a |the )?(?:section|part|page|area|list|grid|wall|row|block)s? (?:for|about|on|with|of)\s+/i,
  /^(?:the|our|my|your|their|an?|some|any|all)\s+/i,
  /^(?:short|small|big|simple|nice|large|little|brief|quick|interactive|full|great|few|several|good|clear)\s+/i,
]
function plain(item: string): string {
  let text = item.replace(/\s+(?:please|section|sections|page|too|as well|shown big|in big|grid|wall|slider)$/i, '')
  for (let before = ''; before !== text; ) {
    before = text
    for (const lead of LEADS) text = text.replace(lead, '')
  }
  return text.trim()
}

/** Where a part's circumstances begin. */
const BEHIND = /\s+(?:with|for|of|from|in|on|to|by|at|about|that|which|where|shown|when|next to|across|per)\s.*$/i

const NUMBER = '\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve'
const COUNTED = new RegExp(`(?:^|\\b(?:of|with) )(${NUMBER})(?: (\\p{L}+(?: \\p{L}+s$)?)|$)`, 'iu')
const OF_IT = /\b(?:about|on) (?:our |the |my )?(?!\d)([\p{L}' -]{3,32})$/iu
/** What shows that a thing is a part of the page: dates and prices beside it, or that it is the next one. */
const SURE =
  /\b(?:with (?:dates?|prices?|photos?|pictures?)|upcoming|next|latest|recent|current|this (?:season|week|month|year)['’]?s?)\b/i

/** Those who work there, several of them: 'our teachers', 'three therapists'. */
function areDoers(noun: string): boolean {
  const one = noun.replace(/s$/, '')
  return one !== noun && (JOB_WORDS.has(one) || (DOERS.test(one) && one.length > 5 && !NO_DOERS.has(one)))
}

const numberOf = (word: string): number => Number(word) || NUMBER_WORDS[word.toLowerCase()] || 0
const FEW: readonly (readonly [RegExp, number])[] = [
  [/\ba few\b/i, 3],
  [/\bseveral\b/i, 4],
]
/** More than so many stand in no section. */
const MOST = 12

/** 'packages for 50, 100 and 150 guests' → 50 guests, 100 guests, 150 guests. */
function sizesIn(text: string): string[] {
  const [, numbers, unit] = /\bfor ((?:\d+, )*\d+ and \d+) (\p{L}+)/u.exec(text) ?? []
  return numbers ? numbers.split(/, | and /).map((one) => `${one} ${unit}`) : []
}

/** 'no stock photos' asks for no gallery. */
const REFUSED = /^(?:no|not|without|nothing|never|avoid|skip)\b|\byears?(?: of)? experience\b/i

/** What is listed in the brackets behind a part, or behind its colon. */
const LISTED = /^(.*?)\s*(?:\(([^()]+)\)|:\s+(.+))(.*)$/

const CUT =
  /\s+(?:with|in \d|in three|for the week|three sizes|for \d+|of (?:two|three|four|five|six|seven|eight|nine|ten|\d)).*$/i

function titleOf(text: string, kind: SitePartKind): string {
  const counted = new RegExp(`^(?:${NUMBER})\\s+(?=\\p{L})`, 'iu')
  if (kind === 'hours') return /^[\p{L} ]*?(?:hours|times)/iu.exec(text)?.[0] ?? text
  if (kind === 'questions') return text.replace(/\bfaqs?\b/i, (faq) => faq.toUpperCase())
  return text
    .replace(counted, '')
    .replace(CUT, '')
    .replace(/^\s*text about\s+/i, 'about ')
    .trim()
}

/** An item as the part that it names; undefined where it names none. `isPart`: said to be one. */
export function partIn(item: string, isPart = false): SitePart | undefined {
  if (REFUSED.test(item)) return undefined
  const [, head = item, bracketed, behind] = LISTED.exec(item) ?? []
  const text = plain(head)
  const whole = text.toLowerCase()
  const [, number = '', counted = ''] = COUNTED.exec(whole) ?? []
  const count = number ? numberOf(number) : FEW.find(([words]) => words.test(item))?.[1]
  const listed = (bracketed ?? behind) ? itemsOf((bracketed ?? behind ?? '').trim()) : sizesIn(whole)
  const phrase = whole.replace(BEHIND, '').replace(/^(?:\d+|small|new|big) /, '')
  const sure = isPart || count !== undefined || SURE.test(item) || listed.length > 1
  const kind = kindOf(phrase, whole, { sure, alone: !whole.includes(' '), ours: /\b(?:our|the|meet)\b/i.test(item) })
  if (!kind || (count ?? 0) > MOST || (behind && listed.length < 2)) return undefined
  const of = OF_IT.exec(whole)?.[1] ?? (counted?.endsWith('s') && !phrase.endsWith(counted) ? counted : undefined)
  return {
    kind,
    title: titleOf(text, kind),
    items: kind === 'careers' ? [] : listed,
    ...(count && { count }),
    ...(of && { of }),
    ...(/\bprices?\b/i.test(whole) && { priced: true }),
  }
}

function kindOf(
  phrase: string,
  whole: string,
  { sure, alone, ours }: { sure: boolean; alone: boolean; ours: boolean },
): SitePartKind | undefined {
  if (/^how .+ (?:works?|goes|happens)$/.test(whole)) return 'steps'
  const named = partNamed(phrase, whole, sure)
  if (named) return named
  if (/^.+ with prices$/.test(whole)) return 'products'
  const noun = phrase.split(' ').at(-1) ?? ''
  return areDoers(noun) && (sure || alone || ours) ? 'team' : undefined
}
