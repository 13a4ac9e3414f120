/** A message brought to the form in which wishes are read: spellings, announcements and word orders that say the same. */
import { findColours } from '../colour/colour-names.ts'

/** "doors 6:30 pm – add that below the time": what shall be added stands before the wish. */
export const told = (message: string): string =>
  message
    .replace(
      /^([^"“”'‘.!?;]{4,60}?)\s*(?:[–—:-]|[,.!] (?:so |please |can you )?)\s*((?:please )?(?:add|put|write|mention|include)) (?:that|this|it)\b(?: in| across| somewhere| on it)?/i,
      '$2 “$1”',
    )
    .replace(/^(?!['‘])([^"“”;→:]+, [^"“”;→:]+?)\s*(?:→|->|=>)\s*([^"“”;→:]+?)[.!]?$/, 'change “$1” to “$2”')

/** What follows reads clauses of this. */
export const plainer = (text: string): string =>
  onGround(lettered(recoloured(ordered(tooMuch(spelledOut(fluent(withApostrophes(text)))).replace(PREFACE, '')))))

/** What only announces a wish. */
const PREFACE =
  /(?<=^|[.!?]\s+)(?:(?:just )?(?:one|a small|a quick|another|two) (?:more |last |small |quick |tiny )?(?:things?|requests?|changes?|notes?|edits?)|ps|p\.s\.|note|request|feedback)\s*[:–-]\s*/gi

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

/** 'more big', 'must to be': said as others would. */
const fluent = (text: string) =>
  text
    .replace(/\bnight blue\b/gi, 'midnight blue')
    // "a sandy colour"
    .replace(/\b(\p{L}{3,})y (colou?rs?|tones?|shades?)\b/giu, (said, word: string, noun: string) =>
      findColours(word).length > 0 ? `${word} ${noun}` : said,
    )
    .replace(/(?<= (?:bigger|larger|bolder|smaller)) than \ue000\d+\ue001/gu, '')
    // "drop the ampersand: Cedar Sage": what it says then.
    .replace(
      /^(?:please )?(?:drop|remove|lose|skip|without) (?:the )?(?:ampersand|and sign|hyphen|apostrophe|second word|first word|last word): (?=\p{Lu})/iu,
      'rename it to ',
    )
    // "change date in 30 May"
    .replace(
      /\b((?:change|set|modify|update) (?:the |my |our )?(?:date|time|price|phone(?: number)?|hours|day)s?) (?:in|on|at|for|with|as|:) (?=[$€£+]?\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day)/gi,
      '$1 to ',
    )
    .replace(/(too \w+) for (?:my|our|the|some|most|older|elderly|many|an?) [\w' ]+?(?=[.!,;]|$)/gi, '$1')
    .replace(
      /,? so (?:that )?(?:it|they|people|everybody|everyone|we|you|one|i) (?:can|looks?|feels?|is|are|will|could|stands?|reads?|gets?|see|has|have|becomes?)\b[^,.;]*/gi,
      '',
    )
    .replace(/,? because (?:of )?[^,.;]*/gi, '')
    .replace(/,? (?:for|to) (?:me|us|my taste|my liking|my eyes?)(?=[.!,]|$)/gi, '')
    .replace(
      /\b(?:flat|plain|single|uniform|one)[- ]colou?r(?:ed)? (?=background|ground)|\bplain (?=background|ground)/gi,
      'solid ',
    )
    // "the title is to small"
    .replace(
      /\b(is|are|looks?|feels?|seems?|way|bit|much|little|far) to (?=(?:small|big|large|long|short|dark|bright|light|loud|close|much|many|little|thin|bold|thick|high|low|wide|narrow|busy|plain|boring|crowded|strong|heavy|tiny|huge)\b)/gi,
      '$1 too ',
    )
    .replace(
      /\b(?:(?:right|directly|just|immediately|straight) )(?=(?:after|before|above|below|under|underneath|beneath|behind|beside|next to)\b)/gi,
      '',
    )
    .replace(
      /\b((?:add|draw|include) [^,.;]+?) (?:there|here|in there|on there|to it|in it|on it)(?=[.!]?$|,| and )/i,
      '$1',
    )
    .replace(/(?<=^|, | and )be (?=(?:a bit |a little |much |slightly )?[a-z]+er\b)/i, 'make it ')
    .replace(
      /\b(christmas|xmas|halloween|easter|summer|autumn|winter|spring|valentine)(?:s?y|ish|-?like|[- ]themed)\b/gi,
      '$1',
    )
    .replace(
      /\bmore (big|small|large|dark|light|bright|bold|thin|thick|high|low|warm|cool|soft|clean|simple)\b/gi,
      comparative,
    )
    // "earthier colours": a look compared.
    .replace(
      /\b(?!heavier|prettier|busier|happier|easier|fancier|classier)([a-z]{3,})ier (?=(?:colou?rs?|tones?|palette|look|feel|vibe|style|shades?|hues?)\b)/gi,
      'more $1y ',
    )
    // "a bird would be cool": wished, and no colour.
    .replace(
      /^((?:maybe |perhaps )?(?:an? |some ).+?) would (?:be|look) (?:really |so |very )?(?:cool|nice|great|lovely|good|awesome|fun|perfect)(?: (?:here|there|too|i think))*[.!]?$/i,
      'add $1',
    )
    // "the second section should have a dark background"
    .replace(
      /^((?:the |my |our )?[\w -]*?\b(?:section|footer|header|hero|card|panel|band|button|navigation|menu|nav|bar)s?) (?:(?:should|must|could|needs? to) (?:have|get|be on)|gets?|with|on|has) (?:an? )?([\w -]+?|#[0-9a-f]{3,6}) background[.!]?$/i,
      'make $1 $2',
    )
    .replace(
      / with (?:a )?(wide|wider|more|loose|tight|tighter|less) (?:letter[ -]?)?spacing(?=[,.!]?$)/i,
      (_, how: string) => (/tight|less/i.test(how) ? '; less letter spacing' : '; more letter spacing'),
    )
    .replace(/(\d) ?per ?cent\b/gi, '$1%')
    .replace(
      /^(.*\b(?:text|letters|title|headline|name|lettering)\b.*?) (?:with|and) (?:an? )?((?:[\w-]+ )?outlines?)(?=[.!]?$)/i,
      '$1; letters with $2',
    )
    .replace(/ with (?:an? |some )?([a-z]+(?: [a-z]+)?) (?:accents?|highlights?)(?=[,.!]?$)/i, '; use $1 as the accent')
    // "a cup in the corner": what is not there yet.
    .replace(
      /^(?:maybe |perhaps )?((?:an?|some|two|three) (?!bit|little|lot|touch|tad|few|more|less|different|other|new|\w+er\b)(?:[\w-]+ ){1,3}(?:in|at|on|near|next to|beside|above|below|under|behind) (?:the|it)\b.*)$/i,
      'add $1',
    )
    .replace(/\b(more|less) (?:present|noticeable|obvious|dominant|eye-?catching)\b/gi, '$1 prominent')
    .replace(
      /\b(autumn)al\b|\b(winter)y\b|\bwintry\b|\b(spring)[- ]?like\b/gi,
      (said, ...names: string[]) => names.slice(0, 3).find(Boolean) ?? (/^wintry/i.test(said) ? 'winter' : said),
    )
    // "make the headline shorter, just '…'"
    .replace(
      /^(?:make|keep|have) ((?:the |our |my )?(?:headline|title|tagline|slogan|subtitle|text|name)) (?:shorter|longer|simpler|catchier|punchier|snappier|better|different|more [a-z]+|less [a-z]+),? (?:just |only |simply |maybe |like |e\.g\. |say |rather )*(\ue000\d+\ue001)[.!]?$/iu,
      'change $1 to $2',
    )
    .replace(
      /^(.+?) (?:sounds|is|looks|reads|works|would be|would sound) (?:much |way |a bit )?(?:better|nicer|more accurate) than (.+?)[.!]?$/i,
      'use $1 instead of $2',
    )
    // "title in white, everything else in grey": of what is written.
    .replace(
      /^((?:the )?(?:title|headline|name|date|price|tagline|logo)) (?:in|should be) ([\w -]+?),? (?:and )?(?:everything else|the rest|all else|all the rest|rest|the other texts?|all other texts?) (?:in|should be) ([\w -]+?)[.!]?$/i,
      'make the text $3 but not $1; make $1 $2',
    )
    .replace(TOO_FAR, (_, what: string, way: string) => `move ${what} ${OPPOSITE[way.toLowerCase()]}`)
    // What only says that something has changed.
    .replace(/(?<=\S.*),? (?:after all|any ?more|any longer|for now|tho|though|this time(?: around)?)(?=[.!]?$)/i, '')
    .replace(/(?<=\S),? (?:please|pls|plz)(?=[.!,;]|$)/gi, '')
    .replace(/\b(must|should|can|could|would) to\b/gi, '$1')

/** "the text is too far to the left", "the logo sits too high" */
const TOO_FAR =
  /^((?:the |my |our )?[\w -]{2,30}?) (?:is|are|sits?|stands?|seems?|looks?) (?:a bit |a little |way |much |far |still )?too (?:far (?:to the |on the )?|much (?:to the |on the )|close to the )?(left|right|high|low|top|bottom)(?: up| down)?(?: (?:edge|side|for me))*[.!]?$/i
const OPPOSITE: Record<string, string> = {
  left: 'to the right a bit',
  right: 'to the left a bit',
  high: 'down a bit',
  top: 'down a bit',
  low: 'up a bit',
  bottom: 'up a bit',
}

function comparative(_: string, word: string): string {
  const stem = word.toLowerCase()
  if (stem.endsWith('e')) return `${stem}r`
  return `${/^(?:big|thin)$/.test(stem) ? stem + stem.at(-1) : stem}er`
}

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

/** "it's too pink": less of it. */
function tooMuch(text: string): string {
  return text.replace(
    /\b(?:it's|it is|this is|that's|it looks|it feels|everything is|the design is|the (?:poster|card|logo|banner|page|icon) is) (?:a bit |a little |way |far |much |just )?too (\p{L}+)(?=[.,!;]|$)/giu,
    (said, word: string) => (findColours(word).some(({ thing }) => !thing) ? `less ${word}` : said),
  )
}

/** "violet → teal": one colour for another. */
function recoloured(text: string): string {
  const [, old = '', wanted = ''] = /^(.{3,24}?) ?(?:→|->|=>) ?(.{3,24})$/.exec(text) ?? []
  const whole = (words: string) => findColours(words).some(({ start, end }) => start === 0 && end === words.length)
  return whole(old) && whole(wanted) ? `change the ${old} to ${wanted}` : text
}

/** "yellow buttons with black text": a part and its letters, each with its colour. */
function lettered(text: string): string {
  const [first, second, ...more] = findColours(text).filter(({ thing }) => !thing)
  if (!first || !second || more.length > 0) return text
  const part = /^ ((?:the )?[\p{L}]+) (?:with|and) $/u.exec(text.slice(first.end, second.start))?.[1]
  const letters = /^ (?:text|letters?|lettering|labels?|words|writing)\b(?: please)?[.!]?$/.test(text.slice(second.end))
  const lead = text.slice(0, first.start)
  if (!part || !letters || !/^(?:(?:please|make|use|i want|i'd like|with|the|a|an|give it|have) )*$/i.test(lead))
    return text
  // The colour of a card is that of its ground.
  if (/^(?:the )?(?:card|poster|flyer|banner|page|website|site|logo|post|design)$/i.test(part))
    return `make the background ${first.words}; make the text ${second.words}`
  return `make the ${part} ${first.words}; make the ${part} text ${second.words}`
}

/** "white leaf on green", "gold letters on navy": a thing and its ground, each with its colour. */
function onGround(text: string): string {
  const [first, second, ...more] = findColours(text).filter(({ thing }) => !thing)
  if (!first || !second || more.length > 0) return text
  const lead = text.slice(0, first.start)
  const thing = /^ (?:the )?([\p{L}]+) on (?:an? )?$/u.exec(text.slice(first.end, second.start))?.[1]
  const rest = /^(?: (?:background|ground|please|instead))*[.!]?$/.test(text.slice(second.end))
  if (!thing || !rest || !/^(?:(?:please|make it|use|in|an?|i want|i'd like|with) )*$/i.test(lead)) return text
  return `make the ${thing} ${first.words}; make the background ${second.words}`
}
