/** The controls: what can be added, all parts, and what can be done with those that are selected. Beside the artboard, or a sheet below it. */
import { type ComponentProps, useState } from 'react'
import { t } from '../../../lib/language/translate.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { AddBar } from './add-bar.tsx'
import { PartDistances } from './distances.tsx'
import { Inspector } from './inspector.tsx'
import { Outline } from './outline.tsx'
import { Sections } from './sections.tsx'
import { Sheet } from './sheet/sheet.tsx'
import type { Editing } from './use-editing.ts'
import type { Artboard, Parts } from './use-hand.ts'

interface Props extends Pick<ComponentProps<typeof Inspector>, 'onTell' | 'brand' | 'picture'> {
  side: number
  editing: Editing
  artboard: Artboard
  parts: Parts
  /** Something was selected here: it is to be in view. */
  onAsked: () => void
  /** Of the sheet; absent beside the artboard. */
  sheet: Sheeted | undefined
}

export interface Sheeted {
  height: number
  onHeight: (height: number) => void
  tab: Tab
  onTab: (tab: Tab) => void
}

export type Tab = 'add' | 'parts' | 'look' | 'place'

export function Panel({ sheet, ...rest }: Props) {
  if (!sheet)
    return (
      <aside aria-label={t('By hand')} className="flex w-72 shrink-0 flex-col border-s border-line bg-raised">
        <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
          <Add {...rest} />
          <All {...rest} />
        </div>
        {/* However many parts there are, what can be done with the selected one is in view. */}
        <div className="max-h-3/5 shrink-0 overflow-y-auto">
          <Chosen {...rest} />
        </div>
      </aside>
    )
  const { height, onHeight, tab, onTab } = sheet
  return (
    <Sheet height={height} onHeight={onHeight}>
      <Tabs<Tab>
        label={t('Controls')}
        scale="small"
        tabs={[
          { id: 'add', label: t('Add'), panel: <Add {...rest} /> },
          { id: 'parts', label: t('Parts'), panel: <All {...rest} canSelectSeveral /> },
          { id: 'look', label: t('Appearance'), panel: <Chosen {...rest} half="look" /> },
          { id: 'place', label: t('Position'), panel: <Chosen {...rest} half="place" /> },
        ]}
        value={tab}
        onChange={onTab}
        className="flex min-h-0 flex-1 flex-col"
        rowClassName="shrink-0 border-b border-line ps-4 pe-14 [&_[role=tab]]:min-h-11 [&_[role=tab]]:min-w-11"
        panelClassName="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-[env(safe-area-inset-bottom)]"
      />
    </Sheet>
  )
}

type HalfProps = Omit<Props, 'sheet'>

function Add({ editing: { hand, add }, side }: HalfProps) {
  return <AddBar side={side} busy={hand.busy} onAdd={add} />
}

/** Sections of a page, and all parts. */
function All({
  editing,
  artboard,
  parts,
  side,
  onAsked,
  canSelectSeveral = false,
}: HalfProps & { canSelectSeveral?: boolean }) {
  const { hand, selecting, changes, add } = editing
  const { selected, locked, several, setSeveral } = selecting
  const { busy } = hand
  const ids = new Set(selected.map(({ id }) => id))
  function select(id: string, more = false) {
    // Also where the colour of a part was asked for.
    editing.picking.press(artboard.parts, id, more)
    onAsked()
  }
  return (
    <>
      {canSelectSeveral && (
        <label className="flex min-h-11 items-center gap-2 px-3 text-xs">
          <input
            type="checkbox"
            checked={several}
            onChange={({ target }) => setSeveral(target.checked)}
            className="size-5"
          />
          {t('Select several')}
        </label>
      )}
      <Sections
        sections={artboard.sections}
        addable={parts.addable}
        selected={ids}
        busy={busy}
        onSelect={select}
        onMove={(id, to) => hand.change([{ op: 'section', id, to }])}
        onAdd={(name, after) => add({ op: 'add-section', artboard: side, name, ...(after && { after }) })}
      />
      <Outline
        parts={artboard.parts}
        selected={ids}
        locked={locked}
        busy={busy}
        onSelect={select}
        onShow={changes.show}
        onLock={changes.lock}
      />
    </>
  )
}

function Chosen({
  editing,
  artboard,
  parts,
  onTell,
  brand,
  picture,
  half,
}: HalfProps & Pick<ComponentProps<typeof Inspector>, 'half'>) {
  const { hand, selecting, only, opened, picking, changes, grouping } = editing
  const { selected, locked } = selecting
  return (
    <Inspector
      {...{ selected, locked, parts, brand, onTell, picture, half }}
      busy={hand.busy}
      {...grouping}
      onRotate={changes.rotate}
      onName={changes.name}
      onLock={changes.lockAll}
      onStyle={changes.style}
      onBox={changes.box}
      onAlign={changes.align}
      onDistribute={changes.distribute}
      onOrder={changes.order}
      onDuplicate={editing.onDuplicate}
      onRemove={changes.remove}
      onOpen={() => only && editing.onOpen(only)}
      inside={artboard.parts.find(({ id }) => id === opened.drawing)}
      onOut={editing.onOut}
      onPick={picking.wait}
      distances={only && <PartDistances part={only} artboard={artboard} />}
    />
  )
}

/** How the sheet stands: selecting on the artboard brings up what can be done with it. */
export function useSheet(isThere: boolean, height: number, onHeight: (height: number) => void) {
  const [tab, setTab] = useState<Tab>('parts')
  const sheet: Sheeted | undefined = isThere ? { height, onHeight, tab, onTab: setTab } : undefined
  return { sheet, pressed: () => setTab((now) => (now === 'place' ? now : 'look')) }
}
