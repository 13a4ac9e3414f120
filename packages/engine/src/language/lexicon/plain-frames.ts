/** Ways to say a wish that come to a plainer one, word for word: what is put before it, and what is said behind it that nothing is done with. */
export const PLAIN_FRAMES: readonly (readonly [RegExp, string])[] = [
  // "that's a bit big", "the title is rather dark": too much of it.
  [
    /\b(is|are|it's|that's|looks?|feels?|seems?) (?:a (?:little|(?:tiny |little )?bit)|rather|quite|pretty|awfully|slightly) (?=(?:big|large|small|tiny|thin|thick|heavy|dark|light|bright|loud|busy|crowded|plain|dull|boring|long|wide|narrow|high|low|tight|cramped|pale|garish|cold|formal|posh|harsh|flat)\b)/giu,
    '$1 too ',
  ],
  // "too small to read from the road", "too posh for a school": how it is known to be too much.
  [
    /\b(too (?:small|tiny|thin|pale|faint|light|low)) (?:to (?:read|see|make out|notice|decipher)|for (?:people|anyone|anybody|older|my|our))\b[^.,;!?]*/giu,
    '$1',
  ],
  // "can I see it in sage", "could we have it just in black"
  [
    /^((?:hm+|ok|oh|and|so|now)[, ]+)?(?:can|could|may|might) (?:i|we) (?:please )?(?:see|have|get|try) (?:it|this|that|the whole thing) (?:just |maybe |all )?(?=in\b)/iu,
    'make it ',
  ],
  // "what about black and yellow"
  [/^((?:hm+|ok|oh|and|so|now)[, ]+)?(?:what|how) about (?!you\b|the\b|it\b|that\b|this\b)/iu, 'try '],
  // "to the left of the name, not above"
  [
    /\b((?:left|right|top|bottom|above|below|under|beside|next to|behind)\b[^,.;!?]*?),? (?:and )?not (?:above|below|under(?:neath)?|over|beside|on top|at the (?:top|bottom|side))(?: it)?(?=[.!?]|$)/iu,
    '$1',
  ],
  // "could the letters be further apart"
  [/\b(?:the )?letters (?:be |to be )?(?:a (?:bit|little) )?(?:further|wider) apart\b/giu, 'more letter spacing'],
  // "the same design in red": the design that is there, not a thing in it, nor what was changed last.
  [
    /^(?:and |now |please )?(?:do |try |make )?(?:exactly )?(?:the )?same (?:design|layout|poster|flyer|banner|card|business card|page|website|logo|icon),? (?:but |only |just )?(?=in\b)/iu,
    'make everything ',
  ],
  // "the same in red"
  [
    /^(?:and |now |please )?(?:do |try |make )?(?:exactly )?(?:the )?same(?: one| thing)?,? (?:but |only |just )?(?=in\b)/iu,
    'make it ',
  ],
  // "in our blue #1d4ed8": the colour itself says which.
  [/\b(in|to|with|use) (?:our|my|the brand's) (?:own )?\p{L}{3,12},? (?=#[\da-f]{6}\b)/giu, '$1 '],
  [/\b(though|tho)(?=[.!?]?$)/iu, ''],
]
