/**
 * Briefs that are hard to compose, as data, so that no reader of prompts stands between them and the archetypes: the same
 * dozen for every kind, each with the words that such a design has.
 */
import type { Brief, Copy, PictureFacts } from '../brief/types.ts'
import { completeCopy } from '../brief/write/complete.ts'
import type { Format, KindName, Role } from '../scene/types.ts'

const given = (role: Role, text: string): Copy => ({ role, text, source: 'given' })

/** What a design is to say: kinds take of it what such a design has. */
interface Words {
  name?: string
  line?: string
  /** What stands on a button. */
  call?: string
  facts?: Facts
}
type Facts = readonly (readonly [Role, string])[]

const copyOf: Record<KindName, (words: Words) => Copy[]> = {
  logo: ({ name, line }) => [...some('brand', name), ...some('tagline', line)],
  icon: ({ name }) => some('brand', name),
  'business-card': ({ name, line, facts = [] }) => [
    ...some('brand', name),
    ...some('tagline', line),
    ...facts.map(([role, text]) => given(role, text)),
  ],
  poster: ({ name, line, facts = [] }) => [
    ...some('headline', line),
    ...some('brand', name),
    ...facts.map(([role, text]) => given(role, text)),
  ],
  banner: ({ name, line, call, facts = [] }) => [
    ...some('headline', line),
    ...some('brand', name),
    ...facts.map(([role, text]) => given(role, text)),
    ...some('cta', call),
  ],
  website: ({ name, line, call, facts = [] }) => [
    ...some('brand', name),
    ...some('headline', line),
    ...facts.map(([role, text]) => given(role, text)),
    ...some('cta', call),
  ],
}

const some = (role: Role, text: string | undefined): Copy[] => (text === undefined ? [] : [given(role, text)])

const CONTACT = [
  ['phone', '+1 555 0142'],
  ['email', 'hello@harbourdental.example'],
  ['link', 'harbourdental.example'],
] as const

/** Ten facts and more, as each kind has them. */
const MANY: Record<KindName, Facts> = {
  logo: [],
  icon: [],
  'business-card': [
    ['person', 'Dr. Maximiliana von Hohenzollern-Sigmaringen'],
    ['title', 'Senior Vice President of International Partnerships'],
    ['phone', '+49 555 0142'],
    ['phone', '+49 555 0143'],
    ['email', 'maximiliana@hohenstein-industries.example'],
    ['link', 'hohenstein-industries.example'],
    ['address', '148 Friedrichstrasse, Berlin'],
    ['social', '@hohenstein'],
  ],
  poster: [
    ['date', '12 to 14 September 2026'],
    ['time', '9 am to 6 pm'],
    ['place', 'Congress Centre Lausanne'],
    ['address', '148 Avenue du Lac, Lausanne'],
    ['person', 'Mara Lune'],
    ['person', 'The Low Tides'],
    ['person', 'Paper Lions'],
    ['price', '€25'],
    ['detail', 'Doors open at 8'],
    ['phone', '+41 555 0123'],
    ['link', 'assembly.example'],
  ],
  banner: [
    ['offer', '40% off'],
    ['date', '1–10 October'],
    ['place', 'Harbour Park'],
    ['price', 'from €19'],
    ['list-item', 'Mats'],
    ['list-item', 'Tea'],
    ['list-item', 'Towels'],
    ['link', 'festival.example'],
  ],
  website: [
    ['person', 'Dr. Ana Lima'],
    ['title', 'Dentist'],
    ...CONTACT,
    ['address', '221 Harbour Street, Portland'],
    ['list-item', 'Check-ups'],
    ['list-item', 'Whitening'],
    ['list-item', 'Implants'],
    ['price', '€25'],
  ],
}

/** A few facts, as nearly every such design has them. */
const FEW: Record<KindName, Facts> = {
  logo: [],
  icon: [],
  'business-card': [
    ['person', 'Noor Haddad'],
    ['title', 'Interior designer'],
    ['phone', '555 0129'],
    ['email', 'noor@haddad.example'],
  ],
  poster: [
    ['date', 'Friday 14 March'],
    ['time', '8 pm'],
    ['place', 'The Blue Room'],
  ],
  banner: [],
  website: CONTACT,
}

const FORMATS: Record<KindName, { usual: Format; other: Format; odd: Format; roomy?: Format }> = {
  logo: {
    usual: { name: 'square', width: 1024, height: 1024 },
    other: { name: 'wide logo', width: 1600, height: 800 },
    odd: { name: 'custom', width: 1200, height: 300 },
  },
  icon: {
    usual: { name: 'square', width: 1024, height: 1024 },
    other: { name: 'custom', width: 64, height: 64 },
    odd: { name: 'custom', width: 1200, height: 400 },
  },
  'business-card': {
    usual: {
      name: 'US business card',
      width: 1050,
      height: 600,
      print: { width: 88.9, height: 50.8, bleed: 3.175, safe: 3.175 },
    },
    other: {
      name: 'EU business card portrait',
      width: 650,
      height: 1004,
      print: { width: 55, height: 85, bleed: 3, safe: 3 },
    },
    odd: { name: 'square business card', width: 768, height: 768, print: { width: 65, height: 65, bleed: 3, safe: 3 } },
  },
  poster: {
    usual: { name: 'A4 portrait', width: 1080, height: 1527, print: { width: 210, height: 297, bleed: 3, safe: 5 } },
    other: { name: 'A4 landscape', width: 1527, height: 1080, print: { width: 297, height: 210, bleed: 3, safe: 5 } },
    odd: { name: 'DL flyer', width: 720, height: 1527, print: { width: 99, height: 210, bleed: 3, safe: 5 } },
  },
  banner: {
    usual: { name: 'billboard', width: 970, height: 250 },
    other: { name: 'skyscraper', width: 160, height: 600 },
    odd: { name: 'leaderboard', width: 728, height: 90 },
    roomy: { name: 'Instagram portrait', width: 1080, height: 1350 },
  },
  website: {
    usual: { name: 'web page', width: 1440, height: 'auto' },
    other: { name: 'web page', width: 1440, height: 'auto' },
    odd: { name: 'web page', width: 1440, height: 'auto' },
  },
}

const PICTURE: PictureFacts = {
  media: 'attached',
  width: 1600,
  height: 1000,
  colours: ['#334455', '#ddccbb'],
  treatAs: 'photo',
  focus: [0.6, 0.4],
}

interface Case {
  words: Words
  /** The kind's usual facts, all that such a design may have, or none. */
  facts?: 'few' | 'many' | ((kind: KindName) => Facts)
  format?: 'other' | 'odd' | 'roomy'
  changes?: (kind: KindName) => Partial<Brief>
}

/** Kinds that say more than who speaks. */
const isSpoken = (kind: KindName): boolean => kind === 'poster' || kind === 'banner' || kind === 'website'

const SECOND_GEAR: Case = {
  words: { name: 'Second Gear', line: 'We keep you rolling', call: 'Come by' },
  facts: 'few',
  changes: (kind) => ({
    placements: [
      { target: 'brand', at: 'top', size: 'large' },
      { target: kind === 'business-card' || kind === 'logo' ? 'tagline' : 'headline', at: 'left' },
      { target: 'cta', at: 'bottom-right' },
    ],
  }),
}

const CASES: Record<string, Case> = {
  'a plain one': { words: { name: 'Nordby Bikes', line: 'Ride into spring', call: 'Shop bikes' }, facts: 'few' },
  'a long name': {
    words: {
      name: 'The International Federation of Alpine Botanical Gardens',
      line: 'We grow what grows nowhere else',
      call: 'Become a member',
    },
    facts: 'few',
  },
  'one long word': { words: { name: 'Donaudampfschifffahrtsgesellschaft', call: 'Get tickets' } },
  'one word': { words: { name: 'Ox' } },
  'no brand': { words: { line: 'Turn the page', call: 'Read on' }, facts: 'few' },
  'a long line': {
    words: {
      name: 'Bow & Bridge',
      line: 'We repair, restore and re-string violins, violas, cellos and double basses for orchestras and for everybody else',
      call: 'Book a visit to the workshop',
    },
    facts: 'few',
  },
  'ten facts': {
    words: { name: 'Harbour Street', line: 'Teeth, looked after', call: 'Book a visit' },
    facts: 'many',
    format: 'roomy',
  },
  'right to left': { words: { name: 'مخبز الياسمين', line: 'خبز طازج كل صباح', call: 'اطلب الآن' }, facts: 'few' },
  Japanese: { words: { name: '花のみせ', line: '季節の花を、毎日の暮らしに', call: '予約する' }, format: 'other' },
  Cyrillic: {
    words: { name: 'Пекарня Колос', line: 'Хлеб каждый день', call: 'Заказать' },
    facts: 'few',
    format: 'other',
  },
  'an odd format': { words: { name: 'Vela', line: 'Small boats', call: 'Sail' }, format: 'odd' },
  'stated places': SECOND_GEAR,
  'stated places, with room': { ...SECOND_GEAR, format: 'roomy' },
  'an attached photo': {
    words: { name: 'Saltmarsh', line: 'Sea and table', call: 'Reserve' },
    facts: 'few',
    changes: () => ({ picture: PICTURE }),
  },
  'an attached logo': {
    words: { name: 'Alder & Co', line: 'Since 1921', call: 'Visit us' },
    facts: 'few',
    changes: () => ({ picture: { ...PICTURE, width: 400, height: 200, treatAs: 'logo', focus: [0.5, 0.5] } }),
  },
  refusals: {
    words: { name: 'Voss & Partners', line: 'Plainly said', call: 'Call us' },
    facts: 'few',
    changes: () => ({
      negatives: [{ what: 'icon' }, { what: 'picture' }, { what: 'pattern' }, { what: 'gradient' }, { what: 'border' }],
      style: { tones: ['minimal'], type: [] },
    }),
  },
  'colours and letters asked for': {
    words: { name: 'Kino Palme', line: 'Film night', call: 'Buy tickets' },
    facts: 'few',
    changes: () => ({
      colours: [
        { words: 'black', hex: '#000000', target: 'background' },
        { words: 'yellow', hex: '#f2c400', target: 'any' },
      ],
      lettering: [{ target: 'brand', manner: 'capitals' }],
    }),
  },
  'two things': {
    words: { name: 'Night & Day', line: 'Open all hours', call: 'Come in' },
    facts: 'few',
    changes: (kind) => ({
      prompt: `${kind} with a sun and a moon`,
      subject: { industry: 'bar', about: 'bar', objects: ['sun', 'moon'] },
    }),
  },
  'a gradient': {
    words: { name: 'Aurora', line: 'Light for long nights', call: 'Light up' },
    changes: (kind) => ({
      prompt: `${kind} with a gradient`,
      subject: { industry: 'technology', about: 'lamps', objects: ['star'] },
    }),
  },
  'an offer': {
    words: { name: 'Ridgeline', call: 'Shop now' },
    facts: (kind) => (isSpoken(kind) ? [['offer', '30% off'], ...FEW[kind]] : FEW[kind]),
    changes: () => ({ subject: { industry: 'retail', about: 'tents', objects: ['tent'] } }),
  },
  'a quotation': {
    words: { name: 'Low Tide' },
    facts: (kind) => (isSpoken(kind) ? [['quote', 'The sea gives back what it was given, only rounder']] : []),
  },
  'a house with rooms': {
    words: { name: 'Casa Verde', line: 'Sleep under the lemon trees', call: 'Book a room' },
    facts: 'few',
    changes: () => ({ subject: { industry: 'hotel', about: 'hotel', objects: ['bed'] } }),
  },
  'a thing on a screen': {
    words: { name: 'Jotter', line: 'Notes that find themselves', call: 'Try it free' },
    facts: 'few',
    changes: () => ({ subject: { industry: 'software', about: 'notes app', objects: ['notebook'] } }),
  },
  'no text': { words: {}, changes: () => ({ negatives: [{ what: 'text' }] }) },
}

function factsOf({ facts }: Case, kind: KindName): Facts {
  if (facts === undefined) return []
  if (typeof facts === 'function') return facts(kind)
  return facts === 'many' ? MANY[kind] : FEW[kind]
}

function briefOf(one: Case, kind: KindName): Brief {
  const words = { ...one.words, facts: factsOf(one, kind) }
  return completeCopy({
    version: 1,
    prompt: `${kind} for ${words.name ?? words.line ?? 'somebody'}`,
    kind,
    otherKinds: [],
    format: FORMATS[kind][one.format ?? 'usual'] ?? FORMATS[kind].usual,
    ...(words.name !== undefined && { brand: words.name }),
    copy: copyOf[kind](words),
    colours: [],
    style: { tones: [], type: [] },
    subject: { industry: 'general', about: 'music', objects: ['lighthouse'] },
    placements: [],
    negatives: [],
    ...one.changes?.(kind),
  })
}

/** The briefs by what is hard in them. All are complete: words of ours stand where a prompt would have left a gap. */
export const hardBriefs = (kind: KindName): Record<string, Brief> =>
  Object.fromEntries(Object.entries(CASES).map(([name, one]) => [name, briefOf(one, kind)]))
