/** Whether a prompt asks for a set of icons, how many, and in what grid. */
export interface AskedSet {
  columns: number
  rows: number
  count: number
  /** What its icons are to show, as the prompt lists it; empty where it does not. */
  things: string[]
}

const NUMBERS = 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
  ' ',
)
const COUNT = `\\d{1,2}|${NUMBERS.join('|')}|(?:a |half a )?dozen`
/** Few sets are smaller, and no sheet holds more. */
const [LEAST, MOST, USUAL] = [2, 16, 9]

const GRID = /\b(\d)\s?(?:[x×*]|by)\s?(\d)\b(?!\s?(?:px|pixels|cm|mm|in\b|inch))/i
const SET = 'sets?|packs?|sheets?|collections?|series|famil(?:y|ies)|groups?|bundles?|librar(?:y|ies)|grids?'
const OF_NUMBER = new RegExp(`\\b(?:${SET}) of (${COUNT})\\b`, 'i')
const NUMBER_OF = new RegExp(`\\b(${COUNT})[ -](?:[\\w-]+ ){0,4}?(?:icons|pictograms|glyphs)\\b`, 'i')
const PLAIN = new RegExp(
  `\\b(?:icon|pictogram|glyph)s?[ -](?:${SET})\\b|\\b(?:${SET}) of (?:[\\w-]+ ){0,4}?(?:icons|pictograms|glyphs)\\b`,
  'i',
)
const PLURAL = /\b(?:icons|pictograms)\b/i
/** Concepts to choose from are no set. */
const CONCEPTS = /\b(?:app icons|variations?|versions?|options?|concepts?|alternatives?|drafts?)\b/i

function numberOf(words: string): number {
  const lower = words.toLowerCase()
  if (lower.includes('dozen')) return lower.includes('half') ? 6 : 12
  const at = NUMBERS.indexOf(lower)
  return at >= 0 ? at + 2 : Number(lower)
}

/** Columns and rows in which so many stand well. */
function gridOf(count: number): [columns: number, rows: number] {
  const even: Record<number, [number, number]> = {
    2: [2, 1],
    3: [3, 1],
    4: [2, 2],
    5: [5, 1],
    6: [3, 2],
    8: [4, 2],
    10: [5, 2],
    12: [4, 3],
    15: [5, 3],
  }
  const columns = Math.ceil(Math.sqrt(count))
  return even[count] ?? [columns, Math.ceil(count / columns)]
}

/** Where a list may begin: what follows is read up to the end of its sentence. */
const OPENS = /(?=(?::|\b(with|including|showing|featuring|of|for|namely|such as)\b)\s*([^:.;()]+))/gi
/** How icons are drawn, not what they show. */
const MANNERS =
  /\b(?:lines?|thin|thick|bold|solid|outlined?|filled|flat|duotone|gradients?|minimal|modern|simple|rounded|style|colou?rs?|icons)\b/i

/** The longest list of the prompt: single things of few words. */
function listed(prompt: string, colours: readonly string[]): string[] {
  const isColour = (thing: string) => colours.includes(thing.toLowerCase())
  const lists = [...prompt.matchAll(OPENS)].flatMap(([, word, list = '']) => {
    const things = list.split(/,|\band\b|&|\+|\/|\n|•/i).map((one) => one.replace(/["'“”]/g, '').trim())
    // 'For a bakery, warm and modern': whom it is for is no list of things.
    if (word?.toLowerCase() === 'for' && /^(?:an?|the|my|our|your)\b/i.test(things[0] ?? '')) return []
    const named = things.map((one) => one.replace(/^(?:an?|the)\s+/i, '').replace(/\s*\bicon\b/gi, '')).filter(Boolean)
    // Behind the things stands how they are to be: '…, fog, line style, blue'.
    return [named.slice(0, named.findLastIndex((one) => !MANNERS.test(one) && !isColour(one)) + 1)]
  })
  const whole = lists.filter(
    (list) => list.length >= LEAST && list.every((one) => one.split(/\s+/).length <= 3 && !MANNERS.test(one)),
  )
  return whole.reduce((longest, list) => (list.length > longest.length ? list : longest), [])
}

/** The set that a prompt asks for; undefined where it asks for one icon. @param colours words of colours, which are no things */
export function readSet(prompt: string, colours: readonly string[]): AskedSet | undefined {
  const [, across, down] = prompt.match(GRID) ?? []
  const said = prompt.match(OF_NUMBER)?.[1] ?? prompt.match(NUMBER_OF)?.[1]
  const isSet = PLAIN.test(prompt) || said !== undefined || (PLURAL.test(prompt) && !CONCEPTS.test(prompt))
  if (!isSet || (CONCEPTS.test(prompt) && !PLAIN.test(prompt))) return undefined
  const things = listed(prompt, colours)
  if (across && down && Number(across) * Number(down) >= LEAST && Number(across) * Number(down) <= MOST)
    return { columns: Number(across), rows: Number(down), count: Number(across) * Number(down), things }
  const count = said ? numberOf(said) : things.length >= 3 ? things.length : USUAL
  if (!(count >= LEAST)) return undefined
  const [columns, rows] = gridOf(Math.min(MOST, count))
  return { columns, rows, count: Math.min(MOST, count), things }
}
