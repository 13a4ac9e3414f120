/** What the sections of a web page are made of, by the names that people give them; facts are never made up. */
import { writePage } from '../../brief/write/page.ts'
import type { Role } from '../../scene/types.ts'
import type { Clause } from '../clauses.ts'
import type { State, Step } from '../context.ts'
import type { Part } from './sections-build.ts'

interface Named {
  words: RegExp
  part: (clause: Clause, state: State) => Part | Step
}

export const ask = (question: string, suggestion: string): Step => ({
  step: 'cannot',
  question,
  suggestions: [suggestion],
})

/** Names of sections, and what they are made of; facts are never made up. */
export const SECTIONS: Named[] = [
  {
    words: /^(?:faqs?|questions(?: and answers)?|q ?(?:&|and) ?a|frequently asked questions)\b/,
    part: (_, { design }) => ({
      id: 'questions',
      heading: 'Questions, answered',
      entries: writePage(design.brief).faq.map(({ q, a }) => ({ title: q, text: a })),
    }),
  },
  {
    words: /^(?:process|steps|how[- ]it[- ]works|how we work|workflow|our process)\b/,
    part: (_, { design }) => ({
      id: 'process',
      heading: 'How it works',
      entries: writePage(design.brief).process.map(({ title, body }) => ({ title, text: body })),
    }),
  },
  {
    words: /^(?:features?|services?|benefits?|offerings?|what we (?:do|offer)|our services)\b/,
    part: (_, { design }) => ({
      id: 'services',
      heading: 'What we do',
      entries: writePage(design.brief)
        .features.slice(0, 4)
        .map(({ title, body }) => ({ title, text: body })),
    }),
  },
  {
    words: /^(?:about(?: us)?|story|our story|who we are|mission)\b/,
    part: (_, { design }) => {
      const { about } = writePage(design.brief)
      return { id: 'story', heading: about.title, lead: about.body, entries: [] }
    },
  },
  {
    words: /^(?:call[- ]to[- ]action|cta|closing|banner)\b/,
    part: (_, { design }) => {
      const { closing } = writePage(design.brief)
      return { id: 'closing', heading: closing.headline, lead: closing.body, entries: [], button: closing.cta }
    },
  },
  {
    words: /^(?:newsletter|sign[- ]?up|mailing list|subscribe|subscription|email)\b/,
    part: () => ({
      id: 'newsletter',
      heading: 'Stay in touch',
      lead: 'News now and then, and nothing else. Leave your address, and take it back whenever you like.',
      entries: [],
      button: 'Sign up',
    }),
  },
  {
    words: /^(?:contacts?|contact us|get in touch|find us|location|address)\b/,
    part: (_, state) => contactPart(state),
  },
  {
    words: /^(?:pricing|prices?|price list|plans?|rates|packages|fees)\b/,
    part: (clause, state) => pricingPart(clause, state),
  },
  {
    words: /^(?:testimonials?|reviews?|quotes?|customer (?:quotes|voices|reviews)|social proof)\b/,
    part: (clause) => quotePart(clause),
  },
  {
    words: /^(?:team|people|staff|our team|meet the team)\b/,
    part: (clause) => teamPart(clause),
  },
  {
    words: /^(?:gallery|portfolio|photos?|images?|pictures|case stud(?:y|ies)|projects)\b/,
    part: () =>
      ask(
        'A gallery needs your photos, and I have none. Shall another section stand there?',
        'add a section about our process',
      ),
  },
  {
    words: /^(?:stats|statistics|numbers|figures|facts|client logos|logos|partners|press|blog|news)\b/,
    part: () =>
      ask('What shall stand there? I do not make up facts, figures or names.', 'add a section about our process'),
  },
]

/** What a section that is asked for is about. */
const TOPICS = [
  /\b(?:section|block|part)s? (?:about|on) (?<topic>[\w &'-]+?)\s*(?::|saying|with the text|that says)/,
  /\b(?:add|include|insert|want|need) (?:an? |the |another |new )*(?<topic>(?!new\b|short\b|small\b)[\w &'-]+?) (?:section|block)\b/,
]

/** "add a section 'Our story' saying 'Since 1998'": the words are given. */
export function ownPart({ quotes, lower }: Clause, what: string): Part | Step | undefined {
  const [heading, text] = quotes
  const topic = TOPICS.map((pattern) => pattern.exec(lower)?.groups?.topic).find((found) => found !== undefined)
  if (heading && topic && !text && !/^(?:that|it|this|them)$/.test(topic))
    return { id: 'section', heading: topic.charAt(0).toUpperCase() + topic.slice(1), lead: heading.text, entries: [] }
  if (heading)
    return { id: 'section', heading: heading.text, fact: true, ...(text && { lead: text.text }), entries: [] }
  const about = /\b(?:section|block|part)s? (?:about|on|for|with|called|named) (.+)$/.test(lower) ? what : undefined
  if (!about)
    return /\b(?:section|block)s?$/.test(lower)
      ? ask('What shall the new section be about?', 'add a FAQ section')
      : undefined
  const title = about.charAt(0).toUpperCase() + about.slice(1)
  return ask(`What shall the section about ${about} say? I set the words that you give.`, `add a section '${title}'`)
}

const CONTACTS: Role[] = ['phone', 'email', 'address', 'link', 'social']

function contactPart({ design }: State): Part | Step {
  const given = design.brief.copy.filter(({ role, source }) => source === 'given' && CONTACTS.includes(role))
  if (given.length === 0)
    return ask('There is no phone, mail or address yet. What shall stand there?', 'add the phone 020 7946 0000')
  return { id: 'contact', heading: 'Get in touch', entries: given.map(({ text }) => ({ title: text, fact: true })) }
}

/** "pricing: Drop-in €15, Monthly €90": without figures, none are made up. */
function pricingPart({ text, quotes }: Clause, { design }: State): Part {
  const said = quotes.map((quote) => quote.text).join(', ') || text
  const entries = [
    ...said.matchAll(
      /([\p{L}][\p{L}\p{N} '&-]*?)\s*[:–-]?\s*((?:[$€£¥]\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?(?:€|\$|£|eur|usd|gbp))(?:\s?(?:\/|per|a)\s?\w+)?)/giu,
    ),
  ].map(([, title = '', price = '']) => ({
    title: title.replace(/^.*\b(?:with|section|prices?|pricing|plans?|and)\b\s*/i, '').trim() || title.trim(),
    text: price.trim(),
    fact: true,
  }))
  const { hero } = writePage(design.brief)
  if (entries.length > 0) return { id: 'pricing', heading: 'Prices', entries }
  return {
    id: 'pricing',
    heading: 'Prices',
    lead: 'What it costs depends on what you need. Tell us, and you get a clear price before anything begins.',
    entries: [],
    button: hero.primaryCta,
  }
}

/** "team: Ida Arden, founder and Tom Pell, architect": people with what they do. */
function teamPart(clause: Clause): Part | Step {
  const told = clause.words(Math.max(0, clause.lower.search(/:|\bwith\b|\bsaying\b/) + 1))
  const entries = [
    ...told.matchAll(
      /(\p{Lu}[\p{L}.'-]+(?: (?:\p{Lu}[\p{L}.'-]*|van|von|de|da|di))+)(?:\s*[,(–-]\s*|\s+as\s+)?((?:the |our )?\p{Ll}[\p{L} &-]*?)?(?=\)|,|;|\.| and \p{Lu}|$)/gu,
    ),
  ].map(([, title = '', text = '']) => ({ title, ...(text.trim() && { text: text.trim() }), fact: true }))
  if (entries.length > 0) return { id: 'people', heading: 'The team', entries }
  return ask('Who is in the team? I do not make up people.', "add a section 'Our team' saying 'Ada Novak, founder'")
}

function quotePart({ quotes, text }: Clause): Part | Step {
  const [said] = quotes
  if (!said)
    return ask(
      'What did they say, and who was it? I do not make up testimonials.',
      "add a testimonial 'The best course I ever took' – Ada N.",
    )
  const who = text.slice(said.end).match(/^\s*(?:[–—-]|by|from)\s*(.+)$/)?.[1]
  return {
    id: 'voices',
    heading: 'What people say',
    entries: [{ title: `“${said.text}”`, ...(who && { text: who }), fact: true }],
  }
}
