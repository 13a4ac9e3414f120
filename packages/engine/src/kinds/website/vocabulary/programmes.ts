/** How events of a sort go: what their programme is called, what usually happens when, who is to be seen there, how one takes part. */
import { rowSaid } from '../../../brief/told/sayings.ts'
import type { Brief } from '../../../brief/types.ts'

export interface Programme {
  /** The heading over what happens. */
  title: string
  sessions: readonly string[]
  hours: readonly string[]
  places: readonly string[]
  /** The heading over the people, one of them, and what stands until they are known; none where nobody is presented. */
  people?: readonly [heading: string, one: string, until: string]
  /** Those come who are invited. */
  isPrivate?: true
  /** The heading of the form, its button, and what it answers. */
  join: readonly [heading: string, button: string, done: string]
}

type Row = readonly [RegExp, Programme]

const DAY = ['10:00', '11:30', '13:30', '15:00', '17:00', '20:00'] as const
const EVENING = ['17:00', '18:30', '20:00', '21:30', '22:45', '00:00'] as const
const SAVED = 'Thank you. Your place is saved.'
const TICKETS = ['Tickets', 'Save your place', SAVED] as const
const REPLY = ['Your reply', 'Send your reply', 'Thank you for your reply.'] as const

/** Who is to be seen where nothing is known of them. */
export const GUESTS = ['Guests', 'Guest', 'Name and field follow'] as const

const ROWS: readonly Row[] = [
  [
    /wedding|marriage|\bmarry|\brsvp\b|\bbride\b/,
    {
      title: 'The day',
      sessions: ['Ceremony', 'Drinks in the garden', 'Dinner', 'Speeches', 'First dance', 'Last song'],
      hours: ['15:00', '16:00', '18:00', '20:00', '21:00', '01:00'],
      places: ['Garden', 'Terrace', 'Dining hall'],
      isPrivate: true,
      join: REPLY,
    },
  ],
  [
    /birthday|anniversary|baby shower|\bparty\b|reunion/,
    {
      title: 'The evening',
      sessions: ['Doors open', 'Welcome drinks', 'Dinner', 'Surprises', 'Music', 'Last dance'],
      hours: EVENING,
      places: ['Entrance', 'Terrace', 'Hall'],
      isPrivate: true,
      join: REPLY,
    },
  ],
  [
    /music|concert|\bband\b|\bjazz\b|\bdj\b|techno|rock|choir|orchestra|line-?up/,
    {
      title: 'Line-up',
      sessions: ['Opening act', 'Guest band', 'Solo set', 'Headline act', 'Late set', 'Closing night'],
      hours: EVENING,
      places: ['Main stage', 'Garden stage', 'Club'],
      people: ['Artists', 'Artist', 'Name and sound follow'],
      join: TICKETS,
    },
  ],
  [
    /\bfilm|cinema|movie|documentar/,
    {
      title: 'Programme',
      sessions: ['Opening film', 'Short films', 'Documentary', 'Talk with the makers', 'Late screening', 'Prize night'],
      hours: ['14:00', '16:00', '18:00', '19:30', '21:00', '23:00'],
      places: ['Big screen', 'Small screen', 'Foyer'],
      people: ['Guests', 'Guest', 'Name and film follow'],
      join: TICKETS,
    },
  ],
  [
    /\b(?:marathon|race|run|triathlon|ride|tournament|cup|championship|regatta|hackathon)\b/,
    {
      title: 'Schedule',
      sessions: ['Check-in', 'Welcome', 'First start', 'Second start', 'Finals', 'Prize giving'],
      hours: ['08:00', '09:00', '09:30', '11:00', '14:00', '16:00'],
      places: ['Entrance', 'Start line', 'Main field'],
      join: ['Take part', 'Sign up', SAVED],
    },
  ],
  [
    /\bfood|\bwine\b|\bbeer|tasting|market|harvest|\bfair\b|street ?food/,
    {
      title: 'Programme',
      sessions: ['Gates open', 'First tasting', 'Cooking on stage', 'Children’s hour', 'Live music', 'Last orders'],
      hours: ['11:00', '12:00', '14:00', '15:30', '18:00', '21:00'],
      places: ['Square', 'Stage', 'Yard'],
      people: ['Makers', 'Maker', 'Name and stall follow'],
      join: TICKETS,
    },
  ],
  [
    /exhibition|\bart\b|gallery|biennale|theat|dance|opera|museum/,
    {
      title: 'Programme',
      sessions: ['Opening night', 'Guided tour', 'Artist talk', 'Workshop', 'Performance', 'Closing night'],
      hours: DAY,
      places: ['Hall', 'Studio', 'Courtyard'],
      people: ['Artists', 'Artist', 'Name and work follow'],
      join: TICKETS,
    },
  ],
  [
    /conference|summit|congress|symposium|forum|meetup|convention|expo|speakers?\b|talks?\b/,
    {
      title: 'Programme',
      sessions: ['Opening keynote', 'Case study', 'Hands-on workshop', 'Panel', 'Lightning talks', 'Closing talk'],
      hours: DAY,
      places: ['Main hall', 'Workshop room', 'Studio'],
      people: ['Speakers', 'Speaker', 'Name and field follow'],
      join: TICKETS,
    },
  ],
]

const ANY: Programme = {
  title: 'Programme',
  sessions: ['Doors open', 'Welcome', 'First part', 'Break with music', 'Second part', 'Closing round'],
  hours: DAY,
  places: ['Main hall', 'Garden', 'Studio'],
  people: GUESTS,
  join: TICKETS,
}

/** How such an event goes; what is listed is a sample. */
export function programmeOf(brief: Brief): Programme {
  const isWedding = brief.subject.industry === 'wedding'
  return (isWedding ? ROWS[0]?.[1] : rowSaid(brief, ROWS)) ?? ANY
}
