/** A small drawing that a model is asked for, to see whether it can draw. */
import crypto from 'node:crypto'
import { HttpError } from '../../platform/problem.ts'
import type { Threads } from '../../threads/threads.ts'
import { probeSentence } from './sentences.ts'
import type { ModelService } from './service.ts'

const PROMPT = 'Poster "Kite day", Sunday 4 May, a red kite over a green hill'

export interface Trial {
  draws: boolean
  message: string
}

export function modelTrial(models: ModelService, threads: Threads) {
  return async (name: string, model: string, ownerId: string, signal: AbortSignal): Promise<Trial> => {
    await models.refresh()
    const choice = models.choiceOf(`${name}:${model}`, 'language')
    if (!choice) throw new HttpError('not-found', 'There is no such language model.')
    const task = await threads.run('drawingTask', { prompt: PROMPT, seed: 1 }, { signal })
    const [direction = ''] = task.directions
    const began = performance.now()
    const answered = await models.speak(
      choice,
      { predictionId: crypto.randomUUID(), step: 'try', ownerId, signal },
      (speaker, call) => speaker.draw({ prompt: PROMPT, task, direction, history: [] }, call),
      models.patience.drawing,
    )
    const took = `${((performance.now() - began) / 1000).toFixed(1)} s`
    if (!answered.ok) {
      const { why } = answered
      if (why === 'spent') return { draws: false, message: 'The budget for models is used up for this month.' }
      if (why === 'malformed') return { draws: false, message: `${CANNOT} It answered without a sheet after ${took}.` }
      return { draws: false, message: why === 'interrupted' ? 'It was interrupted.' : probeSentence(why) }
    }
    const about = { prompt: PROMPT, seed: 1, sheet: answered.value, isLast: true }
    const admitted = await threads.run('admitSheet', about, { signal })
    if (admitted.ok) return { draws: true, message: `It can draw: a whole sheet in ${took}.` }
    return { draws: false, message: `${CANNOT} Of its sheet: ${admitted.faults.slice(0, 2).join('; ')}.` }
  }
}

const CANNOT = 'It cannot draw and gets the questionnaire instead.'
