/** Families that pages are set in and the library has not, and what stands closest to them in it. All names in lower case. */
import type { FontFamily } from '../../type/types.ts'

/** Rows of a family here, and of names elsewhere, '|' between them. */
// biome-ignore format: a table
const ROWS: readonly (readonly [FontFamily, string])[] = [
  ['Inter Tight', 'inter|inter display|helvetica|helvetica neue|helvetica now|arial|neue haas grotesk|neue haas unica|aktiv grotesk|suisse|suisse intl|akkurat|akzidenz-grotesk|söhne|soehne|sohne|geist|geist sans|nimbus sans|liberation sans|untitled sans|sf pro|sf pro display|sf pro text'],
  ['Hanken Grotesk', 'hk grotesk|basier|basier circle|graphik|lausanne|neue montreal|pp neue montreal|founders grotesk|national|national 2|calibre'],
  ['Work Sans', 'roboto|roboto flex|ibm plex sans|source sans pro|source sans 3|source sans|public sans|libre franklin|acumin pro|acumin'],
  ['Noto Sans', 'open sans|droid sans|segoe ui|verdana|tahoma|pt sans|fira sans|ubuntu|lucida grande|lucida sans|frutiger|myriad pro|myriad'],
  ['Figtree', 'lato|avenir|avenir next|avenir next lt pro|mulish|muli|nunito sans|hind|assistant|karla|cabin|catamaran|gordita|calibri|carlito|trebuchet ms|museo sans|brown|euclid circular a|circular|circular std|lineto circular|cereal|airbnb cereal'],
  ['Plus Jakarta Sans', 'satoshi|general sans|switzer|clash grotesk|cabinet grotesk|be vietnam pro|be vietnam|onest|wix madefor display'],
  ['Outfit', 'poppins|gilroy|sofia pro|lexend|lexend deca|urbanist|readex pro|kumbh sans|prompt|axiforma'],
  ['Montserrat', 'proxima nova|gotham|metropolis|raleway|nexa|mont|red hat text|cera pro|cera|museo sans rounded'],
  ['Jost', 'futura|futura pt|futura std|century gothic|avantgarde|itc avant garde gothic|brandon grotesque|twentieth century|tw cen mt|spartan|didact gothic|questrial|neutraface'],
  ['Archivo', 'franklin gothic|itc franklin gothic|archivo narrow|trade gothic|news gothic|benton sans|benton|univers|din pro|din next|ff din|barlow|titillium web'],
  ['Space Grotesk', 'space mono grotesk|familjen grotesk|darker grotesque|chakra petch'],
  ['Sora', 'exo|exo 2|saira|orbitron'],
  ['EB Garamond', 'garamond|adobe garamond pro|garamond premier pro|cormorant garamond pro|sabon|minion pro|minion|crimson|crimson text|crimson pro|bembo|palatino|palatino linotype|book antiqua|spectral'],
  ['Source Serif 4', 'georgia|times|times new roman|source serif pro|source serif|noto serif|pt serif|charter|merriweather|cambria|ibm plex serif|tinos|droid serif|utopia'],
  ['Newsreader', 'baskerville|libre baskerville|tiempos|tiempos headline|tiempos text|lyon|publico|chronicle|chronicle display|mercury|miller|domine'],
  ['Playfair Display', 'playfair|playfair display sc|canela|noe display|ivy presto headline|ogg|domaine display'],
  ['Bodoni Moda', 'bodoni|bodoni 72|didot|didot lt|libre bodoni|linotype didot|walbaum'],
  ['DM Serif Display', 'dm serif text|gt super|gt super display|freight display pro|gt alpina'],
  ['Fraunces', 'cooper|cooper black|recoleta|souvenir|windsor|cooper light|caslon graphique|gazpacho|rocaline'],
  ['Cormorant', 'cormorant garamond|cormorant infant|ivy mode|ivymode|gilda display|cardo'],
  ['Lora', 'gelasio|literata|vollkorn|kreon|alike|freight text pro'],
  ['Cinzel', 'trajan|trajan pro|cinzel decorative|optima'],
  ['Roboto Slab', 'rockwell|sentinel|museo slab|museo|archer|adelle|arvo|josefin slab|clarendon|crete round|aleo|rokkitt'],
  ['Special Elite', 'courier|courier new|american typewriter'],
  ['IBM Plex Mono', 'menlo|monaco|consolas|sf mono|fira code|fira mono|roboto mono|source code pro|inconsolata|ubuntu mono|dm mono|geist mono|sfmono-regular'],
  ['Barlow Condensed', 'din condensed|roboto condensed|saira condensed|fira sans condensed|pt sans narrow|ibm plex sans condensed|open sans condensed|trade gothic condensed|proxima nova condensed'],
  ['Oswald', 'league gothic|fjalla one|pathway gothic one|teko|alternate gothic'],
  ['Bebas Neue', 'bebas|bebas kai|knockout|tungsten'],
  ['Anton', 'impact|haettenschweiler|druk|druk wide'],
  ['Nunito', 'varela round|arial rounded mt bold|m plus rounded 1c|mplus rounded|dosis|vag rounded'],
  ['Quicksand', 'comfortaa light|gotham rounded|proxima soft'],
  ['Caveat', 'comic sans|comic sans ms|indie flower|patrick hand|kalam|handlee|shadows into light|reenie beanie'],
  ['Dancing Script', 'brush script|brush script mt|cookie|kaushan script|yellowtail|courgette'],
  ['Great Vibes', 'allura|alex brush|parisienne|pinyon script|tangerine|snell roundhand|petit formal script'],
]

export const WEB_FACES: ReadonlyMap<string, FontFamily> = new Map(
  ROWS.flatMap(([family, names]) => names.split('|').map((name) => [name, family] as const)),
)

/** What nobody chose: a system's own letters. */
export const SYSTEM_FACES: ReadonlySet<string> = new Set(
  'system-ui|-apple-system|blinkmacsystemfont|ui-sans-serif|ui-serif|ui-monospace|ui-rounded|inherit|initial|unset|revert|apple color emoji|segoe ui emoji|segoe ui symbol|noto color emoji|emoji|math|fangsong'.split(
    '|',
  ),
)
/** They stand in systems' stacks, where they are no choice of a business. */
export const STAND_INS: ReadonlySet<string> = new Set(
  'segoe ui|roboto|oxygen|ubuntu|cantarell|fira sans|droid sans|helvetica neue|helvetica|arial|noto sans|liberation sans|menlo|monaco|consolas|sfmono-regular|liberation mono|courier new'.split(
    '|',
  ),
)

/** What a name or a generic family says of its sort, and the usual one of it. The first that is said counts. */
export const SORTS_OF_FACES: readonly (readonly [RegExp, FontFamily])[] = [
  [/\bmono(?:space)?\b|\bcode\b/, 'IBM Plex Mono'],
  [/\bslab\b/, 'Roboto Slab'],
  [/\bcondensed\b|\bnarrow\b|\bcompressed\b/, 'Barlow Condensed'],
  [/\brounded\b|\bsoft\b/, 'Nunito'],
  [/\bscript\b|\bcursive\b|\bhandwrit/, 'Dancing Script'],
  [/\bsans\b|\bgrotes(?:k|que)\b|\bgothic\b/, 'Hanken Grotesk'],
  [/\bserif\b|\bantiqua\b/, 'Source Serif 4'],
]
