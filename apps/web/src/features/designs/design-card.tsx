import clsx from 'clsx'
import { type CSSProperties, useState } from 'react'
import { scrolls } from '../../lib/proportion.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { BuildPrompt } from './build-prompt.tsx'
import { CodePanel } from './code-panel.tsx'
import type { Concept } from './concept.ts'
import { ContactSheet } from './contact-sheet.tsx'
import { useCode } from './use-code.ts'
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
  /** Sends a guest to sign in with the file remembered; answers whether it was one. */
  onGuestExport: (concept: Concept, url: string) => boolean
  /** What the designs belong to, where that can be exported as a whole. */
  projectId?: string
}

/** Of the narrowest picture, as the sheet shows it. */
const ratioOf = (concepts: readonly Concept[]): number =>
  Math.min(...concepts.map(({ size }) => (size ? (scrolls(size) ? 5 / 6 : size.width / size.height) : 1)))

/** The list is as high as the window lets it be; above and below the pictures stand words, tabs and captions. */
const ROOM = 'min(600px, 100dvh - 352px) - 172px'

/** So wide that all pictures are seen at once: four upright ones in a row, others in two rows (the sheet's columns). */
function sheetWidth(concepts: readonly Concept[]): { className: string; style?: CSSProperties } {
  const ratio = ratioOf(concepts)
  if (concepts.length === 1)
    return {
      className: clsx(
        ratio < 0.9 ? 'max-w-[22rem]' : ratio < 1.3 ? 'max-w-[26rem]' : 'max-w-[42rem]',
        'lg:max-w-(--sheet)',
      ),
      style: { '--sheet': `clamp(14rem, (${ROOM}) * ${ratio.toFixed(3)} + 32px, 42rem)` },
    }
  if (ratio < 0.9) return { className: 'max-w-[30rem] lg:max-w-none' }
  return {
    className: clsx(ratio < 1.3 ? 'max-w-[34rem]' : 'max-w-none', 'lg:max-w-(--sheet)'),
    style: { '--sheet': `max(26rem, (${ROOM}) * ${ratio.toFixed(3)} + 136px)` },
  }
}

/** The designs of one answer, and what belongs to them, side by side in tabs. */
export function DesignCard({ prompt, history, onOpenVersion, ...sheet }: Props) {
  const [side, setSide] = useState<'design' | 'code' | 'prompt'>('design')
  const code = useCode()
  const [codeOf, setCodeOf] = useState<string | null>(null)
  const { concepts, selectedId } = sheet
  const at = Math.max(
    0,
    concepts.findIndex(({ id, url }) => (codeOf === null ? id !== undefined && id === selectedId : url === codeOf)),
  )
  const concept = concepts[at]!
  const { className: width, style } = sheetWidth(sheet.concepts)
  const design = (
    <div className="lg:flex lg:items-start lg:gap-4">
      <div className={clsx('min-w-0 flex-1', width)}>
        <ContactSheet
          {...sheet}
          upright={ratioOf(sheet.concepts) < 0.9}
          onExport={(exported) => void code.generate(exported)}
        />
      </div>
      {history.length > 0 && <VersionStrip history={history} onOpen={onOpenVersion} />}
    </div>
  )
  const codePanel = (
    <CodePanel
      concepts={concepts}
      at={at}
      onChoose={(place) => setCodeOf(concepts[place]!.url)}
      state={code.stateOf(concept)}
      onGenerate={() => void code.generate(concept)}
    />
  )
  const promptPanel = prompt ? (
    <BuildPrompt text={prompt} />
  ) : (
    <p className="text-sm text-ink-2">
      The build prompt for this design took too long. Send your message again to get one.
    </p>
  )
  return (
    <Tabs
      label="Views of the design"
      scale="small"
      tabs={[
        { id: 'design', label: 'Design', panel: design },
        { id: 'code', label: 'Code', panel: codePanel },
        ...(prompt === undefined ? [] : [{ id: 'prompt' as const, label: 'Prompt', panel: promptPanel }]),
      ]}
      value={side}
      onChange={setSide}
      className={side === 'design' && history.length === 0 ? width : 'w-full'}
      style={side === 'design' ? style : undefined}
      panelClassName="pt-2"
    />
  )
}
