/** The place of one picture: as large as the window lets it be, a page that scrolls at a width that can be read. */
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { scrolls } from '../../../lib/proportion.ts'
import type { Zoom } from './use-zoom.ts'

interface Size {
  width: number
  height: number
}

interface Props {
  size: Size
  zoom: Zoom
  /** Arrows stand beside the picture. */
  arrows?: boolean
  /** Fills the picture's box. */
  children: ReactNode
}

const PAGE_MAX = '80rem'

/** In units of the frame, which is a size container. */
function widthOf({ width, height }: Size, factor: number): string {
  const fit = scrolls({ width, height }) ? `min(100cqw, ${PAGE_MAX})` : `min(100cqw, 100cqh * ${width / height})`
  return `calc(${fit} * ${factor})`
}

export function Stage({ size, zoom, arrows = false, children }: Props) {
  return (
    <div className={clsx('min-h-0 flex-1 py-4 sm:px-16 sm:py-6', arrows ? 'px-12' : 'px-4')}>
      <div ref={zoom.frame} dir="ltr" className="flex size-full overflow-auto" style={{ containerType: 'size' }}>
        <div
          className="relative m-auto shrink-0"
          style={{ width: widthOf(size, zoom.factor), aspectRatio: `${size.width} / ${size.height}` }}
        >
          {children}
        </div>
      </div>
    </div>
  )
}
