/** Of a chosen picture: what of it is shown, by figures and by hand, and another one in its place. */
import { useId, useMemo } from 'react'
import { called, t } from '../../../lib/language/translate.ts'
import { Button } from '../../../ui/button.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { NumberField, Section } from './fields.tsx'
import { type Crop, MOST_ZOOM, magnified, pictureIn } from './measure/crop.ts'
import { middleOf } from './measure/turned.ts'
import type { CroppingHand } from './use-cropping.ts'
import type { Part } from './use-hand.ts'

interface Props {
  part: Part
  svg: string
  busy: boolean
  cropping: CroppingHand
  onCrop: (id: string, crop: Crop) => void
  onReplace: (id: string, file: File) => void
}

const PERCENT = 100

export function PictureControls({ part, svg, busy, cropping, onCrop, onReplace }: Props) {
  const { id, box } = part
  const shown = useMemo(() => pictureIn(svg, id, box), [svg, id, box])
  if (cropping.now && !cropping.now.isSent) return <WhileCropping {...cropping.now} cropping={cropping} />
  return (
    <Section title={t('Picture')}>
      {shown && <Figures crop={shown.crop} busy={busy} onCrop={(crop) => onCrop(id, crop)} />}
      <div className="flex flex-wrap gap-1">
        {shown && (
          <Button size="small" className="px-2" disabled={busy} onClick={() => cropping.begin(part)}>
            {t('Crop')}
          </Button>
        )}
        <FileButton
          size="small"
          className="px-2"
          word={t('Replace')}
          label={t('Another picture for {name}', { name: called(part.name) })}
          accept="image/*"
          disabled={busy}
          onFile={(chosen) => onReplace(id, chosen)}
        />
      </div>
    </Section>
  )
}

/** The same as figures: how much it is magnified, and where it lies. */
function Figures({ crop, busy, onCrop }: { crop: Crop; busy: boolean; onCrop: (crop: Crop) => void }) {
  const { zoom, focus } = crop
  const [x, y] = focus
  const figures = [
    { label: t('Zoom'), value: zoom, least: 1, most: MOST_ZOOM, to: (zoom: number): Crop => ({ focus, zoom }) },
    { label: t('Across'), value: x, least: 0, most: 1, to: (to: number): Crop => ({ focus: [to, y], zoom }) },
    { label: t('Down'), value: y, least: 0, most: 1, to: (to: number): Crop => ({ focus: [x, to], zoom }) },
  ]
  return (
    <div className="mb-2 grid grid-cols-2 gap-x-3 gap-y-1.5">
      {figures.map(({ label, value, least, most, to }) => (
        <NumberField
          key={label}
          label={label}
          unit="%"
          value={value * PERCENT}
          least={least * PERCENT}
          most={most * PERCENT}
          disabled={busy}
          onChange={(percent) => onCrop(to(percent / PERCENT))}
        />
      ))}
    </div>
  )
}

function WhileCropping({ part, shown, crop, cropping }: NonNullable<CroppingHand['now']> & { cropping: CroppingHand }) {
  const field = useId()
  const { box } = part
  return (
    <Section title={t('Crop')}>
      <label htmlFor={field} className="flex items-center gap-2 text-xs text-ink-2">
        {t('Zoom')}
        <input
          id={field}
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.01}
          value={crop.zoom}
          onChange={({ target }) =>
            cropping.set(magnified(crop, Number(target.value), middleOf(box), box, shown.aspect))
          }
          className="h-8 min-w-0 flex-1 accent-lapis touch:h-11"
        />
        <output className="w-10 text-end tabular-nums">{Math.round(crop.zoom * PERCENT)} %</output>
      </label>
      <p className="mb-2 text-xs text-ink-2">
        {t('Pull the picture to push it. The wheel, two fingers, + and − magnify it.')}
      </p>
      <div className="flex gap-1">
        <Button size="small" className="px-2" onClick={() => cropping.end(true)}>
          {t('Done')}
        </Button>
        <Button size="small" className="px-2" onClick={() => cropping.end(false)}>
          {t('Cancel')}
        </Button>
      </div>
    </Section>
  )
}
