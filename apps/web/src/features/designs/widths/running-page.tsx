/** A generated component as it runs, in a frame that can reach nothing: at a width, scaled down to the room there is. */
import { useEffect, useRef, useState } from 'react'
import { t } from '../../../lib/language/translate.ts'
import { useSize } from '../../../lib/use-size.ts'
import type { FrameMessage, ShowMessage } from '../../../preview/messages.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { previewAssets } from '../preview-assets.ts'
import { NotShown } from './not-shown.tsx'

interface Props {
  code: string
  name: string
  /** Of the device, pixels. */
  width: number
}

/** Milliseconds after which a frame that has shown nothing is given up. */
const PATIENCE = 30_000

/** Fills what it stands in. */
export function RunningPage(props: Props) {
  const [attempt, setAttempt] = useState(0)
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

function Attempt({ code, name, width, onRetry }: Props & { onRetry: () => void }) {
  const { frame, shown, failure } = useFrame(code)
  const [watch, room] = useSize()
  const scale = room ? Math.min(1, room.width / width) : 1
  return (
    <div ref={watch} aria-busy={!shown && failure === null} className="relative size-full overflow-hidden bg-mat">
      <iframe
        ref={frame}
        src="/code-preview"
        // It needs scripts and nothing else: without an origin it has no cookies, no storage and no parent.
        sandbox="allow-scripts"
        title={t('Preview of {name}', { name })}
        // From the left in every direction of writing: that is where it is scaled from.
        className="absolute top-0 left-0 block origin-top-left bg-[#fff]"
        style={{
          width,
          height: room ? room.height / scale : 0,
          transform: `translateX(${room ? Math.max(0, (room.width - width) / 2) : 0}px) scale(${scale})`,
        }}
      />
      {!shown && failure === null && (
        <div className="absolute inset-0 flex bg-mat">
          <Spinner />
        </div>
      )}
      {failure !== null && (
        <div className="absolute inset-x-0 bottom-0 border-t border-line bg-raised">
          <NotShown failure={failure} onRetry={onRetry} />
        </div>
      )}
    </div>
  )
}

/** Hands the code to the frame, and listens to what becomes of it. */
function useFrame(code: string) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [ready, setReady] = useState(false)
  const [shown, setShown] = useState(false)
  // Without words where nothing is known.
  const [failure, setFailure] = useState<string | null>(null)

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<FrameMessage>) => {
      if (source !== frame.current?.contentWindow) return
      if (data.type === 'ready') setReady(true)
      if (data.type === 'shown') {
        setShown(true)
        setFailure(null)
      }
      if (data.type === 'failed') setFailure(data.error)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])

  useEffect(() => {
    if (shown) return
    const timer = setTimeout(() => setFailure((known) => known ?? ''), PATIENCE)
    return () => clearTimeout(timer)
  }, [shown])

  useEffect(() => {
    if (!ready) return
    let current = true
    previewAssets(code)
      .then((assets) => {
        const message: ShowMessage = { type: 'show', ...assets }
        // It has no origin that could be named.
        if (current) frame.current?.contentWindow?.postMessage(message, '*')
      })
      .catch((reason: unknown) => current && setFailure(reason instanceof Error ? reason.message : String(reason)))
    return () => {
      current = false
    }
  }, [code, ready])

  return { frame, shown, failure }
}
