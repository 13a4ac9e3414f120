/** What the sections of a web page are made of, by the names that people give them; facts are never made up. */
import { capitalised } from '../../../base/words.ts'
import { writePage } from '../../../brief/write/page.ts'
import type { Role } from '../../../scene/types.ts'
import type { State, Step } from '../../context.ts'
import { cannot } from '../../steps.ts'
import type { Part } from './build.ts'

/** What was said that a section shall hold. */
export interface Given {
  /** A heading, or what stands first. */
  heading?: { words: string; quoted: boolean }
  /** What it says. */
  words?: string
}

export const ask = (question: string, suggestion: string): Step => cannot(question, suggestion)

type Content = (given: Given, state: State) => Part | Step

/** What sections hold, by their names in `lexicon/sections.ts`: from what is known of the business; facts are never made up. */
export const CONTENTS: Readonly<Record<string, Content>> = {
  FAQ: (_, { design }) => ({
    id: 'questions',
    heading: 'Questions, answered',
    entries: writePage(design.brief).faq.map(({ q, a }) => ({ title: q, text: a })),
  }),
  process: (_, { design }) => ({
    id: 'process',
    heading: 'How it works',
    entries: writePage(design.brief).process.map(({ title, body }) => ({ title, text: body })),
  }),
  services: servicesPart,
  features: servicesPart,
  'about us': (given, { design }) => {
    const { about } = writePage(design.brief)
    return { id: 'story', heading: about.title, lead: given.words ?? about.body, entries: [] }
  },
  'call to action': (_, { design }) => {
    const { closing } = writePage(design.brief)
    return { id: 'closing', heading: closing.headline, lead: closing.body, entries: [], button: closing.cta }
  },
  newsletter: () => ({
    id: 'newsletter',
    heading: 'Stay in touch',
    lead: 'News now and then, and nothing else. Leave your address, and take it back whenever you like.',
    entries: [],
    button: 'Sign up',
  }),
  contact: (_, state) => contactPart(state),
  prices: pricingPart,
  menu: pricingPart,
  testimonials: quotePart,
  team: teamPart,
  gallery: () =>
    ask(
      'A gallery needs your photos, and I have none. Should I put another section there?',
      'add a section about our process',
    ),
  statistics: () =>
    ask('What should it say? I do not make up facts, figures or names.', 'add a section about our process'),
}

function servicesPart(_: Given, { design }: State): Part {
  return {
    id: 'services',
    heading: 'What we do',
    entries: writePage(design.brief)
      .features.slice(0, 4)
      .map(({ title, body }) => ({ title, text: body })),
  }
}

/** A section of one's own: its heading and words are given. */
export function ownPart({ heading, words }: Given, topic: string | undefined): Part | Step {
  if (!heading && !topic) return ask('What should the new section be about?', 'add a FAQ section')
  const about = topic?.replace(/^(?:our|the|my) /i, '') ?? ''
  const title = heading?.words ?? capitalised(about)
  if (!words && !heading?.quoted)
    return ask(
      `What should the section about ${topic ?? title} say? I set the words you give me.`,
      `add a section '${title}' saying '…'`,
    )
  if (!words) return ask(`What should the section '${title}' say?`, `add a section '${title}' saying '…'`)
  return { id: 'section', heading: title, fact: true, lead: words, entries: [] }
}

const CONTACTS: Role[] = ['phone', 'email', 'address', 'link', 'social']

function contactPart({ design }: State): Part | Step {
  const given = design.brief.copy.filter(({ role, source }) => source === 'given' && CONTACTS.includes(role))
  if (given.length === 0)
    return ask('There is no phone number, email or address yet. What should it say?', 'add the phone 020 7946 0000')
  return { id: 'contact', heading: 'Get in touch', entries: given.map(({ text }) => ({ title: text, fact: true })) }
}

const AMOUNT = String.raw`(?:[$€£¥]\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?(?:€|\$|£|eur|usd|gbp))`
/** A name and its price, with what it is for ('a month'). */
const PRICED = new RegExp(
  String.raw`([\p{L}][\p{L}\p{N} '&-]*?)\s*[:–,-]?\s*(${AMOUNT}(?:\s?(?:\/|per|a)\s?\w+)?)`,
  'giu',
)
/** A name in capitals, and what the person does. */
const PERSON = /^(\p{Lu}[\p{L}.'-]+(?: (?:\p{Lu}[\p{L}.'-]*|van|von|de|da|di))+)(?:\s*[,(–-]\s*|\s+as\s+)?(.*?)\)?$/u

/** "Drop-in €15, Monthly €90": without figures, none are made up. */
function pricingPart({ heading, words }: Given, { design }: State): Part {
  const said = words ?? heading?.words ?? ''
  const entries = [...said.matchAll(PRICED)].map(([, title = '', price = '']) => ({
    title: title.trim(),
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

/** "Ida Arden, founder and Tom Pell, architect": people with what they do. */
function teamPart({ words = '', heading }: Given): Part | Step {
  const entries = (words || heading?.words || '').split(/\s*(?:;|, and | and (?=\p{Lu}))\s*/u).flatMap((one) => {
    const [, title = '', text = ''] = PERSON.exec(one.trim()) ?? []
    return title ? [{ title, ...(text.trim() && { text: text.trim() }), fact: true }] : []
  })
  if (entries.length > 0) return { id: 'people', heading: 'The team', entries }
  return ask('Who is on the team? I do not make up people.', "add a section 'Our team' saying 'Ada Novak, founder'")
}

function quotePart({ heading, words }: Given): Part | Step {
  const said = heading?.quoted ? heading.words : words
  if (!said)
    return ask(
      'What did they say, and who was it? I do not make up testimonials.',
      "add a testimonial 'The best course I ever took' – Ada N.",
    )
  const who = said === words ? undefined : words
  return {
    id: 'voices',
    heading: 'What people say',
    entries: [{ title: `“${said}”`, ...(who && { text: who }), fact: true }],
  }
}
