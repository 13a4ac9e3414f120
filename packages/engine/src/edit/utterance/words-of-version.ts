/** "Put version 2's title into version 4": the words of a part as they stood in an earlier version, said as a change of words. */
import type { Design } from '../../design/types.ts'
import { BORROWING } from '../../language/lexicon/version-words.ts'
import type { Words } from '../../language/tokens.ts'
import type { Role, Scene } from '../../scene/types.ts'
import { nodesOfRole } from '../../scene/walk.ts'
import { findMentions, type Mention } from '../nouns.ts'
import { copyOf, heard } from './heard.ts'

const VERSION = 'version'

/** The version that is named first; what stands after it, such as the one that they go into, is the one in hand. */
function versionIn({ tokens }: Words): number | undefined {
  const at = tokens.findIndex(({ lower, quote }, i) => quote < 0 && lower === VERSION && isNumber(tokens[i + 1]?.lower))
  return at < 0 ? undefined : Number(tokens[at + 1]?.lower)
}
const isNumber = (word: string | undefined): boolean => word !== undefined && Number.isInteger(Number(word))

/** Whether nothing is said but that something of a version is taken. */
const onlyBorrows = ({ tokens }: Words, { start, end }: Mention): boolean =>
  tokens.every(
    ({ lower, pos, quote, from, to }) =>
      quote < 0 &&
      (pos === 'PUNCT' || lower === VERSION || isNumber(lower) || BORROWING.has(lower) || (from >= start && to <= end)),
  )

/** What a part says; the first role that the scene has. */
function wordsIn(scene: Scene, roles: readonly Role[]): string | undefined {
  for (const role of roles) {
    const text = nodesOfRole(scene, role).find((node) => node.type === 'text')
    if (text?.type === 'text') return text.text.replaceAll('\n', ' ')
  }
  return undefined
}

/** Undefined: something else is wished. @param versions each at its number less one */
export function wordsOfVersion(
  words: Words,
  design: Design,
  versions: readonly (Design | undefined)[],
): Words | undefined {
  const number = versionIn(words)
  const other = number === undefined ? undefined : versions[number - 1]
  const [part, ...more] = findMentions(words.text.toLowerCase()).filter(({ noun }) => noun.class === 'text')
  if (!other || !part || more.length > 0 || !onlyBorrows(words, part)) return undefined
  const text = wordsIn(other.scene, part.noun.roles)
  if (text === undefined || wordsIn(design.scene, part.noun.roles) === undefined) return undefined
  return heard(`change the ${part.noun.name} to “${text}”`, copyOf(design))
}
