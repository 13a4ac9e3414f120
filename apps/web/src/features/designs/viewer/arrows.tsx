import clsx from 'clsx'
import { t } from '../../../lib/language/translate.ts'
import { Icon } from '../../../ui/icon.tsx'

/** To the neighbours, beside the picture. */
export function Arrows({ onStep }: { onStep: (by: number) => void }) {
  return (
    <>
      <Arrow
        label={t('Previous concept')}
        icon="chevronLeft"
        className="start-0.5 sm:start-2.5"
        onClick={() => onStep(-1)}
      />
      <Arrow label={t('Next concept')} icon="chevronRight" className="end-0.5 sm:end-2.5" onClick={() => onStep(1)} />
    </>
  )
}

interface ArrowProps {
  label: string
  icon: 'chevronLeft' | 'chevronRight'
  className: string
  onClick: () => void
}

function Arrow({ label, icon, className, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={clsx(
        'absolute top-1/2 flex size-11 -translate-y-1/2 items-center justify-center rounded-sm bg-paper text-ink hover:bg-raised',
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  )
}
