/**
 * Words with which a change of a design is wished, by what they do there. A row holds phrases, '|' between them, in lower
 * case; a phrase may have up to six words. A new way to say something is one phrase in a row.
 */

/** How a part shall look: property, way, phrases. `complaint`: said of what is there, it asks for the way of the row. */
export interface LookRow {
  property:
    | 'size'
    | 'weight'
    | 'slant'
    | 'case'
    | 'tracking'
    | 'room'
    | 'margins'
    | 'leading'
    | 'corners'
    | 'width'
    | 'height'
    | 'lightness'
    | 'warmth'
    | 'saturation'
    | 'contrast'
    | 'opacity'
    | 'shade'
  /** More, less, or this very value. */
  way:
    | 'more'
    | 'less'
    | 'bold'
    | 'thin'
    | 'regular'
    | 'italic'
    | 'upright'
    | 'capitals'
    | 'small'
    | 'titles'
    | 'sentence'
    | 'dark'
    | 'light'
  words: string
  complaint?: string
  /** With 'too' or 'not so' in front it asks for the way of the row. */
  excess?: string
  /** It shall be noticed: where there is no room to be larger, heavier or in another colour will do. */
  emphasis?: true
  /** A factor of the size that the words themselves say. */
  by?: number
  /** Only where letters are named: of anything else it is said in another sense. */
  of?: 'letters'
}

export const LOOKS: readonly LookRow[] = [
  {
    property: 'size',
    way: 'more',
    words:
      'bigger|larger|more big|more large|enlarge|enlarged|increase|big|large|biggest|largest|blow up|bump up|beef up|pump up|scale up|size up|grow|up in size|increase the size of|increase size of|increase font size of|increase the font size of|increase the type size of',
    complaint: 'tiny|small|little',
  },
  {
    property: 'size',
    way: 'more',
    emphasis: true,
    words:
      'emphasise|emphasize|highlight more|more prominent|prominent|more visible|more punch|more emphasis|more dominant|more important|stand out more|stand out|pop more|pop|jump out|more presence|more noticeable|noticeable|more attention|more love|more weight on the page|noticed|be noticed|be seen|seen first|what you see first|the first thing you see|the first thing people see|what people see first|the star|the hero of it|easier to read|easier to see|easier to find|easier to spot|easier to notice|more readable|more legible|readable|legible|better readable|better visible|clearer to read|catch the eye|stronger visually',
    complaint:
      "lost|can't read|cannot read|can't really read|can hardly read|can barely read|can't see|cannot see|can hardly see|can't really see|can't find|can't make out|struggle to read|nobody will notice|nobody notices|nobody sees|nobody will see|weak|timid|gets lost|get lost|got lost|goes under|goes unseen|hard to notice|looks lost|getting lost|hard to read|difficult to read|hard to find|hard to see|hard to spot|hard to make out|barely visible|hardly visible|barely readable|hardly readable|barely legible|illegible|unreadable|invisible|easy to miss|easily missed|overlooked|disappears|disappear|drowns|unnoticed|gets overlooked|does not stand out|doesn't stand out|not stand out|too discreet|too shy|too weak",
  },
  {
    property: 'size',
    way: 'less',
    words:
      'smaller|more small|shrink|decrease|reduce|small|less prominent|scale down|size down|downsize|less dominant|less big|less large|more discreet|quieter|de-emphasize|decrease the size of|reduce the size of|decrease font size of|decrease the font size of|reduce font size of|reduce the font size of|down in size|less loud|less huge',
    complaint:
      'huge|loud|too loud|too much|a bit much|massive|gigantic|enormous|shouting|shouts|shouts too much|screams|screaming|shouting at me|screaming at me|overpowering|overwhelming|dominating|takes up too much room|takes up too much space|takes too much room|takes too much space|takes over|in your face|too prominent|too dominant|too present',
  },
  { property: 'size', way: 'more', by: 1.8, words: 'huge|massive|giant' },
  { property: 'size', way: 'less', by: 0.5, words: 'tiny|halve' },
  {
    property: 'weight',
    way: 'bold',
    words: 'bold|in bold|extra bold|semibold|semi bold|bold type|bold print|boldface|embolden|strong|bold letters',
  },
  {
    property: 'weight',
    way: 'more',
    words: 'bolder|heavier|thicker|stronger|beefier|chunkier|fatter|more bold|more weight|weightier|fat|heavy',
    complaint:
      "thin|flimsy|feeble|doesn't look strong enough|does not look strong enough|isn't strong enough|isn't bold enough|too light in weight|not strong enough",
  },
  {
    property: 'weight',
    way: 'less',
    words: 'thinner|slimmer|finer|less bold|less heavy|more delicate|skinnier',
    complaint: 'fat|clumsy',
  },
  { property: 'weight', way: 'less', of: 'letters', words: 'lighter' },
  { property: 'weight', way: 'thin', words: 'light font|light weight|light typeface|light letters' },
  { property: 'weight', way: 'regular', words: 'regular weight|normal weight|not bold|unbold' },
  {
    property: 'slant',
    way: 'italic',
    words: 'italic|italics|in italics|in italic|italicise|italicize|italicized|slanted|cursive letters',
  },
  { property: 'slant', way: 'upright', words: 'upright|not italic|no italics|without italics|roman' },
  {
    property: 'case',
    way: 'capitals',
    words:
      'capitals|in capitals|caps|in caps|all caps|in all caps|uppercase|upper case|in uppercase|in upper case|capital letters|in capital letters|all capitals|capitalized|capitalised',
  },
  {
    property: 'case',
    way: 'small',
    words: 'lowercase|lower case|in lowercase|in lower case|small letters|in small letters|no capitals|no caps',
  },
  { property: 'case', way: 'sentence', words: 'sentence case|in sentence case' },
  { property: 'case', way: 'titles', words: 'capitalize|capitalise|title case|in title case' },
  {
    property: 'tracking',
    way: 'more',
    words:
      'more letter spacing|wider letter spacing|letters further apart|letters be further apart|letters be wider apart|letters be spaced out|letters a bit further apart|wide spacing|wide letter spacing|widely spaced|more space between the letters|wider tracking|more tracking|spaced out letters',
  },
  {
    property: 'tracking',
    way: 'less',
    words:
      'less letter spacing|tighter letter spacing|tighter letters|letters closer together|letters be closer together|less tracking|tighter tracking|tighter kerning',
  },
]

/** Opposite ways: 'too big', 'not so bold'. */
export const OPPOSITE: Readonly<Record<string, LookRow['way']>> = {
  more: 'less',
  less: 'more',
  bold: 'less',
  thin: 'more',
  italic: 'upright',
  upright: 'italic',
  capitals: 'small',
  small: 'capitals',
}

/** How much, as a factor of the usual step. */
export const DEGREES: readonly [degree: number, words: string][] = [
  [0.5, 'a bit|a little|a little bit|a tad|a touch|slightly|somewhat|a tiny bit|a hint|a smidge|bit|still a bit'],
  [1, 'quite|rather|even|still|kind of|sort of|fairly|pretty|all'],
  [
    1.8,
    'much|much much|so much more|way way|a lot|lots|way|far|significantly|considerably|really|very|super|extremely|so much|dramatically|a good deal',
  ],
]

/** What verbs and small words do in a wish. */
export const SENSES = {
  /** Asks for a look or a value. */
  set: 'have|make|makes|set|turn|write|print|put|use|give|let|get|change|show|keep|paint|colour|color|try|go for|go with|do|render|display|draw|recolour|recolor|repaint|tint|dye|switch to|change to|change it to|swap to|move to',
  /** A look as a state: what follows is a complaint, or what is there. */
  state:
    "is|are|looks|look|feels|feel|seems|seem|gets|get|appears|'s|'re|is all|find|was|comes across|looks like it is|stands out as|seems to be",
  /** A look as a wish. */
  should:
    'should be|must be|could be|can be|needs to be|need to be|has to be|have to be|ought to be|shall be|might be|would be better|should|could do with|could do with some|needs|need|wants|could use|deserves|should look|could look|needs to look|to be|be|should get|should become|needs to',
  remove:
    "remove|delete|drop|erase|hide|lose|omit|cut|scrap|kill|get rid of|take out|take away|leave out|take off|throw out|cross out|do without|could live without|can live without|don't need|do not need|no need for|skip|ditch|bin|strip|remove also|clear|clear out|eliminate|minus|don't want|do not want|don't want to see|no longer need|leave off|leave away|get rid|cut out|strip out|wipe|empty|free of",
  gone: "is off|are off|fell through|has fallen through|is not happening|isn't happening|cancelled|canceled|called off|is cancelled|is canceled|is called off|any more|anymore|any longer|gone|removed|deleted|out|away|can go|could go|should go|must go|has to go|needs to go|is not needed|isn't needed|not needed|is unnecessary|is superfluous|can be removed|could be removed|should be removed|must be removed|can be deleted|is not necessary|isn't necessary|is redundant|are not needed|aren't needed|is not required|can disappear|should disappear|be removed|be gone",
  without: 'no|without|no more|without any|without the|without an',
  better:
    'would look better|look better|look cleaner|look nicer|be better|be cleaner|be nicer|looks better|would be better|better|would be cleaner|looks cleaner|would be nicer|looks nicer|nicer|it would look better|it would be cleaner|it would be better|it looks better|it looks cleaner|works better|would be classier|be classier|would suit it|would suit us|would suit it better|would work better|would fit|would fit better|would be nice|would be good|would be great|would look good|would look great|would look classier|would be lovely',
  take: 'take|get',
  away: 'off|out|away|there|on there|from there|off it|from it|on it|out of it|on the card|off the card|from the card|from the design|in the design|at all|altogether|completely|entirely',
  only: 'only|just|nothing but|just only|only the|just the',
  everythingBut:
    'everything but|everything except|all but|all except|everything except for|everything apart from|everything other than|everything besides|everything , but',
  transparent: 'transparent|see-through|see through|invisible',
  gradient: 'gradient|gradients|colour gradient|color gradient',
  shadow: 'shadow|shadows|drop shadow|drop shadows',
  year: 'year|years',
  /** Leaves out what follows. */
  except:
    'except|except for|but not|apart from|other than|aside from|excluding|besides|save for|with the exception of|without changing|without touching|not including|just not|only not',
  lock: 'lock|lock down|lock in place|freeze',
  unlock: 'unlock|unfreeze|take the lock off',
  /** What follows is said instead of what was said before. */
  corrects:
    'no wait|wait no|wait|no actually|actually no|actually|no sorry|sorry no|sorry|no|oh no|scratch that|or rather|rather|i mean|i meant|make that|no make that|or better|better|hmm no|no no|on second thought|on second thoughts|correction',
  keep: "keep|leave|don't touch|do not touch|don't change|do not change|retain|preserve",
  unchanged:
    'as it is|as is|as they are|alone|unchanged|untouched|the same|like it is|like that|in colour|in color|please|exactly as it is|where it is|where they are',
  exchange: 'change|replace|swap|switch|substitute|exchange|turn|rename|edit|update|correct|fix|alter',
  to: 'to|with|into|for|by|→|->|=>|as',
  instead: 'instead of|rather than|in place of',
  says: 'say|read|should say|should read|must say|must read|needs to say|to say|says|reads|shall say|should be called|is called|is now called|goes by|should be more like|should read as',
  is: "is|are|is now|are now|'s|should be|becomes|shall be|should be changed to|has changed to|changed to|will be|must be|needs to be|:|is now changed to|went up to|goes up to|to",
  not: 'not',
  but: 'but|rather|instead',
  add: 'add|include|insert|append|write|put in',
  shorter: 'shorter|simpler|punchier|too long|longer|catchier',
  than: 'than|compared to|compared with',
  perhaps: 'maybe|perhaps|how about|what about|why not',
  /** Said of what was done before. */
  praise:
    'perfect|lovely|brilliant|awesome|wonderful|fantastic|excellent|amazing|beautiful|well done|great job|good job|nice job|i love it|love it|i like it|like it|much better|that is better|great|super|cool|nice|good',
  has: 'have|has|get|gets|should have|should get',
  ground: 'background|ground|bg',
  also: 'also|too|as well|likewise',
  and: 'and|,|;|.|then',
  /** Tells of a date, a time, an amount. */
  tells:
    "charging|charge|charges|charged|raised|lowered|put up|put down|changed|brought|'ve|had|open|opens|opening|close|closes|closing|start|starts|starting|begin|begins|beginning|end|ends|ending|finish|finishes|doors|gates|doors open|gates open|cost|costs|takes place|take place|happens|is happening|runs|run|lasts|from|until|till|at|by|now|only|to|make|make it|make that|change|change to|move|moved|had to move|have to move|had to be moved|postponed|postpone|reschedule|rescheduled|shift|off|discount|reduction|at the door|on the door|in advance|online|for everybody|for everyone|for all|sharp|onwards|use|call is now|book at|book on|more at|brought forward|pushed back|went up|gone up|goes up|went down|gone down|up|down|going to be|say|says|each|per person|a head|these days|from now on|already|rather|actually|is now|are now|'re|'m|'s|have|has|got|stays|entry|admission|tickets|ticket|offer|deal|sale|there|is on|takes|instead|curtain up",
  same: 'the same for|same for|do the same for|do the same with|the same with|same with|the same goes for|the same|same|likewise for',
  bring: 'bring|give me|restore|return',
  back: 'back|back in|back on|back again|back please',
  /** Tells what else is to be said. */
  mention:
    'mention that|also mention that|say that|also say that|also mention|mention|we forgot to say that|we forgot to mention that|forgot to say that|forgot to mention that|forgot to say|forgot to mention|let people know that|people should know that|tell people that|add that',
  /** The last change was too strong, or not strong enough. */
  tooMuch:
    "too much|too far|too strong|too extreme|a bit too much|a bit much|way too much|a little too much|far too much|a little less|a bit less|less|overdone|you overdid it|overboard|not so much|not that much|tone it down|tone that down|dial it back|dial that back|half of that|half of it|halfway back|go back halfway|somewhere in between|in between|it went too far|that's too much|that is too much",
  moreSo:
    'more|even more|even less|less still|still less|much more|a lot more|way more|slightly more|some more|lots more|a bit more|a little more|a tiny bit more|further|a bit further|even further|not enough|not quite enough|keep going|more of it|more of that|more of the same|do it again|do that again|same again|once more|one more time|could be more|should be more',
  /** People who look at a design, and those who do not see what they should. */
  audience:
    'mother|mum|mom|dad|father|grandma|grandmother|granny|gran|nan|grandpa|grandfather|grandparents|wife|husband|partner|business partner|boss|sister|brother|daughter|son|friend|friends|neighbour|neighbours|neighbor|neighbors|customer|customers|client|clients|guest|guests|visitor|visitors|people|folks|kids|children|parents|readers|users|members|colleague|colleagues|team|printer|designer|elderly|older people|old people|elderly people|passers-by|everyone|everybody|someone|somebody|anyone|anybody|one|most people|some people|many people|half the people',
  /** What they say about it goes on behind. */
  reports:
    'says|say|said|thinks|think|thought|complains|complain|complained|told me|tells me|keeps saying|keep saying|finds|feels|feel|believes|reckons|mentioned|noticed|pointed out|is saying|are saying|has said|have said|says that|said that|thinks that|think that|told me that|pointed out that|complained that|mentioned that',
  nobody:
    'nobody|no one|noone|none of us|none of them|hardly anyone|hardly anybody|barely anyone|nobody ever|no one ever|nobody here|not everyone|not everybody',
  cannot:
    "can't|cannot|can not|could not|couldn't|can hardly|can barely|can't really|cannot really|can't even|could hardly|could barely|can scarcely|can only just|couldn't even|did not|didn't|won't|will not|will never|don't|do not|doesn't|does not|never|hardly|barely|struggle to|struggled to|struggles to|have trouble to|have to squint to|has to squint to|had to squint to|need glasses to|needs glasses to|need a magnifying glass to|am not able to|is not able to|unable to|had trouble|have trouble|has trouble|may not|might not|would not|wouldn't|would never",
  can: 'can|could|will|would|ever|is going to|has|did',
  perceive:
    'see|read|notice|find|make out|spot|decipher|recognise|recognize|catch|seeing|reading|finding|noticing|noticed|seen|found|tell what it says|look at|even see|even notice',
  perceived: 'be seen|be read|be noticed|be found|be made out|get noticed|get seen|be deciphered',
  discern: 'tell|distinguish|separate',
  from: 'from',
  hardTo:
    'hard to|difficult to|tough to|not easy to|impossible to|a struggle to|tricky to|a pain to|too hard to|so hard to|not that easy to',
  easierTo: 'easier to|easy to|possible to',
  /** Said on the way to a wish. */
  talk: "same but|the same but|go with that|go with this|go with that one|let's see it|let us see it|don't you think|isn't it|or not|is it possible to|would it be possible to|is there a way to|any chance to|can we|could we|i'd rather|i would rather|we'd rather|i'd prefer|i would prefer|we'd prefer|to read|to see|to notice|there is|there's|there are|for a start|around the edge|round the edge|around the circle|why|how come|would be good if|it would be good if|would be nice if|it would be nice if|it would be nicer if|it would be better if|would be better if|would be great if|all over|at all|properly|at first glance|from afar|from a distance|from far away|from the back|on my phone|on the phone|on a phone|without glasses|without my glasses|in the dark|i guess|i find|i feel|i feel like|i feel that|i reckon|it seems|i am afraid|i am not sure|guys|lol|one thing|one more thing|another thing|one last thing|one small thing|quick one|small thing|one request|by the way|as i said|you know|than now|than it is now|than it is|than before|than it was|than right now|for our brand|for my taste|for our taste|for us|for me|for my eyes|in my opinion|to me|to my taste|to my eyes|to be honest|honestly|so it stands out|so that it stands out|so they stand out|so it pops|so that it pops|to make it pop|to make it stand out|so it reads better|so that it reads better|so people notice it|so people see it|so it is readable|so that it is readable|so you can read it|so people can read it|so it gets noticed",
  /** Points from a line to what stands in it. */
  lines: 'line|sentence|row|phrase|bit|piece of text|text|one',
  within:
    'about|with|that says|saying|that starts with|starting with|that begins with|that mentions|mentioning|containing|where it says|which says|with the',
  every: 'everything|all|all text|all the text|all texts|the text|whatever is|what is|all that is',
  below: 'below|under|underneath|beneath',
  above: 'above|over',
  /** Praise: let it be. */
  fine: 'is fine|is good|is great|is ok|is okay|is nice|are fine|are good|are great|looks good|looks great|looks fine|looks nice|are nice|is perfect',
  wrong:
    'is wrong|is too late|is too early|is too much|is too expensive|is too cheap|is out of date|is outdated|was wrong|is not right|is too little|is too few|is too many',
} as const
export type Sense = keyof typeof SENSES

/** Words that say nothing of what is wished. */
export const FILLERS = new Set(
  (
    'she he please pls plz the a an my our your its his her their this that these those i we you can could you would will want wants like love ' +
    'u ur ya hmm hm um oh yeah yes kinda ' +
    "'d 'll to have just also now then maybe perhaps so well ok okay hey hi hello thanks thank of for in it's think wish if " +
    'actually btw again both all me us first finally kindly simply somehow was were thinking wondering on'
  ).split(' '),
)
