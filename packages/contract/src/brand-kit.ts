/** The nouns of brands: kits, and the typefaces that they name. */
import { z } from 'zod'
import { ROLES } from './define.ts'
import { id } from './text.ts'

const instant = z.iso.datetime()
const kitColour = z.string().nullable()

/** Logo, colours, typefaces, tone and facts of one business. */
export const BrandKit = z
  .object({
    id,
    /** What it is called in lists. */
    name: z.string(),
    logo: z
      .object({
        imageUrl: z.string(),
        width: z.int(),
        height: z.int(),
        isVector: z.boolean().describe('It is kept as shapes, too, so that exports have it as vectors.'),
        showsName: z.boolean().describe('It shows the name, so that it need not stand beside it.'),
      })
      .nullable(),
    colours: z
      .object({
        paper: kitColour.describe('What everything stands on.'),
        surface: kitColour.describe('Panels and bands.'),
        ink: kitColour.describe('Words.'),
        accent: kitColour.describe('The leading colour.'),
        secondary: kitColour.describe('The second colour.'),
      })
      .describe('By what they are for; null: each design chooses.'),
    typefaces: z
      .object({ display: z.string(), text: z.string().describe('Of running text.') })
      .nullable()
      .describe('Null: each design chooses.'),
    tones: z.array(z.string()).describe('How new designs lean where their words say nothing.'),
    facts: z
      .object({
        name: z.string().describe('What the business calls itself.'),
        tagline: z.string(),
        phone: z.string(),
        email: z.string(),
        website: z.string(),
        address: z.string().describe('Where it is.'),
        hours: z.string(),
      })
      .describe('What is true of the business; an empty one is unknown.'),
    access: z.enum(ROLES).describe('What you are to it: an editor may change it, a viewer make designs in it.'),
    ownerName: z.string().optional().describe('Whose it is; of those that are shared with you.'),
    memberCount: z.int().optional().describe('People besides the owner; in lists.'),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'BrandKit' })

const ownFace = z.object({
  named: z.string().describe('What the page calls its own.'),
  isSame: z.boolean().describe('It is the same one; otherwise the closest that there is here.'),
})

/** What the page of a business says of its brand, before anybody has looked it over. */
export const BrandProposal = z
  .object({
    url: z.string().describe('Where the page was in the end.'),
    kit: z
      .object({
        name: z.string(),
        logo: z.string().nullable().describe('A data URL: SVG of the shapes that it is made of, or PNG.'),
        logoShowsName: z.boolean().describe('The logo shows the name, so that it need not stand beside it.'),
        colours: BrandKit.shape.colours,
        typefaces: BrandKit.shape.typefaces,
        tones: BrandKit.shape.tones,
        facts: BrandKit.shape.facts,
      })
      .describe('As POST /api/brand-kits takes it.'),
    logoFrom: z
      .enum(['header', 'schema', 'icon', 'preview'])
      .nullable()
      .describe(
        'Where the logo was: shown in the head of the page, named in its data (schema.org), its icon, or the picture that others are shown. Null: none was found.',
      ),
    faces: z
      .object({ display: ownFace, text: ownFace })
      .nullable()
      .describe('What the typefaces stand for. Null: the page names none but those of systems.'),
    isScripted: z.boolean().describe('Scripts write the page, and none was run: most of it was not seen.'),
  })
  .meta({ id: 'BrandProposal' })

export const Typeface = z
  .object({
    family: z.string(),
    category: z.string().describe('Its sort: `serif`, `sans`, `script`, …'),
    use: z.enum(['display', 'text', 'both']).describe('Where it reads well: large, small, or both.'),
  })
  .meta({ id: 'Typeface' })

/** A font that somebody brought for their brand kits. */
export const BrandFont = z
  .object({
    id,
    family: z.string().describe('As a brand kit names it among its typefaces: `own:` and the id.'),
    name: z.string().describe('What its file calls it.'),
    category: z.string().describe('Its sort: `serif`, `sans`, `script`, …'),
    variable: z.boolean().describe('It has every weight between two.'),
    weights: z.array(z.number()).describe('Its weight; of a variable font the lightest and the boldest.'),
    italic: z.boolean().describe('Its letters slant.'),
    scripts: z.array(z.string()).describe('The writing systems that it has whole: `latin`, `cyrillic`, …'),
    bytes: z.int().describe('Of its file as it is kept.'),
    specimen: z
      .object({
        d: z.string().describe('Path data of an SVG, from the top left.'),
        width: z.number(),
        height: z.number(),
      })
      .describe('Its name in its own letters.'),
    createdAt: instant,
  })
  .meta({ id: 'BrandFont' })
