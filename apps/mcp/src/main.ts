/**
 * `npm run mcp`: an MCP server over standard input and output, so that an assistant can design with a running Limner.
 * LIMNER_URL names the server; LIMNER_API_KEY is a key of one's account (Settings, Your API keys), LIMNER_EMAIL and
 * LIMNER_PASSWORD sign in instead; else it works as a guest (LIMNER_GUEST_TOKEN continues as an earlier one).
 */
import { openLimner } from '@limner/client'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import manifest from '../package.json' with { type: 'json' }
import { signIn } from './sign-in.ts'
import { limnerServer } from './tools.ts'

const {
  LIMNER_URL = 'http://localhost:3000',
  LIMNER_API_KEY,
  LIMNER_EMAIL,
  LIMNER_PASSWORD,
  LIMNER_GUEST_TOKEN,
} = process.env

try {
  const limner = openLimner({
    url: LIMNER_URL,
    ...(LIMNER_API_KEY && { apiKey: LIMNER_API_KEY }),
    ...(LIMNER_GUEST_TOKEN && { guestToken: LIMNER_GUEST_TOKEN }),
  })
  const account = !LIMNER_API_KEY &&
    LIMNER_EMAIL &&
    LIMNER_PASSWORD && { email: LIMNER_EMAIL, password: LIMNER_PASSWORD }
  const notice = account ? await signIn(limner, account) : undefined
  if (notice) console.error(notice)
  await limnerServer(limner, manifest.version, notice).connect(new StdioServerTransport())
} catch (error) {
  // Standard output belongs to the protocol.
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
