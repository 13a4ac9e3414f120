/** What the parts of a design are called: a new name for one is a word in its row. */
import type { Role } from '../../scene/types.ts'

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

export type Row = [name: string, kind: NounClass, roles: Role[], words: string]

// biome-ignore format: a table
export const PARTS_OF_DESIGNS: Row[] = [
  ['headline', 'text', ['headline'], 'headlines?|main headline|heading|headings|header text|main heading|main text|h1|head line|main title|poster title|event title|event name|(?:show|festival|lecture|talk|workshop|course|film|movie|play|book|concert|exhibition|episode) (?:name|title)'],
  ['title', 'text', ['headline', 'title', 'brand'], 'titles?'],
  ['job title', 'text', ['title'], 'job title|job|occupation|position title|role title|profession'],
  ['name', 'text', ['brand', 'person', 'headline'], 'name of (?:the|our|my|this) (?!place|venue|street|speaker|person|owner)[a-z]+|names?'],
  ['brand name', 'text', ['brand'], 'the brand|brand|wordmark|word mark|logotype|logo text|brand name|company name|(?:clinic|lab|hotel|bar|caf[eé]|bakery|school|gym|salon|club|firm|agency|organi[sz]ation|practice|store|label|team)(?:\'s)? name|business name|company|business|firm|shop name|store name|restaurant name|studio name|name of (?:(?:the|our|my) )?(?:company|business|shop|brand|studio|firm)'],
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
  ['time', 'text', ['time', 'date'], 'times?|hours|opening hours|opening times|start time'],
  ['place', 'text', ['place', 'address'], 'place|venue|location'],
  ['address', 'text', ['address', 'place'], 'address|street address|(?<=\\bthe )(?:city|town)(?! [a-z])|street(?! (?:style|art|wear|food|look|vibe|feel|culture))'],
  ['price', 'text', ['price', 'offer'], 'prices?|cost|ticket price|entry fee|fee|admission'],
  ['offer', 'text', ['offer', 'price', 'headline'], 'offer|discount|deal|percentage'],
  ['phone', 'text', ['phone'], 'phone(?: number)?|telephone(?: number)?|tel|number|mobile(?: number)?|cell(?: number)?'],
  ['email', 'text', ['email'], 'e-?mail(?: address)?|mail address|mail'],
  ['website address', 'text', ['link'], 'url|web ?sites?|web address|website address|web site address|links?|domain|website url|site address'],
  ['social handle', 'text', ['social'], 'social(?: handle| media)?s?|handle|instagram(?: handle)?|twitter handle'],
  ['hashtag', 'text', ['hashtag'], 'hashtags?|hash tag'],
  ['button', 'part', ['button', 'cta'], 'buttons?|(?:primary|main|secondary) buttons?|cta|ctas|call to action|call-to-action|cta button'],
  ['button text', 'text', ['cta', 'button'], 'button (?:text|label|copy|words)|cta (?:text|label|copy)|text (?:on|in|of) the button'],
  ['logo', 'picture', ['logo', 'mark', 'brand'], 'logos?'],
  ['sticker', 'part', ['sticker', 'mark'], 'stickers?|badges?|burst|starburst|roundel'],
  ['mark', 'picture', ['mark', 'logo', 'icon'], 'mark|symbol|emblem|logo mark|logomark|monogram|crest|seal'],
  ['icon', 'picture', ['icon', 'mark', 'logo', 'illustration'], 'icons?|pictograms?|glyphs?|(?:logo|brand) (?:picture|image|icon|symbol|drawing)'],
  ['photo', 'picture', ['photo'], 'photos?|photograph|pic'],
  ['picture', 'picture', ['photo', 'illustration'], 'pictures?|images?'],
  ['named section', 'part', ['section'], 'faqs?|pricing(?: table)?|testimonials?|gallery|newsletter|team|stats|statistics|process|questions'],
  ['illustration', 'picture', ['illustration', 'icon', 'mark'], 'illustrations?|drawing|graphic|graphics|artwork|art'],
  ['pattern', 'picture', ['pattern', 'decoration'], 'background pattern|patterns?|texture|motif|backdrop pattern'],
  ['decoration', 'picture', ['decoration', 'pattern', 'rule', 'frame'], 'decorations?|ornaments?|shapes?|decorative (?:elements?|shapes?)|circles?|dots|stripes|waves|blobs?|embellishments?'],
  ['QR code', 'picture', ['qr'], 'qr(?: code)?'],
  ['border', 'part', ['frame'], 'borders?|frame|outline|edging'],
  ['line', 'part', ['rule'], 'rules?|divider|dividers|separator|separators|hairlines?|horizontal lines?|thin lines?|lines between|(?<=\\b(?:remove|delete|drop|lose|ditch|take|thicken|erase) (?:the|that|this) )line(?= (?:away|off|out|below|under|above|between)|$)|lines(?! (?:of|height|spacing|break))|strokes?'],
  ['panel', 'part', ['panel', 'card'], 'panels?|box|boxes'],
  ['card', 'part', ['card', 'panel'], 'cards?|features?|feature cards?|tiles?'],
  ['band', 'part', ['band'], 'bands?|stripe|strip|bar'],
  ['navigation', 'part', ['nav'], 'nav|nav ?bar|navbar|navigation|navigation bar|menu bar|top bar|header'],
  ['hero', 'part', ['hero'], 'hero|hero section|top section|first section'],
  ['section', 'part', ['section'], 'sections?'],
  ['footer', 'part', ['footer'], 'footer'],
  ['back side', 'ground', [], '(?<=the |front and )back(?: ?side)?|back ?side|reverse side|rear'],
  ['front side', 'ground', [], '(?<=the |swap |switch |back and )front(?: ?side)?|front ?side'],
  ['background', 'ground', ['background'], 'back ?ground(?: colou?r)?s?|bg|back-ground|backdrop|ground|canvas|paper colou?r|page colou?r'],
  ['text', 'all-text', [], '(?:all )?(?:of )?(?:the )?(?:text blocks?|blocks? of text|texts?|wording|lettering|letters|words|typography|copy|font colou?r|text colou?r|writing)|fonts?|typefaces?|type'],
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

// biome-ignore format: a table
export const ORDINALS: Record<string, number> = {
  first: 1, '1st': 1, top: 1, upper: 1, second: 2, '2nd': 2, middle: 2, third: 3, '3rd': 3, fourth: 4, '4th': 4,
  fifth: 5, '5th': 5, sixth: 6, '6th': 6, last: -1, bottom: -1, lower: -1, final: -1,
}

/** Ordinals in their order. */
export const ORDINAL_WORDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** The role of copy that a part's name stands for. */
export const ROLE_BY_PART: Record<string, Role> = {
  headline: 'headline',
  title: 'headline',
  'job title': 'title',
  name: 'brand',
  'brand name': 'brand',
  person: 'person',
  tagline: 'tagline',
  subtitle: 'subhead',
  'body text': 'body',
  details: 'detail',
  label: 'label',
  list: 'list-item',
  quote: 'quote',
  date: 'date',
  time: 'time',
  place: 'place',
  address: 'address',
  price: 'price',
  offer: 'offer',
  phone: 'phone',
  email: 'email',
  'website address': 'link',
  'social handle': 'social',
  hashtag: 'hashtag',
  button: 'cta',
  'button text': 'cta',
}
