/** Wishes in roundabout words, said plainly: what a clause is read as when nobody understood it as it stands. */
import type { Clause } from './clauses.ts'

const SOFT = '(?:maybe |perhaps |please |also |possibly |just |simply |really |kindly |even )*'
const GOOD =
  '(?:really |so |very |much |even |quite )?(?:nice|great|better|cool|good|lovely|perfect|awesome|nicer|cute|fun|best|helpful)'

/** In their order; a clause may be read in more than one of these ways. */
const READINGS: [RegExp, string][] = [
  // "'…' would be a better headline"
  [
    new RegExp(
      `^(.+?) (?:would|might|could) be (?:an? |the )?${GOOD} (headline|title|tagline|slogan|subtitle|name|button|cta|text)$`,
      'i',
    ),
    'change the $2 to $1',
  ],
  // "a lotus would be nice", "bigger text would be better"
  [
    new RegExp(
      `^(.+?) (?:would|might|could) (?:be|look|work|fit) (?:${GOOD}|well)(?: (?:here|there|too|i think|instead))*$`,
      'i',
    ),
    '$1',
  ],
  [
    new RegExp(
      `^(.+?) (?:would|might|could) (?:be|look|work|fit) (?:${GOOD}|well)(?: (?:here|there|too|i think|instead))*$`,
      'i',
    ),
    'add $1',
  ],
  [
    new RegExp(
      `^(?:it (?:would|might) be ${GOOD}|i(?:'d| would) (?:like|love|prefer) it|it (?:would|might) look ${GOOD}) (?:if|to have|when|with) (?:you (?:could )?|we (?:could )?|it (?:had |has )?|there (?:was |were |is )?)?(.+)$`,
      'i',
    ),
    '$1',
  ],
  // "could the price be a bit bigger?", "should the name maybe stand out?"
  [
    new RegExp(
      `^(?:can|could|should|may|might|would|will|must) ((?:the|our|my|its|his|her|all) .+?) ${SOFT}(?:be|get|become|look|go) (.+)$`,
      'i',
    ),
    'make $1 $2',
  ],
  [/^(?:can|could|should|may|might|would|will|must) ((?:the|our|my|its|his|her|all) .+)$/i, '$1'],
  [new RegExp(`^(?:can|could|would|will|shall|may|should) (?:we|you|i) ${SOFT}(.+)$`, 'i'), '$1'],
  [
    /^(?:i|we)(?:'d| would|'ll)? (?:really |just |rather |still )?(?:need|want|wish|hope for|like|love|prefer|have)(?: to (?:see|have|get))?(?: you to)? (.+)$/i,
    '$1',
  ],
  [
    /^(?:what about|how about|let's try|let us try|maybe try|why not|try)(?: using| with| having| adding)? (.+)$/i,
    '$1',
  ],
  [/^(?:what about|how about|let's try|let us try|maybe|perhaps|rather) (an? .+)$/i, 'use $1'],
  [
    /^(?:add|give (?:it|us)|with|use|put in|i want) (?:an? |some |more )?(?:touch(?:es)?|hints?|splash(?:es)?|bit|pops?|dash|accents?) of (.+)$/i,
    'use $1 as the accent',
  ],
  [/^use ([a-z]+) instead$/i, 'use a $1 instead'],
  [
    /^((?!remove|delete|no|bigger|smaller|another|the)[a-z]+(?: [a-z]+){0,2}) (icon|symbol|pictogram)(?: please)?$/i,
    'use a $1 as the $2',
  ],
  [
    /^((?:an? |the )?[\p{L} -]+?) as (?:the |our |a )?(?:main |central |big |key )?(?:motif|picture|image|visual|element|subject|symbol|icon)$/iu,
    'use $1 as the icon',
  ],
  [/^((?:the |our |my )?[\w -]+?) (in|into|on) the (header|footer|hero|menu|navigation)$/i, 'put $1 $2 the $3'],
  [/^(an? [a-z ]+? (?:in|at|on|near|next to|beside) the .+)$/i, 'add $1'],
  // "she got promoted to …"
  [
    /^(?:he|she|they|i)(?:'s| has| have| is| was| got| just| been)* (?:promoted to|working as|works as|became|become) (?:an? |the )?(.+)$/i,
    'change the job title to $1',
  ],
  // "I can hardly read the small text", "the date is hard to see"
  [
    /^(?:i|you|we|one|people) (?:can(?:'t|not)|can (?:hardly|barely|not)|could(?:n't| hardly| barely)) (?:really |even )?(?:read|see|make out|find) (.+)$/i,
    'make $1 bigger',
  ],
  [
    /^(.+?) (?:is|are) (?:really |very |quite |a bit |far |almost |just )?(?:(?:too )?(?:hard|difficult|tricky|impossible) to (?:see|find|notice|make out|spot)|easy to miss|hardly visible|barely (?:visible|readable))$/i,
    'make $1 bigger',
  ],
  [
    /^(.+?) (?:is|are) (?:not|n't|hardly|barely) (?:really |very |quite )?(?:readable|legible|visible|clear)(?: enough)?$/i,
    'make $1 bigger',
  ],
  // "the price stands out more"
  [
    /^(?:make |let |have )?(.+?) (?:needs? to |should |must |could )?(?:maybe |perhaps )?(?:stand|stands|jump|jumps|pop|pops|leap|leaps)(?: out| (?:right )?at (?:you|me|us|people|everyone))(?: \w+){0,3}$/i,
    'make $1 more prominent',
  ],
  [
    /^(.+?) (?:needs?|deserves?|could use|lacks?|wants?) (?:a bit |a little |some |much )?(?:more )?(?:emphasis|attention|focus|presence|weight|love|prominence)$/i,
    'make $1 more prominent',
  ],
  [
    /^(.+?) (?:gets?|is|are) (?:a bit |kind of |too |somewhat )?(?:lost|drowned out|overlooked|buried)(?: .*)?$/i,
    'make $1 more prominent',
  ],
  [
    /^(.+?) (?:should|must|needs? to|could|has to) (?:fill|span|cover|take up|stretch (?:across|over)) (?:the )?(?:whole|full|entire|all the) ?(?:width|page|card|poster|banner|tile|space|height)?$/i,
    'make $1 much bigger',
  ],
  [/^(?:maybe |perhaps )?something (?:with|like|showing|around) (an? .+|the .+)$/i, 'use $1 as the icon'],
  [/^(?:maybe |perhaps )?something (?:with|like|showing|around) (an? .+|the .+)$/i, 'add $1'],
  // "the circle does not belong there"
  [
    /^(.+?) (?:does(?:n't| not)|do(?:n't| not)) (?:belong|fit|make sense|help|add anything)(?: (?:there|here|in|at all|really|anything))*$/i,
    'remove $1',
  ],
  [
    /^(?:we|i|they) (?:do(?:n't| not)|no longer) (?:really )?(?:need|want|use|have|do|offer|sell|serve|give|take) (.+?)(?: any ?more| at all| there| here)*$/i,
    'remove $1',
  ],
  // "stick a bean in the corner", "put a cat there"
  [
    /^(?:stick|pop|throw|slap|toss|squeeze|sneak|drop|paste|plant|hang|place|put|fit|get|show|give it|give us|bring)(?: in| on)? ((?:an?|some|two|three) .+?)(?: (?:there|here|in there|on there|on it|in it|onto it|in))?$/i,
    'add $1',
  ],
  [/^(.+?) (?:there|here|in there|on there)$/i, '$1'],
  // "she's not a doula any more", "there is no buffet", "the raffle is cancelled"
  [
    /^(?:he|she|it|we|they|there|i)(?:'s|'re|'m| is| are| am) (?:not|no longer|no) (?:an? |the |any )?([\p{L} -]+?)(?: any ?more| now| this (?:year|time))*$/iu,
    'remove $1',
  ],
  [
    /^(?:there (?:won't|will not) be|we (?:won't|will not|can't|no longer) have|we're out of|we ran out of) (?:an? |the |any )?(.+)$/i,
    'remove $1',
  ],
  [
    /^(?:the |our )?([\p{L} -]+?) (?:is|are|was|were|has been|have been|got) (?:cancell?ed|called off|dropped|not happening|discontinued)$/iu,
    'remove $1',
  ],
  // "make a laptop the main picture", "I want the moon in it", "rain drops instead"
  [
    /^(?:make|let) ((?:an? |the )[\p{L} -]+?) (?:be )?(?:the |our )?(?:main |central |big )?(?:picture|image|icon|symbol|motif|visual|illustration)$/iu,
    'use $1 as the icon',
  ],
  [
    /^(?:i|we)(?:'d| would)? (?:want|like|need|love|miss)(?: to see)? (?:the |some |an? )?([\p{L} -]+?) (?:in (?:it|there|here|the design)|on (?:it|there|the \w+))$/iu,
    'add a $1',
  ],
  [/^(?!use )(?:an? |some )?([\p{L}]+(?: [\p{L}]+)?) instead$/iu, 'use a $1 as the icon'],
  // "second feature: rename to …", "date: make it bold"
  [/^([\w' -]{3,30}): (?:please )?(?:rename|change|set|call)(?: it| this)?(?: to)? (.+)$/i, 'change $1 to $2'],
  [
    /^([\w' -]{3,30}): (?:please )?(make|move|put|remove|delete|drop|turn|align|cent(?:er|re)|set|paint|enlarge|shrink)\b(?: it| this)?(.*)$/i,
    '$2 $1$3',
  ],
  // "below it '…'"
  [
    /^((?:below|under|underneath|above|next to|beside|behind|after) (?:it|that|this|them|the [\w ]+?)):? (\ue000\d+\ue001)$/iu,
    'add $2 $1',
  ],
  [/^((?:put|move|place|shift) .+?) (above|below|beneath|under|underneath)$/i, '$1 $2 the headline'],
  [/^((?:put|move|place|shift) .+?) (above|below|beneath|under|underneath)$/i, '$1 $2 the name'],
  [/^(?:is|are|was|be) (.+)$/i, 'it is $1'],
  // "we changed the film: now it's '…'"
  [
    /^(?:we|i|they)(?:'ve| have)? (?:changed|switched|swapped|renamed) (?:the|our|my) (?:film|movie|play|show|musical|opera|book|talk|lecture|exhibition|course|workshop|event|festival)(?::|,| to| and)? ?(?:now |it's |it is |to )*(.+)$/i,
    'change the title to $1',
  ],
  [
    /^(?:we|i|they)(?:'ve| have)? (?:changed|switched|swapped|renamed) ((?:the|our|my) [\w ]+?)(?::|,| to) ?(?:now |it's |it is |to )*(.+)$/i,
    'change $1 to $2',
  ],
  [/^((?:costs?|takes place|happens|starts?|begins?) .+)$/i, 'it $1'],
  [
    /^((?:the |our |my )?(?:title|headline|name|tagline|font|lettering)) (?:is|looks?|feels?) (?:a bit |too |so |kind of |very |really |rather )?(?:boring|dull|plain|bland|generic|flat)$/i,
    'another font for $1',
  ],
  [
    /^(.+?) (?:is|are) (?:really |very |quite |a bit |too |almost )?(?:hard|difficult|tough) to read$/i,
    'make $1 bigger',
  ],
  [
    /^(.+?) (?:is|are) (?:really |very |quite |a bit |too |almost )?(?:hard|difficult|tough) to read$/i,
    'make $1 bolder',
  ],
  // "the logo only on the back"
  [
    /^(?:(?:can we|could we|i want to|we want to|i'd like to|please|let's) )*(?:have |put |show |keep |use )?(.+?) (?:only|just) on the back(?: side)?$/i,
    'remove $1 from the front',
  ],
  [
    /^(?:(?:can we|could we|i want to|we want to|i'd like to|please|let's) )*(?:have |put |show |keep |use )?(.+?) (?:only|just) on the front(?: side)?$/i,
    'remove $1 from the back',
  ],
  // "a cactus", "headphones please"
  [/^((?:an? |some |two |three )[\p{L} -]{3,30})$/iu, 'use $1'],
  [/^((?:an? |some |two |three )[\p{L} -]{3,30})$/iu, 'add $1'],
  [/^[^:]{4,60}: ((?:please )?(?:add|write|put|include) .+)$/i, '$1'],
  // "we also need a waiter: '…'"
  [/^(?:we|i|there|it|he|she|they)(?:'s|'re|'ll)? [^:]{4,60}: (\ue000\d+\ue001)$/u, 'add $1'],
  // "Lena got married: her name is …"
  [/^[^:]{4,60}: ((?:the|her|his|my|our|their|its) .+)$/i, '$1'],
  [
    /^(.+?) (?:instead|if possible|if you can|i think|i guess|in my opinion|or so|or something(?: like that)?|you know)$/i,
    '$1',
  ],
]

/** The clause in plainer words, likeliest first; none where it says nothing roundabout. */
export function paraphrases(clause: Clause): Clause[] {
  return READINGS.flatMap(([said, plain]) => {
    const text = clause.text.replace(said, plain).trim()
    return text !== clause.text && text !== '' ? [clause.reworded(text)] : []
  })
}
