/** Families of type: "serif", "use Playfair Display", "another font", "a script for the name". */

import { nth } from '../../base/items.ts'
import { TONES } from '../../base/tones.ts'
import { CATALOGUE, type CatalogueEntry, type FontCategory, fontEntry } from '../../type/catalogue.ts'
import type { Clause } from '../clauses.ts'
import type { Recogniser, State, Step } from '../context.ts'
import { ALIASES, COMMON, FAMILIES, POINTS } from './font-names.ts'
import { choose, setFamily, useOf } from './font-setting.ts'
import { referredDesign } from './references.ts'
import { alreadySo, mayShrink } from './replies.ts'
import { tonesIn } from './tones.ts'

const CATEGORIES: [FontCategory, RegExp][] = [
  ['sans', /\b(?:sans[- ]?serifs?|sans|grotesque?|grotesk)\b/],
  ['slab', /\b(?:slab(?:[- ]?serif)?s?|typewriter|egyptian)\b/],
  ['serif', /\b(?:serifs?|serifed|antiqua|didone|garalde)\b/],
  [
    'script',
    /\b(?:script|cursive|hand ?written|handwriting|hand-written|hand[- ]?lettered(?: style)?|hand[- ]?drawn|brush ?script|graffiti|marker(?: pen)?|calligraph(?:y|ic)|brush|signature)(?: (?:font|type|style))?\b/,
  ],
  ['mono', /\b(?:mono ?spaced?|mono|monospace|code font|coding font)\b/],
  ['condensed', /\b(?:condensed|narrow(?:er)?|compressed|tall font)\b/],
  ['rounded', /\b(?:rounded|round(?:er)?|soft font|bubbly|bubble)(?: (?:font|type|letters|typeface|sans))?\b/],
  ['blackletter', /\b(?:blackletter|black letter|gothic|fraktur|old english)\b/],
  ['display', /\b(?:display font|display typeface|decorative font|fancy font|fun font|funky font)\b/],
]

const TYPE_WORD = /\b(?:fonts?|typefaces?|type ?face|type|typography|lettering|letters|letterforms)\b/

/** "rounded corners", "mono colour", "a paint brush" are no type. */
const NOT_TYPE =
  /\b(?:corners?|buttons?|cards?|photos?|images?|panels?|box(?:es)?|edges?|icon|colou?rs?|shape|border|(?:paint|hair|tooth|make-?up) ?brush(?:es)?)\b/

export const fonts: Recogniser = (clause, state) => mayShrink(font(clause, state))

export const font: Recogniser = (clause, state) => {
  if (/^(?:please )?(?:add|write|insert|say)\b/.test(clause.lower)) return undefined
  return (
    single(clause, state) ??
    borrowed(clause, state) ??
    named(clause, state) ??
    ofCategory(clause, state) ??
    ofMood(clause, state) ??
    another(clause, state)
  )
}

/** "all text in one font": the one that is fit for reading, else the other everywhere. */
function single({ lower, quotes }: Clause, { design }: State): Step | undefined {
  if (
    quotes.length > 0 ||
    !/\b(?:(?:just |only )?(?:one|a single|1)|the same) (?:font|typeface)(?: (?:for|in|on) (?:all|everything|the whole)\b.*| only| everywhere| throughout)?$/.test(
      lower,
    )
  )
    return undefined
  const { display, text } = design.scene.typography
  if (display === text || /\b(?:as|title|name|headline|button)\b/.test(lower)) return undefined
  const family = fontEntry(display).uses === 'both' ? display : text
  return {
    step: 'patch',
    operations: [{ op: 'typography', set: { display: family, text: family } }],
    changes: [{ what: 'Fonts', from: `${display} and ${text}`, to: family, nodes: [] }],
  }
}

function named(clause: Clause, state: State): Step | undefined {
  const { lower, quotes } = clause
  const shown = `${lower} ${quotes.map((quote) => quote.text.toLowerCase()).join(' ')}`
  const pointed = TYPE_WORD.test(lower) || POINTS.test(lower)
  const found = FAMILIES.find(({ family, pattern }) => pattern.test(shown) && (!COMMON.has(family) || pointed))
  if (found) return setFamily(found.family, lower, clause, state)
  const wished = pointed ? ALIASES.find(({ pattern }) => pattern.test(shown)) : undefined
  if (wished) {
    const step = setFamily(wished.family, lower, clause, state)
    if (step.step !== 'patch') return step
    return {
      ...step,
      changes: step.changes.map((change) => ({
        ...change,
        to: `${wished.family}, the closest to ${wished.name} in the library`,
      })),
    }
  }
  const unknown = shown.match(
    /\b(?:use|try|set (?:it )?in|switch to|change (?:the )?(?:font|typeface) to) (?:the )?(?:font )?([a-z][\w ]+?)(?: (?:font|typeface)| for .*| please)?$/,
  )
  const asked = unknown?.[1]
  if (!asked || !TYPE_WORD.test(lower) || describes(asked)) return undefined
  const near = CATALOGUE.filter(
    ({ category }) => category === fontEntry(state.design.scene.typography.display).category,
  ).slice(0, 3)
  return {
    step: 'cannot',
    question: `The font ${asked} is not in the library. Shall I use one that is close?`,
    suggestions: near.map(({ family }) => `use ${family}`),
  }
}

/** Words that describe a font instead of naming one. */
const describes = (words: string) =>
  CATEGORIES.some(([, pattern]) => pattern.test(words)) ||
  /\b(?:an?|other|different|new|bold|thin|light|heavy|bigger|smaller|same|something|more|less|better|another)\b/.test(
    words,
  ) ||
  TONES.some((tone) => words.includes(tone))

function borrowed({ lower }: Clause, state: State): Step | undefined {
  if (!TYPE_WORD.test(lower)) return undefined
  const other = referredDesign(lower, state)
  if (other === undefined) return undefined
  if (other === 'unknown')
    return {
      step: 'cannot',
      question: 'There is no such design here to take the font from. Which font shall I use?',
      suggestions: ['use a serif font', 'use Playfair Display'],
    }
  const { display, text } = other.scene.typography
  const { typography } = state.design.scene
  if (display === typography.display && text === typography.text)
    return alreadySo('Both designs have the same fonts', state)
  return {
    step: 'patch',
    operations: [{ op: 'typography', set: { display, text } }],
    changes: [{ what: 'Fonts', from: typography.display, to: display, nodes: [] }],
  }
}

function ofCategory(clause: Clause, state: State): Step | undefined {
  const { lower } = clause
  const wanted = CATEGORIES.find(([, pattern]) => pattern.test(lower))
  if (!wanted || (NOT_TYPE.test(lower) && !TYPE_WORD.test(lower))) return undefined
  if (clause.quotes.length > 0 && !TYPE_WORD.test(lower)) return undefined
  const negated = /\b(?:no|not|without|less|remove|instead of|drop|lose)\b[^,]*$/.test(
    lower.slice(0, lower.search(wanted[1])),
  )
  const category: FontCategory = negated ? (wanted[0] === 'sans' ? 'serif' : 'sans') : wanted[0]
  const moods = tonesIn(lower)
  return choose(clause, state, (entry) => entry.category === category, moods, category)
}

/** "a more elegant font", "playful typeface" */
function ofMood(clause: Clause, state: State): Step | undefined {
  const { lower } = clause
  const moods = tonesIn(lower)
  const tooMuch = [...lower.matchAll(/\b(?:too|less|not so) ([\w-]+)/g)].flatMap((match) => tonesIn(nth(match, 1)))
  if (!TYPE_WORD.test(lower) || moods.length + tooMuch.length === 0 || /\b(?:bold(?:er)?)\b/.test(lower))
    return undefined
  const wanted = moods.filter((mood) => !tooMuch.includes(mood))
  const suits = (entry: CatalogueEntry) =>
    !tooMuch.some((mood) => entry.moods.includes(mood)) &&
    (wanted.length === 0 || wanted.some((mood) => entry.moods.includes(mood)))
  return choose(clause, state, suits, wanted, wanted[0] ?? `less ${tooMuch[0]}`)
}

/** "with more character" */
const DISTINCT =
  /\b(?:(?:more|some|with|bit of|got|has) (?:character|personality|charm|attitude|flair)|(?:more|something|a) (?:distinctive|unique|special|unusual|interesting|memorable|original|expressive)|less (?:generic|boring|plain|bland|ordinary|standard)|(?:too|so) (?:generic|boring|plain|bland|ordinary|standard|common))\b/

function another(clause: Clause, state: State): Step | undefined {
  const { lower } = clause
  const asked =
    /\b(?:another|different|other|new|change(?: up)?(?: the| its)?|don't (?:like|love)(?: the| this| that)?|hate(?: the| this)?|not (?:a fan of|happy with|keen on|sold on|(?:so |really |very |too |quite |entirely |fully )?(?:sure|convinced) (?:about|of|by))(?: the| this)?|unsure about(?: the| this)?|swap(?: the| out the)?|switch(?: up)?(?: the)?|better|alternative|try)\s+(?:out )?(?:an? )?(?:other |different |new )?(?:[a-z]+(?:'s)? )?(?:fonts?|typefaces?|typography|lettering|type)\b/
  if (TYPE_WORD.test(lower) && DISTINCT.test(lower))
    return choose(
      clause,
      state,
      ({ category }) => !/^(?:sans|mono)$/.test(category),
      ['bold', 'playful'],
      'distinctive',
    )
  if (!asked.test(lower) || clause.degree !== 1) return undefined
  const { category } = fontEntry(
    state.design.scene.typography[useOf(clause, state)] ?? state.design.scene.typography.display,
  )
  const group: FontCategory[] = category === 'sans' || category === 'serif' ? [category] : [category, 'display', 'sans']
  return choose(clause, state, (entry) => group.includes(entry.category), [], 'another font')
}
