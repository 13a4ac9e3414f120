/** What a message says beside its wishes: why they are made. It asks for nothing, and nobody has to answer it. */
import { findMentions } from './nouns.ts'

/** "Helen got married", "towels are provided", "entry is no longer free". */
const HAPPENED =
  /^(?:(?:so|because|since|as) )?(?:(?:the|our|my|his|her|their|this) )?[\p{L}'-]+(?: [\p{L}'-]+){0,2} (?:(?:is|are|was|were) no longer\b|(?:has|have|had|got|gets|isn't|aren't|wasn't|didn't|doesn't|don't|can't|won't) |(?:is|are|was|were|will be|being) \p{L}+(?:ed|en)\b|(?:just |recently |now )?(?:moved|left|married|retired|changed|cancelled|canceled|sold|bought|opened|closed|joined|quit|grew|turned|became|decided|found|added|lost|won) ?\b)/iu
const WISHES = /\b(?:too|should|must|need|needs|want|please|looks?|feels?|hard)\b/i

/** "wrong number", "looks sad": a complaint that what follows answers. */
/** "the heading is great": praise of a part. */
const PRAISE =
  /^(?:(?:the|this|that|our|my) )?[\w ]{2,40}? (?:is|are|looks?|feels?|seems?) (?:(?:really|very|so|just|already|quite|pretty|totally) )*(?:great|good|nice|fine|perfect|lovely|cool|ok(?:ay)?|beautiful|awesome|amazing|alright|all right)(?: already| now| as (?:it is|is)| enough)?$|^(?:i|we) (?:really |do |quite |already )*(?:like|love|enjoy) (?!to\b|it to\b).{2,50}$/i
/** "without &": what the new words show by themselves. */
const SIGNLESS = /^(?:without|no|not) (?:the |an? )?(?:[&+]|ampersand|hyphen|apostrophe|dot|comma)$/i
/** "starts half an hour later", "he's not the owner": what the wish beside it follows from. */
const CIRCUMSTANCE =
  /^(?:(?:and )?(?:it |he |she |we |they |the [\w ]+? )?(?:now |just )?(?:starts?|begins?|ends?|opens?|closes?|finishes) .*\b(?:later|earlier|longer|sooner)|[\p{L}]+(?:'s|'re| is| are)(?:n't| not| no longer) (?:an?|the|our|my) [\p{L} ]{3,24})$/iu

const COMPLAINT =
  /^(?:(?:i |you |we |one |people )?(?:can(?:'t|not)?|could(?:n't)?) (?:hardly |barely |not |really )*(?:see|read|find|notice|make out) (?:it|them|this|that)|(?:the |that |this )?(?:wrong|incorrect|old|outdated) [\w ]{2,20}|(?:it |this |that |everything )?(?:(?:looks?|feels?|seems?) (?:[\w-]+ ?){1,3}|(?:is|isn't) (?:[\w-]+ ?){1,3}))$/i

/** "my customers are old": of people, and of no part of a design. */
/** "easier for the copy machine": what it is good for. */
const GOOD_FOR =
  /^(?:it(?:'s| is) |that(?:'s| is) )?(?:easier|better|nicer|cheaper|simpler|safer|good|handy|quicker) (?:for|to)\b/i

const PEOPLE =
  /^(?:(?:so|because|since|as) )?(?:(?:my|our|his|her|their|the|most|some|many) )*(?:customers?|clients?|people|guests?|kids|children|readers|visitors|audience|boss|team|wife|husband|we|i|they|he|she|everyone|nobody|folks|friends|members|users|mother|father|mum|dad)\b/i

const ASKS = /\b(?:want|need|should|must|please|add|remove|change|make|put)\b/i

/** Whether words that nobody took only give the reason for the wishes beside them. */
export function isReason(words: string): boolean {
  if (
    COMPLAINT.test(words) ||
    PRAISE.test(words) ||
    CIRCUMSTANCE.test(words) ||
    SIGNLESS.test(words) ||
    GOOD_FOR.test(words)
  )
    return true
  if (PEOPLE.test(words) && !ASKS.test(words)) return true
  return (
    HAPPENED.test(words) &&
    !WISHES.test(words) &&
    findMentions(words.toLowerCase()).every(({ noun }) => /^(?:price|time|place)$/.test(noun.name))
  )
}
