/** What a language brings: a folder of tables, which docs/how-to/add-a-language.md tells how to write. */
export interface LanguageFolder {
  /** ISO 639-1 */
  code: string
  /** In English. */
  name: string
  /** Rows 'poster: plakat aushang': an English noun, then what says it; the words of one phrase joined by '_'. */
  nouns: string
  /** What takes place ('fest konzert flohmarkt!'), the words of one phrase joined by '_'; '!' behind what says by itself what it is. */
  occasions: string
  /** Rows 'the/DET: der die das': an English word with its part of speech, then what says it. */
  words: string
  /** What wishes say, by the English that the grammar of edits reads, '|' between what says it. */
  wishes: Readonly<Record<string, string>>
  /** Rows 'Hours: Öffnungszeiten': an English heading or label, then what stands in its place. */
  labels: string
  /**
   * What is written into designs where a prompt says nothing of it, '|' between lines: rows 'event: …' by what a design is about (`Case` in
   * brief/lines/foreign.ts) are headlines, rows '>book: …' by what is to be done are buttons.
   */
  lines: string
  /** Words for pages of any trade, as brief/write/pages/decks/read.ts reads them; nothing in them that may not be true. */
  pages: string
  /** Names of colours that brief/words/foreign-colours.ts lacks: rows 'dark green: mørkegrøn mørkegrønt', an English name, then what says it. */
  colours?: string
  /** Nouns are joined; what stands last says what they are. */
  joins?: true
}
