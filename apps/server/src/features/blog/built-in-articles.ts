/** What is known of our own articles beside their text, newest first. */
export interface BuiltInArticle {
  /** Also the name of the file in ./articles. */
  slug: string
  title: string
  excerpt: string
  category: string
  tags: string[]
  /** In /pictures. */
  picture: string
  /** 2026-05-04 */
  day: string
}

export const BUILT_IN_ARTICLES: readonly BuiltInArticle[] = [
  {
    slug: 'six-sizes-one-logo',
    title: 'Six sizes, one logo',
    excerpt: 'A logo is not one drawing. It is a family that has to survive a browser tab and a shop front alike.',
    category: 'Logos',
    tags: ['logo', 'size', 'favicon', 'systems'],
    picture: 'blog-logo',
    day: '2026-11-09',
  },
  {
    slug: 'three-colours-are-enough',
    title: 'Three colours are enough',
    excerpt: 'A ground, an ink and one pigment carry almost any design. How to choose them, and in what amounts.',
    category: 'Colour',
    tags: ['colour', 'palette', 'oklch'],
    picture: 'blog-colour',
    day: '2026-10-26',
  },
  {
    slug: 'choosing-two-typefaces',
    title: 'Choosing two typefaces',
    excerpt: 'Pairing type is less about taste than about jobs: one face is seen, the other is read.',
    category: 'Type',
    tags: ['type', 'pairing', 'reading', 'licence'],
    picture: 'blog-type',
    day: '2026-10-12',
  },
  {
    slug: 'bleed-trim-safe',
    title: 'Bleed, trim, safe: what printers ask for',
    excerpt: 'Three rectangles decide whether a card comes back with a white edge. What each is for, in millimetres.',
    category: 'Printing',
    tags: ['print', 'bleed', 'business card', 'pdf'],
    picture: 'blog-print',
    day: '2026-09-28',
  },
  {
    slug: 'the-three-metre-test',
    title: 'The three-metre test for posters',
    excerpt: 'A poster is read from across a street. A simple way to find out whether yours can be.',
    category: 'Layout',
    tags: ['poster', 'hierarchy', 'distance'],
    picture: 'blog-poster',
    day: '2026-09-14',
  },
  {
    slug: 'say-it-on-the-telephone',
    title: 'Say it on the telephone: a test for names',
    excerpt: 'Before you draw a name, say it aloud, spell it, and hear it misheard. Six checks that take ten minutes.',
    category: 'Naming',
    tags: ['naming', 'brand', 'domain'],
    picture: 'blog-naming',
    day: '2026-08-31',
  },
  {
    slug: 'which-file-for-whom',
    title: 'Which file, for whom',
    excerpt: 'PNG, JPG, SVG or PDF? It depends on who opens it next. One table to settle it.',
    category: 'Files',
    tags: ['files', 'svg', 'pdf', 'png', 'handover'],
    picture: 'blog-files',
    day: '2026-08-17',
  },
  {
    slug: 'what-to-say-first',
    title: 'What to say first: writing a design brief in one sentence',
    excerpt: 'What, for whom, with which words, in which mood. A sentence with those four in it is a brief.',
    category: 'Working with Limner',
    tags: ['brief', 'prompt', 'words'],
    picture: 'blog-brief',
    day: '2026-08-03',
  },
  {
    slug: 'readable-in-the-sun',
    title: 'Readable in the sun: contrast you can measure',
    excerpt: 'Grey on white looks elegant in a dark room. What contrast ratios mean, and the numbers worth keeping.',
    category: 'Colour',
    tags: ['contrast', 'accessibility', 'colour'],
    picture: 'blog-contrast',
    day: '2026-07-20',
  },
  {
    slug: 'what-a-business-card-must-say',
    title: 'What a business card must say, and what it may leave out',
    excerpt: 'A card has one minute of attention and nine square inches. Start by taking things off it.',
    category: 'Printing',
    tags: ['business card', 'print', 'hierarchy'],
    picture: 'blog-card',
    day: '2026-07-06',
  },
]
