import type { Message } from '@limner/contract/types'
import { otherAuthor, wordsOf } from '../../features/messages/message.ts'
import { formatTime } from '../../lib/format.ts'
import { t } from '../../lib/language/translate.ts'
import { sizedTo } from '../../lib/picture-sources.ts'
import { useUser } from '../../lib/session.ts'

export function Conversation({ messages }: { messages: readonly Message[] }) {
  const user = useUser()
  return (
    <ol className="mt-6 max-w-3xl border-t border-line">
      {messages.map(({ id, type, content, imageUrl, author, createdAt }) => (
        <li key={id} className="grid grid-cols-[3rem_1fr_auto] gap-x-4 border-b border-line py-4">
          <bdi className="text-sm font-semibold break-words">
            {type === 'user' ? (otherAuthor({ author }, user?.id) ?? t('You')) : 'AI'}
          </bdi>
          <div className="min-w-0">
            {imageUrl && (
              <img
                src={sizedTo(480, imageUrl)}
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
