/** The prompt as it is read: data as lines, escapes as what they mean, and of long ones the beginning and the end. */
import { withoutFrame } from '../language/pasted.ts'
import { unwrapped } from './unwrap.ts'

/** Of longer prompts the beginning and the end are read, characters: requests stand there, and no design holds more. */
const LONGEST = 6_000
const [HEAD, TAIL] = [3_600, 1_200]

/** A line break and a quotation mark as a prompt has them that was pasted from code; not the 'n' of a path ('C:\new'). */
const ESCAPED = /(?<!\b[A-Z]:\S*)\\(n|["'])/gu

/** Words of politeness around a request: the same is asked for without them. */
const POLITE = new RegExp(
  [
    // 'Hello there! I need …', 'Hi, …'
    String.raw`(?<=^|\n\s*)(?:hello|hi|hey|good (?:morning|afternoon|evening|day))(?: there| all| both| folks| everyone| team)?\s*[,.!–-]+\s*(?=\S)`,
    String.raw`^(?:please|kindly)\s*[,:–-]\s*`,
    // Before a verb, as long as it is not all that is said.
    String.raw`^please\s+(?=\p{Ll}+\s)`,
    String.raw`(?<=[.!?\n]\s*)(?:many )?(?:thanks|thank you|thx|cheers)(?: (?:a lot|so much|very much|in advance))?[.!]*$`,
  ].join('|'),
  'giu',
)

export const promptText = (prompt: string): string =>
  withoutFrame(shortened(unwrapped(prompt)).replace(ESCAPED, (_, letter: string) => (letter === 'n' ? '\n' : letter)))
    .replace(POLITE, '')
    .replace(POLITE, '')
    .trim()

function shortened(prompt: string): string {
  if (prompt.length <= LONGEST) return prompt
  const head = prompt.slice(0, HEAD)
  const tail = prompt.slice(-TAIL)
  // Cut at white space, so that no fact is half a word.
  return `${head.slice(0, head.search(/\s\S*$/) + 1)}\n\n${tail.slice(tail.search(/\s/) + 1)}`
}
