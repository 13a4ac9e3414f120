/** What wants an answer and no change: questions about the design, wishes that nothing here can meet, a plain dislike. */

import { colourName } from '../../colour/plain-names.ts'
import type { Recogniser, State, Step } from '../context.ts'
import { visibleColours } from '../palette/recolour.ts'
import { suggestionsFor } from '../suggestions.ts'
import { designWord } from './replies.ts'

const DISLIKE =
  /^(?:sorry,? |hmm+,? |no,? |well,? |but |honestly,? )*(?:i (?:really |still )?(?:don't|do not) (?:really )?(?:like|love) (?:it|this|that|this (?:one|design)|the design)(?: (?:at all|much|yet|very much|so much))?|i (?:hate|dislike) (?:it|this|that)|(?:it's|it is|this is|that's) (?:not (?:what i (?:wanted|had in mind|meant|asked for)|good|great|nice|it|right|there yet|quite right|working(?: for me)?)|ugly|bad|awful|terrible|wrong)|not (?:my style|convinced|happy|good|good enough|quite right|great|what i (?:wanted|had in mind|meant|asked for))|(?:something|it) (?:is|feels|looks) (?:off|wrong|not right)|i'm not (?:happy|sure|convinced)(?: with (?:it|this))?|meh|so-so)$/

interface Limit {
  wish: RegExp
  answer: (state: State) => { question: string; suggestions?: string[] }
}

const ADDS = '(?:add|include|insert|put|place|use|show|i want|i need|need|want|with|give (?:it|me)|can we have)'

const LIMITS: Limit[] = [
  {
    wish: /\btranslat(?:e|ion)\b|\b(?:in|into|to) (?:french|german|spanish|italian|portuguese|dutch|polish|swedish|danish|norwegian|finnish|czech|greek|turkish|arabic|hebrew|chinese|japanese|korean|hindi|russian|ukrainian)(?: language)?$/,
    answer: (state) => ({
      question:
        'I cannot translate: that needs a language model, and I only set the words that I am given. Tell me the new words, and I set them.',
      suggestions: suggestionsFor(state.design),
    }),
  },
  {
    wish: new RegExp(
      `\\b${ADDS}\\b[^.;]*\\b(?:photos?|photograph(?:s|y)?|stock (?:image|picture)s?|selfie|headshot|portrait of|(?:picture|image)s? of (?:me|us|my|our|him|her|myself|ourselves|the team))\\b|\\b(?:real|background|hero|stock) (?:photo|image|picture)\\b|\\b(?:photo|image|picture) (?:as|in|for) (?:the |a )?background\\b`,
    ),
    answer: (state) => ({
      question: `I have no photos of my own. Attach one to your message and say where in the ${designWord(state)} it goes; I can draw a pictogram instead.`,
      suggestions: ['add a camera icon', ...suggestionsFor(state.design).slice(0, 2)],
    }),
  },
  {
    wish: new RegExp(
      `\\b${ADDS}\\b[^.;]*\\b(?:form|forms|chat ?bot|shopping cart|check-?out|log-?in|search bar|calendar)\\b`,
    ),
    answer: (state) => ({
      question: `I draw the ${designWord(state)}; forms, carts and logins are for whoever builds it. A button can lead to one.`,
      suggestions: ['the button should say Book now', ...suggestionsFor(state.design).slice(0, 2)],
    }),
  },
  {
    wish: /\b(?:animat(?:e|ed|ion|ions)|moving|blink(?:ing)?|gif|video|slideshow|parallax|hover effect|fade in|responsive|make it move)\b/,
    answer: (state) => ({
      question: `The ${designWord(state)} is a still picture: no animation and no video. Shall I change something in it?`,
      suggestions: suggestionsFor(state.design),
    }),
  },
  {
    wish: new RegExp(
      `\\b${ADDS}\\b[^.;]*\\b(?:drop )?shadows?\\b|\\b(?:3d|three[- ]dimensional|bevel|emboss(?:ed)?|glow(?:ing)?|blur(?:red)?)\\b`,
    ),
    answer: (state) => ({
      question:
        'I draw flat shapes: no shadows, glows or 3D effects. Contrast and weight can make things stand out instead.',
      suggestions: ['more contrast', 'make the headline bolder', ...suggestionsFor(state.design).slice(0, 1)],
    }),
  },
  {
    wish: /\b(?:letters|text|title|headline|name|lettering)\b.*\boutlines?\b|\boutlined? (?:letters|text|title|headline|lettering)\b/,
    answer: (state) => ({
      question: 'Letters are filled here and have no outline. Shall they be bolder, or stand out by their colour?',
      suggestions: ['make the headline bolder', 'more contrast', ...suggestionsFor(state.design).slice(0, 1)],
    }),
  },
  {
    wish: new RegExp(`\\b${ADDS}\\b[^.;]*\\b(?:google )?maps?\\b(?! (?:icon|pin|marker))`),
    answer: (state) => ({
      question: 'I have no maps. The address can stand there in words, with a pin beside it.',
      suggestions: ['add a map pin icon', ...suggestionsFor(state.design).slice(0, 2)],
    }),
  },
  {
    wish: new RegExp(
      `^(?:please |can you |could you )*${ADDS} (?:an? |the |some |my |our )*(?:pictures?|images?|gradients?|pages?|sections?)\\b(?!.*(?:saying|text|line|words))`,
    ),
    answer: (state) => ({
      question: 'I cannot add that to a design that is finished. Shall I change something else?',
      suggestions: suggestionsFor(state.design),
    }),
  },
]

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
    return {
      step: 'cannot',
      question: `What do you not like about the ${designWord(state)}: the colours, the font, the layout, or what it shows?`,
      suggestions: ['other colours', 'another font', 'another layout, same colours', 'something completely different'],
    }
  const limit = LIMITS.find(
    ({ wish }) => wish.test(lower) && !/\b(?:remove|delete|no|without|icon|pictogram)\b/.test(lower),
  )
  return limit && { step: 'cannot', ...limit.answer(state) }
}

function answered(lower: string, state: State): Step | undefined {
  const { scene } = state.design
  const tell = (question: string, suggestions: string[]): Step => ({ step: 'cannot', question, suggestions })
  if (CHANGES.test(lower)) return undefined
  if (FONT_QUESTION.test(lower)) {
    const { display, text } = scene.typography
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
    return tell(`It is a ${name}: ${pixels}${paper}. Shall it have another size?`, ['make it a story', 'square please'])
  }
  if (ABOUT_QUESTION.test(lower))
    return tell(
      `I cannot tell that of the ${designWord(state)}; what I can do is change it. What shall be different?`,
      suggestionsFor(state.design),
    )
  if (HELP_QUESTION.test(lower))
    return tell(
      'Tell me in plain words what shall change: words, colours, fonts, sizes, places, parts, the layout.',
      suggestionsFor(state.design),
    )
  return undefined
}
