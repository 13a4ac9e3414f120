/** The row above the picture: what it is, and what can be done with it. On a phone the rarer things are in a menu. */
import clsx from 'clsx'
import { useMay } from '../../../lib/access.ts'
import { t } from '../../../lib/language/translate.ts'
import { NARROW, useMedia } from '../../../lib/use-media.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { DialogClose, DialogTitle } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { type Concept, sideTitle } from '../concept.ts'
import type { Zoom } from './use-zoom.ts'

export type Mode = 'look' | 'compare'

interface Props {
  concept: Concept
  /** Among its neighbours: '2 of 4'. */
  place: string
  mode: Mode
  onMode: (mode: Mode) => void
  /** Which side is shown, from 0. */
  sideAt: number
  onSide: (at: number) => void
  zoom: Zoom
  canCompare: boolean
  onByHand: () => void
  /** Absent where there is one version only. */
  onContinue: (() => void) | undefined
  onDownload: () => void
}

export function Toolbar(props: Props) {
  const narrow = useMedia(NARROW)
  const { concept, place } = props
  return (
    <div className="flex items-center gap-x-1 border-b border-line bg-paper py-2 pe-2 ps-4 sm:gap-x-4 sm:px-6">
      <DialogTitle className="min-w-0 flex-1 truncate text-base font-medium">
        <bdi>{concept.title}</bdi>
        <span className="ms-3 text-sm font-normal text-ink-3 tabular-nums max-sm:block max-sm:ms-0 max-sm:text-xs">
          {[place, concept.version > 1 && t('Version {version}', { version: concept.version })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </DialogTitle>
      {narrow ? <NarrowTools {...props} /> : <WideTools {...props} />}
    </div>
  )
}

function WideTools(props: Props) {
  const { concept, mode, onMode, sideAt, onSide, zoom, canCompare, onByHand, onContinue, onDownload } = props
  const may = useMay()
  return (
    <>
      {concept.sides.length > 0 && (
        <div className="flex gap-1">
          {concept.sides.map(({ name, url }, at) => (
            <Pressed key={url} isPressed={at === sideAt} onClick={() => onSide(at)}>
              {sideTitle(name)}
            </Pressed>
          ))}
        </div>
      )}
      <div className="flex items-center gap-1">
        {concept.id && may.edit && (
          <Button size="small" look="quiet" onClick={onByHand}>
            {t('Edit by hand')}
          </Button>
        )}
        {canCompare && (
          <Pressed isPressed={mode === 'compare'} onClick={() => onMode(mode === 'compare' ? 'look' : 'compare')}>
            {t('Compare')}
          </Pressed>
        )}
        {concept.id && may.edit && onContinue && mode === 'look' && (
          <Button size="small" look="quiet" onClick={onContinue}>
            {t('Continue from this one')}
          </Button>
        )}
        {mode !== 'compare' && <ZoomButtons zoom={zoom} />}
        {mode === 'look' && (
          <Button size="small" className="ms-2" onClick={onDownload}>
            <Icon name="download" className="size-4" />
            {t('Download')}
          </Button>
        )}
      </div>
      <DialogClose asChild>
        <Button size="small" look="quiet" className="-ms-3">
          <Icon name="close" className="size-4" />
          {t('Close')}
        </Button>
      </DialogClose>
    </>
  )
}

function NarrowTools(props: Props) {
  const may = useMay()
  const { concept, mode, onMode, sideAt, onSide, zoom, canCompare, onByHand, onContinue, onDownload } = props
  return (
    <>
      {mode === 'look' ? (
        <>
          {concept.id && may.edit && <IconButton icon="edit" label={t('Edit by hand')} onClick={onByHand} />}
          <IconButton icon="download" label={t('Download')} onClick={onDownload} />
          <Menu trigger={<IconButton icon="more" label={t('More')} />}>
            {concept.sides.map(({ name, url }, at) => (
              <MenuItem key={url} note={at === sideAt ? 'shown' : ''} onSelect={() => onSide(at)}>
                {sideTitle(name)}
              </MenuItem>
            ))}
            {canCompare && <MenuItem onSelect={() => onMode('compare')}>{t('Compare')}</MenuItem>}
            {concept.id && may.edit && onContinue && (
              <MenuItem onSelect={onContinue}>{t('Continue from this one')}</MenuItem>
            )}
            {zoom.zoomIn && <MenuItem onSelect={zoom.zoomIn}>{t('Zoom in')}</MenuItem>}
            {zoom.zoomOut && <MenuItem onSelect={zoom.zoomOut}>{t('Zoom out')}</MenuItem>}
          </Menu>
        </>
      ) : (
        <Button size="small" look="quiet" onClick={() => onMode('look')}>
          {t('Done')}
        </Button>
      )}
      <DialogClose asChild>
        <IconButton icon="close" label={t('Close')} />
      </DialogClose>
    </>
  )
}

function ZoomButtons({ zoom: { zoomIn, zoomOut } }: { zoom: Zoom }) {
  return (
    <>
      <IconButton icon="zoomOut" label={t('Zoom out')} disabled={!zoomOut} onClick={() => zoomOut?.()} />
      <IconButton icon="zoomIn" label={t('Zoom in')} disabled={!zoomIn} onClick={() => zoomIn?.()} />
    </>
  )
}

interface PressedProps {
  isPressed: boolean
  onClick: () => void
  children: string
}

function Pressed({ isPressed, onClick, children }: PressedProps) {
  return (
    <Button
      size="small"
      look="quiet"
      aria-pressed={isPressed}
      className={clsx(isPressed && 'bg-well text-ink')}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
