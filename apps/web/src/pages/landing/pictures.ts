/** What `npm run pictures` has drawn for this page, and the conversation that it had. */
import made from './pictures.generated.json' with { type: 'json' }

const SIZES: Readonly<Record<string, number[]>> = made.sizes

/** Of a picture in public/pictures. */
export function sizeOf(name: string): { width: number; height: number } {
  const [width = 1, height = 1] = SIZES[name] ?? []
  return { width, height }
}

export const { conversation } = made
