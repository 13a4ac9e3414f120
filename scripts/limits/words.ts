/** Where the engine reads words outside the room for it: patterns of its own, and the prompt as it was written. */
import { parseSync, Visitor } from 'oxc-parser'

export interface Readings {
  /** Regular expressions on words. */
  wordPatterns: number
  /** Uses of a field `prompt`. */
  promptUses: number
}

/**
 * Counts in a source of the engine. A regular expression is one on words when three letters stand side by side in it that
 * are matched as they are, be it written as a literal or handed to `RegExp` as a text.
 * @param path of the file
 */
export function countReadings(path: string, text: string): Readings {
  const count = { wordPatterns: 0, promptUses: 0 }
  new Visitor({
    Literal(node) {
      if ('regex' in node && node.regex && isOfWords(node.regex.pattern)) count.wordPatterns += 1
    },
    NewExpression({ callee, arguments: [pattern] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp' || !pattern) return
      if (isOfWords(text.slice(pattern.start, pattern.end))) count.wordPatterns += 1
    },
    MemberExpression({ property, computed }) {
      if (!computed && property.type === 'Identifier' && property.name === 'prompt') count.promptUses += 1
    },
  }).visit(parseSync(path, text).program)
  return count
}

/** What stands in a pattern without being matched as it is: classes, escapes, and what a text puts in. */
const NO_LETTERS =
  /\$\{[^}]*\}|\\?\\(?:[pPk]\{[^}]*\}|u\{?[\da-fA-F]+\}?|x[\da-fA-F]{2}|.)|\[(?:\\.|[^\]\\])*\]|\(\?<?\w*>?/g

const isOfWords = (pattern: string): boolean => /\p{L}{3}/u.test(pattern.replace(NO_LETTERS, ' '))
