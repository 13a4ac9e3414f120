import { knownMessage } from '@limner/contract/login-message'
import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { said, t } from '../../lib/language/translate.ts'
import { Mark } from '../../ui/mark.tsx'
import { NeedsScript } from '../../ui/needs-script.tsx'

/** The page of a form about the account: its title, what it was opened for, and the form. */
export function FormPage({ title, children }: { title: string; children: ReactNode }) {
  const [search] = useSearchParams()
  const message = knownMessage(search.get('message'))
  return (
    <div className="mx-auto w-full max-w-[26rem] px-4 py-12 sm:py-20">
      <Mark className="size-12" />
      <h1 className="mt-6 font-display text-3xl">{title}</h1>
      {message && (
        <p role="status" className="mt-6 border-s-2 border-ink py-1 ps-4 text-base">
          {said(message)}
        </p>
      )}
      <NeedsScript what={t('This form')} />
      {children}
    </div>
  )
}

/** The same query on the other form, so that the visitor still ends where they wanted. */
export function useWithQuery(): (path: string) => string {
  const [search] = useSearchParams()
  const query = search.toString()
  return (path) => (query ? `${path}?${query}` : path)
}
