/** How people speak of what is theirs in a brand kit. */

const OUR = "(?:our|my|the (?:brand|company|house)(?:'s|’s)?)(?: (?:own|brand|house|company|corporate))?"

/** Directly before a colour. */
export const OURS_BEFORE = new RegExp(`\\b${OUR} $`, 'iu')
/** What may follow a colour that is meant as one: "our blue for the title", not "our blue van". */
export const SAID_ALONE =
  /^(?:\s*$|\s*[.,;!?)]| (?:for|as|on|and|but|please|instead|everywhere|throughout|behind|now|too|with|to|one|colou?r|tone|background|ground)\b)/iu
export const OUR_COLOURS = new RegExp(`\\b${OUR} (?:colou?rs|palette|colou?r (?:scheme|palette))(?![\\p{L}\\d])`, 'iu')
export const OUR_FONT = new RegExp(`\\b${OUR} (?:fonts?|typefaces?|lettering)(?![\\p{L}\\d])`, 'iu')
/** What a design is dressed in. */
const BRAND =
  '(?:brand(?:ing)?(?: (?:kit|look|style|identity))?|kit|look|style|house style|identity|corporate (?:design|identity)|brand colou?rs and fonts|colou?rs and (?:fonts|typefaces))'
const POLITE = '(?:(?:and|now|please|can you|could you) )*'
const ALL_OF_IT =
  '(?:it|this|that|everything|(?:the|this|that) (?:whole )?(?:design|poster|card|business card|banner|flyer|page|website|site|concept|one))'
/** The whole of a design that is there, and nothing else, is to wear it. */
export const IN_OUR_BRAND = new RegExp(
  `^${POLITE}(?:(?:put|set|dress|make|bring|turn|do|restyle|redo|rebrand) ${ALL_OF_IT} (?:in|into|to|with|on) ${OUR} ${BRAND}|(?:apply|use|wear) ${OUR} ${BRAND}(?: (?:here|(?:on|to|for) ${ALL_OF_IT}))?|make ${ALL_OF_IT} on[- ]brand)(?:,? please)?[.!]*$`,
  'iu',
)
/** It is to be put in; "our logo" by itself may be the one that is there. */
export const OUR_LOGO = new RegExp(`\\b(?:put|add|place|use|insert|include|with) (${OUR} logo)(?![\\p{L}\\d])`, 'iu')
/** What stands around "our colours" (at the line break) where nothing else is wished. */
export const NOTHING_ELSE =
  /^(?:(?:and|now|please|just|can you|could you) )*(?:(?:use|apply|try|take)|(?:do |make |put |set |recolou?r )?(?:(?:it|this|that|everything|(?:exactly )?(?:the )?(?:same|whole)(?: \p{L}+)?) )?(?:all |but |only )?(?:in|with|to)?|change (?:it|(?:all )?the colou?rs) (?:in)?to) ?\n ?(?:instead|everywhere|please|throughout| )*[.!?]*$/iu
