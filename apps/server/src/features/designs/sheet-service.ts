/** Designs as text: sheets that callers write, and those of designs that are there. */
import type { WrittenSheet } from '@limner/engine'
import { HttpError } from '../../platform/problem.ts'
import type { Threads } from '../../threads/threads.ts'
import type { DesignStore } from './store.ts'

/** So many faults are told: whoever mends these asks again. */
const MAX_FAULTS = 20

type Refused = Extract<WrittenSheet, { ok: false }>

function problemOf(refused: Refused): HttpError {
  const faults = refused.faults.toSorted((a, b) => a.line - b.line || a.column - b.column)
  const [first] = faults
  const place = first ? ` Line ${first.line}, column ${first.column}: ${first.message}` : ''
  const many = faults.length === 1 ? 'It has one fault.' : `It has ${faults.length} faults.`
  return new HttpError('unprocessable', `The sheet cannot be set. ${many}${place}`, {
    issues: faults.slice(0, MAX_FAULTS).map((fault) => ({ path: 'body.sheet', ...fault })),
  })
}

export function sheetService(designs: Pick<DesignStore, 'find'>, threads: Threads) {
  let language: Promise<string> | undefined
  return {
    /**
     * What a sheet is a design of, and its title. Throws 422 with the place of each fault.
     * @param prompt what was said with it
     */
    async check(sheet: string, prompt: string | undefined): Promise<{ prompt: string; title: string }> {
      const set = await threads.run('setSheet', { sheet, seed: 0, ...(prompt !== undefined && { prompt }) })
      if (!set.ok) throw problemOf(set)
      return { prompt: set.concept.design.brief.prompt, title: set.concept.title }
    },
    async ofDesign(id: string): Promise<string> {
      const row = await designs.find(id)
      if (!row) throw new HttpError('not-found', 'There is no such design.')
      return threads.run('sheetOf', { scene: row.scene })
    },
    async language(): Promise<string> {
      language ??= threads.run('sheetLanguage', {})
      try {
        return await language
      } catch (error) {
        language = undefined
        throw error
      }
    },
  }
}
export type SheetService = ReturnType<typeof sheetService>
