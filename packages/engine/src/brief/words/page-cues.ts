/** Words that tell what a website's first screen is: type, weight, phrases in the singular. */
import type { PageType } from '../types.ts'

const row = (type: PageType, weight: number, phrases: string): readonly [PageType, number, string[]] => [
  type,
  weight,
  phrases.split('|').map((phrase) => phrase.trim()),
]

export const PAGE_CUES: readonly (readonly [PageType, number, string[]])[] = [
  // People who make things: what is made with their site is no tool.
  row(
    'landing',
    1,
    'furniture maker|cabinet maker|instrument maker|violin maker|guitar maker|piano maker|shoe maker|dress maker|hat maker|watch maker|clock maker|candle maker|soap maker|knife maker|cheese maker|wine maker|chocolate maker|jewellery maker|jewelry maker|boat maker|basket maker|bag maker|lamp maker|toy maker|saddle maker|frame maker|kitchen maker|tile maker|perfume maker|film maker|model maker|maker of',
  ),
  row('application', 4, 'music player|audio player|video player|media player|podcast player'),
  row('community', 5, 'book club|reading circle'),
  row('community', 3, 'network'),
  row('dashboard', 4, 'dashboard|analytics|control panel|admin panel|crm|erp|business intelligence'),
  row(
    'dashboard',
    2.5,
    'data visualization|data visualisation|monitoring|monitor|real-time data|customer relationship management|early warning|warning system|sensor|data analysis|kpi|metrics',
  ),
  row(
    'dashboard',
    6,
    'expense system|reimbursement system|reimbursement and payment system|management website|management system|management app',
  ),
  row('dashboard', 5, 'mini program|mini-program|mini app'),
  row(
    'dashboard',
    1.5,
    'inventory|claim|lead|sales|reporting|financial data|statistic|consolidated|alert|reimbursement|expense|automation system|manufacturing',
  ),
  row(
    'dashboard',
    0.7,
    'chart|report|financial|finance|trend|patient|employee|real-time|compare|monitor|visualize|daily report|record',
  ),

  row(
    'application',
    5,
    'tracking site|tracking website|watchlist|contest app|quiz app|trivia app|game|editor|calculator|to-do list|to-do|todo|simulator|simulation|whiteboard|drawing app|timer|kanban|task board|internal tool|web app for tracking|app for tracking',
  ),
  row(
    'application',
    3,
    'maker|generator|builder|converter|poll|quiz|trivia|survey|practice test|simulated exam|calculation|computing|mathematical|attendance|clock in|clocking|task list|wheel|chess|poker|email sending|assessment|traceability|coaching|matching|e-government|call logging|planner|tracker|diary|translator|tool for',
  ),
  row(
    'application',
    1.5,
    'play|player|drag-and-drop|score|leaderboard|compose|draft|task|create and edit|edit|delete|undo|generate|vote|voting|project|input|select|verify|execute|log|scheduling|approve|workflow|form|donate|distribution|donation',
  ),

  row(
    'community',
    4,
    'forum|social network|social website|social platform|social media platform|q&a|question and answer|community|message board|fan club',
  ),
  row(
    'community',
    3,
    'discussion|discuss|friend|study group|skill sharing|sharing platform|share idea|anonymous|whistleblower|user-created|user-generated',
  ),
  row(
    'community',
    1.5,
    'reply|comment|share|sharing|interact|invite|opinion|post|topic|group|member|rate the answer|submit question|answer question|follow',
  ),

  row(
    'search',
    4,
    'search engine|finder|job website|careers site|job board|job site|job portal|internship|matrimonial|dating|database|find partner|partner search|property search|species',
  ),
  row(
    'search',
    2,
    'search function|advanced search|search and filter|filtering option|connect|lookup|look up|product search|find a job',
  ),
  row('search', 1, 'search|filter|query|keyword|criteria|job listing|browse and search'),

  row('directory', 4, 'lend|lending|borrow|swap|give away'),
  row('directory', 5, 'directory|map of|catalogue of|catalog of|listing site|listings'),
  row(
    'directory',
    3.5,
    'guide|recruitment|obituary|ringtone|wallpaper|recruit|restaurant finder|tool information|yellow pages|hiring',
  ),
  row(
    'directory',
    1.5,
    'review|rating|nearby|listing|category|categorize|download|band|advertisement|local business|place|profile page|information about various',
  ),

  row(
    'magazine',
    4.5,
    'blog|magazine|news website|newspaper|journal|news portal|news site|article publishing|publication',
  ),
  row('magazine', 2.5, 'news|article|story|stories|editorial|column|press'),
  row('magazine', 1, 'newsletter|publish|publishing|author|reading history|weather forecast|agricultural|subscribe'),

  row(
    'booking',
    4,
    'ticketing|booking|reservation|rental|site for renting|platform for renting|app for renting|ticket booking|appointment|travel booking|hotel booking|scheduling appointments|travel package',
  ),
  row(
    'booking',
    2,
    'book|reserve|ticket|seat|travel|rent|hire a car|check-in|availability|flight|hotel|campsite|camping',
  ),

  row(
    'event',
    4,
    'contest|summer fair|village fair|street fair|craft fair|book fair|trade fair|open day|gala|retreat|parade|marathon|conference|festival|tournament|event website|wedding website|summit|meetup|hackathon|competition',
  ),
  row('event', 1.5, 'event|register for|schedule of|announcement|speaker|result|rsvp|participant|venue'),

  row(
    'course',
    4,
    'course|e-learning|online learning|learning website|learning platform|lesson|training portal|academy|school website|tutoring',
  ),
  row(
    'course',
    2,
    'learn|learning|enrollment|enroll|vocabulary|flashcard|assignment|curriculum|certification|teacher|grade|lecture|study material',
  ),

  row(
    'chat',
    6,
    'chatbot|chat application|chat system|chat tool|chat platform|customer support chat|chat app|messenger|messaging app|support chat|virtual assistant|ai assistant|live chat website',
  ),
  row('chat', 1, 'chat interface|conversation|frequently asked question|customer support'),

  row(
    'documentation',
    6,
    'documentation|knowledge base|help center|help centre|api reference|developer docs|wiki|manual|technical website',
  ),
  row('documentation', 2, 'technical article|technical information|tutorial|solution|reference'),

  row(
    'sign-up',
    4,
    'sign-up page|signup page|registration page|registration website|waitlist|student portal|login page|registration portal|for registration',
  ),
  row('sign-up', 1, 'registration|register|sign up|create an account|onboarding|apply for program'),

  row(
    'shop',
    5,
    'online store|online shop|e-commerce|ecommerce|webshop|web shop|shopping website|marketplace|shopping platform|web store|mall',
  ),
  row(
    'shop',
    2.5,
    'shopping cart|cart|checkout|basket|add to cart|product catalog|product catalogue|wishlist|buy|purchase',
  ),
  row('shop', 4, 'delivery store|flower store|gift store|store named|store called'),
  row('shop', 1, 'order|product|payment|shipping|discount|price'),

  row('portfolio', 5, 'portfolio|showcase my work|photographer website|artist website|case study|case studies'),
  row('portfolio', 1, 'gallery|my work|my projects|selected work'),
  row('cv', 6, 'cv|resume|curriculum vitae|personal website|personal homepage|about me page'),
  row(
    'pricing',
    5,
    'pricing page|membership plan|price plan|plans for a|price tiers|pricing table|plans page|subscription plans',
  ),

  row(
    'restaurant',
    5,
    'restaurant website|restaurant site|website for restaurant|tea house|teahouse|ramen bar|sushi bar|wine bar|cocktail bar|tapas bar|noodle bar|diner|eatery|osteria|izakaya|gastropub|food truck|trattoria|bistro|brasserie|pizzeria|steakhouse',
  ),
  row('restaurant', 3, 'table reservation|book a table|reserve a table|restaurant'),
  row('restaurant', 1, 'menu|dish|chef|dining|tasting menu'),
]
