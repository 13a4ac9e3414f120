/** What a design's files are called: so that concepts, versions, sizes and ways of writing lie beside one another. */
import type { ExportFormat, ExportOptions } from '@limner/engine'

/** A title as a file name that every system takes. */
export const fileNameOf = (title: string): string =>
  title
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .slice(0, 80)
    .replace(/[. ]+$/, '') || 'design'

interface Named {
  title: string
  version: number
}

/**
 * 'Ember & Oak logo 2 v3'.
 * @param place among the concepts of its answer, from 1; null where it was the only one
 */
export const designFileName = ({ title, version }: Named, place: number | null): string =>
  [fileNameOf(title), place, version > 1 && `v${version}`].filter(Boolean).join(' ')

/**
 * What tells files of one design and one extension apart: ' front @2x', ' live text', …
 * @param side as the design calls it; any characters
 */
export function variantOf(format: ExportFormat, options: ExportOptions, side?: string): string {
  const { scale = 1, transparent, text, bleed, impose, colour, condition, size } = options
  const parts = [
    side !== undefined && fileNameOf(side),
    (format === 'png' || format === 'svg') && transparent && 'transparent',
    format === 'svg' && text === 'live' && 'live text',
    format === 'pdf' && (impose ? `sheets ${impose}` : bleed && 'print'),
    format === 'pdf' && size !== undefined && size.toUpperCase(),
    format === 'pdf' && colour === 'cmyk' && `CMYK ${condition?.toUpperCase() ?? ''}`.trim(),
    // Archives of one extension.
    format === 'next' && 'Next.js',
    format === 'brand-kit' && 'brand kit',
    format === 'png' && scale > 1 && `@${scale}x`,
  ]
  return parts.map((part) => (part ? ` ${part}` : '')).join('')
}
