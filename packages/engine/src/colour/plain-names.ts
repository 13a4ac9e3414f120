/** Colours as people say them: 'dark green', 'near black', for what an edit reports. */

import { entry } from '../base/tables.ts'
import type { Hex } from '../scene/types.ts'
import { difference, hex, hueDistance, oklch } from './colour.ts'
import { COLOUR_WORDS } from './colour-table.ts'

// biome-ignore format: a list
const PLAIN = [
  'black', 'near black', 'charcoal', 'dark gray', 'gray', 'light gray', 'white', 'off white', 'beige', 'taupe', 'tan',
  'red', 'dark red', 'light red', 'burgundy', 'terracotta', 'orange', 'dark orange', 'light orange', 'brown', 'dark brown',
  'light brown', 'yellow', 'dark yellow', 'light yellow', 'pale yellow', 'mustard', 'gold', 'green', 'dark green',
  'light green', 'pale green', 'bright green', 'lime green', 'olive green', 'sage', 'mint green', 'teal', 'dark teal',
  'light teal', 'turquoise', 'cyan', 'blue', 'dark blue', 'light blue', 'pale blue', 'bright blue', 'navy', 'sky blue',
  'slate blue', 'indigo', 'periwinkle', 'purple', 'dark purple', 'light purple', 'lilac', 'violet', 'mauve', 'aubergine',
  'magenta', 'pink', 'dark pink', 'light pink', 'pale pink', 'hot pink', 'dusty pink', 'blush',
]

/** The plain name nearest to a colour. */
export function colourName(colour: Hex): string {
  const distances = PLAIN.map((name) => ({ name, distance: difference(colour, entry(COLOUR_WORDS, name)) }))
  return distances.reduce((a, b) => (b.distance < a.distance ? b : a)).name
}

/** Which of some colours a name points at ("that green"): the nearest in hue that deserves the name. */
export function pointedAt(named: Hex, colours: Hex[]): Hex | undefined {
  const wanted = oklch(named)
  const grey = wanted.c < 0.04
  const near = colours
    .map((colour) => ({ colour, at: oklch(colour) }))
    .filter(({ at }) =>
      grey ? at.c < 0.05 && Math.abs(at.l - wanted.l) < 0.3 : at.c >= 0.03 && hueDistance(at.h, wanted.h) < 38,
    )
    .map(({ colour, at }) => ({
      colour,
      distance: grey ? Math.abs(at.l - wanted.l) : hueDistance(at.h, wanted.h) / 90 + difference(hex(wanted), colour),
    }))
  return near.sort((a, b) => a.distance - b.distance)[0]?.colour
}
