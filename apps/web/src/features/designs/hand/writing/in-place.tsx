import clsx from 'clsx'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { cssVariable } from '../../../../lib/css-variable.ts'
import { called, t } from '../../../../lib/language/translate.ts'
import { placed } from '../../placed.ts'
import { OWN_PRESSES } from '../../stage/use-pan-zoom.ts'
import type { Part } from '../use-hand.ts'
import { facesReady, familiesOf } from './faces.ts'
import { fitWords } from './fit.ts'
import { blocksOf, extentOf, type Look, measuredBaselines, px, wordsOf } from './lines.ts'
import type { Setting } from './setting-query.ts'

interface Props {
  part: Part
  /** Not there yet: the words can be written already, and are shown when it is. */
  setting: Setting | undefined
  board: { width: number; height: number }
  isKept: boolean
  onShown: () => void
  onDone: (words: string | null) => void
}

export function InPlace({ part, setting, board, isKept, onShown, onDone }: Props) {
  const field = useRef<HTMLDivElement>(null)
  const { isTouched, look } = useWords(field, { part, setting, board, onShown })
  const isOver = useRef(false)
  function finish(keeps: boolean) {
    if (isOver.current || !field.current) return
    isOver.current = true
    onDone(keeps && isTouched.current ? wordsOf(field.current) || null : null)
  }
  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation()
    if (event.key === 'Escape') finish(false)
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    finish(true)
  }
  const { rotate } = part
  return (
    <div
      className="absolute"
      style={{
        ...placed(part.box, board),
        ...(rotate !== undefined && { rotate: `${rotate}deg` }),
        ...cssVariable('--px', `calc(100cqw / ${board.width})`),
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: no field sets each line in a size and a place of its own */}
      <div
        ref={field}
        data-writing={look ? 'shown' : 'waits'}
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-label={t('Words of {name}', { name: called(part.name) })}
        contentEditable={isKept ? false : 'plaintext-only'}
        suppressContentEditableWarning
        dir="auto"
        onBlur={() => finish(true)}
        onKeyDown={onKeyDown}
        onInput={() => {
          isTouched.current = true
          if (field.current && setting) fitWords(field.current, setting, pixelOf(field.current, board))
        }}
        onCopy={own}
        onCut={own}
        onPaste={own}
        style={look ? styleOf(part, look) : { opacity: 0 }}
        className={clsx(
          OWN_PRESSES,
          'pointer-events-auto absolute cursor-text select-text',
          isKept ? 'outline-none' : 'outline outline-1 outline-current outline-offset-4',
        )}
      />
    </div>
  )
}

/** The editor around it copies and pastes parts. */
const own = (event: ClipboardEvent) => event.stopPropagation()

/** CSS pixels of one of the artboard, before the view is magnified. */
const pixelOf = (field: HTMLElement, board: { width: number }): number =>
  (field.closest<HTMLElement>('[data-board]')?.offsetWidth ?? board.width) / board.width

/** The words in the field, all of them selected; set as the engine sets them as soon as it is known how. */
function useWords(
  field: RefObject<HTMLDivElement | null>,
  { part, setting, board, onShown }: Pick<Props, 'part' | 'setting' | 'board' | 'onShown'>,
) {
  const isTouched = useRef(false)
  const [look, setLook] = useState<Look | null>(null)
  const words = part.text?.words ?? ''
  const begin = useEffectEvent(() => {
    if (!field.current) return
    // Browsers that know it with formatting alone: that is left out when it is read.
    if (!field.current.isContentEditable) field.current.contentEditable = 'true'
    field.current.textContent = words
    field.current.focus({ preventScroll: true })
    getSelection()?.selectAllChildren(field.current)
  })
  useLayoutEffect(() => begin(), [])
  const set = useEffectEvent((known: Setting) => {
    const place = field.current
    if (!place?.isConnected) return
    const baselineOf = measuredBaselines(place.parentElement ?? place, known, pixelOf(place, board))
    if (isTouched.current) {
      const written = wordsOf(place)
      place.replaceChildren(...blocksOf({ ...known, lines: [] }, written, baselineOf))
      getSelection()?.selectAllChildren(place)
      getSelection()?.collapseToEnd()
    } else {
      place.replaceChildren(...blocksOf(known, words, baselineOf))
      if (document.activeElement === place) getSelection()?.selectAllChildren(place)
    }
    setLook({ setting: known, baselineOf })
    onShown()
  })
  useEffect(() => {
    if (!setting) return
    let isWanted = true
    void facesReady(setting, words).then(() => isWanted && set(setting))
    return () => {
      isWanted = false
    }
  }, [setting, words])
  return { isTouched, look }
}

function styleOf({ box }: Part, look: Look) {
  const { setting } = look
  const { room, align, tracking, families, weight, italic } = setting
  const { top, height } = extentOf(look, box)
  const free = room.width - box.width
  // Where a box that is as wide as its words stands in its room: it grows from there.
  const share = free > 1 ? Math.min(1, Math.max(0, -room.x / free)) : 0
  const width = free > 1 ? { width: 'fit-content', maxWidth: px(room.width) } : { width: px(box.width) }
  return {
    ...width,
    ...cssVariable('--k', '1'),
    left: px(free > 1 ? room.x + share * room.width : 0),
    top: px(top),
    minHeight: px(height),
    transform: `translate(${-100 * share}%, calc((100% - ${px(height)}) * ${-room.rises}))`,
    fontFamily: familiesOf(families),
    fontWeight: weight,
    fontStyle: italic ? 'italic' : 'normal',
    fontSynthesis: 'none',
    fontKerning: 'normal' as const,
    // Without this, browsers drop the ligatures of spaced letters, and place glyphs on whole pixels.
    fontFeatureSettings: '"liga"',
    textRendering: 'geometricPrecision' as const,
    letterSpacing: `${tracking}em`,
    textAlign: align,
    textWrap: setting.even ? ('balance' as const) : ('wrap' as const),
    whiteSpace: setting.stacked ? ('pre' as const) : ('pre-wrap' as const),
    textTransform: setting.upper ? ('uppercase' as const) : ('none' as const),
    color: setting.colour,
    caretColor: setting.colour,
  }
}
