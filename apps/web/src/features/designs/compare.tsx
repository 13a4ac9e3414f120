import { useState } from 'react'
import type { Concept } from './concept.ts'

interface Props {
  /** The older one, left of the line. */
  before: Concept
  after: Concept
}

/** Two versions on top of each other; the slider says how much of each is seen. */
export function Compare({ before, after }: Props) {
  const [share, setShare] = useState(50)
  const { width, height } = after.size ?? { width: 1, height: 1 }
  const ratio = width / height
  return (
    <div className="flex size-full flex-col gap-3 p-4 sm:px-16 sm:py-6">
      <div className="flex min-h-0 flex-1 items-center justify-center" style={{ containerType: 'size' }}>
        <div
          className="relative overflow-hidden"
          style={{ width: `min(100cqw, 100cqh * ${ratio})`, aspectRatio: String(ratio) }}
        >
          <img src={after.url} alt={`Version ${after.version}`} className="absolute inset-0 size-full object-contain" />
          <img
            src={before.url}
            alt={`Version ${before.version}`}
            className="absolute inset-0 size-full bg-mat object-contain"
            style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
          />
          <span aria-hidden="true" className="absolute inset-y-0 w-0.5 bg-minium" style={{ left: `${share}%` }} />
        </div>
      </div>
      <div className="mx-auto flex w-full max-w-xl items-center gap-4 text-xs tabular-nums">
        <span>Version {before.version}</span>
        <input
          type="range"
          min="0"
          max="100"
          value={share}
          aria-label={`Compare version ${before.version} with version ${after.version}`}
          onChange={(event) => setShare(Number(event.target.value))}
          // The viewer's own arrows would turn the page.
          onKeyDown={(event) => event.stopPropagation()}
          className="h-11 min-w-0 flex-1 accent-minium"
        />
        <span>Version {after.version}</span>
      </div>
    </div>
  )
}
