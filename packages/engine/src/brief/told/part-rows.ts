/** Parts that a site may have, by the words that prompts have for them. `~` before a phrase: only with a number, dates or prices beside it. */
import type { SitePartKind } from '../types.ts'

/** A phrase that ends in '…' opens what is said, any other ends it. */
const ROWS: Readonly<Record<SitePartKind, string>> = {
  about:
    'about…, our story, my story, story, history, who we are…, who i am…, mission, philosophy, approach, background, biography, bio, text, introduction, intro, portrait of the house, values',
  team: 'team, people, staff, crew, committee, board, members, actors, meet…, musicians, cast, speakers, lecturers, family',
  projects:
    'projects, portfolio, works, work, case studies, references, commissions, builds, before and after, ~pieces, ~weddings, ~buildings, ~campaigns, ~photographs, ~paintings, ~collections, showcase',
  rooms: '~rooms, ~suites, ~cabins, ~apartments, ~huts, ~cottages, accommodation',
  products:
    'bestsellers, best sellers, products, new arrivals, shop items, featured items, collection, shop, online shop, web shop, store',
  services:
    'services, practice areas, treatments, treatments list, what we do…, what i do…, what we offer…, areas of work, specialities, specialties, features, categories, subjects',
  prices:
    'prices, price list, pricing, rates, fees, packages, tariffs, membership, memberships, plans, costs, admission, entry prices, tickets, dates and tickets, subscription boxes…, season tickets, what it costs…',
  timetable:
    'timetable, class schedule, schedule of the week, weekly schedule, week plan, rehearsal times, lesson times',
  hours: 'opening hours…, opening times…, hours, business hours…, visiting hours…, when we are open…',
  events:
    'events, events calendar, calendar, event calendar, dates, gigs, what is on…, "what\'s on", concerts, next concerts, programme, program, schedule, agenda, lineup, line-up, tour dates, plays, ~workshops, ~courses, ~classes, ~shows, ~exhibitions, ~readings, ~talks, ~performances, ~matches, ~fixtures, fixtures, season',
  questions: 'faq, faqs, questions, questions and answers, q&a, common questions',
  quotes:
    'testimonials, reviews, guest reviews, kind words…, client voices, what clients say…, what guests say…, what people say…, what customers say…, what parents say…, references from clients, volunteer stories, success stories, patient stories, feedback',
  map: 'map, maps, how to find us…, how to get there…, getting here…, directions, find us…, venue, delivery area, where to find us…, location, locations',
  contact: 'contact, contact details, contact info, contact form, contact us…, get in touch…, address, phone number',
  steps:
    'how it works…, how we work…, process, steps, how to donate…, how to book…, how to order…, how to join…, how to apply…, guide, brewing guide, care guide, first visit, what to expect…',
  gallery:
    'gallery, photo gallery, photos, pictures, images, instagram feed, instagram, photo wall, impressions, recordings, videos, listen',
  posts:
    'blog, news, latest news, journal, articles, latest posts, posts, stories, diary, press releases, updates, recipes',
  partners:
    'partners, sponsors, clients, client list, client logos, brands, brands we carry…, supporters, stockists, memberships and partners, press',
  awards: 'awards, certificates, certifications, qualifications, prizes, accreditations, press mentions',
  numbers:
    'impact in numbers, in numbers, numbers, facts and figures, key figures, our impact, impact, statistics, stats',
  careers: 'careers, jobs, vacancies, job openings, work with us…, open positions, join our team…',
  join: 'join us…, newsletter, newsletter sign-up, newsletter signup, waiting list, sign-up, membership form, mailing list',
  booking:
    'booking, online booking, booking form, booking enquiry, reservation, reservations, appointment, appointments, appointment booking, table booking, enquiry form, quote form, request a quote…, book online…, absence form',
  menu: 'menu, food menu, breakfast menu, drinks menu, wine list, drinks list, cocktail list, lunch menu, menus, food stalls',
  rules:
    'rules, plot rules, house rules, terms, membership rules, safety rules, shipping info, shipping, returns, shipping info and returns, delivery info, what to bring…, insurance info',
  skills:
    'skills, software skills, tools and skills, education, languages, training, work experience, experience, employment history, hobbies',
  nearby: 'things to do nearby…, things to do…, nearby, local tips, surroundings, the area, excursions, day trips',
}

interface Phrase {
  kind: SitePartKind
  words: string
  opens: boolean
  weak: boolean
}

const PHRASES: readonly Phrase[] = (Object.entries(ROWS) as [SitePartKind, string][])
  .flatMap(([kind, row]) =>
    row.split(', ').map((one) => ({
      kind,
      words: one.replace(/^~|…$|"/g, ''),
      opens: one.endsWith('…'),
      weak: one.startsWith('~'),
    })),
  )
  // 'wine list' before 'list'
  .sort((a, b) => b.words.length - a.words.length)

/** What part a phrase in small letters names; `sure` where something beside it says that it is one of the page. */
export function partNamed(phrase: string, whole: string, sure: boolean): SitePartKind | undefined {
  return PHRASES.find(({ words, opens, weak }) => {
    if (weak && !sure) return false
    if (opens) return `${whole} `.startsWith(`${words} `)
    // 'desserts and prices' are two.
    return phrase === words || (phrase.endsWith(` ${words}`) && !phrase.includes(' and '))
  })?.kind
}
