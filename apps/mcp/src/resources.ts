/** What an assistant can look up: the language of sheets, projects, designs, brand kits; and ways to begin. */
import { ApiError, type Limner } from '@limner/client'
import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { factsOf } from './results.ts'
import { kitsOf, projectsOf } from './shared.ts'

/** So many are listed, the latest first. */
const LISTED = 50

const asJson = (uri: URL, value: unknown) => ({
  contents: [{ uri: uri.href, mimeType: 'application/json', text: JSON.stringify(value, null, 2) }],
})
const idIn = (value: string | string[] | undefined): string => String(value)

/** A guest has none. */
const kitsIn = (limner: Limner) =>
  kitsOf(limner).catch((error: unknown) => {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return []
    throw error
  })

function registerBrands(server: McpServer, limner: Limner): void {
  const kits = new ResourceTemplate('limner://brand-kits/{id}', {
    list: async () => ({
      resources: (await kitsIn(limner)).map(({ id, name }) => ({
        ...{ uri: `limner://brand-kits/${id}`, name, title: name, mimeType: 'application/json' },
      })),
    }),
  })
  const about = {
    title: 'Brand kits',
    description: 'The colours, typefaces, tone and facts of a business, which design takes as `brand`.',
    mimeType: 'application/json',
  }
  server.registerResource('brand-kit', kits, about, async (uri, { id }) => {
    return asJson(uri, await limner.api.getBrandKit({ params: { id: idIn(id) } }))
  })
}

export function registerResources(server: McpServer, limner: Limner): void {
  registerBrands(server, limner)
  server.registerResource(
    'sheet-language',
    'limner://sheet-language',
    {
      title: 'The language of sheets',
      description: 'How a design is written as text, for write_sheet.',
      mimeType: 'text/markdown',
    },
    async (uri) => {
      const { page } = await limner.api.getSheetLanguage()
      return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text: page }] }
    },
  )
  const projects = new ResourceTemplate('limner://projects/{id}', {
    list: async () => ({
      resources: (await projectsOf(limner, LISTED)).map(({ id, title }) => ({
        ...{ uri: `limner://projects/${id}`, name: title, title, mimeType: 'application/json' },
      })),
    }),
  })
  const aboutProjects = {
    title: 'Projects',
    description: 'A project with its designs; `access` says what may be done with it.',
    mimeType: 'application/json',
  }
  server.registerResource('project', projects, aboutProjects, async (uri, { id }) => {
    const params = { id: idIn(id) }
    const [project, designs] = await Promise.all([
      limner.api.getProject({ params }),
      limner.api.listProjectDesigns({ params }),
    ])
    return asJson(uri, { ...project, designs: designs.map((design) => factsOf(limner, design)) })
  })
  const designs = new ResourceTemplate('limner://designs/{id}', {
    list: async () => ({
      resources: (await limner.api.searchDesigns({ query: { limit: LISTED } })).designs.map(({ id, title }) => ({
        ...{ uri: `limner://designs/${id}`, name: title, title, mimeType: 'application/json' },
      })),
    }),
  })
  const aboutDesigns = { title: 'Designs', description: 'A design with its versions.', mimeType: 'application/json' }
  server.registerResource('design', designs, aboutDesigns, async (uri, { id }) => {
    const { design, versions } = await limner.api.getDesign({ params: { id: idIn(id) } })
    return asJson(uri, {
      ...factsOf(limner, design),
      versions: versions.map((version) => factsOf(limner, version)),
    })
  })
}

const said = (words: string) => ({
  messages: [{ role: 'user' as const, content: { type: 'text' as const, text: words } }],
})

export function registerPrompts(server: McpServer): void {
  server.registerPrompt(
    'new_design',
    {
      title: 'Make a design',
      description: 'From a few facts to concepts.',
      argsSchema: { what: z.string().describe('What it is: a poster, a logo, …'), facts: z.string() },
    },
    ({ what, facts }) =>
      said(
        `Make ${what} with Limner. It must say, word for word: ${facts}. Look at the concepts, say which one you would take and why, and revise what is not right.`,
      ),
  )
  server.registerPrompt(
    'drawn_design',
    {
      title: 'Draw a design yourself',
      description: 'Writes a sheet, looks at it, mends it.',
      argsSchema: { what: z.string().describe('What it is, with every text that must appear in it') },
    },
    ({ what }) =>
      said(
        `Read limner://sheet-language. Then write ${what} as a sheet and send it to write_sheet. Mend what it says is wrong; look at the picture, read_design where things touch, and send a better sheet until it is finished.`,
      ),
  )
  server.registerPrompt(
    'other_formats',
    {
      title: 'The same in other formats',
      description: 'Takes a finished design to the formats of a campaign.',
      argsSchema: { designId: z.string(), formats: z.string().describe('Instagram story, banner, A4 portrait, …') },
    },
    ({ designId, formats }) =>
      said(
        `Take the design ${designId} to these formats with make_formats; what it has no name for, with one revise each ("as a bookmark"): ${formats}. Look at each, mend what does not fit, then export all of them as PNG and PDF and list the addresses.`,
      ),
  )
}
