/** Tools that read what is there: a design as data, as code, as files; designs found again. */
import path from 'node:path'
import type { Limner } from '@limner/client'
import { CONDITION_NAMES, OUTPUTS, PRINT_SIZE_NAMES, STYLES, TEXT_LIMITS, VALUE_LIMITS } from '@limner/client/limits'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { registerLibrary } from './library.ts'
import { designId } from './making.ts'
import { partsOf, partsShape } from './parts.ts'
import { designFacts, factsOf, pictureOf, text, told, withErrorsAsText } from './results.ts'
import { kitsOf } from './shared.ts'

const readOnly = { annotations: { readOnlyHint: true } }
/** Keeps a file where the assistant runs. @returns where it lies */
export type KeepFile = (name: string, bytes: Uint8Array) => Promise<string>

function registerReading(server: McpServer, limner: Limner): void {
  server.registerTool(
    'read_design',
    {
      title: 'A design as data',
      description:
        'The palette, the fonts, the sections of a page and every part of a design with its id, place, rotation, colour and type, for apply_operations; parts that are locked or grouped say so. With `inside`, the shapes of one drawing, too (boat#3), which are changed as any part. With `sheet`, the whole design as a sheet, which can be changed and sent to write_sheet. With `picture`, how it looks.',
      inputSchema: {
        designId,
        inside: z.string().max(200).optional().describe('The id of a drawing or an icon whose shapes are told, too'),
        sheet: z.boolean().default(false),
        picture: z.boolean().default(false),
      },
      outputSchema: { design: designFacts, ...partsShape, sheet: z.string().optional() },
      ...readOnly,
    },
    ({ designId: id, inside, sheet: wantsSheet, picture }) =>
      withErrorsAsText(async () => {
        const [{ design }, parts, written] = await Promise.all([
          limner.api.getDesign({ params: { id } }),
          partsOf(limner, id, inside),
          wantsSheet ? limner.api.getDesignSheet({ params: { id } }) : undefined,
        ])
        const seen = picture ? [await pictureOf(limner, design)] : []
        return told({ design: factsOf(limner, design), ...parts, ...written }, seen)
      }),
  )
  server.registerTool(
    'code',
    {
      title: 'A design as code',
      description: 'The design as one React component in TypeScript.',
      inputSchema: { designId },
      ...readOnly,
    },
    ({ designId: id }) =>
      withErrorsAsText(async () => {
        const { design } = await limner.api.getDesign({ params: { id } })
        const { code } = await limner.api.generateCode({ body: { imageUrl: design.imageUrl, designId: id } })
        return { content: [text(code)] }
      }),
  )
}

function registerSet(server: McpServer, limner: Limner): void {
  server.registerTool(
    'formats_of',
    {
      title: 'The formats of a design',
      description: 'A design and the formats that were made from it, each in its latest version.',
      inputSchema: { designId },
      outputSchema: { designs: z.array(designFacts) },
      ...readOnly,
    },
    ({ designId: id }) =>
      withErrorsAsText(async () => {
        const { designs } = await limner.api.getDesignSet({ params: { id } })
        return told({ designs: designs.map((design) => factsOf(limner, design)) })
      }),
  )
}

function registerBrands(server: McpServer, limner: Limner): void {
  server.registerTool(
    'brand_kits',
    {
      title: 'The brand kits of the account',
      description:
        'Lists the brand kits that a design can wear, also those that others share, with their ids for design.',
      inputSchema: {},
      outputSchema: {
        kits: z.array(
          z.object({
            ...{ id: z.string(), name: z.string(), hasLogo: z.boolean() },
            access: z.enum(['owner', 'editor', 'viewer']).describe('Others share those that are not the owner’s'),
          }),
        ),
      },
      ...readOnly,
    },
    () =>
      withErrorsAsText(async () => {
        const kits = await kitsOf(limner)
        return told({ kits: kits.map(({ id, name, logo, access }) => ({ id, name, hasLogo: logo !== null, access })) })
      }),
  )
}

/** What the last event of a reading brings. */
async function proposalAt({ api }: Limner, url: string) {
  for await (const { proposal } of api.proposeBrandKit({ body: { url } })) if (proposal) return proposal
  throw new Error('The connection broke off before the page was read.')
}

function registerBrandFromPage(server: McpServer, limner: Limner): void {
  const face = z.object({ named: z.string(), isSame: z.boolean() })
  server.registerTool(
    'brand_from_page',
    {
      title: 'A brand kit from a web page',
      description:
        'Reads name, colours, typefaces, logo, tone and facts of a business from its web page, where the operator of the server allows it. Nothing is kept at first: show the person what was found, and call it again with `keep` when they agree. What they correct goes into `name` and `colours`.',
      inputSchema: {
        url: z.string().min(1).max(2000).describe('Such as example.com'),
        keep: z.boolean().default(false).describe('Keep it as a brand kit of the account'),
        name: z.string().min(1).max(100).optional(),
        colours: z
          .partialRecord(z.enum(['paper', 'surface', 'ink', 'accent', 'secondary']), z.string())
          .optional()
          .describe('By their roles, such as #1f3a5f, instead of those that were read'),
      },
      outputSchema: {
        id: z.string().optional().describe('Of the kit that was kept, for design'),
        url: z.string(),
        name: z.string(),
        hasLogo: z.boolean(),
        colours: z.record(z.string(), z.string().nullable()),
        typefaces: z.object({ display: z.string(), text: z.string() }).nullable(),
        faces: z.object({ display: face, text: face }).nullable().describe('What the typefaces stand for'),
        tones: z.array(z.string()),
        facts: z.record(z.string(), z.string()),
        isScripted: z.boolean().describe('Scripts write the page: most of it was not seen'),
      },
    },
    ({ url, keep, name, colours }) =>
      withErrorsAsText(async () => {
        const { kit, logoFrom: _from, ...about } = await proposalAt(limner, url)
        const said = { ...kit, name: name ?? kit.name, colours: { ...kit.colours, ...colours } }
        const tones = STYLES.filter((tone) => said.tones.includes(tone))
        const kept = keep ? await limner.api.createBrandKit({ body: { ...said, tones } }) : undefined
        const { logo, logoShowsName: _shows, ...facts } = said
        return told({ ...(kept && { id: kept.id }), ...about, ...facts, hasLogo: logo !== null })
      }),
  )
}

/** The name that the server gives a file, without any folder. */
function nameIn(response: Response, format: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return path.basename(decodeURIComponent(encoded ?? `design.${format}`))
}

const fileFacts = z.object({
  format: z.string(),
  side: z.string().optional(),
  url: z.string(),
  expiresAt: z.string(),
  path: z.string().optional().describe('Where it was kept'),
  losses: z.array(z.string()).optional().describe('What the file cannot show of the design'),
})

/** What the server tells that a file cannot show. */
const lossesIn = (response: Response): string[] =>
  (response.headers.get('limner-losses') ?? '')
    .split(',')
    .flatMap((one) => (one.trim() === '' ? [] : [decodeURIComponent(one.trim())]))

/** Where a file was kept, and what it cannot show. */
async function keptFile(limner: Limner, keepFile: KeepFile, url: string, format: string) {
  const response = await limner.open(url)
  const losses = lossesIn(response)
  const path = await keepFile(nameIn(response, format), new Uint8Array(await response.arrayBuffer()))
  return { path, ...(losses.length > 0 && { losses }) }
}

const condition = z
  .enum(CONDITION_NAMES)
  .optional()
  .describe(
    'Of a pdf in cmyk: fogra39 is coated paper in Europe, fogra47 uncoated paper in Europe, cgats-tr-001 web offset in the US. Absent: what is usual where the design is printed',
  )
const size = z
  .enum(PRINT_SIZE_NAMES)
  .optional()
  .describe(
    'Of the pdf: the size of the finished page. Its proportions must be those of the design; make_formats composes it anew in another size',
  )

function registerTakingAway(server: McpServer, limner: Limner, keepFile: KeepFile | undefined): void {
  server.registerTool(
    'export',
    {
      title: 'A design as a file',
      description: `Exports a design: png (one per side), svg (one per side, text as outlines), pdf (at print size; with colour cmyk a PDF/X-4 for a press, with bleed and crop marks), tsx (a React component). Returns addresses that anybody can fetch until they expire${keepFile ? '; with `save`, the files are also kept on this machine and the answer says where' : ''}. svg and pdf need an account.`,
      inputSchema: {
        designId,
        formats: z.array(z.enum(OUTPUTS)).min(1).max(OUTPUTS.length).default(['png']),
        colour: z.enum(['rgb', 'cmyk']).default('rgb').describe('Of the pdf'),
        condition,
        size,
        ...(keepFile && { save: z.boolean().default(false) }),
      },
      outputSchema: { files: z.array(fileFacts) },
      // With `save` it writes files.
      annotations: { readOnlyHint: keepFile === undefined },
    },
    ({ designId: id, formats, colour, condition: paper, size: sheet, ...options }) =>
      withErrorsAsText(async () => {
        const press = colour === 'cmyk' && { colour, ...(paper && { condition: paper }) }
        const query = { outputs: formats.join(','), ...press, ...(sheet && { size: sheet }) }
        const { files } = await limner.api.listDesignFiles({ params: { id }, query })
        const kept = await Promise.all(
          files.map(async ({ format, name, url, expiresAt }) => {
            const address = limner.address(url)
            const facts = { format, ...(name !== null && { side: name }), url: address, expiresAt }
            if (!keepFile || !('save' in options) || options.save !== true) return facts
            return { ...facts, ...(await keptFile(limner, keepFile, url, format)) }
          }),
        )
        const links = kept.map(({ url, format }) => ({ type: 'resource_link' as const, uri: url, name: format }))
        return told({ files: kept }, links)
      }),
  )
  server.registerTool(
    'search',
    {
      title: 'Find designs made earlier',
      description: 'Searches titles and prompts of your own designs.',
      inputSchema: {
        search: z.string().max(TEXT_LIMITS.search).default(''),
        limit: z.int().min(1).max(VALUE_LIMITS.found).default(10),
      },
      outputSchema: { total: z.number(), designs: z.array(designFacts) },
      ...readOnly,
    },
    ({ search, limit }) =>
      withErrorsAsText(async () => {
        const { designs, total } = await limner.api.searchDesigns({ query: { search, limit } })
        return told({ total, designs: designs.map((design) => factsOf(limner, design)) })
      }),
  )
}

/** @param keepFile absent: files are only linked to */
export function registerFindingTools(server: McpServer, limner: Limner, keepFile?: KeepFile): void {
  registerReading(server, limner)
  registerSet(server, limner)
  registerLibrary(server, limner)
  registerBrands(server, limner)
  registerBrandFromPage(server, limner)
  registerTakingAway(server, limner, keepFile)
}
