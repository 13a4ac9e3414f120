/** Forty wishes over all types of page, written before the reader was tried on them: their figures are nearer to those of others. */
import { type SiteFunctionWish, wish } from './function-wishes.ts'

export const UNSEEN_FUNCTION_WISHES: readonly SiteFunctionWish[] = [
  wish('cv', 'CV website for a data engineer, eight years of experience, skills, projects and contact', '', {
    brand: 'data engineer',
  }),
  wish('cv', 'An online resume for Marta Kowalczyk, pastry chef, with work history, awards and a photo', '', {
    brand: 'Marta Kowalczyk',
  }),
  wish(
    'sign-up',
    'A registration page where parents sign up children for summer camp, choose weeks and pay a deposit',
    'sign up children | choose weeks | pay deposit',
  ),
  wish('sign-up', 'Sign-up page for a newsletter about urban beekeeping', ''),
  wish(
    'documentation',
    'Documentation site for a coffee machine: cleaning guides, error codes and spare parts, searchable',
    'search guides',
  ),
  wish('documentation', 'A user manual website for our e-bike, with chapters on charging, brakes and storage', ''),
  wish(
    'dashboard',
    'A CRM for a small insurance broker: keep contacts, log calls, follow deals through stages, and send reminders',
    'keep contacts | log calls | follow deals | send reminders',
  ),
  wish(
    'dashboard',
    'ERP system for a furniture factory covering purchasing, stock, production orders and payroll',
    'manage stock | manage production orders',
  ),
  wish(
    'dashboard',
    'WeChat mini-program for a community canteen where elderly residents order meals, check balance and call for help',
    'order meals | check balance | call help',
  ),
  wish(
    'application',
    'A browser memory card game with levels, a timer, sound on and off and a high score list',
    'play game | select levels | view scores',
  ),
  wish(
    'application',
    'Sudoku game: players choose a difficulty, enter numbers, get hints, undo moves and see their best times',
    'choose difficulty | enter numbers | undo moves | see times',
  ),
  wish(
    'application',
    'Online photo editor where users crop photos, add filters, write text on pictures and download the result',
    'crop photos | add filters | download result',
  ),
  wish('application', 'A markdown note editor with live preview, folders and export to PDF', 'edit notes | export PDF'),
  wish(
    'application',
    'Mortgage calculator: enter loan amount, interest rate and term, see the monthly payment and a repayment chart',
    'enter loan amount | see monthly payment | see chart',
  ),
  wish('application', 'A unit converter for cooks that converts cups, grams and ounces', 'convert cups'),
  wish(
    'application',
    'Music player web app with playlists, a queue, lyrics and favourite songs',
    'play music | see playlists | see lyrics',
  ),
  wish(
    'application',
    'Habit tracker where I log habits daily, see streaks and get weekly summaries',
    'log habits | see streaks | get summaries',
  ),
  wish(
    'application',
    'A kanban board for a film crew: create shots, assign people, move cards between columns and comment',
    'create shots | assign people | move cards | comment',
  ),
  wish(
    'application',
    'A water bill calculator and payment site where residents enter meter readings, calculate their bill and pay online',
    'enter meter readings | calculate bill | pay online',
  ),
  wish(
    'search',
    'A flat-share finder: search rooms by city and price, filter by pets and smoking, save rooms and message landlords',
    'search rooms | filter pets | save rooms | message landlords',
  ),
  wish(
    'search',
    'Patent search database where engineers search patents, filter by year and country, compare claims and export citations',
    'search patents | filter year | compare claims | export citations',
  ),
  wish(
    'directory',
    'Directory of wheelchair-accessible restaurants with a map, photos, access ratings and the option to suggest a place',
    'see map | see photos | see ratings | suggest place',
  ),
  wish(
    'directory',
    'A tool library where neighbours browse tools, borrow tools, return tools and list their own',
    'browse tools | borrow tools | return tools | list tools',
  ),
  wish(
    'booking',
    'Book a padel court: choose a club, pick a date and time, invite players and split the payment',
    'choose club | pick date | invite players | split payment',
  ),
  wish(
    'booking',
    'Vet appointment booking site where pet owners choose a vet, describe symptoms, upload photos and book a slot',
    'choose vet | describe symptoms | upload photos | book slot',
  ),
  wish(
    'course',
    'An e-learning site for welding with video lessons, safety quizzes, certificates and a progress page',
    'watch lessons | take quizzes | receive certificates | see progress',
  ),
  wish(
    'course',
    'Piano lessons online: students watch lessons, upload recordings, get feedback from teachers and track practice',
    'watch lessons | upload recordings | get feedback | track practice',
  ),
  wish(
    'chat',
    'Chatbot for a city library that answers questions about opening hours, renews books and recommends titles',
    'answer questions | renew books | recommend titles',
  ),
  wish(
    'community',
    "A local parents' network: post questions, swap clothes, organise playdates and message other parents",
    'post questions | swap clothes | organise playdates | message parents',
  ),
  wish(
    'community',
    'A book club platform where readers vote on the next book, discuss chapters, rate books and schedule meetings',
    'vote book | discuss chapters | rate books | schedule meetings',
  ),
  wish(
    'shop',
    'An online shop for refurbished phones: compare models, choose storage, add to basket, pay in instalments',
    'compare models | choose storage | add basket',
  ),
  wish(
    'event',
    'Conference website for a two-day ceramics symposium with speakers, a programme, tickets and hotels nearby',
    'see speakers | see programme',
  ),
  wish(
    'magazine',
    'A news site about public transport with categories, author pages, newsletter sign-up and comments',
    'comment articles',
  ),
  wish('portfolio', 'Portfolio of an interior architect with project pages, an about section and an enquiry form', ''),
  wish(
    'pricing',
    'Pricing page for an accounting app with monthly and yearly plans, a comparison table and questions',
    '',
  ),
  wish('restaurant', 'Website for a Georgian restaurant called Supra House with menu, table booking and delivery', '', {
    brand: 'Supra House',
  }),
  wish(
    'dashboard',
    'Please implement a fleet monitoring system. Dispatchers should be able to see vehicles on a live map, assign drivers, view fuel consumption, receive maintenance alerts and export monthly reports. Use azure as background and navy for components.',
    'see vehicles | assign drivers | view fuel consumption | receive alerts | export reports',
  ),
  wish(
    'dashboard',
    'Please develop a warehouse management website. It should support goods receipt, barcode scanning, stock counting, picking lists and shipment tracking. Staff can print labels and managers can approve orders.',
    'scan barcode | count stock | track shipments | print labels | approve orders',
  ),
  wish(
    'application',
    'Please implement a lost and found web application for an airport. Passengers should be able to report lost items, upload photos, search found items and track the status of their claim. Staff should be able to register found items and match them with reports.',
    'report lost items | upload photos | search items | track status | register items',
  ),
  wish(
    'application',
    'Please implement a genealogy website where users can build a family tree, add relatives, attach documents, invite family members and print charts.',
    'build family tree | add relatives | attach documents | invite members | print charts',
  ),
]
