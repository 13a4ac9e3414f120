/** Words that tell what a subject is, and words that tell nothing of it. */
import type { Industry } from '../brief/types.ts'

/** Words that stand for an industry as a whole. */
export const INDUSTRY_WORDS: Record<Industry, string[]> = {
  coffee: ['coffee'],
  bakery: ['bakery'],
  restaurant: ['restaurant'],
  bar: ['bar'],
  food: ['food'],
  farm: ['farm'],
  fashion: ['fashion'],
  beauty: ['beauty'],
  jewellery: ['jewellery'],
  fitness: ['fitness'],
  yoga: ['yoga'],
  health: ['health'],
  dental: ['dentist'],
  veterinary: ['vet'],
  pets: ['pet'],
  technology: ['electronics', 'technology'],
  software: ['software'],
  security: ['security'],
  finance: ['finance'],
  law: ['law'],
  consulting: ['consulting'],
  'real-estate': ['real estate'],
  construction: ['construction'],
  architecture: ['architecture'],
  interior: ['interior design'],
  'home-services': ['handyman'],
  automotive: ['car'],
  bicycle: ['bicycle'],
  logistics: ['logistics'],
  travel: ['travel'],
  hotel: ['hotel'],
  education: ['education'],
  children: ['children'],
  books: ['books'],
  music: ['music'],
  film: ['film'],
  photography: ['photography'],
  art: ['art'],
  design: ['graphic design'],
  gaming: ['gaming'],
  sports: ['sports'],
  outdoors: ['hiking'],
  environment: ['environment'],
  energy: ['energy'],
  science: ['science'],
  charity: ['charity'],
  community: ['community'],
  event: ['event'],
  wedding: ['wedding'],
  retail: ['shop'],
  craft: ['craft'],
  media: ['news'],
  agency: ['agency'],
  general: [],
}

export const STOPS = new Set(
  `a an the and or of for with about called named by my our your his her their this that using in on at to from is it
  tagline slogan name text colour color colours colors background style font icon logo poster card flyer banner website
  post story quote quotes ad advert thumbnail cover header social media instagram facebook linkedin youtube minimal
  app apps software left right top bottom centre center middle above below under over beside next corner side large
  small big huge bold thin modern minimal playful elegant vintage retro simple clean professional phone telephone tel cell
  email mail fax address license licence contact call number`.split(/\s+/),
)

/** Words that name families and addresses rather than things. */
export const PLACES = new Set(
  'hill hills ridge valley marsh field park ford brook lake river island coast bay beach rock stone wood forest grove meadow garden tower street city town cross path trail road gate mill'.split(
    ' ',
  ),
)

/** Words that say how something is; sets know them as words that go with many things. */
export const QUALITIES = new Set(
  'wild bold fresh pure true free happy bright little big old new good great lucky sweet sharp fast smart clever brave kind honest proud gentle quiet simple'.split(
    ' ',
  ),
)

/** What is for children shows no heels and no wine. */
export const FOR_CHILDREN =
  /\b(?:kids?|kid['’]s|child(?:ren)?|toddlers?|bab(?:y|ies)|nursery|kindergarten|preschool)\b/i
export const GROWN_UP = /high-heel|wine|martini|beer|champagne|cigar|pistol|gun|skull|poker|brandy/

/** Those whom something is for: they tell nothing of what it is. */
export const AUDIENCES = new Set(
  'kid child toddler teen teenager adult senior student parent family mother father woman man girl boy beginner people'.split(
    ' ',
  ),
)
