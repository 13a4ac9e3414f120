/** Pictures of a scene as data URLs, for a standalone SVG. */
import sharp from 'sharp'
import type { SvgPictures } from './svg.ts'

/** Each picture with its pixel size, by media id. */
export async function embedPictures(pictures: ReadonlyMap<string, Uint8Array>): Promise<SvgPictures> {
  const embedded = await Promise.all(
    [...pictures].map(async ([media, bytes]) => {
      const { width, height, format } = await sharp(bytes).metadata()
      return [
        media,
        { url: `data:image/${format};base64,${Buffer.from(bytes).toString('base64')}`, width, height },
      ] as const
    }),
  )
  return new Map(embedded)
}
