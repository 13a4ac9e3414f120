import clsx from 'clsx'

const FALLBACKS = 3

/** The picture of an article; without one of its own, the next of three that the engine made. */
export function ArticlePicture({ src, at = 0, first = false, className }: Props) {
  return (
    <img
      src={src ?? `/pictures/fallback-${(at % FALLBACKS) + 1}.webp`}
      alt=""
      width={960}
      height={504}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      className={clsx('aspect-[40/21] w-full bg-mat object-cover', className)}
    />
  )
}
interface Props {
  src: string | null
  /** Its place in the list. */
  at?: number
  /** Seen at once. */
  first?: boolean
  className?: string
}
