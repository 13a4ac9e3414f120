/** The pictograms of a brief's subject: what it shows, what it is about, what its name says, and at last its industry. */
import { nth } from '../base/items.ts'
import { memo } from '../base/memo.ts'
import { TONES } from '../base/tones.ts'
import type { Brief, Industry } from '../brief/types.ts'
import { CONCEPTS } from '../imagery/concepts.ts'
import { drawingsOf, nameWords } from '../imagery/drawings-of.ts'
import { showsRefused } from '../imagery/refused.ts'
import type { Pictograms } from '../imagery/types.ts'
import { isEmptyWord, isSortWord, tokens } from '../imagery/words.ts'
import { AUDIENCES, FOR_CHILDREN, GROWN_UP, INDUSTRY_WORDS, PLACES, QUALITIES, STOPS } from './subject-words.ts'

const COUNT = 12

/** Quiet forms that claim nothing, for subjects that cannot be drawn. */
const ABSTRACT = [
  'ph:circles-three-fill',
  'ph:asterisk-fill',
  'ph:hexagon-fill',
  'ph:circle-half-fill',
  'ph:diamonds-four-fill',
  'ph:polygon-fill',
]

/** Whether a pictogram is one of those that claim nothing: seen large, it would ask a question. */
export const isAbstract = (name: string): boolean => ABSTRACT.includes(name)

/** Commands whose verb is a thing elsewhere: 'book at …', 'ring us', 'watch now'. */
const COMMANDS =
  /\b(?:book|ring|watch|park|fish|train|plant|light|file|ship|fly|post|drop|swing|pen)(?= (?:at|now|by|via|on|in|online|here|today|early|direct|ahead|us|your|a (?:table|demo|place|seat|room|tour|call)|free|it|with)\b)/gi

/** Words that are another thing beside their neighbour: 'hiking gear' is no cog, a 'dog trainer' no shoe, 'wood-fired' no tree. */
const OTHER_SENSES: [RegExp, string][] = [
  [
    /\b((?:hik|camp|climb|fish|rid|runn|box|div|surf)ing|outdoors?|sports?|travel|winter|rain|ski|baby|camera|safety)[ -]gear\b/gi,
    '$1',
  ],
  [/\bpersonal[ -]trainers?\b/gi, 'fitness'],
  // Shoes are trainers in pairs, or when somebody runs in them.
  [/\b(?!(?:an?|the|my|our|running|white|leather|high|court|retro)\b)([\p{L}-]{3,})[ -]trainer\b/giu, '$1'],
  [/\b(dog|puppy|horse|pet|voice|fitness|corporate|language) trainers\b/gi, '$1'],
  [/\b(wood|coal|charcoal)[ -]?(?:fired|burning)\b/gi, 'flame'],
  [/\b(?:stand[ -]?up|standing) (?:comedy|comedian)\b/gi, 'comedy'],
]
const inPlainSense = (text: string): string =>
  OTHER_SENSES.reduce((plain, [words, sense]) => plain.replace(words, sense), text)

type Said = Pick<Brief, 'subject' | 'prompt' | 'brand' | 'colours'>

/** Things that the prompt names outside its name; the reader adds what a trade usually shows, which is not said. */
export function saidObjects({ subject, prompt, brand, colours }: Said): string[] {
  const said = new Set(tokens(inPlainSense(brand ? prompt.replaceAll(brand, ' ') : prompt).replace(COMMANDS, ' ')))
  const things = subject.objects.filter((thing) => tokens(thing).every((word) => said.has(word)))
  // A dog's head is drawn as a dog: sets have people's heads only.
  const isOwned = (part: string) =>
    things.some((whole) => whole !== part && new RegExp(`\\b${whole}(?:['’]s)? ${part}s?\\b`, 'i').test(prompt))
  // A bowl of noodles is drawn as noodles; so is a noodle bowl.
  const isFilled = (thing: string) =>
    things.some(
      (inside) =>
        inside !== thing &&
        (new RegExp(`\\b${thing}s? of (?:[a-z]+ )?${inside}`, 'i').test(prompt) ||
          (VESSELS.has(thing) && new RegExp(`\\b${inside} ${thing}s?\\b`, 'i').test(prompt))),
    )
  // A paw print is one thing, not a paw as well.
  const isPartOf = (thing: string) =>
    things.some((whole) => whole !== thing && tokens(thing).every((word) => tokens(whole).includes(word)))
  // 'Blue and orange' is no fruit; 'half an orange' is.
  const isColour = (thing: string) =>
    colours.some(({ words }) => words.toLowerCase() === thing) &&
    !new RegExp(`\\b(?:an?|of|some|fresh) ${thing}s?\\b(?=[,.;!]|$)`, 'im').test(prompt)
  // 'On a honeycomb background': what is to be seen is something else.
  const isGround = (thing: string) =>
    things.length > 1 && new RegExp(`\\b${thing}s?[ -](?:\\w+ )?(?:${GROUNDS})\\b`, 'i').test(prompt)
  // A piece, a slice is one of something.
  const isSome = (thing: string) => SOME.has(thing) && things.length > 1
  return things.filter(
    (thing) =>
      !isSome(thing) &&
      !isGround(thing) &&
      !isColour(thing) &&
      !(BODY.has(thing) && isOwned(thing)) &&
      !isFilled(thing) &&
      !isPartOf(thing),
  )
}
const GROUNDS = 'background|backdrop|pattern|texture|border|frame|wallpaper'
const SOME = new Set('piece slice chunk bunch pile stack pair set part group row'.split(' '))
const VESSELS = new Set('bowl cup mug glass bottle jar pot plate box bag basket can'.split(' '))
const BODY = new Set('head face eye paw tail wing claw beak horn skull body portrait key'.split(' '))

type Asking = Said & Pick<Brief, 'placements'>
const asking = new WeakMap<Asking, readonly string[]>()

/** Things that a prompt asks to see in so many words: 'a wrench icon', 'with a fox', 'an anchor above the name'. Every archetype asks. */
export const askedObjects = (brief: Asking): readonly string[] => memo(asking, brief, () => findAsked(brief))

function findAsked(brief: Asking): string[] {
  const { subject, brand } = brief
  const prompt = brief.prompt.toLowerCase()
  // A mascot is what the name says.
  if (brand && /\bmascot\b/.test(prompt)) {
    const named = thingsInName(subject.objects, brand)
    if (named.length > 0) return named
  }
  const said = saidObjects(brief)
  const stands = (before: string, thing: string, after = '') => {
    const noun = thing.replace(/[^\p{L}\p{N}]+/gu, '.')
    return new RegExp(`${before}\\b${noun}(?:s|es)?\\b${after}`, 'u').test(prompt)
  }
  // 'Ember & Oak, a steakhouse': what it is, not what is to be seen.
  const trade = tokens(subject.about)
  const isTrade = (thing: string) => tokens(thing).every((word) => trade.includes(word)) || isApposed(thing)
  // 'Q, a browser': so is what a name is said to be.
  const named = brand?.toLowerCase()
  const isApposed = (thing: string) =>
    named !== undefined &&
    new RegExp(`^["'”’»]?, (?:an? |the )(?:[\\p{L}-]+ )?${thing}\\b`, 'u').test(
      prompt.slice(prompt.indexOf(named) + named.length),
    )
  const asked = said.filter(
    (thing) =>
      stands(`\\b(?:${SHOWING}) (?:[\\p{L}-]+ ){0,3}?`, thing) ||
      stands('', thing, ` (?:${PICTURES})\\b`) ||
      // '…, a suitcase'
      (!isTrade(thing) && stands(', (?:an? |the )?', thing, '(?=[,.;]|$)')),
  )
  const isPicture = ({ target }: Brief['placements'][number]) => PICTURE_ROLES.includes(target)
  if (asked.length === 0 && brief.placements.some(isPicture)) return said.slice(0, 1)
  // 'A book and a coffee cup': what is joined to one of them is asked for, too.
  return asked.length === 0
    ? []
    : said.filter(
        (thing) =>
          asked.includes(thing) || (!isTrade(thing) && stands('(?:and|&|,) (?:an? |the )?(?:[\\p{L}-]+ )?', thing)),
      )
}

const PICTURE_ROLES: readonly string[] = ['icon', 'mark', 'illustration']
const SHOWING = 'with|of|showing|featuring|using|including|incorporating|depicting|about'
const PICTURES =
  'icon|logo|symbol|mark|silhouette|mascot|emblem|illustration|pictogram|motif|themed?|drawing(?! (?:apps?|class(?:es)?|school|club|course|lessons?|studio|tool)\\b)'

const SOFTWARE = /(?<=\S) (?:mobile |web |phone )?(?:apps?|applications?|software|platform|websites?|tool)$/i

/** 'A lecture on bees' is about bees. */
const OCCASION_ON =
  /\b(?:lectures?|talks?|seminars?|workshops?|class(?:es)?|courses?|exhibitions?|documentary|webinars?|conferences?|evenings?|debates?|lessons?|campaigns?|posters?|flyers?) (?:on|about|in) (.+)$/i
const OCCASION =
  /^(?:(?:grand|re-?|our|the|big) ?)*(?:opening|open|anniversary|launch|sale|clearance|relaunch|closing)(?: (?:day|night|event|party|house|sale|weekend|week))?$/i

/** What a trade's phrase stands in, its name apart: the words before it ('lighthouse inn') and where it is or what it sells ('on the coast'). */
function clauseOf({ subject: { about }, prompt, brand }: Brief): { near: string; after: string } {
  const text = brand ? prompt.replaceAll(brand, ' | ') : prompt
  const start = about ? text.toLowerCase().indexOf(about.toLowerCase()) : -1
  if (start < 0) return { near: about, after: '' }
  const before = text.slice(0, start).match(/(?:[\p{L}-]+ ){0,3}$/u)?.[0] ?? ''
  const words = before.trim().split(' ').filter(Boolean)
  const from = words.findLastIndex((word) => STOPS.has(word.toLowerCase())) + 1
  const [, after = ''] =
    text.slice(start + about.length).match(/^ (?:on|in|of|selling|near|by) ((?:[\p{L}-]+ ?){1,4})/u) ?? []
  // 'A flashlight app' shows a flashlight, no code.
  return { near: [...words.slice(from), about].join(' ').replace(SOFTWARE, ''), after }
}

/** Kinds whose picture may be what the name says: a marten for Marten Bikes. */
const NAMED_KINDS: Brief['kind'][] = ['logo', 'icon', 'business-card']

/** Path commands from which a drawing is too fine to be a mark. */
const FINE = 80
/** Drawings of one thing: those that hold when small before fine ones. What shows something else keeps its place. */
function plainFirst(names: string[], pictograms: Pictograms): string[] {
  const isFine = (name: string) =>
    pictograms.get(name).shapes.reduce((sum, { d }) => sum + (d.match(/[a-df-z]/gi)?.length ?? 0), 0) > FINE
  const isAlike = (a: string, b: string) => nameWords(a).some((word) => word !== 'fill' && nameWords(b).includes(word))
  const rest = [...names]
  const ordered: string[] = []
  while (rest.length > 0) {
    const first = nth(rest, 0)
    const plain = isFine(first) ? rest.find((name) => isAlike(name, first) && !isFine(name)) : undefined
    ordered.push(...rest.splice(rest.indexOf(plain ?? first), 1))
  }
  return ordered
}

/** One of each in turn, so that all that is named comes early. */
function inTurns(lists: string[][]): string[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list.slice(place, place + 1))).flat()
}

const isColourWord = ({ colours }: Brief, word: string): boolean =>
  colours.some(({ words }) => tokens(words).includes(word))

/** Trades whose words, not their tools, are to be seen. */
const TELLING: readonly Industry[] = ['travel', 'outdoors', 'event', 'general', 'community']
const SHORT = 32
/** What the headline and what explains it name, as far as there are concepts for it; words of two and three first. */
function toldThings({ copy, kind }: Brief): string[] {
  if (NAMED_KINDS.includes(kind)) return []
  const told = copy.filter(({ role, text }) => (role === 'subhead' || role === 'headline') && text.length <= SHORT)
  const words = told.map(({ text }) => tokens(text))
  const runs = [3, 2, 1].flatMap((length) =>
    words.flatMap((list) => list.map((_, start) => list.slice(start, start + length).join(' '))),
  )
  return [...new Set(runs)].filter(
    (run) => !isSortWord(run) && !isEmptyWord(run) && !STOPS.has(run) && CONCEPTS.has(run),
  )
}

type Find = (words: string[], count?: number) => string[]

/** What joins two things in a pictogram's name, or tells no more than how it is drawn. */
const JOINS = new Set('behind and with of in on over fill filled bold duotone'.split(' '))
/** How the plainest sets name a drawing. */
const PLAIN_NAMES = ['ph:*-fill', 'tabler:*-filled', 'lucide:*'] as const
/** Two things in one drawing, where a set has it: a sun behind a cloud is 'cloud-sun', neither alone. */
function drawnTogether(asked: readonly string[], find: Find, pictograms: Pictograms): string[] {
  if (asked.length !== 2) return []
  const words = asked.flatMap(tokens)
  const orders = [asked, asked.toReversed()].map((things) => things.flatMap(tokens))
  const plain = PLAIN_NAMES.flatMap((name) => orders.map((order) => name.replace('*', order.join('-')))).filter(
    pictograms.has,
  )
  const found = find([asked.join(' ')], COUNT * 2).filter((name) => {
    const parts = nameWords(name).filter((part) => !JOINS.has(part))
    return parts.length === words.length && words.every((word) => parts.includes(word))
  })
  // The finest set draws scenes: it is for what no other has.
  return [...new Set([...plain, ...found.filter((name) => plain.length === 0 || !name.startsWith('game-icons:'))])]
}

/** What is asked for outright; of an icon, whatever its prompt names and can be drawn by that name. */
function outrightNames(brief: Brief, find: Find, pictograms: Pictograms): string[] {
  const outright = NAMED_KINDS.includes(brief.kind) ? askedObjects(brief) : []
  const isDrawn = (thing: string) => drawingsOf(thing, find([thing])).length > 0
  const asked = outright.length === 0 && brief.kind === 'icon' ? saidObjects(brief).filter(isDrawn) : outright
  const together = drawnTogether(asked, find, pictograms)
  if (together.length > 0) return together
  return inTurns(
    asked.map((thing) => {
      const names = find([thing])
      return [...names.slice(0, 1), ...drawingsOf(thing, names)]
    }),
  )
}

/** What the prompt names: a cat before what goes with it, its paw. */
const saidNames = (said: string[], find: Find): string[] =>
  inTurns(
    said.map((thing) => {
      const names = find([thing], 4)
      return [...new Set([...names.slice(0, 1), ...drawingsOf(thing, names), ...names.slice(0, 3)])]
    }),
  )

/** How something is to look, and what sort of mark it is to be: no things. */
const MOODS: ReadonlySet<string> = new Set([
  ...TONES,
  ...'badge emblem crest seal monogram mascot wordmark symbol mark lettermark youth est established founded since'.split(
    ' ',
  ),
])

/** Whether a word is a proper noun of a text: capital inside a sentence, in a text whose words are mostly small. 'Portland' is no port. */
function properIn(text: string): (word: string) => boolean {
  const words = text.match(/\p{L}+/gu) ?? []
  const capitals = words.slice(1).filter((word) => /^\p{Lu}/u.test(word))
  if (capitals.length * 2 > words.length) return () => false
  const proper = new Set(
    [...text.matchAll(/(?<=[\p{Ll}\p{N},]\s+)\p{Lu}\p{Ll}{2,}/gu)].map(([word]) => word.toLowerCase()),
  )
  const small = new Set(words.filter((word) => /^\p{Ll}/u.test(word)))
  return (word) => proper.has(word) && !small.has(word)
}

/** The words that tell the trade, what follows them, and all that the prompt says outside quotes. */
function tradeOf(brief: Brief): { trade: string[]; near: string; after: string; rest: string[] } {
  const { near, after } = clauseOf(brief)
  const unquoted = brief.copy.reduce((text, copy) => text.replace(copy.text, ' '), brief.prompt)
  const isProper = properIn(unquoted)
  const rest = tokens(inPlainSense(unquoted)).filter(
    (word) => !STOPS.has(word) && !MOODS.has(word) && !isColourWord(brief, word) && !isProper(word),
  )
  const isForWhom = (word: string) => AUDIENCES.has(word)
  const things = rest.filter((word) => !isForWhom(word))
  // A trade without a name is what is said beside the company's; so is what is 'for kids'.
  const isNamed = near !== '' && (things.length === 0 || !tokens(near).every(isForWhom))
  const beside = brief.brand || near ? (things.length > 0 ? things : rest) : []
  return { trade: isNamed ? [inPlainSense(near.match(OCCASION_ON)?.[1] ?? near)] : beside, near, after, rest }
}

/** Which of the things of its trade a name speaks of: 'Wayfarer Yacht Tours'. */
function toolsInName(brand: string, objects: string[], find: Find): string[] {
  const usual = new Set(objects.flatMap((thing) => find([thing])))
  return find([inPlainSense(brand)])
    .filter((name) => usual.has(name))
    .slice(0, 2)
}

/** What shows the subject where nothing is asked for outright, best first. */
function* suggestions(brief: Brief, find: Find): Generator<string[]> {
  const { subject, brand, kind } = brief
  const said = kind === 'icon' ? [] : saidObjects(brief)
  yield saidNames(said, find)
  // Where no thing is named, what people are told of a journey or an occasion shows it: 'northern lights', 'trams and tiles'.
  if (said.length === 0 && TELLING.includes(subject.industry))
    yield inTurns(toldThings(brief).map((thing) => find([thing], 2)))
  const { trade, near, after } = tradeOf(brief)
  const about = [...find(trade), ...(after ? find([inPlainSense(after)], 2) : [])]
  // Where nothing says what it is about, its name may.
  if (!near && brand && subject.objects.length === 0) yield find([brand], 4)
  // An occasion of a trade shows the trade, not the door that is opened.
  if (OCCASION.test(subject.about) && subject.industry !== 'event') yield find(subject.objects, 4)
  const ownName = NAMED_KINDS.includes(kind) ? brand : undefined
  // A name that can be drawn makes a mark of its own, beside what the business does.
  yield inTurns([about.slice(0, 2), ownName ? find(thingsInName(subject.objects, ownName), 2) : []])
  yield about
  // Where nothing but a name is given, it may tell.
  if (ownName && trade.length === 0) yield toolsInName(ownName, subject.objects, find)
  yield find(unsaidObjects(brief, said))
  yield find(brand ? [brand] : [])
  yield find(INDUSTRY_WORDS[subject.industry])
}

const known = new WeakMap<Brief['subject'], { of: string; names: readonly string[] }>()

/** Best first; never empty. Drafts of one brief differ in words that were written for them, not in what they are about. */
export function subjectPictograms(brief: Brief, pictograms: Pictograms): string[] {
  const { subject, kind, brand, prompt, placements, colours } = brief
  const given = brief.copy.flatMap(({ source, text }) => (source === 'given' ? [text] : []))
  const of = JSON.stringify([kind, brand, prompt, placements, colours, given])
  const before = known.get(subject)
  if (before?.of === of) return [...before.names]
  const names = findPictograms(brief, pictograms)
  known.set(subject, { of, names })
  return [...names]
}

function findPictograms(brief: Brief, pictograms: Pictograms): string[] {
  const ofName = NAMED_KINDS.includes(brief.kind)
  const find: Find = (words, count = COUNT) => {
    const names = words.length > 0 ? pictograms.find(words, { count }) : []
    return ofName ? plainFirst(names, pictograms) : names
  }
  const found = new Set<string>()
  const isForChildren = FOR_CHILDREN.test(brief.prompt)
  const isUnfit = (name: string) => (isForChildren && GROWN_UP.test(name)) || showsRefused(brief, [name])
  const add = (names: string[]) => {
    for (const name of names) if (found.size < COUNT && !isUnfit(name)) found.add(name)
  }
  // What is asked for outright is shown, and nothing else in its place.
  add(outrightNames(brief, find, pictograms))
  if (found.size > 0) return [...found]
  for (const names of suggestions(brief, find)) {
    add(names)
    if (found.size >= COUNT) break
  }
  if (found.size === 0) add(find(tradeOf(brief).rest))
  return found.size > 0 ? [...found] : ABSTRACT
}

/** The trade's things, but those that were shown already or that the prompt names in another sense. */
function unsaidObjects({ subject, prompt }: Brief, said: string[]): string[] {
  const plain = tokens(inPlainSense(prompt))
  const isOther = (thing: string) => !plain.includes(thing) && tokens(prompt).includes(thing)
  return subject.objects.filter((thing) => !said.includes(thing) && !isOther(thing))
}

/** What the brief's reader knows as a thing, among the words of a name. */
function thingsInName(objects: string[], brand: string): string[] {
  const words = new Set(tokens(brand))
  return objects.filter(
    (thing) => !PLACES.has(thing) && !QUALITIES.has(thing) && tokens(thing).every((word) => words.has(word)),
  )
}
