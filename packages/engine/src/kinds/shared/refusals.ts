/** What a brief does not want to be shown. */
import type { Brief } from '../../brief/types.ts'

/** Whether the brief wants no pictures. */
export const refusesPictures = ({ negatives }: Pick<Brief, 'negatives'>): boolean =>
  negatives.some(({ what }) => what === 'icon' || what === 'picture')
