/**
 * Words for where a part shall stand, and how it shall be turned, in a wish. A row holds phrases, '|' between them, in lower
 * case, of up to six words; words that say nothing ('the', 'to') may stand before a phrase.
 */

/** Along one axis: at its start (left, top), in its middle, at its end. */
export type Along = 'start' | 'center' | 'end'
/** A place on a sheet, or of a part in its frame. */
export interface Spot {
  across?: Along
  down?: Along
}
/** Where one part stands as seen from another. */
export type Side = 'above' | 'below' | 'left' | 'right' | 'beside' | 'before' | 'after' | 'behind' | 'in front of'
/** A way to go; 'inwards' is away from the nearest edge. */
export type Way = 'up' | 'down' | 'left' | 'right' | 'inwards'
export type Vector = [right: number, down: number]
export const VECTORS: Readonly<Record<Exclude<Way, 'inwards'>, Vector>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
}

export interface SpotRow extends Spot {
  words: string
  /** Of lines: how they are aligned, and not where they stand. */
  aligned?: true
  /** Only along this axis: takes back what was said of the other one. */
  only?: true
}

// biome-ignore format: a table
export const SPOTS: readonly SpotRow[] = [
  { down: 'start', words: 'top|upper|very top|top edge|topmost|head|along the top|along the top edge|in the sky|up in the sky|up in the air|in the air' },
  { down: 'end', words: 'bottom|lower part|very bottom|bottom edge|foot|bottommost|end|along the bottom|along the bottom edge|on the ground|on the floor' },
  { down: 'start', words: 'first|up front|foremost|beginning|start' },
  { down: 'end', words: 'last|very last|very end' },
  { across: 'start', words: 'left|far left|very left|left hand|lefthand|left edge|leftmost' },
  { across: 'end', words: 'right|far right|very right|right hand|righthand|right edge|rightmost' },
  { across: 'start', down: 'start', words: 'top left|upper left|top-left|upper-left|left top|top lefthand' },
  { across: 'end', down: 'start', words: 'top right|upper right|top-right|upper-right|right top|top righthand' },
  { across: 'start', down: 'end', words: 'bottom left|lower left|bottom-left|lower-left|left bottom' },
  { across: 'end', down: 'end', words: 'bottom right|lower right|bottom-right|lower-right|right bottom' },
  { across: 'center', down: 'start', words: 'top center|top centre|top middle|upper middle' },
  { across: 'center', down: 'end', words: 'bottom center|bottom centre|bottom middle' },
  { across: 'center', down: 'center', words: 'in the middle|in the center|in the centre|into the middle|into the center|into the centre|to the middle|to the center|to the centre|at the center|at the centre|in the exact middle|in the exact center|dead center|dead centre|in the very middle' },
  { across: 'center', words: 'center|centre|centered|centred|in the center horizontally|middle|center align|centre align|center-aligned|centre-aligned|centralise|centralize|centered horizontally|horizontally centered|horizontally centred' },
  { down: 'center', only: true, words: 'vertically|in the middle vertically|vertically centered|vertically centred|centered vertically|halfway down' },
  { across: 'center', only: true, words: 'horizontally' },
  { across: 'start', aligned: true, words: 'left align|left-align|left aligned|left-aligned|flush left|align left|ranged left' },
  { across: 'end', aligned: true, words: 'right align|right-align|right aligned|right-aligned|flush right|align right|ranged right' },
]

/** A step aside; `complaint`: how it is said that something stands too far that way, it asks for the other one. */
// biome-ignore format: a table
export const STEPS: readonly { way: Way; words: string; complaint: string }[] = [
  { way: 'up', words: 'up|higher|upwards|upward|raise|lift|higher up|further up|farther up|up higher|more up', complaint: 'too low|so low|very low|too far down|too deep|too far below' },
  { way: 'down', words: 'down|lower|downwards|downward|further down|farther down|lower down|down lower|more down|deeper', complaint: 'too high|so high|very high|too far up|too high up' },
  { way: 'left', words: 'left|leftwards|leftward|more to the left|further to the left|farther to the left|further left|farther left|more left', complaint: 'too far right|too far to the right|too much to the right|too right|so far right' },
  { way: 'right', words: 'right|rightwards|rightward|more to the right|further to the right|farther to the right|further right|farther right|more right', complaint: 'too far left|too far to the left|too much to the left|too left|so far left' },
  { way: 'inwards', words: 'away from the edge|further from the edge|away from the border|off the edge|inwards|further in|away from the edges', complaint: 'too close to the edge|too near the edge|so close to the edge|too close to the border|too close to the margin|touches the edge|touching the edge|nearly touching the edge|almost touching the edge|very close to the edge|right at the edge|right on the edge|nearly touches the edge|almost touches the edge|glued to the edge|too close to the edges|cut off at the edge' },
]

// biome-ignore format: a table
export const SIDES: readonly { side: Side; words: string }[] = [
  { side: 'above', words: 'above|over|on top of|atop|higher than|directly above|right above|just above|straight above' },
  { side: 'below', words: 'below|under|underneath|beneath|lower than|directly below|right below|right under|just below|directly under|just under|straight below' },
  { side: 'left', words: 'left of|to the left of|on the left of|on the left side of|to the left side of|at the left of|left-hand of' },
  { side: 'right', words: 'right of|to the right of|on the right of|on the right side of|to the right side of|at the right of' },
  { side: 'beside', words: 'next to|beside|alongside|by the side of|right next to|on a line with|in one line with|on the same line as|in line with|level with' },
  { side: 'before', words: 'before|ahead of|in front|right before|just before|directly before|straight before' },
  { side: 'after', words: 'after|following|behind in order|right after|just after|directly after|straight after|immediately after|right behind' },
  { side: 'behind', words: 'behind' },
  { side: 'in front of', words: 'in front of' },
]

export type DistanceWay = 'closer' | 'further'

/** How far two parts stand from each other. */
// biome-ignore format: a table
export const DISTANCES: readonly { way: DistanceWay; words: string; between: string; complaint: string; mutual: string }[] = [
  {
    way: 'closer',
    words: 'closer to|nearer to|closer|nearer|near|close to|tighter to',
    between: 'less space between|less room between|less distance between|smaller gap between|less gap between|a smaller distance between|reduce the gap between|reduce the space between|close the gap between|reduce the distance between|less air between|less of a gap between',
    complaint: 'too far from|too far away from|so far from|far away from|too distant from',
    mutual: 'closer together|nearer together|nearer to each other|closer to each other',
  },
  {
    way: 'further',
    words: 'further from|farther from|further away from|farther away from|away from|more distance to|with more distance to',
    between: 'more space between|more room between|more distance between|bigger gap between|larger gap between|a bigger gap between|more gap between|a bigger distance between|increase the gap between|increase the space between|increase the distance between|more air between|some space between|some room between|a gap between|wider gap between',
    complaint: 'too close to|too near to|so close to|almost touches|nearly touches|sticks to|sits on|crowds',
    mutual: 'further apart|farther apart|more apart|apart',
  },
]
/** Of two parts together. */
export const MUTUAL_COMPLAINTS: readonly { way: DistanceWay; words: string }[] = [
  { way: 'closer', words: 'too far apart|so far apart|too far from each other|far apart' },
  {
    way: 'further',
    words:
      'too close together|too close to each other|too near to each other|so close together|nearly touch|almost touch|collide',
  },
]

/** How a part is turned: degrees, and 1 for clockwise. */
export interface AngleRow {
  degrees?: number
  sign?: -1 | 1
  words: string
}
// biome-ignore format: a table
export const ANGLES: readonly AngleRow[] = [
  { degrees: 180, words: 'upside down|upside-down|on its head' },
  { degrees: 90, words: 'sideways|on its side|vertical' },
  { degrees: 8, words: 'at an angle|diagonally|crooked|crookedly|slanted|aslant' },
  { sign: -1, words: 'left|to the left|anticlockwise|anti-clockwise|counterclockwise|counter-clockwise|leftwards|backwards' },
  { sign: 1, words: 'right|to the right|clockwise|rightwards|forwards' },
]

/** What verbs and small words do in a wish about places. */
export const PLACE_SENSES = {
  move: 'move|put|place|position|shift|push|pull|drag|bring|slide|send|stick|pin|anchor|nudge|prefer|see|get',
  stand:
    'go|goes|sit|sits|stand|stands|come|comes|be|appear|appears|hang|hangs|belong|belongs|live|lives|placed|positioned|moved|located|shown|is|are|looks|feels|sitting|standing|to sit|to stand|to go|to be|to come',
  toward: 'to|at|into|towards|toward|in|on|onto|near|along|against|from',
  tail: 'corner|side|edge|half|part|area|hand side|margin|position',
  align: 'align|aligned|justify|justified|line up|lined up|to align',
  first: 'first',
  with: 'with',
  replace: 'replace|swap|substitute|exchange|turn|convert|change|switch',
  /** How many stand side by side. */
  columns:
    'columns|column|column layout|columns layout|column grid|columns grid|columns wide|per row|a row|in a row|in each row|in one row|per line|across|side by side|next to each other|beside each other',
  sameGround:
    'same background|the same background|one background|same background colour|same background color|the same background colour|the same background color|on one background|on the same background|a single background|same ground',
  everySection:
    'all sections|all the sections|every section|each section|all of the sections|the sections|sections|the whole page',
  new: 'new|another|a new|one more',
  create: 'create|make|give|include|need|needs|there should be|another',
  about: 'about|on|for|called|named|of|titled|by|from',
  saying: ':|saying|that says|which says|that reads|reading|with the text|with the words|says',
  by: 'by|from',
  duplicate: 'duplicate|copy|repeat|double|clone',
  everything: 'everything|all|all sections|all the sections|everything that is',
  between: 'between|in between',
  swap: 'swap|switch|exchange|reverse|trade|interchange|swap the places of|swap the positions of|swap places of',
  around: 'around|over|places|positions|round',
  sides: 'sides|the sides|layout|left and right|the layout|layout horizontally|sides of the layout',
  mirror: 'mirror|flip|mirrored|flipped|reverse|reversed|turn around|turn round',
  otherWay:
    'so it looks the other way|so it faces the other way|so it looks to the other side|the other way|other way|the other way round|the other way around|looks the other way|faces the other way|look the other way|face the other way|looks in the other direction|face the other direction|look in the other direction|in the other direction|to the other side|horizontally',
  upsideDown: 'vertically|upside down|upside-down|top to bottom',
  tilt: 'tilt|rotate|spin|lean|tilted|rotated|leaning|at an angle|tilt it',
  turn: 'turn|turned|put|place|set|make',
  straighten: 'straighten|straight|straighten out|straighten up|unrotate|level|not tilted|not rotated|straightened',
  stacked:
    'stack it|stack them|stacked|stacked version|stacked logo|stack everything|stacked layout|vertical version|vertical layout|stacked lockup|one above the other|on top of each other|vertical lockup',
  inRow:
    'side by side|next to each other|in one row|in a row|per row|across|in each row|per line|horizontal version|horizontal layout|horizontal lockup|horizontal logo',
} as const
export type PlaceSense = keyof typeof PLACE_SENSES
