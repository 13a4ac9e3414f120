/** Which pictograms show a thing itself, told by their names. */
import { singular, tokens } from './words.ts'

/** Parts of names that do not make it another thing. */
const SAME = new Set(
  'fill filled bold duotone simple face head side profile open straight outline classic variant'.split(' '),
)

/** In front of a thing these are what it is in: a 'head-heart' is no heart. */
const BODY = new Set(['head', 'face'])

/** The words of a pictogram's name: 'ph:shopping-cart-fill' → shopping, cart, fill. */
export const nameWords = (icon: string): string[] => icon.replace(/^[^:]*:/, '').split('-')

/**
 * Of pictograms those that are called by the thing's own noun, and by no more than the thing where there are any:
 * 'shopping cart' is a shopping cart, or any cart where there are none, but neither a shopping bag nor a cart with a plus.
 */
export function drawingsOf(thing: string, pictograms: readonly string[]): string[] {
  const words = tokens(thing)
  const head = words.at(-1)
  const own = pictograms.filter((icon) => nameWords(icon).some((word) => singular(word) === head))
  const plain = own.filter((icon) =>
    nameWords(icon).every(
      (word, place) =>
        words.includes(singular(word)) || (SAME.has(word) && !(place === 0 && BODY.has(word))) || /^\d+$/.test(word),
    ),
  )
  if (plain.length === 0) return own
  // A note is a sheet of paper where there are music notes.
  const whole = plain.filter((icon) => words.every((word) => nameWords(icon).some((part) => singular(part) === word)))
  return whole.length > 1 ? whole : plain
}
