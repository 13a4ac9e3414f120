/** "Go back to the first", "undo both", "the other one was better": what leads to something that was there. */
import { BOTH, GOING_BACK } from '../../language/lexicon/turn-words.ts'
import type { Token, Words } from '../../language/tokens.ts'
import type { ChatDesign } from '../types.ts'
import type { DesignSaid } from './designs.ts'
import { beforeOrOther, chosen, versionOrDesign } from './replies.ts'
import { designOf, otherThan, type Sheet } from './sheet.ts'
import type { Conversation, Does } from './types.ts'

/** Words beside going back that wish nothing. */
const PLAIN = new Set(
  "go going get take put bring change changes please to the everything it that this them both two all of last one ones i we want can could you actually no oh sorry and then just me us let let's step steps things edits so do did , . ! : design version from was were".split(
    ' ',
  ),
)

const isPlain = ({ lower, pos, quote }: Token) =>
  quote < 0 && (pos === 'PUNCT' || PLAIN.has(lower) || GOING_BACK.has(lower))

/** Undefined where the message does not go back, or the versions of one design alone can tell how far. */
export function goingBack(
  words: Words,
  said: readonly DesignSaid[],
  sheet: Sheet,
  talk: Conversation,
): Does | undefined {
  const { tokens } = words
  if (!tokens.some(({ lower, quote }) => quote < 0 && GOING_BACK.has(lower))) return undefined
  const [to] = said
  const rest = tokens.filter((_, i) => !to || i < to.from || i >= to.to)
  if (!rest.every(isPlain)) return undefined
  if (to) return said.length === 1 ? toPlace(to, sheet, talk) : undefined
  const [last] = talk.before ?? []
  const lines = last?.did === 'changed' ? last.about : []
  // What was done to several designs at once is undone in all of them.
  const isPlainUndo = tokens.length <= 3
  const isAll = tokens.some(({ lower }) => lower === 'all' || lower === 'everything')
  if (lines.length > 1 && (isPlainUndo || isAll)) return { is: 'back', designIds: lines, steps: 1 }
  if (isAll && (sheet.it.version ?? 1) > 1) return { is: 'back', designIds: [sheet.it.id], version: 1 }
  return tokens.some(({ lower }) => BOTH.has(lower)) ? bothBack(sheet.it, talk) : undefined
}

/** Both things that one message did, or the last two messages. */
export function bothBack(it: ChatDesign, { before = [] }: Conversation): Does {
  const [last, earlier] = before.filter(({ did }) => did === 'changed')
  const isOne = (last?.changes ?? 0) > 1 && !(earlier?.changes === 1 && last?.changes !== 2)
  return { is: 'back', designIds: [it.id], steps: isOne || !earlier ? 1 : 2 }
}

/** A version of the design in hand, or another design: asked where it may be both. */
function toPlace(said: DesignSaid, sheet: Sheet, talk: Conversation): Does | undefined {
  const { it, place } = sheet
  const design = designOf(said, sheet, talk)
  if (said.place === 0) return otherOne(sheet, talk)
  const versions = it.version ?? 1
  const isVersion = said.place > 0 && !said.kind && said.place < versions
  if (!isVersion) return design && design.id !== it.id ? chosen(design, design.position) : undefined
  if (!design || design.id === it.id || place === said.place)
    return { is: 'back', designIds: [it.id], version: said.place }
  return versionOrDesign(said.place)
}

/** "The other one": another design that was worked on, or this one as it was. */
export function otherOne(sheet: Sheet, talk: Conversation): Does | undefined {
  const { it, latest } = sheet
  const other = otherThan(sheet, talk)
  const [last] = talk.before ?? []
  const isChanged = last?.did === 'changed' && last.about.includes(it.id)
  if (other && !isChanged) return chosen(other, other.position)
  const others = [...(other ? [other] : []), ...latest].filter(unique).filter(({ id }) => id !== it.id)
  if (isChanged && others.length === 0) return { is: 'back', designIds: [it.id], steps: 1 }
  return isChanged ? beforeOrOther(others) : undefined
}
const unique = (design: ChatDesign, at: number, all: readonly ChatDesign[]) =>
  all.findIndex(({ id }) => id === design.id) === at
