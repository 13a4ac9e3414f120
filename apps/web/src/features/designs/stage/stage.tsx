/** The stage: the concepts of an answer, or the one that was chosen of them, with its code and its build prompt. */
import clsx from 'clsx'
import { lazy, Suspense, useState } from 'react'
import { t } from '../../../lib/language/translate.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { BuildPrompt } from '../build-prompt.tsx'
import type { Concept } from '../concept.ts'
import type { Codes } from '../use-code.ts'
import { Chosen, type ChosenProps } from './chosen.tsx'
import { ContactSheet } from './contact-sheet.tsx'

const CodePanel = lazy(() => import('../code-panel.tsx').then((part) => ({ default: part.CodePanel })))

export type View = 'design' | 'code' | 'prompt'

interface Props extends Omit<ChosenProps, 'concept'> {
  /** What lies on the stage while none is chosen. */
  concepts: readonly Concept[]
  chosen: Concept | null
  /** Of the answer; absent while it is not there, empty when it never came. */
  prompt: string | undefined
  view: View
  onView: (view: View) => void
  onNear: (concepts: readonly Concept[], words: string) => void
}

export function DesignStage({ concepts, chosen, prompt, view, onView, codes, onNear, ...rest }: Props) {
  const isEditing = rest.byHand && view === 'design'
  const design = chosen ? (
    <Chosen concept={chosen} codes={codes} {...rest} />
  ) : (
    // Of other concepts others are selected.
    <ContactSheet key={concepts[0]?.url} concepts={concepts} onNear={onNear} {...rest} />
  )
  const promptPanel = prompt ? (
    <BuildPrompt text={prompt} />
  ) : (
    <p className="text-sm text-ink-2">
      {t('The build prompt for this design took too long. Send your message again to get one.')}
    </p>
  )
  return (
    <Tabs
      label={t('Views of the design')}
      scale="small"
      tabs={[
        { id: 'design', label: t('Design'), panel: design },
        {
          id: 'code',
          label: t('Code'),
          panel: <CodeView concepts={concepts} family={rest.family} chosen={chosen} codes={codes} />,
        },
        ...(prompt === undefined ? [] : [{ id: 'prompt' as const, label: t('Prompt'), panel: promptPanel }]),
      ]}
      value={view}
      onChange={onView}
      className={clsx('flex min-h-0 flex-1 flex-col desk:px-4', isEditing ? 'max-desk:px-0' : 'px-3')}
      rowClassName={clsx(isEditing && 'max-desk:hidden')}
      panelClassName={
        view === 'design'
          ? 'flex min-h-0 flex-1 flex-col'
          : 'min-h-0 flex-1 overflow-y-auto mx-auto w-full max-w-[60rem] py-3'
      }
    />
  )
}

interface CodeViewProps {
  concepts: readonly Concept[]
  family: readonly Concept[]
  chosen: Concept | null
  codes: Codes
}

/** The code of the chosen design, or of one of those that lie on the stage. */
function CodeView({ concepts, family, chosen, codes }: CodeViewProps) {
  const shown = chosen ? (family.some(({ url }) => url === chosen.url) ? family : [chosen]) : concepts
  const [url, setUrl] = useState<string | null>(null)
  const at = Math.max(
    0,
    shown.findIndex((concept) => concept.url === (url ?? chosen?.url)),
  )
  const concept = shown[at]
  if (!concept) return null
  return (
    <Suspense fallback={<Spinner />}>
      <CodePanel
        concepts={shown}
        at={at}
        onChoose={(place) => setUrl(shown[place]?.url ?? null)}
        state={codes.stateOf(concept)}
        onGenerate={() => void codes.generate(concept)}
      />
    </Suspense>
  )
}
