/**
 * Words with which another size of the whole design is wished. The names of formats are in `brief/words/formats.ts`; a row here
 * holds phrases, '|' between them, in lower case, of up to six words.
 */
import type { KindName } from '../../scene/types.ts'

export const FORMAT_SENSES = {
  /** Asks for another size. */
  resize:
    'resize|resized|format|adapt|convert|transform|crop|fit|export|rotate|change the size|change the format|change the dimensions|change the orientation|size it|sized|lay out|prepare|recut',
  /** Wants the design as something. */
  needs:
    'i need|we need|need|i want|we want|i would like|can i have|can we have|could i have|give me|let me have|can i get|how about|what about|i also need|use|do|go|try|make me',
  whole:
    'it|this|that|the thing|the whole thing|the format|the size|the orientation|the dimensions|the aspect ratio|format|orientation|size',
} as const
export type FormatSense = keyof typeof FORMAT_SENSES

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** What may stand before the name of a format, and behind it. */
export const BEFORE_FORMAT = words('as in into to for an a the my our be like at of its that which fits on proper')
export const BEHIND_FORMAT = words(
  'format formats version versions size sized orientation layout mode shape dimensions ratio paper sheet instead please now too px pixels one design',
)

/** Shapes of a sheet by what they are called. */
export const SHAPES: Readonly<Record<string, 'square' | 'landscape' | 'portrait'>> = {
  square: 'square',
  quadratic: 'square',
  landscape: 'landscape',
  horizontal: 'landscape',
  wide: 'landscape',
  wider: 'landscape',
  sideways: 'landscape',
  portrait: 'portrait',
  vertical: 'portrait',
  upright: 'portrait',
  tall: 'portrait',
  taller: 'portrait',
}

/** Where a design is shown, by its name alone: the format that is meant. */
export const SHOWN_ON: Readonly<Record<string, string>> = {
  instagram: 'instagram post',
  insta: 'instagram post',
  facebook: 'facebook post',
  linkedin: 'linkedin post',
  twitter: 'twitter post',
  youtube: 'youtube thumbnail',
  mobile: 'phone screen',
  phone: 'phone screen',
  'mobile phone': 'phone screen',
  smartphone: 'phone screen',
  tiktok: 'story',
  'insta story': 'story',
  'instagram stories': 'story',
  'facebook story': 'story',
  reel: 'story',
}

/** Kinds of design by their names. */
export const KINDS_CALLED: Readonly<Record<string, KindName>> = {
  logo: 'logo',
  website: 'website',
  'web page': 'website',
  webpage: 'website',
  'landing page': 'website',
  homepage: 'website',
  'home page': 'website',
  'business card': 'business-card',
  'visiting card': 'business-card',
  'name card': 'business-card',
  poster: 'poster',
  flyer: 'poster',
  leaflet: 'poster',
  'app icon': 'icon',
  favicon: 'icon',
  icon: 'icon',
  banner: 'banner',
}

/** Names that mean a format of another kind only where more is said of it. */
export const LOOSE_NAMES: ReadonlySet<string> = words(
  'wide square vertical portrait upright landscape horizontal european label menu card badge sign pin',
)
