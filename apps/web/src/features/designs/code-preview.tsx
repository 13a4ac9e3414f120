/** A generated component as it runs: in a frame that can reach nothing, at the widths of three devices. */
import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { english, t } from '../../lib/language/translate.ts'
import type { FrameMessage, ShowMessage } from '../../preview/messages.ts'
import { Button } from '../../ui/button.tsx'
import { previewAssets } from './preview-assets.ts'

const WIDTHS = [
  { name: english('Phone'), width: 390 },
  { name: english('Tablet'), width: 768 },
  { name: english('Desktop'), width: 1440 },
] as const
const HEIGHT = 512

export function CodePreview({ code, name }: { code: string; name: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [width, setWidth] = useState<number>(WIDTHS[2].width)
  const [room, setRoom] = useState(0)

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<FrameMessage>) => {
      if (source !== frame.current?.contentWindow) return
      if (data.type === 'ready') setReady(true)
      if (data.type === 'shown') setError(null)
      if (data.type === 'failed') setError(data.error)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])

  useEffect(() => {
    if (!ready) return
    let current = true
    previewAssets(code)
      .then((assets) => {
        const message: ShowMessage = { type: 'show', ...assets }
        // It has no origin that could be named.
        if (current) frame.current?.contentWindow?.postMessage(message, '*')
      })
      .catch((reason: unknown) => current && setError(reason instanceof Error ? reason.message : String(reason)))
    return () => {
      current = false
    }
  }, [code, ready])

  useEffect(() => {
    const element = stage.current
    if (!element) return
    const observer = new ResizeObserver(() => setRoom(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const scale = room > 0 ? Math.min(1, room / width) : 1
  return (
    <div className="border border-line">
      <div className="flex items-center justify-between border-b border-line py-1 pe-1 ps-4">
        <span className="text-xs text-ink-3">{t('Preview')}</span>
        <fieldset className="flex gap-1">
          <legend className="sr-only">{t('Width of the preview')}</legend>
          {WIDTHS.map((preset) => (
            <Button
              key={preset.width}
              look="quiet"
              size="small"
              aria-pressed={preset.width === width}
              className={clsx(preset.width === width && 'bg-well text-ink')}
              onClick={() => setWidth(preset.width)}
            >
              {t(preset.name)}
            </Button>
          ))}
        </fieldset>
      </div>
      <div ref={stage} className="overflow-hidden bg-mat" style={{ height: HEIGHT }}>
        <iframe
          ref={frame}
          src="/code-preview"
          // It needs scripts and nothing else: without an origin it has no cookies, no storage and no parent.
          sandbox="allow-scripts"
          title={t('Preview of {name}', { name })}
          className="mx-auto block origin-top-left bg-white"
          style={{
            width,
            height: HEIGHT / scale,
            transform: `translateX(${Math.max(0, (room - width) / 2)}px) scale(${scale})`,
            marginInline: 0,
          }}
        />
      </div>
      {error && (
        <p role="alert" className="border-t border-line px-4 py-2 text-xs text-carmine">
          {t('The preview stopped: {error}', { error })}
        </p>
      )}
    </div>
  )
}
