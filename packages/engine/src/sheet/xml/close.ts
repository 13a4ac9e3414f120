/** Sheets that stop in the middle, as answers do that ran out of room. */

const TAG = /<(\/?)([a-zA-Z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/y

/** What is open at the end, from the outside in, and how far the text is whole. */
function scan(text: string): { open: string[]; whole: number } {
  const open: string[] = []
  let whole = 0
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', whole)) {
    if (text.startsWith('<!--', at)) {
      const end = text.indexOf('-->', at)
      if (end < 0) break
      whole = end + 3
      continue
    }
    TAG.lastIndex = at
    const found = TAG.exec(text)
    if (!found) break
    const [, closing, name = '', , alone] = found
    whole = TAG.lastIndex
    if (closing) {
      if (open.at(-1) !== name) break
      open.pop()
    } else if (!alone) open.push(name)
  }
  return { open, whole }
}

/** Words that were cut are no words: of a text that was being written nothing is shown. */
const CUT = new Set(['text'])

/**
 * The sheet as far as it is whole, with everything closed that was open: nothing is added but closing tags. What is whole is
 * given back as it is, and so is what has no sheet in it.
 */
export function closeSheet(text: string): string {
  const from = text.indexOf('<sheet')
  if (from < 0) return text
  const { open, whole } = scan(text.slice(from))
  if (open.length === 0) return text
  let body = text.slice(0, from + whole)
  while (CUT.has(open.at(-1) ?? '')) {
    body = body.slice(0, body.lastIndexOf(`<${open.pop()}`))
  }
  return (
    body +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join('')
  )
}
