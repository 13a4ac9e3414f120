/** "1. … 2. …", "Please: 1) … 2) …", "1 … 2 …": the numbers of a list are no figures of the design. */

const NUMBER = /(^|[\s:;,])(\d{1,2})([.)]?)(?=\s)/g

/** The message with a stop in the place of each number of its list. */
export function listed(said: string): string {
  const numbers: { from: number; to: number }[] = []
  for (const match of said.matchAll(NUMBER)) {
    const [, before = '', figure = '', mark = ''] = match
    const from = match.index + before.length
    // Without a mark a number counts only in a list that begins with the message.
    const isMarked = mark !== '' || (numbers.length === 0 ? from === 0 : numbers[0]?.from === 0)
    if (Number(figure) === numbers.length + 1 && isMarked) numbers.push({ from, to: match.index + match[0].length })
  }
  if (numbers.length < 2) return said
  return numbers
    .toReversed()
    .reduce((text, { from, to }) => `${text.slice(0, from)}${from === 0 ? '' : ';'}${text.slice(to)}`, said)
    .trim()
}
