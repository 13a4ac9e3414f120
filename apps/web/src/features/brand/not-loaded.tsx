import { t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'

/** Stands where a part of a kit could not be loaded. */
export const NotLoaded = ({ text, retry }: { text: string; retry: () => Promise<unknown> }) => (
  <div role="alert">
    <p className="text-ink-2">{text}</p>
    <Button size="small" className="mt-3" onClick={() => void retry()}>
      {t('Try again')}
    </Button>
  </div>
)
