import { sizeOf } from './pictures.ts'

interface Props {
  /** In public/pictures. */
  name: string
  alt: string
  /** Pixels across, where it is not as wide as its place. */
  width?: number
  className?: string
}

/** One of the page's pictures, whose room is kept before it comes. */
export function PagePicture({ name, alt, width, className = 'block h-auto w-full' }: Props) {
  const size = sizeOf(name)
  return (
    <img
      src={`/pictures/${name}.webp`}
      alt={alt}
      width={width ?? size.width}
      height={width ? Math.round((width * size.height) / size.width) : size.height}
      loading="lazy"
      decoding="async"
      className={className}
    />
  )
}
