/** The words by which a prompt speaks of parts of a design. */
import type { KindName, Role } from '../../scene/types.ts'
import { table, words } from '../phrases.ts'

export const PARTS = table<Role>({
  'name|names|brand name|company name|business name|shop name|brand|store name|restaurant name|product name|name of the company|name of the business|name of the shop|name of the brand|full name|team name|band name|cafe name|nom|nombre|app name|studio name|firm name|school name':
    'brand',
  'headline|heading|header text|main text|main title|event title|head line|titular|hero text|main heading|main headline|big text|main message|headlines|event name|name of the event':
    'headline',
  'sub|subhead|subheading|sub-headline|subheadline|subtitle|sub-title|sub-heading|supporting text|subtext|secondary text|sub headline|sub heading|supporting line|sub line|subline|deck':
    'subhead',
  'tagline|slogan|motto|strapline|catchphrase|tag line|catch phrase|strap line|eslogan|taglines|lema|lemme': 'tagline',
  'body text|body copy|description|paragraph|blurb|body|intro text|intro|paragraphs': 'body',
  'details|caption|fine print|small print|info|information|event details|text lines|small text|disclaimer|note|footnote|event info|footer text|additional text':
    'detail',
  'date|dates|event date': 'date',
  'time|times|hours|opening hours|start time': 'time',
  'venue|location|place|venue name|museum name|theatre name|theater name|gallery name|cinema name|hall name|name of the museum|name of the venue|name of the theatre|name of the gallery':
    'place',
  'address|street address|addresses': 'address',
  'phone|phone number|telephone|telephone number|tel|mobile|mobile number|cell|contact number|number|phone no': 'phone',
  'mail|email|e-mail|email address|e-mail address|mail address': 'email',
  'website url|web address|url|link|website address|domain|website link|web site address': 'link',
  'price|prices|ticket price|ticket prices|pricing|cost': 'price',
  'offer|discount|deal|promo|percentage': 'offer',
  'job title|designation|position|occupation|profession|job|role|job titles|his title|her title|their title': 'title',
  'bouton|botón|bottone|botão|knop|knapp|przycisk|кнопка|schaltfläche|cta|call to action|call-to-action|cta button|button|button text|buttons|action button|call to action button':
    'cta',
  'person|person name|artist name|name of the artist|speaker name|contact name|contact person|speaker|speakers name':
    'person',
  'logo|company logo|brand logo|logos': 'logo',
  'icon|symbol|pictogram|icons|glyph|graphic|symbols|graphics': 'icon',
  'mark|emblem|monogram|initials|initial|logomark|brandmark': 'mark',
  'photo|product shot|product photo|product image|portrait|headshot|picture|image|photograph|portrait photo|photos|pictures|images':
    'photo',
  'illustration|visual|motif|drawing|artwork|silhouette|illustrations|line drawing|silhouettes': 'illustration',
  'pattern|texture|patterns': 'pattern',
  'qr code|qr|qr-code': 'qr',
  'border|frame|outline|borders': 'frame',
  'line|rule|divider|separator|lines|dividers|divider line|stripe': 'rule',
  'contact info|contact details|contact information|contacts|contact data|contact': 'phone',
  'hashtag|hashtags': 'hashtag',
  'social media|social handle|social handles|handle|social media handle|social media handles|socials|social': 'social',
  'quote|testimonial': 'quote',
  title: 'headline',
  'badge|sticker|starburst|burst': 'decoration',
  'band|banner strip|strip|ribbon': 'band',
  'panel|box': 'panel',
  'support acts|supporting acts|support act|list|menu items|services|lineup|line-up|items|speakers|speakers list|speaker list|list of speakers|artists|bands|artist list|list of artists|program|programme|schedule':
    'list-item',
  footer: 'footer',
  'navigation bar|navigation|nav|navbar|nav bar|menu bar|links|nav links|menu links|navigation links|nav items': 'nav',
})

/** 'title' is the job on a card, the headline elsewhere; a website's 'menu' is its navigation. */
export function partFor(role: Role, word: string, kind: KindName): Role {
  if (word === 'title' && kind === 'business-card') return 'title'
  if ((word === 'menu' || word === 'items') && kind === 'website') return 'nav'
  return role
}

/** Nouns for the letters of a part: 'in white letters', 'with a thin font'. */
export const TYPE_NOUNS =
  words(`letters lettering text texts type typography font fonts typeface typefaces letter words word wording writing
  print caps capitals characters script serif sans sans-serif lowercase uppercase copy writings handwriting
  calligraphy blackletter size`)

/** Words of layout, look and type: what follows 'in', 'at' or 'with' when a prompt instructs rather than says. */
export const LAYOUT_WORDS =
  words(`top bottom left right center centre middle side sides corner corners edge front back background foreground row
  column columns header footer large big bigger biggest huge small smaller tiny bold thin thick italic italics
  uppercase lowercase caps capitals all-caps serif sans sans-serif script cursive handwritten monospace condensed
  rounded font type letters lettering typography text style color colors colour colours tones shades palette size
  sized medium light dark bright pastel neon modern minimal minimalist elegant playful clean vintage retro classic
  simple circle circular square half third oversized giant massive prominent clear subtle fine heavy black white
  landscape portrait diagonal diagonally slanted tilted format line lines beneath uppercase stacked vertical horizontal geometric decorative ornate
  wide width height narrow thirds quarter quarters halves slab gothic graffiti brush calligraphy gold curved arched capital block`)
