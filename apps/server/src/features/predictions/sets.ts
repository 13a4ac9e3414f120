/** What is asked of a set, as a generation: a design in more formats, or its last change in the others. */
import { SET_FORMATS, SET_MAX, type SetFormat } from '@limner/contract/set-formats'
import { HttpError } from '../../platform/problem.ts'
import type { DesignRow, DesignStore } from '../designs/store.ts'
import type { GenerationInput } from './create.ts'
import type { PredictionStore } from './store.ts'

export interface SetParts {
  store: Pick<PredictionStore, 'find'>
  designStore: Pick<DesignStore, 'find' | 'latestOfSet'>
}

async function designIn({ designStore }: SetParts, id: string) {
  const design = await designStore.find(id)
  if (!design) throw new HttpError('not-found', 'There is no such design.')
  return { design, set: await designStore.latestOfSet(design.rootId) }
}

/** Throws 422 where the set would hold too many. */
async function formatsInput(parts: SetParts, id: string, asked: readonly SetFormat[]): Promise<GenerationInput> {
  const { set } = await designIn(parts, id)
  const formats = [...new Set(asked)]
  if (set.length + formats.length > SET_MAX)
    throw new HttpError('unprocessable', `A set holds ${SET_MAX} designs, and this one has ${set.length}.`)
  const words = `Also as ${formats.map((format) => SET_FORMATS[format].label).join(', ')}`
  return { prompt: words, modificationPrompt: words, parentDesignId: id, formats }
}

/** Throws 422 where there is nothing to repeat, or nowhere. */
async function repeatInput(parts: SetParts, id: string): Promise<GenerationInput> {
  const { design, set } = await designIn(parts, id)
  const said = changeOf(design)
  if (said === null)
    throw new HttpError('unprocessable', 'This version was not made by a change: there is nothing to repeat.')
  if (set.every(({ rootId }) => rootId === design.rootId))
    throw new HttpError('unprocessable', 'This design has no other formats yet.')
  const { operations, pictureId, selectedPartId } = (await parts.store.find(design.predictionId))?.request ?? {}
  return {
    ...{ prompt: said, modificationPrompt: said, parentDesignId: id, inSet: true as const },
    ...{ operations, pictureId, selectedPartId },
  }
}

/** What was said of a version; null: it begins its line, or goes back to an earlier one. */
const changeOf = ({ parentId, copyOf, modificationPrompt }: DesignRow): string | null =>
  parentId !== null && copyOf === null ? modificationPrompt : null

export const setInputs = (parts: SetParts) => ({
  formatsOf: (id: string, formats: readonly SetFormat[]) => formatsInput(parts, id, formats),
  repeatOf: (id: string) => repeatInput(parts, id),
})
