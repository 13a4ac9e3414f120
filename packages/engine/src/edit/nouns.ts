/** The words for parts of a design, and what role each stands for. Scenes are looked into elsewhere: see targets.ts. */

import { nth } from '../base/items.ts'
import { entry } from '../base/tables.ts'
import type { Role } from '../scene/types.ts'

export type NounClass =
  | 'whole' // it, everything, the design
  | 'ground' // the background
  | 'all-text' // the text, the letters
  | 'text' // one piece of copy
  | 'picture' // icon, mark, photo, pattern
  | 'part' // button, section, border

export interface Noun {
  /** Stable, and what a person is told: 'headline'. */
  name: string
  class: NounClass
  /** First role that the scene has wins. */
  roles: Role[]
}

export interface Mention {
  noun: Noun
  start: number
  end: number
  /** 1-based; -1 is the last one. "the second line". */
  ordinal?: number
  /** "the big text", "the small print". */
  size?: 'largest' | 'smallest'
  /** "the hero text": what is written in the part. */
  texts?: true
}

type Row = [name: string, kind: NounClass, roles: Role[], words: string]

// biome-ignore format: a table
const ROWS: Row[] = [
  ['headline', 'text', ['headline'], 'headline|main headline|heading|headings|header text|main heading|main text|h1|head line|main title|poster title|event title|event name|(?:show|festival|lecture|talk|workshop|course|film|movie|play|book|concert|exhibition|episode) (?:name|title)'],
  ['title', 'text', ['headline', 'title', 'brand'], 'titles?'],
  ['job title', 'text', ['title'], 'job title|job|occupation|position title|role title|profession'],
  ['name', 'text', ['brand', 'person', 'headline'], 'name of (?:the|our|my|this) (?!place|venue|street|speaker|person|owner)[a-z]+|names?'],
  ['brand name', 'text', ['brand'], 'the brand|brand|wordmark|word mark|logotype|logo text|brand name|company name|(?:clinic|lab|hotel|bar|caf[eé]|bakery|school|gym|salon|club|firm|agency|organi[sz]ation|practice|store|label|team) name|business name|company|business|firm|shop name|store name|restaurant name|studio name|name of (?:(?:the|our|my) )?(?:company|business|shop|brand|studio|firm)'],
  ['act', 'text', ['brand', 'headline'], '(?:band|artist|group|act|dj|singer)(?:\'s)? name|name of the (?:band|artist|group|dj|singer)'],
  ['person', 'text', ['person'], 'my name|person(?:al name)?|full name|speaker|owner(?:\'s)?(?: name)?|speaker name|author(?:\'s)?(?: name)?|host|teacher'],
  ['tagline', 'text', ['tagline', 'subhead'], 'tagline|tag line|tag-line|slogan|strapline|strap line|motto|catchphrase'],
  ['subtitle', 'text', ['subhead', 'tagline'], 'subtitle|sub title|sub-title|subhead|sub head|sub-head|subheading|sub heading|sub-heading|subheadline|sub headline|sub-headline|secondary text|secondary headline|second headline|deck'],
  ['body text', 'text', ['body', 'detail'], 'body text|body copy|body|paragraphs?|description|descriptions|running text|copy text'],
  ['details', 'text', ['detail', 'body', 'date', 'time', 'place', 'address', 'phone', 'email', 'link'], 'details|detail text|info|information|event details|fine print|contact (?:lines?|details|data|block|stuff|things|bits?)|contact info|contact information|contacts'],
  ['label', 'text', ['label'], 'labels?|eyebrow|kicker|overline'],
  ['list', 'text', ['list-item'], 'list items?|list|bullets?|bullet points?|items?|line-?up'],
  ['quote', 'text', ['quote'], 'quote|testimonial|quotation'],
  ['date', 'text', ['date'], 'dates?|day|deadline|closing date|end date|due date'],
  ['time', 'text', ['time', 'date'], 'times?|hours|opening hours|start time'],
  ['place', 'text', ['place', 'address'], 'place|venue|location'],
  ['address', 'text', ['address', 'place'], 'address|street address|(?<=\\bthe )(?:city|town)(?! [a-z])|street(?! (?:style|art|wear|food|look|vibe|feel|culture))'],
  ['price', 'text', ['price', 'offer'], 'prices?|cost|ticket price|entry fee|fee|admission'],
  ['offer', 'text', ['offer', 'price', 'headline'], 'offer|discount|deal|percentage'],
  ['phone', 'text', ['phone'], 'phone(?: number)?|telephone(?: number)?|tel|number|mobile(?: number)?|cell(?: number)?'],
  ['email', 'text', ['email'], 'e-?mail(?: address)?|mail address|mail'],
  ['website address', 'text', ['link'], 'url|web ?sites?|web address|website address|web site address|link|domain|website url|site address'],
  ['social handle', 'text', ['social'], 'social(?: handle| media)?s?|handle|instagram(?: handle)?|twitter handle'],
  ['hashtag', 'text', ['hashtag'], 'hashtags?|hash tag'],
  ['button', 'part', ['button', 'cta'], 'buttons?|cta|ctas|call to action|call-to-action|cta button'],
  ['button text', 'text', ['cta', 'button'], 'button (?:text|label|copy|words)|cta (?:text|label|copy)|text (?:on|in|of) the button'],
  ['logo', 'picture', ['logo', 'mark', 'brand'], 'logos?'],
  ['mark', 'picture', ['mark', 'logo', 'icon'], 'mark|symbol|emblem|logo mark|logomark|monogram|crest|badge|seal'],
  ['icon', 'picture', ['icon', 'mark', 'logo', 'illustration'], 'icons?|pictograms?|glyphs?'],
  ['photo', 'picture', ['photo'], 'photos?|photograph|pic'],
  ['picture', 'picture', ['photo', 'illustration'], 'pictures?|images?'],
  ['named section', 'part', ['section'], 'faqs?|pricing(?: table)?|testimonials?|gallery|newsletter|team|stats|statistics|process|questions'],
  ['illustration', 'picture', ['illustration', 'icon', 'mark'], 'illustrations?|drawing|graphic|graphics|artwork|art'],
  ['pattern', 'picture', ['pattern', 'decoration'], 'background pattern|patterns?|texture|motif|backdrop pattern'],
  ['decoration', 'picture', ['decoration', 'pattern', 'rule', 'frame'], 'decorations?|ornaments?|shapes?|decorative (?:elements?|shapes?)|circles?|dots|stripes|waves|blobs?|embellishments?'],
  ['QR code', 'picture', ['qr'], 'qr(?: code)?'],
  ['border', 'part', ['frame'], 'borders?|frame|outline|edging'],
  ['line', 'part', ['rule'], 'rules?|divider|dividers|separator|separators|hairlines?|horizontal lines?|thin lines?|underline|lines between|lines(?! (?:of|height|spacing|break))|strokes?'],
  ['panel', 'part', ['panel', 'card'], 'panels?|box|boxes'],
  ['card', 'part', ['card', 'panel'], 'cards?|features?|feature cards?|tiles?'],
  ['band', 'part', ['band'], 'bands?|stripe|strip|bar'],
  ['navigation', 'part', ['nav'], 'nav|nav ?bar|navbar|navigation|navigation bar|menu bar|top bar|header'],
  ['hero', 'part', ['hero'], 'hero|hero section|top section|first section'],
  ['section', 'part', ['section'], 'sections?'],
  ['footer', 'part', ['footer'], 'footer'],
  ['back side', 'ground', [], '(?<=the )back(?: ?side)?|back ?side|reverse side|rear'],
  ['front side', 'ground', [], '(?<=the )front(?: ?side)?|front ?side'],
  ['background', 'ground', ['background'], 'back ?ground(?: colou?r)?s?|bg|back-ground|backdrop|ground|canvas|paper colou?r|page colou?r'],
  ['text', 'all-text', [], '(?:all )?(?:of )?(?:the )?(?:texts?|wording|lettering|letters|words|typography|copy|font colou?r|text colou?r|writing)|fonts?|typefaces?|type'],
  ['design', 'whole', [], '(?:brand|company|our|corporate) colou?rs|everything|whole (?:thing|design|logo|poster|card|page|banner|icon)|entire (?:thing|design|logo|poster|card|page|banner)|design|overall|colou?r scheme|colou?rs?|palette|scheme|theme|colou?rway|it all|all of it'],
]

/** Words that mean the whole design in a scene of that kind, and a part in others. */
export const KIND_WORDS: Record<string, RegExp> = {
  logo: /^logos?$/,
  website: /^(?:web ?sites?|web ?page|page|site|landing page|home ?page)$/,
  'business-card': /^(?:(?:business |visiting )?cards?|name card)$/,
  poster: /^(?:posters?|flyers?|leaflet|invitation|invite)$/,
  icon: /^(?:icons?|app icon)$/,
  banner: /^(?:banners?|header|ad|advert|post)$/,
}

const NOUNS = ROWS.map(([name, kind, roles, words]) => ({
  noun: { name, class: kind, roles } satisfies Noun,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}-])`, 'gu'),
}))

const WHOLE = NOUNS.find(({ noun }) => noun.class === 'whole')?.noun as Noun
const ALL_TEXT = NOUNS.find(({ noun }) => noun.class === 'all-text')?.noun as Noun
const KIND_MENTION =
  /(?<![\p{L}-])(?:business card|visiting card|name card|poster|flyer|leaflet|banner|web ?site|web ?page|landing page|home ?page|page|site|app icon|invitation)(?![\p{L}-])/gu

// biome-ignore format: a table
const ORDINALS: Record<string, number> = {
  first: 1, '1st': 1, top: 1, upper: 1, second: 2, '2nd': 2, middle: 2, third: 3, '3rd': 3, fourth: 4, '4th': 4,
  fifth: 5, '5th': 5, sixth: 6, '6th': 6, last: -1, bottom: -1, lower: -1, final: -1,
}

const LINE =
  /\b(first|second|third|fourth|fifth|last|bottom|top|middle|1st|2nd|3rd|4th|final|upper|lower) (?:line|text|row|sentence|word)s?(?: of (?:the )?text)?\b/g
const SIZED =
  /\b(big|bigger|biggest|large|largest|huge|main|giant|small|smaller|smallest|tiny|little|fine) (?:text|type|letters|print|words|line|font|writing|lettering)\b/g

/**
 * The parts that a piece of lower-case text names, in its order and without overlaps: the longest name wins
 * ('background pattern' is a pattern).
 */
export function findMentions(lower: string): Mention[] {
  const found: Mention[] = []
  for (const match of lower.matchAll(LINE)) {
    found.push({ noun: ALL_TEXT, ...range(match), ordinal: entry(ORDINALS, nth(match, 1)) })
  }
  for (const match of lower.matchAll(SIZED)) {
    const size = /^(?:small|tiny|little|fine)/.test(match[0]) ? 'smallest' : 'largest'
    // "make it a bigger font" compares; "the bigger font" points.
    if (/er\b/.test(nth(match, 1)) && !/\bthe $/.test(lower.slice(0, match.index))) continue
    if (/\ba(?:n)? $/.test(lower.slice(0, match.index))) continue
    found.push({ noun: ALL_TEXT, ...range(match), size })
  }
  for (const { noun, pattern } of NOUNS) {
    for (const match of lower.matchAll(pattern))
      found.push({ noun, ...range(match), ...ordinalBefore(lower, match.index) })
  }
  for (const match of lower.matchAll(KIND_MENTION)) found.push({ noun: WHOLE, ...range(match) })
  return compounds(longestFirst(found), lower).filter(({ start, end }) => !isVerb(lower, start, end))
}

const range = (match: RegExpMatchArray) => ({
  start: match.index as number,
  end: (match.index as number) + match[0].length,
})

function ordinalBefore(lower: string, start: number): { ordinal?: number } {
  const word = lower.slice(0, start).match(/(\S+) $/)?.[1] ?? ''
  const ordinal = Object.hasOwn(ORDINALS, word) ? ORDINALS[word] : undefined
  return ordinal === undefined ? {} : { ordinal }
}

/** "place the logo", "name it": at the head of a wish, these are what shall be done. */
function isVerb(lower: string, start: number, end: number): boolean {
  return (
    /^(?:place|name|frame|mark|label|list|title|copy|link|box|line|quote|date|time|address|price|border|light|colou?r)$/.test(
      lower.slice(start, end),
    ) &&
    /^(?:(?:please|can you|could you|then|and|also|now) )*$/.test(lower.slice(0, start)) &&
    /^ (?:it|this|that|the|my|our|everything|all|them|an?(?! (?:bit|touch|tad|little|lot)))\b/.test(lower.slice(end))
  )
}

/** "the hero background", "the colour of the button": the part is meant, and not the ground or the scheme. */
function compounds(mentions: Mention[], lower: string): Mention[] {
  const broad = ({ noun, start, end, size, ordinal }: Mention) =>
    noun.class === 'ground' ||
    (noun.class === 'all-text' && size === undefined && ordinal === undefined) ||
    (noun.class === 'whole' && /^(?:colou?rs?|design)$/.test(lower.slice(start, end)))
  const whole = mentions.map((mention, i) => {
    const after = mentions[i + 1]
    const written =
      mention.noun.class === 'part' &&
      after?.noun.class === 'all-text' &&
      !after.size &&
      /^(?:'s)?\s+$/.test(lower.slice(mention.end, after.start)) &&
      /^texts?|copy|words/.test(lower.slice(after.start, after.end))
    return written ? { ...mention, texts: true as const } : mention
  })
  return whole.filter((mention, i) => {
    const [before, after] = [mentions[i - 1], mentions[i + 1]]
    // "the hero image" is an image.
    if (
      mention.noun.class === 'part' &&
      after?.noun.class === 'picture' &&
      /^\s+$/.test(lower.slice(mention.end, after.start))
    )
      return false
    // "the features section" is a section.
    if (after?.noun.name === 'section' && /^\s+$/.test(lower.slice(mention.end, after.start))) return false
    if (!broad(mention)) return true
    const owned =
      before &&
      !broad(before) &&
      /^(?:'s)?\s+$/.test(lower.slice(before.end, mention.start)) &&
      before.noun.class !== 'whole' &&
      before.noun.class !== 'all-text'
    const ofPart =
      after &&
      !broad(after) &&
      /^\s+(?:(?:colou?r|size|weight|style|colou?r and size) )?(?:of|for|in|on) (?:the |my |our |its |all )*$/.test(
        lower.slice(mention.end, after.start),
      ) &&
      after.noun.class !== 'whole'
    return !owned && !ofPart
  })
}

function longestFirst(mentions: Mention[]): Mention[] {
  const kept: Mention[] = []
  for (const mention of mentions.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if (kept.every(({ start, end }) => mention.end <= start || mention.start >= end)) kept.push(mention)
  }
  return kept.sort((a, b) => a.start - b.start)
}
