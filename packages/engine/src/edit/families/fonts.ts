/** Families of type: "serif", "use Playfair Display", "another font", "a script for the name". */

import type { Tone } from '../../brief/types.ts'
import { TONES } from '../../brief/types.ts'
import type { FontFamily, FontUse, Text } from '../../scene/types.ts'
import {
  CATALOGUE,
  type CatalogueEntry,
  covers,
  type FontCategory,
  fontEntry,
  hasFont,
  writingSystemsOf,
} from '../../type/catalogue.ts'
import type { Clause } from '../clauses.ts'
import type { Recogniser, State, Step } from '../context.ts'
import { textNodes, textsIn } from '../scene-nodes.ts'
import { findTargets, type Target } from '../targets.ts'
import { ALIASES, COMMON, FAMILIES, FOREIGN, POINTS } from './font-names.ts'
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

/** "rounded corners", "mono colour", "brush" of a picture are no type. */
const NOT_TYPE =
  /\b(?:corners?|buttons?|cards?|photos?|images?|panels?|box(?:es)?|edges?|icon|colou?rs?|shape|border)\b/

export const fonts: Recogniser = (clause, state) => mayShrink(font(clause, state))

export const font: Recogniser = (clause, state) => {
  if (/^(?:please )?(?:add|write|insert|say)\b/.test(clause.lower)) return undefined
  return (
    borrowed(clause, state) ??
    named(clause, state) ??
    ofCategory(clause, state) ??
    ofMood(clause, state) ??
    another(clause, state)
  )
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
  const tooMuch = [...lower.matchAll(/\b(?:too|less|not so) ([\w-]+)/g)].flatMap((match) => tonesIn(match[1] as string))
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
    /\b(?:another|different|other|new|change(?: up)?(?: the| its)?|don't (?:like|love)(?: the| this| that)?|hate(?: the| this)?|not (?:a fan of|happy with|keen on|sold on)(?: the| this)?|swap(?: the| out the)?|switch(?: up)?(?: the)?|better|alternative|try)\s+(?:out )?(?:an? )?(?:other |different |new )?(?:[a-z]+(?:'s)? )?(?:fonts?|typefaces?|typography|lettering|type)\b/
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

const useOf = (clause: Clause, state: State): FontUse => {
  const texts = aimedAt(clause, state)
  return texts.length > 0 && texts.every((node) => node.font === 'text') ? 'text' : 'display'
}

/** The texts that the clause names; none where it is about the design's type as such. */
function aimedAt(clause: Clause, state: State): Text[] {
  const { found } = findTargets(clause, state)
  const named = found.filter((target: Target) => target.class === 'text' || target.class === 'part')
  if (named.length > 0)
    return textsIn(
      named.flatMap((target) => target.ids),
      state,
    )
  return state.focus.length > 0 && found.every((target) => target.class === 'all-text')
    ? textsIn(state.focus, state)
    : []
}

/** The family of that sort that fits best: what the letters need, what the direction wants, and not what is there. */
function choose(
  clause: Clause,
  state: State,
  allows: (entry: CatalogueEntry) => boolean,
  moods: Tone[],
  what: string,
  tried: FontFamily[] = [],
): Step {
  const use = useOf(clause, state)
  // A single line may be set in what would be no running text.
  const named = aimedAt(clause, state).length > 0 && aimedAt(clause, state).length < 4
  const { typography } = state.design.scene
  const current = typography[use] ?? typography.display
  const systems = [
    ...new Set(
      textNodes(state)
        .filter((node) => node.font === use)
        .flatMap((node) => writingSystemsOf(node.text)),
    ),
  ]
  const wished: Tone[] = [...moods, ...state.design.brief.style.tones]
  // A family made for another script is nobody's choice for Latin letters alone.
  const foreign = (entry: CatalogueEntry) =>
    FOREIGN.test(entry.family) && !systems.some((system) => !/latin|vietnamese/.test(system))
  const reads = (entry: CatalogueEntry) => (use === 'text' && !named ? entry.uses !== 'display' : true)
  const fitting = CATALOGUE.filter(
    (entry) =>
      allows(entry) &&
      entry.family !== current &&
      !tried.includes(entry.family) &&
      !foreign(entry) &&
      reads(entry) &&
      covers(entry.family, systems) &&
      !entry.caps,
  )
  if (fitting.length === 0)
    return {
      step: 'cannot',
      question: `The library has no ${what} font with the letters of this design. Shall I use another one?`,
      suggestions: ['use a serif font', 'another font'],
    }
  const score = (entry: CatalogueEntry) =>
    moods.filter((mood) => entry.moods.includes(mood)).length * 3 +
    wished.filter((tone) => entry.moods.includes(tone)).length
  const best = Math.max(...fitting.map(score))
  const family = state.random.pick(fitting.filter((entry) => score(entry) >= best - (moods.length > 0 ? 0 : 1))).family
  const step = setFamily(family, clause.lower, clause, state)
  // Where this one has no room, the next that fits may have; the last is set smaller.
  const next = () => mayShrink(choose(clause, state, allows, moods, what, [...tried, family]))
  return step.step === 'patch' && tried.length < 2 ? { ...step, weaker: next } : step
}

/**
 * A use of type gets another family; named texts of a use that others share get the use whose family that already is,
 * or else the third voice, so that their neighbours stay.
 */
function setFamily(family: FontFamily, lower: string, clause: Clause, state: State): Step {
  const { scene } = state.design
  const { typography } = scene
  if (!hasFont(family)) return alreadySo(`${family} is not in the library`, state)
  const texts = aimedAt(clause, state)
  const everywhere = /\b(?:everything|everywhere|all (?:the )?(?:text|fonts|type)|whole|throughout|both)\b/.test(lower)
  const body = /\b(?:body|small|running|paragraphs?|(?:the )?rest|everything else|other text)\b/.test(lower)
  if (texts.length > 0 && !everywhere && !body) {
    const uses = new Set(texts.map((node) => node.font))
    const [use] = uses
    const shared = textNodes(state).some((node) => uses.has(node.font) && !texts.includes(node))
    if (use && uses.size === 1 && !shared) return patched(use, family, state)
    const free = (['display', 'text', 'accent'] as const).find((other) => typography[other] === family)
    const unused = typography.accent === undefined || textNodes(state).every((node) => node.font !== 'accent')
    const voice: FontUse | undefined = free ?? (unused ? 'accent' : undefined)
    if (voice === undefined) return patched(use ?? 'display', family, state)
    const nodes = texts.filter((node) => node.font !== voice)
    if (nodes.length === 0) return alreadySo(`It is set in ${family} already`, state)
    return {
      step: 'patch',
      operations: [
        ...(free ? [] : [{ op: 'typography' as const, set: { accent: family } }]),
        ...nodes.map((node) => ({ op: 'set' as const, id: node.id, set: { font: voice } })),
      ],
      changes: [
        {
          what: 'Font',
          from: typography[texts[0]?.font ?? 'display'] ?? typography.display,
          to: family,
          nodes: nodes.map(({ id }) => id),
        },
      ],
    }
  }
  if (
    everywhere &&
    fontEntry(family).uses === 'both' &&
    (typography.display !== family || typography.text !== family)
  ) {
    return {
      step: 'patch',
      operations: [{ op: 'typography', set: { display: family, text: family } }],
      changes: [{ what: 'Fonts', from: typography.display, to: family, nodes: [] }],
    }
  }
  return patched(body ? 'text' : leadingUse(state), family, state)
}

/** The use of the largest text: what an onlooker takes for the design's font. */
function leadingUse(state: State): FontUse {
  const [largest] = textNodes(state).toSorted((a, b) => b.size - a.size)
  return largest?.font ?? 'display'
}

function patched(use: FontUse, family: FontFamily, state: State): Step {
  const { typography } = state.design.scene
  const before = typography[use] ?? typography.display
  if (before === family) return alreadySo(`It is set in ${family} already`, state)
  const nodes = textNodes(state).filter((node) => node.font === use)
  return {
    step: 'patch',
    operations: [{ op: 'typography', set: { [use]: family } }],
    changes: [{ what: 'Font', from: before, to: family, nodes: nodes.map(({ id }) => id) }],
  }
}
