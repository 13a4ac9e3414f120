/** Requests for web applications, written from rows: they tell functions and colours, and give nothing that is to be set. */
import type { Linked } from './linked.ts'

const ROWS: readonly [what: string, whom: string, parts: string, actions: string][] = [
  [
    'a tool library website',
    'neighbours',
    'item lists, reservations, and a map of shelves',
    'search for tools, reserve an item, extend a loan, and rate its condition',
  ],
  [
    'a choir rehearsal planner',
    'singers',
    'calendars, attendance, and sheet music storage',
    'confirm a date, download scores, and send a message to the conductor',
  ],
  [
    'an allotment management app',
    'gardeners',
    'plot overviews, a waiting list, and weather warnings',
    'apply for a plot, log harvests, and swap seeds with others',
  ],
  [
    'an online marketplace for used bicycles',
    'riders',
    'product listing, price comparison, and secure checkout',
    'browse bicycles, filter by frame size, contact the seller, and pay online',
  ],
  [
    'a laundry pickup web application',
    'customers',
    'order tracking, invoices, and delivery slots',
    'schedule a pickup, view order status, and cancel an order',
  ],
  [
    'a board game review site',
    'players',
    'game descriptions, ratings, and a discussion forum',
    'read reviews, rate games, post comments, and follow other members',
  ],
  [
    'an invoice dashboard',
    'freelancers',
    'income charts, client lists, and export functions',
    'create an invoice, mark it as paid, and download a yearly report',
  ],
  [
    'a ferry timetable portal',
    'passengers',
    'route search, ticket purchase, and delay notices',
    'choose a route, buy tickets, and subscribe to alerts',
  ],
  [
    'a language exchange platform',
    'learners',
    'profiles, matching, and video calls',
    'register, find a partner, book a session, and keep a vocabulary list',
  ],
  [
    'a parish archive website',
    'researchers',
    'document search, image viewing, and citations',
    'search by name or year, zoom into scans, and request copies',
  ],
  [
    'a dog walking service website',
    'owners',
    'walker profiles, booking, and payment',
    'compare walkers, book a walk, track it on a map, and leave a review',
  ],
  [
    'a recipe cost calculator',
    'cooks',
    'ingredient prices, portion sizes, and totals',
    'enter ingredients, adjust portions, and view the cost per plate',
  ],
  [
    'a hospital shift planning system',
    'nurses',
    'rosters, leave requests, and handover notes',
    'view shifts, request leave, and exchange duties with colleagues',
  ],
  [
    'a local news aggregator',
    'residents',
    'categories, bookmarks, and email notifications',
    'browse articles, save stories, and share them with friends',
  ],
  [
    'an exam preparation website',
    'students',
    'a question bank, mock tests, and progress reports',
    'select a subject, take a timed test, and review wrong answers',
  ],
  [
    'a warehouse inventory system',
    'employees',
    'stock levels, supplier records, and barcode scanning',
    'add goods, move items between shelves, and print labels',
  ],
  [
    'a podcast hosting platform',
    'creators',
    'episode uploads, statistics, and a public page',
    'upload an episode, write show notes, and see where listeners come from',
  ],
  [
    'a museum guide application',
    'visitors',
    'floor plans, audio tours, and ticket sales',
    'plan a route, listen to a tour, and buy a ticket',
  ],
  [
    'a chess club website',
    'members',
    'rankings, pairings, and game records',
    'enter results, replay games, and view the current standings',
  ],
  [
    'a second-hand clothing exchange',
    'users',
    'wardrobe photos, size filters, and swap requests',
    'upload clothes, propose a swap, and confirm delivery',
  ],
]

type Row = (typeof ROWS)[number]

const FRAMES: readonly ((row: Row, colours: string) => string)[] = [
  ([what, whom, parts, actions], colours) =>
    `Please implement ${what} for ${whom}. The website should have functionalities for ${parts}. ${upper(whom)} should be able to ${actions}. ${colours}`,
  ([what, whom, parts, actions], colours) =>
    `Build ${what} with ${parts}. Users can ${actions}. The interface should be easy to use for ${whom}. ${colours}`,
  ([what, whom, parts, actions], colours) =>
    `Develop ${what} that helps ${whom} ${actions}. It should include features such as ${parts}. ${colours}`,
  ([what, whom, parts, actions], colours) =>
    `We need ${what} where ${whom} can ${actions}. Administrators manage ${parts}. ${colours}`,
]

const PAINTS: readonly (readonly [ground: string, accent: string])[] = [
  ['honeydew', 'sea green'],
  ['linen', 'sienna'],
  ['alice blue', 'steel blue'],
  ['seashell', 'coral'],
  ['ghost white', 'dark slate blue'],
  ['lavender', 'plum'],
  ['snow', 'tomato'],
]
const WAYS: readonly ((a: string, b: string) => string)[] = [
  (a, b) => `Use ${a} for the background and ${b} for components.`,
  (a, b) => `Set the background color to ${a} and make all buttons ${b}.`,
  (a, b) => `Apply ${a} as background; style components with ${b}.`,
  (a, b) => `Choose ${b} as the accent color on a ${a} page.`,
  (a, b) => `Assign ${a} to the background and ${b} to interactive elements.`,
  (a, b) => `Style the layout with ${a} in the background and ${b} for the controls.`,
  (a, b) => `Paint every page with a ${a} backdrop and ${b} widgets.`,
  (a, b) => `Define ${a} as the base color and ${b} for all UI elements.`,
  (a, b) => `Take ${a} as the main background and ${b} for the component details.`,
  (a, b) => `Give the page background ${a} and keep ${b} for highlights of components.`,
  (a, b) => `Use ${a} in the layout background and ${b} for content blocks.`,
  (a, b) => `Color the background using ${a} and set element styles to ${b}.`,
]
const upper = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** With what their colours are for. */
export const APPLICATIONS: readonly Linked[] = ROWS.flatMap((row, n) =>
  FRAMES.map((frame, k): Linked => {
    const at = n + k * 4
    const [ground, accent] = PAINTS[at % PAINTS.length] ?? ['', '']
    return {
      prompt: frame(row, WAYS[at % WAYS.length]?.(ground, accent) ?? ''),
      said: [
        { role: ground, sort: 'colour', outcomes: ['background'] },
        { role: accent, sort: 'colour', outcomes: ['accent', 'cta'] },
      ],
    }
  }),
)
