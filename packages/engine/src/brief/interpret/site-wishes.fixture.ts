/** Sixty wishes for sites over all types of pages, written before any of them was looked at, each with what must be seen. */
import type { PageType } from '../types.ts'

export interface SiteWish {
  prompt: string
  type: PageType
  /** What people do there: a verb and a thing. */
  does?: readonly string[]
  /** Name of a colour or a hex, and its exact value. */
  background?: string
  components?: string
}

const wish = (type: PageType, prompt: string, does: readonly string[] = [], background?: string, components?: string) =>
  ({ type, prompt, does, ...(background && { background }), ...(components && { components }) }) satisfies SiteWish

export const SITE_WISHES: readonly SiteWish[] = [
  // Applications.
  wish(
    'application',
    'Build a web app for tracking household chores. Families should be able to add chores, assign them to people, mark chores as done and see a weekly leaderboard. Use honeydew as the background and dark green for the components.',
    ['add chores', 'assign chores', 'see leaderboard'],
    '#f0fff0',
    '#006400',
  ),
  wish(
    'application',
    'A web-based invoice generator called Billfold: freelancers create invoices, manage clients, track payments and download PDFs.',
    ['create invoices', 'manage clients', 'track payments', 'download PDFs'],
  ),
  wish(
    'application',
    'Please make an online mortgage calculator. Users enter the loan amount, interest rate and term, calculate the monthly payment, compare two loans and see the repayment chart. Alice blue background, navy elements.',
    ['calculate payment', 'compare loans', 'see chart'],
    '#f0f8ff',
    '#000080',
  ),
  wish(
    'application',
    'An internal tool for a warehouse: staff search parts, update stock levels, scan deliveries, create purchase orders and export reports.',
    ['search parts', 'update stock', 'create orders'],
  ),
  wish(
    'application',
    'A Kanban task board for small teams where members create tasks, move tasks, comment on tasks and upload files.',
    ['create tasks', 'comment tasks', 'upload files'],
  ),
  wish(
    'application',
    'A browser chess site: players play chess, watch games, solve puzzles and climb the leaderboard.',
    ['play chess', 'climb leaderboard'],
  ),
  // Dashboards.
  wish(
    'dashboard',
    'An energy monitoring dashboard for an office building. Managers view live consumption, compare floors, analyze costs and receive alerts. Background #fdf6e3, components #268bd2.',
    ['view consumption', 'compare floors', 'analyze costs', 'receive alerts'],
    '#fdf6e3',
    '#268bd2',
  ),
  wish(
    'dashboard',
    'Sales analytics dashboard with revenue charts, top products, regional map and an export of monthly reports. Set mint cream as the background and teal as the component color.',
    ['see charts', 'see products', 'see map', 'export reports'],
    '#f5fffa',
    '#008080',
  ),
  wish(
    'dashboard',
    'An admin panel for a public library where librarians manage loans, track overdue books, register readers and view statistics.',
    ['manage loans', 'track books', 'register readers', 'view statistics'],
  ),
  wish(
    'dashboard',
    'A hospital bed occupancy dashboard: filter wards, analyze admissions, see trends and manage staff.',
    ['filter wards', 'analyze admissions', 'see trends', 'manage staff'],
  ),
  // Communities.
  wish(
    'community',
    'A forum for houseplant lovers named Leafwise. Members post questions, reply to posts, like answers, follow growers and search topics. Linen background with sea green components.',
    ['post questions', 'reply posts', 'follow growers', 'search topics'],
    '#faf0e6',
    '#2e8b57',
  ),
  wish(
    'community',
    'Social network for amateur astronomers to share photos, comment on observations, join groups and vote for the picture of the month.',
    ['share photos', 'comment observations', 'join groups', 'vote picture'],
  ),
  wish(
    'community',
    'A Q&A community about sewing where people ask questions, answer questions, rate answers and message each other.',
    ['ask questions', 'answer questions', 'message'],
  ),
  // Search.
  wish(
    'search',
    'A flight search engine: travellers search flights, filter by airline, sort by price and compare fares. White smoke background, royal blue for components.',
    ['search flights', 'filter airline', 'sort price', 'compare fares'],
    '#f5f5f5',
    '#4169e1',
  ),
  wish(
    'search',
    'A site to search open job positions called Perch. Candidates search jobs, filter by salary, save jobs and upload a CV.',
    ['search jobs', 'filter salary', 'save jobs', 'upload CV'],
  ),
  wish(
    'search',
    'A second-hand textbook finder where students search textbooks by ISBN, compare prices and contact sellers.',
    ['search textbooks', 'compare prices', 'contact sellers'],
  ),
  // Directories.
  wish(
    'directory',
    'A directory of climbing gyms in Europe with a map, filters by wall height, opening hours and reviews.',
    ['see map', 'filter height', 'read reviews'],
  ),
  wish(
    'directory',
    'Local directory of plumbers and electricians: people browse listings, filter by district, read reviews and request a quote. Use beige for the background and saddle brown for the components.',
    ['browse listings', 'filter district', 'read reviews', 'request quote'],
    '#f5f5dc',
    '#8b4513',
  ),
  wish(
    'directory',
    'A map of community gardens where visitors browse gardens, see events and register as volunteers.',
    ['browse gardens', 'see events', 'register volunteers'],
  ),
  // Booking.
  wish(
    'booking',
    'Booking site for a mountain hut called Hochalm: guests check availability, choose a room, book nights and pay a deposit.',
    ['check availability', 'choose room', 'book nights', 'pay deposit'],
  ),
  wish(
    'booking',
    'An appointment booking page for a barber shop, choose a barber, choose a time, see prices. Black background and gold components.',
    ['choose barber', 'choose time', 'see prices'],
    '#000000',
    '#ffd700',
  ),
  wish(
    'booking',
    'A site for renting cargo bikes by the hour. Riders choose a station, reserve a bike, pay online and view their rides.',
    ['choose station', 'reserve bike', 'pay', 'view rides'],
  ),
  // Courses.
  wish('course', 'An online guitar course: students watch lessons, track progress, take quizzes and download tabs.', [
    'watch lessons',
    'track progress',
    'take quizzes',
    'download tabs',
  ]),
  wish(
    'course',
    'E-learning platform for nurses with video lessons, exams, certificates and a discussion forum. Lavender blush background, dark slate blue components.',
    ['watch lessons', 'take exams', 'discuss'],
    '#fff0f5',
    '#483d8b',
  ),
  wish(
    'course',
    'A site to learn sign language where learners practise signs, play flashcards and follow their progress.',
    ['practise signs', 'play flashcards', 'follow progress'],
  ),
  // Chat.
  wish(
    'chat',
    'A messaging app for a football club: teams chat, send pictures, create groups and vote on training dates.',
    ['chat', 'send pictures', 'create groups', 'vote dates'],
  ),
  wish(
    'chat',
    'A customer support chat for an online bank where clients chat with agents, upload documents and rate the conversation. Azure background, steel blue components.',
    ['chat agents', 'upload documents', 'rate conversation'],
    '#f0ffff',
    '#4682b4',
  ),
  // Sign-up.
  wish('sign-up', 'A registration page for a charity run: runners register, choose a distance and pay the entry fee.', [
    'register runners',
    'choose distance',
    'pay fee',
  ]),
  wish('sign-up', 'Login and sign up page for a budgeting app called Pennywise Garden.', ['log in', 'sign up']),
  // Shops.
  wish(
    'shop',
    'An online shop for vintage watches where buyers browse watches, filter by brand, add to cart and pay. Background ivory, components maroon.',
    ['browse watches', 'filter brand', 'add cart', 'pay'],
    '#fffff0',
    '#800000',
  ),
  wish('shop', 'E-commerce website for organic dog food with products, reviews, subscriptions and a checkout.', [
    'see products',
    'read reviews',
    'checkout',
  ]),
  wish('shop', 'Webshop of the glass blower Mira Holm: bowls, vases and lamps. Orders: shop@miraholm.example', [
    'see bowls',
  ]),
  wish(
    'shop',
    'A flower delivery store named Petalpost: choose a bouquet, write a card, choose a delivery date, pay.',
    ['choose bouquet', 'write card', 'choose date', 'pay'],
  ),
  // Portfolios.
  wish('portfolio', 'Portfolio website for the landscape photographer Jonas Weide with gallery, about and contact.', [
    'see gallery',
  ]),
  wish(
    'portfolio',
    'A portfolio for a product designer named Amara Okafor, three case studies, skills, contact amara@okafor.example',
    ['see studies'],
  ),
  wish(
    'portfolio',
    'Minimal dark portfolio site of a tattoo artist: works, booking requests, instagram link. Background #111111 and accents in crimson.',
    ['see works', 'request booking'],
    '#111111',
    '#dc143c',
  ),
  // Magazines.
  wish(
    'magazine',
    'A food magazine website called Salt & Smoke with recipes, interviews, restaurant reviews and a newsletter.',
    ['read recipes', 'read interviews', 'subscribe newsletter'],
  ),
  wish(
    'magazine',
    'News site for a small town: readers browse news, search articles, comment on articles and see the weather. Old lace background, firebrick components.',
    ['browse news', 'search articles', 'comment articles', 'see weather'],
    '#fdf5e6',
    '#b22222',
  ),
  wish('magazine', 'A personal travel blog with posts by country, a photo gallery and an about page.', [
    'read posts',
    'see gallery',
  ]),
  // CVs.
  wish(
    'cv',
    'Online CV of Lena Brandt, data scientist in Zürich. Experience at two companies, skills, languages, contact lena@brandt.example',
    ['see experience', 'see skills'],
  ),
  wish('cv', 'A one-page resume website for a pastry chef with work experience, awards and references.', [
    'see experience',
    'see awards',
  ]),
  // Pricing.
  wish(
    'pricing',
    'Pricing page for a podcast hosting service called Aircheck: Free 0 €, Studio 14 €, Network 49 € per month, with a feature comparison and FAQ.',
    ['compare features', 'read FAQ'],
  ),
  wish(
    'pricing',
    'A page with membership plans for a co-working space: day pass $25, part time $140, full time $260.',
    ['see plans'],
  ),
  // Documentation.
  wish(
    'documentation',
    'Documentation site for an open-source routing library called Wayfarer: getting started, guides, API reference, search.',
    ['read guides', 'search'],
  ),
  wish(
    'documentation',
    'A help centre for a smart thermostat with guides, troubleshooting and a contact form. Ghost white background, slate gray components.',
    ['read guides', 'contact'],
    '#f8f8ff',
    '#708090',
  ),
  // Events.
  wish(
    'event',
    'Conference website for Northern Type Days, 9–11 October 2027 in Aarhus: speakers, programme, tickets, venue.',
    ['see speakers', 'see programme', 'buy tickets'],
  ),
  wish(
    'event',
    'Site for a village summer fair with programme, stalls, tombola and how to get there, Saturday 17 July 2027.',
    ['see programme'],
  ),
  wish(
    'event',
    'A hackathon page: teams register, see the schedule, submit projects and view the ranking. Midnight blue background, spring green components.',
    ['register teams', 'see schedule', 'submit projects', 'view ranking'],
    '#191970',
    '#00ff7f',
  ),
  // Restaurants.
  wish(
    'restaurant',
    'Website for the ramen bar Kumo with menu, opening hours and table reservation. Tel. +49 30 5550 123',
    ['see menu', 'reserve table'],
  ),
  wish(
    'restaurant',
    'A pizzeria site with pizzas and prices: Margherita 9 €, Funghi 11 €, Diavola 12 €, and online ordering.',
    ['see pizzas', 'order'],
  ),
  wish(
    'restaurant',
    'Site for a tea house in Kyoto style: tea list, ceremonies to book, find us. Cornsilk background, dark olive green components.',
    ['see tea', 'book ceremonies'],
    '#fff8dc',
    '#556b2f',
  ),
  // Brochures.
  wish(
    'landing',
    'Website for a dental practice called Brightwater Dental, 12 Quay Street, Galway. New patients welcome.',
  ),
  wish('landing', 'Landing page for a meditation app that helps people sleep.'),
  wish(
    'landing',
    'Website for the roofing company Ridgeback Roofing: repairs, new roofs, gutters. Call 01632 960 118',
    [],
  ),
  wish(
    'landing',
    'A website about my lost cat Miso, grey tabby, last seen in Elm Park on 3 May, reward, call 555-0133',
  ),
  wish('landing', 'Website for our team of wedding musicians, with a photo of each member and a contact form', [
    'contact',
  ]),
  wish('landing', 'A homepage for a wolf sanctuary in the Carpathians where people can donate and adopt a wolf', [
    'donate',
    'adopt wolf',
  ]),
  // On a phone.
  wish('dashboard', 'A WeChat mini-program dashboard for a gym owner to see check-ins, memberships and revenue.', [
    'see check-ins',
    'see memberships',
    'see revenue',
  ]),
  wish('dashboard', 'Mini program for a fruit farm: view the harvest, track orders and check the weather on a phone.', [
    'view harvest',
    'track orders',
    'check weather',
  ]),
  wish(
    'dashboard',
    'A mobile dashboard for delivery riders that shows earnings, ratings and the next orders. Background snow, components tomato.',
    ['see earnings', 'see ratings', 'see orders'],
    '#fffafa',
    '#ff6347',
  ),
]
