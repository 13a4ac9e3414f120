/** Another composition, asked for: another layout, the layout of another design, something different, another manner. */
import { TONES, type Tone } from '../../base/tones.ts'
import type { Brief } from '../../brief/types.ts'
import type { State, Step } from '../context.ts'
import { OPPOSITES } from '../families/tones.ts'
import { cannot } from '../steps.ts'
import type { Anew, DesignRef } from '../understand/wish.ts'
import { designOf } from './colour/scheme.ts'

const ALL = { palette: true, typography: true, pictogram: true }
const NONE = { palette: false, typography: false, pictogram: false }

export function planAnew(wish: Anew, state: State): Step | undefined {
  const { brief } = state.design
  switch (wish.anew) {
    case 'layout':
      return {
        step: 'recompose',
        recompose: { brief, keep: ALL },
        changes: [{ what: 'Layout', to: 'another one', nodes: [] }],
      }
    case 'design':
      return {
        step: 'recompose',
        recompose: { brief, keep: NONE },
        changes: [{ what: 'Design', to: 'a new composition', nodes: [] }],
      }
    case 'like':
      return likeAnother(wish.design, wish.words, state)
    default:
      return toned(wish.tones, wish.less, brief)
  }
}

/** "the layout of the second one": the same brief, composed as that one is. */
function likeAnother(of: DesignRef, words: string, state: State): Step {
  const { design } = state
  const other = designOf(of, state)
  if (!other || other.scene.kind !== design.scene.kind)
    return cannot(`I do not know which design “${words}” is. Which layout do you mean?`, 'another layout')
  if (other.archetype === design.archetype)
    return {
      step: 'cannot',
      question: `It already has the layout of ${words}. Shall I try another one?`,
      suggestions: ['another layout'],
      already: true,
    }
  return {
    step: 'recompose',
    recompose: { brief: design.brief, keep: ALL, like: other.archetype },
    changes: [{ what: 'Layout', to: `like ${words}`, nodes: [] }],
  }
}

/** A manner changes type and composition; colours that were asked for stay, and so does what is drawn. */
function toned(found: readonly Tone[], less: boolean, brief: Brief): Step | undefined {
  const [first] = found
  if (!first) return undefined
  const was = brief.style.tones
  const isLeft = (tone: Tone) => !found.includes(tone) && !found.some((wish) => OPPOSITES[wish]?.includes(tone))
  const tones = less
    ? was.filter((tone) => !found.includes(tone)).concat(OPPOSITES[first]?.slice(0, 1) ?? ['modern'])
    : [...found, ...was.filter(isLeft)]
  const isQuiet = !less && first === 'minimal'
  return {
    step: 'recompose',
    recompose: {
      brief: { ...brief, style: { ...brief.style, tones } },
      stays: true,
      ...(isQuiet && { simpler: true }),
      keep: { palette: isQuiet, typography: isQuiet, pictogram: true },
    },
    changes: [
      {
        what: 'Style',
        ...(was.length > 0 && { from: was.join(', ') }),
        to: tones.filter((tone) => TONES.includes(tone)).join(', '),
        nodes: [],
      },
    ],
  }
}
