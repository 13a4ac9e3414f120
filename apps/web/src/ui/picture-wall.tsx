/** Up to four designs of a project at their own proportions, on one ground. */
import clsx from 'clsx'
import { scrolls, widthIn } from '../lib/proportion.ts'
import { BlurPicture, type ShownPicture, type Urgency } from './blur-picture.tsx'
import { Mark } from './mark.tsx'

/** Of pictures higher than wide the newest stands large, the others beside it. By how many there are. */
const UPRIGHT_GRID: Record<number, string> = {
  2: 'grid-cols-2',
  3: 'grid-cols-[2fr_1fr] grid-rows-2',
  4: 'grid-cols-[2.4fr_1fr] grid-rows-3',
}
const UPRIGHT_LEAD: Record<number, string> = { 3: 'row-span-2', 4: 'row-span-3' }

/** Shares of the ground's width and height that the first picture has, and each of the others. */
type Shares = readonly [width: number, height: number]
const UPRIGHT_SHARES: Record<number, readonly [Shares, Shares]> = {
  2: [
    [1 / 2, 1],
    [1 / 2, 1],
  ],
  3: [
    [2 / 3, 1],
    [1 / 3, 1 / 2],
  ],
  4: [
    [2.4 / 3.4, 1],
    [1 / 3.4, 1 / 3],
  ],
}
const SHARES: Record<number, readonly [Shares, Shares]> = {
  1: [
    [1, 1],
    [1, 1],
  ],
  2: [
    [1 / 2, 1],
    [1 / 2, 1],
  ],
  3: [
    [1 / 2, 1],
    [1 / 2, 1 / 2],
  ],
  4: [
    [1 / 2, 1 / 2],
    [1 / 2, 1 / 2],
  ],
}
/** Pixels of the ground without its margins: walls have as many columns as make it about so wide, on phones, too. */
const GROUND = { width: 360, height: 262 }

interface Props {
  pictures: readonly (ShownPicture & { id: string })[]
  urgency: Urgency | undefined
}

export function PictureWall({ pictures, urgency }: Props) {
  const count = pictures.length
  const several = count > 1
  const upright = several && pictures.every((one) => !scrolls(one) && one.width < 0.9 * one.height)
  const shares = (upright ? UPRIGHT_SHARES : SHARES)[count]
  return (
    <div
      className={clsx(
        'grid aspect-[4/3] gap-2 bg-mat p-4',
        several && !upright && 'grid-cols-2 grid-rows-2',
        upright && UPRIGHT_GRID[count],
      )}
    >
      {count === 0 && <Mark className="m-auto size-12 opacity-40" />}
      {pictures.map((picture, at) => {
        const [width, height] = shares?.[at === 0 ? 0 : 1] ?? [1, 1]
        const shown = widthIn({ width: width * GROUND.width, height: height * GROUND.height }, picture)
        return (
          <BlurPicture
            key={picture.id}
            picture={picture}
            urgency={urgency === 'first' && at > 0 ? 'soon' : urgency}
            sizes={`${Math.ceil(shown)}px`}
            className={clsx(
              'size-full min-h-0',
              scrolls(picture) ? 'object-cover object-top' : 'object-contain',
              !upright && (count === 2 || (count === 3 && at === 0)) && 'row-span-2',
              upright && at === 0 && UPRIGHT_LEAD[count],
            )}
          />
        )
      })}
    </div>
  )
}
