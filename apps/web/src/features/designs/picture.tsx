import clsx from 'clsx'
import { useState } from 'react'
import { FIRST_PICTURE } from '../../lib/hydration.ts'
import { t } from '../../lib/language/translate.ts'
import { sourcesOf } from '../../lib/picture-sources.ts'
import { scrolls } from '../../lib/proportion.ts'
import type { Concept } from './concept.ts'

interface Props {
  concept: Concept
  sizes: string
  /** What is looked at first of all; the others wait for it. */
  isFirst: boolean
  /** In place of the width of its room. */
  className?: string | undefined
}

/** A concept's picture at its own proportion (of a page that scrolls, the top); its place is kept before it has come. */
export function Picture({ concept, sizes, isFirst, className }: Props) {
  const { url, size, title } = concept
  const sources = sourcesOf(url, size)
  /** A smaller one that does not come is made up for by the picture itself. */
  const [failures, setFailures] = useState(0)
  if (failures > (sources ? 1 : 0))
    return (
      <span className="flex aspect-[4/3] w-full items-center justify-center p-4 text-center text-xs text-ink-3">
        {t('This picture is not available.')}
      </span>
    )
  return (
    <img
      src={url}
      alt={title}
      sizes={sizes}
      srcSet={failures === 0 ? sources : undefined}
      width={size?.width ?? 1024}
      height={size?.height ?? 1024}
      decoding={isFirst ? 'auto' : 'async'}
      fetchPriority={isFirst ? 'high' : 'low'}
      {...(isFirst && { [FIRST_PICTURE]: '' })}
      onError={() => setFailures(failures + 1)}
      className={clsx(
        'block',
        size && scrolls(size) ? 'aspect-[5/6] object-cover object-top' : 'object-contain',
        className ?? clsx('w-full', !(size && scrolls(size)) && 'h-auto'),
      )}
    />
  )
}
