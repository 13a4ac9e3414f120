/**
 * `npm run mcp`: an MCP server over standard input and output, so that an assistant can design with a running Limner.
 * LIMNER_URL names the server; LIMNER_EMAIL and LIMNER_PASSWORD sign in, else it works as a guest (LIMNER_GUEST_TOKEN
 * continues as an earlier one).
 */
import { openLimner } from '@limner/client'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import manifest from '../package.json' with { type: 'json' }
import { limnerServer } from './tools.ts'

const { LIMNER_URL = 'http://localhost:3000', LIMNER_EMAIL, LIMNER_PASSWORD, LIMNER_GUEST_TOKEN } = process.env

try {
  const limner = openLimner({ url: LIMNER_URL, ...(LIMNER_GUEST_TOKEN && { guestToken: LIMNER_GUEST_TOKEN }) })
  if (LIMNER_EMAIL && LIMNER_PASSWORD)
    await limner.api.login({ body: { email: LIMNER_EMAIL, password: LIMNER_PASSWORD } })
  await limnerServer(limner, manifest.version).connect(new StdioServerTransport())
} catch (error) {
  // Standard output belongs to the protocol.
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
