/** Which words a page takes for which trade. */
import type { Brief, Industry } from '../../types.ts'
import { industryOf } from '../industry.ts'
import { BEAUTY, DENTAL, FITNESS, HEALTH, YOGA } from './body.ts'
import { BOOKS, CAUSE, CHILDREN, EDUCATION, ENERGY, EVENT, MUSIC, OUTDOORS, WEDDING } from './culture.ts'
import { foreignWords } from './decks/foreign.ts'
import { deckFor } from './decks/index.ts'
import { BAKERY, BAR, COFFEE, FOOD, RESTAURANT } from './food.ts'
import { GENERAL } from './general.ts'
import { AGENCY, CONSULTING, FINANCE, LAW, PORTFOLIO, SOFTWARE, TECHNOLOGY } from './knowledge.ts'
import { HOTEL, HOUSES, LOGISTICS, SPACES, TRADE, TRAVEL, WHEELS } from './places.ts'
import { CRAFT, FARM, FASHION, PETS, RETAIL } from './shops.ts'
import type { PageWords } from './types.ts'

const WORDS: Record<Industry, PageWords> = {
  coffee: COFFEE,
  bakery: BAKERY,
  restaurant: RESTAURANT,
  bar: BAR,
  food: FOOD,
  farm: FARM,
  fashion: FASHION,
  beauty: BEAUTY,
  jewellery: CRAFT,
  fitness: FITNESS,
  yoga: YOGA,
  health: HEALTH,
  dental: DENTAL,
  veterinary: PETS,
  pets: PETS,
  technology: TECHNOLOGY,
  software: SOFTWARE,
  security: TECHNOLOGY,
  finance: FINANCE,
  law: LAW,
  consulting: CONSULTING,
  'real-estate': HOUSES,
  construction: TRADE,
  architecture: SPACES,
  interior: SPACES,
  'home-services': TRADE,
  automotive: WHEELS,
  bicycle: WHEELS,
  logistics: LOGISTICS,
  travel: TRAVEL,
  hotel: HOTEL,
  education: EDUCATION,
  children: CHILDREN,
  books: BOOKS,
  music: MUSIC,
  film: EVENT,
  photography: PORTFOLIO,
  art: PORTFOLIO,
  design: AGENCY,
  gaming: EVENT,
  sports: FITNESS,
  outdoors: OUTDOORS,
  environment: CAUSE,
  energy: ENERGY,
  science: EDUCATION,
  charity: CAUSE,
  community: CAUSE,
  event: EVENT,
  wedding: WEDDING,
  retail: RETAIL,
  craft: CRAFT,
  media: AGENCY,
  agency: AGENCY,
  general: GENERAL,
}

/** 'A landing page for Kumo, an app that tracks sleep': whatever it is about, it is software. */
const OF_AN_APP =
  /\b(?:site|website|webpage|page|homepage)\b[^.;:]{0,60}?\b(?:app|saas|software|browser extension|plugin)\b(?! store)/i

/** The words for what a brief is about: in the prompt's language, or else of its own trade, else of the industry. */
export function wordsFor(brief: Brief): PageWords {
  const { subject, brand, prompt, language } = brief
  const foreign = language && foreignWords(language)
  if (foreign) return foreign
  return OF_AN_APP.test(prompt) ? SOFTWARE : (deckFor(subject, brand) ?? WORDS[industryOf(brief)])
}
