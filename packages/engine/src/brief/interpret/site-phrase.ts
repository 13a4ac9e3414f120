/** What a site is, in the words of the prompt's first sentence, without those that every site is asked for with. */
import { BY_VERB, stemsOf } from '../words/function-verbs.ts'

/** How a wish begins. */
const ASKED =
  /^\s*(?:(?:please|hi|hello|hey|can|could|would|you|i|we|want|need|like|to|have|help|me|us|kindly|just|let's)\b[\s,]*)*(?:(?:implement|develop|create|build|design|make|generate|produce|code|program|write)\b(?:\s+(?:me|us))?\s+)?(?:(?:an?|the|our|my|some)\s+)?/i
/** Where the name of the site ends and what it has or does begins. */
const ENDS =
  /[.:;,!?"“(\n]|\s(?:where|that|which|who|called|named|with|using|so|has|should|will|must|lets?|allows?|used)\b/i
/** What joins a site with what it is about. */
const ABOUT = /^(.*?)\s+(?:for|of|about|on|to)\s+(.+)$/i
/** Where it is, and for whom besides. */
const PLACE = /\s+(?:in|at|by|from|near|across|for|on|and web|and post|among|between|to)\s.*$/i
/** Said of every site. */
const PRAISE =
  /^(?:(?:advanced|modern|comprehensive|cross-platform|minimal(?:ist(?:ic)?)?|high-performance|smart|virtual|responsive|simple|real-time|professional|dynamic|interactive|beautiful|clean|new|complete|full|browser|mobile|user-friendly|single|great|stylish|basic|small|large|elegant|dark|light|personal|internal|local|online|website|web|wechat|homepage)|(?:web|text|browser|cloud|mobile)-based|(?:one|single|multi|multiple)-page)\s+/i
const VESSEL =
  /\s*\b(?:web\s?sites?|web\s?apps?|web applications?|applications?|apps?|platforms?|systems?|sites?|web\s?pages?|pages?|home\s?pages?|mini[- ]programs?|software|portals?|web|tools?|engines?|services?|panels?|finders?|screens?)$/i
/** Words that say of what sort something is, and nothing alone. */
const SORT = /^(?:[\w-]*(?:al|ic|ed)|community|student|family|e-government)$/i
const BARE =
  /^(?:[\w-]*(?:al|ic|ed)|community|student|family|e-government|admin|news|search|map|learning|discussion|course|messaging|sign-up|job search|directory|magazine|list|directory|catalogue|collection|range|help cent(?:re|er)|forum|network|social network|messaging|dashboard|chat|game|tool|blog|shop|webshop|store|online shop|online store|portfolio|cv|resume|screen|app screen|registration|booking|pricing|documentation|e-commerce|e-learning|customer support chat|home)$/i
/** What it is looked at on says nothing of what it is. */
const DEVICE = /\s+(?:on|for) (?:an? |the |their |your )?(?:mobile |smart)?phones?\b/i

const trimmed = (words: string): string => {
  let phrase = words.trim()
  while (PRAISE.test(phrase)) phrase = phrase.replace(PRAISE, '')
  return phrase
}

/** Without 'website' and the like, as long as something is left that says what it is. */
function core(words: string): string {
  let phrase = trimmed(words)
  while (VESSEL.test(phrase) && !BARE.test(phrase)) {
    const shorter = phrase.replace(VESSEL, '').trim()
    if (BARE.test(shorter)) break
    phrase = shorter
  }
  return phrase
}
/** What says of what sort a site is keeps the site with it: 'Technical website'. */
function isBare(words: string): boolean {
  const alone = words.replace(VESSEL, '').trim()
  return words === '' || alone === '' || (BARE.test(alone) && !SORT.test(alone))
}

/** 'displaying' regulations, not 'swimming' spots: a form of what people do on sites. */
const isGerund = (word: string): boolean =>
  /ing$/.test(word) && !THINGS.test(word) && stemsOf(word).some((stem) => BY_VERB.has(stem))
const THINGS = /^(?:building|drawing|painting|listing|recording|reading|writing|training|learning|meeting)$/

/** What it is about: 'renting cargo bikes by the hour' → 'cargo bikes'. */
function topicOf(words: string): string {
  const phrase = words.replace(PLACE, '').replace(/^(?:an?|the|our|my|your)\s+/i, '')
  const [first = '', ...rest] = phrase.split(/\s+/)
  const isDoing =
    isGerund(first) || /^(?:search|learn|find|share|see|compare|book|rent|buy|track|manage|plan|read)$/.test(first)
  return trimmed((isDoing && rest.length > 0 ? rest.join(' ') : phrase).replace(/^(?:an?|the|their|your)\s+/i, ''))
}

/** 'a website that provides plant information' is one about plants. */
const SHOWS =
  /(?<=^(?:\S+ ){0,3}(?:website|site|page|app|platform|portal) )(?:that|which) (?:displays?|provides?|shows?|lists?|offers?|collects?|presents?)\s+/i

/** 'Please implement a smart fishing contest website to …' → 'fishing contest'; empty where it says nothing of what it is. */
export function sitePhrase(prompt: string): string {
  const asked = prompt.replace(ASKED, '').replace(SHOWS, 'about ')
  const end = ENDS.exec(asked)?.index ?? asked.length
  const said = asked.slice(0, end).replace(DEVICE, '').trim()
  const [, kind = said, about = ''] = ABOUT.exec(said) ?? []
  const own = core(kind.replace(PLACE, ''))
  const topic = about ? topicOf(about) : ''
  return isBare(own) && topic !== '' ? topic : own
}
