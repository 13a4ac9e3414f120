/** What a run came to, as it is answered: measured on the scenes before and after. */
import type { Design } from '../../design/types.ts'
import { changedNodes, places } from '../../scene/walk.ts'
import type { Clause } from '../clauses.ts'
import { besides } from '../measure/also.ts'
import { isPaintedOver, isShown, isSized } from '../measure/claims.ts'
import { compare, type Difference, type Measured, measure } from '../measure/compare.ts'
import { isReason } from '../reasons.ts'
import { nameOf } from '../scene-nodes.ts'
import type { Change, EditResult } from '../types.ts'
import type { Run } from './run.ts'

export function conclude(before: Design, clauses: Clause[], run: Run): EditResult {
  const { state, unread } = run
  const missed = unread.filter((words) => !isReason(words))
  const undone = [...new Set(run.refusals.map(({ question }) => stated(question)))]
  const [wronged] = run.wronged
  if (wronged)
    return {
      status: 'unclear',
      question: `I am not sure which words to set, and I do not want to write “${shorten(wronged)}”. Which text should say what?`,
      suggestions: [],
    }
  if (run.recompose) {
    const { recompose, changes } = run.recompose
    undone.push(...unlockedBy(before))
    const keeps = keepsSaid(clauses.map(({ lower }) => lower).join('; '), recompose.keep)
    return {
      status: 'recompose',
      ...recompose,
      brief: {
        ...state.design.brief,
        style: recompose.brief.style,
        kind: recompose.brief.kind,
        format: recompose.brief.format,
      },
      keep: keeps,
      otherThan: before.archetype,
      changes,
      ...(run.patches.length > 0 && { afterwards: run.patches.join('; ') }),
      ...(undone.length > 0 && { notDone: undone }),
      ...(missed.length > 0 && { notUnderstood: missed }),
    }
  }
  if ((run.operations.length > 0 || run.isBack) && changed(before, state.design)) {
    const [was, is] = [measure(before.scene, state.context), measure(state.design.scene, state.context)]
    const differences = compare(was, is)
    const also = besides(run.changes, differences, was, is)
    const { lost, told } = lostOf(run.changes, differences, was, is)
    undone.push(...told)
    const changes = run.changes.filter((change) => !lost.includes(change))
    if (changes.length === 0 && lost.length > 0)
      return { status: 'unclear', question: undone.join(' '), suggestions: [] }
    return {
      status: 'changed',
      design: state.design,
      operations: run.operations,
      changes,
      ...(also.length > 0 && { also }),
      ...(undone.length > 0 && { notDone: undone }),
      ...notedOf(run),
      ...(missed.length > 0 && { notUnderstood: missed }),
    }
  }
  const [refusal] = run.refusals
  if (refusal) {
    const { question, suggestions = [], act, readings } = refusal
    return { status: 'unclear', question, suggestions, ...(readings && { readings }), ...(act && { act }) }
  }
  if (run.about) {
    const suggestions = [`remove the ${run.about}`, `make the ${run.about} smaller`, `make the ${run.about} bigger`]
    return { status: 'unclear', question: `What should I do with the ${run.about}?`, suggestions, open: true }
  }
  if (unread.length === 0)
    return { status: 'unclear', question: 'The design stays as it is. What should I do next?', suggestions: [] }
  const question = `I did not understand '${shorten(unread[0] ?? '')}'. What should I change?`
  return { status: 'unclear', question, suggestions: [], unread: true }
}

const notedOf = ({ noted }: Run) => (noted.length > 0 ? { noted } : {})

/** What a new layout cannot keep as it was, told. */
function unlockedBy({ scene }: Design): string[] {
  const lock = [...places(scene)].find(({ node }) => node.locked)
  return lock ? [`“${nameOf(lock.node)}” was locked; a new layout does not keep parts as they were.`] : []
}

/** What one wish won and another took back: sizes are held against the design that was spoken of, colours against what is there now. */
function lostOf(changes: readonly Change[], differences: readonly Difference[], was: Measured, is: Measured) {
  const outgrown = changes.filter((change) => isSized(change) && !isShown(change, differences, was, is))
  const repainted = changes.filter((change, at) => isPaintedOver(change, changes.slice(at + 1), is))
  const notSo =
    (why: string) =>
    ({ what, to }: Change) =>
      `That did not work out, because ${why}: ${what}: ${to}.`
  const told = [
    ...outgrown.map(notSo('other things need the room')),
    ...repainted.map(notSo('what stands on it would not be read')),
  ]
  return { lost: [...outgrown, ...repainted], told }
}

/** An answer without the question that it ends with: beside what was done, nothing is asked. */
const stated = (answer: string) => answer.replace(/(?<=[.!])\s+[^.!?]*\?$/, '')

/** "another layout, but keep the colours": said in a clause of its own. */
function keepsSaid(lower: string, keep: { palette: boolean; typography: boolean; pictogram: boolean }) {
  const said = (what: string) =>
    new RegExp(`\\b(?:keep|same|preserve|retain|don't change|do not change)\\b[^;]*\\b(?:${what})`).test(lower)
  return {
    palette: keep.palette || said('colou?rs?|palette|scheme'),
    typography: keep.typography || said('fonts?|typefaces?|typography'),
    pictogram: keep.pictogram || said('icons?|symbols?|mark'),
  }
}

const changed = (before: Design, after: Design) =>
  changedNodes(before.scene, after.scene).length > 0 ||
  JSON.stringify(before.scene.palette) !== JSON.stringify(after.scene.palette) ||
  JSON.stringify(before.scene.typography) !== JSON.stringify(after.scene.typography) ||
  JSON.stringify(before.scene.artboards) !== JSON.stringify(after.scene.artboards)

const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text)
