/** What wants an answer and no change: questions about the design, wishes that nothing here can meet, a plain dislike. */

import { colourName } from '../../colour/plain-names.ts'
import { familyName } from '../../type/own-family.ts'
import { LIMITS, toldOf } from '../abilities/table.ts'
import type { Recogniser, State, Step } from '../context.ts'
import { visibleColours } from '../palette/recolour.ts'
import { cannot } from '../steps.ts'
import { suggestionsFor } from '../suggestions.ts'
import { cannotTell, designWord } from './replies.ts'

const DISLIKE =
  /^(?:sorry,? |hmm+,? |no,? |well,? |but |honestly,? )*(?:i (?:really |still )?(?:don't|do not) (?:really )?(?:like|love) (?:it|this|that|this (?:one|design)|the design)(?: (?:at all|much|yet|very much|so much))?|i (?:hate|dislike) (?:it|this|that)|(?:it's|it is|this is|that's) (?:not (?:what i (?:wanted|had in mind|meant|asked for)|good|great|nice|it|right|there yet|quite right|working(?: for me)?)|ugly|bad|awful|terrible|wrong)|not (?:my style|convinced|happy|good|good enough|quite right|great|what i (?:wanted|had in mind|meant|asked for))|(?:something|it) (?:is|feels|looks) (?:off|wrong|not right)|i'm not (?:happy|sure|convinced)(?: with (?:it|this))?|meh|so-so)$/

const FONT_QUESTION =
  /^(?:so |and |ok,? )?(?:what|which)(?:'s| is| are)?\s+(?:the )?(?:fonts?|typefaces?|type|lettering)\b|\bwhat (?:font|typeface)s? (?:is|are|did|do|have)\b|\bname of (?:the|this) font\b/
const COLOUR_QUESTION =
  /^(?:so |and |ok,? )?(?:what|which)(?:'s| is| are)?\s+(?:the )?(?:exact )?(?:colou?rs?|hex|palette|shade|green|blue|red)\b|\b(?:hex|colou?r) codes?\b.*\?*$|\bwhat (?:colou?rs?|palette) (?:is|are|did|do|have)\b/
const SIZE_QUESTION =
  /^(?:so |and )?(?:how (?:big|large|wide|tall) is|what(?:'s| is| are) the (?:size|dimensions|format|resolution))\b(?! the (?:headline|title|name|icon))/
/** Of the design as it is; "is it possible to …" is a wish. */
const ABOUT_QUESTION =
  /^(?:(?:is|are|was|were|does|do|did|has|have|will) (?:the|it|this|that|there|these|those|our|my|they|you)\b(?! (?:possible|any (?:way|chance)|a (?:way|chance)|mind|think you))|(?:who|whose|when|why|how (?:many|much|long|old))\b)(?!.*\b(?:instead|please)\b)/
const HELP_QUESTION =
  /^(?:help|what can (?:you|i) (?:do|change|ask|say)|what (?:else )?(?:can|could|should) (?:i|we|you) (?:do|change|improve)|how does this work|any (?:ideas|suggestions)|what (?:do|would) you (?:think|suggest|recommend))\b/

/** A code or a change of the colour is asked for, not told about. */
const CHANGES = /^(?:please )?(?:use|set|change|make|add|take|try|replace|swap)\b/

export const asks: Recogniser = ({ lower, quotes }, state) => {
  if (quotes.length > 0) return undefined
  const answer = answered(lower, state)
  if (answer) return answer
  if (DISLIKE.test(lower))
    return cannot(
      `What do you dislike about the ${designWord(state)}: the colours, the font, the layout, or what it shows?`,
      'other colours',
      'another font',
      'another layout, same colours',
      'something completely different',
    )
  const limit = LIMITS.find(
    ({ wish }) => wish.test(lower) && !/\b(?:remove|delete|no|without|icon|pictogram)\b/.test(lower),
  )
  return (
    limit &&
    cannot(
      limit.why.replace('{design}', designWord(state)),
      ...[...limit.offers, ...suggestionsFor(state.design)].slice(0, MOST_OFFERS),
    )
  )
}
const MOST_OFFERS = 3

function answered(lower: string, state: State): Step | undefined {
  const { scene } = state.design
  const tell = (question: string, suggestions: string[]): Step => cannot(question, ...suggestions)
  if (CHANGES.test(lower)) return undefined
  if (FONT_QUESTION.test(lower)) {
    const [display, text] = [familyName(scene.typography.display), familyName(scene.typography.text)]
    const fonts =
      display === text ? `Everything is set in ${display}` : `The titles are set in ${display}, the text in ${text}`
    return tell(`${fonts}. Shall I change one of them?`, ['another font', 'use a serif font', 'use a sans serif font'])
  }
  if (COLOUR_QUESTION.test(lower)) {
    const colours = visibleColours(scene, state.context).slice(0, 5)
    const names = colours.map((hex) => `${colourName(hex)} ${hex}`).join(', ')
    return tell(`The colours are ${names}. Shall I change one of them?`, [
      'other colours',
      'warmer colours',
      'make it dark green',
    ])
  }
  if (SIZE_QUESTION.test(lower)) {
    const { name, width, height, print } = scene.format
    const paper = print ? `, ${print.width} × ${print.height} mm in print` : ''
    const pixels = height === 'auto' ? `${width} pixels wide and as tall as its content` : `${width} × ${height} pixels`
    return tell(`It is a ${name}: ${pixels}${paper}. Shall I change the size?`, ['make it a story', 'square please'])
  }
  if (ABOUT_QUESTION.test(lower)) return tell(cannotTell(state), suggestionsFor(state.design))
  if (HELP_QUESTION.test(lower)) return tell(toldOf(state.design.scene.kind), suggestionsFor(state.design))
  return undefined
}
