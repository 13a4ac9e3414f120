/** Things that a prompt names itself: 'resources, including gold and iron', 'three sizes: small, medium, large'. They stand where samples would. */
/** What lists follow, with the noun that says what they are of. */
const LISTS: readonly RegExp[] = [
  /([\p{L}-]+),?\s+(?:including|such as|for example|e\.g\.,?)\s+([^.;:()\n]{5,160})/giu,
  /\b(?:two|three|four|five|six|seven|eight|\d|these|different|following)\s+(?:[\p{L}-]+\s+)?([\p{L}]+s):\s*([^.;\n]{5,160})/giu,
  /([\p{L}]+s)\s+\((?:e\.g\.,?\s+|such as\s+|like\s+)?([^()\n]{5,120})\)/giu,
]
/** What lists functions, parts and fields, none of which is a sample. */
const NOT_OF =
  /^(?:functionalit\w*|features?|functions?|capabilit\w*|pages?|sections?|information|details?|data|users?|websites?|tools?|forms?|elements?|options?|screens?|platforms?|reports?|files?|fields?|records?)$/i
/** Where the list ends and something else begins. */
const ENDS = /^(?:each|with|that|which|where|who|to|so|all|can|while|for|from|both|then)\b/i
const ARTICLES = /^(?:and|or|an?|the|also|as well as)\s+/i
const [LONGEST, MOST_WORDS, FEWEST] = [24, 3, 2]

function namesIn(list: string, isVerb: (word: string) => boolean): string[] {
  const names: string[] = []
  for (const part of list.split(/,|\s(?:and|or)\s/)) {
    let name = part.trim()
    while (ARTICLES.test(name)) name = name.replace(ARTICLES, '')
    if (name === '') continue
    const [first = ''] = name.toLowerCase().split(/\s+/)
    const isDone = isVerb(first) && name.includes(' ')
    if (ENDS.test(name) || isDone || name.length > LONGEST || name.split(/\s+/).length > MOST_WORDS) break
    names.push(name.replace(/\s+etc\.?$/i, ''))
  }
  return [...new Set(names)]
}

/** The named ones of a thing, by the noun that the prompt has for it. */
export function membersIn(prompt: string, isVerb: (word: string) => boolean): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const pattern of LISTS)
    for (const [, noun = '', list = ''] of prompt.matchAll(pattern)) {
      const names = NOT_OF.test(noun) ? [] : namesIn(list, isVerb)
      const of = noun.toLowerCase()
      if (names.length >= FEWEST && !found.has(of)) found.set(of, names)
    }
  return found
}
