/** What a trade shows in photos of its own, as a frame says it. */
import type { Brief, Industry } from '../../../../brief/types.ts'

const OF_TRADE: Partial<Record<Industry, readonly string[]>> = {
  architecture: ['a finished building', 'a detail', 'a model', 'the site'],
  automotive: ['the workshop', 'a car you worked on', 'the team'],
  bakery: ['the counter', 'your bread', 'the oven', 'the team'],
  bar: ['the bar', 'a drink', 'the room at night'],
  beauty: ['the salon', 'a treatment', 'the team'],
  children: ['the rooms', 'the garden', 'the team'],
  coffee: ['the counter', 'your coffee', 'the team'],
  construction: ['a finished house', 'the site', 'the team'],
  craft: ['a piece you made', 'the workshop', 'your hands at work'],
  dental: ['the practice', 'the team'],
  farm: ['the fields', 'the farm shop', 'the family'],
  fashion: ['a piece', 'the shop', 'the workroom'],
  fitness: ['the gym', 'a class', 'the trainers'],
  'home-services': ['a job you did', 'the van', 'the team'],
  hotel: ['a room', 'the house', 'breakfast', 'the view'],
  interior: ['a room you made', 'a detail', 'the studio'],
  jewellery: ['a piece', 'the bench', 'the shop'],
  law: ['the office', 'the partners'],
  outdoors: ['the house', 'the view', 'the path', 'the team'],
  photography: ['a portrait', 'a wedding', 'a landscape', 'a still life'],
  'real-estate': ['the house', 'the kitchen', 'the garden', 'the view'],
  restaurant: ['a dish', 'the room', 'the kitchen', 'the team'],
  travel: ['the place', 'the view', 'the people you meet'],
  veterinary: ['the practice', 'the team', 'an animal you care for'],
  wedding: ['the couple', 'the place', 'the table'],
  yoga: ['the studio', 'a class', 'the teachers'],
}

/** What any house can show of itself. */
const OF_ANY = ['your work', 'the place', 'the team'] as const

/** Trades that are judged by photos of what they made: beside the first picture, frames wait for them. */
const SEEN_IN_PHOTOS: ReadonlySet<Industry> = new Set<Industry>([
  'architecture',
  'photography',
  'interior',
  'real-estate',
  'wedding',
])
export const isSeenInPhotos = ({ subject, language }: Brief): boolean =>
  !language && SEEN_IN_PHOTOS.has(subject.industry)

/** Things to be photographed, in the order in which they are wanted; none where no trade is told, or another tongue is spoken. */
export const photographed = ({ subject, language, shows }: Brief): readonly string[] =>
  language ? [] : (OF_TRADE[subject.industry] ?? (shows === undefined ? [] : OF_ANY))
