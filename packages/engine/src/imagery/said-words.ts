/** The words of a prompt in the singular, in their order: what drawings and lists of things are held against. */
import { memo } from '../base/memo.ts'
import type { Brief } from '../brief/types.ts'
import { singular, tokens } from './words.ts'

const known = new WeakMap<Brief, ReadonlySet<string>>()

export const saidWords = (brief: Brief): ReadonlySet<string> =>
  memo(known, brief, () => new Set(tokens(brief.prompt).map(singular)))
