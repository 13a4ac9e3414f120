/** What a caller says of a design beside its words, as values: where both say something, the value counts. */
import type { Tone } from '../../base/tones.ts'
import { colourName } from '../../colour/plain-names.ts'
import type { Format, Hex } from '../../scene/types.ts'
import { formatNamed } from '../formats.ts'
import type { Brief } from '../types.ts'
import { withAsks } from './list.ts'

export interface Parameters {
  /** A format by its name ('A4 portrait'), or a size in pixels; a page without a height grows with its content. */
  format?: string | { width: number; height?: number }
  tones?: readonly Tone[]
  /** Colours that the design is made of. */
  palette?: readonly Hex[]
}

function formatOf(brief: Brief, format: NonNullable<Parameters['format']>): Format {
  if (typeof format === 'string') return formatNamed(format, brief.kind)?.format ?? brief.format
  const { width, height } = format
  if (height !== undefined) return { name: 'custom', width, height }
  return { name: 'custom', width, height: brief.kind === 'website' ? 'auto' : width }
}

/** The brief with what was said as values; what it asks for is listed anew, so that it is held against that, too. */
export function withParameters(brief: Brief, { format, tones, palette }: Parameters): Brief {
  if (format === undefined && !tones?.length && !palette?.length) return brief
  return withAsks({
    ...brief,
    ...(format !== undefined && { format: formatOf(brief, format) }),
    ...(tones?.length && { style: { ...brief.style, tones: [...tones] } }),
    ...(palette?.length && {
      colours: palette.map((hex) => ({ words: `${colourName(hex)} ${hex}`, hex, target: 'any' as const })),
    }),
  })
}
