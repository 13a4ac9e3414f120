/** Brand kits: what a business looks like and says of itself, kept with an account and worn by new designs. */
import { z } from 'zod'
import { BrandFont, BrandKit, BrandProposal, Typeface } from '../brand-kit.ts'
import { contract, type Role } from '../define.ts'
import { Done } from '../entities.ts'
import { BRAND_FONTS_MAX, BRAND_KITS_MAX, FONT_BYTES } from '../page-limits.ts'
import { shared } from '../paging.ts'
import { STYLES, STYLES_MAX } from '../styles.ts'
import { hex, id, image, line, text } from '../text.ts'

const ofKit = <A extends Role>(access: A) =>
  ({ params: z.object({ id }), subject: { noun: 'brand kit', param: 'id', access } }) as const

/** Bytes: a logo as a data URL with all that is said beside it. */
const LOGO_BODY = 15_000_000

/** Bytes: a font as a data URL. */
const FONT_BODY = Math.ceil((FONT_BYTES * 4) / 3) + 200

const colour = hex.nullable()
const colours = z
  .strictObject({
    paper: colour.optional().describe('What everything stands on.'),
    surface: colour.optional().describe('Panels and bands.'),
    ink: colour.optional().describe('Words.'),
    accent: colour.optional().describe('The leading colour.'),
    secondary: colour.optional().describe('The second colour.'),
  })
  .describe('By what they are for; null takes one away, and what is not named stays as it is.')

const fact = (max: number) => text({ max }).optional()
const facts = z
  .strictObject({
    name: fact(100).describe('What the business calls itself.'),
    tagline: fact(160),
    phone: fact(60),
    email: fact(254),
    website: fact(200),
    address: fact(200),
    hours: fact(200),
  })
  .describe('What is true of the business, to be set letter for letter; an empty one is unknown.')

const family = line(60)
const said = {
  name: line(100).describe('What the kit is called in lists.'),
  colours: colours.optional(),
  typefaces: z
    .strictObject({ display: family, text: family })
    .nullable()
    .optional()
    .describe(
      'Families of GET /api/typefaces or of GET /api/brand-fonts, for headlines and for text; null: each design chooses.',
    ),
  tones: z
    .array(z.enum(STYLES))
    .max(STYLES_MAX)
    .optional()
    .describe('How new designs lean where their words say nothing.'),
  facts: facts.optional(),
  logo: image.nullable().optional().describe('SVG or PNG as a data URL; null: none.'),
  logoShowsName: z.boolean().optional().describe('The logo shows the name, so that it need not stand beside it.'),
}

const FILE_ERRORS = ['conflict', 'too-large', 'unsupported-media', 'unprocessable'] as const
const limit = { perMinute: 30 }

export const brand = contract({
  listTypefaces: {
    method: 'GET',
    path: '/api/typefaces',
    auth: 'none',
    category: 'Brand kits',
    summary: 'The typefaces that designs are set in',
    response: z.array(Typeface),
  },
  listBrandFonts: {
    method: 'GET',
    path: '/api/brand-fonts',
    auth: 'session',
    category: 'Brand kits',
    summary: 'The fonts that you brought for your brand kits, by name',
    description: `An account has ${BRAND_FONTS_MAX} at most. Only those with whom you share a kit that names one see it, and no answer holds a file.`,
    response: z.array(BrandFont),
  },
  addBrandFont: {
    method: 'POST',
    path: '/api/brand-fonts',
    auth: 'session',
    category: 'Brand kits',
    summary: 'Bring a font for your brand kits',
    description: `TTF, OTF, WOFF or WOFF2, at most ${FONT_BYTES / 1e6} MB. It is looked over and written anew: of a variable font the weights stay. A font whose maker does not allow it to be put into files, or to be cut down, is refused. Designs in the kit are set in it, and their files carry the letters that are set. The same file again answers the same font.`,
    body: z.strictObject({
      file: z.string().max(FONT_BODY).describe('The file as a data URL in base64.'),
      mayUse: z
        .literal(true)
        .describe(
          'You confirm that you may use the font in designs, and put the letters that are set into their files.',
        ),
    }),
    response: BrandFont,
    status: 201,
    errors: FILE_ERRORS,
    maxBody: FONT_BODY + 1000,
    limit,
    example: { file: 'data:font/woff2;base64,d09GMgABAAAAAA==', mayUse: true },
  },
  deleteBrandFont: {
    method: 'DELETE',
    path: '/api/brand-fonts/:id',
    auth: 'session',
    params: z.object({ id }),
    subject: { noun: 'brand font', param: 'id', access: 'owner' },
    category: 'Brand kits',
    summary: 'Delete a font of yours',
    description:
      'Designs that are set in it stay as they are: its file is kept for them until the last one is gone. A font that a brand kit names answers 409.',
    response: Done,
    errors: ['conflict'],
  },
  listBrandKits: {
    method: 'GET',
    path: '/api/brand-kits',
    auth: 'session',
    category: 'Brand kits',
    summary: 'Your brand kits, those changed last first',
    description: `An account has ${BRAND_KITS_MAX} at most. \`POST /api/generate-design\` takes the id of one as \`brand\`.`,
    query: z.object({ shared }),
    response: z.array(BrandKit),
  },
  createBrandKit: {
    method: 'POST',
    path: '/api/brand-kits',
    auth: 'session',
    category: 'Brand kits',
    summary: 'Make a brand kit',
    description:
      'A `picture` is looked at for its colours, which get the roles that you do not name yourself; it is not kept. A logo is cleaned as every upload is: scripts, links and metadata do not stay in it.',
    body: z.strictObject({
      ...said,
      picture: image.optional().describe('A picture as a data URL, for its colours.'),
    }),
    response: BrandKit,
    status: 201,
    errors: FILE_ERRORS,
    maxBody: 2 * LOGO_BODY,
    limit,
    example: {
      name: 'Harbor & Finch',
      colours: { paper: '#f7f1e5', ink: '#16263d', accent: '#b4652f' },
      typefaces: { display: 'Fraunces', text: 'Figtree' },
      tones: ['warm'],
      facts: { name: 'Harbor & Finch', phone: '555 0100' },
    },
  },
  proposeBrandKit: {
    method: 'POST',
    path: '/api/brand-proposals',
    auth: 'session',
    category: 'Brand kits',
    summary: 'Read a brand kit from a web page (server-sent events)',
    description:
      'Reads the page at an address and up to six of its style sheets: name, logo, colours by their roles, typefaces, tone and facts. Nothing is kept: look it over, correct it, and send `proposal.kit` to POST /api/brand-kits. Only where the operator allows it (`READ_PAGES`), else 403. Public addresses alone, on every hop of a redirect; what the robots.txt of the site does not allow is not read, no script is run, no cookie and no font is taken. The first event comes when the page was read, the last one is `done`; what goes wrong before is answered without events.',
    body: z.strictObject({
      url: line(2000).describe('Such as `example.com`; https, where it does not say.'),
    }),
    response: z.object({
      step: z.enum(['logo', 'done']).describe('What is looked for now.'),
      proposal: BrandProposal.optional().describe('With `done`.'),
    }),
    stream: true,
    errors: ['unprocessable'],
    limit: { perMinute: 6 },
    example: { url: 'example.com' },
  },
  saveBrandKit: {
    method: 'POST',
    path: '/api/designs/:id/brand-kit',
    auth: 'session',
    params: z.object({ id }),
    subject: { noun: 'design', param: 'id', access: 'viewer' },
    category: 'Brand kits',
    summary: 'Make a brand kit of a design',
    description:
      'Takes its palette and typefaces, what its words said of tone, name and contact, and of a logo the drawing itself.',
    body: z.strictObject({ name: line(100).optional() }),
    response: BrandKit,
    status: 201,
    errors: ['conflict', 'too-large', 'unprocessable'],
    limit,
    example: {},
  },
  getBrandKit: {
    method: 'GET',
    path: '/api/brand-kits/:id',
    auth: 'session',
    ...ofKit('viewer'),
    category: 'Brand kits',
    summary: 'One brand kit',
    response: BrandKit,
  },
  listBrandKitFonts: {
    method: 'GET',
    path: '/api/brand-kits/:id/fonts',
    auth: 'session',
    ...ofKit('viewer'),
    category: 'Brand kits',
    summary: 'The fonts of its owner that a brand kit names',
    description: 'For those with whom it is shared, too: they make designs in them, and are not given the files.',
    response: z.array(BrandFont),
  },
  updateBrandKit: {
    method: 'PATCH',
    path: '/api/brand-kits/:id',
    auth: 'session',
    ...ofKit('editor'),
    category: 'Brand kits',
    summary: 'Change a brand kit; what is not named stays as it is',
    description: 'Designs that were made in it stay as they are.',
    body: z.strictObject({
      ...said,
      name: said.name.optional(),
      knownAt: z.iso
        .datetime()
        .optional()
        .describe('`updatedAt` as you know it: where it was changed since, nothing is, and you are told: 409.'),
    }),
    response: BrandKit,
    errors: FILE_ERRORS,
    maxBody: LOGO_BODY,
    limit: { perMinute: 120 },
    example: { colours: { accent: '#1f6f5c' } },
  },
  duplicateBrandKit: {
    method: 'POST',
    path: '/api/brand-kits/:id/duplicate',
    auth: 'session',
    ...ofKit('owner'),
    category: 'Brand kits',
    summary: 'Duplicate a brand kit',
    response: BrandKit,
    status: 201,
    errors: ['conflict'],
    limit,
  },
  deleteBrandKit: {
    method: 'DELETE',
    path: '/api/brand-kits/:id',
    auth: 'session',
    ...ofKit('owner'),
    category: 'Brand kits',
    summary: 'Delete a brand kit',
    description: 'Designs that were made in it stay as they are.',
    response: Done,
  },
})
