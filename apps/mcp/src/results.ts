/** What tools answer: facts that programs read, and pictures that are small enough to be looked at in a conversation. */
import { ApiError, type Design, type Limner, type Prediction } from '@limner/client'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'

export const text = (words: string) => ({ type: 'text' as const, text: words })

const change = z.object({ what: z.string(), from: z.string().optional(), to: z.string().optional() })
export const designFacts = z.object({
  designId: z.string(),
  projectId: z.string().optional(),
  title: z.string(),
  kind: z.string(),
  version: z.number(),
  width: z.number(),
  height: z.number(),
  changes: z.array(change).optional(),
  page: z.string().optional().describe('Where a person sees it'),
})

/** What every tool that makes something answers. */
export const madeShape = {
  message: z.string().optional(),
  suggestions: z.array(z.string()).optional().describe('What may be asked next'),
  choices: z
    .array(z.object({ label: z.string(), prompt: z.string(), intent: z.enum(['change', 'new']) }))
    .optional()
    .describe('The words can mean either: send the prompt of the one that is meant, with its intent'),
  remarks: z.array(z.string()).optional().describe('Of a sheet: what was changed, or understood otherwise'),
  unmet: z.array(z.string()).optional().describe('What was asked for and is not seen in every design'),
  designs: z.array(designFacts),
}

export const factsOf = (limner: Limner, design: Design): z.output<typeof designFacts> => ({
  designId: design.id,
  ...(design.projectId && { projectId: design.projectId }),
  ...{ title: design.title, kind: design.kind, version: design.versionNumber },
  ...{ width: design.width, height: design.height },
  ...(design.changes.length > 0 && { changes: design.changes }),
  ...(design.pageUrl && { page: limner.address(design.pageUrl) }),
})

/** As text for those who read, as data for those who do not. */
export const told = (facts: Record<string, unknown>, more: CallToolResult['content'] = []): CallToolResult => ({
  content: [text(JSON.stringify(facts)), ...more],
  structuredContent: facts,
})

export const imageAt = async (limner: Limner, address: string, mimeType: `image/${string}`) => ({
  type: 'image' as const,
  data: Buffer.from(await limner.download(address)).toString('base64'),
  mimeType,
})

/** Small enough to be looked at in a conversation. */
export const pictureOf = (limner: Limner, { thumbnailUrl }: Pick<Design, 'thumbnailUrl'>) =>
  imageAt(limner, thumbnailUrl, 'image/webp')

export async function madeBy(
  limner: Limner,
  prediction: Prediction,
  /** What is told beside. */
  more: Record<string, unknown> = {},
): Promise<CallToolResult> {
  const designs = prediction.designs ?? []
  const pictures = await Promise.all(designs.map((design) => pictureOf(limner, design)))
  const unmet = prediction.asked?.flatMap(({ words, met }) => (met ? [] : [words])) ?? []
  const { message, suggestions, choices, remarks } = prediction
  return told(
    {
      ...(message !== undefined && { message }),
      ...(suggestions && { suggestions }),
      ...(choices && { choices }),
      ...(remarks && remarks.length > 0 && { remarks }),
      ...(unmet.length > 0 && { unmet }),
      designs: designs.map((design) => factsOf(limner, design)),
      ...more,
    },
    pictures,
  )
}

const fault = z.object({ line: z.number(), column: z.number(), message: z.string() })
/** Of what was sent as a sheet: what is wrong in it. */
export const faultsShape = { faults: z.array(fault).optional().describe('Where the sheet is wrong; nothing was made') }

const faultsOf = (error: unknown): z.output<typeof fault>[] =>
  error instanceof ApiError
    ? (error.problem?.issues ?? []).flatMap(({ line, column = 1, message }) =>
        line === undefined ? [] : [{ line, column, message }],
      )
    : []

function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 401)
    return 'This needs an account: a key of it (Settings, Your API keys) as LIMNER_API_KEY, or as Bearer over HTTP.'
  if (!(error instanceof ApiError && error.problem)) return error instanceof Error ? error.message : String(error)
  const { message } = error.problem
  const places = faultsOf(error).map((one) => `line ${one.line}, column ${one.column}: ${one.message}`)
  return [message, ...places].join('\n')
}

/** A failure is an answer, too: the assistant reads the sentence and can try something else. */
export const withErrorsAsText = (work: () => Promise<CallToolResult>): Promise<CallToolResult> =>
  work().catch((error: unknown) => {
    const faults = faultsOf(error)
    return {
      isError: true,
      content: [text(reasonOf(error))],
      // Programs mend a sheet by these; the shape is that of what was asked for.
      ...(faults.length > 0 && { structuredContent: { faults, designs: [] } }),
    }
  })
