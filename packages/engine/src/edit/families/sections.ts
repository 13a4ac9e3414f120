/** Parts of a web page: "add a FAQ", "move the questions above the footer", "the contact section first". */
import { nth } from '../../base/items.ts'
import type { Clause } from '../clauses.ts'
import { toClause } from '../clauses.ts'
import type { Recogniser, State, Step } from '../context.ts'
import type { Target } from '../target-types.ts'
import { findTargets } from '../targets.ts'
import type { Operation } from '../types.ts'
import { composedAnew } from './replies.ts'
import { ask, ownPart, SECTIONS } from './section-parts.ts'
import { mainOf, type Part, section } from './sections-build.ts'

const ADD =
  /^(?:please |also |and |then )*(?:add|include|insert|put(?: in)?|i (?:want|need)|we need|give (?:it|me)|with|there should be|can we have|(?:create|make)(?= an? | another ))\s+(?:an? |the |some |our |another |one more |new |small |short )*(?<what>.+)$/d
const MOVE = /\b(?:move|put|place|shift|bring|swap|switch|reorder|should (?:come|be|go)|comes?|goes?|first|last)\b/

/** Sections by their names alone; the latter are also words for what stands in one. */
const BARE = /^(?:faqs?|q ?(?:&|and) ?a|testimonials?|newsletter|how it works)\b/
const BARE_ADDED =
  /^(?:reviews|pricing|price list|plans|features|services|benefits|process|team|gallery|portfolio|stats|statistics|about us|our story)\b(?! (?:to|in|on|at|is|are|from|per|starting)\b|:)/
const SECTION_WORD = /\b(?:section|block|part|area|table|page|form|list)s?\b/

const FIRST_TWO =
  /\b(?:swap|switch|exchange|reverse)\b.*\b(?:first two|two first|first and (?:the )?second)(?: sections?)?\b/

export const sections: Recogniser = (clause, state) => {
  if (state.design.scene.kind !== 'website' || !mainOf(state)) return undefined
  return between(clause, state) ?? added(clause, state) ?? moved(clause, state)
}

/** "remove everything between the features and the footer" */
function between({ lower }: Clause, state: State): Step | undefined {
  const { from, to } =
    /\b(?:remove|delete|drop|cut|get rid of)\b.*\bbetween (?<from>.+?) and (?<to>.+)$/.exec(lower)?.groups ?? {}
  const main = mainOf(state)
  if (!main || !from || !to) return undefined
  const count = main.children.length
  const place = (words: string) => {
    if (/\bfooter\b/.test(words)) return count
    const index = main.children.findIndex(({ id }) => id === sectionOf(words, state)?.ids[0])
    return index < 0 && /\b(?:hero|header|top)\b/.test(words) ? -1 : index < 0 ? undefined : index
  }
  const [a, b] = [place(from), place(to)]
  if (a === undefined || b === undefined)
    return {
      step: 'cannot',
      question: `There is no ${a === undefined ? from : to} on this page. Between which sections shall it go?`.replace(
        'no the',
        'no',
      ),
      suggestions: ['remove the last section'],
    }
  const gone = main.children.slice(Math.min(a, b) + 1, Math.max(a, b))
  if (gone.length === 0) return { step: 'cannot', question: 'Nothing stands between them. What shall go?' }
  return {
    step: 'patch',
    operations: gone.map(({ id }): Operation => ({ op: 'remove', id })),
    changes: [{ what: 'Sections', to: `${gone.length} removed`, nodes: gone.map(({ id }) => id) }],
  }
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
  const before = /^(?:above|before|over|ahead)/.test(nth(match, 1))
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
          ?.replace(/s$/, '') || '-',
      ),
    )
  return holds && { name: found[0]?.name ?? words, class: 'part', ids: [holds.id], start: 0, end: 0, explicit: true }
}

function moved(clause: Clause, state: State): Step | undefined {
  const { lower } = clause
  if (!MOVE.test(lower) || clause.quotes.length > 0) return undefined
  const main = mainOf(state)
  const [first, second] = main?.children ?? []
  if (main && first && second && FIRST_TWO.test(lower))
    return {
      step: 'patch',
      operations: [{ op: 'move', id: second.id, parent: main.id, index: 0 }],
      changes: [{ what: 'Sections', to: 'the first two swapped', nodes: [first.id, second.id] }],
    }
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
