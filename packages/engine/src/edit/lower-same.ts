/** Lower case that keeps every offset: the odd letter that would change its length stays. */
export function lowerSame(text: string): string {
  return [...text.replaceAll('’', "'")]
    .map((letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter))
    .join('')
}
