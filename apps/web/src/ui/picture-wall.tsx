/** Up to four designs of a project at their own proportions, on one ground. */
import clsx from 'clsx'
import { scrolls } from '../lib/proportion.ts'
import { BlurPicture, type ShownPicture } from './blur-picture.tsx'
import { Mark } from './mark.tsx'

/** Of pictures higher than wide the newest stands large, the others beside it. By how many there are. */
const UPRIGHT_GRID: Record<number, string> = {
  2: 'grid-cols-2',
  3: 'grid-cols-[2fr_1fr] grid-rows-2',
  4: 'grid-cols-[2.4fr_1fr] grid-rows-3',
}
const UPRIGHT_LEAD: Record<number, string> = { 3: 'row-span-2', 4: 'row-span-3' }

export function PictureWall({
  pictures,
  eager,
}: {
  pictures: readonly (ShownPicture & { id: string })[]
  eager: boolean
}) {
  const several = pictures.length > 1
  const upright = several && pictures.every((one) => !scrolls(one) && one.width < 0.9 * one.height)
  return (
    <div
      className={clsx(
        'grid aspect-[4/3] gap-2 bg-mat p-4',
        several && !upright && 'grid-cols-2 grid-rows-2',
        upright && UPRIGHT_GRID[pictures.length],
      )}
    >
      {pictures.length === 0 && <Mark className="m-auto size-12 opacity-40" />}
      {pictures.map((picture, at) => (
        <BlurPicture
          key={picture.id}
          picture={picture}
          eager={eager}
          sizes={several ? '(min-width: 64rem) 190px, (min-width: 40rem) 22vw, 44vw' : '(min-width: 64rem) 380px, 90vw'}
          className={clsx(
            'size-full min-h-0',
            scrolls(picture) ? 'object-cover object-top' : 'object-contain',
            !upright && (pictures.length === 2 || (pictures.length === 3 && at === 0)) && 'row-span-2',
            upright && at === 0 && UPRIGHT_LEAD[pictures.length],
          )}
        />
      ))}
    </div>
  )
}
