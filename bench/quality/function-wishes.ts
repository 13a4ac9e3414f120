/** Wishes for sites of every type of page, in the voices of those who ask, each with what must be seen on the first screen. */

export interface SiteFunctionWish {
  prompt: string
  /** Type of its page. */
  page: string
  /** What people do there, 'verb thing'. */
  functions?: readonly string[]
  /** Name, where the prompt gives one. */
  brand?: string | null
  colours?: readonly { words: string; target?: string }[]
}

/** A wish; functions and colours with bars between them. */
export const wish = (
  page: string,
  prompt: string,
  functions = '',
  { brand, colours = '' }: { brand?: string; colours?: string } = {},
): SiteFunctionWish => ({
  page,
  prompt,
  functions: functions.split(' | ').filter(Boolean),
  ...(brand && { brand }),
  colours: colours
    .split(' | ')
    .filter(Boolean)
    .map((words) => ({ words })),
})

export const SITE_FUNCTION_WISHES: readonly SiteFunctionWish[] = [
  // Applications.
  wish(
    'application',
    'Please build a beekeeping journal website. Keepers should be able to add hives, record inspections, track honey harvests, and view hive history. Use cornsilk as the page background and saddle brown for the components.',
    'add hives | record inspections | track honey harvests | view hive history',
    { colours: 'cornsilk | saddle brown' },
  ),
  wish(
    'application',
    'Develop a crossword maker website for creating and sharing crosswords. The website should have functionalities for entering clues, arranging words, adjusting grid size, and printing. Users can choose from grid types, such as American, British and barred. Set the background to honeydew and the elements to sea green.',
    'create crosswords | share crosswords | enter clues | adjust grid size | choose grid types',
    { colours: 'honeydew | sea green' },
  ),
  wish(
    'application',
    'A time-off planner where employees request leave, see a team calendar and cancel requests, and managers approve requests.',
    'request leave | see team calendar | cancel requests | approve requests',
  ),
  wish(
    'application',
    'Please implement a browser farming game. Players can choose a season, plant crops, manage resources, including seeds, water, tools and coins, and trade with other players. The game should have a market page, a barn page and a ranking page. Design it with ivory as the background and olive for content blocks.',
    'choose season | plant crops | manage resources | see ranking',
    { colours: 'ivory | olive' },
  ),
  wish(
    'application',
    'An online survey builder: create surveys, add questions, share surveys, collect answers and analyze results.',
    'create surveys | add questions | share surveys | analyze results',
  ),
  wish(
    'application',
    'Tax calculator for freelancers: enter income, add expenses, calculate tax and download a summary. White background, dark slate gray controls.',
    'add expenses | calculate tax | download summary',
    { colours: 'white | dark slate gray' },
  ),
  wish(
    'application',
    'Please implement a translation memory tool for translators to store and reuse sentences. Users should be able to upload documents, search sentences, edit translations, and export glossaries.',
    'upload documents | search sentences | edit translations | export glossaries',
  ),
  wish(
    'application',
    'A driving theory trainer with practice questions, mock exams, mistake review and a score history. Learners select practice questions, take mock exams and view their scores.',
    'select practice questions | take mock exams | view scores',
  ),
  // Dashboards.
  wish(
    'dashboard',
    'Please implement a dashboard website for displaying water regulations. The website should have data visualization capabilities. Users should be able to browse and compare regulations, view related permits and charts, and filter and sort as needed. Assign thistle to the background and rebecca purple to the UI elements.',
    'browse regulations | compare regulations | view permits | filter regulations',
    { colours: 'thistle | rebecca purple' },
  ),
  wish(
    'dashboard',
    'An orchard management dashboard for managing trees, sprays, pickers, and sales. Staff should be able to log picking hours, record sprays, create invoices and view yield reports.',
    'manage trees | log picking hours | record sprays | create invoices | view yield reports',
  ),
  wish(
    'dashboard',
    'A podcast analytics dashboard: track downloads, compare episodes, see listener countries and export reports. Background #f4f1ea, components #7a1f3d.',
    'track downloads | compare episodes | see countries | export reports',
    { colours: '#f4f1ea | #7a1f3d' },
  ),
  wish(
    'dashboard',
    'Please develop a river monitoring website to display real-time water levels and water quality data. Users should be able to view current levels, check flood alerts, compare stations, and read history for the past month. Seashell background, teal elements.',
    'view levels | check flood alerts | compare stations',
    { colours: 'seashell | teal' },
  ),
  wish(
    'dashboard',
    'School administration dashboard for managing students, teachers, fees and timetables, with attendance tracking and exam results.',
    'manage students | manage teachers | track attendance | view exam results',
  ),
  // Communities.
  wish(
    'community',
    'Please implement a neighbourhood tool-lovers forum website where members can post questions, reply to threads, share photos, vote for the best answer, and report abuse. Set lavender blush as the background; use crimson for the components.',
    'post questions | reply threads | share photos | vote answer',
    { colours: 'lavender blush | crimson' },
  ),
  wish(
    'community',
    'A community called Loom & Needle for knitters: share patterns, comment on projects, follow makers and join knit-alongs.',
    'share patterns | comment projects | follow makers | join knit-alongs',
    { brand: 'Loom & Needle' },
  ),
  wish(
    'community',
    'A discussion site for night-shift nurses where members post anonymously, discuss shifts, search topics and send private messages.',
    'post anonymously | discuss shifts | search topics | send messages',
  ),
  wish(
    'community',
    'A walking club site where members post walks, upload photos, discuss routes and join groups. Background lemon chiffon and components chocolate.',
    'post walks | upload photos | discuss routes | join groups',
    { colours: 'lemon chiffon | chocolate' },
  ),
  // Search.
  wish(
    'search',
    'Please implement a pen-pal website for people to find pen friends. The website should have user registration and login functionality, allowing users to create profiles and upload photos. It should have search and filter options to find friends by language, and a messaging function. Use peach puff for the background and sienna for blocks.',
    'register account | create profiles | upload photos | find friends | send messages',
    { colours: 'peach puff | sienna' },
  ),
  wish(
    'search',
    'A job search site for chefs: search kitchens, filter by city and shift, save jobs, apply for jobs and upload a CV.',
    'search kitchens | filter city | save jobs | apply jobs | upload CV',
  ),
  wish(
    'search',
    'A recipe finder where cooks search recipes by ingredient, filter by diet, rate recipes and save favourites.',
    'search recipes | filter diet | rate recipes | save favourites',
  ),
  wish(
    'search',
    'Search engine for second-hand bikes: compare prices, filter by frame size, contact sellers and get price alerts. Old lace background with dark cyan components.',
    'search bikes | compare prices | filter size | contact sellers',
    { colours: 'old lace | dark cyan' },
  ),
  wish(
    'search',
    'An internship portal where students browse internships and apply, and firms post internships.',
    'browse internships | apply internships | post internships',
  ),
  // Directories.
  wish(
    'directory',
    'Please implement a website that provides plant information for gardeners. Users should be able to search and filter plants, view detailed plant information, and comment on and rate plants. Declare mint cream as the background and forest green for all UI pieces.',
    'search plants | filter plants | view plant information | comment plants | rate plants',
    { colours: 'mint cream | forest green' },
  ),
  wish(
    'directory',
    'A directory of dental clinics with search, opening hours, patient reviews and a booking button.',
    'search clinics | see opening hours | read reviews',
  ),
  wish(
    'directory',
    'A directory of swimming spots with a map, water temperature, photos and ratings.',
    'see map | see temperature | see photos | see ratings',
  ),
  wish(
    'directory',
    'A website for downloading fonts and icons: users browse fonts, search icons, select a category, download files, and view their download history.',
    'browse fonts | search icons | select category | download files | view download history',
  ),
  wish(
    'directory',
    'Directory of repair cafes. Visitors filter by town and day, view volunteers and register an event.',
    'filter town | view volunteers | register event',
  ),
  // Bookings.
  wish(
    'booking',
    'Please implement a ferry ticket booking platform where passengers search routes, book ferry tickets, choose seats, make payments, and receive confirmations by email.',
    'search routes | book tickets | choose seats | make payments | receive confirmations',
  ),
  wish(
    'booking',
    'A booking site for a barbershop: choose a barber, pick a time, book an appointment and cancel it.',
    'choose barber | book appointment',
  ),
  wish(
    'booking',
    'A camper van rental site called Wayfolk where travellers compare vans, book a van, pay a deposit and review their trip. Beige page, maroon elements.',
    'compare vans | book van | pay deposit | review trip',
    { brand: 'Wayfolk', colours: 'beige | maroon' },
  ),
  wish(
    'booking',
    'Website for booking music rehearsal rooms: check availability, reserve rooms, rent instruments and invite bandmates.',
    'check availability | reserve rooms | rent instruments',
  ),
  // Courses.
  wish(
    'course',
    'An online learning platform for sign language. Learners browse courses, watch lessons, practise with flashcards, take quizzes and track progress. Alice blue background, royal blue components.',
    'browse courses | watch lessons | practise flashcards | take quizzes | track progress',
    { colours: 'alice blue | royal blue' },
  ),
  wish(
    'course',
    'A course site for amateur astronomers with video lessons, assignments, grades and a discussion board.',
    'submit assignments | see grades | discuss lessons',
  ),
  wish(
    'course',
    'A platform to learn carpentry: choose a course, follow lessons, submit assignments and earn certificates.',
    'choose course | follow lessons | submit assignments | earn certificates',
  ),
  // Chat and sign-up.
  wish(
    'chat',
    'A customer support chat for an online florist: ask questions, track an order and talk to an agent.',
    'ask questions | track order | talk agent',
  ),
  wish(
    'chat',
    'A messaging app for school parents: send messages, create groups, share files and mute chats.',
    'send messages | create groups | share files',
  ),
  wish(
    'sign-up',
    'A sign-up page for a marathon: runners register, choose a distance and pay the fee.',
    'register runners | choose distance | pay fee',
  ),
  wish(
    'sign-up',
    'A registration website for a coding camp where parents enroll children, select a week and upload documents. Linen background, indigo components.',
    'enroll children | select week | upload documents',
    {
      colours: 'linen | indigo',
    },
  ),
  // Shops.
  wish(
    'shop',
    'An online shop for vintage cameras where customers browse cameras, filter by brand, add to cart, pay and write reviews.',
    'browse cameras | filter brand | pay order | write reviews',
  ),
  wish(
    'shop',
    'Please create an e-commerce website for handmade soap named Lather Lane with product search, a shopping cart and wish lists.',
    'search products',
    {
      brand: 'Lather Lane',
    },
  ),
  wish('shop', 'Web shop selling houseplants, snow background and dark green buttons', '', {
    colours: 'snow | dark green',
  }),
  // Magazines.
  wish(
    'magazine',
    'Please implement a fishing-related website for displaying fishing news. Users should be able to browse fishing news, read tackle reviews, check tide forecasts and search articles. Light cyan background and steel blue elements.',
    'browse fishing news | read tackle reviews | check tide forecasts | search articles',
    { colours: 'light cyan | steel blue' },
  ),
  wish(
    'magazine',
    'An online magazine about slow travel called Longway with stories, photo essays and a newsletter.',
    'read stories',
    {
      brand: 'Longway',
    },
  ),
  wish(
    'magazine',
    'A blog about home brewing: readers browse articles, search posts, comment and subscribe.',
    'browse articles | search posts',
  ),
  // Events.
  wish(
    'event',
    'Please implement a chess tournament website to manage and display tournament information. Users should be able to browse tournaments, register for tournaments, and view results. Mint cream background, teal elements.',
    'browse tournaments | register tournaments | view results',
    { colours: 'mint cream | teal' },
  ),
  wish(
    'event',
    'Website for a lantern festival with programme, tickets, directions and volunteer sign-up',
    'see programme',
  ),
  // Restaurants, portfolios, CV, prices, manual.
  wish(
    'restaurant',
    'Website for a Korean restaurant called Mapo House with menu, reservations and opening hours',
    '',
    { brand: 'Mapo House' },
  ),
  wish('restaurant', 'A site for a ramen bar: see the menu, order takeaway and reserve a table', 'see menu'),
  wish('portfolio', 'Portfolio website for the illustrator Nele Brandt: projects, about, contact', '', {
    brand: 'Nele Brandt',
  }),
  wish('portfolio', 'A portfolio site for a furniture maker with photos of tables and chairs', ''),
  wish('cv', 'Online CV page for a civil engineer with experience, skills and a contact form', ''),
  wish('pricing', 'Pricing page for a backup service with three plans and a comparison of features', ''),
  wish('documentation', 'Documentation site for a weather API with search, guides and code examples', 'search docs'),
  wish(
    'documentation',
    'Please implement a technical website to display repair manuals and solutions. Users should be able to browse manuals, search solutions, and view guides.',
    'browse manuals | search solutions | view guides',
  ),
  // Brochures.
  wish('landing', 'Landing page for a mobile app that reminds people to drink water', ''),
  wish('landing', 'Website for a dental clinic called Brightside Dental, with services, team and contact', '', {
    brand: 'Brightside Dental',
  }),
  wish('landing', 'Website for a landscape gardener in Leeds, ivory background and forest green buttons', '', {
    colours: 'ivory | forest green',
  }),
  wish('landing', 'Homepage for an animal shelter with adoption stories and a donate button', ''),
  wish('landing', 'Landing page for an accounting firm named Tolland & Pryce', '', { brand: 'Tolland & Pryce' }),
  wish('landing', 'A website for a removals company, chocolate and cream, with a quote form', '', {
    colours: 'chocolate',
  }),
]
