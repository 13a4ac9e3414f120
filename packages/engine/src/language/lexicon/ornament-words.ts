/**
 * Words for ornament in a wish: frames, lines, plates behind words, stickers, patterns. A row holds phrases, '|' between them,
 * in lower case, of up to six words.
 */
/** Fields of forms that a ground may have. */
export type PatternName =
  | 'dots'
  | 'halftone'
  | 'stripes'
  | 'rings'
  | 'waves'
  | 'contours'
  | 'sunburst'
  | 'chevrons'
  | 'scallops'
  | 'terrazzo'
  | 'truchet'
  | 'bauhaus'
  | 'quarter-circles'
  | 'arcs'

/** A form that words or a sign stand on. */
export type PlateForm = 'box' | 'pill' | 'circle' | 'burst' | 'bubble' | 'ribbon' | 'marker'
/** Small things strewn over a sheet. */
export type Strewn = 'confetti' | 'star' | 'heart' | 'sparkle' | 'snow' | 'dot'

export type Ornament =
  | { kind: 'border'; ring?: true }
  | { kind: 'line' }
  | { kind: 'underline' }
  | { kind: 'strike' }
  /** `worded`: what is called so usually says something. */
  | { kind: 'plate'; form: PlateForm; worded?: true }
  | { kind: 'pattern'; motif?: PatternName }
  /** `any`: ornament of whatever kind, in the corners where they are free. */
  | { kind: 'corners'; any?: true }
  | { kind: 'strewn'; of: readonly Strewn[] }

const pattern = (motif: PatternName, words: string): readonly [Ornament, string] => [{ kind: 'pattern', motif }, words]

// biome-ignore format: a table
export const ORNAMENT_ROWS: readonly (readonly [ornament: Ornament, words: string])[] = [
  [{ kind: 'border' }, 'border|borders|frame|frames|edging|framing|keyline|outer frame|picture frame|border line|frame line'],
  [{ kind: 'border', ring: true }, 'ring|circle outline|circular border|circular frame|round frame|round border'],
  [{ kind: 'line' }, 'line|lines|rule|divider|dividers|separator|separators|hairline|hairlines|dividing line|dividing lines|divider line|horizontal line|vertical line|separating line|horizontal rule|dash|stroke'],
  [{ kind: 'underline' }, 'underline|underlining|underscore'],
  [{ kind: 'strike' }, 'strikethrough|strike-through|strike through'],
  [{ kind: 'plate', form: 'box' }, 'box|panel|rectangle|block|plate|bar|coloured bar|coloured box|colored box|square|field|backing|background box|background shape|shape'],
  [{ kind: 'plate', form: 'pill' }, 'pill|capsule|oval|ellipse|pill shape'],
  [{ kind: 'plate', form: 'circle' }, 'circle|disc|disk|dot|round shape|coloured circle|colored circle|round badge shape'],
  [{ kind: 'plate', form: 'burst', worded: true }, 'burst|starburst|star burst|splash|explosion|flash|sunburst badge|star badge|starburst badge|starburst sticker|star shape'],
  [{ kind: 'plate', form: 'circle', worded: true }, 'sticker|badge|stamp|seal|roundel|round sticker|round badge|circular badge|button badge'],
  [{ kind: 'plate', form: 'pill', worded: true }, 'tag|pill badge|label tag|chip'],
  [{ kind: 'plate', form: 'bubble', worded: true }, 'speech bubble|bubble|speech balloon'],
  [{ kind: 'plate', form: 'ribbon', worded: true }, 'ribbon|ribbon banner|banderole|sash'],
  [{ kind: 'plate', form: 'marker' }, 'highlight|highlighter|marker|marker stroke|highlighter stroke|marker pen|highlighter pen|text marker'],
  [{ kind: 'pattern' }, 'pattern|texture|motif|background pattern|background texture|backdrop pattern|background graphics|background shapes|graphic pattern|surface texture'],
  pattern('dots', 'dots|polka dots|dot pattern|dotted pattern|polka dot pattern|dotted background'),
  pattern('halftone', 'halftone|half tone|halftone pattern|halftone dots|halftone texture'),
  pattern('stripes', 'stripes|striped pattern|stripe pattern|striped background|pinstripes|diagonal stripes|diagonal lines|line pattern'),
  pattern('rings', 'rings|circles|circle pattern|concentric circles|ring pattern'),
  pattern('waves', 'waves|wave pattern|wavy pattern|wavy lines|wavy background'),
  pattern('contours', 'contours|contour lines|topographic lines|topographic pattern|map lines'),
  pattern('sunburst', 'sunburst|sun rays|rays|sunrays|sunbeams|rays of light|sunburst pattern'),
  pattern('chevrons', 'chevrons|zigzags|zig zags|zigzag pattern|chevron pattern|zig-zags'),
  pattern('scallops', 'scallops|scales|fish scales|scallop pattern'),
  pattern('terrazzo', 'terrazzo|specks|speckles|speckle pattern|grain|noise|terrazzo pattern|grainy texture|paper texture'),
  pattern('truchet', 'tiles|tile pattern|truchet'),
  pattern('bauhaus', 'bauhaus pattern|bauhaus shapes'),
  pattern('quarter-circles', 'geometric shapes|geometric pattern|quarter circles|abstract shapes|shapes'),
  pattern('arcs', 'arcs|arches|rainbows|arc pattern'),
  [{ kind: 'corners' }, 'ornaments|corner ornaments|flourishes|decorative corners|corner decorations|corner decoration|ornament|corner flourishes|corner brackets|corner marks|swirls'],
  [{ kind: 'corners', any: true }, 'decoration|decorations|some decoration|embellishments|embellishment|decorative elements|some ornament'],
  [{ kind: 'strewn', of: ['confetti'] }, 'confetti|paper confetti|streamers|glitter'],
  [{ kind: 'strewn', of: ['sparkle'] }, 'sparkles|twinkles|little sparkles'],
  [{ kind: 'strewn', of: ['snow'] }, 'snow|falling snow|snowfall'],
]

/** What is strewn where a word says that it is. */
export const STREWN_THINGS: readonly (readonly [of: Strewn, words: string])[] = [
  ['star', 'stars|little stars|small stars|tiny stars'],
  ['heart', 'hearts|little hearts|small hearts|tiny hearts'],
  ['snow', 'snowflakes|flakes'],
  ['dot', 'bubbles|spots|little dots'],
  ['confetti', 'confetti|glitter'],
  ['sparkle', 'sparkles'],
]

/** How a line is drawn. */
export type LineManner = 'double' | 'dashed' | 'dotted' | 'wavy' | 'rounded' | 'decorative'
export const LINE_MANNERS: readonly (readonly [manner: LineManner, words: string])[] = [
  ['double', 'double|twofold|double line|two-line|second'],
  ['dashed', 'dashed|broken|stitched|perforated'],
  ['dotted', 'dotted|dot'],
  ['wavy', 'wavy|wave|curly|squiggly|hand-drawn|hand drawn|handdrawn|sketchy|scribbled'],
  ['rounded', 'rounded|round|round-cornered|with rounded corners|with round corners'],
  ['decorative', 'decorative|ornamental|ornate|fancy|vintage|art deco|deco|classic|elegant|filigree|victorian'],
]

export const ORNAMENT_SENSES = {
  roundIt:
    'around|round|surrounding|enclosing|all around|all round|framing|encircling|along the edge of|at the edge of',
  underIt: 'under|underneath|below|beneath|directly under|right under|directly below|right below|just below|just under',
  overIt: 'above|over|on top of|just above|right above',
  rearIt: 'behind|in the back of|at the back of|under|underneath|in back of|beneath',
  betweenIt: 'between|in between',
  insideIt: 'in|inside|into|within|on|onto',
  upIt: 'on|to|for|in|across|over|onto|throughout|all over|at|along|of',
  inCorners:
    'in the corners|in every corner|in all four corners|at the corners|to the corners|in all corners|in each corner|on the corners|into the corners|in the four corners|for the corners',
  frameIt: 'frame|outline|border|edge|put a frame on|surround',
  boxIt: 'box|box in|put a box round',
  circleIt: 'circle|encircle|ring|put a ring round',
  underlineIt: 'underline|underlined|underscore|in underline|be underlined',
  underlineNoun: 'underline|underlining|underlines|underscore',
  strikeIt:
    'strike through|cross out|strike out|strikethrough|strike|cross through|struck through|crossed out|struck out',
  highlightIt: 'highlight|mark|highlighted',
  separateIt: 'separate|divide|split|set apart',
  strew: 'sprinkle|scatter|strew|sprinkle in|scatter around',
  strewnAbout:
    'around|about|all about|all over|everywhere|all around|over it|around it|all over it|across it|here and there|in the background|over the background|across the background',
} as const
export type OrnamentSense = keyof typeof ORNAMENT_SENSES
