/** The pictograms of a brief's subject: what it shows, what it is about, what its name says, and at last its industry. */
import type { Brief, Industry } from '../brief/types.ts'
import type { Pictograms } from '../imagery/types.ts'

const COUNT = 12

/** Words that stand for an industry as a whole. */
const INDUSTRY_WORDS: Record<Industry, string[]> = {
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

/** Quiet forms that claim nothing, for subjects that cannot be drawn. */
const ABSTRACT = [
  'ph:circles-three-fill',
  'ph:asterisk-fill',
  'ph:hexagon-fill',
  'ph:circle-half-fill',
  'ph:diamonds-four-fill',
  'ph:polygon-fill',
]

/** Best first; never empty. */
export function subjectPictograms({ subject, brand }: Brief, pictograms: Pictograms): string[] {
  const found = new Set<string>()
  const add = (words: string[]) => {
    for (const name of words.length > 0 ? pictograms.find(words, { count: COUNT }) : []) found.add(name)
  }
  add([...subject.objects, ...(subject.about ? [subject.about] : [])])
  // A name that can be drawn ('Harbor & Finch') makes a mark of its own, after what the business does.
  if (found.size < COUNT && brand) add([brand])
  if (found.size < COUNT) add(INDUSTRY_WORDS[subject.industry])
  return found.size > 0 ? [...found].slice(0, COUNT) : ABSTRACT
}
