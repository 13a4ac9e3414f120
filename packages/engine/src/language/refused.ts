/** What a request refuses, in its own words: every item of a list, whether the thing is known or not. */

/** What refuses; a list behind a colon is refused whole. */
const REFUSING =
  /(?<![\p{L}\p{N}])(?:no|without(?: any)?|avoid(?:ing)?|nor|skip|(?:do not|don['’]?t) (?:use|add|include|want|show|put)(?: any)?|kein(?:en?)?|ohne|sans|pas de|sin|senza|sem)\s+/giu
const LISTED = /(?<![\p{L}])(?:not wanted|unwanted|don['’]?ts?|no-gos?|avoid|please no)\s*:\s*/giu
/** 'the compass is a cliché': refused without a no. */
const WORN =
  /\s(?:is|are) (?:so |too |such |a bit |really |very )?(?:an? )?(?:clich[ée]d?s?|overdone|overused|tacky|played out|off limits)(?![\p{L}])/giu
/** Characters before it in which the thing stands. */
const BEFORE = 40
/** Where what is refused ends. */
const END =
  /[.;!?:()\n—–]|(?<![\p{L}])(?:but|please|pls|with|just|only|use|make|keep|because|since|so|instead|though|if|that|which|who|we|it|i)(?![\p{L}])/iu
const NEXT = /\s+(?=(?:no|nor|or)\s)|\s*,\s*|\s+(?:and|&|or|nor)\s+/iu
const LEAD = /^(?:and|or|nor|no|any|an?|the|some|of|too|either)\s+/iu
const TAIL = /\s+(?:either|at all|thanks|anywhere|whatsoever|and|or)$/iu
/** 'no booking needed', 'no entry fee', 'no 7', 'no more than two': said to people, or no refusal. */
const NO_REFUSAL =
  /\d|^(?:more|less|later|longer|one|idea|problem|worries|matter|need|doubt|rush)(?![\p{L}])|(?:needed|required|necessary|fee|charge|obligation)$/iu

const [MOST_WORDS, MOST_ITEMS] = [4, 12]
/** So much of what is refused tells whether a text says it. */
const FIRST = 5

function trimmed(item: string): string {
  let [said, before] = [item.trim(), '']
  while (said !== before) [before, said] = [said, said.replace(LEAD, '').replace(TAIL, '').trim()]
  return said
}

/** The items of a list up to its end; behind a comma it goes on where 'or' or 'nor' closes it, or where all of it is refused. */
function itemsOf(rest: string, isWhole: boolean): string[] {
  const end = isWhole ? rest.search(/[.;!?\n]/u) : rest.search(END)
  const scope = end < 0 ? rest : rest.slice(0, end)
  const comma = scope.indexOf(',')
  const goesOn = isWhole || comma < 0 || /(?<![\p{L}])(?:or|nor)(?![\p{L}])/iu.test(scope.slice(comma))
  const own = goesOn ? scope : scope.slice(0, comma)
  return own.split(NEXT).map(trimmed)
}

/**
 * @param texts that stand to the letter: 'no experience needed' is read, not obeyed
 */
export function refusedIn(prompt: string, texts: readonly string[]): string[] {
  const said = texts.map((text) => text.toLowerCase())
  const after = (pattern: RegExp, isWhole: boolean) =>
    [...prompt.matchAll(pattern)].flatMap(({ index, 0: word }) => {
      const rest = prompt.slice(index + word.length)
      const isRead = said.some((text) => text.includes((word + rest.slice(0, FIRST)).toLowerCase().trim()))
      return isRead ? [] : itemsOf(rest, isWhole)
    })
  const worn = [...prompt.matchAll(WORN)].map(({ index }) =>
    trimmed(
      prompt
        .slice(Math.max(0, index - BEFORE), index)
        .split(/[^\p{L}\p{N}'’ -]/u)
        .at(-1) ?? '',
    ),
  )
  const found = [...after(REFUSING, false), ...after(LISTED, true), ...worn]
    .map((item) => item.toLowerCase())
    .filter((item) => item.length > 2 && item.split(' ').length <= MOST_WORDS && !NO_REFUSAL.test(item))
  return [...new Set(found)].slice(0, MOST_ITEMS)
}
