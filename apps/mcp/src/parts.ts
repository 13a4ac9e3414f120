/** The parts of a design as an assistant reads them. */
import type { Limner } from '@limner/client'
import { z } from 'zod'

const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
const pair = z.array(z.number()).length(2)

const part = z.object({
  id: z.string(),
  parent: z.string().optional().describe('The part that holds it'),
  name: z.string(),
  kind: z.string(),
  box: box.describe('Pixels of the picture'),
  rotate: z.number().optional().describe('Degrees clockwise about the middle of its box'),
  words: z.string().optional(),
  type: z
    .object({
      font: z.string(),
      weight: z.number(),
      size: z.number(),
      tracking: z.number(),
      lineHeight: z.number(),
      align: z.string(),
    })
    .optional()
    .describe('How its words are set; `font` is one of `typography`'),
  colour: z.object({ hex: z.string(), role: z.string().optional() }).optional(),
  contrast: z
    .object({ ratio: z.number(), needed: z.number() })
    .optional()
    .describe('Only where its words are hard to read: contrast with what lies below, and the least that is needed'),
  crop: z.object({ focus: pair, zoom: z.number() }).optional(),
  grouped: z.boolean().optional().describe('A person or an operation put it together'),
  locked: z.boolean().optional().describe('Nothing changes it until it is unlocked'),
  hidden: z.boolean().optional(),
})

/** What `partsOf` answers. */
export const partsShape = {
  palette: z.record(z.string(), z.string()),
  typography: z.record(z.string(), z.string()),
  addable: z.array(z.string()).optional().describe('Of a website: sections that add-section may add'),
  artboards: z.array(
    z.object({
      width: z.number(),
      height: z.number(),
      sections: z
        .array(z.object({ id: z.string(), name: z.string() }))
        .optional()
        .describe('Of a page: its sections in their order, to be moved (section), copied and removed'),
      frames: z
        .array(z.object({ id: z.string(), shows: z.string() }))
        .optional()
        .describe('Frames that wait for a picture (photo)'),
      parts: z.array(part).describe('Those that lie lower first'),
    }),
  ),
}

type Parts = Awaited<ReturnType<Limner['api']['getDesignParts']>>
type Part = Parts['artboards'][number]['parts'][number]

/** To a tenth of a pixel: an assistant reads every digit. */
const tenth = (value: number): number => Math.round(value * 10) / 10
const rounded = ({ x, y, width, height }: Part['box']): Part['box'] => ({
  ...{ x: tenth(x), y: tenth(y), width: tenth(width), height: tenth(height) },
})

function partOf({ text: said, box: place, ...facts }: Part): z.output<typeof part> {
  const one = { ...facts, box: rounded(place) }
  if (!said) return one
  const { words, contrast, family: _, ...type } = said
  const isFaint = contrast && contrast.ratio < contrast.needed
  return { ...one, words, type: { ...type, size: tenth(type.size) }, ...(isFaint && { contrast }) }
}

/** @param inside a drawing whose shapes are told, too */
export async function partsOf(limner: Limner, id: string, inside?: string) {
  const query = inside === undefined ? {} : { inside }
  const { palette, typography, addable, artboards } = await limner.api.getDesignParts({ params: { id }, query })
  return {
    ...{ palette, typography },
    ...(addable.length > 0 && { addable }),
    artboards: artboards.map(({ width, height, sections, frames, parts }) => ({
      ...{ width, height },
      ...(sections.length > 0 && { sections }),
      ...(frames.length > 0 && { frames: frames.map(({ id: frame, shows }) => ({ id: frame, shows })) }),
      parts: parts.map(partOf),
    })),
  }
}

/** Where everything of a design stands, without how it is set. */
export const boxesShape = {
  boxes: z
    .array(part.pick({ id: true, kind: true, words: true, box: true, contrast: true }).extend({ artboard: z.number() }))
    .optional()
    .describe('Every part of the first design, in pixels of the picture'),
}

export async function boxesOf(limner: Limner, id: string) {
  const { artboards } = await partsOf(limner, id)
  return artboards.flatMap(({ parts }, artboard) =>
    parts.map(({ id: one, kind, words, box: place, contrast }) => ({
      ...{ artboard, id: one, kind, box: place },
      ...(words !== undefined && { words }),
      ...(contrast && { contrast }),
    })),
  )
}
