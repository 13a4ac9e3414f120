/** What a review link leads to. */
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useParams } from 'wouter'
import { sharedQuery } from '../../features/designs/review/queries.ts'
import { SharedDesign } from '../../features/designs/review/shared-design.tsx'
import { reasonOf } from '../../lib/api.ts'
import { t } from '../../lib/language/translate.ts'
import { buttonClass } from '../../ui/button.tsx'
import { NeedsScript } from '../../ui/needs-script.tsx'
import { Spinner } from '../../ui/spinner.tsx'

export default function ReviewPage() {
  const { token = '' } = useParams<{ token: string }>()
  const { data, error } = useQuery(sharedQuery(token))
  useEffect(() => {
    if (data) document.title = `${data.title} · Limner`
  }, [data])
  if (data) return <SharedDesign token={token} shared={data} />
  return (
    <div className="mx-auto w-full max-w-xl flex-1 px-4 py-16">
      <NeedsScript what={t('A design under review')} />
      {error ? (
        <div role="alert">
          <h1 className="font-display text-2xl">{t('There is nothing here')}</h1>
          <p className="mt-3 text-ink-2">{reasonOf(error)}</p>
          <Link href="/" className={buttonClass({ look: 'outline' }, 'mt-6')}>
            {t('About Limner')}
          </Link>
        </div>
      ) : (
        <Spinner />
      )}
    </div>
  )
}
