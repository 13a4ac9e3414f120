#!/usr/bin/env node
/**
 * `npm run mcp`: an MCP server over standard input and output, so that an assistant can design with a running Limner.
 * LIMNER_URL names the server; LIMNER_API_KEY is a key of one's account (Settings, Your API keys), LIMNER_EMAIL and
 * LIMNER_PASSWORD sign in instead; else it works as a guest (LIMNER_GUEST_TOKEN continues as an earlier one).
 * Files that are to be kept go to LIMNER_DIRECTORY, by default where it was started.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { openLimner } from '@limner/client'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import manifest from '../package.json' with { type: 'json' }
import { limnerServer } from './server.ts'
import { signIn } from './sign-in.ts'

const {
  LIMNER_URL = 'http://localhost:3000',
  LIMNER_API_KEY,
  LIMNER_EMAIL,
  LIMNER_PASSWORD,
  LIMNER_GUEST_TOKEN,
  LIMNER_DIRECTORY = '.',
} = process.env

/** Nothing that is there is written over. */
async function keepFile(name: string, bytes: Uint8Array): Promise<string> {
  await mkdir(LIMNER_DIRECTORY, { recursive: true })
  const { name: stem, ext } = path.parse(name)
  for (let copy = 1; ; copy++) {
    const file = path.resolve(LIMNER_DIRECTORY, copy === 1 ? name : `${stem} (${copy})${ext}`)
    try {
      await writeFile(file, bytes, { flag: 'wx' })
      return file
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
  }
}

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
  await limnerServer(limner, { version: manifest.version, notice, keepFile }).connect(new StdioServerTransport())
} catch (error) {
  // Standard output belongs to the protocol.
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
