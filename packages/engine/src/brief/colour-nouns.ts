/** Nouns that say what a colour is for: grounds, accents, letters, parts. */
import type { Role } from '../scene/types.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import type { ColourRequest } from './types.ts'

export type Target = ColourRequest['target']

export const GROUNDS = words(
  'background backgrounds backdrop bg base ground canvas fill surface backround backgroud backgound hintergrund fond fondo fundo sfondo tło tle фон фоне фоном خلفية الخلفية zemin arka achtergrond',
)

export const ACCENTS = words(
  'accent accents details detail highlight highlights touch touches trim elements pops pop splashes splash ornaments ornament shapes shape detailing hints hint decoration decorations edges foil embellishments flourishes strokes lines component components widget widgets control controls ui',
)

export const COLOUR_NOUNS = words(
  'color colors colour colours palette scheme tones tone shades shade hues hue theme colored coloured colorway colouring coloring gradient gradients',
)

/** Words between a colour and its noun: 'white thin letters', 'gold foil accents'. */
export const BETWEEN = words(
  'large big bold thin small huge tiny serif sans sans-serif script foil subtle solid flat gradient textured matte glossy plain simple elegant clean main primary secondary and condensed capital uppercase block handwritten lowercase colored coloured metallic little italic oversized rounded',
)

export function roleTarget(role: Role): Target {
  if (role === 'body' || role === 'detail') return 'text'
  if (role === 'rule' || role === 'pattern' || role === 'decoration') return 'accent'
  return role
}

/** On a card 'the name' is the person's, 'the shop name' the company's. */
export function ownName(reading: Reading, k: number, role: Role): Role {
  const alone =
    reading.word(k) === 'name' && !/^(?:company|business|brand|shop|store|firm|studio)$/.test(reading.word(k - 1))
  return role === 'brand' && alone && reading.has('person') ? 'person' : role
}
