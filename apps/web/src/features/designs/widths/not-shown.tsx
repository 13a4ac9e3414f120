import { t } from '../../../lib/language/translate.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

interface Props {
  /** Why not; without words where nothing is known. */
  failure: string
  onRetry: () => void
}

/** In place of a running page. */
export function NotShown({ failure, onRetry }: Props) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-center gap-2 px-4 py-2 text-xs">
      <p className="text-carmine">
        {failure ? t('The preview stopped: {error}', { error: failure }) : t('The preview could not be shown.')}
      </p>
      <Button size="small" onClick={onRetry}>
        <Icon name="retry" className="size-4" />
        {t('Try again')}
      </Button>
    </div>
  )
}
