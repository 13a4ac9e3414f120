import clsx from 'clsx'
import { t } from '../lib/language/translate.ts'
import { STRENGTHS, strengthOf } from '../lib/password-strength.ts'

/** Four strokes and a word, while a new password is written. */
export function StrengthMeter({ password }: { password: string }) {
  const strength = strengthOf(password)
  return (
    <p role="status" className="-mt-3 flex h-5 items-center gap-3 text-xs text-ink-2">
      {password && (
        <>
          <span aria-hidden="true" className="flex gap-1">
            {STRENGTHS.slice(1).map((name, at) => (
              <span key={t(name)} className={clsx('h-1 w-8', at < strength ? 'bg-verdigris' : 'bg-line')} />
            ))}
          </span>
          {t(STRENGTHS[strength] ?? STRENGTHS[0])}
        </>
      )}
    </p>
  )
}
