/** The brief: what a prompt asks for, as data. Stored with the design and shown as "what I understood". */
import type { Tone } from '../base/tones.ts'
import type { Language } from '../language/foreign.ts'
import type { Format, Hex, KindName, Role, Shape } from '../scene/types.ts'
import type { Ask } from './ask.ts'

export interface Brief {
  version: 1
  /** The prompt, trimmed; nothing below is in it that was not in the prompt, except `copy` marked 'written'. */
  prompt: string
  kind: KindName
  /** The prompt's language, where it is not English: read in part, written in. */
  language?: Exclude<Language, 'en'>
  /** Kinds named besides the first ('a logo and a business card'). */
  otherKinds: KindName[]
  format: Format
  /** The name of the business, product, person or event the design is for. */
  brand?: string
  /** Every text that stands in the design, in reading order. */
  copy: Copy[]
  colours: ColourRequest[]
  style: Style
  subject: Subject
  /** Things to be seen, with their places where the prompt says them; absent when it names none. */
  depictions?: Depiction[]
  /** Of a mark: what it is to show in so many words, a row for each choice; absent where it does not say. */
  drawn?: AskedThing[]
  placements: Placement[]
  /** How the letters of single parts are to stand; absent when nothing was said of it. */
  lettering?: Lettering[]
  /** Forms to show besides words and pictures; absent when none was asked for. */
  forms?: Form[]
  negatives: Negative[]
  /** Number of variations asked for; absent when not said. */
  variations?: number
  /** A picture that the visitor attached. */
  picture?: PictureFacts
  /** The logo of a brand kit, for layouts that have no place of their own for one. */
  logo?: PictureFacts
  /** What the design is for; absent where the prompt does not say. */
  purpose?: Purpose
  /** Of a website. */
  page?: PageRequest
  /** Of a website: what its owner is and offers. Pictures are chosen by these words and no others of the prompt. */
  shows?: string
  /** Of a poster: a printed piece with conventions of its own; absent where it is none. */
  piece?: PieceRequest
  /** Written words, one set for each concept: what `copy` holds as written is the first. */
  variants?: Variant[]
  /** All that the prompt asks for, each once, what leads first and then in the prompt's order; absent in briefs of before. */
  asks?: Ask[]
}

export const PIECE_TYPES = [
  'menu',
  'certificate',
  'ticket',
  'invitation',
  'book-cover',
  'postcard',
  'programme',
  'voucher',
] as const
export type PieceType = (typeof PIECE_TYPES)[number]

/** A printed piece with conventions of its own. */
export interface PieceRequest {
  type: PieceType
  /** What the prompt calls it: 'certificate of achievement', 'cocktail menu'. */
  named: string
  /** What it is given for, in the prompt's words: 'for completing the course'. */
  about?: string
  /** Which side was asked for; absent: the front. */
  side?: 'back'
}

export type FunctionVerb =
  | 'browse'
  | 'search'
  | 'filter'
  | 'sort'
  | 'compare'
  | 'book'
  | 'pay'
  | 'buy'
  | 'post'
  | 'comment'
  | 'rate'
  | 'vote'
  | 'follow'
  | 'track'
  | 'analyze'
  | 'report'
  | 'calculate'
  | 'manage'
  | 'create'
  | 'edit'
  | 'delete'
  | 'upload'
  | 'download'
  | 'chat'
  | 'send'
  | 'apply'
  | 'register'
  | 'log-in'
  | 'join'
  | 'play'
  | 'learn'
  | 'select'
  | 'verify'
  | 'enter'
  | 'receive'

/** What people do on a page. */
export interface PageFunction {
  verb: FunctionVerb
  /** With what, in the prompt's words: 'train tickets'. */
  thing?: string
  /** The whole in the prompt's words, verbs in their plain form: 'book train tickets'. */
  words: string
}

/** The first screen of a site: what it is, and what people do there. */
export interface PageRequest {
  type: PageType
  /** What it is a site of, in the prompt's words: 'hospital management'; absent where it does not say. */
  about?: string
  functions: PageFunction[]
  /** What its prompt lists besides and no clause tells; absent where there is nothing, and in briefs of before. */
  besides?: PageFunction[]
  /** Parts of a site that presents its owner, in the prompt's order; absent where it tells none. */
  parts?: SitePart[]
}

/** What a part of a site shows. */
export type SitePartKind =
  | 'about'
  | 'team'
  | 'projects'
  | 'rooms'
  | 'products'
  | 'services'
  | 'prices'
  | 'timetable'
  | 'hours'
  | 'events'
  | 'questions'
  | 'quotes'
  | 'map'
  | 'contact'
  | 'steps'
  | 'gallery'
  | 'posts'
  | 'partners'
  | 'awards'
  | 'numbers'
  | 'careers'
  | 'join'
  | 'booking'
  | 'menu'
  | 'rules'
  | 'skills'
  | 'nearby'

/** A part as a prompt tells it: 'our team of four solicitors'. */
export interface SitePart {
  kind: SitePartKind
  /** As the prompt calls it. */
  title: string
  /** How many of them there are to be. */
  count?: number
  /** What the prompt lists of it. */
  items: string[]
  /** What they are, or what it is about: 'solicitors', 'fees'. */
  of?: string
  /** Whether each has a price. */
  priced?: boolean
}

export const PAGE_TYPES = [
  'landing',
  'dashboard',
  'application',
  'community',
  'search',
  'directory',
  'magazine',
  'booking',
  'event',
  'course',
  'chat',
  'documentation',
  'sign-up',
  'shop',
  'portfolio',
  'cv',
  'pricing',
  'restaurant',
] as const
export type PageType = (typeof PAGE_TYPES)[number]

/** What is written for one concept; a part that the prompt gives, or that has no place, is left out. */
export interface Variant {
  /** A given text that leads in this concept instead of a written headline. */
  leads?: string
  headline?: string
  line?: string
  button?: string
}

/** What somebody who sees the design is to do. */
export interface Deed {
  /** Lemma, with its particle: 'join', 'sign up'. */
  verb: string
  /** Of what, as the prompt has it, and its noun: 'their perfect match', 'match'. */
  object?: string
  head?: string
  /** The whole, said to whoever is to do it: 'find your perfect match'. */
  words: string
}

/** What a design is about, as it may stand in a title. */
export interface Topic {
  /** In the prompt's words: 'Valentine’s Day gala night', 'glass drinkware'. */
  title: string
  form: 'event' | 'sale' | 'product' | 'business' | 'content' | 'day'
  /** Lemma of its noun. */
  head: string
}

/** Whose design it is, where the prompt says what they do. */
export interface Owner {
  /** What they are, in the prompt's words: 'chimney sweep', 'language exchange café'; absent where it says no more than 'a company'. */
  title?: string
  /** Somebody who works, not a house of business. */
  works: boolean
  place?: string
  /** What they do, as they say it: 'restore museum pieces'. */
  done: string[]
  /** What they offer: 'autumn checks'. */
  offered?: string
}

export interface Purpose {
  deeds: Deed[]
  /** What it is about, the most telling first. */
  topics: Topic[]
  /** Whom it addresses, in the prompt's words: 'new parents'. */
  audience?: string
  /** Its trade, within its industry where that is known: 'retail/glass'. */
  trade?: string
  /** Whose it is. */
  owner?: Owner
  /** The day or occasion that it is made for: 'christmas'. */
  occasion?: string
}

export interface Copy {
  role: Role
  text: string
  /** 'given': verbatim from the prompt, a fact. 'written': ours, never a phone, date, price, person, address or link. */
  source: 'given' | 'written'
}

export interface ColourRequest {
  /** As the prompt said it: 'dark green', '#0b3d2e', 'terracotta'. */
  words: string
  hex: Hex
  /** What it was asked for; 'any' where the prompt does not say. */
  target: 'background' | 'text' | 'accent' | 'any' | Role
}

export interface Style {
  tones: Tone[]
  /** Kinds of type asked for. */
  type: ('serif' | 'sans' | 'script' | 'mono' | 'slab' | 'condensed' | 'rounded' | 'display' | 'thin' | 'bold')[]
  /** Kinds of type that must not be. */
  refused?: Style['type']
  /** 'dark' or 'light' ground, where said. */
  ground?: 'dark' | 'light'
}

export const INDUSTRIES = [
  'coffee',
  'bakery',
  'restaurant',
  'bar',
  'food',
  'farm',
  'fashion',
  'beauty',
  'jewellery',
  'fitness',
  'yoga',
  'health',
  'dental',
  'veterinary',
  'pets',
  'technology',
  'software',
  'security',
  'finance',
  'law',
  'consulting',
  'real-estate',
  'construction',
  'architecture',
  'interior',
  'home-services',
  'automotive',
  'bicycle',
  'logistics',
  'travel',
  'hotel',
  'education',
  'children',
  'books',
  'music',
  'film',
  'photography',
  'art',
  'design',
  'gaming',
  'sports',
  'outdoors',
  'environment',
  'energy',
  'science',
  'charity',
  'community',
  'event',
  'wedding',
  'retail',
  'craft',
  'media',
  'agency',
  'general',
] as const
export type Industry = (typeof INDUSTRIES)[number]

export interface Subject {
  industry: Industry
  /** What the design is about, in the prompt's words: 'coffee roaster', 'jazz night'. */
  about: string
  /** Things to show or that stand for it, most specific first: 'lighthouse', 'storm'. Lower case, singular. */
  objects: string[]
  /** How sure it is of each of them, 0–1; absent where they are taken from a name or from what a mark is to show. */
  sure?: number[]
}

/** A thing that a mark is to show. */
export interface AskedThing {
  /** Its noun in English and in the singular, with the one before it: 'plumb bob'. */
  thing: string
  /** What is seen with it, or what it is turned into. */
  beside: string[]
}

export interface Depiction {
  /** Its noun, singular, with the one before it: 'lighthouse', 'birthday cake'. */
  thing: string
  /** As the prompt says it: 'two large red tulips'. */
  words: string
  at?: Corner
  size?: 'small' | 'medium' | 'large' | 'huge'
  /** A colour word that was said of it. */
  colour?: string
  /** It is what all else stands before. */
  backdrop?: true
  /** More than one. */
  several?: true
  /** What it wears or has on it, as the prompt says it: 'a red scarf'. */
  has?: string[]
  /** What surrounds it, as the prompt says it: 'small stars'. */
  around?: string[]
  /** The drawing that shows it, by its name among the figures: while a design is composed. */
  lent?: string
  /** The face that it is to have. */
  mood?: 'happy' | 'sad' | 'silly' | 'confused' | 'angry' | 'sleepy'
}

export type Corner =
  | 'top-left'
  | 'top'
  | 'top-right'
  | 'left'
  | 'centre'
  | 'right'
  | 'bottom-left'
  | 'bottom'
  | 'bottom-right'
export interface Placement {
  target: Role
  /** Which text of that role, where the prompt gives several and places this one. */
  text?: string
  /** A place on the artboard … */
  at?: Corner
  /** … or beside another part. */
  beside?: { side: 'left' | 'right' | 'above' | 'below'; of: Role }
  /** A stated size. */
  size?: 'small' | 'large' | 'huge'
  align?: 'start' | 'center' | 'end'
}

/** What letters can be asked to be. */
export type Manner = Style['type'][number] | 'italic' | 'spaced' | 'capitals'

export interface Lettering {
  target: Role
  /** Which text of that role; absent: all of them. */
  text?: string
  manner: Manner
}

/** A form to show: 'a red circle behind the title', 'a thick yellow stripe at the bottom', 'left half black', a border, a gradient. */
export interface Form {
  shape:
    | 'disc'
    | 'ring'
    | 'burst'
    | 'square'
    | 'triangle'
    | 'diamond'
    | 'band'
    | 'line'
    | 'frame'
    | 'field'
    | 'gradient'
  /** Of a gradient in its order; empty where the prompt names none. */
  colours: Hex[]
  at?: Corner
  size?: 'small' | 'large' | 'huge'
  weight?: 'thin' | 'thick'
  manner?: 'double' | 'dashed'
  /** Of a field: its share of the sheet; and whether its edge runs aslant. */
  share?: number
  diagonal?: true
  /** What it stands behind, around or below: by role, by words, or by both. */
  behind?: FormTarget
  around?: FormTarget
  below?: FormTarget
  /** Words that stand on it. */
  texts?: string[]
}
export interface FormTarget {
  role?: Role
  text?: string
}

/** What must not be: an icon, gradients, a colour, a thing, … */
export type Negative =
  | { what: 'icon' | 'picture' | 'gradient' | 'pattern' | 'tagline' | 'text' | 'border' | 'shadow' }
  | { what: 'colour'; hex: Hex; words: string }
  /** Something that must not be shown: 'people', 'drops of water'; `noun`: its noun in English and in the singular, where that is known. */
  | { what: 'thing'; words: string; noun?: string }

/** What was measured on the attached picture. */
export interface PictureFacts {
  media: string
  width: number
  height: number
  /** Leading colours, most area first. */
  colours: Hex[]
  /** 'logo': transparent or flat ground, few colours. */
  treatAs: 'photo' | 'logo'
  /** Centre of what catches the eye, fractions. */
  focus: [number, number]
  /** The same as shapes, where it was sent as such. */
  drawing?: { viewBox: [number, number]; shapes: Shape[] }
}
