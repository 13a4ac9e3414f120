/** Colours by what they remind of: "autumn colours", "an earthy palette", "something more tropical". */
import { contrast, hex, isDark, oklch } from '../../colour/colour.ts'
import type { Hex, Palette } from '../../scene/types.ts'
import type { Recogniser } from '../context.ts'
import { withAccent, withPaper, withSecondary } from '../palette/harmony.ts'
import { paletteTo, settled } from '../palette/recolour.ts'
import { alreadySo } from './replies.ts'

interface Theme {
  words: RegExp
  /** A pale ground, a dark one, the leading colour, the second. */
  colours: [pale: Hex, dark: Hex, accent: Hex, secondary: Hex]
}

const THEMES: Theme[] = [
  { words: /\b(?:autumn(?:al)?|fall|harvest)\b/, colours: ['#faf0e2', '#33190f', '#b5471c', '#d99a2b'] },
  {
    words: /\b(?:earthy|earth tones?|natural|organic|desert|clay)\b/,
    colours: ['#f4ecdf', '#2e241b', '#8a5a34', '#6f7d4b'],
  },
  { words: /\b(?:spring|fresh|botanical|garden)\b/, colours: ['#f6fbef', '#14301f', '#3f8f4f', '#e58fa8'] },
  { words: /\b(?:summer|summery|sunny|beach)\b/, colours: ['#fff8e6', '#0d3b4a', '#f2802a', '#19a3b5'] },
  { words: /\b(?:winter|wintry|icy|frosty|arctic)\b/, colours: ['#f1f7fb', '#0f2436', '#2b6d99', '#8fb9d3'] },
  { words: /\b(?:christmas(?:sy)?|xmas|festive|holiday)\b/, colours: ['#fbf5ea', '#10301f', '#b3202c', '#c79a3b'] },
  { words: /\b(?:halloween|spooky)\b/, colours: ['#fff1dd', '#1a1220', '#e46f12', '#6b3fa0'] },
  {
    words: /\b(?:ocean|sea|nautical|marine|maritime|aquatic|underwater|coastal)\b/,
    colours: ['#eef6f7', '#0b2740', '#0f6e8c', '#5bb7b1'],
  },
  { words: /\b(?:sunset|dusk|golden hour)\b/, colours: ['#fff1e6', '#33152f', '#e0562f', '#a83f7c'] },
  { words: /\b(?:sunrise|dawn)\b/, colours: ['#fff4ea', '#3a2140', '#e8785a', '#f0b453'] },
  { words: /\b(?:forest|woodland|jungle|mossy?)\b/, colours: ['#f1f4ea', '#13271c', '#2f6a42', '#8c6a3a'] },
  { words: /\b(?:tropical|exotic)\b/, colours: ['#fff9ea', '#083b3a', '#e8466e', '#12a18c'] },
  { words: /\b(?:candy|sweet|bubble ?gum|sugary)\b/, colours: ['#fff0f6', '#47123a', '#e0408f', '#35b6c9'] },
  { words: /\b(?:jewel|gem|rich and deep)\b/, colours: ['#f7f2f5', '#1c1030', '#7a1f5c', '#0f6e5a'] },
  {
    words: /\b(?:neutrals?|neutral|beige|nude|skin tones?|sandy)\b/,
    colours: ['#f6f1ea', '#2a2622', '#7d6a58', '#a8907a'],
  },
  { words: /\b(?:night|midnight|nocturnal|starry)\b/, colours: ['#eef0f8', '#0c1230', '#4053b5', '#d9b64c'] },
  { words: /\b(?:fiery|fire|hot|volcanic|lava)\b/, colours: ['#fff1e8', '#2d0d0a', '#d1330f', '#f2a020'] },
  { words: /\b(?:lavender|provence|dreamy)\b/, colours: ['#f6f2fb', '#271a3d', '#7456ad', '#7d9a6b'] },
  {
    words: /\b(?:cyber(?:punk)?|vaporwave|synthwave|neon|80s|eighties)\b/,
    colours: ['#f5f0ff', '#120a2a', '#e01e9b', '#16b8d8'],
  },
  { words: /\b(?:70s|seventies|retro|vintage)\b/, colours: ['#f7ead2', '#3a2216', '#c6551f', '#4f7a6b'] },
  { words: /\b(?:scandinavian|nordic|hygge)\b/, colours: ['#f5f5f2', '#22282c', '#4d6b78', '#c98f63'] },
  { words: /\b(?:luxur(?:y|ious)|royal|regal|premium)\b/, colours: ['#f7f3ea', '#14121a', '#8c6a22', '#3a2a5c'] },
  {
    words: /\b(?:corporate|business|professional|trustworthy|bank)\b/,
    colours: ['#f5f8fb', '#0f2238', '#1d5a96', '#5f7d95'],
  },
  {
    words: /\b(?:playful|friendl(?:y|ier)|inviting|kids?|child(?:ren|like)|cheerful|rainbow|fun|happy)\b/,
    colours: ['#fffaf0', '#1f2a52', '#e8453c', '#1f9bd1'],
  },
  { words: /\b(?:feminine|romantic|wedding|bridal)\b/, colours: ['#fcf3f1', '#3b1f29', '#b0526e', '#a3895d'] },
  { words: /\b(?:masculine|industrial|steel)\b/, colours: ['#f0f1f1', '#1a1e22', '#3d4f5c', '#b5651d'] },
  { words: /\b(?:eco(?:logical)?|sustainable|green energy)\b/, colours: ['#f3f8ee', '#14291a', '#2f7d3b', '#8bb04a'] },
]

/** Only colours are meant, and not the whole manner. */
const COLOURS = /\b(?:colou?rs?|colou?rful|palette|tones?|hues?|shades?|colou?r scheme|scheme)\b/
/** "more autumn": a season is its colours. */
const SEASON =
  /(?:^|\bmore |\blike |\bit |\blooks? |\bfeels? |\bsomething )(?:of )?(?:an? )?(?:autumn(?:al)?|fall|winter|spring|summer|christmas|xmas|festive|halloween|spooky|tropical|nautical|ocean|sunset|beach|forest|desert|jungle|arctic|cyberpunk|synthwave|vaporwave)(?:[ -]?(?:like|themed))?(?: (?:look|feel|feeling|vibes?|mood|theme|version|style|touch|atmosphere))?$/
const OTHER =
  /\b(?:fonts?|typeface|layout|icon|text|headline|title|button|background|of the|as the|remove|without|no)\b/

export const themes: Recogniser = (clause, state) => {
  const { lower } = clause
  if (clause.quotes.length > 0 || !(COLOURS.test(lower) || SEASON.test(lower)) || OTHER.test(lower)) return undefined
  const theme = THEMES.find(({ words }) => words.test(lower))
  if (!theme || clause.colours.some(({ thing }) => !thing) || /\b(?:less|not|too)\b/.test(lower)) return undefined
  const { scene } = state.design
  const after = themed(scene.palette, theme.colours)
  const operations = settled(scene, [paletteTo(scene.palette, after)], state.context)
  const name = theme.words.exec(lower)?.[0] ?? ''
  if (operations.length === 0) return alreadySo(`The colours are ${name} already`, state)
  return {
    step: 'patch',
    operations,
    changes: [{ what: 'Colours', to: `${name}: ${theme.colours.slice(2).join(' and ')}`, nodes: [] }],
  }
}

/** A coloured ground stays a coloured one, a dark one dark. */
function themed(palette: Palette, [pale, dark, accent, secondary]: Theme['colours']): Palette {
  const { l, c } = oklch(palette.paper)
  const ground = isDark(palette.paper) ? dark : c > 0.06 && l < 0.85 ? soft(secondary) : pale
  const ink = contrast(dark, ground) >= 7 ? dark : palette.ink
  return withSecondary(withAccent(withPaper({ ...palette, ink }, ground), accent), secondary)
}

const soft = (colour: Hex): Hex => {
  const { c, h } = oklch(colour)
  return hex({ l: 0.82, c: Math.min(c, 0.11), h })
}
