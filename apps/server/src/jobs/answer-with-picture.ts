/** What is answered where a painter made the whole picture: that one, as shapes where it is flat. */
import { PICTURE } from '@limner/engine/picture-archetypes'
import type { MediaRow } from '../media/store.ts'
import { costLines, wholePictureNotice } from './answer-text.ts'
import { asNewDesign } from './new-design.ts'
import type { PictureParts } from './paint-picture.ts'
import { type PaintingParts, paintAll, type Report } from './painting.ts'
import { suggest } from './revising.ts'
import type { Answer, Claim } from './types.ts'

export async function answerWithPicture(
  parts: PaintingParts & PictureParts & Parameters<typeof suggest>[0]['parts'],
  claim: Claim,
  { row, by }: { row: MediaRow; by: string },
  report: Report,
  signal: AbortSignal,
): Promise<Answer> {
  const { threads, files, models } = parts
  const { prompt } = claim.request
  const bytes = await files.get(row.sha256)
  if (!bytes || !row.facts) throw new Error('The painted picture is not there')
  const made = await threads.run('fromPainter', { prompt, bytes, facts: row.facts }, { signal })
  const [painted, suggestions, cost] = await Promise.all([
    paintAll(parts, [made.concept], report, signal),
    suggest({ parts, signal }, made.concept.design, prompt, claim.seed),
    models.costOf(claim.id),
  ])
  return {
    designs: [{ ...asNewDesign(made.concept, painted.pictures[0] ?? []), prompt }],
    result: {
      message: [made.confirmation, wholePictureNotice(by, made.concept.design.archetype === PICTURE)].join('\n\n'),
      understood: [{ label: 'Whole picture by', value: by }, ...costLines(cost)],
      suggestions,
      replitPrompt: made.buildPrompt,
    },
    timings: painted.timings,
  }
}
