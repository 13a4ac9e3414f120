import clsx from 'clsx'
import type { Concept } from '../../../features/designs/concept.ts'
import { sizedTo } from '../../../lib/picture-sources.ts'

interface Props {
  concept: Concept
  label: string
  isCurrent: boolean
  onPress: () => void
}

/** A small picture that brings its design onto the stage. */
export function Thumb({ concept, label, isCurrent, onPress }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={isCurrent || undefined}
      onClick={onPress}
      className={clsx(
        'block size-14 shrink-0 rounded-sm bg-mat p-1',
        isCurrent ? 'outline-2 outline-ink' : 'hover:outline hover:outline-edge',
      )}
    >
      <img src={sizedTo(240, concept.url)} alt="" loading="lazy" className="size-full object-contain object-top" />
    </button>
  )
}
