/**
 * What the sections of a page are called. A section is the one whose heading has the words, else one whose id begins with a word
 * of `ids`; the first of a row that the page has. A new name for a section is a phrase in its row.
 */
export interface SectionRow {
  /** What a person is told. */
  name: string
  words: string
  ids: string
  /** Those of its words that mean a section also where nobody says so: "add a FAQ". */
  alone?: string
  /** What one of the things is called that it lists. */
  one?: string
}

// biome-ignore format: a table
export const SECTION_ROWS: readonly SectionRow[] = [
  { name: 'FAQ', words: 'faq|faqs|questions|questions and answers|q&a|q & a|q and a|frequently asked questions', ids: 'questions|faq', alone: 'faq|faqs|q&a|q & a|q and a|frequently asked questions', one: 'question|faq entry' },
  { name: 'services', words: 'services|our services|what we do|what we offer|offerings|treatments|offer', ids: 'services|features|rows|tiles', alone: 'services|our services|what we do|what we offer', one: 'service|treatment' },
  { name: 'features', words: 'features|benefits|advantages|feature list|what to expect', ids: 'features|tiles|rows|services', alone: 'features|benefits', one: 'feature|benefit|card|tile|item' },
  { name: 'about us', words: 'about us|about|our story|story|who we are|mission|about the company', ids: 'about|story', alone: 'about us|our story|who we are' },
  { name: 'process', words: 'process|steps|how it works|how-it-works|how we work|workflow|our process', ids: 'process', alone: 'process|how it works|how-it-works|our process', one: 'step' },
  { name: 'gallery', words: 'gallery|portfolio|photos|pictures|our work|works', ids: 'gallery', alone: 'gallery|portfolio' },
  { name: 'team', words: 'team|our team|meet the team|people|staff', ids: 'people|team', alone: 'team|our team|meet the team' },
  { name: 'prices', words: 'pricing|prices|price list|plans|rates|pricing table|packages|fees', ids: 'pricing|prices|priced|plans|tiers', alone: 'pricing|price list|plans|pricing table', one: 'plan' },
  { name: 'testimonials', words: 'testimonials|testimonial|testimonials from customers|reviews from customers|reviews|customer voices|quotes|customer quotes|what people say|social proof', ids: 'voices|quote|testimonials|reviews', alone: 'testimonials|testimonial|testimonials from customers|reviews from customers|reviews|customer voices|customer quotes|social proof' },
  { name: 'contact', words: 'contact|contact us|contacts|get in touch|find us|contact form|contact details', ids: 'contact|map' },
  { name: 'opening hours', words: 'opening hours|hours|opening times', ids: 'hours' },
  { name: 'menu', words: 'menu|our menu|dishes|food', ids: 'menu|dishes', one: 'dish|drink' },
  { name: 'newsletter', words: 'newsletter|newsletter sign up|newsletter sign-up|newsletter signup|sign up|sign-up|mailing list', ids: 'newsletter', alone: 'newsletter|newsletter sign up|newsletter sign-up|newsletter signup|mailing list' },
  { name: 'call to action', words: 'call to action|closing|last call|closing section', ids: 'call|closing' },
  { name: 'statistics', words: 'stats|statistics|numbers|figures', ids: 'figures|stats|numbers', alone: 'stats|statistics' },
  { name: 'hero', words: 'hero|hero section|top section|intro', ids: 'hero' },
  { name: 'footer', words: 'footer', ids: 'footer' },
]

/** Words for a section as such, with or without its name. */
export const SECTION_WORDS: ReadonlySet<string> = new Set(['section', 'block', 'part', 'area', 'chapter', 'row'])

/** What may stand behind the name of a section, and says nothing more. */
export const SECTION_TAILS: ReadonlySet<string> = new Set(['form', 'table', 'list', 'signup', 'box'])
