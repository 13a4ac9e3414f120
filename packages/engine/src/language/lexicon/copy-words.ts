/**
 * Words with which other words are wished for: what is to be written, what a name is, where something takes place. A row holds
 * phrases, '|' between them, in lower case, of up to six words.
 */
import type { Role } from '../../scene/types.ts'

export const COPY_SENSES = {
  /** Adds words, where something else says that words are meant. */
  wants:
    'i need|we need|need|i want|we want|there should be|there must be|show|display|mention|put|place|with|have|list|give it',
  arrow: '→|->|=>|⇒|⟶',
  it: 'it|that|this',
  until: 'to|until|till|through|–|-|—',
  typo: "typo|the typo|a typo|there's a typo|there is a typo|typing error|spelling|the spelling|spelling mistake|spelled|spelt|is spelled|is spelt|should be spelled|is written|misspelled|misspelt|is misspelled|is misspelt|correct spelling is|correct name is|the correct spelling|missed a letter|wrong spelling",
  call: 'call|name|rename|retitle|christen|title',
  called:
    'called|named|titled|is called|are called|is named|goes by|go by|goes by the name|is really called|is actually called|should be called|calls himself|calls herself|am called',
  as: 'as|as the|as a',
  on: 'on|in|into|onto|for|inside|within',
  becomes:
    'is now|are now|becomes|become|became|has become|turned into|is actually|are actually|was renamed|is renamed',
  now: 'now|instead|from now on|these days|this year|this time|after all',
  whereSays: 'where it says|where it reads|where it now says|where you wrote|wherever it says|where there is',
  mentions:
    'all occurrences of|every occurrence of|all mentions of|every mention of|all instances of|each|every|the word|the words|the phrase|the text|the line|words|word',
  spellOut: 'spell out|write out|spell|write',
  ampersand: 'ampersand|and sign|and-sign|& sign|plus sign|&|+',
  new: 'new|correct|right|updated|current|actual|other|another|her|his|shorter|longer|better|second',
  one: "he|she|i|they|he's|she's|i'm|they're|he is|she is|i am|they are|i'm now|the owner|the speaker|the host|the teacher|the artist|the singer|the author|our host",
  whom: 'him|her|me|us',
  family: 'surname|last name|family name',
  given: 'first name|given name|forename|christian name',
  /** Who or what is somewhere. */
  event:
    "event|show|party|concert|gig|sale|talk|class|course|lecture|workshop|festival|market|fair|shop|store|studio|office|practice|clinic|firm|company|team|screening|meeting|opening|exhibition|service|race|match|game|tour|dinner|reading|performance|session|film|play|it|we|we've|we're|it's|they|she|he|i|you find us|you'll find us",
  where:
    'takes place|take place|taking place|taking place now|happens|is happening|will happen|held|is held|will be held|hosted|is hosted|moved|have moved|has moved|had to move|has been moved|was moved|had to be moved|is moving|are moving|relocated|have relocated|has relocated|shifted|located|is located|based|found|is|are|will be|is now|are now|has been shifted|got moved',
  in: 'in|at|to|near|inside|into|over at|out at|now at|now in',
  list: 'list|line-up|lineup|menu|items|programme|program|enumeration|offerings|offering',
} as const
export type CopySense = keyof typeof COPY_SENSES

/** Texts that a design may have, by words that are no name of a part; others are named in `parts.ts`. */
// biome-ignore format: a table
export const WORDINGS: readonly { role: Role; words: string }[] = [
  { role: 'detail', words: 'line|text|text line|line of text|lines|words|word|sentence|note|caption|remark|info|information|detail|piece of text|bit of text|second line|headline line|second headline line|short line|small line|phrase|message|fact' },
  { role: 'cta', words: 'call to action' },
  { role: 'tagline', words: 'slogan|motto' },
  { role: 'time', words: 'opening hours|hours|opening times' },
  { role: 'phone', words: 'phone|tel|mobile|telephone' },
  { role: 'link', words: 'website|url|link|web' },
  { role: 'email', words: 'email|mail|e-mail' },
  { role: 'social', words: 'instagram|handle|facebook|tiktok|twitter|insta' },
  { role: 'hashtag', words: 'hashtag' },
  { role: 'place', words: 'location|venue' },
  { role: 'subhead', words: 'subtitle|subheading|subheadline' },
  { role: 'headline', words: 'heading' },
  { role: 'brand', words: 'company|company name|brand name|name' },
  { role: 'offer', words: 'discount' },
]

/** Signs by what they are called. */
export const SIGNS: readonly { sign: string; words: string }[] = [
  { sign: '!', words: 'exclamation mark|exclamation marks|exclamation point|exclamation points' },
  { sign: '?', words: 'question mark|question marks' },
  { sign: '.', words: 'full stop|full stops|period' },
]

/** Drawn under, around or behind words, and no words themselves. */
export const ORNAMENTS: ReadonlySet<string> = new Set(
  'line lines rule rules divider border borders frame frames outline pattern dots stripes waves shadow shadows gradient underline box circle badge space room texture rays confetti more less some spacing padding margin'.split(
    ' ',
  ),
)
