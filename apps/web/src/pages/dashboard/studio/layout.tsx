/** The workspace: a rail, the stage, and the chat beside it; on small screens the stage above, the chat as a sheet below. */
import clsx from 'clsx'
import { type ReactNode, useState } from 'react'
import { type ChatMessage, wordsOf } from '../../../features/messages/message.ts'
import { t } from '../../../lib/language/translate.ts'
import { KEYS } from '../../../lib/storage.ts'
import { DESK, useMedia } from '../../../lib/use-media.ts'
import { useStored } from '../../../lib/use-stored.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Resizer } from './resizer.tsx'
import { type Unseen, useUnseen } from './use-unseen.ts'

interface Props {
  head: ReactNode
  rail: ReactNode
  stage: ReactNode
  conversation: ReactNode
  composer: ReactNode
  /** The design is under the hand: on small screens it has the window, and the conversation begins lowered. */
  isEditing: boolean
  raised: boolean
  onRaise: (raised: boolean) => void
  /** Of the conversation. */
  last: ChatMessage | undefined
  /** Something is under way. */
  busy: boolean
  /** What lies above: dialogs. */
  children: ReactNode
}

/** Pixels of the chat. */
const WIDTH = { least: 360, usual: 380, most: 420 }

export function Layout(props: Props) {
  const { head, rail, stage, conversation, composer, isEditing, raised, onRaise, last, busy, children } = props
  const [kept, keep] = useStored(KEYS.chatWidth)
  const [hidden, setHidden] = useState(false)
  const isDesk = useMedia(DESK)
  const unseen = useUnseen(last, isDesk ? hidden : isEditing && !raised)
  const width = Math.min(WIDTH.most, Math.max(WIDTH.least, Number(kept) || WIDTH.usual))
  return (
    <div
      data-studio
      style={kept ? { '--chat': `${width}px` } : undefined}
      className={clsx(
        'relative flex min-h-0 flex-1 flex-col [--chat:23.75rem] desk:grid desk:grid-rows-[auto_minmax(0,1fr)]',
        isEditing && 'max-desk:fixed max-desk:inset-0 max-desk:z-30 max-desk:bg-paper',
        hidden
          ? 'desk:grid-cols-[4.25rem_minmax(0,1fr)_2.75rem]'
          : 'desk:grid-cols-[4.25rem_minmax(0,1fr)_var(--chat)]',
      )}
    >
      <div
        className={clsx(
          'flex items-start border-line px-4 desk:col-start-3 desk:row-start-1 desk:border-s desk:pe-1 desk:ps-3',
          hidden && 'desk:hidden',
          isEditing && 'max-desk:hidden',
        )}
      >
        <div className="min-w-0 flex-1">{head}</div>
        <IconButton
          icon="panel"
          label={t('Hide chat')}
          className="mt-1 max-desk:hidden"
          onClick={() => setHidden(true)}
        />
      </div>
      <Stage {...{ rail, stage, isEditing }} isAlone={hidden} />
      {hidden ? (
        <div className="flex justify-center border-s border-line pt-1 max-desk:hidden desk:col-start-3 desk:row-span-2 desk:row-start-1">
          <IconButton icon="panel" label={t('Show chat')} className="relative" onClick={() => setHidden(false)}>
            {unseen && <Dot className="absolute top-1 end-1" />}
          </IconButton>
        </div>
      ) : null}
      {/* The conversation, which tells its answers by itself, is not there. */}
      <p role="status" className="sr-only">
        {unseen ? wordsOf(unseen.message) : ''}
      </p>
      <Chat
        isHidden={hidden}
        {...{ isEditing, raised, onRaise, unseen, busy }}
        edge={<Resizer {...WIDTH} width={width} onWidth={(next) => keep(String(next))} />}
        conversation={conversation}
        composer={composer}
      />
      {children}
    </div>
  )
}

interface StageProps extends Pick<Props, 'rail' | 'stage' | 'isEditing'> {
  /** The chat is hidden. */
  isAlone: boolean
}

/** What stands on the stage, with the rail beside it. */
function Stage({ rail, stage, isEditing, isAlone }: StageProps) {
  return (
    <div className="relative flex min-h-0 flex-1 flex-col desk:contents">
      <div
        className={clsx(
          'absolute top-0 end-1 z-20 has-aria-expanded:z-30 desk:relative desk:top-auto desk:end-auto desk:col-start-1 desk:row-span-2 desk:row-start-1',
          isEditing && 'max-desk:hidden',
        )}
      >
        {rail}
      </div>
      <section
        aria-label={t('Stage')}
        className={clsx(
          'relative flex flex-1 flex-col bg-mat desk:col-start-2 desk:row-span-2 desk:row-start-1 desk:min-h-0',
          isEditing ? 'min-h-0' : 'min-h-72',
        )}
      >
        {/* The project's title has gone with the chat; what stands here has headings below it. */}
        {isAlone && <h2 className="sr-only max-desk:hidden">{t('Stage')}</h2>}
        {stage}
      </section>
    </div>
  )
}

type OfChat = 'conversation' | 'composer' | 'isEditing' | 'raised' | 'onRaise' | 'busy'

interface ChatProps extends Pick<Props, OfChat> {
  isHidden: boolean
  unseen: Unseen | null
  edge: ReactNode
}

/** Beside the stage, or below it as a sheet with two heights. */
function Chat({ isHidden, edge, conversation, composer, isEditing, raised, onRaise, ...told }: ChatProps) {
  // What is edited keeps its place under the conversation that comes up before it.
  const isLow = isEditing && !raised
  return (
    <div
      className={clsx(
        'sticky bottom-0 z-20 flex flex-col border-t border-line bg-paper desk:relative desk:col-start-3 desk:row-start-2 desk:min-h-0 desk:border-t-0 desk:border-s',
        isHidden && 'desk:hidden',
        isEditing && raised && 'max-desk:absolute max-desk:inset-x-0',
      )}
    >
      {edge}
      <Raise raised={raised} onRaise={onRaise} isLow={isLow} {...told} />
      <div
        data-raised={raised || undefined}
        className={clsx('group/sheet flex min-h-0 flex-1 flex-col desk:justify-end', isLow && 'max-desk:hidden')}
      >
        {conversation}
      </div>
      <div className={clsx('px-3 pt-1 pb-3', isLow && 'max-desk:hidden')}>{composer}</div>
    </div>
  )
}

/** Raises and lowers the conversation; lowered to this bar, it has the newest answer in it. */
function Raise({
  raised,
  onRaise,
  isLow,
  unseen,
  busy,
}: Pick<ChatProps, 'raised' | 'onRaise' | 'unseen' | 'busy'> & { isLow: boolean }) {
  const word = raised ? t('Lower the conversation') : t('Raise the conversation')
  const answer = isLow && unseen ? wordsOf(unseen.message) : ''
  return (
    <Button
      look="quiet"
      size="small"
      aria-expanded={raised}
      aria-label={answer ? t('{part}: {words}', { part: word, words: answer }) : undefined}
      className="h-7 w-full rounded-none touch:min-h-11 desk:hidden"
      onClick={() => onRaise(!raised)}
    >
      <Icon name="chevronDown" className={clsx('size-4', !raised && 'rotate-180')} />
      {answer && <Dot />}
      {answer && unseen?.isFresh ? (
        <span dir="auto" className="animate-appear min-w-0 truncate">
          {answer}
        </span>
      ) : (
        word
      )}
      {isLow && busy && (
        <span aria-hidden="true" className="animate-wait size-4 rounded-full border-2 border-line border-t-ink" />
      )}
    </Button>
  )
}

/** There is something new. */
const Dot = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={clsx('size-2 shrink-0 rounded-full bg-minium', className)} />
)
