/** The code of uploaded photographs by a language model, where one is configured. What it cannot do, the engine does. */
import crypto from 'node:crypto'
import type { Caller } from '../../platform/mount.ts'
import type { ModelService } from '../models/service.ts'
import { onlyDraws } from './foreign-code.ts'

export interface PictureTask {
  bytes: Uint8Array
  /** Media type. */
  type: string
  /** What was measured on the picture: size, colours, roles. */
  findings: string
}
export interface WrittenComponent {
  code: string
  componentName: string
  dependencies: string[]
}
/** Null: there is none for this caller, or it was no help; why stands in the log. */
export type CodeModel = (task: PictureTask, caller: Caller, signal: AbortSignal) => Promise<WrittenComponent | null>

const MOST_CHARACTERS = 100_000
/** Milliseconds: less than a request may take. */
const PATIENCE = 40_000

/** The component in an answer; null where it is none, or not one that stands on React alone. */
export function readComponent(answer: string): WrittenComponent | null {
  const code = (/```(?:tsx|jsx|typescript)?\n([\s\S]*?)```/.exec(answer)?.[1] ?? answer).trim()
  const componentName = /^export default function ([A-Z]\w*)/m.exec(code)?.[1]
  if (!componentName || code.length > MOST_CHARACTERS || !onlyDraws(code)) return null
  return { code: `${code}\n`, componentName, dependencies: ['react'] }
}

export function codeModel(models: ModelService): CodeModel {
  return async ({ bytes, type, findings }, caller, signal) => {
    const choice = (await models.choices(caller.kind === 'guest')).find(({ role }) => role === 'language')
    if (!choice) return null
    const asking = { predictionId: crypto.randomUUID(), step: 'code', ownerId: caller.ownerId, signal }
    const written = await models.speak(
      choice,
      asking,
      (speaker, call) => speaker.code({ picture: { bytes, type }, findings }, call),
      PATIENCE,
    )
    return written.ok ? readComponent(written.value) : null
  }
}
