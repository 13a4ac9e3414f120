import type { ReactNode } from 'react'
import { language, t } from '../lib/language/translate.ts'

/** Tells readers of another language that what follows is in English. */
export function EnglishNotice({ className }: { className: string }) {
  if (language().code === 'en') return null
  return (
    <p role="note" className={className}>
      {t('This page is available in English only.')}
    </p>
  )
}

/** What is not translated: policies, and the documentation for developers. */
export function InEnglish({ children }: { children: ReactNode }) {
  if (language().code === 'en') return children
  return (
    <>
      <EnglishNotice className="mx-auto mt-8 w-full max-w-[72rem] px-4 text-sm text-ink-2 sm:px-8" />
      <div lang="en" dir="ltr" className="contents">
        {children}
      </div>
    </>
  )
}
