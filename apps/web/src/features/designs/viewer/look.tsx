/** The picture itself; a press on it comes closer, another one goes back. On a site its own links can be pressed. */
import { useState } from 'react'
import { t } from '../../../lib/language/translate.ts'
import type { Concept } from '../concept.ts'
import { PageLinks } from './page-links.tsx'
import { Stage } from './stage.tsx'
import type { Site } from './use-site.ts'
import type { Zoom } from './use-zoom.ts'

interface Props {
  concept: Concept
  url: string
  size: { width: number; height: number } | undefined
  zoom: Zoom
  arrows: boolean
  site: Site
}

export function Look({ concept, url, size, zoom, arrows, site: { page, hint, follow } }: Props) {
  // Of pictures that came without a design nothing is known before they are there.
  const [natural, setNatural] = useState({ width: 1, height: 1 })
  return (
    <>
      <Stage size={size ?? natural} zoom={zoom} arrows={arrows}>
        <button
          type="button"
          aria-label={zoom.factor > 1 ? t('Fit to window') : t('Magnify')}
          onClick={zoom.toggle}
          className={zoom.factor > 1 ? 'block size-full cursor-zoom-out' : 'block size-full cursor-zoom-in'}
        >
          <img
            src={url}
            alt={concept.title}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setNatural({ width, height })
            }
            className="block size-full"
          />
        </button>
        {page && <PageLinks page={page} onFollow={follow} />}
      </Stage>
      {hint && (
        <p role="status" className="border-t border-line bg-paper px-4 py-2 text-center text-sm text-ink-2">
          {hint} <span className="max-md:hidden">{t('Press the links in the picture to go through the site.')}</span>
          <span className="md:hidden">{t('The menu holds all pages.')}</span>
        </p>
      )}
    </>
  )
}
