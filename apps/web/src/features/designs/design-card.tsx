import { useState } from 'react'
import { Tabs } from '../../ui/tabs.tsx'
import { BuildPrompt } from './build-prompt.tsx'
import { type Concept, scrolls } from './concept.ts'
import { ContactSheet } from './contact-sheet.tsx'
import { VersionStrip } from './version-strip.tsx'

interface Props {
  concepts: readonly Concept[]
  /** Absent while it is not there; empty when it never came. */
  prompt?: string | undefined
  selectedId: string | null
  /** The versions that led to the design, when it is one and there are any. */
  history: readonly Concept[]
  onOpen: (at: number) => void
  onOpenVersion: (at: number) => void
  onDownload: (concept: Concept) => void
  onEdit: (concept: Concept, label: string) => void
}

/** So wide that two rows of the pictures stay near one view. */
function widthOf(concepts: readonly Concept[]): string {
  const ratios = concepts.map(({ size }) => (size ? Math.max(size.width / size.height, scrolls(size) ? 1 : 0) : 1))
  const ratio = Math.min(...ratios)
  if (concepts.length === 1) return ratio < 0.9 ? 'max-w-[22rem]' : ratio < 1.3 ? 'max-w-[26rem]' : 'max-w-[42rem]'
  return ratio < 0.9 ? 'max-w-[30rem]' : ratio < 1.3 ? 'max-w-[34rem]' : 'max-w-none'
}

/** The designs of one answer, and what belongs to them, side by side in tabs. */
export function DesignCard({ prompt, history, onOpenVersion, ...sheet }: Props) {
  const [side, setSide] = useState<'design' | 'prompt'>('design')
  const design = (
    <>
      <ContactSheet {...sheet} />
      {history.length > 0 && <VersionStrip history={history} onOpen={onOpenVersion} />}
    </>
  )
  const width = `w-full ${widthOf(sheet.concepts)}`
  if (prompt === undefined) return <div className={width}>{design}</div>
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
      className={side === 'design' ? width : 'w-full'}
      panelClassName="pt-2"
    />
  )
}
