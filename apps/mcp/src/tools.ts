/** What an assistant can do with Limner: design, change, find, take away. */
import { ApiError, type Design, type Limner, type Prediction } from '@limner/client'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { codeOf, exportDesign, FORMATS } from './export.ts'

const text = (words: string) => ({ type: 'text' as const, text: words })

const factsOf = (
  limner: Limner,
  { id, projectId, title, kind, versionNumber, width, height, changes, pageUrl }: Design,
) => ({
  designId: id,
  ...(projectId && { projectId }),
  title,
  kind,
  version: versionNumber,
  width,
  height,
  ...(changes.length > 0 && { changes }),
  ...(pageUrl && { page: limner.address(pageUrl) }),
})

/** The designs as facts and as pictures, small enough to be looked at in a conversation. */
async function resultOf(limner: Limner, prediction: Prediction): Promise<CallToolResult> {
  const designs = prediction.designs ?? []
  const pictures = await Promise.all(
    designs.map(async ({ thumbnailUrl }) => ({
      type: 'image' as const,
      data: Buffer.from(await limner.download(thumbnailUrl)).toString('base64'),
      mimeType: 'image/webp',
    })),
  )
  const facts = {
    message: prediction.message,
    suggestions: prediction.suggestions,
    // A wish that may be meant in two ways: to be said again with the intent that was meant.
    ...(prediction.choices && { choices: prediction.choices }),
    designs: designs.map((design) => factsOf(limner, design)),
  }
  return { content: [text(JSON.stringify(facts, null, 2)), ...pictures] }
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 401)
    return 'This needs an account: start the server with LIMNER_API_KEY (Settings, Your API keys).'
  if (error instanceof ApiError && error.problem) return error.problem.message
  return error instanceof Error ? error.message : String(error)
}

/** A failure is an answer, too: the assistant reads the sentence and can try something else. */
const withErrorsAsText = (work: () => Promise<CallToolResult>): Promise<CallToolResult> =>
  work().catch((error: unknown) => ({
    isError: true,
    content: [text(reasonOf(error))],
  }))

const designId = z.uuid().describe('The designId of an earlier answer')

/** @param notice what the assistant is to know, and to tell */
export function limnerServer(limner: Limner, version: string, notice?: string): McpServer {
  const server = new McpServer({ name: 'limner', version }, notice ? { instructions: notice } : undefined)
  registerMakingTools(server, limner)
  registerFindingTools(server, limner)
  return server
}

/** Designs from words, and what is said about them. */
function registerMakingTools(server: McpServer, limner: Limner): void {
  server.registerTool(
    'generate',
    {
      title: 'Make designs from words',
      description:
        'Makes up to four concepts of a logo, website, business card, poster, icon or banner. Write every text that must stand in the design into the prompt, letter for letter.',
      inputSchema: { prompt: z.string().min(1).max(20_000) },
    },
    ({ prompt }) => withErrorsAsText(async () => resultOf(limner, await limner.design({ prompt }))),
  )

  server.registerTool(
    'say',
    {
      title: 'Go on in a conversation',
      description:
        'Says something in the project of an earlier answer: a change ("the second one in dark green"), a new design, a question, or something to remember. Where the words may be meant in two ways, the answer has `choices`: say the prompt of the one that is meant again, with its intent.',
      inputSchema: {
        projectId: z.uuid().describe('The projectId of an earlier answer'),
        message: z.string().min(1).max(20_000),
        designId: designId.optional().describe('The design that "it" means; without one, the newest'),
        intent: z.enum(['change', 'new']).optional().describe('Only where choices were offered: which one is meant'),
      },
    },
    ({ projectId, message, designId: selectedDesignId, intent }) =>
      withErrorsAsText(async () =>
        resultOf(
          limner,
          await limner.design({
            prompt: message,
            projectId,
            ...(selectedDesignId && { selectedDesignId }),
            ...(intent && { intent }),
          }),
        ),
      ),
  )

  server.registerTool(
    'edit',
    {
      title: 'Change a design',
      description: 'Makes the next version of a design; what the instruction does not name stays as it is.',
      inputSchema: { designId, instruction: z.string().min(1).max(5_000) },
    },
    ({ designId: parentDesignId, instruction }) =>
      withErrorsAsText(async () =>
        resultOf(limner, await limner.design({ prompt: instruction, parentDesignId, modificationPrompt: instruction })),
      ),
  )
}

/** Designs that are there: as code, as files, found again. */
function registerFindingTools(server: McpServer, limner: Limner): void {
  server.registerTool(
    'code',
    {
      title: 'A design as code',
      description: 'The design as one React component in TypeScript.',
      inputSchema: { designId },
      annotations: { readOnlyHint: true },
    },
    ({ designId: id }) =>
      withErrorsAsText(async () => {
        const { design } = await limner.api.getDesign({ params: { id } })
        return { content: [text(await codeOf(limner, design))] }
      }),
  )

  server.registerTool(
    'export',
    {
      title: 'A design as a file',
      description:
        'The design to take away: png or jpg (a picture of each side), svg (text as outlines, each side), pdf (at the size of print), tsx (one React component). Besides png and tsx, it needs an account.',
      inputSchema: { designId, format: z.enum(FORMATS).default('png') },
      annotations: { readOnlyHint: true },
    },
    ({ designId: id, format }) => withErrorsAsText(() => exportDesign(limner, id, format)),
  )

  server.registerTool(
    'search',
    {
      title: 'Find designs made earlier',
      description: 'Searches titles and prompts of your own designs.',
      inputSchema: { search: z.string().max(200).default(''), limit: z.int().min(1).max(50).default(10) },
      annotations: { readOnlyHint: true },
    },
    ({ search, limit }) =>
      withErrorsAsText(async () => {
        const { designs, total } = await limner.api.searchDesigns({ query: { search, limit } })
        return {
          content: [
            text(JSON.stringify({ total, designs: designs.map((design) => factsOf(limner, design)) }, null, 2)),
          ],
        }
      }),
  )
}
