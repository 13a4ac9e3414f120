/** What a sheet that was sent along is answered with: the one design that it is, painted. */
import { contentsOf } from '../media/scene-pictures.ts'
import { asksOf } from './answer-text.ts'
import type { DesigningParts } from './designing.ts'
import { asNewDesign } from './new-design.ts'
import { paintAll, type Report } from './painting.ts'
import { suggest } from './revising.ts'
import type { Answer, Claim } from './types.ts'

export async function setSheet(
  parts: DesigningParts,
  claim: Claim,
  sheet: string,
  report: Report,
  signal: AbortSignal,
): Promise<Answer> {
  const { prompt, pictureId } = claim.request
  const [picture] = await parts.media.listByIds(pictureId ? [pictureId] : [])
  const pictures = await contentsOf(picture ? [picture] : [], parts.files)
  const written = { sheet, prompt, seed: claim.seed, pictures, ...(picture?.facts && { picture: picture.facts }) }
  const set = await parts.threads.run('setSheet', written, { signal })
  // It was read when it came in.
  if (!set.ok) throw new Error(`The sheet has faults: ${set.faults.map(({ message }) => message).join('; ')}`)
  const { concept, notes, mended } = set
  const [painted, suggestions, buildPrompt] = await Promise.all([
    paintAll(parts, [concept], report, signal),
    suggest({ parts, signal }, concept.design, prompt, claim.seed),
    parts.threads.run('buildPrompt', { design: concept.design }, { signal }),
  ])
  const understood = notes.map(({ line, column, message }) => `Line ${line}, column ${column}: ${message}`)
  const asked = asksOf([concept])
  return {
    designs: [{ ...asNewDesign(concept, painted.pictures[0] ?? []), prompt }],
    result: {
      message: mended.length > 0 ? `Your sheet is set. ${mended.join('. ')}.` : 'Your sheet is set.',
      ...(asked.length > 0 && { asked }),
      remarks: [...mended, ...understood],
      suggestions,
      replitPrompt: buildPrompt,
      turn: { did: 'new' },
    },
    timings: painted.timings,
  }
}
