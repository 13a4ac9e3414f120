/** The things of a brief that can be drawn in depth, the one that leads first. */

import { memo } from '../../base/memo.ts'
import { isTheme, says, toldFirst, toldIn, wordBefore } from '../../brief/told/sayings.ts'
import type { Brief, Depiction, Topic } from '../../brief/types.ts'
import { activityIn, plainName, redrawn } from '../../imagery/activities.ts'
import { amidFor, characterFor, holdingFor, isHeld } from '../../imagery/characters.ts'
import { classOf, type FigureClass, isPlaceOfTrade, isTall, LARGE } from '../../imagery/figure-classes.ts'
import { hasFigure } from '../../imagery/figure-drawings.ts'
import { figureFor, figuresFor, sortIn } from '../../imagery/figures.ts'
import { showsRefused } from '../../imagery/refused.ts'
import { flagOf, inContext } from '../../imagery/senses.ts'
import { figureOfView, isWithin, type View, viewOf } from '../../imagery/views/read.ts'
import type { Saying } from '../../language/lexicon/sayings.ts'

import { refusesPictures } from './refusals.ts'

export interface Piece extends Depiction {
  /** The figure that shows it. */
  figure: string
  /** Nobody asked for it: it goes with what leads. */
  company?: true
}

const MOST = 5
const PEOPLE: readonly FigureClass[] = ['person', 'portrait']

/** The figures of a thing as the prompt says it, or by its noun. */
function figuresOf(depiction: Depiction, brief: Brief): string[] {
  const { thing, words, lent } = depiction
  if (lent !== undefined && hasFigure(lent)) return [lent]
  const said = figuresFor(words)
  const own = said.length > 0 ? said : [figureFor(thing)]
  const doing = activityIn(words)
  const people = own.some((figure) => figure && PEOPLE.includes(classOf(figure)))
  if (doing && people) return [doing]
  const [lead, ...others] = own.flatMap((figure) => (figure ? [redrawn(inContext(figure, brief))] : []))
  if (!lead) return []
  const amid = amidFor(lead, depiction)
  if (amid) return [amid, ...others]
  const [held] = others
  const holding = held && holdingFor(lead, held)
  return holding ? [holding, ...others.slice(1)] : [...characterFor(lead, depiction), ...others]
}

const refuses = (brief: Brief, figure: string): boolean =>
  refusesPictures(brief) || showsRefused(brief, [plainName(figure)])

/** Where something takes place: called by a name ('City Hall', 'Botanical Garden') it is an address, nothing to be seen. */
const VENUES = new Set(
  `classical-building hotel school church stadium national-park potted-plant books house-with-garden house hospital bank cinema castle barn
  office-building convenience-store market-stall deciduous-tree film-projector performing-arts`.split(/\s+/),
)
const NAME = /^\p{Lu}[\p{L}'’.-]*(?: (?:of |the |and )*\p{Lu}[\p{L}'’.-]*)+$/u
/** Calls and prices that are set in words: nothing to be seen either. */
const CALLS: Readonly<Record<string, Saying>> = { books: 'bookNow', ticket: 'ticketPrice' }
/** The word itself, not a stack of books or a golden ticket. */
const CALLED = /^(?:(?:family|day|season|early|bird|vip|student|adult|your|the) )*(?:book|tickets?)\b(?! of)/i
const isSaid = ({ words }: Depiction, figure: string, brief: Brief): boolean => {
  const call = CALLS[figure]
  return (VENUES.has(figure) && NAME.test(words)) || (call !== undefined && CALLED.test(words) && says(brief, call))
}

const known = new WeakMap<Brief, Piece[]>()

/** What is said to be large leads, then what has a place, then what was named first; where things are sold comes last. */
const weight = ({ size, at, words }: Depiction): number => {
  const figure = figureFor(words)
  return (
    (size === 'huge' || size === 'large' ? 2 : 0) +
    (at ? 1 : 0) -
    (!size && !at && figure && isPlaceOfTrade(figure) ? 3 : 0)
  )
}

const rest = ({ at, several }: Depiction) => ({ ...(at && { at }), ...(several && { several }) })

function drawn(brief: Brief, things: readonly Depiction[]): Piece[] {
  const pieces: Piece[] = []
  for (const one of things)
    for (const [i, figure] of figuresOf(one, brief).entries())
      if (
        !refuses(brief, figure) &&
        !isSaid(one, figure, brief) &&
        !pieces.some((piece) => piece.figure === figure || isHeld(figure, piece.figure))
      ) {
        const { at: _, several: __, size, ...own } = one
        // A little girl is no small picture.
        const sized = size && !(size === 'small' && PEOPLE.includes(classOf(figure))) ? { size } : {}
        pieces.push({ ...own, ...(i === 0 && { ...rest(one) }), ...sized, figure })
      }
  return pieces
}

/** Of what stands for a subject so many are tried: the first that can be drawn leads. */
const TRIED = 3
/** What goes with it is at least so sure, and there is so much of it at most. */
const COMPANY = { sure: 0.7, most: 2 } as const

/** What stands beside things of a class without raising a question. */
const BESIDE: Partial<Record<FigureClass, readonly FigureClass[]>> = {
  food: ['food', 'drink'],
  drink: ['food', 'drink'],
  'sea-life': ['food'],
  plant: ['plant', 'home'],
  garment: ['garment'],
  home: ['home', 'plant', 'drink'],
  study: ['study', 'object'],
  music: ['music'],
  sport: ['sport'],
  festive: ['festive', 'plant', 'food'],
}

/** Kinds with room for people. */
const SHEETS: readonly Brief['kind'][] = ['poster', 'banner']

/** Somebody at what the prompt is about, where it is about something that people do; `near`: in what it says before all else. */
function doingOf(brief: Brief, near: boolean): Piece[] {
  if (!SHEETS.includes(brief.kind)) return []
  const { about } = brief.subject
  // A name says nothing of what is done, nor does a text that is only set.
  const told = toldIn(brief)
  const topics = brief.purpose?.topics.map(({ title }) => title) ?? []
  const said = near ? [about === brief.brand ? '' : about, ...topics, toldFirst(brief)] : [told]
  const figure = said.map(activityIn).find((one) => one !== undefined)
  if (!figure || refuses(brief, figure)) return []
  return [{ thing: about || figure, words: about || figure, figure }]
}

/** 'A birthday, dinosaur theme': what it is dressed in, before what people do there. */
const themeOf = (brief: Brief): Piece[] => {
  const flag = flagOf(toldIn(brief))
  if (flag && !refuses(brief, flag)) return [{ thing: 'flag', words: 'flag', figure: flag }]
  return drawn(
    brief,
    brief.subject.objects.filter((thing) => isTheme(brief, thing)).map((thing) => ({ thing, words: thing })),
  )
}

/** What the subject is known by: a thing, and others of its trade that stand well beside it. */
function aboutOf(brief: Brief): Piece[] {
  const { objects, sure = [] } = brief.subject
  const about = objects.slice(0, TRIED).map((thing): Depiction => ({ thing, words: thing }))
  const named = namedIn(brief)
  const [found = drawn(brief, about)[0], ...beside] = named
  const sort = found && sortIn(found.figure, toldIn(brief))
  const lead = found && sort ? { ...found, figure: sort } : found
  if (!lead) return []
  return [
    lead,
    ...(beside.length > 0
      ? beside.filter((one) => !dwarfed(one, lead)).slice(0, COMPANY.most)
      : companyOf(brief, lead, sure)),
  ]
}

/** Things by which a topic itself may be called: nobody launches a rocket for a book. */
const TANGIBLE: readonly FigureClass[] = ['food', 'drink', 'animal', 'sea-life', 'plant', 'garment', 'home', 'vehicle']

/** The things of the first topic as it is called: 'beer and hot dogs'. */
function namedIn(brief: Brief): Piece[] {
  const [topic] = brief.purpose?.topics ?? []
  const names = topic && topic.form !== 'business' ? topic.title.split(/,| and | & | with /u) : []
  return drawn(
    brief,
    names.map((name) => topicThing(name.trim(), topic?.form)).map((name) => ({ thing: name, words: name })),
  ).filter(({ figure }) => TANGIBLE.includes(classOf(figure)) && !isPlaceOfTrade(figure))
}

/** A poodle show shows poodles. */
const topicThing = (name: string, form: Topic['form'] | undefined): string =>
  form === 'event' && figureFor(name) === undefined ? name.split(' ').slice(0, -1).join(' ') : name

function companyOf(brief: Brief, { figure, thing }: Piece, sure: readonly number[]): Piece[] {
  const others = brief.subject.objects.filter((other, i) => other !== thing && (sure[i] ?? 0) >= COMPANY.sure)
  const classes = BESIDE[classOf(figure)] ?? []
  return drawn(
    brief,
    others.map((other) => ({ thing: other, words: other })),
  )
    .filter((one) => one.figure !== figure && classes.includes(classOf(one.figure)) && !isPlaceOfTrade(one.figure))
    .filter((one) => isTall(figure) || !isTall(one.figure))
    .slice(0, COMPANY.most)
    .map((one) => ({ ...one, company: true as const }))
}

/** What is as large as people, and what is held in a hand: beside the latter the former would be dolls. */
const ROOMY: readonly FigureClass[] = [...PEOPLE, ...LARGE]
const HANDY: readonly FigureClass[] = ['food', 'drink', 'plant', 'garment', 'study', 'festive', 'object']
const dwarfed = ({ figure }: Piece, { figure: lead }: Piece): boolean =>
  ROOMY.includes(classOf(figure)) && HANDY.includes(classOf(lead)) && !isTall(lead)

/** What is part of another drawing: not shown beside it once more. */
const WITHIN: Readonly<Record<string, readonly string[]>> = {
  'hands-holding-heart': ['red-heart', 'open-hands', 'palms-up-together', 'two-hearts'],
  parrot: ['bird'],
  eagle: ['bird'],
  owl: ['bird'],
  flamingo: ['bird'],
  peacock: ['bird'],
  penguin: ['bird'],
  'burger-meal': ['hamburger', 'french-fries', 'cup-with-straw'],
  'seafood-platter': ['lobster', 'shrimp', 'lemon-slice', 'crab', 'oyster', 'fish'],
  'people-father': ['people-man', 'people-child', 'people-person'],
  'people-mother': ['people-woman', 'people-child', 'people-person'],
  'people-family': [
    'people-child',
    'people-man',
    'people-woman',
    'people-father',
    'people-mother',
    'house-with-garden',
  ],
  bouquet: ['blossom', 'tulip', 'rose'],
  'autumn-leaves': ['fallen-leaf', 'maple-leaf', 'herb'],
  meal: ['fork-and-knife', 'fork-and-knife-with-plate', 'carrot', 'pot-of-food'],
  glassware: ['wine-glass', 'tumbler-glass', 'champagne-flutes'],
  'coin-stacks': ['coin'],
  balloons: ['balloon'],
  'beer-mug': ['clinking-beer-mugs'],
  spaghetti: ['fork-and-knife'],
}

/** What the prompt wants to be seen; where it names nothing that can be drawn, what its subject is known by. */
export const piecesOf = (brief: Brief): Piece[] =>
  memo(known, brief, () => {
    const all = found(brief)
    const [lead, ...others] = all.filter(
      ({ figure }) => !all.some((other) => WITHIN[plainName(other.figure)]?.includes(plainName(figure))),
    )
    // A bouquet that holds the rose leads in its place.
    return lead ? [leading(lead), ...others] : []
  })

const leading = ({ company: _, ...piece }: Piece): Piece => piece

/** Whether a view leads: where nothing else was named, or what was is small before it. */
function leads(view: View, things: readonly Piece[], brief: Brief): boolean {
  // Where a feast or a thing is what it is about, the place is only where.
  if (things.length === 0) return view.asked || !(brief.purpose?.occasion || namedIn(brief).length > 0)
  return view.asked && things.every(({ size }) => size === 'small')
}

/** What a trade may be called after: a cattle farm is no view of a farm. */
const RAISED: readonly FigureClass[] = ['food', 'drink', 'animal', 'sea-life']
function isTrade({ words }: View, brief: Brief): boolean {
  const figure = figureFor(wordBefore(brief, words))
  return figure !== undefined && RAISED.includes(classOf(figure))
}

/** What a view shows of itself, unless it was told to be something of its own. */
const SCENIC: readonly FigureClass[] = ['place', 'sky', 'space']
const isShownBy = ({ thing, figure }: Piece, view: View, leading: boolean): boolean =>
  isWithin(thing, view) && !figure.includes('~') && (leading || SCENIC.includes(classOf(figure)))

/** A view as what leads, where and as large as the prompt says. */
function viewPiece(view: View, depictions: readonly Depiction[]): Piece {
  const shown = depictions.filter(({ thing }) => isWithin(thing, view))
  const size = shown.find((one) => one.size)?.size
  const at = shown.find((one) => one.at)?.at
  const words = shown.find((one) => one.words.includes(view.words))?.words ?? shown[0]?.words ?? view.words
  return { thing: view.words, words, ...(size && { size }), ...(at && { at }), figure: figureOfView(view) }
}

function found(brief: Brief): Piece[] {
  const depictions = brief.depictions ?? []
  const sorted = depictions.toSorted((a, b) => weight(b) - weight(a))
  const said = drawn(
    brief,
    sorted.filter(({ backdrop }) => !backdrop),
  ).slice(0, MOST)
  // A shop, a home is where it happens: what is sold there is shown. A dish gives way to one that has a name, not to who eats it.
  const named = said.some(({ figure }) => !isPlaceOfTrade(figure) && !PEOPLE.includes(classOf(figure)))
  const inPassing = ({ figure, size, at }: Piece) =>
    isPlaceOfTrade(figure) && !size && !at && (named || classOf(figure) !== 'food')
  const things = said.filter((one) => !inPassing(one))
  const seen = viewOf(brief)
  // Somebody drew it, with all that is in it.
  const isDrawn = depictions.some(
    ({ lent, thing }) => lent !== undefined && seen !== undefined && isWithin(thing, seen),
  )
  const view = seen && !isDrawn && !isTrade(seen, brief) ? seen : undefined
  const before = view ? things.filter((one) => !isShownBy(one, view, true)) : things
  if (view && leads(view, before, brief)) return [viewPiece(view, depictions), ...before]
  const apart = view ? things.filter((one) => !isShownBy(one, view, false)) : things
  // What was asked for is shown without what nobody asked for.
  const [first, ...others] = apart
  if (first) return [first, ...others.filter((one) => one.at !== undefined || !dwarfed(one, first))]
  const theme = themeOf(brief)
  const about = [() => theme, () => doingOf(brief, true), () => aboutOf(brief), () => doingOf(brief, false)]
  for (const some of about) {
    const pieces = some()
    if (pieces.length > 0) return pieces
  }
  return said.length > 0 ? said : drawn(brief, sorted).slice(0, 1)
}

/** Whether what the brief wants to be seen can be shown, in part at least. */
export const isPictured = (brief: Brief): boolean => !brief.picture && piecesOf(brief).length > 0

/** Whether the prompt itself names a thing to be seen that can be drawn. */
export const isAsked = (brief: Brief): boolean =>
  piecesOf(brief).some(({ words }) => brief.depictions?.some((one) => one.words === words))
