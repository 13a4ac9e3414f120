/**
 * What the clauses of a message do: rules as data, the first that matches wins. Each stands with an example that needs it
 * (language/rules.test.ts takes it away and looks).
 */
export type Act =
  | 'request'
  | 'property'
  | 'given'
  | 'fact'
  | 'purpose'
  | 'audience'
  | 'subject'
  | 'show'
  | 'function'
  | 'style'
  | 'refusal'
  | 'talk'

export interface ActRule {
  act: Act
  /** See pattern.ts. A rule without '^' opens a clause in the middle of a sentence. */
  when: string
  /** Only where the clause so far does one of these. */
  in?: readonly Act[]
  example: string
}

const rule = (act: Act, when: string, example: string, within?: readonly Act[]): ActRule => ({
  act,
  when,
  example,
  ...(within && { in: within }),
})

export const ACT_RULES: readonly ActRule[] = [
  rule('talk', '^ thanks|thank|hello|hi|hey|cheers|dear', 'Hello there, a poster please'),
  rule('talk', '^ good morning|evening|afternoon|day', 'Good morning'),
  rule('talk', '^ regards|sincerely|best|kind regards', 'Kind regards'),

  rule(
    'audience',
    '^ DET? target|intended|main|primary? audience|group|market|demographic|customer be|include|:',
    'The target audience is busy parents.',
  ),
  rule('audience', 'aimed|targeted|targeting|geared|directed at|to|towards|toward', 'a leaflet aimed at new parents'),
  rule(
    'purpose',
    '^ DET? primary|main|overall? purpose|goal|aim|objective|intention|intent|focus of? .. be|:',
    'The primary purpose is sign up more members.',
  ),
  rule('purpose', '^ DET? @people be encouraged|invited|urged|asked to', 'Visitors are encouraged to book early.'),
  rule(
    'function',
    '^ DET? @people should|can|may|must|will|need|want be|to? able? to?',
    'Users should be able to book a class.',
  ),
  rule(
    'function',
    '^ DET? .. website|site|app|application|platform|system|portal|dashboard|tool|page|program should|must|will|have|provide|support|allow|let|enable|offer|include|need',
    'The app should have a calendar.',
  ),
  rule(
    'function',
    'with|have|provide|include functionality|functionalities|feature|features|function|functions for|such|like|including|to',
    'a site with features for booking',
  ),
  rule(
    'function',
    'allow|let|lets|allows|allowing|letting|enable|enables|enabling|help|helps|helping|where @people',
    'an app that lets users share recipes',
  ),

  rule('refusal', '^ no|without|avoid|never|skip', 'Avoid gradients.'),
  rule('refusal', '^ do|please? do|not not|use', 'Do not use photos.'),
  rule('refusal', 'without|no DET? @looks|@pictures', 'a poster without a border'),

  rule('given', '^ .. @texts be|read|say|should|: be|read|say|:?', 'The brand name is Fennel.'),
  rule('given', 'say|saying|says|reading|reads|stating|states', 'a banner saying come in'),
  rule('given', 'call|called|named|titled|entitled|dubbed', 'a cafe called Fennel'),
  rule(
    'given',
    'with|include|including|includes|feature|featuring|features|has|have|and|display|displaying|write|add|put|place DET? ADJ? ADJ? company|brand|event|main? @texts',
    'a poster with the tagline Bread first',
  ),

  rule(
    'property',
    '^ use|apply|set|choose|color|colour|style|paint|define|assign|pick|select|implement|configure|adopt|make|render|employ|keep .. @looks|@colours',
    'Use beige as the background.',
  ),
  rule('property', '^ DET? .. @looks be|should|in|:', 'The background is green.'),
  rule(
    'property',
    'on|in|with|against DET? ADJ? ADJ? .. background|backdrop|font|letters|typeface|color|colors|colour|colours|palette|border|frame|gradient|texture',
    'a poster on a dark green background',
  ),
  rule(
    'property',
    'placed|positioned|centered|centred|aligned|located|set|written below|above|under|beside|over',
    'the title placed below it',
  ),
  rule('property', 'at|in|to DET top|bottom|left|right|center|centre|middle|corner|side', 'a fox at the bottom'),
  rule('style', 'in|with|have|has DET? ADJ ADJ? .. @moods', 'a flyer with a warm feel'),
  rule('style', '^ make|keep it|DET ADJ|look|feel', 'Make it playful.'),
  rule('style', '^ DET? style|mood|tone|vibe|look|feel|design be|should|:', 'The mood is calm.'),

  rule('request', '^ please? @kinds for|of|about|with|that|to|,', 'poster for a fair'),
  rule(
    'request',
    '^ please|kindly? create|design|make|build|draw|generate|craft|produce|develop|implement|sketch|compose|devise DET|PRON|ADJ|NOUN|PROPN|NUM',
    'Create a poster.',
  ),
  rule('request', '^ i|we require|would|am|be|look|like|wish', 'We would like a poster.'),
  rule('request', '^ could|can|would|will you', 'Could you draw a fox?'),
  rule('request', '^ please? help|assist', 'Please help with a flyer.'),
  rule('request', 'i|we need|want', 'For our fair we need a poster.'),

  rule(
    'show',
    'show|shows|showing|depict|depicting|depicts|illustrating|picturing|portraying',
    'a poster showing a fox',
  ),
  rule(
    'show',
    'feature|featuring|features|include|including|includes|incorporate|incorporating|with|add|use DET? .. @pictures',
    'a card with a drawing of a fern',
  ),
  rule('show', '^ DET @pictures show|feature|include|depict|be|should', 'The image shows two people.'),
  rule('show', 'feature|featuring|features', 'a cover featuring a lighthouse'),
  rule('given', '^ include|add|write|mention|put|display|feature', 'Include our opening hours.'),

  rule('purpose', '^ @aims', 'Encourage customers to book.'),
  rule('purpose', 'to @aims', 'I need a banner to raise money', ['request', 'subject', 'show']),
  rule('purpose', 'that|which|, @aims', 'I need a post that inspires travel', ['request', 'subject']),
  rule(
    'purpose',
    'promoting|advertising|encouraging|highlighting|emphasizing|emphasising|showcasing|celebrating|announcing|inviting|introducing|raising',
    'a flyer promoting a fair',
  ),
  rule(
    'purpose',
    'and|, .. encourage|encouraging|invite|inviting|highlight|emphasize|promote|urge',
    'a menu, and encourage people to order',
  ),
  rule('subject', 'for|about|on', 'I need a logo for a bakery', ['request']),
]
