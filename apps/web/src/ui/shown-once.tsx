import { t } from '../lib/language/translate.ts'
import { Button } from './button.tsx'
import { useCopy } from './use-copy.ts'

interface Props {
  /** What it is, for those who do not see it. */
  label: string
  /** Whose it is. */
  name: string
  text: string
  value: string
  onDone: () => void
}

/** A secret that was just made: this one time. */
export function ShownOnce({ label, name, text, value, onDone }: Props) {
  const copyText = useCopy()
  const copy = () => copyText(value, { title: t('Copied to clipboard') }, { title: t('It could not be copied') })
  return (
    <section aria-label={label} className="mt-6 border-y border-ink py-6">
      <p className="text-base font-semibold break-words">{name}</p>
      <p className="mt-1 text-base text-ink-2">{text}</p>
      <code className="mt-4 block bg-well px-4 py-3 font-mono text-sm break-all whitespace-pre-wrap">{value}</code>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="primary" onClick={() => void copy()}>
          {t('Copy')}
        </Button>
        <Button onClick={onDone}>{t('I have kept it')}</Button>
      </div>
    </section>
  )
}
