/** More prompts to learn from, put together from frames, parts and values; seeded. */

import { FOREIGN_FRAMES, FOREIGN_VALUES } from './foreign-frames.ts'
import { FRAMES } from './frames.ts'
import type { Labelled } from './labelled.ts'
import { seeded } from './seeded.ts'
import { VALUES } from './values.ts'

const PER_FRAME = 10
const PER_FOREIGN_FRAME = 10
const ARRANGED = 320

/** How a part with its text is said, by role. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  headline: ['the title "X"', '"X"', 'the headline "X"', 'the name "X"'],
  tagline: ['"X"', 'the line "X"', 'the tagline "X"', 'the slogan "X"'],
  date: ['X', 'the date X', '"X"'],
  time: ['X', 'the time X'],
  place: ['X', 'the venue X', '"X"'],
  price: ['X', 'the price X'],
  phone: ['X', 'phone X', 'the phone number X'],
}
const PICTURES = [
  'a kettle',
  'a big heron',
  'a cello',
  'a windmill',
  'a hare',
  'an old camera',
  'two chairs',
  'a bicycle',
]
const PLACES = [
  'at the top',
  'at the bottom',
  'top left',
  'in the middle',
  'bottom right',
  'in the upper right corner',
  'on the left',
  'on the right side',
  'in the lower left',
  'at the top center',
  'centered below it',
]
const bare = (place: string) => place.replace(/^(?:at|in|on) the /, '')
const WORDINGS: readonly ((part: string, place: string) => string)[] = [
  (part, place) => `${part} ${place}`,
  (part, place) => `${place} ${part}`,
  (part, place) => `${place}, ${part}`,
  (part, place) => `${bare(place)}: ${part}`,
  (part, place) => `put ${part} ${place}`,
  (part, place) => `${part} should be ${place}`,
  (part, place) => `${part} (${bare(place)})`,
  (part, place) => `${place} there is ${part}`,
  (part, place) => `place ${part} ${place} in large letters`,
]
const DIVIDERS = [', ', '; ', ' - ', '. ', '\n- ', ' and ', '\n']
const HEADS = [
  'Poster',
  'Flyer',
  'Poster for a fair',
  'Make a poster',
  'A4 poster, dark green background',
  'Design a banner',
]

type Random = () => number
const pick = <T>(items: readonly T[], random: Random): T => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new RangeError('There is nothing to pick from.')
  return item
}

export function augmented(seed: number): Labelled[] {
  const random = seeded(seed)
  return [
    ...FRAMES.flatMap((frame) => Array.from({ length: PER_FRAME }, () => filled(frame, VALUES, random))),
    ...Object.entries(FOREIGN_FRAMES).flatMap(([language, frames]) => {
      const values = listsOf(FOREIGN_VALUES[language] ?? {})
      return frames
        .trim()
        .split('\n')
        .flatMap((frame) =>
          Array.from({ length: PER_FOREIGN_FRAME }, () => ({
            ...filled(frame, values, random),
            source: 'foreign',
          })),
        )
    }),
    ...Array.from({ length: ARRANGED }, () => arranged(random)),
  ]
}

type Values = Readonly<Record<string, readonly string[]>>
const listsOf = (lists: Readonly<Record<string, string>>): Values =>
  Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.split('|')]))

/** What people write in small letters as often as not. */
const LOWER = new Set(['nav', 'list-item', 'detail', 'date', 'place'])

function filled(frame: string, values: Values, random: Random): Labelled {
  const texts: Labelled['texts'] = []
  let name: string | undefined
  const prompt = frame.replace(
    /\{([\w-]+)(?::([\w-]+))?(\*?)\}/g,
    (_, role: string, list: string | undefined, star: string) => {
      const all = values[list ?? role] ?? []
      if (role === '-') return pick(all, random)
      const unused = all.filter((value) => !texts.some(({ text }) => text === value))
      const value = pick(unused, random)
      const text = LOWER.has(role) && random() < 0.5 ? value.toLowerCase() : value
      texts.push({ role, text })
      if (star !== '') name = text
      return text
    },
  )
  return {
    source: 'made',
    prompt: random() < 0.2 ? prompt.toLowerCase() : prompt,
    texts,
    ...(name && { name }),
    forbidden: [],
  }
}

/** The parts of a poster in any order, each with its place, worded and divided in one way. */
function arranged(random: Random): Labelled {
  const [wording, divider] = [pick(WORDINGS, random), pick(DIVIDERS, random)]
  const texts: Labelled['texts'] = []
  const parts: string[] = [pick(PICTURES, random)]
  for (const [role, ways] of Object.entries(SAID)) {
    if (role !== 'headline' && random() < 0.5) continue
    const text = pick(VALUES[role] ?? [], random)
    texts.push({ role, text })
    parts.push(pick(ways, random).replace('X', text))
  }
  const clauses = parts
    .map((part) => ({ part, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ part }) => wording(part, pick(PLACES, random)))
    .map((clause) =>
      /[.\n]/.test(divider) && random() < 0.7 ? clause.slice(0, 1).toUpperCase() + clause.slice(1) : clause,
    )
  const lead = /[.\n]/.test(divider) ? divider : ': '
  return { source: 'made', prompt: `${pick(HEADS, random)}${lead}${clauses.join(divider)}`, texts, forbidden: [] }
}
