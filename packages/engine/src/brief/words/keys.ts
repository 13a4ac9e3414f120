/** Keys of briefs that are written as 'Key: value', and what each asks for. */
import type { Role } from '../../scene/types.ts'
import { table } from '../phrases.ts'

/** What a key asks for: a text of a role, a list, or an instruction that other recognisers read. */
export type Key = { role: Role } | { list: Role } | { about: true } | { nav: true } | { instruction: true }

export const KEYS = table<Key>({
  'name|brokerage|practice|client name|brand|brand name|company|company name|business|business name|shop name|store name|client|product|product name|restaurant name|organisation|organization|studio|firm|salon name|team name|band name|bar name|cafe name|app name|logo name|logo text|brand/company|agency|employer|restaurant|café name|nombre|nom|firma|empresa|firm name|clinic name|school name|studio name|name of business|name of company|name of the company|name of the business|name of brand':
    { role: 'brand' },
  'full name|person|contact name|contact person|owner|cardholder|employee|my name|your name|first and last name': {
    role: 'person',
  },
  'job title|job|position|role|occupation|profession|designation|cargo|puesto': { role: 'title' },
  'tagline|slogan|motto|strapline|tag line|catchphrase|eslogan': { role: 'tagline' },
  'what|title|main message|headline|heading|main text|main title|event title|event|event name|main headline|header text|title text|hero headline|h1|hero title|main heading|hero text|header':
    { role: 'headline' },
  'artist|band|performer|act|headliner|film|movie|play|exhibition|show': { role: 'headline' },
  'speaker|director|host|organiser|organizer|instructor|teacher|agent|dj': { role: 'person' },
  'tour|season|edition': { role: 'subhead' },
  'sub|subline|sub line|subtitle|subhead|subheading|sub-heading|subheadline|sub-headline|sub headline|secondary text|supporting text|supporting|supporting line|supporting message|h2|subtext|hero subtitle|hero subheadline|second line|sub title|sub heading':
    { role: 'subhead' },
  'text|copy|message|intro|intro text|introduction|paragraph|blurb|body|body text|wording|caption|details|text on it|content|body copy|description text|additional text|info|extra text|other text|small text|footer text|fine print|bottom text':
    { role: 'body' },
  'date|when|dates|day|fecha|datum': { role: 'date' },
  'time|hours|opening hours|times|start|doors|hora|open': { role: 'time' },
  'venue|place|location|where|lugar|ort': { role: 'place' },
  'address|street|street address|adresse|dirección|office address|adress': { role: 'address' },
  'phone|tel|tel.|telephone|mobile|cell|contact number|phone number|call|whatsapp|ph|telefon|teléfono|fax|phone no|call us|contact no|mobile number|cell phone|number':
    { role: 'phone' },
  'email|e-mail|mail|email address|email id|correo': { role: 'email' },
  'website|web|url|site|link|web address|website url|webpage|domain': { role: 'link' },
  'instagram|ig|insta|facebook|twitter|tiktok|linkedin|social|handle|socials|social media|youtube': { role: 'social' },
  'price|cost|tickets|admission|entry|ticket price|entrance|cover|fee|ticket|price per person': { role: 'price' },
  'offer|discount|deal|promo|promotion|special offer': { role: 'offer' },
  'hashtag|hashtags': { role: 'hashtag' },
  'cta|call to action|button|button text|cta text|cta button|call-to-action|button label|primary cta|action': {
    role: 'cta',
  },
  'quote|testimonial': { role: 'quote' },
  'team|our team|staff|crew|tour dates|tour dates list|list of tour dates|upcoming dates|upcoming shows|gigs|shows|keynotes|keynote speakers|steps|rules|tips|reasons|support|supports|support act|opening act|guests|special guests|services|books|albums|singles|tracks|films|titles|prizes|stalls|vendors|menu|line-up|lineup|line up|products|features|speakers|artists|performers|agenda|schedule|program|programme|items|bands|acts|includes|activities|treatments|classes|topics|key features|our services|djs|highlights|benefits|offerings|specials|dishes|drinks|set list|setlist|courses|amenities':
    { list: 'list-item' },
  'buttons|ctas|calls to action': { list: 'cta' },
  'stats|statistics|key figures|figures|numbers|key numbers|facts|metrics': { list: 'detail' },
  'sections|pages|nav|navigation|menu items|nav links|page sections|nav items': { nav: true },
  'industry|business type|about|what we do|sector|niche|subject|theme|topic|concept|type of business|field|company description|business description|description|purpose|idea':
    { about: true },
  "style|tone|vibe|mood|look|feel|aesthetic|colors|colours|color|colour|palette|color palette|colour palette|color scheme|colour scheme|brand colors|brand colours|background|background color|background colour|text color|text colour|font|fonts|typography|typeface|layout|size|dimensions|format|type|kind|design|audience|target audience|icon|symbol|imagery|image|visual|visuals|graphic|graphics|illustration|elements|orientation|logo|requirements|notes|avoid|deliverable|deliverables|style notes|inspiration|accent|accent color|accent colour|primary color|secondary color|primary|secondary|photo|photos|project|task|request|brief|goal|hero|must have|must-haves|must include|include|personality|values|colorway|don't|do not|constraints|restrictions|placement|design type|hero section|mark|top|bottom|left|right|center|centre|top left|top right|bottom left|bottom right|font style|left side|right side|front|back|middle|front side|back side|footer|use|brand personality|keywords|poster|flyer|banner|business card|please":
    { instruction: true },
})
