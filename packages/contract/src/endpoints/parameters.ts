/** What can be said of new designs as values, beside their words. */
import { z } from 'zod'
import { KINDS, OUTPUTS, STYLES, STYLES_MAX, TEXT_LIMITS, VALUE_LIMITS } from '../limits.ts'
import { hex, line, text } from '../text.ts'

export type Output = (typeof OUTPUTS)[number]

const pixels = z.int().min(VALUE_LIMITS.pixels.least).max(VALUE_LIMITS.pixels.most)
const style = z.enum(STYLES)
const output = z.enum(OUTPUTS)
const listOf = <T extends z.ZodType>(one: T, max: number) =>
  z.union([one.transform((value) => [value]), z.array(one).min(1).max(max)])

export const parameters = {
  kind: z.enum(KINDS).optional().describe('The kind of design. Absent: what the words say.'),
  format: line(TEXT_LIMITS.format)
    .optional()
    .describe(
      'A format by its name, such as `A4 portrait`, `Instagram story` or `US business card`; case and hyphens do not matter. Absent: what the words say, or what is usual for the kind.',
    ),
  width: pixels
    .optional()
    .describe('Pixels of the design, instead of a `format`. With `width` alone a website grows with its content.'),
  height: pixels.optional().describe('Pixels of the design; needs `width`.'),
  count: z
    .int()
    .min(1)
    .max(VALUE_LIMITS.count)
    .optional()
    .describe('How many designs. Absent: what the words say, else four.'),
  seed: z
    .int()
    .min(0)
    .max(VALUE_LIMITS.seed)
    .optional()
    .describe(
      'With the same words, values and seed the built-in engine makes the same designs, whatever was made or remembered before. Absent: other ones each time.',
    ),
  style: listOf(style, STYLES_MAX)
    .optional()
    .describe('How it is to look, one word or up to three. Absent: what the words say.'),
  palette: z
    .array(hex)
    .min(1)
    .max(VALUE_LIMITS.colours)
    .optional()
    .describe('Colours that the design is made of, such as `#1f3a5f`. Absent: what the words say.'),
  model: line(TEXT_LIMITS.model)
    .optional()
    .describe(
      'The language model that draws, by its id of GET /api/models: short for `models.language`. One that you cannot choose is refused (422); without it, a model that is gone is passed over.',
    ),
  sheet: text({ min: 1, max: TEXT_LIMITS.sheet })
    .optional()
    .describe(
      'The design itself, written as a sheet (GET /api/sheet-language): one design, to the letter. What is wrong in it is answered as 422 with line and column. `prompt` may be left out; `image_input` stands where it has `<image slot="given"/>`.',
    ),
  wait: z
    .int()
    .min(0)
    .max(55)
    .optional()
    .describe('Seconds to wait for the designs before `processing` is answered. Absent: two.'),
  outputs: listOf(output, OUTPUTS.length)
    .optional()
    .describe(
      'Files that each design of the answer brings addresses of (`designs[].files`). They are signed and expire. `svg` and `pdf` need an account.',
    ),
}

/** Those that ask for something new. */
const NEW = ['kind', 'format', 'width', 'height', 'count', 'style', 'palette', 'sheet'] as const

type Said = {
  [K in
    | (typeof NEW)[number]
    | 'prompt'
    | 'model'
    | 'models'
    | 'parentDesignId'
    | 'parentDesignUrl'
    | 'brand'
    | 'near'
    | 'intent']?: unknown
}

/** Of the design that is changed: so that of two people who change it at once the later one is told. */
export const knownVersion = z
  .int()
  .min(1)
  .optional()
  .describe(
    'The number of the last version that you know of. Where there is a later one nothing is made: 409, or a generation that fails where both were asked for at once.',
  )

/** What does not go together, each at the field that would have to go. */
export function contradictions(said: Said): { field: string; message: string }[] {
  const found: { field: string; message: string }[] = []
  const refuse = (when: boolean, field: string, message: string) => when && found.push({ field, message })
  refuse(said.prompt === undefined && said.sheet === undefined, 'prompt', 'is missing')
  refuse(said.height !== undefined && said.width === undefined, 'width', 'is missing: a height needs one')
  refuse(said.format !== undefined && said.width !== undefined, 'format', 'and width exclude one another')
  refuse(said.model !== undefined && said.models !== undefined, 'model', 'and models exclude one another')
  const beside = said.sheet !== undefined && NEW.find((name) => name !== 'sheet' && said[name] !== undefined)
  if (beside) refuse(true, beside, 'and sheet exclude one another: a sheet says it itself')
  refuse(
    Boolean(said.brand) && said.sheet !== undefined,
    'brand',
    'and sheet exclude one another: a sheet is set to the letter',
  )
  const besideNear = said.near !== undefined && [...NEW, 'brand' as const].find((name) => said[name])
  if (besideNear) refuse(true, besideNear, 'and near exclude one another: the first of those designs says it')
  const isChange = Boolean(said.parentDesignId || said.parentDesignUrl) || said.intent === 'change'
  refuse(isChange && said.near !== undefined, 'near', 'is for new designs, and this is a change of one')
  const first = NEW.find((name) => said[name] !== undefined)
  if (isChange && first !== undefined) refuse(true, first, 'is for new designs, and this is a change of one')
  return found
}
