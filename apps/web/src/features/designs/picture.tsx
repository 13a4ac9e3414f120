import clsx from 'clsx'
import { useState } from 'react'
import { t } from '../../lib/language/translate.ts'
import { scrolls } from '../../lib/proportion.ts'
import type { Concept } from './concept.ts'

/** A concept's picture at its own proportion (of a page that scrolls, the top); its place is kept before it has come. */
export function Picture({ concept, sizes, className }: { concept: Concept; sizes: string; className?: string }) {
  const { url, thumbnailUrl, size, title } = concept
  /** A thumbnail that does not come is made up for by the picture itself. */
  const [failures, setFailures] = useState(0)
  if (failures > (thumbnailUrl ? 1 : 0))
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
      {...(thumbnailUrl &&
        size &&
        failures === 0 && { srcSet: `${thumbnailUrl} ${Math.min(480, size.width)}w, ${url} ${size.width}w` })}
      width={size?.width ?? 1024}
      height={size?.height ?? 1024}
      decoding="async"
      onError={() => setFailures(failures + 1)}
      className={clsx(
        'block w-full',
        size && scrolls(size) ? 'aspect-[5/6] object-cover object-top' : 'h-auto',
        className,
      )}
    />
  )
}
