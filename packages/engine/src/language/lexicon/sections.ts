/**
 * What the sections of a page and the blocks of a screen are called. One is that whose heading has the words, else the first that has
 * a key of `ids` (`edit/pages/page-parts.ts`). A new name for a section or a block is a phrase in its row.
 */
export interface SectionRow {
  /** What a person is told. */
  name: string
  words: string
  ids: string
  /** Those of its words that mean a section also where nobody says so: "add a FAQ". */
  alone?: string
  /** What one of the things is called that it lists. */
  one?: string
  /** The block of a screen that shows it: `kinds/website/screens/blocks/all.ts`. */
  block?: string
}

// biome-ignore format: a table
export const SECTION_ROWS: readonly SectionRow[] = [
  { name: 'FAQ', words: 'faq|faqs|questions|questions and answers|q&a|q & a|q and a|frequently asked questions', ids: 'questions|faq', alone: 'faq|faqs|q&a|q & a|q and a|frequently asked questions', one: 'question|faq entry' },
  { name: 'services', words: 'services|our services|what we do|what we offer|offerings|treatments|offer', ids: 'services|features|rows|tiles', alone: 'services|our services|what we do|what we offer', one: 'service|treatment' },
  { name: 'features', words: 'features|benefits|advantages|feature list|what to expect', ids: 'features|tiles|rows|services|cards', alone: 'features|benefits', one: 'feature|benefit|card|tile|item', block: 'cards' },
  { name: 'about us', words: 'about us|about|our story|story|who we are|mission|about the company', ids: 'about|story', alone: 'about us|our story|who we are' },
  { name: 'process', words: 'process|steps|how it works|how-it-works|how we work|workflow|our process', ids: 'process', alone: 'process|how it works|how-it-works|our process', one: 'step' },
  { name: 'gallery', words: 'gallery|photo gallery|picture gallery|image gallery|portfolio|photos|pictures|our work|works', ids: 'gallery', alone: 'gallery|photo gallery|picture gallery|image gallery|portfolio', one: 'picture|photo|image', block: 'gallery' },
  { name: 'team', words: 'team|our team|meet the team|people|staff|team members|teachers|members', ids: 'people|team|points', alone: 'team|our team|meet the team|team members', one: 'person|team member|member|teacher', block: 'people' },
  { name: 'prices', words: 'pricing|prices|price list|plans|rates|pricing table|packages|fees|pricing plans', ids: 'pricing|prices|priced|plans|tiers|compare', alone: 'pricing|prices|price list|plans|pricing table|pricing plans', one: 'plan|package', block: 'compare' },
  { name: 'testimonials', words: 'testimonials|testimonial|testimonials from customers|reviews from customers|reviews|customer reviews|customer voices|quotes|customer quotes|what people say|social proof', ids: 'voices|quote|testimonials|reviews', alone: 'testimonials|testimonial|testimonials from customers|reviews from customers|reviews|customer reviews|customer voices|customer quotes|social proof', one: 'testimonial|review|quote', block: 'reviews' },
  { name: 'contact', words: 'contact|contact us|contacts|get in touch|find us|contact details', ids: 'contact|map' },
  { name: 'contact form', words: 'contact form|form|enquiry form|inquiry form|message form|booking form|order form|application form', ids: 'form|form-control', alone: 'contact form|form|enquiry form|inquiry form|message form|booking form|order form|application form', block: 'form' },
  { name: 'opening hours', words: 'opening hours|hours|opening times', ids: 'hours' },
  { name: 'menu', words: 'menu|our menu|dishes|food', ids: 'menu|dishes', one: 'dish|drink' },
  { name: 'newsletter', words: 'newsletter|newsletter sign up|newsletter sign-up|newsletter signup|newsletter box|newsletter form|mailing list', ids: 'newsletter', alone: 'newsletter|newsletter sign up|newsletter sign-up|newsletter signup|newsletter box|newsletter form|mailing list' },
  { name: 'call to action', words: 'call to action|closing|last call|closing section', ids: 'call|closing' },
  { name: 'statistics', words: 'stats|statistics|numbers|figures', ids: 'figures|stats|numbers|totals', alone: 'stats|statistics', one: 'number|figure|stat', block: 'totals' },
  { name: 'clients', words: 'clients|client logos|customer logos|partner logos|partners|logo row|logo strip|logos of our clients|logos of our customers|logos of our partners', ids: 'clients', alone: 'client logos|customer logos|partner logos|partners|logo row|logo strip|logos of our clients|logos of our customers|logos of our partners', one: 'client|partner' },
  { name: 'hero', words: 'hero|hero section|top section|intro', ids: 'hero' },
  { name: 'footer', words: 'footer', ids: 'footer' },
  // Blocks of a screen, and what acts in them.
  { name: 'side bar', words: 'sidebar|side bar|side menu|side navigation|left bar|left menu', ids: 'side-bar' },
  { name: 'navigation', words: 'menu|main menu|top menu|navigation menu|nav menu|nav bar|navbar|navigation', ids: 'menu-control|header' },
  { name: 'calendar', words: 'calendar|date picker|booking calendar|month view|availability calendar', ids: 'calendar|calendar-control', alone: 'calendar|date picker|booking calendar|month view|availability calendar', block: 'calendar' },
  { name: 'map', words: 'map|street map|location map', ids: 'map', alone: 'map|street map|location map', block: 'map' },
  { name: 'search field', words: 'search|search bar|search field|search box|search form|searchbar|search input', ids: 'search-control|search', alone: 'search|search bar|search field|search box|search form|searchbar', block: 'search' },
  { name: 'filters', words: 'filters|filter|filter bar|filter options|filter chips', ids: 'filters|filters-control', alone: 'filters|filter|filter bar|filter options', block: 'filters' },
  { name: 'sorting', words: 'sorting|sort options|sort buttons|sort by', ids: 'sorts-control' },
  { name: 'bar chart', words: 'bar chart|bar graph|column chart|bars', ids: 'bar-chart', alone: 'bar chart|bar graph|column chart', block: 'bar-chart' },
  { name: 'line chart', words: 'line chart|line graph|trend chart|curve', ids: 'line-chart', alone: 'line chart|line graph|trend chart', block: 'line-chart' },
  { name: 'pie chart', words: 'pie chart|donut chart|doughnut chart|donut|ring chart|pie', ids: 'donut', alone: 'pie chart|donut chart|doughnut chart|donut|ring chart', block: 'donut' },
  { name: 'chart', words: 'chart|charts|graph|graphs|diagram', ids: 'line-chart|bar-chart|donut|chart-control', alone: 'chart|graph|charts|graphs', block: 'line-chart' },
  { name: 'table', words: 'table|data table|tables|list of entries', ids: 'table|table-control', alone: 'table|data table', block: 'table' },
  { name: 'list', words: 'list|results|result list|search results|results list', ids: 'results|list-control', alone: 'list', one: 'result|entry|row', block: 'results' },
  { name: 'products', words: 'products|product grid|product list|items for sale|shelf', ids: 'products|list-control', alone: 'products|product grid|product list', one: 'product', block: 'products' },
  { name: 'agenda', words: 'agenda|events|upcoming events|schedule|programme', ids: 'agenda|week', alone: 'agenda|events|upcoming events|schedule', one: 'event', block: 'agenda' },
  { name: 'timetable', words: 'timetable|weekly plan|week view|week plan|rota|shift plan', ids: 'week', alone: 'timetable|weekly plan|week view|week plan|rota|shift plan', block: 'week' },
  { name: 'board', words: 'board|kanban|kanban board|task board', ids: 'board', alone: 'kanban|kanban board|task board', block: 'board' },
  { name: 'comments', words: 'comments|comment section|comment box|comment form', ids: 'comments', alone: 'comments|comment section|comment box', one: 'comment', block: 'comments' },
  { name: 'chat', words: 'chat|chats|chat window|messages|conversation|inbox|chat box|direct messages', ids: 'conversation|chat-control', alone: 'chat|chat window|messages|inbox|chat box|direct messages', one: 'message', block: 'conversation' },
  { name: 'feed', words: 'feed|posts|news feed|newest posts|timeline', ids: 'feed', alone: 'feed|news feed', one: 'post', block: 'feed' },
  { name: 'composer', words: 'composer|post box|new post box|post form', ids: 'composer', alone: 'composer|post box|new post box|post form', block: 'composer' },
  { name: 'people to follow', words: 'people to follow|suggested people|follow suggestions|who to follow|suggestions|followers', ids: 'follow', alone: 'people to follow|suggested people|follow suggestions|who to follow|followers', block: 'follow' },
  { name: 'members', words: 'members|users|user list|member list|contacts list|drivers', ids: 'people', alone: 'user list|member list', block: 'people' },
  { name: 'notifications', words: 'notifications|alerts|notification list|reminders', ids: 'notifications', alone: 'notifications|alerts|notification list|reminders', one: 'notification|alert|reminder', block: 'notifications' },
  { name: 'activity', words: 'activity|activity log|activity feed|activity list|recent activity|history|change log|audit log', ids: 'activity', alone: 'activity log|activity feed|activity list|recent activity|activity|change log|audit log', block: 'activity' },
  { name: 'articles', words: 'articles|blog|news|blog posts|latest news|news section|journal', ids: 'articles', alone: 'articles|blog|news|blog posts|latest news', one: 'article', block: 'articles' },
  { name: 'files', words: 'files|documents|file list|document list|downloads', ids: 'files', alone: 'files|documents|file list|document list|downloads', one: 'file|document', block: 'files' },
  { name: 'upload', words: 'upload|file upload|upload area|upload field|drop zone|uploader', ids: 'upload|upload-control', alone: 'upload|file upload|upload area|upload field|drop zone', block: 'upload' },
  { name: 'poll', words: 'poll|vote|voting|survey', ids: 'poll|poll-control', alone: 'poll|vote|survey', block: 'poll' },
  { name: 'progress', words: 'progress|progress bars|progress bar|goals|milestones|achievements', ids: 'progress|steps-control', alone: 'progress|progress bars|progress bar|goals|milestones|achievements', block: 'progress' },
  { name: 'leaderboard', words: 'leaderboard|ranking|rankings|high scores|scoreboard', ids: 'leaderboard', alone: 'leaderboard|ranking|rankings|high scores|scoreboard', block: 'leaderboard' },
  { name: 'key figures', words: 'key figures|kpis|kpi cards|kpi|metrics|totals|key numbers|figures at the top|summary cards|stat cards', ids: 'totals', alone: 'key figures|kpis|kpi cards|kpi|metrics|totals|key numbers|summary cards|stat cards', block: 'totals' },
  { name: 'weather', words: 'weather|weather forecast|forecast', ids: 'weather', alone: 'weather|weather forecast|forecast', block: 'weather' },
  { name: 'profile', words: 'profile|profile card|user profile|profile box', ids: 'profile', alone: 'profile|profile card|user profile', block: 'profile' },
  { name: 'settings', words: 'settings|preferences|options panel|settings panel', ids: 'settings', alone: 'settings|preferences|settings panel', block: 'settings' },
  { name: 'sign-in', words: 'sign-in|sign in|login|log-in|log in|login form|sign-in form|sign in form|login box|registration form|registration|sign-up form|signup form|sign up form|sign up|sign-up|signup', ids: 'sign-in', alone: 'sign-in|login|log-in|login form|sign-in form|sign in form|login box|registration form|sign-up form|signup form|sign up form', block: 'sign-in' },
  { name: 'payment', words: 'payment|checkout|payment form|checkout form|payment section', ids: 'payment', alone: 'payment|checkout|payment form|checkout form', block: 'payment' },
  { name: 'calculator', words: 'calculator|price calculator|cost calculator', ids: 'calculator|calculator-control', alone: 'calculator|price calculator|cost calculator', block: 'calculator' },
  { name: 'player', words: 'player|music player|audio player|video player', ids: 'player|player-control', alone: 'player|music player|audio player|video player', block: 'player' },
  { name: 'quiz', words: 'quiz|trivia', ids: 'quiz', alone: 'quiz|trivia', block: 'quiz' },
  { name: 'comparison', words: 'comparison|comparison table|feature comparison', ids: 'compare', alone: 'comparison|comparison table|feature comparison', block: 'compare' },
  { name: 'shortcuts', words: 'shortcuts|quick links|quick actions', ids: 'shortcuts', alone: 'shortcuts|quick links|quick actions', block: 'shortcuts' },
  { name: 'basket', words: 'basket|cart|shopping cart|shopping basket', ids: 'basket-control' },
]

/** Words for a section as such, with or without its name. */
export const SECTION_WORDS: ReadonlySet<string> = new Set([
  'section',
  'block',
  'part',
  'area',
  'chapter',
  'panel',
  'widget',
])

/** What may stand behind the name of a section, and says nothing more. */
export const SECTION_TAILS: ReadonlySet<string> = new Set([
  'form',
  'table',
  'list',
  'signup',
  'box',
  'bar',
  'field',
  'window',
  'card',
  'view',
])

/** What stands in each thing that a page lists, by ids. */
export const SMALL_PARTS: readonly { words: string; ids: RegExp }[] = [
  {
    words: 'avatar|avatars|profile pictures|profile photos|profile picture circles|profile circles|initials',
    ids: /-avatar-\d+$/,
  },
  { words: 'stars|ratings|star ratings', ids: /-(?:stars|rating)-\d+$/ },
  { words: 'sparklines|sparkline|mini charts|small charts', ids: /-spark-\d+$/ },
  { words: 'status badges|status labels|status tags|statuses', ids: /-status-\d+$/ },
]
