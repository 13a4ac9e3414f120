/** The prompt as it is read: data as lines, escapes as what they mean, and of long ones the beginning and the end. */
import { unwrapped } from './unwrap.ts'

/** Of longer prompts the beginning and the end are read, characters: requests stand there, and no design holds more. */
const LONGEST = 6_000
const [HEAD, TAIL] = [3_600, 1_200]

/** '\n' and '\'' of a prompt that was pasted from code. */
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '', t: ' ', "'": "'", '"': '"' }

export function promptText(prompt: string): string {
  return shortened(unwrapped(prompt)).replace(
    /\\([nrt](?!\p{Ll}{3})|["'])/gu,
    (_, letter: string) => ESCAPES[letter] ?? '',
  )
}

function shortened(prompt: string): string {
  if (prompt.length <= LONGEST) return prompt
  const head = prompt.slice(0, HEAD)
  const tail = prompt.slice(-TAIL)
  // Cut at white space, so that no fact is half a word.
  return `${head.slice(0, head.search(/\s\S*$/) + 1)}\n\n${tail.slice(tail.search(/\s/) + 1)}`
}
