import { t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useCopy } from '../../ui/use-copy.ts'

/** The build prompt of an answer, to take elsewhere. */
export function BuildPrompt({ text }: { text: string }) {
  const copyText = useCopy()
  const copy = () =>
    copyText(
      text,
      { title: t('Prompt Copied'), description: t('The prompt has been copied to your clipboard.') },
      { title: t('Copy Failed'), description: t('Failed to copy the prompt to clipboard.') },
    )
  return (
    <div className="border border-line bg-well">
      <div className="flex items-center justify-between border-b border-line py-1 pe-1 ps-4">
        <span className="text-xs text-ink-3">{t('Replit prompt')}</span>
        <Button look="quiet" size="small" onClick={copy}>
          <Icon name="copy" className="size-4" />
          {t('Copy')}
        </Button>
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label={t('Replit prompt')}
        className="max-h-96 overflow-auto p-4 outline-offset-[-2px]"
      >
        <pre className="font-mono text-xs leading-5 break-words whitespace-pre-wrap">{text}</pre>
      </section>
    </div>
  )
}
