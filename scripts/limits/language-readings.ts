/** Where the engine reads words outside the room for it: patterns of its own, and the prompt as it was written. */
import { type Node, parseSync, Visitor } from 'oxc-parser'

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
      if (isOfWords(textIn(pattern))) count.wordPatterns += 1
    },
    MemberExpression({ property, computed }) {
      if (!computed && property.type === 'Identifier' && property.name === 'prompt') count.promptUses += 1
    },
  }).visit(parseSync(path, text).program)
  return count
}

/** What an expression says as it stands: texts, and what is put together of them. */
function textIn(node: Node): string {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : ''
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join(' ')
  return node.type === 'BinaryExpression' ? `${textIn(node.left)} ${textIn(node.right)}` : ''
}

/** What stands in a pattern without being matched as it is: escapes, classes, names of groups. */
const NO_LETTERS = /\\(?:[pPk]\{[^}]*\}|u\{?[\da-fA-F]+\}?|x[\da-fA-F]{2}|.)|\[(?:\\.|[^\]\\])*\]|\(\?<?\w*>?/g

const isOfWords = (pattern: string): boolean => /\p{L}{3}/u.test(pattern.replace(NO_LETTERS, ' '))
