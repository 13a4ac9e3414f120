/** What a prompt announces, in the collection's own words for it. */
import { entriesOf } from '../base/tables.ts'
import type { Brief } from '../brief/types.ts'
import type { Announcement } from '../sheet/types.ts'

/** How surely each is announced, 0–1. */
export type Announced = ReadonlyMap<Announcement, number>

/**
 * Words and phrases of each, as patterns on small letters; behind '~' those that tell it by the way. A sheet that announces the wrong
 * thing speaks wrong words, so what may mean something else is left out: 'opening hours' open nothing.
 */
const SIGNS: Partial<Record<Announcement, string>> = {
  sale: 'sale, clearance, black friday, cyber monday, markdowns?, bargains?, closing down, half[- ]price, stocktake ~ discounts?, \\d+ ?% off, percent off, deals?, reduced',
  offer:
    '\\d+ ?(?:%|percent) (?:off|discount), discount, special offer, offers?, offering a, coupon, voucher, two for one, 2 for 1, buy one, buy \\d, bogo, happy hour, free (?:delivery|trial|sample|shipping|consultation|coffee|drink|dessert|gift|entry|class|lesson|session|quote)s? ~ deals?, promotion, promo, save \\S?\\d+, \\S?\\d+ off, complimentary, cashback',
  opening:
    "grand (?:re)?opening, now open, (?:we are|we're|soft|officially) open(?:ing)?, opening (?:of|soon|party|day|night|week\\w*|on|this|next), opens (?:on|its|soon|this|next|in), re-?opening, reopens?, new (?:location|branch|shop|store|home), ribbon cutting ~ launch(?:ing)? (?:of|a|our|the|party), open house, open day",
  event:
    'events?, gala, gathering, open day, open house, conference, summit, convention, fair, meet-?up, ceremony, retreat, reunion, fayre, get[- ]together, coffee morning, quiz night ~ evening, night, day out, celebration, brunch, breakfast, dinner, supper, picnic, tasting, rally, parade, ball',
  concert:
    'concert, gig, live music, recital, open mic, jazz night, dj sets?, dj night, choir, orchestra, unplugged, quartet, tour dates, album launch, music night, live band, in concert, on tour, acoustic (?:night|set|session)s? ~ band, songs, musicians?, singers?, dj',
  party:
    "party, parties, bash, disco, rave, birthday, hen do, stag do, baby shower, bridal shower, new year's eve, carnival night, club night, masquerade, barbecue, bbq, cookout ~ celebration, celebrate, dance night, halloween",
  class:
    'class, classes, course, courses, workshop, workshops, lessons?, training, boot ?camp, tutoring, tutor, webinar, seminar, masterclass, tuition, learn to, summer camp, sessions? ~ beginners, coaching, school, academy, enrol\\w*',
  market:
    'market, (?:craft|book|christmas|plant|makers?|art|street|vintage|record) fair, bazaar, flea market, bake sale, jumble sale, car boot, yard sale, garage sale, plant sale, book sale, swap, swap shop, table[- ]top sale, rummage sale ~ stalls?, makers, pop-?up',
  festival: 'festival, fest, fiesta, carnival, fete, fête, oktoberfest, street food weekend ~ headliners?, weekend of',
  hiring:
    "hiring, we are looking for, we're looking for, vacanc(?:y|ies), job (?:opening|fair|offer|opportunit)\\w*, join (?:our|the) (?:team|crew|kitchen), recruit\\w*, (?:staff|help|waiter|waitress|barista|chef|cook|driver|server|baker|stylist|volunteer)s? wanted, career\\w*, apprentice\\w* ~ wanted, apply (?:now|by|in|with|at), part[- ]time, full[- ]time",
  invitation: 'invitation, invite\\w*, invited, save the date, rsvp, you are cordially, request the pleasure',
  thanks: 'thank you, thanks to, thank our, appreciation, gratitude, thankful',
  menu: "menu, specials board, price list, dish of the day, dishes of the day, today's specials, set lunch, tasting menu",
  product:
    'products?, collection, new arrivals?, product launch, introducing, range of, brand of, line of, bestsellers?, new flavou?rs?, now available, back in stock, album, book cover, new book, selection of ~ launch\\w*, showcas\\w*, promot\\w* (?:a|the|our|their|its), edition',
  business:
    'our services, about us, family[- ](?:run|owned), we (?:fix|repair|clean|build|deliver|bake|make|cut|offer) ~ services?, business, company, studio, salon, clinic, practice, agency, restaurant, caf[eé], shop, store, barber\\w*, garage, hotel, dentist, plumber, cleaning, repairs?, local, since \\d{4}, call (?:us|now|today), bookings?',
  appeal:
    'volunteers? (?:needed|wanted), donate, donations?, please help, help us, awareness, petition, protest, campaign, pledge, stop (?:the|all|any) \\w+, stand (?:with|up for|against), end (?:the )?(?:war|hunger|poverty|violence), blood drive, recycle, save (?:the|our) \\w+, stop \\w+ing, vote, climate, support (?:our|the|local), litter pick, clean-?up ~ volunteers?, charity, protect',
  tips: "tips, how to, guide to, checklist, steps to, ways to, did you know, do's and don'ts, reasons (?:to|why), advice on, infographic, hacks ~ guide, facts about, learn about, ideas for",
  quote:
    'quote, quotes, motivational, motivation, inspirational, inspiring (?:poster|message|words), saying, mantra, affirmations?, reminder to, proverb ~ inspire, motivate, believe in, dream big',
  notice:
    "notice, closed, closure, reminder, warning, agm, annual general meeting, (?:council|public|parish|residents'?|tenants'?) meeting, please (?:do not|don't|keep|wash|close|knock|remember|note), no (?:parking|smoking|dogs|entry), opening hours, new hours, holiday hours, we have moved, we've moved, rules, power cut, roadworks, timetable, term dates, bin (?:day|collection) ~ meeting, information, announcement, safety, sign for",
  greeting:
    "happy (?:birthday|easter|new year|holidays|valentine'?s?|mother'?s|father'?s|halloween|diwali|hanukkah|thanksgiving|anniversary|eid|holi|women'?s|independence|\\w+ day), merry christmas, greetings?, best wishes, get well, speedy recovery, eid mubarak, ramadan kareem, season's, congratulat\\w+, greeting card, postcard, wishing you, good luck, miss you, welcome home, lunar new year ~ card",
  competition:
    'competition, contest, tournament, quiz, raffle, giveaway, challenge, championships?, bake[- ]off, cook[- ]off, hackathon, talent show, prize draw, (?:fun|charity|colou?r) run, \\d+ ?k run, 5k, 10k, marathon, race ~ prizes?, win (?:a|an|\\d), awards?, winners?',
  match:
    'match, match ?day, game day, fixtures?, derby, cup final, season opener, play-?offs, kick-?off, home game, try-?outs, versus, \\w+ vs\\.? \\w+, super bowl ~ league, final, stadium',
  screening:
    'screening, film night, movie night, cinema, premi[eè]re, film club, film festival, matin[eé]e, drive-in ~ film, movie, video',
  talk: 'talk, lecture, reading by, book signing, panel (?:discussion|talk)?, speakers?, keynote, webinar, seminar, conference, podcast, symposium, q&a, author (?:event|evening|visit), debate, story ?time ~ discussion, expert',
  club: 'club, society, meet-?ups?, choir, members? (?:wanted|welcome), new members, support group, playgroup, scouts?, guides, sign-?ups?, after[- ]school, weekly \\w+ group, group ~ membership, team, league, join us every',
  app: 'app, software, saas, platform, download (?:now|it|our|the), play store, app store, chatbot, website builder ~ online, digital',
  rental:
    'rental, rentals, for rent, to rent, to let, for hire, hire (?:a|our), apartments?, flat to, room (?:for|to), (?:flat|house|room)mates?, holiday (?:home|let|cottage), real estate, property, properties, house for sale, home for sale, for lease, sublet, listing, car hire, bike hire, vacation home ~ villa, cottage, rooms?, estate agent\\w*',
  exhibition:
    'exhibition, exhibit, vernissage, art show, open studios?, gallery, museum, retrospective, degree show, photography show, biennale ~ artworks?, paintings, on view',
  trip: 'trip, tours?, travel, holidays? (?:in|to|at|package), vacations?, excursion, getaway, cruise, safari, guided walk, hike, hiking, day out, expedition, city break, flights?, walking tour, pilgrimage, road trip, camping ~ destinations?, explore, adventures?, visit (?:the|our)',
  memorial:
    'memorial, remembrance, in (?:loving )?memory, obituary, funeral, celebration of life, rest in peace, condolences?, vigil, lest we forget',
  congratulation:
    'congratulations?, congrats, graduat\\w+, well done, anniversary, achievement, employee of, promoted, retirement, milestone, certificate, newlyweds, years of',
  lost: 'lost (?:cat|dog|pet|parrot|rabbit|kitten|puppy|keys|wallet|phone|bike|tortoise|bird|ring), missing (?:cat|dog|pet|parrot|rabbit|kitten|puppy|person|tortoise|bird|bike), found (?:cat|dog|pet|keys), stolen, have you seen',
  adoption:
    'adopt\\w*, animal shelter, rescue (?:dogs?|cats?|pets?|animals?|centre|center), rehom\\w*, foster\\w*, forever home, kittens looking, looking for (?:a )?(?:new )?homes?',
  fundraiser:
    'fundrais\\w*, charity (?:run|walk|auction|dinner|concert|event|ball|bake|swim|ride|raffle), in aid of, sponsored, raise money, benefit (?:concert|night|gig|show), donations? (?:go|to)|all proceeds, proceeds ~ charity, donate, donations?',
}

const [SURE, BY_THE_WAY] = [1, 0.5]
const THUMBNAIL = ['thumbnail', 'youtube']

const compiled = entriesOf(SIGNS).map(([announces, signs]) => {
  const [sure = '', faint = ''] = signs.split(' ~ ')
  const pattern = (words: string) =>
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.split(', ').join('|')})(?![\\p{L}\\p{N}])`, 'u')
  return { announces, sure: pattern(sure), ...(faint && { faint: pattern(faint) }) }
})

/** What a text of a role announces by itself. */
const ROLES: readonly [role: Brief['copy'][number]['role'], Announcement][] = [
  ['offer', 'offer'],
  ['quote', 'quote'],
]
const FORMS: Readonly<Record<NonNullable<Brief['purpose']>['topics'][number]['form'], Announcement>> = {
  event: 'event',
  sale: 'sale',
  product: 'product',
  business: 'business',
  content: 'tips',
  day: 'greeting',
}

/** Linear in the prompt's length. Of a prompt that announces nothing: a business, or what it makes. */
export function announcedIn(brief: Brief): Announced {
  const said = brief.prompt.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ')
  const found = new Map<Announcement, number>()
  const add = (one: Announcement, sure: number) => found.set(one, Math.max(sure, found.get(one) ?? 0))
  for (const { announces, sure, faint } of compiled) {
    if (sure.test(said)) add(announces, SURE)
    else if (faint?.test(said)) add(announces, BY_THE_WAY)
  }
  // A picture for a video announces no screening.
  if (found.get('screening') === BY_THE_WAY && THUMBNAIL.some((word) => said.includes(word))) found.delete('screening')
  for (const [role, announces] of ROLES) if (brief.copy.some((copy) => copy.role === role)) add(announces, SURE)
  const [topic] = brief.purpose?.topics ?? []
  if (topic) add(FORMS[topic.form], 0.7)
  // What happens at a time is an event, whatever it is called.
  if (brief.copy.some(({ role, source }) => role === 'time' && source === 'given')) add('event', 0.75)
  if (brief.purpose?.owner || brief.brand) add('business', 0.35)
  if (found.size === 0) add('business', BY_THE_WAY)
  return found
}

/**
 * What else a sheet may serve, and how well: the announcement stands in its headline all the same. Sheets that speak of a business or of what it
 * makes state nothing that an occasion would contradict.
 */
const SERVES: Partial<Record<Announcement, Partial<Record<Announcement, number>>>> = {
  sale: { offer: 0.85 },
  offer: { sale: 0.85 },
  event: {
    concert: 0.7,
    party: 0.75,
    class: 0.6,
    market: 0.7,
    festival: 0.75,
    match: 0.6,
    screening: 0.65,
    talk: 0.7,
    club: 0.65,
    exhibition: 0.65,
    trip: 0.55,
    competition: 0.6,
    fundraiser: 0.7,
    invitation: 0.8,
    opening: 0.55,
  },
  party: { event: 0.6, invitation: 0.7, festival: 0.6 },
  festival: { event: 0.7, market: 0.55, concert: 0.6, party: 0.6 },
  concert: { event: 0.6, festival: 0.6 },
  market: { event: 0.65, festival: 0.55, fundraiser: 0.5 },
  class: { club: 0.65, event: 0.5, talk: 0.5 },
  club: { class: 0.65, event: 0.6 },
  talk: { event: 0.65, class: 0.55 },
  invitation: { event: 0.8, party: 0.75, opening: 0.6 },
  screening: { event: 0.6 },
  exhibition: { event: 0.6, opening: 0.5 },
  competition: { match: 0.6, event: 0.6 },
  match: { competition: 0.65, event: 0.5 },
  fundraiser: { appeal: 0.75, event: 0.55 },
  appeal: { fundraiser: 0.7, notice: 0.5 },
  adoption: { appeal: 0.65 },
  greeting: { congratulation: 0.5, party: 0.5 },
  congratulation: { greeting: 0.6 },
  trip: { rental: 0.5, business: 0.6 },
  app: { business: 0.6, product: 0.75 },
  rental: { business: 0.6, offer: 0.5 },
  product: {
    business: 0.8,
    sale: 0.6,
    offer: 0.65,
    opening: 0.55,
    menu: 0.6,
    app: 0.5,
    market: 0.5,
  },
  business: {
    product: 0.7,
    offer: 0.65,
    sale: 0.55,
    opening: 0.7,
    event: 0.5,
    class: 0.55,
    rental: 0.65,
    menu: 0.6,
    hiring: 0.5,
    app: 0.55,
    club: 0.5,
    notice: 0.45,
    thanks: 0.45,
    trip: 0.5,
    greeting: 0.4,
  },
  menu: { business: 0.5, product: 0.45 },
  notice: { appeal: 0.5, event: 0.45 },
}

/** What a sheet for anything is worth beside one for the very thing. */
const ANYTHING = 0.7

/** How well a sheet's announcements answer what is announced, 0–1: its own words would say something else where it is 0. */
export function answers(announces: readonly Announcement[], announced: Announced): number {
  const most = Math.max(...announced.values())
  let best = announces.includes('any') ? ANYTHING : 0
  for (const own of announces)
    for (const [wanted, sure] of announced) {
      const fit = own === wanted ? 1 : (SERVES[own]?.[wanted] ?? 0)
      best = Math.max(best, (fit * sure) / most)
    }
  return best
}
