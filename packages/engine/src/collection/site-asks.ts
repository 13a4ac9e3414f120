/**
 * What is asked of a sheet that is to open a site: its subject is whose site it is. None may where the prompt says itself what opens it, or
 * where the first screen is a tool.
 */
import type { Brief, PageType } from '../brief/types.ts'
import { singular, tokens } from '../imagery/words.ts'
import { tellsOpening } from '../language/opening.ts'
import type { Role } from '../scene/types.ts'
import type { Asked, Found } from './find.ts'
import { openingOf } from './shape.ts'
import type { Topic } from './topics.ts'

/** Their first screen is what people do there, or has a form that nothing stands before. */
const UNOPENED: readonly PageType[] = ['dashboard', 'chat', 'sign-up', 'documentation', 'cv', 'pricing']
/** A telephone's screen has layouts of its own, pixels. */
const PHONE = 480
/** What of an opening may be told to stand somewhere. */
const OPENING: readonly Role[] = [
  'headline',
  'subhead',
  'cta',
  'button',
  'brand',
  'logo',
  'nav',
  'hero',
  'photo',
  'illustration',
  'icon',
  'mark',
]
/** Whether a sheet may open the site; a shop that people buy in opens with its shelves. */
export const isOpen = (brief: Brief): boolean =>
  brief.language === undefined &&
  brief.picture === undefined &&
  brief.format.width > PHONE &&
  !UNOPENED.includes(brief.page?.type ?? 'landing') &&
  !(brief.page?.type === 'shop' && brief.page.functions.length > 0) &&
  !brief.placements.some(({ target }) => OPENING.includes(target)) &&
  !brief.negatives.some(({ what }) => what === 'picture') &&
  !tellsOpening(brief.prompt)

/** What any owner may be, and what any site is called: nothing that could be drawn. */
const ANYBODY = new Set(
  `company business shop store studio salon firm agency office house team service provider website site page webpage homepage web portal platform system
  software online group project management information booking listing directory guide sharing local small family independent neighbourhood
  neighborhood primary secondary elementary high public private new modern my our the a an of and for in with portfolio landing personal family collective`.split(
    /\s+/,
  ),
)
/** What says little of whose it is, beside what stands before it: a dance school is no school. */
const OF_ANY = new Set(
  'clinic practice school academy institute class course club centre center market guide teacher tutor coach trainer library maker repair workshop rental hire tracking tracker planner planning'.split(
    ' ',
  ),
)
/** How much the words before the last one say, or a last one of these. */
const BEFORE = 0.75

/** Shorter words are what they are: 'saas', 'gas'. */
const SHORT = 4
const wordsOf = (text: string): string[] =>
  text
    .split(' ')
    .flatMap((word) => (word.length > SHORT ? tokens(word).map(singular) : word.toLowerCase()))
    .filter(Boolean)

/** What stands with a capital behind the first word is a name: 'dog grooming salon Bubbles'. */
const unnamed = (about: string): string => {
  const [first = '', ...others] = about.split(' ')
  const plain = others.filter((word) => word.toLowerCase() === word)
  return [first, ...(plain.length > 0 ? plain : others)].join(' ')
}

/** The subject of a site by its words, the last the loudest; what its prompt speaks of where it has none, without its name. */
function topicsOfSite({ brief, topics }: Asked): readonly Topic[] {
  const named = new Set(brief.brand ? wordsOf(brief.brand) : [])
  const { about, industry } = brief.subject
  const words = [...new Set(wordsOf(unnamed(about)))].filter((word) => !ANYBODY.has(word) && !named.has(word))
  // A name before it says nothing.
  const isOfAny = OF_ANY.has(words.at(-1) ?? '') && about.split(' ').includes(words.at(-2) ?? '')
  const leads = isOfAny ? words.length - 2 : words.length - 1
  const telling = isOfAny ? words.slice(0, -1) : words
  const own = telling.map((noun, at) => ({ noun, weight: at === leads ? 1 : BEFORE }))
  if (own.length > 0) return own.sort((a, b) => b.weight - a.weight)
  const spoken = topics.filter(({ noun }) => !wordsOf(noun).every((word) => named.has(word) || ANYBODY.has(word)))
  return industry === 'general' ? spoken : [{ noun: industry, weight: 1 }, ...spoken]
}

/** What is read of a prompt, for a site. */
export const askedOfSite = (asked: Asked): Asked => ({
  ...asked,
  announced: new Map([['business', 1]]),
  topics: topicsOfSite(asked),
  // What a prompt names a site shows further down; what it says of the opening itself keeps sheets away.
  seen: [],
  someone: false,
  isShown: false,
})

/** Whether an opening leaves a ground that was asked for: it stands on the page's own. */
export const leavesGround = ({ colours }: Brief, { entry }: Found): boolean =>
  !colours.some(({ target }) => target === 'background') || openingOf(entry.sheet())?.root.fill === 'paper'
