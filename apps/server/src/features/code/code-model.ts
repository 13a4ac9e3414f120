/** The code of uploaded photographs by a language model, by the one that the project has chosen. What it cannot do, the engine does. */
import crypto from 'node:crypto'
import type { Caller } from '../../platform/mount.ts'
import type { Photograph } from '../designs/source.ts'
import type { ChosenModelService } from '../models/chosen.ts'
import type { ModelService } from '../models/service.ts'
import { isDrawingOnly } from './drawing-only.ts'

export interface PictureTask extends Photograph {
  /** What was measured on the picture: size, colours, roles. */
  findings: string
}
export interface WrittenComponent {
  code: string
  componentName: string
  dependencies: string[]
}
/** Null: none is chosen, there is none for this caller, or it was no help; why stands in the log. */
export type CodeModel = (task: PictureTask, caller: Caller, signal: AbortSignal) => Promise<WrittenComponent | null>

const MAX_CHARACTERS = 100_000
/** Milliseconds: less than a request may take. */
const TIMEOUT = 40_000

/** The component in an answer; null where it is none, or not one that stands on React alone. */
export function readComponent(answer: string): WrittenComponent | null {
  const code = (/```(?:tsx|jsx|typescript)?\n([\s\S]*?)```/.exec(answer)?.[1] ?? answer).trim()
  const componentName = /^export default function ([A-Z]\w*)/m.exec(code)?.[1]
  if (!componentName || code.length > MAX_CHARACTERS || !isDrawingOnly(code)) return null
  return { code: `${code}\n`, componentName, dependencies: ['react'] }
}

/** @param chosen what the project of a picture has chosen */
export function codeModel(models: ModelService, chosen: ChosenModelService): CodeModel {
  return async ({ bytes, type, findings, ownerId, projectId }, caller, signal) => {
    // Whoever only looks at a project has not chosen its model.
    if (projectId === null || ownerId !== caller.ownerId) return null
    const wished = await chosen.forGeneration(undefined, { projectId }, caller)
    const choice = models.choiceOf(wished?.language, 'language')
    if (!choice) return null
    const asking = { predictionId: crypto.randomUUID(), step: 'code', ownerId: caller.ownerId, signal }
    const written = await models.speak(
      choice,
      asking,
      (speaker, call) => speaker.code({ picture: { bytes, type }, findings }, call),
      TIMEOUT,
    )
    return written.ok ? readComponent(written.value) : null
  }
}
