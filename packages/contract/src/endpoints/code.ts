/** From design to code: the component, the build prompt, the analysis. Designs are named by their picture or their id. */
import { z } from 'zod'
import { contract } from '../define.ts'
import { id, text } from '../text.ts'

/** By its id, or by the address of its picture; the id counts where both are given. */
const reference = { imageUrl: text({ max: 2000 }).nullish(), designId: id.nullish() }
type Reference = z.infer<z.ZodObject<typeof reference>>
const isNamed = ({ imageUrl, designId }: Reference) => typeof imageUrl === 'string' || Boolean(designId)
const UNNAMED = 'needs a designId or an imageUrl'
const named = z.strictObject(reference).refine(isNamed, UNNAMED)
const page = z.number().int().min(0).max(100).optional().describe('Of a website of several pages: which one, from 0.')
const errors = ['not-found', 'forbidden', 'unprocessable'] as const
const example = { imageUrl: '/media/00000000-0000-4000-8000-000000000000.png' }

const Ratio = z.object({
  text: z.string(),
  role: z.string(),
  ratio: z.number(),
  needed: z.number(),
  passes: z.boolean(),
})

export const Analysis = z
  .object({
    kind: z.string(),
    /** The most used first; 'own' is a colour outside of the palette. */
    palette: z.array(z.object({ role: z.string(), hex: z.string(), name: z.string(), uses: z.number() })),
    /** Every text against the worst patch under it. */
    contrast: z.array(Ratio),
    type: z.array(
      z.object({ use: z.string(), family: z.string(), weights: z.array(z.number()), sizes: z.array(z.number()) }),
    ),
    /** Lengths are pixels of the design. */
    layout: z.object({
      archetype: z.string(),
      format: z.string(),
      width: z.number(),
      height: z.number(),
      texts: z.number().describe('How many texts there are.'),
      largest: z.number(),
      smallest: z.number(),
      margin: z.number(),
    }),
    /** The two leading colours that come closest, as seen with a colour deficiency; distances in OKLab. */
    colourVision: z.array(
      z.object({
        deficiency: z.enum(['protanopia', 'deuteranopia', 'tritanopia']),
        closest: z.object({ a: z.string(), b: z.string(), difference: z.number(), before: z.number() }).optional(),
        passes: z.boolean(),
      }),
    ),
    /** What is lost when the design is shown so many pixels wide. */
    smallSizes: z.array(z.object({ width: z.number(), smallest: z.number(), lost: z.array(z.string()) })),
    suggestions: z.array(z.string()),
  })
  .meta({ id: 'Analysis' })

export const code = contract({
  generateCode: {
    method: 'POST',
    path: '/api/generate-code',
    auth: 'guest or session',
    category: 'Generation',
    summary: 'A design as a React component',
    description:
      'One TSX file, typed and formatted: web pages are responsive with Tailwind CSS, logos and icons are SVG, cards, posters and banners scale as one thing. `dependencies` are the packages that it imports. The design is named by its `designId` or by the address of its picture; it must be yours or public. An uploaded picture is traced where it is flat; a photograph becomes a component that shows it.',
    body: z.strictObject({ ...reference, page }).refine(isNamed, UNNAMED),
    response: z.object({ code: z.string(), componentName: z.string(), dependencies: z.array(z.string()) }),
    errors,
    limit: { perMinute: 120 },
    example,
  },
  generateReplitPrompt: {
    method: 'POST',
    path: '/api/generate-replit-prompt',
    auth: 'session',
    category: 'Generation',
    summary: 'A design as a brief for an AI app builder',
    body: named,
    response: z.object({ replitPrompt: z.string() }),
    errors,
    limit: { perMinute: 120 },
    example,
  },
  analyzeDesign: {
    method: 'POST',
    path: '/api/analyze-design',
    auth: 'session',
    category: 'Generation',
    summary: 'What an art director would measure',
    description:
      'Palette with names and roles, the contrast of every text with its verdict, type and layout, colour vision, small sizes, and suggestions; exact, from the design itself. Of an uploaded picture: its colours.',
    body: named,
    response: Analysis,
    errors,
    limit: { perMinute: 60 },
    example,
  },
})
