import clsx from 'clsx'
import type { ComponentProps } from 'react'
import type { PanZoom } from './use-pan-zoom.ts'
import { ZoomTools } from './zoom-tools.tsx'

interface Props extends ComponentProps<'div'> {
  view: PanZoom
  /** Its corners are taken hold of: the tools have a row of their own. */
  hasHandles?: boolean
}

/** Fills its room with what is pushed and magnified, and has the tools for that in its corner. */
export function PanZoomView({ view, hasHandles = false, children, ...frame }: Props) {
  return (
    <>
      <div
        className={clsx('absolute inset-0 overflow-hidden [container-type:size]', hasHandles && 'desk:bottom-11')}
        {...frame}
      >
        <div ref={view.content} className="flex min-h-full items-center justify-center py-4">
          {children}
        </div>
      </div>
      <div className="absolute end-2 bottom-2 flex items-center rounded-sm bg-paper max-desk:hidden">
        <ZoomTools view={view} />
      </div>
    </>
  )
}
