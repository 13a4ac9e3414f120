/** Words by which a fragment of a prompt for a site tells what it is: a wish for looks, an order to us, a part of the page, a time. */
import { words } from '../phrases.ts'

/** Sites by their names, where a prompt begins. */
export const SITE = /\b(?:web ?site|web ?page|site|homepage|home page|landing page|web presence|page)\b/i

/** Orders to whoever makes the site, and wishes that are said of it. */
export const ORDER = words(
  `use make show tell add include should set keep put want need please design create build give let avoid leave mention
  display feature i we'd i'd it's the no don't do highlight focus ensure think something similar like style colors colours palette
  tone vibe feel mood layout look looks font fonts typography`,
)

/** Parts of a page: a sentence that names one speaks of the page. */
export const PAGE_PART =
  /\b(?:sections?|buttons?|headers?|footers?|hero|navigation|menu|backgrounds?|fonts?|layout|form|gallery|banner|logo|icons?|photos?|pictures?|images?)\b/i

/** What a site does for its users: then it is a tool, and nothing is offered. */
export const TOOL =
  /\b(?:[Uu]sers?|[Vv]isitors?|[Ff]unctionalit\w+|[Ll]og ?in|[Dd]ashboard|platform|should (?:be|have|allow|provide)|where (?:[\w-]+ ){1,4}can)\b|^\W*(?:(?!(?:home|web)?(?:page|site) )[\w-]+ ){0,6}(?:web ?app|app|tool|tracker|portal|CRM|software)\b/

export const DAY =
  /\b(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:daily|weekends)\b/i
export const MONTH = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/i
export const CLOCK = /\b\d{1,2}[:.]\d{2}\b|\b\d{1,2} ?[ap]\.?m\b|\b\d{1,2} ?[-–] ?\d{1,2}\b/i
export const MONEY =
  /[$€£¥₹] ?\d|\d(?:[.,]\d+)? ?(?:[$€£¥₹]|kr\b|chf\b|euros?\b|eur\b|dollars?\b|pounds?\b|usd\b|gbp\b)/i
export const FREE = /^(?:.{0,24} )?(?:free|for free)$|^free\b/i
export const CONTACT = /@|\bwww\.|\.(?:com|org|net|de|io|co)\b|\+\d|(?:\d[ -]?){7,}/
export const ADDRESS = /^\d{1,4}[a-z]? \p{Lu}|\p{L}(?:straße|strasse|gasse|weg|platz) \d/u

/** What leads into a place. */
export const PLACE = /^(?:based |located |right )?(?:in|at|near|around|from|on the coast of|outside) (?:the )?\p{Lu}/u
/** 'in Kassel', 'on the coast of Cornwall'. */
export const PLACE_OF = /\b(?:in|near|on the coast of) (?:the )?(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)/u
/** … into what is offered. */
export const OFFERING =
  /^(?:with|offering|we offer|offers|selling|sells|that (?:do|does|sells?|makes?|offers?|serves?)|specialis\w+ in|specializ\w+ in|services?:?) /i
/** … into who is there. */
export const PEOPLE = words(
  `teacher teachers trainer trainers instructor instructors owner owners chef chefs staff team coach coaches
  doctor doctors lawyer lawyers partners founder founders members artist artists stylist stylists guide guides host hosts speaker speakers singers band actors authors dancers`,
)

/** A sentence that says something of its own, and is set as it stands. */
export const SAYS =
  /^(?:we|our|it|they|he|she|each|every|all|you|everything|everyone|most|there|family|since|founded|made|handmade)\b/i

/** Parts that a site has, where a list names them among what is offered. */
export const SITE_PART =
  /^(?:our |next |upcoming |latest |about\b|contact|booking contact|news|blog|listen|works?$|biography|bio$|story|team|(?:band |our )?members$)/i

/** What somebody does, behind 'who' and 'that'; whom they look for. */
export const DOES = /\b(?:who|that|which) (\p{Ll}+s .+)$/u
export const LOOKS_FOR = /\b(looking for .+)$/

/** Whose prompt speaks of himself. */
export const WE_ARE = /^(?:we are|we're|i am|i'm) (?:an? |the )?/i

/** Capitals that are no names. */
export const NO_NAMES = words('NGO CV DIY SaaS UK US USA EU I')

/** What follows a name and is none of it. */
export const BEHIND_NAME = words('in at near from for with that which who and on based by')

/** Groups and courses: owners of sites besides houses of business. */
export const GROUPS = words(
  'trio duo quartet quintet ensemble group choir course courses camp troupe squad crew parish office',
)

/** Sites that are called by what they are: 'Online shop for …', 'Portfolio of …', 'Blog about …'. */
export const OPENER =
  /^(?:an? |my |our |the |create an? |make an? )?(?:(?:online |web ?)?(?:shop|store)|portfolio|blog|cv)\b.{0,12}\b(?:for|of|about)\b/i

/** How a page is built: a prompt that speaks of it is read as it is said. */
export const LAYOUT =
  /\b(?:headers?|footers?|hero|navigation|nav ?bar|buttons?|layout|carousel|slider|headline|(?:on|at) (?:the )?(?:left|right|top|bottom)|top right|top left)\b/i
/** … where no wish for looks is told with it. */
export const GROUNDS = /\b(?:backgrounds?|fonts?|logo|banner)\b/i

/** What begins so is the circumstance of something, and nothing that is sold. */
export const NO_OFFER =
  /^(?:with|of|for|to|by|from|in|at|on|where|so|generating|creating|providing|allowing|giving|ensuring|is|are|be|\d+$)\b|[()]/i

/** What is said to whoever reads, and is a button: 'enroll now'. */
export const CALL =
  /^(?:en?roll|book|order|call|sign up|buy|shop|get|start|try|donate|join|reserve|subscribe|download)\b.*(?:\b(?:now|today|here|us|pdf|cv)$)/i

/** Facts by their labels. */
export const FACT_LABEL =
  /^(?:address|phone|tel|telephone|e-?mail|contact|web|website|instagram|location|where|when|date|time|hours|open|cta|call to action|language)s?$/i
