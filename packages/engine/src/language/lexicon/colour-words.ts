/** How colours are wished by comparison, as whole schemes and by what they remind of, and what is said of them where they are wrong. */
import type { Hex } from '../../scene/types.ts'
import type { LookRow } from './wishes.ts'

/** `excess`: with 'too' or 'not so' in front it asks for the way of the row ("too dark" is lighter). */
export const TONE_LOOKS: readonly LookRow[] = [
  {
    property: 'lightness',
    way: 'more',
    words:
      'lighter|lighten|lighten up|brighter|brighten|brighten up|paler|fresher|more light|more bright|less dark|less gloomy|brighten it up|lighten it up|lift',
    excess: 'dark|gloomy|dim|murky|sombre|heavy and dark|black|deep',
    complaint: 'gloomy|murky',
  },
  {
    property: 'lightness',
    way: 'less',
    words: 'darker|darken|deeper|deepen|dimmer|dim|more dark|less bright|less light',
    excess: 'light|bright|white|glaring',
  },
  {
    property: 'warmth',
    way: 'more',
    words: 'warmer|warm up|more warm|warmer colours|warmer colors|cosier|cozier|warmer tones|warmer tone|more warmth',
    excess: 'cold|cool|icy|chilly|clinical',
    complaint: 'so cold|so cool|so clinical|clinical|chilly',
  },
  {
    property: 'warmth',
    way: 'less',
    words: 'cooler|colder|cool down|more cool|icier|cooler colours|cooler colors|cooler tones|cooler tone',
    excess: 'warm|hot',
  },
  {
    property: 'saturation',
    way: 'more',
    words:
      'more saturated|more saturation|more vivid|more vibrant|more colourful|more colorful|more intense|more colour|more color|more punchy|more lively|more neon|more electric|more fluorescent|neon colours|neon colors|neon palette|brighter colours|brighter colors|stronger colours|stronger colors|bolder colours|bolder colors|punchier|punchier colours|punchier colors|richer colours|richer colors|saturate|colours pop|colors pop|colour pop|color pop|increase the saturation|increase saturation|colourful|colorful|vibrant|vivid|intense|livelier colours|livelier colors|some colour|some color|less dull|less pale|less grey|less gray',
    excess: 'dull|drab|bland|pale|washed out|faded|grey|gray|desaturated|muted|colourless|colorless',
    complaint: 'dull|duller|drab|washed out|faded|colourless|colorless|greyed out',
  },
  {
    property: 'saturation',
    way: 'less',
    words:
      'less saturated|less saturation|desaturate|desaturated|less vivid|less vibrant|less colourful|less colorful|less intense|less colour|less color|less garish|less loud|less neon|less electric|less flashy|less shrill|less glaring|less bright colours|more muted|muted|muted colours|muted colors|softer|softer colours|softer colors|soften|more subdued|subdued|calmer colours|calmer colors|quieter colours|quieter colors|tone down|toned down|turn down|dial down|mute|mute the colours|mute the colors|greyer|grayer|dustier|more dusty|reduce the saturation|reduce saturation|lower the saturation|mellow|dustier|dusty|tone it down a bit|soften it|mute it',
    excess:
      'saturated|colourful|colorful|vivid|vibrant|intense|strong|loud|sweet|sugary|flashy|shiny|neon|garish|harsh|shrill|bold',
    complaint:
      'garish|gaudy|glaring|flashy|shrill|too much colour|too much color|hurts my eyes|hurt my eyes|hurts the eyes|hurt the eyes|hurting my eyes',
  },
  {
    property: 'contrast',
    way: 'more',
    words:
      'more contrast|higher contrast|stronger contrast|better contrast|increase the contrast|increase contrast|boost the contrast|boost contrast|raise the contrast|raise contrast|improve the contrast|improve contrast|add contrast|some contrast|some more contrast|contrasty|more readable|more legible|easier to read|better readable|readability|legibility|better readability|better legibility',
    complaint:
      'not enough contrast|too little contrast|has too little contrast|lacks contrast|needs contrast|low contrast',
  },
  {
    property: 'contrast',
    way: 'less',
    words:
      'less contrast|lower contrast|softer contrast|reduce the contrast|reduce contrast|lower the contrast|decrease the contrast|decrease contrast|less contrasty',
    excess: 'contrasty|much contrast',
  },
  {
    property: 'opacity',
    way: 'less',
    words:
      'more transparent|semi transparent|semi-transparent|half transparent|half-transparent|translucent|more translucent|less opaque|fade|faded|fade out|fainter|fade back|more see-through|partly transparent|a bit transparent|slightly transparent',
  },
  {
    property: 'opacity',
    way: 'more',
    words: 'opaque|fully opaque|less transparent|more opaque|fully visible|full opacity|not transparent',
  },
  { property: 'shade', way: 'dark', words: 'dark' },
  { property: 'shade', way: 'light', words: 'light' },
]

/** What a whole design may be in. */
export type Scheme =
  | 'dark'
  | 'light'
  | 'greys'
  | 'black and white'
  | 'one colour'
  | 'few colours'
  | 'pastel'
  | 'other'
  | 'inverted'
  | 'swapped'

export const SCHEMES: readonly { scheme: Scheme; words: string }[] = [
  {
    scheme: 'dark',
    words:
      'dark mode|dark theme|dark version|dark scheme|dark look|dark colour scheme|dark color scheme|night mode|night look|night version|on dark',
  },
  {
    scheme: 'light',
    words:
      'light mode|light theme|light version|light scheme|light look|light colour scheme|light color scheme|day mode|day version|bright background|back to light|on light',
  },
  {
    scheme: 'black and white',
    words: 'black and white|black & white|black n white|black on white|b&w|b & w|b/w|bw|black and white only',
  },
  {
    scheme: 'greys',
    words:
      'greyscale|grayscale|grey scale|gray scale|no colours|no colors|no colour|no color|without colours|without colors|without colour|without color|colourless|colorless|shades of grey|shades of gray|all grey|all gray',
  },
  {
    scheme: 'one colour',
    words:
      'monochrome|monochromatic|one colour|one color|single colour|single color|one-colour|one-color|1 colour|1 color|one colour only|one color only|only one colour|only one color|just one colour|just one color|a single colour|a single color|one-colour version|one colour version|one color version|tone on tone|tone-on-tone',
  },
  {
    scheme: 'few colours',
    words:
      'fewer colours|fewer colors|less colours|less colors|too many colours|too many colors|two colours|two colors|only two colours|only two colors|just two colours|just two colors|limit the colours|limit the colors|reduce the colours|reduce the colors|reduce the number of colours|reduce the number of colors|limited palette',
  },
  {
    scheme: 'pastel',
    words:
      'pastel|pastels|pastel colours|pastel colors|pastel tones|pastel shades|pastel palette|softer pastel colours|softer pastel colors|soft pastels|in pastels',
  },
  {
    scheme: 'inverted',
    words:
      'invert|inverted|invert the colours|invert the colors|invert colours|invert colors|inverted colours|inverted colors|invert it|invert everything|negative|as a negative|reverse the colours|reverse the colors|swap background and text|swap text and background|swap the background and the text|swap the background and text colours|swap the text and background colours|flip background and text',
  },
  {
    scheme: 'swapped',
    words:
      'swap the colours|swap the colors|swap colours|swap colors|switch the colours|switch the colors|switch colours|switch colors|exchange the colours|exchange the colors|flip the colours|flip the colors|flip colours|flip colors|colours the other way round|colors the other way round|swap the palette|the other way round with the colours',
  },
]

/** What verbs and small words do where colours are wished. */
export const COLOUR_SENSES = {
  /** The colours of a design as one thing. */
  palette:
    'colours|colors|colour|color|palette|colour scheme|color scheme|scheme|colour palette|color palette|colour combination|color combination|colourway|colorway|hues|colouring|coloring|tones|set of colours|set of colors',
  other:
    'other|another|different|new|fresh|alternative|else|better|another set of|a different set of|other kinds of|some other|completely different|entirely different|totally different|vary|change up|surprise me with|rethink|mix up|shake up',
  dislike:
    "don't like|do not like|don't love|do not love|hate|dislike|can't stand|cannot stand|not a fan of|not sold on|not happy with|not keen on|not so keen on|not sure about|not convinced by|not convinced about|tired of|sick of|fed up with|am not a fan of|am not sure about|am not happy with|am not keen on|am not convinced by|am not so sure about|'m not sure about|'m not a fan of|'m not happy with|'m not keen on|'m not so sure about|'m not convinced by|'m not sold on",
  /** Words for a colour as it is spread over the design. */
  areas:
    'parts|part|bits|bit|elements|areas|area|ones|tones|shades|things|stuff|colour|color|shapes|colours|colors|shade|tone',
  accentRole:
    'accent|accents|accent colour|accent color|accent colours|highlight colour|highlight color|highlights|main colour|main color|primary colour|primary color|primary|brand colour|brand color|leading colour|leading color|key colour|key color|dominant colour|dominant color',
  secondRole:
    'secondary colour|secondary color|secondary|second colour|second color|supporting colour|supporting color',
  /** All tones of one hue. */
  tonesOf:
    'shades of|tones of|hues of|different shades of|various shades of|all in|nothing but|tints of|a range of|all',
  contrasting:
    'the complementary colour|the complementary color|complementary colour|complementary color|a complementary colour|a complementary color|the opposite colour|the opposite color|complementary|a contrasting colour|a contrasting color|contrasting colour|contrasting color|the contrast colour',
  otherColour:
    'another colour|another color|a different colour|a different color|different colour|different color|some other colour|other colour|other color|a new colour|new colour|an other colour',
  amid: 'in|on',
  against:
    'against|in front of|drowns in|get lost in|disappears in|disappears into|lost in|lost against|lost on|merges with|blends into|blends in with',
  behind:
    'what is behind it|whatever is behind it|what is behind|what lies behind it|its background|its ground|what it stands on|the thing behind it',
  /** Makes something be like something. */
  feels:
    'feel like|look like|feel|more like|remind of|be more|more|go for|something|something like|a bit more|should feel like|should feel|should look like|like|give it an|make it more|in the style of|reminiscent of',
  /** Where an effect is. */
  rear: 'behind|in the back of|at the back of',
  onto: 'under|underneath|below|around|round|in|across|over|to|for|onto|beneath|inside',
  upon: 'on',
  match: 'match|matches|to match|matching|should match',
  apart:
    'contrast|more contrast|a stronger contrast|stronger contrast|higher contrast|better contrast|a better contrast|a higher contrast|some more contrast|some contrast',
  shouldNot:
    "shouldn't be|should not be|must not be|mustn't be|shouldn't be in|should not be in|ought not to be|is not supposed to be|isn't supposed to be|should n't be|must n't be",
  fade: 'fade|blend|fade out|soften|melt',
  into: 'into|with|in',
  thatColour:
    'that colour|that color|the same colour|the same color|this colour|this color|in that colour|in that color|in the same colour|in the same color|in this colour',
  stays:
    'stays|has to stay|have to stay|must stay|needs to stay|stays like it is|stays as is|stays unchanged|stays as it was|may stay|stays the way it is|stays as it is|stay|stay as they are|remains|remain|stays the same|remains as it is|should stay|can stay|should stay as it is|is to stay|stays put',
  alternate: 'alternate|alternating',
  tone: 'tone|turn|dial|tune|bring',
  down: 'down',
  up: 'up',
  rest: 'the rest|everything else|all else|all the rest|the others|rest|all the others|the remaining things|all other things|other things',
  /** Points back to what was named before. */
  applyThem:
    'use those|use these|use them|use them here|put them on|put them on this one|put them here|apply them|apply them here|apply those|take those|take them|take these|work with those|stick to those|use those please|use that|use only those|put those on this one|use those on this one|use them on this one|use it here|use that here|use it for this one',
} as const
export type ColourSense = keyof typeof COLOUR_SENSES

/** Colours by what they remind of: a pale ground, a dark one, the leading colour, the second. `always`: said without 'colours', too. */
export interface Theme {
  words: string
  always?: string
  colours: readonly [pale: Hex, dark: Hex, accent: Hex, secondary: Hex]
}

// biome-ignore format: a table
export const THEMES: readonly Theme[] = [
  { words: 'harvest', always: 'autumn|autumnal|fall|harvest', colours: ['#faf0e2', '#33190f', '#b5471c', '#d99a2b'] },
  { words: 'earthy|earth|natural|organic|clay', always: 'desert', colours: ['#f4ecdf', '#2e241b', '#8a5a34', '#6f7d4b'] },
  { words: 'fresh|botanical|garden', always: 'spring|springtime', colours: ['#f6fbef', '#14301f', '#3f8f4f', '#e58fa8'] },
  { words: 'sunny', always: 'summer|summery|beach', colours: ['#fff8e6', '#0d3b4a', '#f2802a', '#19a3b5'] },
  { words: 'icy|frosty', always: 'winter|wintry|arctic', colours: ['#f1f7fb', '#0f2436', '#2b6d99', '#8fb9d3'] },
  { words: 'holiday', always: 'christmas|christmassy|xmas|festive', colours: ['#fbf5ea', '#10301f', '#b3202c', '#c79a3b'] },
  { words: '', always: 'halloween|spooky', colours: ['#fff1dd', '#1a1220', '#e46f12', '#6b3fa0'] },
  { words: 'sea|marine|maritime|aquatic|underwater|coastal', always: 'ocean|nautical', colours: ['#eef6f7', '#0b2740', '#0f6e8c', '#5bb7b1'] },
  { words: 'dusk|golden hour|evening|summer evening', always: 'sunset', colours: ['#fff1e6', '#33152f', '#e0562f', '#a83f7c'] },
  { words: 'sunrise|dawn|morning', colours: ['#fff4ea', '#3a2140', '#e8785a', '#f0b453'] },
  { words: 'woodland|moss|mossy', always: 'forest|jungle', colours: ['#f1f4ea', '#13271c', '#2f6a42', '#8c6a3a'] },
  { words: 'exotic', always: 'tropical', colours: ['#fff9ea', '#083b3a', '#e8466e', '#12a18c'] },
  { words: 'candy|sweet|bubblegum|bubble gum|sugary', colours: ['#fff0f6', '#47123a', '#e0408f', '#35b6c9'] },
  { words: 'jewel|gem|rich and deep', colours: ['#f7f2f5', '#1c1030', '#7a1f5c', '#0f6e5a'] },
  { words: 'neutral|neutrals|nude|skin|sandy', colours: ['#f6f1ea', '#2a2622', '#7d6a58', '#a8907a'] },
  { words: 'night|midnight|nocturnal|starry', colours: ['#eef0f8', '#0c1230', '#4053b5', '#d9b64c'] },
  { words: 'fiery|fire|hot|volcanic|lava', colours: ['#fff1e8', '#2d0d0a', '#d1330f', '#f2a020'] },
  { words: 'provence|dreamy', colours: ['#f6f2fb', '#271a3d', '#7456ad', '#7d9a6b'] },
  { words: 'cyber|80s|eighties', always: 'cyberpunk|vaporwave|synthwave', colours: ['#f5f0ff', '#120a2a', '#e01e9b', '#16b8d8'] },
  { words: '70s|seventies|retro|vintage', colours: ['#f7ead2', '#3a2216', '#c6551f', '#4f7a6b'] },
  { words: 'scandinavian|nordic|hygge', colours: ['#f5f5f2', '#22282c', '#4d6b78', '#c98f63'] },
  { words: 'luxury|luxurious|royal|regal|premium', colours: ['#f7f3ea', '#14121a', '#8c6a22', '#3a2a5c'] },
  { words: 'corporate|business|professional|trustworthy|bank', colours: ['#f5f8fb', '#0f2238', '#1d5a96', '#5f7d95'] },
  { words: 'playful|friendly|friendlier|inviting|kids|childlike|children|cheerful|rainbow|fun|happy', colours: ['#fffaf0', '#1f2a52', '#e8453c', '#1f9bd1'] },
  { words: 'feminine|romantic|wedding|bridal', colours: ['#fcf3f1', '#3b1f29', '#b0526e', '#a3895d'] },
  { words: 'masculine|industrial|steel', colours: ['#f0f1f1', '#1a1e22', '#3d4f5c', '#b5651d'] },
  { words: 'eco|ecological|sustainable|green energy', colours: ['#f3f8ee', '#14291a', '#2f7d3b', '#8bb04a'] },
]

/** What follows the name of a season or a place where its colours are meant. */
export const THEME_TAILS =
  'look|feel|feeling|vibes|vibe|mood|theme|version|style|touch|atmosphere|-like|-themed|like|themed'

/** What can be done to the paint of a part. */
export type Effect = 'gradient' | 'shadow' | 'outline' | 'hollow' | 'glow'
export const EFFECTS: readonly { effect: Effect; words: string }[] = [
  {
    effect: 'gradient',
    words: 'gradient|gradients|ombre|ombré|colour fade|color fade|colour gradient|color gradient|a fade|gradient fill',
  },
  { effect: 'shadow', words: 'shadow|shadows|drop shadow|drop shadows|drop-shadow|shade behind it' },
  { effect: 'outline', words: 'outline|outlines|contour|stroke|edge|border|outline round it|outline around it' },
  {
    effect: 'hollow',
    words:
      'outlined|outlined instead of filled|outline only|only outlined|hollow|just an outline|only an outline|not filled but outlined|unfilled|ghost style|outlined not filled|with an outline only|outlined letters',
  },
  { effect: 'glow', words: 'glow|neon glow|glowing|halo|neon effect|glow effect' },
]
/** What an effect is said to be like: how strong. */
export const EFFECT_SIZES: readonly [factor: number, words: string][] = [
  [0.6, 'thin|soft|subtle|slight|light|fine|small|delicate|gentle|tiny|faint|narrow'],
  [1, 'nice|simple|plain|clean|little|vertical|horizontal|diagonal|linear|solid|smooth'],
  [1.8, 'fat|thick|strong|heavy|bold|big|wide|large|hard|broad|deep|long'],
]
