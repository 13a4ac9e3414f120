/** The tool that finds what can be put into a design. */
import type { Limner } from '@limner/client'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { imageAt, text, told, withErrorsAsText } from './results.ts'

/** Each is looked at: so many fit into an answer. */
const MOST = 16

export function registerLibrary(server: McpServer, limner: Limner): void {
  server.registerTool(
    'search_library',
    {
      title: 'Find an icon, a drawing or a mark',
      description:
        'Searches the icons, drawings and marks of Limner by what they show, and answers each with a small picture: choose by looking. One goes into a design with apply_operations: {"op":"add","artboard":0,"part":"drawing","item":"…"}.',
      inputSchema: {
        words: z.string().min(1).max(60).describe('What it is to show, in English: sailing boat'),
        kind: z.enum(['icon', 'drawing', 'mark']).optional().describe('Without one, all of them in turns'),
        limit: z.int().min(1).max(MOST).default(8),
        pictures: z.boolean().default(true).describe('false: only addresses of pictures'),
      },
      outputSchema: {
        items: z.array(
          z.object({
            item: z.string().describe('For the operation add'),
            kind: z.string(),
            name: z.string(),
            preview: z.string().describe('The address of a picture, for anybody'),
          }),
        ),
      },
      annotations: { readOnlyHint: true },
    },
    ({ words, kind, limit, pictures }) =>
      withErrorsAsText(async () => {
        const found = await limner.api.searchLibrary({ query: { q: words, count: limit, ...(kind && { kind }) } })
        const items = found.items.map(({ id, kind: sort, name, preview }) => ({
          ...{ item: id, kind: sort, name, preview: limner.address(preview) },
        }))
        if (!pictures) return told({ items })
        const seen = await Promise.all(
          found.items.map(async ({ id, preview }) => [text(id), await imageAt(limner, preview, 'image/png')]),
        )
        return told({ items }, seen.flat())
      }),
  )
}
