/** Words that show, and what is no picture. */
import type { Depiction } from '../types.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/u).filter(Boolean))

/** What is said behind them is to be seen. */
export const SHOWING = words(
  `with feature show showcase depict include display illustrate portray picture image photo photograph illustration
  drawing silhouette graphic icon visual scene element motif decorate adorn surround draw add incorporate contain
  accompany sketch print clipart artwork vector border collage backdrop background`,
)
/** Verbs that lead away from what is seen. */
export const STANDING = words(
  'promote advertise encourage announce invite attract inform celebrate call name title say read write use',
)
/** Nouns that say that something is a picture; the thing stands before or behind them. */
export const PICTURE_NOUNS = words(
  'picture image photo photograph illustration drawing silhouette graphic icon visual scene element motif sketch artwork vector art design symbol figure pattern outline border frame accent decoration texture theme clipart background ornament range cartoon doodle clip-art watercolor watercolour caricature emoji sticker',
)
export const BACKDROPS = words('background backdrop')
/** Before a colour they say which of it: adverbs by their form. */
export const SHADES = words('soft deep bright light dark pale warm')
export const SIZE_WORDS: Record<string, Depiction['size']> = {
  small: 'small',
  tiny: 'small',
  'small-sized': 'small',
  little: 'small',
  mini: 'small',
  medium: 'medium',
  'medium-sized': 'medium',
  large: 'large',
  'large-sized': 'large',
  big: 'large',
  oversized: 'huge',
  huge: 'huge',
  giant: 'huge',
  enormous: 'huge',
}
/** What things and animals may have on. */
export const WORN = words(
  'sunglasses sunglass glasses goggles shades hat cap crown helmet sombrero beanie scarf bow headphone headphones earphones bandage aid plaster arrow',
)
/** A face by its parts. */
export const FACES = words('face smile grin eye expression')
/** Faces by the words for them. */
export const MOOD_WORDS: Record<string, Depiction['mood']> = Object.fromEntries(
  (
    [
      ['happy', 'happy smiling smiley smile cheerful laughing grinning jolly joyful'],
      ['sad', 'sad crying unhappy gloomy tearful frowning'],
      ['silly', 'silly goofy funny crazy wacky googly derpy'],
      ['confused', 'confused puzzled bewildered'],
      ['angry', 'angry grumpy furious mad'],
      ['sleepy', 'sleepy sleeping snoozing tired dozing'],
    ] satisfies [Depiction['mood'], string][]
  ).flatMap(([mood, list]) => list.split(' ').map((word) => [word, mood])),
)
/** Nouns that are parts of designs, notions, people addressed: nothing to draw. */
export const NO_PICTURE = words(
  `text title subtitle headline heading subheading tagline slogan message phrase quote word caption line copy lettering name brand
  date time venue location place address number email mail url link site hashtag price offer cta label greeting
  footer detail details info information contact background font typeface typography letter color colour palette tone scheme border frame texture
  gradient shade hue layout component theme look style design vibe feel feeling mood aesthetic atmosphere touch
  picture image photo photograph illustration drawing silhouette icon graphic pattern cartoon doodle sketch watercolor watercolour collage portrait scene figure symbol shape visual element motif artwork art
  announcement music user visitor customer viewer client guest member audience poster flyer flier banner card postcard logo website page cover brochure invitation certificate post story ad advertisement advert header event company business store shop brand product service sale discount
  top bottom left right center centre middle corner side edge foreground front space area section part half row column size font-size px
  way idea sense emphasis focus attention example variety range kind type set lot number use purpose aim goal opportunity experience quality benefit effect mix combination contrast balance style
  year month week day morning evening night hour minute season summer winter spring autumn fall weekend
  life love world nature beauty joy peace hope success power energy spirit passion dream adventure freedom
  community people everyone group pastel plan feature`,
)
