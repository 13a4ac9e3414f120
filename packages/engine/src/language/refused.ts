/** What a request refuses, in its own words: every item of a list, whether the thing is known or not. */

/** Something that is refused. */
export interface Refusal {
  /** Lower case, without what refuses it. */
  words: string
  /** Characters of the prompt that refuse it, half-open: the word that refuses and the list that it stands in. */
  from: number
  to: number
  /** The word that refuses. */
  by: string
}

/** What refuses. */
const REFUSING =
  /(?<![\p{L}\p{N}])(?:(?:please|pls|bitte|por favor) )?(?:no|without(?: any)?|avoid(?:ing)?|nor|never|skip(?: the)?|not (?:an?|the|any|another)|anything but|(?:do not|don['’]?t|never|not) (?:use|add|include|want|show|put|draw|need|like)(?: to (?:see|use))?(?: any)?|kein(?:e[nrms]?)?|ohne|nicht|sans|pas (?:de |d['’])|ni|sin|ning[uú]na?|senza|niente|sem|nem|geen|zonder|ingen|inget|uden|utan)(?:\s+|(?<=['’ ]))/giu
/** A list behind a colon is refused whole. */
const LISTED = /(?<![\p{L}])(?:not wanted|unwanted|don['’]?ts?|no-gos?|avoid|(?:please )?no)\s*:\s*/giu
/** 'the compass is a cliché': refused without a no. */
const WORN =
  /\s(?:is|are) (?:so |too |such |a bit |really |very )?(?:an? )?(?:clich[ée]d?s?|overdone|overused|tacky|played out|off limits)(?![\p{L}])/giu
/** Characters before it in which the thing stands. */
const BEFORE = 40
/** Where what is refused ends. */
const END =
  /[.;!?:()\n—–]|(?<![\p{L}])(?:but|please|pls|bitte|with|just|only|use|make|keep|because|since|so|instead|rather|maybe|perhaps|though|if|that|which|who|we|it|i)(?![\p{L}])/iu
const NEXT =
  /\s+(?=(?:no|nor|or|without|sin|ni|ohne|sans|keine?n?)\s)|\s*,\s*|\s+such as\s+|\s+(?:and|&|or|nor|und|oder|noch|ni|ou|et|o|y|e|nem)\s+/iu
const LEAD =
  /^(?:and|or|nor|no|any|an?|the|some|of|too|either|another|without|even|yet|ohne|keine?n?|sin|sans|pas de|ni|ein(?:e[nrms]?)?|de[rnsm]|die|das|wieder|schon|le|la|les|los|las|el|une?|un[ao]s?|du|de)\s+|^[ld]['’]/iu
const TAIL = /\s+(?:either|at all|thanks|anywhere|whatsoever|and|or|und|y)$/iu
/** 'no booking needed', 'no entry fee', 'no 7', 'no more than two', 'not a problem': said to people, or no refusal. */
const NO_REFUSAL =
  /\d|(?<![\p{L}])too(?![\p{L}])|^(?:more|less|later|longer|one|idea|problem|worries|matter|need|doubt|rush|just|only|plain|simple|clich[ée]s?)(?![\p{L}])|(?:needed|required|necessary|fee|charge|obligation)$/iu

const [MOST_WORDS, MOST_ITEMS] = [4, 12]
/** So much of what is refused tells whether a text says it. */
const FIRST = 5

function trimmed(item: string): string {
  let [said, before] = [item.trim(), '']
  while (said !== before) [before, said] = [said, said.replace(LEAD, '').replace(TAIL, '').trim()]
  return said
}

/** A list up to its end; behind a comma it goes on where 'or' or 'nor' closes it, or where all of it is refused. */
function listIn(rest: string, isWhole: boolean): string {
  const end = isWhole ? rest.search(/[.;!?\n]/u) : rest.search(END)
  const scope = end < 0 ? rest : rest.slice(0, end)
  const comma = scope.indexOf(',')
  const goesOn = isWhole || comma < 0 || /(?<![\p{L}])(?:or|nor|oder|noch|ou|ni)(?![\p{L}])/iu.test(scope.slice(comma))
  return goesOn ? scope : scope.slice(0, comma)
}

/** So much of a list is looked at: what is further away was not refused. */
const REACH = 200

/** All that a prompt refuses, as it says it. */
export function refusalsIn(prompt: string): Refusal[] {
  const after = (pattern: RegExp, isWhole: boolean) =>
    [...prompt.matchAll(pattern)].flatMap(({ index, 0: word }) => {
      const start = index + word.length
      const list = listIn(prompt.slice(start, start + REACH), isWhole)
      return list
        .split(NEXT)
        .map((item) => ({ words: trimmed(item), from: index, to: start + list.trimEnd().length, by: word }))
    })
  const worn = [...prompt.matchAll(WORN)].map(({ index, 0: word }) => {
    const before = prompt.slice(Math.max(0, index - BEFORE), index).split(/[^\p{L}\p{N}'’ -]/u)
    const words = trimmed(before.at(-1) ?? '')
    return { words, from: index - words.length, to: index + word.length, by: word }
  })
  return [...after(REFUSING, false), ...after(LISTED, true), ...worn]
    .map((one) => ({ ...one, words: one.words.toLowerCase() }))
    .filter(({ words }) => words.length > 2 && words.split(' ').length <= MOST_WORDS && !NO_REFUSAL.test(words))
}

/**
 * @param texts that stand to the letter: 'no experience needed' is read, not obeyed
 */
export function refusedIn(prompt: string, texts: readonly string[]): string[] {
  const said = texts.map((text) => text.toLowerCase())
  const lower = prompt.toLowerCase()
  const isRead = ({ from, words }: Refusal) => {
    const start = lower.indexOf(words, from)
    const begun = prompt.slice(from, start + FIRST).toLowerCase()
    return said.some((text) => text.includes(begun.trim()))
  }
  const found = refusalsIn(prompt).filter((one) => !isRead(one))
  return [...new Set(found.map(({ words }) => words))].slice(0, MOST_ITEMS)
}
