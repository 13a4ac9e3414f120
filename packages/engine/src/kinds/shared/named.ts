/** Drawings that a text calls by words of their own. */
import { keysOf } from '../../base/tables.ts'
import { singular, tokens } from '../../imagery/words.ts'

/** The entries of a table by each of their words. */
export const byWords = <K extends string>(
  table: Readonly<Record<K, { words: readonly string[] }>>,
): ReadonlyMap<string, K> =>
  new Map(keysOf(table).flatMap((name) => table[name].words.map((word): [string, K] => [word, name])))

/** The first that a text calls by its word, in the singular or the plural. */
export const namedIn = <K>(text: string, names: ReadonlyMap<string, K>): K | undefined =>
  tokens(text)
    .map((word) => names.get(word) ?? names.get(singular(word)))
    .find((name) => name !== undefined)

/** The words of texts, as they stand and in the singular. */
export const spellings = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => tokens(text).flatMap((word) => [word, singular(word)])))
