/** What a language brings: a folder of tables, which docs/how-to/add-a-language.md tells how to write. */
export interface LanguageFolder {
  /** ISO 639-1 */
  code: string
  /** Rows 'poster: plakat aushang': an English noun, then what says it; the words of one phrase joined by '_'. */
  nouns: string
  /** Rows 'the/DET: der die das': an English word with its part of speech, then what says it. */
  words: string
  /** What wishes say, by the English that the grammar of edits reads, '|' between what says it. */
  wishes: Readonly<Record<string, string>>
  /** Nouns are joined; what stands last says what they are. */
  joins?: true
}
