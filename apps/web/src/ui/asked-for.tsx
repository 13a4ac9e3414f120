import type { CheckedAsk } from '@limner/contract/types'
import { many, t } from '../lib/language/translate.ts'
import { Icon } from './icon.tsx'

/** Each thing with a tick, or with the designs that do not show it. */
export function AskedFor({ asked }: { asked: readonly CheckedAsk[] }) {
  return (
    <ul className="grid gap-y-1">
      {asked.map(({ words, met, missing = [] }) => (
        <li key={words} className="grid grid-cols-[1rem_1fr] gap-x-2">
          {met ? <Icon name="check" className="mt-0.5 size-4 text-ink-3" /> : <span aria-hidden="true">–</span>}
          <span className="min-w-0 break-words">
            <bdi>{words}</bdi>
            {met ? (
              <span className="sr-only"> {t('(shown)')}</span>
            ) : (
              <span className="text-ink-3"> {missingIn(missing)}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

const missingIn = (designs: readonly number[]): string =>
  designs.length === 0
    ? t('(not shown)')
    : many(designs.length, '(not in design {list})', '(not in designs {list})', { list: designs.join(', ') })
