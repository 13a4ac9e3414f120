/** The mark: an illuminated initial. A square field of pigment, a Lombardic L, three dots as scribes set them beside it. */
import clsx from 'clsx'
import { useId } from 'react'

/** On a 24 × 24 field. Kept in step with public/favicon.svg, which a browser cannot import. */
const LETTER =
  'M4.2 3.4H12.4V4.3L10.7 4.8C10 9.5 10 14 10.6 18.4C13.6 18.9 16.2 17.8 17.9 14.2L20 13.6C19.5 16 19.4 18.4 19.8 20.6H4.2V19.7L6 19.2C6.7 14.3 6.7 9.7 6 4.8L4.2 4.3Z'

function Letter() {
  return (
    <>
      <path d={LETTER} />
      <circle cx="17" cy="5.6" r="1.25" />
      <circle cx="15" cy="9" r="1.25" />
      <circle cx="19" cy="9" r="1.25" />
    </>
  )
}

export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={clsx('shrink-0', className)}>
      <rect width="24" height="24" rx="2" className="fill-pigment" />
      <g className="fill-vellum">
        <Letter />
      </g>
    </svg>
  )
}

/**
 * The mark as it is being painted: drawn in outline, its field filling from the foot.
 * @param fraction how much of the field is painted, 0 to 1
 */
export function MarkInProgress({ fraction, className }: { fraction: number; className?: string }) {
  const clip = useId()
  const top = 24 * (1 - Math.min(1, Math.max(0, fraction)))
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={clsx('shrink-0', className)}>
      <defs>
        <clipPath id={clip}>
          <rect
            width="24"
            height="24"
            className="transition-transform duration-700 ease-pen"
            style={{ transform: `translateY(${top}px)` }}
          />
        </clipPath>
      </defs>
      <rect x="0.4" y="0.4" width="23.2" height="23.2" rx="1.7" className="fill-none stroke-edge" strokeWidth="0.8" />
      <g className="fill-edge">
        <Letter />
      </g>
      <g clipPath={`url(#${clip})`}>
        <rect width="24" height="24" rx="2" className="fill-pigment" />
        <g className="fill-vellum">
          <Letter />
        </g>
      </g>
    </svg>
  )
}

/** The product's name beside its mark. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Mark className="size-7" />
      <span className="font-display text-[1.75rem] leading-none font-medium tracking-[-0.005em]">Limner</span>
    </span>
  )
}
