/** What asks for nothing: praise, thanks, and assurances that the rest shall stay, which it does anyway. */
import { findColours } from '../../colour/colour-names.ts'
import type { Recogniser } from '../context.ts'
import { findMentions } from '../nouns.ts'

const KIND =
  /^(?:(?:thanks?|thank you|thx|cheers|please|great|nice|perfect|awesome|cool|lovely|good|wow|ok(?:ay)?|yes|yeah|hi|hello|hey|well done|hm+|um+|uh|hmm+|so|also|actually|no|well|right|sure|beautiful|amazing|excellent|much better|(?:i )?(?:really |already )?(?:like|love) (?:it|this|that)|many thanks|thanks in advance|appreciated|already|so far|super|top|fantastic|great job|good job|one more thing|(?:just )?one (?:small |little |last )?thing|last thing|i'm (?:very |really |quite )?happy(?: with (?:it|this))?|looks? (?:great|good|nice|amazing)|it looks (?:great|good|nice)|that's (?:great|good|better|perfect)|so much|a lot|very much|but|job|work|there|one|start|(?:i want |keep |exactly |just )*(?:the )?same(?: (?:one|design|thing|logo|poster|flyer|card|banner|icon|page|website))?(?: as (?:it is|before|now))?|this is (?:great|good|nice)|almost there|almost perfect|almost|(?:the |exactly the |just the )?same(?: thing| one)?|if (?:possible|you (?:can|could|don't mind|like|wish)|that's (?:ok|possible))|when you have time|sorry|for me|of course|let's see|i think|in my opinion|quick question|(?:but )?not (?:too |overly )?(?:childish|childlike|cheesy|kitschy|silly|boring|cheap|tacky|loud|stiff|cold|dull)|(?:the )?same (?:time|place|date|day|price|venue|address)|keep(?: it| that| this)?)[\s,!.]*)+$/
/** "blue is ok", "the font is fine" */
const APPROVED =
  /^(?:the |this |that |our )?(?<what>[\w ]{3,30}?) (?:is|are|looks?|works?) (?:really |very |quite |totally |already |just )*(?:ok(?:ay)?|fine|good|great|nice|perfect|alright|all right)$/
const REST =
  /^(?:but |and |please |otherwise )*(?:(?:keep|leave(?! (?:out|off|away)\b)|preserve|retain) (?:all (?:of )?)?(?:the |everything |it |that |this |all )?.*|(?:don't|do not|without) (?:change|changing|touch|touching|alter|altering|move|moving)(?:ing)?\b.*|(?:everything|the rest|all) else (?:can |should |must )?(?:stays?|remains?|is|as).*|(?:the )?rest (?:can |should |must )?(?:stays?|is|remains?|as|like|normal|regular|unchanged|untouched|the same|fine)\b.*|(?:the |our |my )?[\w]+(?: \w+)? (?:stays?|remains?)(?: (?:as (?:it is|is|they are)|the same|unchanged|there))?|(?:with |in |but |and )*(?:the )?same (?:colou?rs?|palette|colou?r scheme|fonts?|typefaces?|words?|texts?|icon|content)|nothing else|(?:otherwise|the rest is) (?:fine|good|great|perfect|the same))$/

/** "keep it simple" and "keep it dark" are wishes. */
const WISH =
  /^(?:keep|leave) (?:it|this|everything|things) (?!else|as|like|the same|all|there|where|unchanged|in place)/

export const courtesy: Recogniser = ({ lower, quotes }) => {
  if (quotes.length > 0 && !/^(?:keep|leave)/.test(lower)) return undefined
  if (KIND.test(lower)) return { step: 'nothing' }
  const approved = APPROVED.exec(lower)?.groups?.what
  if (approved && !/er$/.test(approved) && (findMentions(approved).length > 0 || findColours(approved).length > 0))
    return { step: 'nothing' }
  if (REST.test(lower) && !WISH.test(lower) && !/\b(?:layout|format|size)\b.*\bbut\b/.test(lower))
    return { step: 'nothing' }
  return undefined
}
