/** Limner as an MCP server: what an assistant can do, look up and begin with. */
import type { Limner } from '@limner/client'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { type KeepFile, registerFindingTools } from './finding.ts'
import { registerMakingTools } from './making.ts'
import { registerPrompts, registerResources } from './resources.ts'

export interface LimnerServerOptions {
  version: string
  /** What the assistant is to know, and to tell. */
  notice?: string | undefined
  /** Where it runs on the assistant's machine: keeps a file there. */
  keepFile?: KeepFile
}

export function limnerServer(limner: Limner, { version, notice, keepFile }: LimnerServerOptions): McpServer {
  const server = new McpServer({ name: 'limner', version }, notice ? { instructions: notice } : undefined)
  registerMakingTools(server, limner)
  registerFindingTools(server, limner, keepFile)
  registerResources(server, limner)
  registerPrompts(server)
  return server
}
