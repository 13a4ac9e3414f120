/**
 * What has happened, told as news: "it's now at the town hall", "she moved to Lund", "the quartet is a quintet now", "the
 * price went up to 30". Nothing says which words shall be exchanged; what kind of thing the news is about does.
 */
import { nth } from '../../base/items.ts'
import { capitalised } from '../../base/words.ts'
import type { Role, Text } from '../../scene/types.ts'
import type { Clause } from '../clauses.ts'
import type { Recogniser, State, Step } from '../context.ts'
import { findMentions } from '../nouns.ts'
import { roleOfWords } from '../roles.ts'
import { textNodes } from '../scene-nodes.ts'
import { describesLook } from './look.ts'
import { addWords } from './placing.ts'
import { replaceText, setTexts } from './rewriting.ts'

export const news: Recogniser = (clause, state) =>
  clause.quotes.length > 0
    ? undefined
    : (whereNow(clause, state) ??
      addressAlone(clause, state) ??
      behindWord(clause, state) ??
      figureNow(clause, state) ??
      hoursNow(clause, state) ??
      kindNow(clause, state) ??
      becomeNow(clause, state))

/** "8 Elm Street, Lund", and nothing else. */
function addressAlone(clause: Clause, state: State): Step | undefined {
  const said = clause
    .words(0)
    .replace(
      /^(?:no,? )?(?:it's|it is|that's|should be|it should be|actually|now|make (?:it|that)) (?=[\p{Lu}\d])/iu,
      '',
    )
  const alone = /^[\p{Lu}\d]/u.test(said) && findMentions(clause.lower).every(({ noun }) => noun.name === 'address')
  const nodes = alone && roleOfWords(said) === 'address' ? [...ofRole('address', state), ...ofRole('place', state)] : []
  return nodes.length > 0 ? setTexts(nodes.slice(0, 1), said, 'address', state) : undefined
}

const IS_NOW =
  /^(?:the |our |my |her |his |their )?(?<what>[\p{L}-]{4,})(?: act| name| guest)?(?:'s| is| will be| should be| (?:has |is )?changed to|:) (?:now |actually |really |going to be |called )*(?<who>[\p{L}\d][\p{L}\d' .&()-]*?)(?: now| instead)*$/du

/** What a poster is for has the title that it shows. */
const WORKS =
  /^(?:film|movie|play|show|musical|opera|book|album|exhibition|talk|lecture|event|festival|concert|course|workshop|series|episode)$/

/** "the director is Amira Haddad", "code is now STEP50": what stands behind a word of a line, as 'directed by …'. */
function behindWord(clause: Clause, state: State): Step | undefined {
  const { what, who } = IS_NOW.exec(clause.lower)?.indices?.groups ?? {}
  if (!what || !who || findMentions(clause.lower.slice(...what)).length > 0) return undefined
  const written = clause.words(...who)
  if (!/^[\p{Lu}\d]/u.test(written) || describesLook(written, clause, who)) return undefined
  if (WORKS.test(clause.lower.slice(...what))) {
    const titles = ofRole('headline', state)
    if (titles.length > 0) return setTexts(titles.slice(0, 1), written, 'headline', state)
  }
  const stem = clause.lower
    .slice(...what)
    .slice(0, 6)
    .replace(/(?:or|er|s)$/, '')
  const line = new RegExp(
    `(?<head>(?<!\\p{L})${stem}\\p{L}*(?:\\s+(?:by|with|at|of|is|from))?\\s*:?\\s+)(?<tail>[\\p{Lu}\\d].*)$`,
    'iu',
  )
  for (const node of textNodes(state)) {
    const tail = line.exec(node.text)?.groups?.tail
    if (!tail || !/^[\p{Lu}\d]/u.test(tail) || tail === written) continue
    return setTexts([node], node.text.slice(0, -tail.length) + written, node.role ?? 'text', state)
  }
  return undefined
}

/** Who or what is somewhere: people, the firm, the event. */
const SUBJECT =
  "(?:it|we|i|he|she|they|you(?:'ll)? find us|(?:the|our|his|her|their|my|this) (?:event|show|party|concert|gig|sale|talk|class|course|lecture|workshop|festival|market|fair|shop|store|studio|office|practice|clinic|firm|company|team|venue|place|location|address|new (?:venue|place|location|address|office|studio|shop)|screening|meeting|opening|exhibition|service|race|match|game|tour|dinner|reading|performance|session))"
const IS_AT = new RegExp(
  `^(?:sorry,? |oh,? |update: )?(?:the )?${SUBJECT}(?:'s|'re|'ve|'m| is| are| am| has| have| will be| had to be| had to| needs to be| got)?(?: now| just| recently| actually| been| being| be)*(?: (?:moved|relocated|moving|relocating|shifted|taking place|takes place|happening|happens|held|hosted|located|based|found|changed|working|on|switched))?(?: over| out| everything| it)?(?: now| instead)? (?:at|to|in|from|near|inside)(?: the new)? (?<where>.+?)(?: now| instead| from now on| these days| this (?:year|time)| because .+)*$`,
  'd',
)

/** "we moved to 8 Elm Street", "it takes place in the old mill": the place, or on a card the address. */
function whereNow(clause: Clause, state: State): Step | undefined {
  const range = IS_AT.exec(clause.lower)?.indices?.groups?.where
  // "the Green Room" is a name.
  const painted = clause.colours.some(({ start }) => !/^\p{Lu}/u.test(clause.text.slice(start)))
  if (!range || painted) return undefined
  const said = clause
    .words(...range)
    .replace(/,? (?:and )?not (?:at |in |on )?(?:the )?[\p{L} ]+$/u, '')
    .replace(/ (?:now|instead)$/, '')
  const form = roleOfWords(said)
  if ((form !== undefined && form !== 'address') || /^\d[\d:.,]*\b(?! \p{L})/u.test(said)) return undefined
  if (describesLook(said, clause, range) || SPOT.test(said.toLowerCase()) || /\d ?(?:am|pm|%|px)\b/i.test(said))
    return undefined
  const named = /\p{Lu}/u.test(said)
  const written = said.replace(/^the (?=\p{Lu})/u, 'The ').replace(/^the (?=\p{Ll})/u, named ? 'The ' : 'the ')
  if (!named && findMentions(said.toLowerCase()).length > 0) return undefined
  const roles: Role[] = form === 'address' ? ['address', 'place'] : ['place', 'address']
  for (const role of roles) {
    const nodes = ofRole(role, state)
    const [first] = nodes
    if (first)
      return setTexts(
        nodes.filter(({ text }) => text === first.text),
        capitalised(written),
        role,
        state,
      )
    const copy = state.design.brief.copy.find((item) => item.role === role && item.text !== '')
    const replaced = copy && replaceText(copy.text, capitalised(written), state)
    if (replaced) return replaced
  }
  return addWords(nth(roles, 0), capitalised(written), state)
}

/** Places of a design, and no places of the world. */
const SPOT =
  /^(?:the )?(?:(?:very |far |upper |lower )?(?:top|bottom|left|right|middle|cent(?:er|re)|corner|back|front|side|edge|foot|head|wrong|same|other|one)\b|it\b|this\b|that\b|there\b)/

const ofRole = (role: Role, state: State): Text[] => textNodes(state).filter((node) => node.role === role)

const FIGURE =
  /\b(?:(?:is|are|costs?|now|only|to|at|by|be|was|were) )+(?<figure>\d+(?:[.,]\d{1,2})?)(?: now| each| instead| per person| a head| from now on)*$/d
const OF_PRICE =
  /\b(?:price|cost|costs|ticket|tickets|entry|entrance|admission|fee|went up|gone up|goes up|raised|cheaper|dearer)\b/

/** "the price went up to 30", "the latte costs 4,90 now": the figure alone, in the currency that stands there. */
function figureNow(clause: Clause, state: State): Step | undefined {
  const range = FIGURE.exec(clause.lower)?.indices?.groups?.figure
  if (!range || /\b(?:px|pt|size|percent|degrees?)\b|%/.test(clause.lower)) return undefined
  const priced = textNodes(state).filter(({ text }) => PRICE.test(text))
  const words = new Set(clause.lower.match(/\p{L}{4,}/gu) ?? [])
  const told = priced.filter(({ text }) =>
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => words.has(word)),
  )
  const nodes = told.length > 0 ? told : OF_PRICE.test(clause.lower) ? priced : []
  const [first] = nodes
  const old = first && PRICE.exec(first.text)?.groups
  if (!first || !old || nodes.some(({ text }) => PRICE.exec(text)?.[0] !== PRICE.exec(first.text)?.[0]))
    return undefined
  const figure = clause.words(...range)
  const price = first.text.match(PRICE)?.[0] ?? ''
  return replaceText(price, price.replace(old.before ?? old.after ?? '', figure), state)
}

const PRICE = /[$€£¥] ?(?<before>\d+(?:[.,]\d+)?)|(?<after>\d+(?:[.,]\d+)?) ?(?:€|£|\$|eur|usd|gbp|kr|pln|zł)/i

const HOURS =
  /\bfrom (?<from>\d{1,2}) (?:to|until|till|through|-|–) (?<to>\d{1,2})(?![\d:.%]| ?(?:[ap]\.?m|percent|px|%|[a-z]+ber\b))/
const PLAIN_HOURS = /(?<![\d.:,])(\d{1,2})( ?(?:to|until|till|–|-) ?)(\d{1,2})(?![\d.:,%]| ?\p{Lu})/u

/** "it is now from 10 until 4", where '9 to 3' stands. */
function hoursNow(clause: Clause, state: State): Step | undefined {
  const { from, to } = HOURS.exec(clause.lower)?.groups ?? {}
  const node = textNodes(state).find(({ text, role }) => (role === 'time' || role === 'date') && PLAIN_HOURS.test(text))
  const [old, , joint] = (node && PLAIN_HOURS.exec(node.text)) ?? []
  return old && from && to ? replaceText(old, `${from}${joint}${to}`, state) : undefined
}

const OF_KIND =
  /^(?:he|she|it|they|(?:the|our|my) [\p{L}]+)(?:'s|'re| is| are)(?: now| actually| really)? (?:an? |the )?(?<wanted>[\p{L}-]+(?: [\p{L}-]+)? (?<kind>[\p{L}-]{3,}))$/du

/** "he is a grey tabby", where 'orange tabby' stands: of the same kind, otherwise described. */
function kindNow(clause: Clause, state: State): Step | undefined {
  const { wanted, kind } = OF_KIND.exec(clause.lower)?.indices?.groups ?? {}
  if (!wanted || !kind || findMentions(clause.lower.slice(...kind)).length > 0) return undefined
  const [written, word] = [clause.words(...wanted), clause.words(...kind)]
  const old = new RegExp(`(?:[\\p{L}-]+ ){${written.split(' ').length - 1}}${word}(?!\\p{L})`, 'iu')
  const found = textNodes(state).flatMap(({ text }) => old.exec(text)?.[0] ?? [])[0]
  return found === undefined || found.toLowerCase() === written.toLowerCase()
    ? undefined
    : replaceText(found, written, state)
}

const BECOMES =
  /^(?:the |our |my |her |his |their )?(?<old>[\p{L}'-]{3,})(?:(?:'s| is| are| has| have) (?:now |actually |become |turned into |really |(?:re)?named |called )+|(?:'s| is| are| becomes?| became) (?=.* (?:now|instead|from now on)$))(?:an? |the )?(?<wanted>[\p{L}\d][\p{L}\d '&-]*?)(?: now| instead| from now on)*$/du

/** "the quartet is a quintet now": a word of the design, and no part of one. */
function becomeNow(clause: Clause, state: State): Step | undefined {
  const match = BECOMES.exec(clause.lower)
  const { old, wanted } = match?.indices?.groups ?? {}
  if (!old || !wanted || findMentions(clause.lower.slice(...old)).length > 0) return undefined
  const [word, written] = [clause.words(...old), clause.words(...wanted)]
  if (describesLook(written, clause, wanted) || clause.colours.some(({ thing }) => !thing)) return undefined
  const stands = textNodes(state).flatMap(
    ({ text }) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').exec(text)?.[0] ?? [],
  )
  const [first] = stands
  if (first === undefined) return undefined
  return replaceText(word, /^\p{Lu}/u.test(first) ? capitalised(written) : written, state)
}
