/** Export Project: the formats that a design can leave as. */
import { DropdownMenu as Menu } from 'radix-ui'
import { useState } from 'react'
import { reasonOf } from '../../lib/api.ts'
import { IconButton } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import type { Concept } from './concept.ts'
import { downloadFile, fileNameOf } from './download.ts'
import { type ExportChoice, exportGroups } from './export-choices.ts'

interface Props {
  concept: Concept
  /** Its id: only designs can be exported. */
  id: string
  description: string
  /** What it belongs to, where that can be exported as a whole. */
  projectId?: string
  /** Told when the menu opens. */
  onOpen: () => void
  /** Who may not download yet goes to sign in; answers whether it did. */
  onGuest: (url: string) => boolean
}

/** Milliseconds after which a wait is worth a word. */
const PATIENCE = 700

export function ExportMenu({ concept, id, description, projectId, onOpen, onGuest }: Props) {
  const [busy, setBusy] = useState(false)
  const toast = useToast()

  async function run({ label, url }: ExportChoice) {
    if (onGuest(url)) return
    setBusy(true)
    const timer = setTimeout(() => toast({ title: `Preparing ${label}`, description: concept.title }), PATIENCE)
    try {
      await downloadFile(url, fileNameOf(concept.title))
    } catch (error) {
      toast({ title: 'Export Failed', description: reasonOf(error), destructive: true })
    } finally {
      clearTimeout(timer)
      setBusy(false)
    }
  }

  return (
    <Menu.Root onOpenChange={(open) => open && onOpen()}>
      <Menu.Trigger asChild>
        <IconButton
          icon="export"
          label="Export Project"
          aria-description={description}
          aria-busy={busy}
          disabled={busy}
          className="hover:bg-paper"
        />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="animate-appear z-50 max-h-(--radix-dropdown-menu-content-available-height) w-72 overflow-y-auto rounded-sm border border-edge bg-raised py-1 text-sm text-ink"
        >
          {exportGroups(concept, id, projectId).map((group) => (
            <Menu.Group key={group.label} className="border-line py-1 not-first:border-t">
              <Menu.Label className="px-4 pt-1 pb-1 text-xs text-ink-3">{group.label}</Menu.Label>
              {group.choices.map((choice) => (
                <Menu.Item
                  key={choice.label}
                  onSelect={() => void run(choice)}
                  className="flex min-h-8 cursor-default items-center justify-between gap-4 px-4 outline-none select-none data-highlighted:bg-well touch:min-h-11"
                >
                  {choice.label}
                  <span className="text-xs text-ink-3 tabular-nums">{choice.note}</span>
                </Menu.Item>
              ))}
            </Menu.Group>
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  )
}
