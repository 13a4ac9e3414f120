/** Words for type in a wish: sorts of it, families by the names that people give them. Rows of phrases, '|' between them. */
import { CATALOGUE, type FontCategory, hasFont } from '../../type/catalogue.ts'
import type { FontFamily } from '../../type/types.ts'

/** A sort of type as people ask for it: a category, or what is heavy enough for a poster. */
export type FontSort = FontCategory | 'heavy'

/** `alone`: a font is meant even where no word for type is said. */
// biome-ignore format: a table
export const FONT_SORTS: readonly { category: FontSort; words: string; alone?: true }[] = [
  { category: 'sans', alone: true, words: 'sans serif|sans-serif|sans serifs|sans|grotesque|grotesk|sansserif|without serifs|no serifs' },
  { category: 'slab', alone: true, words: 'slab|slab serif|slab-serif|typewriter|egyptian|slab serifs' },
  { category: 'serif', alone: true, words: 'serif|serifs|serifed|antiqua|didone|garalde|with serifs' },
  { category: 'script', alone: true, words: 'script|hand-written|handwritten|hand written|handwriting|hand-lettered|hand lettered|brush script|graffiti|calligraphic|calligraphy|brush lettering|cursive' },
  { category: 'script', words: 'brush|signature|marker|hand-drawn|hand drawn|handmade' },
  { category: 'mono', alone: true, words: 'monospaced|monospace|mono spaced|typewritten' },
  { category: 'mono', words: 'mono|code|coding|computer|terminal' },
  { category: 'condensed', alone: true, words: 'condensed|compressed' },
  { category: 'condensed', words: 'narrow|narrower|tall|slim|slimmer|space-saving' },
  { category: 'rounded', words: 'rounded|round|rounder|soft|softer|bubbly|bubble|more rounded|more round|a bit softer' },
  { category: 'blackletter', alone: true, words: 'blackletter|black letter|fraktur|old english' },
  { category: 'blackletter', words: 'gothic' },
  { category: 'heavy', words: 'heavy poster|poster|fat poster|heavy display|heavy headline|heavy|fat|chunky|ultra bold|massive' },
  { category: 'display', words: 'display|decorative|fancy|funky' },
]

export const FONT_SENSES = {
  typeWord:
    'font|fonts|typeface|typefaces|type face|type|typography|lettering|letters|letterforms|font style|font family|type style|style of lettering|font choice|fonts used|letter style',
  otherFont:
    "another|a different|different|other|a new|new|some other|another kind of|alternative|a better|better|an alternative|change|swap|switch|change up|swap out|i don't like|i don't love|hate|dislike|not a fan of|not happy with|not keen on|not sure about|not convinced by|unsure about",
  distinctFont:
    'more character|with more character|more personality|with more personality|more charm|some character|with character|more attitude|more flair|more distinctive|distinctive|more unique|unique|special|more special|unusual|more unusual|interesting|more interesting|memorable|more memorable|original|more original|expressive|more expressive|less generic|less boring|less plain|less bland|less ordinary|less standard|too generic|too boring|too plain|too bland|too ordinary|too standard|boring|so generic|generic|bland',
  readableFont:
    'more readable|easier to read|more legible|readable|legible|clearer|better readable|easy to read|simpler to read|hard to read|difficult to read|not readable|unreadable|illegible|not legible',
  oneFont:
    'one font|a single font|one typeface|a single typeface|only one font|just one font|one font everywhere|one font for everything|a single font everywhere|the same font everywhere|the same font throughout|one font only|a single font throughout|the same font for everything',
  each: 'every|all|all the|all of the|every single|both',
  pairs: 'pair|combine|mix',
} as const
export type FontSense = keyof typeof FONT_SENSES

/** Well-known families that the library has not, and what stands closest to them in it. */
// biome-ignore format: a table
const CLOSEST: Readonly<Record<string, FontFamily>> = {
  inter: 'Inter Tight', helvetica: 'Inter Tight', 'helvetica neue': 'Inter Tight', arial: 'Inter Tight', roboto: 'Work Sans',
  futura: 'Jost', 'century gothic': 'Jost', garamond: 'EB Garamond', gotham: 'Montserrat', 'proxima nova': 'Montserrat',
  avenir: 'Figtree', lato: 'Figtree', poppins: 'Outfit', 'open sans': 'Noto Sans', georgia: 'Source Serif 4',
  times: 'Source Serif 4', 'times new roman': 'Source Serif 4', baskerville: 'Newsreader', bodoni: 'Bodoni Moda',
  didot: 'Bodoni Moda', courier: 'Special Elite', impact: 'Anton', rockwell: 'Roboto Slab', trajan: 'Cinzel',
  'brush script': 'Satisfy', 'comic sans': 'Caveat', din: 'Barlow Condensed', 'franklin gothic': 'Archivo',
  merriweather: 'Source Serif 4', 'libre baskerville': 'Newsreader', 'crimson text': 'EB Garamond', caslon: 'EB Garamond',
  palatino: 'EB Garamond', cambria: 'Source Serif 4', nunito: 'Figtree', 'source sans': 'Work Sans', verdana: 'Noto Sans',
  tahoma: 'Noto Sans', calibri: 'Figtree', raleway: 'Outfit',
  playfair: 'Playfair Display', cooper: 'Fraunces', 'cooper black': 'Fraunces',
}

/** Family names that are words of their own: they need "font" or "use" beside them. */
const COMMON: ReadonlySet<string> = new Set(
  'Rubik Jost Syne Sora Rye Outfit Anton Cairo Prata Lobster Amiri Limelight Bitter Satisfy Righteous Caveat Epilogue Archivo'.split(
    ' ',
  ),
)
const COMMON_CALLED: ReadonlySet<string> = new Set(['times', 'impact', 'courier', 'cooper', 'din', 'gotham', 'inter'])

export interface NamedFont {
  family: FontFamily
  /** As it is called, where the library has only what is closest to it. */
  called?: string
  /** Its name is a word of its own, too. */
  common: boolean
}

/** Families by what they are called, in lower case. */
export const NAMED_FONTS: readonly (readonly [name: string, font: NamedFont])[] = [
  ...Object.entries(CLOSEST).map(([name, family]) => {
    const called = name.replace(/(?<!\w)\w/g, (letter) => letter.toUpperCase())
    return [name, { family, called, common: COMMON_CALLED.has(name) }] as const
  }),
  ...CATALOGUE.map(({ family }) => [family.toLowerCase(), { family, common: COMMON.has(family) }] as const),
]

/** Whether words are the name of a family, and so no copy. */
export const isFontName = (words: string) => hasFont(words.trim()) || Object.hasOwn(CLOSEST, words.trim().toLowerCase())
