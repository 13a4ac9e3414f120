import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { t } from '../lib/language/translate.ts'
import { sizedTo, sourcesOf } from '../lib/picture-sources.ts'
import { useHydrated } from '../lib/use-hydrated.ts'

export interface ShownPicture {
  title: string
  imageUrl: string
  placeholder?: string | undefined
  width: number
  height: number
}

interface Props {
  picture: ShownPicture
  sizes: string
  className?: string
  /** Seen at once, or what is looked at first of all; absent: it waits until it is near the window. */
  urgency?: Urgency | undefined
}
export type Urgency = 'soon' | 'first'

/** A design's picture; until it has come, a few of its pixels stand blurred in its place. */
export function BlurPicture({ picture, sizes, className, urgency }: Props) {
  const { title, imageUrl, placeholder, width, height } = picture
  // The server's page carries no style attributes: the content policy refuses those.
  const hydrated = useHydrated()
  const [state, setState] = useState<'coming' | 'here' | 'missing'>('coming')
  const image = useRef<HTMLImageElement>(null)
  // Of a page that the server rendered it may have come before anybody listened.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth > 0) setState('here')
  }, [])
  if (state === 'missing')
    return (
      <span className={clsx('flex items-center justify-center p-2 text-center text-xs text-ink-3', className)}>
        {t('This picture is not available.')}
      </span>
    )
  return (
    <img
      ref={image}
      src={sizedTo(480, imageUrl)}
      srcSet={sourcesOf(imageUrl, picture)}
      sizes={sizes}
      alt={title}
      width={width}
      height={height}
      loading={urgency ? 'eager' : 'lazy'}
      fetchPriority={urgency === 'first' ? 'high' : 'auto'}
      decoding={urgency === 'first' ? 'auto' : 'async'}
      onLoad={() => setState('here')}
      onError={() => setState('missing')}
      style={
        hydrated && state === 'coming' && placeholder
          ? { background: `center / contain no-repeat url("${placeholder}")` }
          : undefined
      }
      className={className}
    />
  )
}
