/** A text as the grammar of wishes reads it, tokenised once: in English, its slips mended, its colours by their codes where it gives them, its list numbers as stops. */

import { toldByCodes } from '../../colour/colour-names.ts'
import type { Design } from '../../design/types.ts'
import { readTokens, type Words } from '../../language/tokens.ts'
import { asMeant } from '../plainer.ts'
import { listed } from '../run/listed.ts'
import { textsOf } from '../scene-nodes.ts'
import { inEnglish } from '../tongues.ts'

/** Longest text that is read; a wish is shorter, and reading stays quick. */
const LONGEST = 2000

const NO_COPY: ReadonlySet<string> = new Set()

/** @param copy the words of the design that is spoken of, in lower case: they are no slips */
export const heard = (text: string, copy = NO_COPY): Words =>
  readTokens(asMeant(listed(toldByCodes(inEnglish(text.slice(0, LONGEST)))), copy))

/** The words that stand in a design, in lower case. */
export const copyOf = ({ scene }: Pick<Design, 'scene'>): ReadonlySet<string> =>
  new Set(textsOf(scene).flatMap(({ text }) => text.toLowerCase().split(/[^\p{L}]+/u)))
