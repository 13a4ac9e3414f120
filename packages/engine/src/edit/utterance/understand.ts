/**
 * A message read once: tokenised and tagged, its act and whether it asks for a new design by what was learned, the designs that it
 * points at by its words. Whatever carries it out takes what comes of this, and not the text.
 */
import { hear } from '../../brief/said.ts'
import { encode, SENTENCE_LENGTH } from '../../language/encoder.ts'
import type { KindName } from '../../scene/types.ts'
import { cuesOf } from './cues.ts'
import { decided } from './decide.ts'
import { turnOf } from './heads.ts'
import { copyOf, heard } from './heard.ts'
import { kindOf } from './sheet.ts'
import type { Conversation, Utterance } from './types.ts'

/** What tells the act of a message stands at its beginning. */
const MOST_ENCODED = 300
/** The words of a text longer than this are cues, too, but tell nothing more. */
const MOST_CUES = 80

/** @param text as it was written */
export async function understand(text: string, talk: Conversation): Promise<Utterance> {
  const words = heard(text, talk.design && copyOf(talk.design))
  const said = hear(words)
  const [point = new Float32Array(SENTENCE_LENGTH)] = await encode([words.text.slice(0, MOST_ENCODED)])
  const opening = { ...words, tokens: words.tokens.slice(0, MOST_CUES) }
  const turning = turnOf(point, cuesOf(opening, kindInHand(talk)))
  const { act, sure, anew } = turning
  const facts = said.act === 'fact' ? said.facts : []
  return { text, words, act, sure, anew, facts, does: decided({ text, words, said, turning }, talk) }
}

const NO_KIND: KindName = 'poster'
const kindInHand = ({ design, designs: [it] }: Conversation): KindName =>
  design?.scene.kind ?? (it ? kindOf(it) : NO_KIND)
