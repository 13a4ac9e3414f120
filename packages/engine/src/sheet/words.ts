/** Words in an element: spaces are put together, as in HTML, and a break is a new line. */

/** Stands for a break until spaces are put together. */
export const BREAK = '\u2028'

export const joinedWords = (words: string): string =>
  words
    .replace(/[ \t\n]+/g, ' ')
    .split(BREAK)
    .map((line) => line.replace(/^ | $/g, ''))
    .join('\n')

/** Words as they come out again when they are written as they are. */
export const normalWords = (words: string): string => joinedWords(words.replaceAll('\n', BREAK))
