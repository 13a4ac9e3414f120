import type { LookRow } from '../../language/lexicon/wishes.ts'

/** Ways in which letters may stand otherwise: the ways of the lexicon, where more and less have words of their own. */
export type Style = Exclude<LookRow['way'], 'more' | 'less'> | 'bolder' | 'thinner' | 'wider' | 'tighter'
