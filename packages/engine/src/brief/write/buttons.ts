/** Buttons where the prompt does not say what is to be done: by what it is about, then by its industry. */
import { isUnknownTrade } from '../interpret/trade.ts'
import { type Brief, INDUSTRIES, type Industry, type Purpose, type Topic } from '../types.ts'
import { industryOf } from './industry.ts'

const BY_FORM: Readonly<Record<Topic['form'], string>> = {
  event: 'Join us | Save your place | See you there',
  sale: 'Shop now | Shop the sale | See the offer',
  content: 'Read more | See how | Learn more',
  day: 'Celebrate | Celebrate with us | Send a wish',
  product: '',
  business: '',
}

/** By what an industry is asked for; the first leads. */
const BY_INDUSTRY: Readonly<Record<Industry, string>> = {
  coffee: 'Visit us | Plan a visit | See the menu',
  bakery: 'Order now | Visit us | See what we bake',
  restaurant: 'Order now | See the menu | Book a table',
  bar: 'Join us | See the drinks | Visit us',
  food: 'Order now | Shop now | Taste it now',
  farm: 'Shop fresh | Visit us | See what grows',
  fashion: 'Shop now | See the collection | Find your look',
  beauty: 'Book now | Treat yourself | Shop now',
  jewellery: 'Shop now | See the pieces | Find yours',
  fitness: 'Join now | Start today | Try a class',
  yoga: 'Book a class | Try a class | Join us',
  health: 'Book a visit | Get in touch | Learn more',
  dental: 'Book a visit | Ask us | Get in touch',
  veterinary: 'Book a visit | Ask us | Get in touch',
  pets: 'Meet them | Shop now | Learn more',
  technology: 'Learn more | See how | Get started',
  software: 'Get started | Try it now | See how',
  security: 'Get protected | Learn more | Get in touch',
  finance: 'Get started | Learn more | Ask us',
  law: 'Get advice | Get in touch | Learn more',
  consulting: "Get in touch | Learn more | Let's talk",
  'real-estate': 'Book a viewing | See the homes | Get in touch',
  construction: 'Get in touch | Ask for a plan | See our work',
  architecture: 'See the work | Get in touch | Learn more',
  interior: 'See the rooms | Shop now | Get inspired',
  'home-services': 'Get in touch | Ask for a quote | Learn more',
  automotive: 'Book now | Take a drive | Learn more',
  bicycle: 'Find your ride | Shop now | Visit us',
  logistics: 'Get a quote | Get in touch | Track yours',
  travel: 'Plan your trip | See the trips | Book now',
  hotel: 'Book a room | See the rooms | Book now',
  education: 'Enroll now | See the courses | Learn more',
  children: 'Join the fun | Come and play | Learn more',
  books: 'Start reading | Find a book | Read more',
  music: 'Get tickets | Listen now | Join us',
  film: 'Get tickets | Watch now | See the programme',
  photography: 'See the pictures | Book now | Learn more',
  art: 'See the works | Plan your visit | Learn more',
  design: 'See the work | Get in touch | Learn more',
  gaming: 'Play now | Join the game | See more',
  sports: 'Join us | Get tickets | See the games',
  outdoors: 'Plan your trip | Get outside | See the tours',
  environment: 'Join in | Take part | Learn more',
  energy: 'Learn more | Get a quote | See how',
  science: 'Find out more | Read more | Join us',
  charity: 'Donate | Help now | Lend a hand',
  community: 'Join us | Join in | Say hello',
  event: 'Join us | Save your place | See you there',
  wedding: 'RSVP | Save the date | Get in touch',
  retail: 'Shop now | Take a look | Visit us',
  craft: 'Shop now | See the pieces | Join a workshop',
  media: 'Watch now | Read more | Subscribe',
  agency: 'Get in touch | See our work | Learn more',
  general: 'Learn more | See more | Find out more',
}

/** What a video is asked for, and what is sold. */
const WATCHING = 'Watch now | Press play | See it now'
const SELLING = 'Shop now | Get yours | Take a look'
const ASKING = 'Get in touch | Ask us | Learn more'
const DATING = 'Find your match | Say hello | Get started'
const BY_TRADE: Readonly<Record<string, string>> = {
  'software/dating': DATING,
  'media/video': WATCHING,
  'media/podcast': 'Listen now | Tune in | Press play',
  'consulting/hiring': 'Apply now | See the jobs | Join us',
  'pets/adoption': 'Meet them | Adopt | Open your door',
  'charity/awareness': 'Learn more | See how | Pass it on',
  'general/care': 'Learn more | Find out more | Pass it on',
  'health/blood': 'Give blood | Donate | Book a time',
  'restaurant/delivery': 'Order now | Order online | See the menu',
  'community/vote': 'Vote now | Have your say | Learn more',
  'automotive/rental': 'Find a car | Book now | See the cars',
  'education/tips': 'Read more | See how | Learn more',
  'photography/tips': 'Read more | See how | Learn more',
  'food/recipe': 'See the recipe | Start cooking | Watch now',
  'art/auction': 'Place a bid | Join us | See the works',
  'farm/cattle': 'Get in touch | Learn more | Ask us',
  'finance/insurance': 'Get covered | Get a quote | Learn more',
  'home-services/moving': 'Get a quote | Plan your move | Get in touch',
  'gaming/board': 'Play now | Join us | Take a seat',
  'interior/furniture': 'Shop now | See the pieces | Take a seat',
  'fitness/running': 'Join the run | Register now | Join us',
  'pets/horse': 'Get tickets | Join us | See the riders',
  'pets/dog': 'Meet them | Learn more | Get in touch',
}

/** What people do with good wishes. */
const WISHING = 'Celebrate | Send a wish | Share the joy'
const BY_DAY: Readonly<Record<string, string>> = {
  hiring: 'Apply now | See the jobs | Join us',
  thanks: 'Say thanks | Share the joy | Pass it on',
  congratulations: WISHING,
  graduation: WISHING,
  birthday: WISHING,
  retirement: WISHING,
  'baby-shower': 'Join us | Send a wish | RSVP',
  opening: 'Visit us | Come along | See you there',
}

const VIDEO = /\b(?:video|youtube thumbnail|thumbnail|vlog|episode|watch)\b/i

/** Buttons for what a brief is about, the most telling first. */
export function standardButtons(brief: Brief): string[] {
  const { purpose, prompt, copy } = brief
  const [topic] = purpose?.topics ?? []
  const sells = copy.some(({ role }) => role === 'offer' || role === 'price')
  const told = purpose?.trade?.split('/')[0]
  const industry = INDUSTRIES.find((one) => one === told) ?? industryOf(brief)
  const own = BY_TRADE[purpose?.trade ?? '']
  const rows = [
    VIDEO.test(prompt) ? WATCHING : '',
    isUnknownTrade(brief) ? ASKING : '',
    BY_DAY[purpose?.occasion ?? ''] ?? '',
    topic && !(topic.form === 'sale' && SERVES.has(industry)) ? BY_FORM[topic.form] : '',
    own ?? '',
    sells && topic?.form === 'product' && !SERVES.has(industry) ? SELLING : '',
    speaks(industry, purpose, own !== undefined) ? BY_INDUSTRY[industry] : '',
    purpose?.occasion ? WISHING : '',
    BY_INDUSTRY.general,
  ]
  return [...new Set(rows.flatMap((row) => row.split(' | ')).filter(Boolean))]
}
/** Whether an industry has buttons of its own beside a day's and a trade's. */
function speaks(industry: Industry, purpose: Purpose | undefined, hasOwn: boolean): boolean {
  const [topic] = purpose?.topics ?? []
  const isDay = industry === 'event' && purpose?.occasion && topic?.form !== 'event'
  return !isDay && industry !== 'general' && !BY_DAY[purpose?.occasion ?? ''] && !(hasOwn && topic?.form === 'business')
}

/** What is booked or visited rather than bought. */
const SERVES: ReadonlySet<Industry> = new Set([
  'restaurant',
  'health',
  'dental',
  'hotel',
  'travel',
  'fitness',
  'yoga',
  'bar',
  'coffee',
  'real-estate',
  'education',
  'event',
  'software',
  'finance',
  'bakery',
  'home-services',
])
