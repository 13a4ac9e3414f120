/** What a button does that says no more than its name. */
import type { Asked } from '../../../scene/controls.ts'
import type { ControlOf } from './context.ts'

/** Whoever asks for anything is written back to. */
const WRITTEN_BACK: readonly Asked[] = [
  { name: 'E-mail', input: 'email', required: true },
  { name: 'Note', input: 'long' },
]

type Meaning = ControlOf<'ask'> | ControlOf<'download'> | ControlOf<'share'> | ControlOf<'attach'>

const MEANT: readonly (readonly [RegExp, (about: string) => Meaning])[] = [
  [/\b(?:download|export|save as)\b/i, (about) => ({ kind: 'download', file: about })],
  [/\b(?:share|copy (?:the )?(?:link|address))\b/i, () => ({ kind: 'share' })],
  [/\b(?:attach|upload)\b/i, () => ({ kind: 'attach' })],
]

/** @param about what it stands under */
export function meaningOf(words: string, about: string): Meaning {
  const meaning = MEANT.find(([names]) => names.test(words))?.[1](about || words)
  if (meaning) return meaning
  const title = words || about
  return { kind: 'ask', title, asks: WRITTEN_BACK, send: 'Send', done: 'Thank you. We write back to {E-mail}.' }
}
