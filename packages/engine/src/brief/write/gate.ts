/** What a written line must be before it is set: whole, said to whoever reads it, and no instruction. */

export type Place = 'headline' | 'line' | 'button'

/** Longest line for each place: characters and words. */
const LONGEST: Record<Place, readonly [characters: number, words: number]> = {
  headline: [48, 8],
  line: [96, 16],
  button: [22, 4],
}

/** Words of a request that nobody prints. */
const INSTRUCTION =
  /\b(?:users?|viewers?|target audience|audience|purpose|encourag\w*|entic\w*|persuad\w*|convinc\w*|motivat\w*|promot(?:e|es|ing)|showcas\w*|emphasi[sz]\w*|highlight\w*|incorporat\w*|depict\w*|convey\w*|featuring|advertis\w*|thumbnails?|flyers?|posters?|banners?|facebook|instagram|youtube|linkedin|functionalit\w*|for more information|account's|a design|the design|(?:create|design|generate) an?)\b/i

/** Words on which no line ends. */
const OPEN_ENDED = new Set(
  `a an the and or but nor of for to from with in on at by as than that which who whose if so because while when where is are was were be been being am
  has have had do does did can could should would will shall may might must your our my their his its this these those such very
  about into onto over under between through during without within upon per via & - – — , ;`.split(/\s+/u),
)
/** Words that may stand twice. */
const SMALL = new Set(
  'a an the and or of for to in on at by with you your it we our is as more no not be all one i than that so'.split(
    ' ',
  ),
)

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}%$€£'’&-]+/gu) ?? []

/** Whether a line may be set in a place. @param own lines of our decks are whole as they stand, and may say a word twice ('Good food, good company') */
export function printable(text: string, place: Place, own = false): boolean {
  const words = wordsIn(text)
  const [characters, most] = LONGEST[place]
  if (words.length === 0 || text.length > characters || words.length > most) return false
  if (INSTRUCTION.test(text) || (!own && (OPEN_ENDED.has(words.at(-1) ?? '') || /[,;:–—-]\s*$/.test(text))))
    return false
  if (/[{}<>[\]\\]|\.\.|,,/.test(text) || (text.match(/[("“]/g)?.length ?? 0) !== (text.match(/[)"”]/g)?.length ?? 0)) {
    if (!/^[^("“]*"[^"]*"[^("“]*$/.test(text)) return false
  }
  const said = words.filter((word) => !SMALL.has(word)).map((word) => word.replace(/s$/, ''))
  return own || new Set(said).size === said.length
}
