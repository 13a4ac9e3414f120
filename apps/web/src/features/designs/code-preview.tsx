/** A generated component as it runs, at the widths of three devices. */
import { useState } from 'react'
import { t } from '../../lib/language/translate.ts'
import { RunningPage } from './widths/running-page.tsx'
import { WIDEST, WidthSwitch } from './widths/width-switch.tsx'

export function CodePreview({ code, name }: { code: string; name: string }) {
  const [width, setWidth] = useState(WIDEST)
  return (
    <div className="border border-line">
      <div className="flex flex-wrap items-center justify-between border-b border-line py-1 pe-1 ps-4">
        <span className="text-xs text-ink-3">{t('Preview')}</span>
        <WidthSwitch value={width} onChange={setWidth} />
      </div>
      <div className="h-128">
        <RunningPage code={code} name={name} width={width} />
      </div>
    </div>
  )
}
