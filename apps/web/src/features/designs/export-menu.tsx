/** Export Project: the formats that a design can leave as; a menu, and on a phone a sheet. */
import { type ReactElement, useState } from 'react'
import { t } from '../../lib/language/translate.ts'
import { NARROW, useMedia } from '../../lib/use-media.ts'
import { Menu, MenuGroup, MenuItem } from '../../ui/menu.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { Concept } from './concept.ts'
import { type ExportChoice, type ExportGroup, exportGroups } from './export-choices.ts'
import { useExport } from './use-export.ts'

interface Props {
  concept: Concept
  /** Its id: only designs can be exported. */
  id: string
  /** What it belongs to, where that can be exported as a whole. */
  projectId?: string
  /** What opens it; busy while a file is made. */
  button: (state: { 'aria-busy': boolean; disabled: boolean }) => ReactElement<object>
  /** Told when the menu opens. */
  onOpen: () => void
  /** Asks what the file for a printer is to be. */
  onPrint: () => void
  /** Who may not download yet goes to sign in; answers whether it did. */
  onGuest: (url: string) => boolean
}

export function ExportMenu({ concept, id, button, projectId, onOpen, onGuest, onPrint }: Props) {
  const { busy, run } = useExport((_, url) => onGuest(url))
  const narrow = useMedia(NARROW)
  const Choices = narrow ? ExportSheet : ExportDropdown
  return (
    <Choices
      groups={exportGroups(concept, id, projectId)}
      onChoose={({ label, url }) => (url === null ? onPrint() : run(concept, label, url))}
      onOpen={onOpen}
      trigger={button({ 'aria-busy': busy, disabled: busy })}
    />
  )
}

interface ChoicesProps {
  groups: readonly ExportGroup[]
  onChoose: (choice: ExportChoice) => void
  onOpen: () => void
  trigger: ReactElement<object>
}

function ExportDropdown({ groups, onChoose, onOpen, trigger }: ChoicesProps) {
  return (
    <Menu
      trigger={trigger}
      className="w-max max-w-[min(30rem,calc(100vw-1rem))] min-w-72"
      onOpenChange={(open) => open && onOpen()}
    >
      {groups.map(({ label, choices }) => (
        <MenuGroup key={label} label={label}>
          {choices.map((choice) => (
            <MenuItem key={choice.label} note={choice.note} onSelect={() => onChoose(choice)}>
              {choice.label}
            </MenuItem>
          ))}
        </MenuGroup>
      ))}
    </Menu>
  )
}

function ExportSheet({ groups, onChoose, onOpen, trigger }: ChoicesProps) {
  const [open, setOpen] = useState(false)
  function change(next: boolean) {
    setOpen(next)
    if (next) onOpen()
  }
  return (
    <Sheet title={t('Export')} trigger={trigger} open={open} onOpenChange={change}>
      {groups.map(({ label, choices }) => (
        <section key={label} aria-label={label} className="border-t border-line py-2">
          <h3 className="px-4 py-1 text-xs text-ink-3">{label}</h3>
          {choices.map((choice) => (
            <button
              key={choice.label}
              type="button"
              onClick={() => {
                setOpen(false)
                onChoose(choice)
              }}
              className="flex min-h-11 w-full flex-wrap content-center items-center justify-between gap-x-4 px-4 py-1 text-start text-base active:bg-well"
            >
              {choice.label}
              <bdi className="text-sm text-ink-3 tabular-nums">{choice.note}</bdi>
            </button>
          ))}
        </section>
      ))}
    </Sheet>
  )
}
