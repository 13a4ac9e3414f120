import { useState } from 'react'
import { Tabs } from '../../ui/tabs.tsx'
import { BuildPrompt } from './build-prompt.tsx'
import type { Concept } from './concept.ts'
import { ContactSheet } from './contact-sheet.tsx'

interface Props {
  concepts: readonly Concept[]
  /** Absent while it is not there; empty when it never came. */
  prompt?: string | undefined
  selectedId: string | null
  onOpen: (at: number) => void
  onDownload: (concept: Concept) => void
  onEdit: (concept: Concept, label: string) => void
}

/** The designs of one answer, and what belongs to them, side by side in tabs. */
export function DesignCard({ prompt, ...sheet }: Props) {
  const [side, setSide] = useState<'design' | 'prompt'>('design')
  const design = <ContactSheet {...sheet} />
  if (prompt === undefined) return design
  const promptPanel = prompt ? (
    <BuildPrompt text={prompt} />
  ) : (
    <p className="text-sm text-ink-2">The prompt for this design took too long. Send your request again to get one.</p>
  )
  return (
    <Tabs
      label="Views of the design"
      scale="small"
      tabs={[
        { id: 'design', label: 'Design', panel: design },
        { id: 'prompt', label: 'Prompt', panel: promptPanel },
      ]}
      value={side}
      onChange={setSide}
      panelClassName="pt-2"
    />
  )
}
