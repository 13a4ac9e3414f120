/** Nouns in the singular and the plural, and words as labels. */

const IRREGULAR: Readonly<Record<string, string>> = {
  people: 'person',
  children: 'child',
  men: 'man',
  women: 'woman',
  series: 'series',
  news: 'news',
  species: 'species',
  data: 'data',
  analytics: 'analytics',
  lenses: 'lens',
  memories: 'memory',
  movies: 'movie',
  cookies: 'cookie',
  shoes: 'shoe',
  leaves: 'leaf',
  knives: 'knife',
  artical: 'article',
  articals: 'article',
}
/** Nouns that are not counted. */
const UNCOUNTED = new Set(
  'news data music equipment furniture information software content stuff feedback advice inventory staff personnel jewellery jewelry merchandise attendance weather food milk water bread rice wheat corn grain coffee tea beer sugar oil electricity fuel waste traffic money cash mail luggage baggage cargo freight transport research homework health sleep blood pollution soil livestock cattle stock payroll purchasing poultry timber wood steel rain snow'.split(
    ' ',
  ),
)

/** 'stories' → 'story'. Lower case. */
export function singularNoun(word: string): string {
  const irregular = IRREGULAR[word]
  if (irregular) return irregular
  if (UNCOUNTED.has(word)) return word
  if (/[^aeiou]ies$/.test(word)) return word.replace(/ies$/, 'y')
  if (/(?:ss|us|is)$/.test(word)) return word
  if (/(?:ch|sh|x|ss|zz|o)es$/.test(word)) return word.replace(/es$/, '')
  return word.replace(/s$/, '')
}

/** One of a thing: 'job listings' → 'job listing'. */
export function oneOf(thing: string): string {
  const words = thing.trim().split(/\s+/)
  const last = words.at(-1) ?? ''
  const lower = last.toLowerCase()
  return [...words.slice(0, -1), lower === last ? singularNoun(last) : last].join(' ')
}

export const isCounted = (thing: string): boolean => !UNCOUNTED.has(thing.toLowerCase().split(/\s+/).at(-1) ?? '')

/** Nouns of acts and of stuff, which stay as they are, and those of the same endings that are counted. */
const ACTS =
  /(?:tion|sion|ment|ance|ence|ity|age|ness|ing|ism|ics|ship|ery|ture|power|energy|content|history|progress|time|access|support)$/
const COUNTED =
  /(?:question|position|location|transaction|application|option|appointment|payment|document|image|message|page|session|community|competition|reservation|notification|promotion|donation|station|attraction|destination|meeting|booking|listing|drawing|painting|recording|ranking|rating|building|training|opportunity|city|facility|activity|conference|lecture|picture|sentence|invitation|collection|solution|certification|obituary|gallery|package|language|vintage|feature|course|article)$/

/** Several of a thing: 'order' → 'orders'. */
export function severalOf(thing: string): string {
  const words = thing.trim().split(/\s+/)
  const last = words.at(-1) ?? ''
  if (
    /^(?:crm|erp|cv|html|css|sms|aqi)$/i.test(last) ||
    !isCounted(last) ||
    (ACTS.test(last) && !COUNTED.test(last)) ||
    singularNoun(last.toLowerCase()) !== last.toLowerCase() ||
    /(?:ed|ing|s)$/.test(last)
  )
    return thing
  const plural = /[^aeiou]y$/.test(last)
    ? last.replace(/y$/, 'ies')
    : /(?:ch|sh|x|s)$/.test(last)
      ? `${last}es`
      : last === 'person'
        ? 'people'
        : `${last}s`
  return [...words.slice(0, -1), plural].join(' ')
}

export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
