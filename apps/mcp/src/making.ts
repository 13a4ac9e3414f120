/** Tools that make designs: from words, from a sheet, from what is there. */
import type { GenerateDesignBody, Limner } from '@limner/client'
import { KINDS, SET_FORMAT_NAMES, SET_MADE, STYLES, STYLES_MAX, TEXT_LIMITS, VALUE_LIMITS } from '@limner/client/limits'
import { Operation } from '@limner/client/operations'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { boxesOf, boxesShape } from './parts.ts'
import { faultsShape, madeBy, madeShape, withErrorsAsText } from './results.ts'

export const designId = z.uuid().describe('The designId of an earlier answer')
const projectId = z.uuid().describe('The projectId of an earlier answer: the new designs go there')
const image = z
  .string()
  .max(TEXT_LIMITS.image)
  .describe('A picture to use in the design: a data URL (data:image/png;base64,…) or an https address')
/** Seconds: an assistant waits for an answer as a whole. */
const WAIT = 50

/** Without what was left out. */
const given = (body: Record<string, unknown>): GenerateDesignBody =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))

const pixels = z.int().min(VALUE_LIMITS.pixels.least).max(VALUE_LIMITS.pixels.most)

const VALUES = {
  kind: z.enum(KINDS).optional(),
  format: z
    .string()
    .max(TEXT_LIMITS.format)
    .optional()
    .describe('By its name: A4 portrait, Instagram story, US business card, …'),
  width: pixels.optional().describe('Pixels, instead of a format'),
  height: pixels.optional(),
  count: z.int().min(1).max(VALUE_LIMITS.count).optional().describe('How many concepts; four by default'),
  seed: z.int().min(0).max(VALUE_LIMITS.seed).optional().describe('The same words and seed give the same designs'),
  style: z
    .array(z.enum(STYLES))
    .min(1)
    .max(STYLES_MAX)
    .optional()
    .describe('How it looks: minimal, elegant, playful, art-deco, swiss, …'),
  palette: z.array(z.string()).min(1).max(VALUE_LIMITS.colours).optional().describe('Colours such as #1f3a5f'),
  brand: z
    .uuid()
    .optional()
    .describe('A brand kit of the account, by its id of brand_kits: colours, typefaces, logo, tone and facts'),
  model: z
    .string()
    .max(TEXT_LIMITS.model)
    .optional()
    .describe('A language model on the server to draw with; usually left out'),
}

function registerNewDesigns(server: McpServer, limner: Limner): void {
  const make = (body: Record<string, unknown>) =>
    withErrorsAsText(async () => madeBy(limner, await limner.design(given({ ...body, wait: WAIT }))))
  server.registerTool(
    'design',
    {
      title: 'Make designs from words',
      description:
        'Makes concepts of a logo, website, business card, poster, icon or banner. Put every text that must appear in the design into the prompt, word for word. Values override what the prompt says.',
      inputSchema: {
        prompt: z.string().min(1).max(20_000),
        ...VALUES,
        projectId: projectId.optional(),
        image: image.optional(),
      },
      outputSchema: madeShape,
    },
    ({ image: image_input, ...body }) => make({ ...body, image_input }),
  )
  server.registerTool(
    'write_sheet',
    {
      title: 'Make a design from a sheet that you write',
      description:
        'Makes a design from a sheet that you wrote, a text format close to SVG and HTML: read the resource limner://sheet-language first. Returns its picture, remarks, and the box of every part, so that you see what touches or runs out. If something is wrong, you get line, column and what is allowed there, and nothing is made: mend it and send it again.',
      inputSchema: {
        sheet: z.string().min(1).max(TEXT_LIMITS.sheet),
        prompt: z.string().min(1).max(20_000).optional().describe('What it is a design of'),
        projectId: projectId.optional(),
        image: image.optional().describe('Stands where the sheet has <image slot="given"/>'),
      },
      outputSchema: { ...madeShape, ...faultsShape, ...boxesShape },
    },
    ({ image: image_input, ...body }) =>
      withErrorsAsText(async () => {
        const made = await limner.design(given({ ...body, image_input, wait: WAIT }))
        const [design] = made.designs ?? []
        return madeBy(limner, made, design && { boxes: await boxesOf(limner, design.id) })
      }),
  )
}

type SentOperation = Parameters<Limner['api']['operateDesign']>[0]['body']['operations'][number]

/** The server holds them; in what an assistant reads they would be a tenth of the text. */
const UNSAID = new Set(['minLength', 'maxLength', 'additionalProperties'])

/** As the contract has them: what one does, and an example of it. `anyOf` is what most models are given. */
function operationsToSay(): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(Operation, { io: 'input', target: 'draft-7' })
  const said = JSON.stringify(schema, (name, value) => (UNSAID.has(name) ? undefined : value))
  return JSON.parse(said.replaceAll('"oneOf":', '"anyOf":'))
}
/** Any is passed on: the server says what is wrong with one, in a sentence. */
const operation = z
  .looseObject({ op: z.string() })
  .meta({ ...operationsToSay(), additionalProperties: true })
  .pipe(z.custom<SentOperation>())

function registerChanges(server: McpServer, limner: Limner): void {
  server.registerTool(
    'say',
    {
      title: 'Go on in a conversation',
      description:
        'Says something in the project of an earlier answer: a change ("the second one in dark green"), a new design, a question, or something to remember. If the words can be read in two ways, the answer has `choices`: send the prompt of the one you mean again, with its intent.',
      inputSchema: {
        projectId,
        message: z.string().min(1).max(20_000),
        designId: designId.optional().describe('The design that "it" means; without one, the newest'),
        intent: z.enum(['change', 'new']).optional().describe('Only where choices were offered: which one is meant'),
        image: image.optional(),
      },
      outputSchema: madeShape,
    },
    ({ message, designId: selectedDesignId, image: image_input, ...body }) =>
      withErrorsAsText(async () =>
        madeBy(
          limner,
          await limner.design(given({ ...body, prompt: message, selectedDesignId, image_input, wait: WAIT })),
        ),
      ),
  )
  server.registerTool(
    'revise',
    {
      title: 'Change a design in words',
      description: 'Makes the next version of a design; what the instruction does not name stays as it is.',
      inputSchema: { designId, instruction: z.string().min(1).max(5_000), image: image.optional() },
      outputSchema: madeShape,
    },
    ({ designId: parentDesignId, instruction, image: image_input }) =>
      withErrorsAsText(async () => {
        const words = { prompt: instruction, modificationPrompt: instruction }
        return madeBy(limner, await limner.design(given({ ...words, parentDesignId, image_input, wait: WAIT })))
      }),
  )
  server.registerTool(
    'apply_operations',
    {
      title: 'Change parts of a design exactly',
      description:
        'Makes the next version by operations on its parts: words, places, sizes, rotation, crops, groups, locks, order, colours, sections of pages, new parts, QR codes. They are done in order, and together they must fit the layout; what does not is refused with the reason. Ids and places are those of read_design, in pixels of the picture; ids of the library are those of search_library.',
      inputSchema: {
        designId,
        operations: z.array(operation).min(1).max(VALUE_LIMITS.operations),
        picture: image.optional().describe('For the operations photo and add with part picture'),
      },
      outputSchema: madeShape,
    },
    ({ designId: id, operations, picture }) =>
      withErrorsAsText(async () => {
        const body = { operations, ...(picture !== undefined && { picture }) }
        return madeBy(limner, await limner.finished(await limner.api.operateDesign({ params: { id }, body })))
      }),
  )
}

function registerSets(server: McpServer, limner: Limner): void {
  server.registerTool(
    'make_formats',
    {
      title: 'The same design in more formats',
      description:
        'Makes a design in other formats, such as a story, an A4 poster or an email header: the same words, colours and picture, each a design of its own. They belong together from then on (repeat_in_formats).',
      inputSchema: { designId, formats: z.array(z.enum(SET_FORMAT_NAMES)).min(1).max(SET_MADE) },
      outputSchema: madeShape,
    },
    ({ designId: id, formats }) =>
      withErrorsAsText(async () =>
        madeBy(limner, await limner.finished(await limner.api.makeDesignSet({ params: { id }, body: { formats } }))),
      ),
  )
  server.registerTool(
    'repeat_in_formats',
    {
      title: 'The last change in the other formats, too',
      description:
        'Repeats the last change of a design in the other formats of its set. What cannot be done in one of them is told in `message`.',
      inputSchema: { designId },
      outputSchema: madeShape,
    },
    ({ designId: id }) =>
      withErrorsAsText(async () =>
        madeBy(limner, await limner.finished(await limner.api.repeatInSet({ params: { id } }))),
      ),
  )
}

export function registerMakingTools(server: McpServer, limner: Limner): void {
  registerNewDesigns(server, limner)
  registerChanges(server, limner)
  registerSets(server, limner)
}
