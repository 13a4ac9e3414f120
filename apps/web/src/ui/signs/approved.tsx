import clsx from 'clsx'
import { t } from '../../lib/language/translate.ts'
import { Icon } from '../icon.tsx'

/** That a version was approved at a review link. @param signAlone there is no room for the word: it is said, and shown to a pointer */
export const Approved = ({ signAlone = false, className }: { signAlone?: boolean; className?: string }) => (
  <span title={t('Approved')} className={clsx('inline-flex items-center gap-0.5 text-verdigris', className)}>
    <Icon name="check" className="size-4 shrink-0" />
    <span className={clsx(signAlone && 'sr-only')}>{t('Approved')}</span>
  </span>
)
