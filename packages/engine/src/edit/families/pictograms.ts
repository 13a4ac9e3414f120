/** Another pictogram: "use a cup instead of the bean", "change the icon to a lighthouse", "another icon", "add an icon". */
import { nth } from '../../base/items.ts'
import type { Pictogram } from '../../scene/types.ts'
import { places } from '../../scene/walk.ts'
import type { Clause } from '../clauses.ts'
import type { Recogniser, State, Step } from '../context.ts'
import { findMentions } from '../nouns.ts'
import { textNodes } from '../scene-nodes.ts'
import type { Operation } from '../types.ts'
import { ICON, iconWords, leading, nouns, pictured, redraw, singular } from './drawing.ts'
import { addPicture } from './picture-add.ts'

const DRAWN = new RegExp(`^(?:the |this |that |current |first |leading |main )*${ICON}$`)
const PATTERNS: RegExp[] = [
  /\b(?:change|replace|swap|switch|turn|make|update)\s+(?:out )?(?:the |this |that |its |my |our )?(?<old>.+?)\s+(?:to|with|into|for|by)\s+(?:be )?(?:a picture of |an? icon of |an? image of )?(?<wanted>.+)$/,
  /\b(?:use|try|put|show|have|want|prefer|draw|with|add|like|get)\s+(?<wanted>.+?)\s+(?:instead of|rather than|in place of|and not)\s+(?:the |this |that |an? )?(?<old>.+)$/,
  new RegExp(
    `\\b(?:use|try|put|show|have|want|prefer|draw|like|get)\\s+(?<wanted>.+?)\\s+(?:as|for)\\s+(?:the |its |an? |my |our )?(?<old>${ICON})$`,
  ),
  new RegExp(
    `^(?:the |its )?(?<old>${ICON})(?:\\s*:|\\s+(?:should|could|must|needs to|to))\\s+(?:be |show |become |look like )?(?<wanted>.+)$`,
  ),
  /^(?:the |my |our )(?<old>.+?)\s+(?:should|could|must) (?:be|become)\s+(?<wanted>an? .+)$/,
  /^(?<wanted>.+?)\s+(?:instead of|rather than|in place of|in lieu of)\s+(?:the |this |that |an? )?(?<old>.+)$/,
  /^(?<wanted>(?:an? |some )?[\p{L} -]+?),? (?:and )?not (?:an? |the |this |that )?(?<old>[\p{L} -]+)$/u,
  new RegExp(`\\b(?:use|try|show|draw|put|get|make it|want|prefer|have)\\s+(?<wanted>(?:an? )?.+?)\\s+${ICON}$`),
  /\b(?:use|show|draw|try|put)\s+(?<wanted>an? .+?)(?:\s+instead)$/,
]
const OTHER = new RegExp(
  `\\b(?:(?:an?)?other|different|new|better|change(?: up)?(?: the)?|don't (?:like|love)(?: the| this)?|hate(?: the| this)?|swap(?: out)?(?: the)?|alternative|replace the)\\s+(?:kind of )?${ICON}$`,
)
const ADD = new RegExp(
  `^(?:please )?(?:(?:add|include|insert)\\s+(?:an? |the |some )?|(?:put|give it|i want|with)\\s+(?:in )?(?:an? |some ))(?:(?<wanted>[\\p{L} -]+?)\\s+)?${ICON}(?:\\s+of\\s+(?:an? |the )?(?<of>[\\p{L} -]+))?(?:\\s+(?:above|below|next|on|to|at|in|beside|left).*)?$`,
  'u',
)
/** "add a saxophone", "put a small leaf next to the headline": a thing that can be drawn. */
const ADD_THING =
  /^(?:please |also |and |maybe )*(?:add|include|insert|draw|put|place|show|stick|pop|throw|slap|drop(?! (?:the|that|this|our|my)\b))\s+(?:in )?(?:an? |some |another |two |three |a few )?(?:small |little |big |tiny |large |huge |simple |nice |cute )*(?<wanted>[\p{L}][\p{L} -]*?)(?: (?:somewhere|please|too|as well|(?:above|below|under|next to|beside|near|behind|in|on|at|to|by|close to|left|right)\b.*))?$/u
/** "try a bird": a thing and nothing else. */
const SHOW =
  /^(?:please |maybe |now )*(?:try|use|show|draw|make it|how about|what about|rather|i want|i'd like|i would like|give me|need|want)\s+(?<wanted>an? (?!.*\b(?:instead|rather|as|for)\b)[\p{L} -]+)$/u
const MANNERS: [RegExp, string][] = [
  [/\b(?:thicker|bolder|heavier) (?:lines?|strokes?|outlines?)\b/, '-bold'],
  [/\b(?:thinner|finer|lighter) (?:lines?|strokes?|outlines?)\b/, '-light'],
  [/\b(?:outlined?|line|linear|stroked?|hollow|regular|not filled)\b/, ''],
  [/\b(?:filled|solid|fill)\b/, '-fill'],
  [/\b(?:duotone|two[- ]tone)\b/, '-duotone'],
  [/\bthin\b/, '-thin'],
  [/\bbold\b/, '-bold'],
]

export const pictograms: Recogniser = (clause, state) => {
  if (clause.quotes.length > 0 || /\bget rid of\b/.test(clause.lower)) return undefined
  const lower = clause.lower.replace(/\s+(?:please|instead)$/, '')
  const added = /\b(?:around|behind|inside|instead)\b/.test(lower) ? null : ADD.exec(lower)
  if (added) return addPicture(clause, added.groups?.of ?? added.groups?.wanted, state)
  const thrown = ADD_THING.exec(lower)?.groups?.wanted
  if (
    thrown &&
    !isWritten(thrown, clause) &&
    thing(`a ${thrown}`, clause) &&
    findMentions(thrown).length === 0 &&
    drawable(thrown, state)
  )
    return addPicture(clause, thrown, state)
  if (OTHER.test(lower)) return redraw(undefined, pictured(state), state)
  const manner = inManner(lower, state)
  if (manner) return manner
  const shown = SHOW.exec(clause.lower)?.groups?.wanted
  if (shown && thing(shown, clause) && (state.context.pictograms?.find(nouns(shown), { count: 1 }).length ?? 0) > 0) {
    const step = redraw(shown, pictured(state), state)
    return step.step === 'cannot' && pictured(state).length === 0 ? addPicture(clause, shown, state) : step
  }
  for (const [index, pattern] of PATTERNS.entries()) {
    const groups = pattern.exec(index === PATTERNS.length - 1 ? clause.lower : lower)?.groups
    const wanted = groups?.wanted
    if (!wanted) continue
    const old = groups.old
    const nodes = old === undefined ? pictured(state) : named(old, state)
    if (!thing(wanted, clause) || (old && inCopy(old, state))) continue
    if (nodes.length > 0) return redraw(wanted, nodes, state)
    // Nothing is drawn as a pictogram: a mark of shapes may be meant, or a first one wished.
    const drawn =
      old === undefined || DRAWN.test(old) || /\b(?:instead|rather|in place)\b/.test(lower) || isFigure(old, state)
    if (drawn && drawable(wanted, state) && !(old && inCopy(old, state))) {
      const step = redraw(wanted, state.design.scene.kind === 'icon' ? pictured(state) : [], state)
      return step.step === 'cannot' ? addPicture(clause, wanted, state) : step
    }
  }
  return undefined
}

const drawable = (wanted: string, state: State) =>
  (state.context.pictograms?.find(nouns(wanted), { count: 1 }).length ?? 0) > 0

/** A thing that is drawn in shapes, called by its name. */
function isFigure(old: string, state: State): boolean {
  const words = nouns(old).map(singular)
  return [...places(state.design.scene)].some(
    ({ node }) =>
      node.type === 'vector' &&
      node.alt !== undefined &&
      node.alt.split(' ').some((word) => words.includes(singular(word))),
  )
}

function inCopy(words: string, state: State): boolean {
  return textNodes(state).some((node) => node.text.toLowerCase().includes(words.trim()))
}

/** "an outline icon", "filled instead of line": the same pictogram in another weight of its set. */
function inManner(said: string, state: State): Step | undefined {
  const sole = state.design.scene.kind === 'icon'
  const lower = sole && /^(?:make it |a bit |a little )*(?:bolder|thicker|heavier)$/.test(said) ? 'bold icon' : said
  const meant = new RegExp(
    `\\b${ICON}\\b|^(?:make it |as |in )?(?:an? )?(?:outlined?|line|filled|solid|duotone) (?:style|version|look)$`,
  )
  const stroked = sole && /\b(?:lines?|strokes?|outlines?)\b/.test(lower)
  if (!(meant.test(lower) || stroked) || /\b(?:add|remove|delete)\b/.test(lower)) return undefined
  const asked = lower.replace(/\b(?:instead of|rather than|not)\b.*$/, '')
  const suffix = MANNERS.find(([pattern]) => pattern.test(asked))?.[1]
  if (suffix === undefined) return undefined
  const nodes = pictured(state).filter((node) => node.icon.startsWith('ph:'))
  const operations = nodes.flatMap((node): Operation[] => {
    const icon = node.icon.replace(/-(?:thin|light|bold|fill|duotone)$/, '') + suffix
    return icon === node.icon ? [] : [{ op: 'set', id: node.id, set: { icon } }]
  })
  if (operations.length === 0) return undefined
  return {
    step: 'patch',
    operations,
    changes: [
      {
        what: 'Icon',
        to: suffix.slice(1) || 'outline',
        nodes: operations.flatMap((operation) => ('id' in operation ? [operation.id] : [])),
      },
    ],
  }
}

/** Words for a thing to draw, and for nothing else a design has. */
/** "put BOXING CLUB below the name": words to be set, by their capitals. */
function isWritten(thrown: string, { text, lower }: Clause): boolean {
  const at = lower.indexOf(thrown)
  const own = text.slice(at, at + thrown.length)
  return /^\p{Lu}/u.test(own) && text !== text.toUpperCase() && !/^\P{Lu}*\p{Lu}.*\p{Lu}/u.test(text.slice(0, at))
}

/** Of designs as such, and nothing that could be drawn. */
const ABSTRACT =
  /\b(?:arrangements?|versions?|variations?|variants?|options?|layouts?|compositions?|directions?|ideas?|alternatives?|takes?|approach(?:es)?|looks?|feels?|vibes?|styles?|moods?|designs?|sizes?|shades?|tones?|colou?rs?|fonts?|typefaces?|words?|format|structure|stuff|bits?|things?|parts?)\b/

/** Of words and places, and no name of a thing. */
const ORDERED =
  /\b(?:before|after|above|below|next|between|than|write|says?|first|then|up|down|put|bigger|smaller|name)\b/

function thing(wanted: string, clause: Clause): boolean {
  const words = nouns(wanted)
  if (
    words.length === 0 ||
    words.length > 4 ||
    ORDERED.test(wanted) ||
    ABSTRACT.test(wanted) ||
    findMentions(words.join(' ')).some(({ noun }) => noun.class !== 'picture')
  )
    return false
  const colour = clause.colours.find((found) => wanted.includes(found.words.toLowerCase()))
  if (colour && (!colour.thing || !/\b(?:an?|some)\b/.test(wanted))) return false
  return !/^(?:bigger|smaller|larger|bold|outlined?|line|filled|solid|different|another|other|new|simpler|better|more|less|dark|light|left|right|top|bottom|same|thinner|thicker)\b/.test(
    nth(words, 0),
  )
}

/** "the icon", or a word of what is drawn. */
function named(old: string, state: State): Pictogram[] {
  const all = pictured(state)
  if (DRAWN.test(old) || /^(?:it|that|this)$/.test(old)) return leading(all)
  const words = nouns(old).map(singular)
  return all.filter((node) => words.some((word) => iconWords(node).includes(word)))
}
