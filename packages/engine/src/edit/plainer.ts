/** A message brought to the form in which wishes are read: spellings, announcements and word orders that say the same. */
/** "doors 6:30 pm – add that below the time": what shall be added stands before the wish. */
export const told = (message: string): string =>
  message
    .replace(
      /^([^"“”'‘.!?;]{4,60}?)\s*(?:[–—:-]|[,.!] (?:so |please |can you )?)\s*((?:please )?(?:add|put|write|mention|include)) (?:that|this|it)\b(?: in| across| somewhere| on it)?/i,
      '$2 “$1”',
    )
    .replace(/^(?!['‘])([^"“”;→:]+, [^"“”;→:]+?)\s*(?:→|->|=>)\s*([^"“”;→:]+?)[.!]?$/, 'change “$1” to “$2”')

/** What follows reads clauses of this. */
export const plainer = (text: string): string => ordered(spelledOut(polite(withApostrophes(text))))

/** 'dont', 'doesnt', 'isnt' as they are meant. */
const withApostrophes = (text: string) =>
  text
    .replace(/\b(do|does|did|is|are|was|were|ca|wo|has|have|should|could|would)nt\b/gi, "$1n't")
    .replace(/\b(he|she|that|there|what)s\b/gi, "$1's")
    .replace(/\b(they|you)re\b/gi, "$1're")
    .replace(
      /\bits (?=(?:an?|the|now|not|no|been|on|at|in|too|called|going|got|still|just|really|actually|only|[\d$€£]\S*)\b|[$€£]\d)/gi,
      "it's ",
    )

/** What is only said out of politeness behind a wish. */
const polite = (text: string) => text.replace(/(?<=\S),? (?:please|pls|plz)(?=[.!,;]|$)/gi, '')

/** "the first and the last feature" → "the first feature and the last feature", so that each half stands alone. */
function spelledOut(text: string): string {
  const ordinal = '(?:first|second|third|fourth|last|1st|2nd|3rd|left|right|top|bottom)'
  return text.replace(
    new RegExp(`\\b(the )?(${ordinal}) and (?:the )?(${ordinal}) (?!and\\b|one\\b)(\\w+?)s?\\b`, 'gi'),
    'the $2 $4 and the $3 $4',
  )
}

/** "put phone first, then the website": which of two comes before the other. */
function ordered(text: string): string {
  const thing = '(?:the |my |our |its )?([\\w -]{3,24}?)'
  return text
    .replace(
      new RegExp(
        `^(?:please )?(?:put |show |have |list |i want |make )?${thing} (?:(?:has to |must |should |needs to )?(?:comes?|go(?:es)?|be|stand|is) )?first,? (?:and )?then ${thing}(?=$|, )`,
        'i',
      ),
      'put the $1 before the $2',
    )
    .replace(
      /^(?:the )?(put the [\w -]+? before the )([\w -]{3,24}?),? (?:and )?then (?:the )?([\w -]{3,24})$/i,
      'put the $2 before the $3; $1$2',
    )
    .replace(new RegExp(`^(?:please )?first ${thing},? (?:and )?then ${thing}$`, 'i'), 'put the $1 before the $2')
}
