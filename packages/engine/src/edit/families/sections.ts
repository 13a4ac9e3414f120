/** Parts of a web page: "add a FAQ", "move the questions above the footer", "the contact section first". */
import { writePage } from '../../brief/page.ts'
import type { Role } from '../../scene/types.ts'
import type { Clause } from '../clauses.ts'
import { toClause } from '../clauses.ts'
import type { Recogniser, State, Step } from '../context.ts'
import { findTargets, type Target } from '../targets.ts'
import type { Operation } from '../types.ts'
import { composedAnew } from './replies.ts'
import { mainOf, type Part, section } from './sections-build.ts'

const ADD =
  /^(?:please |also |and |then )*(?:add|include|insert|put(?: in)?|i (?:want|need)|we need|give (?:it|me)|with|there should be|can we have|(?:create|make)(?= an? | another ))\s+(?:an? |the |some |our |another |one more |new |small |short )*(?<what>.+)$/d
const MOVE = /\b(?:move|put|place|shift|bring|swap|switch|reorder|should (?:come|be|go)|comes?|goes?|first|last)\b/

interface Named {
  words: RegExp
  part: (clause: Clause, state: State) => Part | Step
}

const ask = (question: string, suggestion: string): Step => ({ step: 'cannot', question, suggestions: [suggestion] })

/** Names of sections, and what they are made of; facts are never made up. */
const SECTIONS: Named[] = [
  {
    words: /^(?:faqs?|questions(?: and answers)?|q ?(?:&|and) ?a|frequently asked questions)\b/,
    part: (_, { design }) => ({
      id: 'questions',
      heading: 'Questions, answered',
      entries: writePage(design.brief).faq.map(({ q, a }) => ({ title: q, text: a })),
    }),
  },
  {
    words: /^(?:process|steps|how[- ]it[- ]works|how we work|workflow|our process)\b/,
    part: (_, { design }) => ({
      id: 'process',
      heading: 'How it works',
      entries: writePage(design.brief).process.map(({ title, body }) => ({ title, text: body })),
    }),
  },
  {
    words: /^(?:features?|services?|benefits?|offerings?|what we (?:do|offer)|our services)\b/,
    part: (_, { design }) => ({
      id: 'services',
      heading: 'What we do',
      entries: writePage(design.brief)
        .features.slice(0, 4)
        .map(({ title, body }) => ({ title, text: body })),
    }),
  },
  {
    words: /^(?:about(?: us)?|story|our story|who we are|mission)\b/,
    part: (_, { design }) => {
      const { about } = writePage(design.brief)
      return { id: 'story', heading: about.title, lead: about.body, entries: [] }
    },
  },
  {
    words: /^(?:call[- ]to[- ]action|cta|closing|banner)\b/,
    part: (_, { design }) => {
      const { closing } = writePage(design.brief)
      return { id: 'closing', heading: closing.headline, lead: closing.body, entries: [], button: closing.cta }
    },
  },
  {
    words: /^(?:newsletter|sign[- ]?up|mailing list|subscribe|subscription|email)\b/,
    part: () => ({
      id: 'newsletter',
      heading: 'Stay in touch',
      lead: 'News now and then, and nothing else. Leave your address, and take it back whenever you like.',
      entries: [],
      button: 'Sign up',
    }),
  },
  {
    words: /^(?:contacts?|contact us|get in touch|find us|location|address)\b/,
    part: (_, state) => contactPart(state),
  },
  {
    words: /^(?:pricing|prices?|price list|plans?|rates|packages|fees)\b/,
    part: (clause, state) => pricingPart(clause, state),
  },
  {
    words: /^(?:testimonials?|reviews?|quotes?|customer (?:quotes|voices|reviews)|social proof)\b/,
    part: (clause) => quotePart(clause),
  },
  {
    words: /^(?:team|people|staff|our team|meet the team)\b/,
    part: () =>
      ask('Who is in the team? I do not make up people.', "add a section 'Our team' saying 'Ada Novak, founder'"),
  },
  {
    words: /^(?:gallery|portfolio|photos?|images?|pictures|case stud(?:y|ies)|projects)\b/,
    part: () =>
      ask(
        'A gallery needs your photos, and I have none. Shall another section stand there?',
        'add a section about our process',
      ),
  },
  {
    words: /^(?:stats|statistics|numbers|figures|facts|client logos|logos|partners|press|blog|news)\b/,
    part: () =>
      ask('What shall stand there? I do not make up facts, figures or names.', "add a section 'In numbers' saying '…'"),
  },
]

/** Sections by their names alone; the latter are also words for what stands in one. */
const BARE = /^(?:faqs?|q ?(?:&|and) ?a|testimonials?|newsletter|how it works)\b/
const BARE_ADDED =
  /^(?:reviews|pricing|price list|plans|features|services|benefits|process|team|gallery|portfolio|stats|statistics|about us|our story)\b(?! (?:to|in|on|at|is|are|from|per|starting)\b|:)/
const SECTION_WORD = /\b(?:section|block|part|area|table|page|form|list)s?\b/

export const sections: Recogniser = (clause, state) => {
  if (state.design.scene.kind !== 'website' || !mainOf(state)) return undefined
  return added(clause, state) ?? moved(clause, state)
}

function added(clause: Clause, state: State): Step | undefined {
  const match = ADD.exec(clause.lower)
  const range = match?.indices?.groups?.what
  if (!range) return undefined
  const what = clause.lower
    .slice(range[0])
    .replace(/^sections? (?:about|on|for|with|called|named|of) (?:the |our |an? )?/, '')
  const adds = /\b(?:add|include|insert)\b/.test(clause.lower.slice(0, range[0]))
  const isSection = SECTION_WORD.test(clause.lower) || BARE.test(what) || (adds && BARE_ADDED.test(what))
  if (!isSection || /\b(?:bigger|smaller|darker|lighter|font|icon|button (?!section))\b/.test(clause.lower))
    return undefined
  const named =
    clause.quotes.length > 0 && /^(?:section|block|part)/.test(clause.lower.slice(range[0]))
      ? undefined
      : SECTIONS.find(({ words }) => words.test(what))
  const part = named ? named.part(clause, state) : ownPart(clause, what)
  if (!part) return undefined
  if ('step' in part) return part
  if (part.entries.length === 0 && !part.lead)
    return ask(`What shall the section '${part.heading}' say?`, `add a section '${part.heading}' saying '…'`)
  return inserted(part, clause, state)
}

/** "add a section 'Our story' saying 'Since 1998'": the words are given. */
function ownPart({ quotes, lower }: Clause, what: string): Part | Step | undefined {
  const [heading, text] = quotes
  if (heading)
    return { id: 'section', heading: heading.text, fact: true, ...(text && { lead: text.text }), entries: [] }
  const about = /\b(?:section|block|part)s? (?:about|on|for|with|called|named) (.+)$/.test(lower) ? what : undefined
  if (!about)
    return /\b(?:section|block)s?$/.test(lower)
      ? ask('What shall the new section be about?', 'add a FAQ section')
      : undefined
  const title = about.charAt(0).toUpperCase() + about.slice(1)
  return ask(
    `What shall the section about ${about} say? I set the words that you give.`,
    `add a section '${title}' saying '…'`,
  )
}

const CONTACTS: Role[] = ['phone', 'email', 'address', 'link', 'social']

function contactPart({ design }: State): Part | Step {
  const given = design.brief.copy.filter(({ role, source }) => source === 'given' && CONTACTS.includes(role))
  if (given.length === 0)
    return ask('There is no phone, mail or address yet. What shall stand there?', 'add the phone 020 7946 0000')
  return { id: 'contact', heading: 'Get in touch', entries: given.map(({ text }) => ({ title: text, fact: true })) }
}

/** "pricing: Drop-in €15, Monthly €90": without figures, none are made up. */
function pricingPart({ text, quotes }: Clause, { design }: State): Part {
  const said = quotes.map((quote) => quote.text).join(', ') || text
  const entries = [
    ...said.matchAll(
      /([\p{L}][\p{L}\p{N} '&-]*?)\s*[:–-]?\s*((?:[$€£¥]\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?(?:€|\$|£|eur|usd|gbp))(?:\s?(?:\/|per|a)\s?\w+)?)/giu,
    ),
  ].map(([, title = '', price = '']) => ({
    title: title.replace(/^.*\b(?:with|section|prices?|pricing|plans?|and)\b\s*/i, '').trim() || title.trim(),
    text: price.trim(),
    fact: true,
  }))
  const { hero } = writePage(design.brief)
  if (entries.length > 0) return { id: 'pricing', heading: 'Prices', entries }
  return {
    id: 'pricing',
    heading: 'Prices',
    lead: 'What it costs depends on what you need. Tell us, and you get a clear price before anything begins.',
    entries: [],
    button: hero.primaryCta,
  }
}

function quotePart({ quotes, text }: Clause): Part | Step {
  const [said] = quotes
  if (!said)
    return ask(
      'What did they say, and who was it? I do not make up testimonials.',
      "add a testimonial 'The best course I ever took' – Ada N.",
    )
  const who = text.slice(said.end).match(/^\s*(?:[–—-]|by|from)\s*(.+)$/)?.[1]
  return {
    id: 'voices',
    heading: 'What people say',
    entries: [{ title: `“${said.text}”`, ...(who && { text: who }), fact: true }],
  }
}

function inserted(part: Part, clause: Clause, state: State): Step | undefined {
  const main = mainOf(state)
  if (!main) return undefined
  const last = main.children.at(-1)
  // The call at the end of a page stays there.
  const end = last && /^(?:call|closing)/.test(last.id) ? main.children.length - 1 : main.children.length
  const index =
    anchored(clause.lower, state) ?? (/\b(?:at the )?(?:top|beginning|start|first)\b/.test(clause.lower) ? 0 : end)
  const node = section(part, main.children[index - 1], state)
  const { brief } = state.design
  const facts = part.entries.filter(({ fact }) => fact)
  const copy = facts
    .flatMap(({ title, text }) => [title, ...(text ? [text] : [])])
    .filter((text) => !brief.copy.some((item) => item.text === text))
  const updated = {
    ...brief,
    copy: [...brief.copy, ...copy.map((text) => ({ role: 'detail' as const, text, source: 'given' as const }))],
  }
  const changes = [{ what: 'Section', to: `'${part.heading}' added`, nodes: [node.id] }]
  return {
    step: 'patch',
    operations: [{ op: 'insert', parent: main.id, index, node }],
    changes,
    brief: updated,
    otherwise: composedAnew(updated, changes),
  }
}

/** "above the footer", "after the features": an index among the sections. */
function anchored(lower: string, state: State): number | undefined {
  const match = /\b(above|before|over|ahead of|below|after|under|beneath|behind|following)\s+(?<what>.+)$/.exec(lower)
  const what = match?.groups?.what
  const main = mainOf(state)
  if (!what || !main) return undefined
  const before = /^(?:above|before|over|ahead)/.test(match[1] as string)
  if (/\bfooter\b/.test(what)) return before ? main.children.length : undefined
  const index = main.children.findIndex(({ id }) => id === sectionOf(what, state)?.ids[0])
  if (index < 0) return /\b(?:hero|header|top)\b/.test(what) ? 0 : undefined
  return before ? index : index + 1
}

/** The section that words name. */
function sectionOf(words: string, state: State): Target | undefined {
  const main = mainOf(state)
  const { found } = findTargets(toClause(words, { text: '', quotes: [] }), state)
  const ids = found.flatMap((target) => target.ids)
  const holds =
    main?.children.find((child) => ids.includes(child.id)) ??
    main?.children.find((child) =>
      child.id.startsWith(
        words
          .replace(/^(?:the|our|my) /, '')
          .split(' ')[0]
          ?.replace(/s$/, '') ?? '-',
      ),
    )
  return holds && { name: found[0]?.name ?? words, class: 'part', ids: [holds.id], start: 0, end: 0, explicit: true }
}

function moved(clause: Clause, state: State): Step | undefined {
  const { lower } = clause
  if (!MOVE.test(lower) || clause.quotes.length > 0) return undefined
  const main = mainOf(state)
  const head = lower.replace(
    /\b(?:above|before|over|ahead of|below|after|under|beneath|behind|following|to the|at the|up|down|first|last|higher|lower|should)\b.*$/,
    '',
  )
  const one = main && sectionOf(head.replace(/^.*?\b(?:move|put|place|shift|bring)\b/, '').trim(), state)
  const id = one?.ids[0]
  if (!main || !one || !id) return undefined
  const from = main.children.findIndex((child) => child.id === id)
  const to = destination(lower, from, state)
  if (to === undefined) return undefined
  const index = to > from ? to - 1 : to
  if (index === from)
    return {
      step: 'cannot',
      question: `The ${one.name} stands there already. Where shall it go?`,
      suggestions: [`move the ${one.name} to the top`],
    }
  const operations: Operation[] = [{ op: 'move', id, parent: main.id, index }]
  return {
    step: 'patch',
    operations,
    changes: [{ what: one.name.charAt(0).toUpperCase() + one.name.slice(1), to: 'moved', nodes: [id] }],
  }
}

function destination(lower: string, from: number, state: State): number | undefined {
  const beside = anchored(lower, state)
  if (beside !== undefined) return beside
  const count = mainOf(state)?.children.length ?? 0
  if (/\b(?:to the (?:very )?top|first|to the (?:start|beginning)|directly under the hero)\b/.test(lower)) return 0
  if (/\b(?:to the (?:very )?(?:bottom|end)|last)\b/.test(lower)) return count
  if (/\b(?:up|higher|earlier)\b/.test(lower)) return from > 0 ? from - 1 : undefined
  if (/\b(?:down|lower|later)\b/.test(lower)) return from + 1 < count ? from + 2 : undefined
  return undefined
}
