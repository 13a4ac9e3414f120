/** Words that are not there yet: "add the tagline '…'", "add a line …", "add phone 555-0182", "put our website on it". */
import { nth } from '../../base/items.ts'
import { capitalised } from '../../base/words.ts'
import type { Role } from '../../scene/types.ts'
import { places } from '../../scene/walk.ts'
import { apply } from '../apply.ts'
import { boxesOf } from '../boxes.ts'
import { type Clause, toClause } from '../clauses.ts'
import type { Reader, Recogniser, State, Step } from '../context.ts'
import { guarded } from '../guard.ts'
import { findMentions } from '../nouns.ts'
import { roleOfNoun, roleOfWords } from '../roles.ts'
import { textNodes, textsIn } from '../scene-nodes.ts'
import { isQuote } from '../shield.ts'
import { suggestionsFor } from '../suggestions.ts'
import { findTargets } from '../targets.ts'
import { describesLook } from './look.ts'
import { addWords } from './placing.ts'
import { setTexts } from './rewriting.ts'

const ADD =
  /^(?:please |also |and |then |(?:can|could) you |i(?:'d like| would like| want) (?:you )?to |let's )*(?:add|include|insert|append|write|say|put|place|show|display|mention|i need|need|with)\s+(?<rest>.+)$/d
const PLACE =
  /\s+(?:(?:right |just |directly )?(?:below|under|underneath|beneath|above|over|after|before|next to|beside|at the (?:top|bottom|end)|(?:in|on|to|at) the (?:(?:very |far |lower |upper |bottom |top )*(?:bottom|top|left|right|middle|cent(?:er|re)|corner)|footer|back|front|design|card|poster|logo|banner|page|website|flyer)|on it|to it|somewhere|as well|too|please).*)$/

/** Things that are no words, which a scene of texts and shapes cannot be given by a patch. */
const NOT_WORDS =
  /^(?:please |can you |could you )*(?:add|include|insert|put)\s+(?:an? |the |some |my |our )*(?:qr(?: code)?|photos?|pictures?|images?|maps?|videos?|shadows?|drop shadows?|gradients?|animations?|pages?|sections?|forms?)\b(?!.*(?:saying|text|line|words))/

function notDrawn(lower: string, state: State): Step {
  const what =
    NOT_WORDS.exec(lower)?.[0]
      .split(' ')
      .slice(-2)
      .join(' ')
      .replace(/^(?:an?|the|some|my|our|add|include|insert|put)\s+/, '') ?? 'that'
  return {
    step: 'cannot',
    question: `I cannot add a ${what} to a design that is finished. Shall I change something else?`,
    suggestions: suggestionsFor(state.design),
  }
}

const SIGNS: [RegExp, string][] = [
  [/\bexclamation (?:mark|point)s?\b/, '!'],
  [/\bquestion marks?\b/, '?'],
  [/\b(?:full stop|period)\b/, '.'],
]

/** "add an exclamation mark to the headline", "no exclamation mark" */
export function signs(clause: Clause, state: State): Step | undefined {
  const sign = SIGNS.find(([pattern]) => pattern.test(clause.lower))?.[1]
  const drops = /\b(?:remove|delete|drop|without|no|lose|get rid of)\b/.test(clause.lower)
  if (!sign || !(drops || /\b(?:add|put|end|insert)\b/.test(clause.lower))) return undefined
  if (drops) return withoutSign(sign, clause, state)
  const [target] = findTargets(clause, state).found.filter(({ class: kind }) => kind === 'text')
  const [node] = target ? textsIn(target.ids, state) : textNodes(state).toSorted((a, b) => b.size - a.size)
  return node && !node.text.endsWith(sign)
    ? setTexts([node], node.text + sign, target?.name ?? 'text', state)
    : undefined
}

/** "remove the exclamation mark": from the named text, else wherever one ends with it. */
function withoutSign(sign: string, clause: Clause, state: State): Step | undefined {
  const named = findTargets(clause, state).found.filter(({ class: kind }) => kind === 'text')
  const ids = named.flatMap((target) => target.ids)
  const texts = ids.length > 0 ? textsIn(ids, state) : textNodes(state)
  const [first] = texts.filter(({ text }) => text.includes(sign))
  if (!first) return undefined
  const alike = texts.filter(({ text }) => text === first.text)
  return setTexts(alike, first.text.replaceAll(sign, '').trim(), first.role ?? 'text', state)
}

const THAT =
  /^(?:please |also |can you |could you )*(?:mention|say|add|note|write|state|make (?:it )?clear|point out)\s+(?:somewhere |on it )?that\s+(?:(?:it|this|we|they|there)(?:'s|'re| is| are| will be)\s+)?(?<words>.+)$/d

/** "mention that it is standing only": told in the person's words, as a line of its own. */
function mentionThat(clause: Clause, state: State): Step | undefined {
  const range = THAT.exec(clause.lower)?.indices?.groups?.words
  const words = range && clause.words(...range).trim()
  if (!words) return undefined
  return addWords(roleOfWords(words) ?? 'detail', capitalised(words), state)
}

/** "add a line at the bottom: Dogs welcome": where, and behind the colon what. */
function placedLine(clause: Clause, start: number, state: State): Step | undefined {
  const match =
    /^(?:an? |the |some |one more |another )?(?:short |small |new )?(?<noun>line|text|sentence|note|caption|words?|remark|detail|info|tagline|slogan|subtitle|address|phone(?: number)?|e-?mail|web ?site|url|link|(?:opening )?hours|date|time|venue|place|price)\b(?<place> [^:]+):\s*(?<words>.+)$/d.exec(
      clause.lower.slice(start),
    )
  const { noun, place } = match?.groups ?? {}
  const range = match?.indices?.groups?.words
  if (!noun || !range) return undefined
  const words = clause.words(start + range[0])
  const role = findNoun(noun)
  return addWords(
    role && role !== 'detail' ? role : (roleOfWords(words) ?? 'detail'),
    words,
    state,
    anchorOf(place ?? '', state) ?? endOf(place ?? '', state),
  )
}

/** "at the bottom", "at the top": beside the text that stands furthest there. */
function endOf(place: string, state: State): { node: string; before: boolean } | undefined {
  const before = /\b(?:top|start|beginning)\b/.test(place)
  if (!before && !/\b(?:bottom|end|foot)\b/.test(place)) return undefined
  const boxes = boxesOf(state.design.scene, state.context)
  const front = new Set(
    [...places(state.design.scene)].filter(({ artboard }) => artboard === 0).map(({ node }) => node.id),
  )
  const middle = (id: string) => (boxes.get(id)?.y ?? 0) + (boxes.get(id)?.height ?? 0) / 2
  const [first, ...rest] = textNodes(state).filter(({ id, arc, role }) => front.has(id) && !arc && role !== 'cta')
  if (!first) return undefined
  const far = rest.reduce((a, b) => (middle(b.id) > middle(a.id) === !before ? b : a), first)
  return { node: far.id, before }
}

export const wordsAdd: Recogniser = (clause, state, frame) => {
  if (NOT_WORDS.test(clause.lower)) return notDrawn(clause.lower, state)
  const noted = mentionThat(clause, state)
  if (noted) return noted
  const match = ADD.exec(clause.lower)
  const rest = match?.indices?.groups?.rest
  if (!rest) return undefined
  const [start, end] = rest
  const lower = clause.lower.slice(start, end)
  const quote = clause.quotes.find((candidate) => candidate.start >= start)
  const told = quote ? undefined : placedLine(clause, start, state)
  if (told) return told
  const lead =
    /^(?:(?:the|a|an|our|my|his|her|their|your|another|one more|this|new|some|small|short|little|event|contact|company|ticket|entry|admission|starting)\s+)*/.exec(
      lower,
    )?.[0].length ?? 0
  const noun =
    /^(?:tag ?line|slogan|motto|sub ?title|sub ?head(?:ing|line)?|headline|heading|title|job title|phone(?: number)?|telephone(?: number)?|number|mobile|tel|e-?mail(?: address)?|web ?site(?: address| url)?|url|link|domain|address|street address|location|venue|place|date|time|opening hours|hours|price|hashtag|instagram(?: handle)?|handle|social(?: handle)?|name|brand name|company name|quote|label|offer|discount|button|call to action|cta|line(?: of text)?|text(?: line)?|words?|sentence|detail|info|note|caption)\b(?:\s+(?:saying|that says|that reads|reading|with (?:the )?(?:text|words)|text|called|of|is|to|line))?:?\s*/.exec(
      lower.slice(lead),
    )
  const afterNoun = noun ? lead + noun[0].length : undefined
  const said = noun?.[0]
    .replace(/\s+(?:saying|that says|that reads|reading|with|text|called|of|is|to|line)\b.*$/, '')
    .replace(/[:\s]+$/, '')
  // "add conductor: Anna Weiss"
  const labelled = noun || quote ? null : /^(?:an? |the |our )?(?<label>[\p{L}][\p{L} ]{2,22}): ?(?=\S)/u.exec(lower)
  if (labelled) {
    const line = clause.words(start).replace(/^(?:an? |the |our )/i, '')
    return addWords('detail', capitalised(line), state)
  }
  let words = quote?.text
  if (words === undefined && afterNoun !== undefined)
    words = clause.words(start + afterNoun, start + cutPlace(lower, afterNoun)).trim()
  // "add Free entry", "add www.acme.com": capitals or a form that only facts have.
  if (words === undefined) {
    const bare = clause.words(start + lead, start + cutPlace(lower, lead)).trim()
    // "add studio after the name"
    const besideText =
      /\b(?:add|write|append)\b/.test(clause.lower.slice(0, start)) &&
      /^[\p{Ll}&' -]{3,30}$/u.test(bare) &&
      !/^(?:an?|the|some|more|less|it|them) /.test(lower) &&
      (anchorOf(lower, state) !== undefined || /\b(?:underneath|below|beneath|above)\b/.test(lower))
    if (besideText || roleOfWords(bare) || (/^[\p{Lu}\d]|\d{3}/u.test(bare) && !isQuote(bare) && bare !== ''))
      words = bare
  }
  if (words === undefined) return undefined
  if (
    quote === undefined &&
    (/^(?:in|on|at|to|as|with|near|closer)\b/i.test(words) || describesLook(words, clause, [start, end]))
  )
    return undefined
  // "put Town Hall at the top": it stands there, and is to be moved.
  const stands = textNodes(state).some(({ text }) => text.toLowerCase() === words.toLowerCase())
  if (stands && !/\b(?:add|include|insert|append|write)\b/.test(clause.lower.slice(0, start))) return undefined
  const adds =
    /\b(?:add|include|insert|append|write|mention)\b/.test(clause.lower.slice(0, start)) ||
    (/^\p{Lu}/u.test(words) && findMentions(words.toLowerCase()).length === 0)
  if (!adds && quote === undefined && roleOfWords(words) === undefined) return undefined
  const card = state.design.scene.kind === 'business-card'
  const [mention] = said ? [card && said === 'title' ? 'title' : findNoun(said)] : [undefined]
  const role = (mention && mention !== 'detail' ? mention : undefined) ?? roleOfWords(words) ?? 'detail'
  if (words === '') return ask(said ?? 'text', state)
  const anchor = anchorOf(lower.slice(afterNoun ?? lead), state)
  const added = addWords(role, words, state, anchor)
  return anchor ? added : inPlace(added, lower, clause, state, frame)
}

const SPOT =
  /\b(?:in|on|to|at|into) the (?:(?:very|far|lower|upper|bottom|top) )*(?:bottom|top|left|right|middle|cent(?:er|re)|corner)\b(?:[ -](?:left|right|corner|cent(?:er|re)|side|edge|hand))*(?! of the (?:date|title|name|headline))/

/** "add 'Book now' in the lower right corner": added, and then moved there where it can be. */
function inPlace(added: Step, lower: string, clause: Clause, state: State, frame: Reader | undefined): Step {
  const spot = SPOT.exec(lower)?.[0]
  const [id] = added.step === 'patch' ? (added.changes[0]?.nodes ?? []) : []
  if (!spot || !id || added.step !== 'patch') return added
  const { design } = state
  const scene = apply(design.scene, added.operations)
  const there = { ...state, design: { ...design, scene, brief: added.brief ?? design.brief }, focus: [id] }
  const put = frame?.(clause.reworded(`move it ${spot.replace(/^(?:in|on|at|into)/, 'to')}`), there)
  const elsewhere = (): Step => ({
    ...added,
    changes: added.changes.map((change) => ({
      ...change,
      to: `${change.to}, with the other lines: ${spot} is no room`,
    })),
  })
  if (put?.step !== 'patch') return elsewhere()
  const { otherwise: _otherwise, ...patch } = added
  const fits = guarded({ ...patch, operations: [...added.operations, ...put.operations] }, state)
  return fits.step === 'patch' ? fits : elsewhere()
}

function ask(what: string, state: State): Step {
  const samples: Record<string, string> = {
    tagline: `add the tagline 'Made by hand'`,
    phone: 'add phone 555 0100',
    date: 'add the date 14 June',
  }
  const sample = samples[nth(what.split(' '), 0)] ?? `add the ${what} '…'`
  return {
    step: 'cannot',
    question: `What shall the ${what} say? I do not make up facts.`,
    suggestions: [sample.replace('…', state.design.brief.brand ?? 'Free entry')],
  }
}

// biome-ignore format: a table
const SAID: Record<string, Role> = {
  slogan: 'tagline', motto: 'tagline', telephone: 'phone', number: 'phone', mobile: 'phone', tel: 'phone', url: 'link', domain: 'link',
  hours: 'time', opening: 'time', venue: 'place', location: 'place', discount: 'offer', cta: 'cta', call: 'cta', instagram: 'social',
  handle: 'social', heading: 'headline', line: 'detail', text: 'detail', word: 'detail', words: 'detail', sentence: 'detail',
  info: 'detail', note: 'detail', caption: 'detail', detail: 'detail', street: 'address', mail: 'email', company: 'brand', brand: 'brand',
  name: 'brand', job: 'title', sub: 'subhead', subtitle: 'subhead', subhead: 'subhead', subheading: 'subhead', subheadline: 'subhead',
}

function findNoun(said: string): Role | undefined {
  const first = nth(said.split(/[\s-]/), 0)
  if (Object.hasOwn(SAID, first)) return SAID[first]
  if (/^e-?mail/.test(said)) return 'email'
  if (/^web ?site/.test(said)) return 'link'
  if (/^tag ?line/.test(said)) return 'tagline'
  return roleOfNoun(first) ?? (first === 'button' ? 'cta' : undefined)
}

function cutPlace(lower: string, from: number): number {
  const match = PLACE.exec(lower.slice(from))
  if (!match) return lower.length
  // "Baked before dawn" says no place of this design.
  const beside =
    /^\s+(?:right |just |directly )?(?:below|under|underneath|beneath|above|over|after|before|next to|beside)\b/.test(
      match[0],
    )
  const alone = /^\s+(?:underneath|below|beneath|above)(?:$| (?:in|with|as)\b)/.test(match[0])
  return beside && !alone && !/\b(?:it|this|that)\b/.test(match[0]) && findMentions(match[0]).length === 0
    ? lower.length
    : from + match.index
}

/** "below the date": the text that the new one stands with. */
function anchorOf(lower: string, state: State): { node: string; before: boolean } | undefined {
  const match = /\b(below|under|underneath|beneath|after|above|over|before|next to|beside)\s+(?<what>.+)$/.exec(lower)
  const what = match?.groups?.what
  if (!match || !what) return undefined
  const { found } = findTargets(toClause(what), state)
  const node = found.find((target) => target.class !== 'whole')?.ids.at(-1)
  return node === undefined ? undefined : { node, before: /above|over|before/.test(nth(match, 1)) }
}
