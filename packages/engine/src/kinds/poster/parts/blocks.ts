/** What posters are put together from, besides the blocks that they share with other sheets. */

import type { Brief } from '../../../brief/types.ts'
import {
  type Block,
  type DetailsOptions,
  details,
  fittedTitle,
  lead,
  sender,
  stacked,
  type TitleOptions,
} from '../../shared/details.ts'
import type { Ground, Sheet } from '../../shared/sheet.ts'

export const isPhoto = (brief: Brief): boolean => brief.picture?.treatAs === 'photo'
export const refuses = (brief: Brief, ...what: string[]): boolean =>
  brief.negatives.some((negative) => what.includes(negative.what))

/** Who speaks, the title, what explains it: from the head downwards. */
export function heading(
  sheet: Sheet,
  ground: Ground,
  options: TitleOptions & { gap?: number },
): Block & { size: number } {
  const { u } = sheet
  const { gap = u * 2.2, width, align } = options
  const title = fittedTitle(sheet, ground, options)
  const parts = [
    sender(sheet, ground, align === 'center' ? { justify: 'center' } : {}),
    title,
    lead(sheet, ground, width, { title: title.size, ...(align && { align }) }),
  ]
  return { ...stacked(parts, gap), size: title.size }
}

/** So many times its share a title takes where nothing else is said. */
const ALONE = 1.4

/**
 * The head and the foot of a sheet that stands, and the height that they leave between the margins. The title gives way until
 * the picture has its share.
 */
export function divided(
  sheet: Sheet,
  ground: Ground,
  options: {
    /** Shares of the sheet's height: the most for the title, the least for the picture. */
    titleShare: number
    picture?: number
    width?: number
    height?: number
    foot?: Ground
    rule?: boolean
    columns?: number
    title?: Omit<Partial<TitleOptions>, 'width' | 'height'>
    button?: DetailsOptions['button']
  },
): { head: Block & { size: number }; foot: Block; left: number } {
  const { margin, u } = sheet
  const { titleShare, picture = 0.36, width = sheet.width - 2 * margin, height = sheet.height - 2 * margin } = options
  const { title = {}, rule, columns, button } = options
  const { align } = title
  const gap = u * 2.2
  const named = sender(sheet, ground, align === 'center' ? { justify: 'center' } : {})
  const footOf = (size?: number) =>
    details(sheet, options.foot ?? ground, {
      width,
      ...(rule && { rule }),
      ...(columns !== undefined && { columns }),
      ...(align && { align }),
      ...(button && { button }),
      ...(size !== undefined && { title: size }),
    })
  const told = (size?: number) =>
    lead(sheet, ground, width, { ...(align && { align }), ...(size !== undefined && { title: size }) })
  // Where there is nothing to say but the title, it is the poster.
  const usual = footOf()
  const share = usual.nodes.length > 0 ? titleShare : titleShare * ALONE
  const wordsBeside = (foot: Block, explains: Block) => {
    const used = foot.height + stacked([named, explains], gap).height + 3 * gap
    const most = Math.max(height * 0.11, Math.min(height * share, height * (1 - picture) - used))
    return fittedTitle(sheet, ground, { width, height: most, ...title })
  }
  // The small words follow the title, which has the room that they leave.
  const { size } = wordsBeside(usual, told())
  const [foot, explains] = [footOf(size), told(size)]
  const words = wordsBeside(foot, explains)
  const head = { ...stacked([named, words, explains], gap), size: words.size }
  return { head, foot, left: height - head.height - foot.height }
}
