/**
 * The pictures of the public pages: what the engine is asked, and which of its four concepts is shown. `at` is whose turn it
 * is first: the next one comes where that does not hold what the page says of it.
 */
import { STARTS } from '../../apps/web/src/features/messages/starting/prompts.ts'

export interface Shot {
  name: string
  prompt: string
  seed: number
  /** From 0. */
  at: number
  /** Pixels across. */
  width: number
  /** Must stand in it, letter for letter. */
  words: readonly string[]
  /** The page says that nothing else does. */
  only?: true
  /** What nobody asked for and is taken away again. */
  without?: string
}

const SPRING = ['Spoke & Anchor', 'Spring service, 20% off']

/** The same name in every script that the page shows. */
export const SCRIPTS = ['Halcyon', 'Αλκυών', 'Зимородок', 'القاوند', 'かわせみ', 'किंगफिशर'] as const

export const LANDING: readonly Shot[] = [
  {
    name: 'words',
    prompt:
      'Poster for the Harvest Supper, Saturday 26 September, 7 pm, St. Mary’s Barn, tickets £18, bring your own mug',
    ...{ seed: 4, at: 0, width: 480, only: true },
    words: ['Harvest Supper', 'Saturday 26 September, 7 pm', 'St. Mary’s Barn', 'tickets £18', 'bring your own mug'],
  },
  {
    name: 'format-logo',
    prompt: 'Logo for a bicycle workshop called Spoke & Anchor, teal',
    ...{ seed: 20, at: 2, width: 360, words: ['Spoke & Anchor'] },
  },
  {
    name: 'format-icon',
    prompt: 'App icon for a bicycle workshop called Spoke & Anchor, teal',
    ...{ seed: 20, at: 2, width: 256, words: [] },
  },
  {
    name: 'format-card',
    prompt: 'Business card for Spoke & Anchor, bicycle workshop, 12 Quay Street, +44 20 7946 0991, teal',
    ...{ seed: 11, at: 0, width: 480, words: ['Spoke & Anchor', '12 Quay Street', '+44 20 7946 0991'] },
  },
  {
    name: 'format-post',
    prompt: 'Instagram post for Spoke & Anchor, bicycle workshop, "Spring service, 20% off", teal',
    ...{ seed: 11, at: 0, width: 360, words: SPRING, without: 'remove the button' },
  },
  {
    name: 'format-banner',
    prompt: 'Banner for Spoke & Anchor, bicycle workshop, "Spring service, 20% off", teal',
    ...{ seed: 11, at: 0, width: 800, words: SPRING, without: 'remove the button' },
  },
  {
    name: 'site',
    prompt: 'Website for Marigold, a flower shop in Bath: bouquets, weddings, weekly deliveries',
    ...{ seed: 5, at: 1, width: 720, words: ['Marigold', 'Bouquets', 'Weddings', 'Weekly deliveries'] },
  },
  ...SCRIPTS.map((name, index) => ({
    name: `script-${index + 1}`,
    prompt: `Logo for a tea house called "${name}", deep green`,
    ...{ seed: 3, at: [0, 3, 1, 1, 2, 3][index] ?? 0, width: 240, words: [name] },
  })),
]

const START_AT: Record<string, [seed: number, at: number]> = {
  logo: [9, 1],
  website: [5, 1],
  'business-card': [20, 1],
  poster: [3, 2],
  icon: [9, 0],
  banner: [9, 0],
}

/** Those of the chat's starting prompts. */
export const STARTING: readonly Shot[] = STARTS.map(({ picture, prompt, words }) => {
  const [seed, at] = START_AT[picture] ?? [1, 0]
  return { name: picture, prompt, words, seed, at, width: 400 }
})

const BANNER = { width: 960, without: 'remove the button' } as const
const banner = (name: string, title: string, style: string, seed: number, at: number): Shot => ({
  ...BANNER,
  ...{ name, prompt: `Banner "${title}", ${style}`, words: [title], seed, at },
})

/** Banners: one for every article of ours, and three for articles that come without a picture. */
export const BLOG: readonly Shot[] = [
  banner('blog-logo', 'Six sizes, one logo', 'with a magnifying glass, dark green and cream', 20, 0),
  banner('blog-colour', 'Three colours are enough', 'for a painter, terracotta and navy', 21, 2),
  banner('blog-type', 'Choosing two typefaces', 'for a bookshop, ink and yellow', 22, 2),
  banner('blog-print', 'Bleed, trim, safe', 'for a print shop with scissors, magenta and white', 23, 1),
  banner('blog-poster', 'The three-metre test', 'with a telescope, bold red and cream', 20, 2),
  banner('blog-naming', 'Say it on the telephone', 'with a telephone, violet and peach', 20, 1),
  banner('blog-files', 'Which file, for whom', 'with folders, blue and grey, minimal', 20, 2),
  banner('blog-brief', 'What to say first', 'with a pencil, ochre and brown, calm', 20, 1),
  banner('blog-contrast', 'Readable in the sun', 'with sunglasses, orange and dark blue', 20, 1),
  banner('blog-card', 'What a card must say', 'with an envelope, sage and charcoal, quiet', 20, 2),
  banner('fallback-1', 'Ink and paper', 'with a fountain pen, teal and cream', 20, 2),
  banner('fallback-2', 'Notes on making', 'waves, indigo and coral', 31, 2),
  banner('fallback-3', 'From the workshop', 'circles, olive and pink', 32, 2),
]

/** Shown where somebody shares an address of ours. */
export const SHARED: Shot = {
  ...{ name: 'og', prompt: 'Banner "Designs from words", for Limner, vermilion and black', seed: 20, at: 0 },
  ...{ width: 1200, words: ['Limner', 'Designs from words'], without: 'remove the button' },
}

/** With a back that is shown, too. */
export const CARD: Shot = {
  name: 'card',
  prompt: 'Business card for Dr. Ines Moreau, dentist, +33 1 44 55 66 77, quiet and minimalist',
  ...{ seed: 2, at: 0, width: 640, words: ['Dr. Ines Moreau', 'dentist', '+33 1 44 55 66 77'] },
}
