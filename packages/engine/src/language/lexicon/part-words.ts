/** Words with which a part is named, and such as stand behind an article and name none. A new word is one entry of a row. */

const words = (...rows: string[]) => new Set(rows.join(' ').split(' '))

/** Said of what stands behind 'of', 'on', 'in': "the colour of the title" is the title's. */
export const PASSED_ON: ReadonlySet<string> = words(
  'color colour colors colours shade tint tone hue fill font fonts type typeface lettering letters letter size sizes width',
  'height weight style look opacity transparency contrast brightness saturation spacing space room gap distance margin',
  'margins padding corner corners edge edges position place alignment angle rotation direction order words word text texts',
  'wording copy spelling case casing line lines rest part parts bit piece side half area content contents version end',
  'start amount number kerning tracking leading design style background ground backdrop surface canvas',
)

/** Of a design as a whole, of what was said before, of time and of talk: no part by which anything could be found. */
export const NO_PARTS: ReadonlySet<string> = words(
  'whole everything all mood feel feeling vibe vibes atmosphere impression concept idea palette scheme theme layout',
  'composition arrangement format orientation ratio structure hierarchy balance reader audience people kids customers',
  'clients visitors guests same other others first second third last one ones way thing things stuff lot moment time',
  'minute previous original current old new best next main only top bottom left right middle center centre front back',
  'kind sort little typo mistake error problem issue point poster flyer leaflet website site page',
  'landing homepage app sheet screen print season summer winter spring autumn christmas change changes edit edits level',
  'ampersand plus hyphen slash sign weekend morning afternoon evening night day week month year dark light viewer eye visual visuals emphasis attention focus',
)

/** Behind these a part is told where it shall stand, or what comes beside it: what follows is no part that changes. */
export const PLACING_VERBS =
  /^(?:please |can you |could you |would you |and |then |also |now |just )*(?:put|move|place|shift|nudge|push|bring|pull|add|insert|include|append|draw|write|set|stick|align|center|centre|swap|switch|exchange|use|apply|keep|leave|undo|revert|go|show|say|mention|duplicate|copy|repeat|stack|(?:underline|frame|outline|circle|cross|strike)(?= (?:the|my|our|out|it|this|that)))\b/

/** "just the icon": what is named stays, and the rest goes. */
export const NOTHING_BUT = /^(?:just|only|nothing but|keep only) (?:the|my|our)\b/

/** What is painted with, and runs from one colour to another. */
export const GRADIENTS = /\b(?:gradients?|ombr[eé]|colou?r fade|fading from)\b/

/** What a line or a word may be put in, or be surrounded by: something filled or framed that was not there. */
export const ENCLOSURES: readonly RegExp[] = [
  /\b(?:in|inside|onto|into|within|with) an? (?:[\w-]+ ){0,3}(?:circle|badge|box|bubble|burst|ribbon|pill|frame|disc)\b/,
  /\ban? (?:[\w-]+ ){0,3}(?:circle|badge|box|bubble|burst|ribbon|pill|frame|disc) (?:around|round|behind)\b/,
  /^(?:please )?(?:frame|outline|circle|box) (?:the|my|our)\b/,
]

/** Behind 'should be' or as an end: what is named shall no longer be there. */
export const GOES =
  /\b(?:should|must|can|could|has to|have to|needs to) (?:be (?:gone|removed|away|deleted)|go|disappear|vanish)\b/

/** Said of one part, and never of a design as a whole when a part is named. */
export const OF_ONE_PART = /\b(?:bold|bolder|thinner|italics?|capitals|uppercase|underlined|darker|lighter|brighter)\b/

/** "the leaf smaller": what has a size is a thing, also where a colour is called like it. */
export const SIZED = /\b(?:bigger|larger|smaller|taller|wider|enlarge|shrink|rotate|tilt|flip)\b/
