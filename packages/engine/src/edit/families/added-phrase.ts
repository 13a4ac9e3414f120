/** "add doors open 8:30", "put over 18s only": words to be set that nobody quoted. Asked last: no other family knows them. */
import { toClause } from '../clauses.ts'
import type { Recogniser } from '../context.ts'
import { findMentions } from '../nouns.ts'
import { roleOfWords } from '../roles.ts'
import { describesLook } from './look.ts'
import { addWords } from './placing.ts'

const ADDED =
  /^(?:please |also |and )*(?:add|include|mention|write|append)\s+(?<words>(?:[\p{L}'’-]+ ){1,6}.*\d.*|.*\d(?: ?[\p{L}'’-]+){1,6})$/du

export const addedPhrase: Recogniser = (clause, state) => {
  const range = ADDED.exec(clause.lower)?.indices?.groups?.words
  if (!range || clause.quotes.length > 0) return undefined
  const words = clause.words(...range)
  const pictures = findMentions(words.toLowerCase()).some(({ noun }) => noun.class !== 'text')
  const look = describesLook(words, toClause(words, { text: '', quotes: [] }), [0, words.length])
  if (pictures || look || /\b(?:px|pt|percent more|columns?|times)\b/.test(clause.lower)) return undefined
  return addWords(roleOfWords(words) ?? 'detail', words.charAt(0).toUpperCase() + words.slice(1), state)
}
