import type { Picture } from '../../scene/types.ts'
import type { CodeOptions } from './types.ts'

/** Where the component finds a picture of the scene. */
export const pictureUrl = ({ media }: Pick<Picture, 'media'>, { pictures }: CodeOptions): string =>
  pictures?.[media] ?? `/media/${media}.png`
