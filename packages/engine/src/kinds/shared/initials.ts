/** The letters that stand for a name. */

const SMALL_WORDS = new Set([
  'the',
  'a',
  'an',
  'of',
  'and',
  'for',
  'in',
  'at',
  'by',
  'de',
  'la',
  'le',
  'el',
  'und',
  'der',
  'die',
  'das',
  'et',
  'dr',
  'mr',
  'mrs',
  'ms',
  'prof',
])

const isNumero = (word: string, next = ''): boolean => /^n(?:o|r|º|°)$/i.test(word) && /^\p{N}/u.test(next)

/** Words of a name that carry meaning, in its own spelling. */
function strongWords(name: string): string[] {
  const words = name.split(/[\s\-–—/.·]+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const strong = words.filter((word) => !SMALL_WORDS.has(word.toLowerCase()))
  // '24/7 Tow', 'No. 9 Coffee': a number's first digit stands for nothing.
  const spelt = strong.filter((word, index) => !/^\p{N}/u.test(word) && !isNumero(word, strong[index + 1]))
  return [spelt, strong, words].find(({ length }) => length > 0) ?? []
}

const firstLetter = (word: string): string => {
  const [letter = ''] = word.match(/[\p{L}\p{N}]\p{M}*/u) ?? []
  return letter.toLocaleUpperCase('en')
}

/** Up to `most` initials of a name; a word like PixelForge counts as two. Empty for a name without letters. */
export function initialsOf(name: string, most: number): string[] {
  const words = strongWords(name).flatMap((word) =>
    /^[\p{Lu}][\p{Ll}]+[\p{Lu}]/u.test(word) ? word.split(/(?<=\p{Ll})(?=\p{Lu})/u) : [word],
  )
  return words.map(firstLetter).filter(Boolean).slice(0, most)
}

/** Whether letters of a name stand by themselves, as in Latin, Cyrillic and Greek: they can be taken out, tracked and set on curves. */
export const lettersStandAlone = (text: string): boolean =>
  /\p{L}/u.test(text) &&
  !/[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]/u.test(text)
