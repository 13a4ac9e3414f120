/** On small screens the controls are a sheet below the artboard, as high as one pulls it: by its edge, by keys or by its button. */
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import { t } from '../../../../lib/language/translate.ts'
import { IconButton } from '../../../../ui/button.tsx'
import { HEIGHT } from './height.ts'

interface Props {
  /** Hundredths of the window. */
  height: number
  onHeight: (height: number) => void
  children: ReactNode
}

/** Hundredths of the window that a key moves the edge. */
const STEP = 5
/** From here on the button lowers it. */
const HALF = (HEIGHT.least + HEIGHT.most) / 2

const within = (height: number) => Math.min(HEIGHT.most, Math.max(HEIGHT.least, Math.round(height)))

export function Sheet({ height, onHeight, children }: Props) {
  const isHigh = height > HALF
  return (
    <aside
      aria-label={t('By hand')}
      style={{ height: `${height}dvh` }}
      className="relative flex shrink-0 flex-col border-t border-edge bg-raised"
    >
      <Edge height={height} onHeight={(next) => onHeight(within(next))} />
      <IconButton
        icon="chevronDown"
        label={isHigh ? t('Lower the controls') : t('Raise the controls')}
        aria-expanded={isHigh}
        className={`absolute end-1 top-4 z-10 size-11 ${isHigh ? '' : '[&_svg]:rotate-180'}`}
        onClick={() => onHeight(isHigh ? HEIGHT.least : HEIGHT.most)}
      />
      {children}
    </aside>
  )
}

function Edge({ height, onHeight }: Pick<Props, 'height' | 'onHeight'>) {
  const from = useRef<{ y: number; height: number } | null>(null)
  function onPointerDown({ clientY: y, pointerId, currentTarget }: PointerEvent) {
    from.current = { y, height }
    currentTarget.setPointerCapture(pointerId)
  }
  function onKeyDown(event: KeyboardEvent) {
    const to: Record<string, number> = {
      ArrowUp: height + STEP,
      ArrowDown: height - STEP,
      Home: HEIGHT.least,
      End: HEIGHT.most,
    }
    const next = to[event.key]
    if (next === undefined) return
    // The arrows of what is selected on the artboard mean that.
    event.preventDefault()
    onHeight(next)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line that can be moved is no <hr>
    <div
      role="separator"
      aria-label={t('Height of the controls')}
      aria-orientation="horizontal"
      aria-valuenow={height}
      aria-valuemin={HEIGHT.least}
      aria-valuemax={HEIGHT.most}
      tabIndex={0}
      onPointerDown={onPointerDown}
      onPointerMove={({ clientY }) =>
        from.current && onHeight(from.current.height + (100 * (from.current.y - clientY)) / innerHeight)
      }
      onPointerUp={() => (from.current = null)}
      onPointerCancel={() => (from.current = null)}
      onKeyDown={onKeyDown}
      // What a thumb takes hold of reaches above the edge.
      className="relative flex h-5 shrink-0 cursor-row-resize touch-none items-center justify-center before:absolute before:inset-x-0 before:-top-6 before:bottom-0"
    >
      <span aria-hidden="true" className="h-1 w-10 rounded-sm bg-edge" />
    </div>
  )
}
