import type { Message } from '@limner/contract/types'
import { wordsOf } from '../../features/messages/message.ts'
import { formatTime } from '../../lib/format.ts'
import { t } from '../../lib/language/translate.ts'

export function Conversation({ messages }: { messages: readonly Message[] }) {
  return (
    <ol className="mt-6 max-w-3xl border-t border-line">
      {messages.map(({ id, type, content, imageUrl, createdAt }) => (
        <li key={id} className="grid grid-cols-[3rem_1fr_auto] gap-x-4 border-b border-line py-4">
          <span className="text-sm font-semibold">{type === 'user' ? t('You') : 'AI'}</span>
          <div className="min-w-0">
            {imageUrl && (
              <img
                src={imageUrl}
                alt={t('Attached')}
                loading="lazy"
                className="mb-3 h-32 w-auto max-w-full bg-mat object-contain"
              />
            )}
            <p dir="auto" className="break-words whitespace-pre-wrap">
              {wordsOf({ type, content })}
            </p>
          </div>
          <time dateTime={createdAt} className="pt-0.5 text-xs text-ink-3 tabular-nums">
            {formatTime(createdAt)}
          </time>
        </li>
      ))}
    </ol>
  )
}
