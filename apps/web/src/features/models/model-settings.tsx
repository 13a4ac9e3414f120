/** What somebody sets and sees of models: what their use has cost, and keys of their own. */
import type { ReactNode } from 'react'
import { t } from '../../lib/language/translate.ts'
import { OwnModelKeys, useOwnKeysThere } from './own-model-keys.tsx'
import { OwnUsage } from './own-usage.tsx'

/** Null: there is nothing to set or see. */
export function useModelSettings(userId: string, hasModels: boolean): ReactNode {
  const hasKeys = useOwnKeysThere(userId)
  if (!hasModels && !hasKeys) return null
  return (
    <>
      {hasModels ? (
        <OwnUsage userId={userId} />
      ) : (
        <p className="text-ink-2">{t('The models of this server need a key of yours.')}</p>
      )}
      <OwnModelKeys userId={userId} />
    </>
  )
}
