import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { t } from '../lib/language/translate.ts'

/** The field in which a design is described. Its frame is drawn by what it stands in. */
export const PromptArea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea
    enterKeyHint="send"
    aria-label={t('Describe your design')}
    className={clsx(
      'block resize-none bg-transparent px-4 py-3 text-base caret-minium outline-none focus-visible:outline-none',
      className,
    )}
    {...rest}
  />
)
