/** The parts of a page that a prompt names ('features, pricing and FAQ'): what plays them, or what may be said of them. */

import { cyclic } from '../../../base/items.ts'
import type { Brief } from '../../types.ts'
import { asHeadline } from '../casing.ts'
import { foreignWords } from './decks/foreign.ts'
import { isPriced, type List, listsOf } from './lists.ts'

/** Parts that a page has words of its own for. */
export type OwnPart =
  | 'features'
  | 'about'
  | 'process'
  | 'questions'
  | 'pictures'
  | 'contact'
  | 'list'
  | 'quotes'
  | 'people'

export interface AskedPart {
  /** Its heading. */
  title: string
  /** What plays it; absent: it is a point of what is offered. */
  part?: OwnPart
  body: string
}

const OWN: readonly (readonly [OwnPart, RegExp])[] = [
  ['questions', /\bfaqs?\b|\bquestions?\b|good to know|fragen|preguntas|domande|perguntas|vragen/i],
  ['process', /how it works|how we work|\bprocess\b|\bsteps\b/i],
  [
    'about',
    /^about\b|\bour story\b|^story$|^history$|^mission$|who we are|philosophy|^(?:über uns|à propos|nosotros|quiénes somos|chi siamo|sobre nós|quem somos|over ons|wie wij zijn|qui sommes-nous)$/i,
  ],
  ['contact', /\bcontact|kontakt|contatti|find us|^visit|directions|get in touch|^locations?$/i],
  [
    'pictures',
    /gallery|gal[ée]ri[aej]?|galleria|portfolio|^(?:selected |our |recent )?(?:work|works|projects|photos)$|case studies/i,
  ],
  [
    'features',
    /^(?:our |key |main )?(?:features?|services?|practice areas|offers?|benefits|expertise|products?)$|what we (?:do|offer)|^(?:angebot|leistungen|servicios|servizi|serviços|aanbod|diensten)$/i,
  ],
]

/** What people said stands under these names. */
const SAID = /testimonial|reviews?|what (?:people|clients|customers) say/i
const PEOPLE = /team|people|staff|crew|attorneys|lawyers|doctors|founders|teachers|trainers|agents|chefs|who we are/i
const PRICES = /pric|plans|rates|fees|packages/i

/** Whether the prompt gives what stands under a label: a list of that name, or prices. */
const isListed = (label: string, lists: readonly List[]): boolean =>
  lists.some(
    (list) =>
      list.title?.toLowerCase() === label.toLowerCase() ||
      (list.title === undefined && PRICES.test(label) && isPriced(list)),
  )

/** What is true of such a part of any page, as long as its owner has not written it. */
const LINES: readonly (readonly [RegExp, string])[] = [
  [/members|musicians|singers|players/i, 'Who is in it, and what each of them does.'],
  [/concerts?|gigs?|shows?\b|dates|performances?/i, 'Dates and places, the next one first.'],
  [/listen|music|audio|recordings?|discography/i, 'A few pieces, to hear before you come.'],
  [/projects?|works?$|campaigns?/i, 'What we are working on, and what came of it.'],
  [/pric|plans|rates|fees|costs?\b|member|tickets/i, 'You know what it costs before anything begins.'],
  [
    /testimonial|reviews?|references|clients|customers/i,
    'Ask us for names, and hear it from those who have been here.',
  ],
  [/team|people|staff|trainers|instructors|doctors|crew/i, 'Who you will meet, and what each of them does.'],
  [/blog|news|journal|articles|stories/i, 'What we are working on, written down now and then.'],
  [/book|reserv|appointment/i, 'Choose a time that suits you, and we confirm it.'],
  [/menu|food|drinks|dishes/i, 'It changes with what is good at the moment.'],
  [
    /classes|courses|schedule|events?|workshops|programme?|calendar|timetable/i,
    'See what is coming up, and which of it is for you.',
  ],
  [/shop|store|collections?|products?/i, 'See what there is at the moment, and what comes closest to what you want.'],
  [/careers|jobs|join/i, 'Tell us what you do well. Every message is read.'],
  [/partners?|sponsors?/i, 'Whom we work with, and why.'],
  [/newsletter|sign-?up|subscribe/i, 'A letter now and then, when there is something to say.'],
  [/hours/i, 'See when somebody is there before you set out.'],
  [/kids|children|famil/i, 'Bring them along, and tell us how old they are.'],
  [/rooms|suites|cabins/i, 'Tell us how many you are, and we say which one fits.'],
]
const ANY = [
  'Ask us about it: we are glad to tell you more.',
  'Tell us what you are looking for, and we will show you what fits.',
  'Have a look, and ask whatever you would like to know.',
] as const

/** The parts in the prompt's order. */
export function askedParts(brief: Brief): AskedPart[] {
  const { copy } = brief
  const labels = copy.filter(({ source, role }) => source === 'given' && role === 'nav').map(({ text }) => text)
  const lists = listsOf(brief)
  const isQuoted = copy.some(({ source, role }) => source === 'given' && role === 'quote')
  const isNamed = copy.some(({ source, role }) => source === 'given' && role === 'person')
  const taken = new Set<OwnPart>()
  // 'Home' is where the reader is.
  return labels
    .filter((label) => !/^home(?:page)?$/i.test(label))
    .map((label, index) => {
      const own: OwnPart | undefined = isListed(label, lists)
        ? 'list'
        : isQuoted && SAID.test(label) && !taken.has('quotes')
          ? 'quotes'
          : isNamed && PEOPLE.test(label) && !taken.has('people')
            ? 'people'
            : OWN.find(([part, words]) => words.test(label) && !taken.has(part))?.[0]
      if (own) taken.add(own)
      const body = inOwnWords(brief, index) ?? LINES.find(([words]) => words.test(label))?.[1] ?? cyclic(ANY, index)
      return { title: asHeadline(label), ...(own && { part: own }), body }
    })
}

/** What is said of any part, in the prompt's language where that is not English. */
const inOwnWords = ({ language }: Brief, index: number): string | undefined => {
  const words = language && foreignWords(language)
  return words && cyclic(words.features, index)[1]
}
