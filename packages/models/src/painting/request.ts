/** A picture wish in words for a painter, and in the sizes that it knows. */
import type { Abilities, Painting } from '../ports.ts'

const USES: Record<Painting['use'], string> = {
  backdrop: 'A full-bleed background picture',
  subject: 'A picture with one clear subject',
  texture: 'A calm, even texture without any object',
  mark: 'A simple flat emblem on plain white',
}

const NEGATIVE = 'text, letters, numbers, words, caption, logo, watermark, signature, frame, border'

/** What is not wanted, for those that take it apart from the prompt. */
export const negativeOf = ({ plain }: Painting): string => (plain ? '' : NEGATIVE)

/** The prompt: no text in the picture, the palette, and where it stays quiet. */
export function promptOf({ use, shows, quiet, palette, plain, alone }: Painting, canBeClear = false): string {
  if (plain) return shows
  return [
    `${USES[use]}: ${shows.replace(/[.\s]+$/, '')}.`,
    palette.length > 0 && `Colours close to ${palette.slice(0, 5).join(', ')}.`,
    alone &&
      `The object stands alone, whole, on ${canBeClear ? 'a transparent ground' : `an even ground of ${palette[0] ?? 'white'}`}.`,
    quiet && `The ${quiet.replace('-', ' ')} of the picture stays empty and even in tone.`,
    'No text, no letters, no numbers, no logo, no watermark, no border anywhere in the picture.',
  ]
    .filter(Boolean)
    .join(' ')
}

const STEP = 64

/** The size nearest in proportion that a painter can do; of equals the one nearest in area. */
export function sizeFor({ sizes }: Abilities, { width, height }: Pick<Painting, 'width' | 'height'>): [number, number] {
  const ratio = width / height
  if ('longest' in sizes) {
    const scale = Math.min(1, sizes.longest / Math.max(width, height))
    const fit = (side: number) => Math.max(STEP, Math.round((side * scale) / STEP) * STEP)
    return [fit(width), fit(height)]
  }
  const cost = ([w, h]: readonly [number, number]) =>
    Math.abs(Math.log(w / h / ratio)) * 10 + Math.abs(Math.log((w * h) / (width * height)))
  const [first = [1024, 1024], ...rest] = sizes
  const [w, h] = rest.reduce((best, one) => (cost(one) < cost(best) ? one : best), first)
  return [w, h]
}

const RATIOS = [
  [1, 1],
  [16, 9],
  [9, 16],
  [4, 3],
  [3, 4],
  [3, 2],
  [2, 3],
] as const

/** The nearest of the usual proportions, '16:9'. */
export function ratioFor({ width, height }: Pick<Painting, 'width' | 'height'>): `${number}:${number}` {
  const away = ([w, h]: readonly [number, number]) => Math.abs(Math.log(w / h / (width / height)))
  const [first, ...rest] = RATIOS
  const [w, h] = rest.reduce<readonly [number, number]>((best, one) => (away(one) < away(best) ? one : best), first)
  return `${w}:${h}`
}
