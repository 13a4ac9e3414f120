/** An assistant at `/mcp`: the official client over streamable HTTP, with a key. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { expect } from 'vitest'
import { z } from 'zod'
import { PASSWORD, type Person } from '../harness.ts'

const Made = z.looseObject({
  message: z.string().optional(),
  remarks: z.array(z.string()).optional(),
  designs: z.array(
    z.looseObject({
      designId: z.string(),
      projectId: z.string(),
      kind: z.string(),
      version: z.number(),
      width: z.number(),
      height: z.number(),
      page: z.string(),
    }),
  ),
})
const Answer = z.object({
  isError: z.boolean().optional(),
  content: z.array(z.looseObject({ type: z.string(), text: z.string().optional(), data: z.string().optional() })),
  structuredContent: z.unknown().optional(),
})

export const keyFor = async (person: Person, scopes: string[]): Promise<string> =>
  (await person.post('/api/user/keys', { name: 'Assistant', scopes, password: PASSWORD })).json().key

export async function openAssistant(address: URL, key: string) {
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StreamableHTTPClientTransport(address, {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
  })
  // Its type allows no undefined in what is optional, which the interface does.
  await client.connect(transport as Parameters<Client['connect']>[0])

  const call = async (name: string, words: Record<string, unknown>) =>
    Answer.parse(await client.callTool({ name, arguments: words }, undefined, { timeout: 90_000 }))
  return {
    client,
    call,
    /** Calls a tool that makes designs: each comes with a picture that is small enough for a conversation. */
    async make(name: string, words: Record<string, unknown>) {
      const { isError, content, structuredContent } = await call(name, words)
      expect(isError, JSON.stringify(content[0])).toBeFalsy()
      const made = Made.parse(structuredContent)
      expect(content.filter(({ type }) => type === 'image')).toHaveLength(made.designs.length)
      for (const { data = '' } of content) expect(data.length).toBeLessThan(150_000)
      const [first] = made.designs
      if (!first) throw new Error(JSON.stringify(made))
      return { ...made, first }
    },
  }
}
export type Assistant = Awaited<ReturnType<typeof openAssistant>>
