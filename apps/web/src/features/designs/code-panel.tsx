/** The Code tab: the component of one design, to read, copy, save and see running. */
import clsx from 'clsx'
import { t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useCopy } from '../../ui/use-copy.ts'
import { CodeBlock } from './code-block.tsx'
import { CodePreview } from './code-preview.tsx'
import type { Concept } from './concept.ts'
import { saveAs } from './download.ts'
import type { CodeState } from './use-code.ts'

interface Props {
  concepts: readonly Concept[]
  /** Which of them the code is of. */
  at: number
  onChoose: (at: number) => void
  state: CodeState
  onGenerate: () => void
}

export function CodePanel({ concepts, at, onChoose, state, onGenerate }: Props) {
  return (
    <div className="space-y-2">
      {concepts.length > 1 && (
        <fieldset className="flex gap-1">
          <legend className="sr-only">{t('Design whose code is shown')}</legend>
          {concepts.map((concept, place) => (
            <Button
              key={concept.url}
              look="quiet"
              size="small"
              aria-label={t('Concept {place}', { place: place + 1 })}
              aria-pressed={place === at}
              className={clsx('tabular-nums', place === at && 'bg-well text-ink')}
              onClick={() => onChoose(place)}
            >
              {place + 1}
            </Button>
          ))}
        </fieldset>
      )}
      {state.status === 'idle' && (
        <button
          type="button"
          onClick={onGenerate}
          className="flex min-h-40 w-full items-center justify-center border border-dashed border-edge p-6 text-sm text-ink-2 transition-colors duration-150 hover:bg-well hover:text-ink"
        >
          {t('Click to generate code from this design')}
        </button>
      )}
      {state.status === 'loading' && (
        <p
          role="status"
          className="flex min-h-40 items-center justify-center gap-3 border border-line text-sm text-ink-2"
        >
          <span className="animate-wait size-4 rounded-full border-2 border-line border-t-ink" />
          {t('Generating code...')}
        </p>
      )}
      {(state.status === 'loaded' || state.status === 'failed') && (
        <GeneratedCode {...state} failed={state.status === 'failed'} onRetry={onGenerate} />
      )}
    </div>
  )
}

interface GeneratedProps {
  code: string
  componentName: string
  dependencies: string[]
  failed: boolean
  onRetry: () => void
}

function GeneratedCode({ code, componentName, dependencies, failed, onRetry }: GeneratedProps) {
  const copyText = useCopy()
  const copy = () =>
    copyText(
      code,
      { title: t('Code Copied'), description: t('The code has been copied to your clipboard.') },
      { title: t('Copy Failed'), description: t('Failed to copy code to clipboard.') },
    )
  return (
    <>
      <div className="border border-line bg-well">
        <div className="flex items-center justify-between gap-2 border-b border-line py-1 pe-1 ps-4">
          <span className="min-w-0 truncate font-mono text-xs text-ink-3">
            {failed ? componentName : `${componentName}.tsx`}
          </span>
          <div className="flex">
            {failed ? (
              <Button look="quiet" size="small" onClick={onRetry}>
                <Icon name="retry" className="size-4" />
                {t('Try again')}
              </Button>
            ) : (
              <Button
                look="quiet"
                size="small"
                onClick={() => saveAs(new Blob([code], { type: 'text/plain' }), `${componentName}.tsx`)}
              >
                <Icon name="download" className="size-4" />
                {t('Download .tsx')}
              </Button>
            )}
            <Button look="quiet" size="small" onClick={copy}>
              <Icon name="copy" className="size-4" />
              {t('Copy')}
            </Button>
          </div>
        </div>
        <CodeBlock code={code} label={t('Generated code')} />
        {dependencies.length > 0 && (
          <p className="border-t border-line px-4 py-2 text-xs text-ink-2">
            {t('Dependencies:')} <span className="font-mono">{dependencies.join(', ')}</span>
          </p>
        )}
      </div>
      {!failed && <CodePreview key={code} code={code} name={componentName} />}
    </>
  )
}
