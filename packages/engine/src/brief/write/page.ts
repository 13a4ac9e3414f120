/** The words of a web page about a brief's subject: given facts first, and ours, plain and without invented facts, for the rest. */
import { cyclic } from '../../base/items.ts'
import { hash, random } from '../../base/random.ts'
import type { Brief } from '../types.ts'
import { asHeadline } from './casing.ts'
import { type AskedPart, askedParts } from './pages/asked.ts'
import { offersOf, toldLine } from './pages/offers.ts'
import { topicsOf } from './pages/topics.ts'
import type { PageWords } from './pages/types.ts'
import { wordsFor } from './pages/words.ts'

export interface PageCopy {
  /** Three to five. */
  nav: string[]
  /** The parts that the prompt names. */
  asked: AskedPart[]
  hero: { eyebrow?: string; headline: string; subhead: string; primaryCta: string; secondaryCta: string }
  features: { title: string; body: string }[]
  /** Those of them that the prompt lists itself. */
  offers: { title: string; body: string }[]
  about: { title: string; body: string }
  /** A second thing to tell, where the words have one. */
  story?: { title: string; body: string }
  /** Lines that lead into a part of the page. */
  intros: string[]
  process: { title: string; body: string }[]
  faq: { q: string; a: string }[]
  closing: { headline: string; body: string; cta: string }
  footer: { line: string }
}

const MOST_FEATURES = 6
/** From so many on, what is told to be offered stands alone. */
const ENOUGH = 3
/** Fewer are filled up with what the trade offers. */
const FEWEST = 4
const MOST_QUESTIONS = 4
const MOST_NAV = 4

/** To questions that the prompt asks and does not answer. */
const ANSWERS = [
  'Ask us, and you get a straight answer.',
  'Write to us: we tell you how it stands for you.',
  'It depends on what you need. Tell us, and we will say.',
] as const

/** Writes the copy of a page. The same brief and seed give the same words; another prompt, or another seed, picks other ones. */
export function writePage(brief: Brief, seed = 0): PageCopy {
  const words: PageWords = wordsFor(brief)
  const asked = askedParts(brief)
  const aboutUs = asked.find(({ part }) => part === 'about')
  const chance = random(hash(`${seed}:${brief.prompt}`)).fork('page')
  const given = (...roles: string[]) =>
    brief.copy.find((copy) => copy.source === 'given' && roles.includes(copy.role))?.text
  const all = (role: string) =>
    brief.copy.filter((copy) => copy.source === 'given' && copy.role === role).map((copy) => copy.text)
  const fill = (text: string) => fillIn(text, brief)
  const [primary, secondary] = chance.pick(words.calls)
  const ctas = all('cta')
  const tagline = brief.negatives.some((negative) => negative.what === 'tagline') ? undefined : given('tagline')
  const lines = words.headlines.filter((line) => brief.brand !== undefined || !line.includes('{name}'))
  // Lines of the first screen that are written for this concept.
  const own = (role: string) => brief.copy.find((copy) => copy.source === 'written' && copy.role === role)?.text
  const headline = given('headline') ?? tagline ?? own('headline') ?? fill(chance.pick(lines))
  const subhead =
    given('subhead') ??
    (brief.page?.type === 'landing' ? toldLine(brief) : undefined) ??
    own('subhead') ??
    (tagline !== undefined && headline !== tagline ? tagline : undefined) ??
    fill(chance.pick(words.subheads))
  const [about = { title: '', body: '' }, told] = chance
    .shuffle(words.about)
    .map(([title, body]) => ({ title: fill(title), body: fill(body) }))
  const [closingHeadline, closingBody] = chance.pick(words.closings)
  // What is answered by nobody else is answered by asking.
  const asks = [...all('body'), ...all('detail')]
    .filter((text) => text.endsWith('?'))
    .map((q, index) => ({ q, a: brief.language ? cyclic(words.faq, index)[1] : cyclic(ANSWERS, index) }))
  const offers = brief.page?.type === 'landing' ? offersOf(brief, words) : []
  const ours = chance.shuffle(words.features).map(([title, body]) => ({ title: fill(title), body: fill(body) }))
  const labels = [...all('nav'), ...all('label')]
  const eyebrow = eyebrowOf(brief, headline)
  return {
    // One part by name is no navigation.
    nav:
      labels.length > 1
        ? shortest(labels)
        : [...new Set([...labels, ...words.nav])].slice(0, Math.max(MOST_NAV, labels.length)),
    asked,
    hero: {
      ...(eyebrow === undefined ? {} : { eyebrow }),
      headline,
      subhead,
      primaryCta: ctas[0] ?? own('cta') ?? primary,
      secondaryCta: ctas[1] ?? secondary,
    },
    offers,
    features: [
      ...asked.filter(({ part, title }) => part === undefined && !isToldPart(brief, title)),
      ...offers,
      ...(offers.length < ENOUGH
        ? [...topicsOf(brief), ...ours].slice(0, offers.length > 0 ? FEWEST - offers.length : undefined)
        : []),
    ].slice(0, Math.max(MOST_FEATURES, offers.length)),
    about: { ...about, ...(aboutUs && { title: aboutUs.title }) },
    ...(told && { story: told }),
    intros: chance.shuffle(words.subheads.map(fill)).filter((line) => line !== subhead),
    process: words.process.map(([title, body]) => ({ title: fill(title), body: fill(body) })),
    faq: [...asks, ...chance.shuffle(words.faq).map(([q, a]) => ({ q: fill(q), a: fill(a) }))].slice(0, MOST_QUESTIONS),
    closing: { headline: fill(closingHeadline), body: fill(closingBody), cta: ctas[0] ?? own('cta') ?? primary },
    footer: { line: fill(chance.pick(words.footers)) },
  }
}

/** Labels that fit a bar; long ones are told by their sections. */
const LONGEST_LABEL = 18
const shortest = (labels: string[]): string[] => {
  const short = labels.filter((label) => label.length <= LONGEST_LABEL)
  return short.length > 1 ? short.slice(0, MOST_LABELS) : labels
}
const MOST_LABELS = 6

/** A part that has a section of its own is no point of what is offered. */
const isToldPart = ({ page, language }: Brief, title: string): boolean =>
  !language && (page?.parts ?? []).some((part) => asHeadline(part.title) === title)

/** What it is, above the headline: 'Coffee roaster'; a place where one is given. */
function eyebrowOf(brief: Brief, headline: string): string | undefined {
  const { about } = brief.subject
  const place = brief.copy.find((copy) => copy.role === 'place')?.text
  if (about === '' || about.length > 40 || headline.toLowerCase().includes(about.toLowerCase())) return place
  return asHeadline(about)
}

/** Puts the name and the subject of the brief where the words leave room for them. */
function fillIn(text: string, brief: Brief): string {
  const about = brief.subject.about === '' || brief.subject.about.length > 40 ? 'work' : brief.subject.about
  return text
    .replaceAll(/(^|[.!?] )\{name\}/g, (_, before: string) => `${before}${brief.brand ?? 'Our team'}`)
    .replaceAll('{name}', brief.brand ?? 'our team')
    .replaceAll('{about}', about)
    .replaceAll('{About}', asHeadline(about))
}
