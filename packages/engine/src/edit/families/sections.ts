/** Parts of a web page: "add a FAQ", "move the questions above the footer", "the contact section first". */
import { nth } from '../../base/items.ts'
import type { Clause } from '../clauses.ts'
import { toClause } from '../clauses.ts'
import type { Recogniser, State, Step } from '../context.ts'
import type { Target } from '../target-types.ts'
import { findTargets } from '../targets.ts'
import { composedAnew } from './replies.ts'
import { ask, ownPart, SECTIONS } from './section-parts.ts'
import { mainOf, type Part, section } from './sections-build.ts'

const ADD =
  /^(?:please |also |and |then )*(?:add|include|insert|put(?: in)?|i (?:want|need)|we need|give (?:it|me)|with|there should be|can we have|(?:create|make)(?= an? | another ))\s+(?:an? |the |some |our |another |one more |new |small |short )*(?<what>.+)$/d
/** Sections by their names alone; the latter are also words for what stands in one. */
const BARE = /^(?:faqs?|q ?(?:&|and) ?a|testimonials?|newsletter|how it works)\b/
const BARE_ADDED =
  /^(?:reviews|pricing|price list|plans|features|services|benefits|process|team|gallery|portfolio|stats|statistics|about us|our story)\b(?! (?:to|in|on|at|is|are|from|per|starting)\b|:)/
const SECTION_WORD = /\b(?:section|block|part|area|table|page|form|list)s?\b/

export const sections: Recogniser = (clause, state) => {
  if (state.design.scene.kind !== 'website' || !mainOf(state)) return undefined
  return added(clause, state)
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
